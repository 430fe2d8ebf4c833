import type { Frame, Seen, UnseenHand } from '../../../speech/situation';
import type { Colour, Phase, Slot, Stage, State, Type } from './vocabulary';

/** A mage by its seat, or the Black Rose. */
export type Participant = number | 'rose';

export interface RoomView {
  room: string;
  /** From the left. */
  cubes: readonly Participant[];
  restored: boolean;
  used: boolean;
}

/** BR-1.1.7 Values as they are now; a mage has limits too. */
export interface ValuesView {
  strength: number;
  speed: number;
  health: number;
  hand?: number;
  quests?: number;
}

export interface EvocationView {
  at: string;
  owner: Participant;
  controller: Participant;
  cubes: readonly Participant[];
  upgrades: readonly string[];
}

/** A spell on a board: its face where it is seen, else its back and the token on it. */
export interface SpellView {
  spell?: string;
  side?: 'main' | 'reverse';
  back?: string | null;
  token?: Type;
  /** What is only planned has none. */
  status?: Stage;
}

export interface QuestView {
  state: State;
  cubes: number;
}

export interface Hand extends UnseenHand {
  /** How many of those that are not known have which back. */
  backs?: Readonly<Record<string, number>>;
}

export interface SeatView {
  mage: string | null;
  colour: Colour | null;
  school: string | null;
  cell: number | null;
  at: string | null;
  power: number;
  supply: number;
  tokens: number;
  cubes: readonly Participant[];
  trophies: readonly Participant[];
  hexes: Readonly<Record<string, number>>;
  /** Cards are written `blight` or `blight seen by 0,2`. */
  hand: readonly string[] | Hand;
  grimoire: { cards: readonly (string | null)[] };
  memories: readonly string[];
  studied: readonly string[] | Hand;
  board: Readonly<Partial<Record<Slot, SpellView>>>;
  plan?: Readonly<Partial<Record<Slot, SpellView>>>;
  quests: Readonly<Record<string, QuestView>>;
  /** The moons of those that are hidden. */
  unseen_quests: readonly number[];
}

/** BR-30.1.2 A figure, or a room by its position, that could be chosen for an order: by which priority, and what decided. */
export interface Weighed {
  figure?: string;
  room?: string;
  priority: string;
  criterion: string;
  chosen: boolean;
}

/** BR-28 The Avatar, where it plays. */
export interface AvatarView {
  mage: string | null;
  cell: number | null;
  at: string | null;
  cubes: readonly Participant[];
  hexes: Readonly<Record<string, number>>;
  beside: number | null;
  obeyed: number;
  limit: number;
  /** The one that was played last. */
  order: string | null;
  weighed: readonly Weighed[];
  memories: readonly string[];
  back: string | null;
  decks: readonly (readonly (string | null)[])[];
}

/** A running program; where all decide at once, it has a branch for each seat. */
export type Running = Frame & { branches?: readonly { seat: number; stack?: readonly Running[] }[] };

/** Something in a sentence that may be answered at its end: who caused it, to whom, at which position. */
export interface Happened {
  kind: string;
  trig?: number;
  victim?: number;
  room?: string;
}

/** The table of Black Rose Wars as a seat (null: a spectator) sees it. */
export interface BlackRoseView extends Seen {
  players: number;
  round: number;
  phase: Phase | null;
  moon: number;
  crown: number | null;
  first: number | null;
  active: Participant | null;
  /** The rooms by their positions, P01 to P19. */
  lodge: Readonly<Record<string, RoomView>>;
  evocations: Readonly<Record<string, EvocationView>>;
  values: Readonly<Record<string, ValuesView>>;
  /** BR-25.1.8 Which rooms clean-up would restore if it came now, and what everybody would gain by it. */
  forecast: { restored: readonly string[]; power: Readonly<Record<string, number>> };
  /** BR-4.2 What is in reach of the choice that is being made, and whether it has to be seen; left out where nothing is. */
  reach?: { from: string | null; rooms: readonly string[]; sight: boolean };
  /** Left out where it does not play. */
  avatar?: AvatarView;
  rose: { power: number; supply: number; trophies: readonly Participant[] };
  events: { slots: readonly (string | null)[]; decks: readonly number[] };
  library: Readonly<Record<string, { deck: number; discard: readonly string[] }>>;
  forgotten: number;
  quests: { decks: readonly number[] };
  seats: readonly SeatView[];
  /** Left out if there is nothing. */
  happened?: readonly Happened[];
}
