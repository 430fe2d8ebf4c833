import type { Options } from '../../../speech/speaker';
import type { Ability, Polarity } from './vocabulary';

/** A pair of counts, one for each polarity. */
export type Fragments = Readonly<Record<Polarity, number>>;

/** A hand of somebody else: how many cards, and those that the viewer knows. */
export interface UnseenHand {
  count: number;
  known: readonly string[];
}

export interface SeatView {
  hand: readonly string[] | UnseenHand;
  /** Four places; an emotion is written `valor+brightness-y f2 a1 fresh`. */
  mindset: readonly (string | null)[];
  scored: Fragments;
  gain: number;
}

/** A running program, the first one at the bottom; the numbers of an ability in use are -1 until they are declared. */
export interface Frame {
  program: string;
  at: number;
  seat: number;
  [slot: string]: number | string;
}

/** The table of the Card Game as a seat (null: a spectator) sees it. */
export interface CardView {
  game: string;
  players: number;
  /** Only the options that differ from their defaults. */
  options: Options;
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
  seat: number | null;
  seats: readonly SeatView[];
  stacks: readonly number[];
  deck: number;
  stack: readonly Frame[];
  question: readonly { seat: number; kind: string; answers?: readonly number[] }[];
}
