import type { GameEvent, Mentioned } from '../../../speech/speaker';
import { CARDS, type Names, SEATS } from './names';

const PLACES: readonly string[] = ['space', 'spirit_space', 'realm', 'sphere'];

/** What the arguments of an event's message stand for. */
export function mentionsOf(event: GameEvent, names: Names): Map<string, Mentioned> {
  const found = new Map<string, Mentioned>();
  for (const [name, value] of Object.entries(event)) {
    if (typeof value !== 'number' || value < 0) continue;
    const seat = SEATS[name];
    if (seat !== undefined) found.set(seat, { kind: 'seat', seat: value }).set(`${seat}_tag`, { kind: 'seat', seat: value });
    else if (CARDS.includes(name)) found.set(name, { kind: 'card', card: names.emotion(value).id });
    else if (PLACES.includes(name))
      found.set(name === 'spirit_space' ? 'place' : name, { kind: 'thing', thing: keyOf(name, value, names) });
  }
  if (event.event === 'control') {
    found.set('place', { kind: 'thing', thing: `spot:${names.controlled(Number(event.kind), Number(event.place))}` });
  }
  return found;
}

/** The keys under which a board knows places: Emotion spaces, the spots of Spirits, the Spheres. */
function keyOf(name: string, number: number, { content }: Names): string {
  if (name === 'space') return `space:${content.space(number)}`;
  if (name === 'spirit_space') return `spot:${content.spiritSpace(number)}`;
  if (name === 'realm') return `spot:${content.ids('realm')[number] ?? ''}`;
  return `sphere:${content.ids('sphere')[number] ?? ''}`;
}
