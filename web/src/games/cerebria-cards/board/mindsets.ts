import { emotionOf } from '../speech/cards';
import { type BoardPlay, viewOf } from './types';

/** The emotion on a place of a seat, as views write it. */
export function emotionAt(play: Pick<BoardPlay, 'view'>, seat: number, place: number): string {
  const text = viewOf(play).seats[seat]?.mindset[place];
  if (text === null || text === undefined) throw new Error(`there is no emotion on place ${place} of seat ${seat}`);
  return text;
}

/** All fragments on an emotion, those that can be spent and those that are absorbed. */
export function fragmentsOn(text: string): number {
  const { fragments, absorbed } = emotionOf(text);
  return (fragments ?? 0) + (absorbed ?? 0);
}

/** The cards of a hand that the viewer knows. */
export function handOf(play: Pick<BoardPlay, 'view'>, seat: number): readonly string[] {
  const hand = viewOf(play).seats[seat]?.hand ?? [];
  return 'count' in hand ? hand.known : hand;
}

export function handSize(play: Pick<BoardPlay, 'view'>, seat: number): number {
  const hand = viewOf(play).seats[seat]?.hand ?? [];
  return 'count' in hand ? hand.count : hand.length;
}
