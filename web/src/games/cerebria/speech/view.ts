import type { Seen, UnseenHand } from '../../../speech/situation';
import type { Faction } from './vocabulary';

export interface SeatView {
  faction: Faction | null;
  spirit: string | null;
  /** The Spirit's space. */
  at: string | null;
  wp: number;
  essence: number;
  /** The Vibes on the rows of the Spirit board: the unlock slot, then the upgrades. */
  vibes: Readonly<Record<string, readonly (string | null)[]>>;
  /** Cards are written `kindness` or `kindness known` (everybody has seen it). */
  hand: readonly string[] | UnseenHand;
  /** From the top; null is a card that is not known. */
  deck: readonly (string | null)[];
}

export interface FactionView {
  ambition: number;
  points: number;
  minors: number;
  majors: number;
  capstone: number;
  identity: Readonly<Record<string, number>>;
  /** The Aspirations left in the Hidden deck, and those at its top that the viewer has seen. */
  hidden: { left: readonly string[]; seen: readonly string[] };
}

/** The table of Cerebria as a seat (null: a spectator) sees it. */
export interface CerebriaView extends Seen {
  players: number;
  turn: number;
  order: readonly number[];
  active: number;
  actions: number;
  absorb: boolean;
  /** The Willpower on each Sphere, in the order in which they lie at the Realms. */
  origin: Readonly<Record<string, number>>;
  offset: number;
  /** Emotions by their spaces: `valor 2 token 1 by 0`. */
  spaces: Readonly<Record<string, string>>;
  sites: Readonly<Record<string, string>>;
  common: readonly string[];
  removed: readonly string[];
  factions: Readonly<Record<Faction, FactionView>>;
  seats: readonly SeatView[];
  control: Readonly<Record<string, Faction | null>>;
  intensity: Readonly<Record<string, number>>;
  /** Who is asked; the own answers by their numbers. */
  question: readonly { seat: number; answers?: readonly number[] }[];
}
