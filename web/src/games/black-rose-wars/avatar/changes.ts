import { mageOf, onSlot, participants, PLACES, ROSE, servants, stateOf, type FigureName, type OwnPosition } from './model';

/** What stands otherwise afterwards: of a figure, of a place or of the whole table, what it was and what it is. */
export interface Change {
  of: { figure: FigureName } | { place: string } | { slot: number } | null;
  what:
    | 'place'
    | 'damage'
    | 'power'
    | 'hexes'
    | 'ready'
    | 'instability'
    | 'state'
    | 'obeyed'
    | 'memories'
    | 'evocation'
    | 'event'
    | 'moon'
    | 'crown';
  /** A number, a place, the side of a room, hexes with their cubes, an event; null where there is nothing. */
  from: number | string | null;
  to: number | string | null;
}

/** All that somebody changes on the real table, in the order in which one looks: figures first, then rooms. */
export function changes(before: OwnPosition, after: OwnPosition): Change[] {
  return [
    ...participants(before).flatMap((who) => ofMage(before, after, who)),
    ...[...new Set([...servants(before), ...servants(after)])].flatMap((name) => ofServant(before, after, name)),
    ...PLACES.flatMap((place) => ofRoom(before, after, place)),
    ...before.events.slots.map((event, slot) => ({
      of: { slot },
      what: 'event' as const,
      from: event,
      to: after.events.slots[slot] ?? null,
    })),
    { of: null, what: 'moon' as const, from: before.moon, to: after.moon },
    { of: null, what: 'crown' as const, from: before.crown, to: after.crown },
  ].filter(({ from, to }) => from !== to);
}

function ofMage(before: OwnPosition, after: OwnPosition, figure: ReturnType<typeof participants>[number]): Change[] {
  const of = { figure };
  const [old, now] = [mageOf(before, figure), mageOf(after, figure)];
  const power = ({ rose, seats }: OwnPosition): number => (figure === ROSE ? rose.power : (seats[figure]?.power ?? 0));
  const hexes = (mage: typeof old): string =>
    Object.entries(mage.hexes)
      .map(([hex, cubes]) => `${hex}:${cubes}`)
      .sort()
      .join(' ');
  const ready = ({ seats }: OwnPosition): number => {
    const seat = figure === ROSE ? undefined : seats[figure];
    return seat === undefined ? 0 : Object.keys(seat.board ?? {}).filter((slot) => onSlot(seat, slot).endsWith(' activated')).length;
  };
  return [
    { of, what: 'place', from: old.at, to: now.at },
    { of, what: 'damage', from: old.cubes.length, to: now.cubes.length },
    { of, what: 'power', from: power(before), to: power(after) },
    { of, what: 'hexes', from: hexes(old), to: hexes(now) },
    { of, what: 'ready', from: ready(before), to: ready(after) },
    ...(figure === ROSE ? ofOrders(before.avatar, after.avatar) : []),
  ];
}

function ofOrders(old: OwnPosition['avatar'], now: OwnPosition['avatar']): Change[] {
  const of = { figure: ROSE } as const;
  return [
    { of, what: 'obeyed', from: old.obeyed, to: now.obeyed },
    { of, what: 'memories', from: old.memories.length, to: now.memories.length },
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
