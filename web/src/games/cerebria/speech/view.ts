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

/** CB-5 What both factions have of something. */
export type Both = Readonly<Record<Faction, number>>;

/** What a faction can get at a Revelation. */
export type Gain = 'none' | 'minor' | 'major' | 'capstone';

/** Something that the seat whose turn it is can do to a thing, with all answers that say it. */
export interface Reached {
  action: string;
  /** The thing, as boards call it: `space:valley-1`. */
  at: string;
  /** The card in hand that it is done with. */
  card?: string;
  answers: readonly number[];
  wp: number;
  ambition: number;
}

/** What follows from the table, worked out by the rules. */
export interface Reckoning {
  /** Both factions' sums in each Realm and in each Frontier's Triad. */
  sums: Readonly<Record<string, Both>>;
  /** The Frontiers whose Emotion does not count in a Realm, each with that Realm. */
  blocked: readonly (readonly [string, string])[];
  /** What both have of what each Aspiration compares. */
  strengths: Readonly<Record<string, Both>>;
  /** Who would fulfil each Aspiration now; null: it is a tie. */
  fulfilled: Readonly<Record<string, Faction | null>>;
  /** What on the board each Aspiration counts. */
  counted: Readonly<Record<string, readonly string[]>>;
  totals: Readonly<Record<Faction, { fragments: number; total: number }>>;
  /** The powers in force, by the spaces of their Emotions. */
  forces: Readonly<Record<string, readonly { kind: string; number: number }[]>>;
  /** The spaces of Emotions that can be Empowered. */
  ripe: readonly string[];
  /** The least and the most that each faction would get now, for all that the seat knows; nothing without a Common Aspiration. */
  revelation: Readonly<Partial<Record<Faction, readonly [Gain, Gain]>>>;
  /** The Realms whose Fortress would join the Identity. */
  joins: Readonly<Record<string, Faction>>;
  /** What the actions of the Realms cost the viewer. */
  prices: Readonly<Record<string, number>>;
  /** What the viewer would take from the Spheres in reach. */
  absorbed: Readonly<Record<string, number>>;
  reach: readonly Reached[];
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
  reckoning: Reckoning;
  used: readonly string[];
  /** Who is asked; the own answers by their numbers. */
  question: readonly { seat: number; answers?: readonly number[] }[];
}
