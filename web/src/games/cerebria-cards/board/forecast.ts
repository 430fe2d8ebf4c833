import type { GainView } from '../speech/view';
import { type BoardPlay, viewOf } from './types';

/** What a player would score, were there a Revelation now. */
export interface Gain extends GainView {
  seat: number;
  total: number;
}

export interface Forecast {
  gains: Gain[];
  /** CC-10 Who would win; nobody: the game would go on. */
  winners: readonly number[];
}

/** CC-9 What a Revelation would bring to everybody, and whether it would end the game; after the end there is nothing to come. */
export function forecast(play: Pick<BoardPlay, 'view'>): Forecast {
  const { gains, winners } = viewOf(play).forecast;
  return { gains: gains.map((gain, seat) => ({ ...gain, seat, total: gain.bliss + gain.gloom })), winners };
}
