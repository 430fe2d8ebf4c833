import type { Component } from 'svelte';
import type { BoardModule } from '../boards';
import type { IconName } from '../icons';
import type { Plan, Speaker, SpeechModule, Value } from '../speech';
import type { NewTable } from '../wire';

/** All that the client has of its own for one game; what is large comes when it is wanted. */
export interface GameFace {
  readonly id: string;
  /** The message that says in a sentence or two what one does in it. */
  readonly about: string;
  readonly picture: Picture | Component;
  readonly board: () => Promise<BoardModule>;
  readonly speech: () => Promise<SpeechModule>;
  /** What is chosen for the seats or at the table before play, to be read where a table is made. */
  readonly choosing?: ChoosingFace;
  /** Other games against bots that the lobby starts with one click. */
  readonly starts?: readonly Start[];
  /** The page for those who have the game on a table of their own, and ask what its automaton does. */
  readonly automaton?: () => Promise<{ default: Component }>;
}

export interface ChoosingFace {
  /** The messages of its heading, and of what one does there. */
  heading: string;
  about: string;
  part: () => Promise<{ default: Component<Choosing> }>;
}

export interface Choosing {
  plan: Plan;
  speaker: Speaker;
  /** What the seats of the plan are called. */
  seats: readonly string[];
  choose: (option: string, value: Value) => void;
}

export interface Start {
  /** The message on its button. */
  text: string;
  /** How many play, where it is not as usual. */
  players?: number;
  options: NonNullable<NewTable['options']>;
  /** Less than the whole game, for a first one. */
  easy?: boolean;
}

/** The emblems on the two cards of a game's picture, and those in the row below; a game may have a drawing of its own instead. */
export interface Picture {
  warm: IconName;
  cold: IconName;
  row: readonly IconName[];
}
