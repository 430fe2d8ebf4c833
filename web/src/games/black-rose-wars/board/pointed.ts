import type { Play } from '../../../play/play.svelte';
import type { Choice } from '../../../wire';
import type { BlackRoseSpeaker } from '../speech/speaker';
import { ACTIONS } from '../speech/vocabulary';

/** What an answer points at on the table, by numbers: a room, a figure, a slot of the own board, a card in the hand. */
export function pointed({ verb, points }: Choice): string | null {
  if (verb === 'side') return null;
  if ('room' in points) return `room:${points.room}`;
  if ('figure' in points) return `figure:${points.figure}`;
  if ('quest' in points) return `quest:${points.quest}`;
  if ('spell' in points) return verb === 'use' || verb === 'take_back' ? `slot:${points.slot}` : `hand:${points.spell}`;
  return verb === 'cast' || verb === 'drop' ? `slot:${points.slot}` : null;
}

/** BR-13.1.3 The actions of an activation stand together, whether they point at something or not. */
export function listed({ verb }: Pick<Choice, 'verb'>): boolean {
  return isAction(verb);
}

/** What an action is for. */
export function preview(play: Play, option: number): string[] {
  const verb = play.choice(option)?.verb ?? '';
  return isAction(verb) ? [(play.speaker as BlackRoseSpeaker).actionText(verb)] : [];
}

function isAction(verb: string): boolean {
  return (ACTIONS as readonly string[]).includes(verb);
}
