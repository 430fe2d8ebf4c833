import type { Seen, UnseenHand } from '../../../speech/situation';
import type { Ability, Polarity } from './vocabulary';

/** A pair of counts, one for each polarity. */
export type Fragments = Readonly<Record<Polarity, number>>;

export interface SeatView {
  hand: readonly string[] | UnseenHand;
  /** Four places; an emotion is written `valor+brightness-y f2 a1 fresh`. */
  mindset: readonly (string | null)[];
  scored: Fragments;
  gain: number;
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
  stacks: readonly number[];
  deck: number;
  question: readonly { seat: number; kind: string; answers?: readonly number[] }[];
}
