import { words } from '../../../lib/words.svelte';
import type { Play } from '../../../play/play.svelte';
import type { CerebriaSpeaker } from '../speech/speaker';
import { ABILITIES, ACTIONS } from '../speech/vocabulary';
import type { Choice } from '../../../wire';

const SPIRIT_ACTIONS: readonly string[] = ACTIONS.slice(0, 5);

/**
 * What an answer points at on the table: a space before the card on it, a card in the hand. A card that can be discarded
 * for a Vibe is not meant by itself: who has just chosen to Invoke presses the card that should come into play.
 */
export function pointed({ verb, points }: Choice): string | null {
  if (verb === 'vibe_card') return null;
  if ('space' in points) return `space:${points.space}`;
  if ('spirit_space' in points) return `spot:${points.spirit_space}`;
  if ('sphere' in points) return `sphere:${points.sphere}`;
  if ('realm' in points) return `site:${points.realm}`;
  if ('slot' in points && 'row' in points) return `slot:${points.row}:${points.slot}`;
  if ('aspiration' in points) return `aspiration:${points.aspiration}`;
  return 'card' in points ? `hand:${points.card}` : null;
}

/** CB-6.2.1 The abilities are offered among the actions. */
export function listed({ verb }: Pick<Choice, 'verb'>): boolean {
  return (ABILITIES as readonly string[]).includes(verb);
}

/** CB-15.1.2 The bonus is taken at its Sphere, and by a button beside the one that leaves it. */
export function worded(play: Play, { verb }: Pick<Choice, 'verb'>): string | null {
  return verb === 'bonus' ? (play.speaker as CerebriaSpeaker).part('ring-bonus-take', {}) : null;
}

/** CB-6.1.2, CB-6.2.1, CB-7.2.1 What is chosen among: actions of the Spirit, of the Realms, abilities, upgrades, discards. */
export function group(play: Play, choice: Pick<Choice, 'verb' | 'points'>): string {
  const { verb, points } = choice;
  const called = (word: string): string => {
    const text = (play.speaker as CerebriaSpeaker).word(word);
    return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
  };
  if (verb === 'act') return called(SPIRIT_ACTIONS.includes(String(points.action)) ? 'spirit_action' : 'realm_action');
  if (verb === 'vibe_card') return words.say('table-discard-for-vibe');
  if (verb === 'use') return called('upgrade');
  return play.question?.kind === 'menu' && listed(choice) ? called('ability') : '';
}
