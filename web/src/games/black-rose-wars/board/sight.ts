// BR-4.2 What is in reach of what is being chosen for, and the rows in which one sees it.

import type { BoardPlay } from './types';
import { viewOf } from './types';

export interface Sight {
  from: string | null;
  /** Places in reach. */
  rooms: ReadonlySet<string>;
  /** From where to where one sees. */
  rows: readonly (readonly [from: string, to: string])[];
}

const NONE: Sight = { from: null, rooms: new Set(), rows: [] };

/** The view tells it of the running choice. */
export function sightOf(play: BoardPlay): Sight {
  const { reach } = viewOf(play);
  if (reach === undefined) return NONE;
  const { from, rooms, sight } = reach;
  return {
    from,
    rooms: new Set(rooms),
    rows: sight && from !== null ? rooms.filter((room) => room !== from).map((room) => [from, room] as const) : [],
  };
}
