import { words } from '../../../lib/words.svelte';
import { PASS_ANSWER } from '../speech/vocabulary';
import { type BoardPlay, optionsOf, viewOf } from './types';

/** CC-5.5 Where there is a free place, an emotion enters and none is removed. */
export function usual({ question }: Pick<BoardPlay, 'question'>): number | null {
  return question?.kind === 'remove' && question.choices.some(({ number }) => number === PASS_ANSWER) ? PASS_ANSWER : null;
}

/** CC-5.6 Whoever evokes into a free place may still remove an emotion. */
export function rarely(play: Pick<BoardPlay, 'game' | 'seat' | 'view' | 'choice'>, answer: number): string | null {
  const verb = play.choice(answer)?.verb;
  if (play.seat === null || (verb !== 'evoke' && verb !== 'summon')) return null;
  const places = viewOf(play).seats[play.seat]?.mindset.slice(0, Number(optionsOf(play).mindset_cap)) ?? [];
  const taken = places.filter((place) => place !== null).length;
  return taken > 0 && taken < places.length ? words.say('board-also-remove') : null;
}
