// What would be after the answers that are chosen now.

import type { Participant } from '../speech/view';
import type { BoardPlay } from './types';

export interface Ahead {
  /** How much damage figures would have, by their names. */
  damage: ReadonlyMap<string, number>;
}

/** Null while nothing is chosen, or nothing can be foreseen. */
export function aheadOf(play: BoardPlay): Ahead | null {
  void play;
  return null;
}

/** The cubes that would lie on the life panel of a figure. */
export function comingCubes(play: BoardPlay, name: string): readonly Participant[] | null {
  void [play, name];
  return null;
}

/** The power that somebody would have. */
export function aheadPower(play: BoardPlay, who: Participant): number | null {
  void [play, who];
  return null;
}
