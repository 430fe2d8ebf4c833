import type { Play } from '../../../play/play.svelte';

/** CB-7.1.4 Where an action can only be taken in one way, it is; only its player learns that there was no choice. */
export function usual({ question }: Pick<Play, 'question'>): number | null {
  const [only] = question?.choices ?? [];
  return question?.kind === 'upgrades' && question.forced && only !== undefined ? only.number : null;
}
