import { emotionOf } from '../speech/cards';
import type { CardView, Fragments, SeatView } from '../speech/view';
import { PATTERNS, VIBES } from '../speech/vocabulary';
import type { Options } from '../../../speech/speaker';
import { vibeOf } from './mindsets';
import { type BoardPlay, cardType, optionsOf, viewOf } from './types';

export type Pattern = (typeof PATTERNS)[number];

/** What a player would score, were there a Revelation now. */
export interface Gain {
  seat: number;
  bliss: number;
  gloom: number;
  /** CC-9.8 The part of it that the vibe pattern brings. */
  bonus: number;
  pattern: Pattern;
  total: number;
}

export interface Forecast {
  gains: Gain[];
  /** CC-10 Who would win; nobody: the game would go on. */
  winners: number[];
}

type Told = Pick<BoardPlay, 'game' | 'view'>;

/** CC-9 What a Revelation would bring to everybody, and whether it would end the game; after the end there is nothing to come. */
export function forecast(play: Told): Forecast {
  const view = viewOf(play);
  if (view.winners.length > 0) return { gains: [], winners: [] };
  const options = optionsOf(play);
  const collected = view.seats.map((seat) => collect(play, seat));
  const patterns = view.seats.map((seat) => pattern(play, seat, options));
  const due = patterns.map((found) => bonusOf(found, options));
  const bonuses = handOut(view, due);
  const gains = collected.map((fragments, seat): Gain => {
    const bonus = bonuses[seat] ?? 0;
    const scored = { ...fragments, [view.mood]: fragments[view.mood] + bonus };
    return { seat, ...scored, bonus, pattern: patterns[seat] ?? 'none', total: scored.bliss + scored.gloom };
  });
  return { gains, winners: winners(view, gains, options) };
}

/** CC-9.5 The fragments on a mindset, those in absorb slots in the colour of their base card. */
function collect(play: Told, seat: SeatView): Fragments {
  const sum = { bliss: 0, gloom: 0 };
  for (const text of seat.mindset) {
    if (text === null) continue;
    const { top, base, fragments, absorbed } = emotionOf(text);
    sum[cardType(play, top).polarity] += fragments ?? 0;
    sum[cardType(play, base ?? top).polarity] += absorbed ?? 0;
  }
  return sum;
}

/** CC-9.6 to CC-9.9 The vibe pattern of a mindset that pays most. */
export function pattern(play: Told, seat: SeatView, options: Options = optionsOf(play)): Pattern {
  const vibes = seat.mindset.map((text) => (text === null ? null : vibeOf(play, text)));
  return bestPattern(
    vibes.filter((vibe) => vibe !== null),
    options,
  );
}

export function bestPattern(vibes: readonly string[], options: Options): Pattern {
  const tally = VIBES.map((vibe) => vibes.filter((one) => one === vibe).length);
  const different = tally.filter((number) => number > 0).length;
  const most = Math.max(...tally);
  const applying: Record<Exclude<Pattern, 'none'>, boolean> = {
    three_different: different >= 3,
    three_alike: most >= 3,
    two_pairs: tally.filter((number) => number >= 2).length === 2,
    four_different: different === 4,
    four_alike: most === 4,
  };
  let best: Pattern = 'none';
  for (const name of PATTERNS)
    if (name !== 'none' && applying[name] && (best === 'none' || bonusOf(name, options) >= bonusOf(best, options))) best = name;
  return best;
}

export function bonusOf(found: Pattern, options: Options): number {
  return found === 'none' ? 0 : Number(options[`bonus_${found}`]);
}

/** CC-9.11, CC-12.4 A short supply is handed out one by one, clockwise from the active player. */
function handOut(view: CardView, due: readonly number[]): number[] {
  let left = view.supply[view.mood] ?? Infinity;
  const received = due.map(() => 0);
  for (let round = 0; round < Math.max(...due); round++)
    for (let steps = 0; steps < view.players; steps++) {
      const seat = (view.active + steps) % view.players;
      if ((due[seat] ?? 0) <= round || left <= 0) continue;
      left -= 1;
      received[seat] = (received[seat] ?? 0) + 1;
    }
  return received;
}

/** CC-10.2 to CC-10.10, for the two ways to win; a game that ends otherwise is not foretold. */
function winners(view: CardView, gains: readonly Gain[], options: Options): number[] {
  const totals = gains.map(({ seat, bliss, gloom, total }) => {
    const scored = view.seats[seat]?.scored ?? { bliss: 0, gloom: 0 };
    return { seat, bliss: scored.bliss + bliss, gloom: scored.gloom + gloom, gain: total };
  });
  const single = totals.filter(({ bliss, gloom }) => Math.max(bliss, gloom) >= Number(options.single_goal));
  const balanced = totals.filter(({ bliss, gloom }) => isBalanced(bliss, gloom, options));
  const candidates = single.length > 0 ? single : balanced;
  const most = Math.max(...candidates.map(({ bliss, gloom }) => bliss + gloom));
  const largest = candidates.filter(({ bliss, gloom }) => bliss + gloom === most);
  const gain = Math.max(...largest.map((one) => one.gain));
  return largest.filter((one) => one.gain === gain).map(({ seat }) => seat);
}

function isBalanced(bliss: number, gloom: number, options: Options): boolean {
  return Math.min(bliss, gloom) >= Number(options.balance_goal) && (bliss === gloom || options.balance_requires_equal === false);
}
