import type { GameEvent, Mentioned } from '../../../speech/speaker';
import { type Names, CARDS, PLACES_OF_SEATS, SEATS } from './names';
import { PLACES } from './vocabulary';

// Which number of an event says on what place of the whole table a card lies; other cards lie on the event's own place.
const PLACE_OF: Readonly<Record<string, readonly string[]>> = {
  card: ['source', 'given'],
  own: ['receiver'],
  other: ['taken'],
};

/** What the arguments of an event's message stand for. */
export function mentionsOf(event: GameEvent, names: Names): Map<string, Mentioned> {
  const found = new Map<string, Mentioned>();
  for (const [name, value] of Object.entries(event)) {
    if (typeof value !== 'number' || value < 0) continue;
    if (CARDS.includes(name)) found.set(name, cardMention(event, name, names.type(value).id));
    else if (name === 'column') found.set(name, { kind: 'column', column: value });
    const seat = SEATS[name] ?? (PLACES_OF_SEATS.includes(name) ? name : undefined);
    if (seat === undefined) continue;
    const player: Mentioned = { kind: 'seat', seat: name in SEATS ? value : Math.floor(value / PLACES) };
    found.set(seat, player).set(`${seat}_tag`, player);
  }
  return found;
}

function cardMention(event: GameEvent, name: string, card: string): Mentioned {
  const places = PLACE_OF[name]?.map((place) => event[place]) ?? [];
  const place = places.find((number) => typeof number === 'number') ?? ownPlace(event, name);
  if (typeof place !== 'number' || place < 0) return { kind: 'card', card };
  return { kind: 'place', seat: Math.floor(place / PLACES), place: place % PLACES, card };
}

/** The place that an event names by seat and place; `own` beside it is another emotion. */
function ownPlace({ seat, place }: GameEvent, name: string): number | null {
  const whole = typeof seat === 'number' && typeof place === 'number' && seat >= 0 && place >= 0;
  return whole && name !== 'own' ? seat * PLACES + place : null;
}
