import { words } from '../../../lib/words.svelte';
import { PASS_ANSWER } from '../speech/vocabulary';
import { type BoardPlay, viewOf } from './types';

/** CC-5.5 Where there is a free place, an emotion enters and none is removed. */
export function usual({ question }: Pick<BoardPlay, 'question'>): number | null {
  return question?.kind === 'remove' && question.choices.some(({ number }) => number === PASS_ANSWER) ? PASS_ANSWER : null;
}

/** CC-5.6 Whoever evokes into a free place may still remove an emotion. */
export function rarely(play: Pick<BoardPlay, 'view' | 'choice'>, answer: number): string | null {
  const verb = play.choice(answer)?.verb;
  const entering = verb === 'evoke' || verb === 'summon';
  return entering && viewOf(play).removal === 'may' ? words.say('board-also-remove') : null;
}
