import type { GameEvent, Mentioned } from '../speaker';
import { CARDS, type Names, SEATS } from './names';

/** What the arguments of an event's message stand for. */
export function mentionsOf(event: GameEvent, names: Names): Map<string, Mentioned> {
  const found = new Map<string, Mentioned>();
  for (const [name, value] of Object.entries(event)) {
    if (typeof value !== 'number' || value < 0) continue;
    const seat = SEATS[name];
    if (seat !== undefined) found.set(seat, { kind: 'seat', seat: value }).set(`${seat}_tag`, { kind: 'seat', seat: value });
    else if (CARDS.includes(name)) found.set(name, { kind: 'card', card: names.emotion(value).id });
    else if (name === 'space') found.set(name, { kind: 'space', space: names.content.space(value) });
    else if (name === 'spirit_space') found.set('place', { kind: 'space', space: names.content.spiritSpace(value) });
    else if (name === 'realm') found.set(name, { kind: 'space', space: names.content.ids('realm')[value] ?? '' });
    else if (name === 'sphere') found.set(name, { kind: 'space', space: names.content.ids('sphere')[value] ?? '' });
  }
  if (event.event === 'control') {
    found.set('place', { kind: 'space', space: names.controlled(Number(event.kind), Number(event.place)) });
  }
  return found;
}
