// BR-4.2 What is in reach of what is being chosen for, and the rows in which one sees it.

import { aheadView, aimedAt } from './ghosts';
import { inRow } from './geometry';
import { type BoardPlay, figuresAt, speakerOf, viewOf } from './types';

export interface Sight {
  from: string | null;
  /** Places in reach. */
  rooms: ReadonlySet<string>;
  /** From where to where one sees. */
  rows: readonly (readonly [from: string, to: string])[];
}

/** As the view tells it of the running choice, or of the one that would come next. */
export function sightOf(play: BoardPlay): Sight {
  const { reach = aheadView(play)?.reach, lodge } = viewOf(play);
  const next = Object.entries(lodge).filter(([place, { room }]) => {
    const here = [
      `room:${speakerOf(play).content.number('room', room)}`,
      ...figuresAt(play, place).map(({ number }) => `figure:${number}`),
    ];
    return here.some((key) => aimedAt(play, key) !== null);
  });
  const { from = null, rooms = [], sight = false } = reach ?? {};
  return {
    from,
    rooms: new Set([...rooms, ...next.map(([place]) => place)]),
    rows: sight && from !== null ? rooms.filter((room) => inRow(from, room)).map((room) => [from, room] as const) : [],
  };
}
