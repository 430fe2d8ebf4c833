import type { Component } from 'svelte';
import type { BoardModule } from '../boards';
import type { IconName } from '../icons';
import type { SpeechModule } from '../speech';

/** All that the client has of its own for one game; what is large comes when it is wanted. */
export interface GameFace {
  readonly id: string;
  /** The message that says in a sentence or two what one does in it. */
  readonly about: string;
  readonly picture: Picture;
  readonly board: () => Promise<BoardModule>;
  readonly speech: () => Promise<SpeechModule>;
  /** The page for those who have the game on a table of their own, and ask what its automaton does. */
  readonly automaton?: () => Promise<{ default: Component }>;
}

/** The emblems on the two cards of a game's picture, and those in the row below. */
export interface Picture {
  warm: IconName;
  cold: IconName;
  row: readonly IconName[];
}
