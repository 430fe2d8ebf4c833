import { ABILITIES } from '../speech/vocabulary';
import type { Choice } from '../../../wire';

/** What an answer points at on the table: a space before the card on it, a card in the hand. */
export function pointed({ points }: Choice): string | null {
  if ('space' in points) return `space:${points.space}`;
  if ('spirit_space' in points) return `spot:${points.spirit_space}`;
  if ('sphere' in points) return `sphere:${points.sphere}`;
  if ('realm' in points) return `site:${points.realm}`;
  if ('slot' in points && 'row' in points) return `slot:${points.row}:${points.slot}`;
  if ('aspiration' in points) return `aspiration:${points.aspiration}`;
  return 'card' in points ? `hand:${points.card}` : null;
}

/** CB-6.2.1 The abilities are offered among the actions. */
export function listed({ verb }: Choice): boolean {
  return (ABILITIES as readonly string[]).includes(verb);
}
