import { words } from '../../../lib/words.svelte';
import type { Play } from '../../../play/play.svelte';
import type { CerebriaSpeaker } from '../speech/speaker';

/** What an answer means, before it is given. */
export function preview(play: Play, answer: number): string[] {
  const choice = play.choice(answer);
  if (choice === undefined) return [];
  const speaker = play.speaker as CerebriaSpeaker;
  const { options } = play.table;
  const { verb, points } = choice;
  switch (verb) {
    case 'act':
      return [...(points.discards === undefined ? [] : [words.say('table-discard-first')]), speaker.actionText(String(points.action))];
    case 'add_vibe':
    case 'rotate':
    case 'extra_action':
    case 'absorb':
      return [speaker.abilityText(verb)];
    case 'use':
      return used(String(points.upgrades)).map((upgrade) => speaker.upgradeText(upgrade, String(points.action), options));
    case 'vibe':
      return typeof points.upgrade === 'string' ? [speaker.upgradeText(points.upgrade, String(points.row), options)] : [];
    case 'spirit':
      return options.mode === 'basic' ? [] : [speaker.spiritText(String(points.spirit), options)];
    case 'deck':
      return [speaker.deckText(String(points.deck))];
    case 'pick':
      return [speaker.power(String(points.card), options)];
    case 'dismiss':
    case 'keep':
      return [speaker.aspirationText(String(points.aspiration))];
    case 'sphere':
      return [speaker.bonusText(String(points.sphere))];
    default:
      return typeof points.card === 'string' ? speaker.cardText(points.card, options).split('\n').slice(0, 2) : [];
  }
}

function used(upgrades: string): string[] {
  return upgrades === '' ? [] : upgrades.split('+');
}
