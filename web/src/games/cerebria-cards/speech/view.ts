import type { Seen, UnseenHand } from '../../../speech/situation';
import type { Ability, PATTERNS, Polarity, Vibe } from './vocabulary';

/** CC-9.8 What the vibes of a mindset make together. */
export type Pattern = (typeof PATTERNS)[number];

/** A pair of counts, one for each polarity. */
export type Fragments = Readonly<Record<Polarity, number>>;

export interface SeatView {
  hand: readonly string[] | UnseenHand;
  /** Four places; an emotion is written `valor+brightness-y f2 a1 fresh`. */
  mindset: readonly (string | null)[];
  scored: Fragments;
  gain: number;
  /** The vibes of the four places for patterns and counters; null where there is none (CC-5.16). */
  vibes: readonly (Vibe | null)[];
  /** Which emotions the viewer could use in this turn: the own ones, and those of others if a Swap brought them; null without an ability. */
  ready?: readonly (boolean | null)[];
}

/** What using an own emotion comes to. */
export interface UseView {
  /** The fragments that stay on it. */
  left: number;
  /** The own places that can take the fragment. */
  absorbing: readonly number[];
  /** The seats that would be asked for a counter, in turn; `known`: the viewer knows of a card there that fits. */
  counters: readonly { seat: number; known: boolean }[];
}

/** What a seat would score in a Revelation, and the part of it that its vibe pattern brings (CC-9.8). */
export interface GainView extends Fragments {
  bonus: number;
  pattern: Pattern;
}

/** The table of the Card Game as a seat (null: a spectator) sees it. */
export interface CardView extends Seen {
  game: string;
  players: number;
  cycle: number;
  mood: Polarity;
  starter: number;
  active: number;
  actions: number;
  used: readonly Ability[];
  supply: Readonly<Record<Polarity, number | null>>;
  impulses: readonly (string | null)[];
  discard: readonly string[];
  winners: readonly number[];
  reason: string | null;
  seats: readonly SeatView[];
  /** What a Revelation would bring now, and who would win by it. */
  forecast: { gains: readonly GainView[]; winners: readonly number[] };
  stacks: readonly number[];
  /** The cards that stay in each stack when its impulse goes; null: the Revelation comes instead. */
  refills: readonly (number | null)[];
  /** The own emotions that can pay, by their places; spectators have none. */
  uses: readonly (UseView | null)[];
  /** Whether an own emotion has to or can go for one that enters. */
  removal: 'must' | 'may' | null;
  deck: number;
  question: readonly { seat: number; kind: string; answers?: readonly number[] }[];
}
