import type { Trail } from '../../../boards/trails';
import type { Happening } from '../../../lib/connection.svelte';
import { PLACES } from '../speech/vocabulary';
import { placeKey, usedAbility } from './numbers';
import { type BoardPlay, viewOf } from './types';

/** CC-4, CC-6 to CC-8 What a player reaches for on the table, from the hand or from the emotion that is used. */
export function trails(play: Pick<BoardPlay, 'view'>, events: readonly Happening[]): Trail[] {
  const begun = events.find(({ event }) => event === 'used');
  const source = begun === undefined ? (usedAbility(play)?.source ?? -1) : Number(begun.seat) * PLACES + Number(begun.place);
  const [user, used] = source < 0 ? [viewOf(play).active, null] : [Math.floor(source / PLACES), placeKey(source)];
  return events.flatMap((event): Trail[] => {
    if (event.event === 'countered')
      return used === null ? [] : [{ seat: Number(event.seat), from: `hand:${String(event.seat)}`, to: used }];
    const to = reached(event);
    return to === null ? [] : [{ seat: user, from: used ?? `hand:${user}`, to }];
  });
}

/** What the player whose turn it is lays hands on by an event. */
function reached(event: Happening): string | null {
  const { seat, place, column, victim, taken, source } = event;
  switch (event.event) {
    case 'impulse':
    case 'embraced':
    case 'deprived':
      return `column:${String(column)}`;
    case 'destroyed':
      return `place:${String(seat)}:${String(place)}`;
    case 'swapped':
      return placeKey(Number(taken));
    case 'drained':
      return placeKey(Number(source));
    case 'looked':
    case 'stole':
      return `hand:${String(victim)}`;
    case 'aimed':
      if (Number(column) >= 0) return `column:${String(column)}`;
      return Number(place) >= 0 ? `place:${String(seat)}:${String(place)}` : `hand:${String(seat)}`;
    default:
      return null;
  }
}
