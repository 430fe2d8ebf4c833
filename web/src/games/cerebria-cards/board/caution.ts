import { words } from '../../../lib/words.svelte';
import { emotionOf } from '../speech/cards';
import { emotionAt } from './mindsets';
import { type BoardPlay, cardType, viewOf } from './types';

/** CC-8.2 Destroying an own emotion is seldom meant: neither as a target, nor where no other emotion lies on the table. */
export function caution(play: Pick<BoardPlay, 'game' | 'seat' | 'view' | 'choice'>, option: number): string | null {
  const choice = play.choice(option);
  if (choice === undefined || play.seat === null) return null;
  const { verb, points } = choice;
  if (verb === 'destroy' && points.seat === play.seat) return words.say('board-caution-own');
  if (verb !== 'use') return null;
  const used = cardType(play, emotionOf(emotionAt(play, play.seat, Number(points.place))).top).ability;
  return used === 'destroy' && isAlone(play, play.seat) ? words.say('board-caution-only-own') : null;
}

function isAlone(play: Pick<BoardPlay, 'view'>, seat: number): boolean {
  return viewOf(play).seats.every(({ mindset }, other) => other === seat || mindset.every((emotion) => emotion === null));
}
