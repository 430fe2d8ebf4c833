import type { Play } from '../../../play/play.svelte';
import type { Question } from '../../../wire';

/** CB-7.1.4 Where an action can only be taken in one way, it is; only its player learns that there was no choice. */
export function usual({ question }: Pick<Play, 'question'>): number | null {
  return question === null ? null : assumed(question);
}

/** What is not asked is looked ahead at as well: which card goes for a Vibe, and what is paid for. */
export function assumed({ kind, forced, choices }: Question): number | null {
  return kind === 'upgrades' && forced ? (choices[0]?.number ?? null) : null;
}
