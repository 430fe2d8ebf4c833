import { mageOf, participants, PLACES, ROSE, servants, stateOf, type FigureName, type OwnPosition } from './model';

/** What stands otherwise after a turn: of a figure or of a place, what it was and what it is. */
export interface Change {
  of: { figure: FigureName } | { place: string };
  what: 'place' | 'damage' | 'power' | 'hexes' | 'instability' | 'state' | 'obeyed' | 'evocation';
  /** A number, a place, the side of a room, or how many cubes; null where an evocation is not in the lodge. */
  from: number | string | null;
  to: number | string | null;
}

/** All that somebody changes on the real table, in the order in which one looks: figures first, then rooms. */
export function changes(before: OwnPosition, after: OwnPosition): Change[] {
  return [
    ...participants(before).flatMap((who) => ofMage(before, after, who)),
    ...[...new Set([...servants(before), ...servants(after)])].flatMap((name) => ofServant(before, after, name)),
    ...PLACES.flatMap((place) => ofRoom(before, after, place)),
  ].filter(({ from, to }) => from !== to);
}

function ofMage(before: OwnPosition, after: OwnPosition, figure: ReturnType<typeof participants>[number]): Change[] {
  const of = { figure };
  const [old, now] = [mageOf(before, figure), mageOf(after, figure)];
  const power = ({ rose, seats }: OwnPosition): number => (figure === ROSE ? rose.power : (seats[figure]?.power ?? 0));
  const hexes = (mage: typeof old): string => Object.keys(mage.hexes).sort().join(' ');
  return [
    { of, what: 'place', from: old.at, to: now.at },
    { of, what: 'damage', from: old.cubes.length, to: now.cubes.length },
    { of, what: 'power', from: power(before), to: power(after) },
    { of, what: 'hexes', from: hexes(old), to: hexes(now) },
    ...(figure === ROSE ? [{ of, what: 'obeyed' as const, from: before.avatar.obeyed, to: after.avatar.obeyed }] : []),
  ];
}

function ofServant(before: OwnPosition, after: OwnPosition, figure: ReturnType<typeof servants>[number]): Change[] {
  const of = { figure };
  const [old, now] = [before.evocations[figure], after.evocations[figure]];
  if (old === undefined || now === undefined) return [{ of, what: 'evocation', from: old?.at ?? null, to: now?.at ?? null }];
  return [
    { of, what: 'place', from: old.at, to: now.at },
    { of, what: 'damage', from: old.cubes.length, to: now.cubes.length },
  ];
}

function ofRoom(before: OwnPosition, after: OwnPosition, place: string): Change[] {
  const of = { place };
  const [old, now] = [before.lodge[place], after.lodge[place]];
  if (old === undefined || now === undefined) return [];
  return [
    { of, what: 'instability', from: old.cubes.length, to: now.cubes.length },
    { of, what: 'state', from: stateOf(old), to: stateOf(now) },
  ];
}
