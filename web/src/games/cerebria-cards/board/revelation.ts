import type { Happening } from '../../../lib/connection.svelte';
import { PATTERNS, POLARITIES, type Polarity } from '../speech/vocabulary';
import type { Pattern } from '../speech/view';
import { type BoardPlay, viewOf } from './types';

/** CC-9 What a Revelation brought to a player, and what the player had after it. */
export interface Scored {
  seat: number;
  bliss: number;
  gloom: number;
  bonus: number;
  polarity: Polarity;
  pattern: Pattern;
  total: Record<Polarity, number>;
}

export interface Revelation {
  scored: Scored[];
  /** CC-10.1 Those who won by it. */
  won: Happening[];
  /** CC-11.8 The toss of the mood marker, as soon as it has happened. */
  mood: Happening | null;
  /** CC-11.10 Whose turn begins the next cycle. */
  next: Happening | null;
}

/** The Revelation that begins with an event of the story, as far as it has gone. */
export function revelationAt(play: Pick<BoardPlay, 'view'> & { story: readonly Happening[] }, from: number): Revelation {
  const later = play.story.slice(from + 1);
  const end = later.findIndex(({ event }) => event === 'turn');
  const events = end < 0 ? later : later.slice(0, end + 1);
  const after = end < 0 ? [] : later.slice(end + 1);
  const named = (name: string): Happening[] => events.filter(({ event }) => event === name);
  return {
    scored: viewOf(play).seats.map(({ scored }, seat) => {
      const collected = named('collected').find((event) => event.seat === seat);
      const bonus = named('bonus').find((event) => event.seat === seat);
      return {
        seat,
        bliss: Number(collected?.bliss ?? 0),
        gloom: Number(collected?.gloom ?? 0),
        bonus: Number(bonus?.number ?? 0),
        polarity: POLARITIES[Number(bonus?.polarity ?? 0)] ?? 'bliss',
        pattern: PATTERNS[Number(bonus?.pattern ?? 0)] ?? 'none',
        total: { bliss: scored.bliss - gained(after, seat, 'bliss'), gloom: scored.gloom - gained(after, seat, 'gloom') },
      };
    }),
    won: named('won'),
    mood: named('mood')[0] ?? null,
    next: end < 0 ? null : (events.at(-1) ?? null),
  };
}

/** What a seat has scored of a polarity in these events. */
function gained(events: readonly Happening[], seat: number, polarity: Polarity): number {
  return events
    .filter((event) => event.seat === seat)
    .reduce((sum, event) => {
      if (event.event === 'collected') return sum + Number(event[polarity]);
      return event.event === 'bonus' && POLARITIES[Number(event.polarity)] === polarity ? sum + Number(event.number) : sum;
    }, 0);
}
