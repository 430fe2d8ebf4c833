// What is chosen before the first turn, in sentences, for those who do not see the cards.

import type { Play } from '../../../play/play.svelte';
import type { Section } from '../../../play/text';
import type { Options } from '../../../speech/speaker';
import type { Choice } from '../../../wire';
import type { CerebriaSpeaker } from '../speech/speaker';
import { ownUpgrades } from './upgrades';

/** CB-3.4.1, CB-3.5.1 A section for each Spirit, deck or card that can be chosen now. */
export function offered(play: Pick<Play, 'question' | 'speaker' | 'table' | 'label'>): Section[] {
  const speaker = play.speaker as CerebriaSpeaker;
  return (play.question?.choices ?? [])
    .map((choice) => ({ heading: play.label(choice), lines: linesOf(choice, speaker, play.table.options) }))
    .filter(({ lines }) => lines.length > 0);
}

function linesOf({ verb, points }: Choice, speaker: CerebriaSpeaker, options: Options): string[] {
  if (verb === 'spirit') return spiritLines(String(points.spirit), speaker, options);
  if (verb === 'deck') {
    const { cards } = speaker.content.deck(String(points.deck));
    return Object.entries(cards).map(([card, copies]) => `${speaker.card(card)} ×${copies}. ${speaker.power(card, options)}`);
  }
  return verb === 'pick' ? [speaker.power(String(points.card), options)] : [];
}

function spiritLines(spirit: string, speaker: CerebriaSpeaker, options: Options): string[] {
  if (options.mode === 'basic') return [];
  const upgrades = ownUpgrades(speaker, spirit, options).map(
    ({ action, upgrade }) => `${speaker.action(action)}: ${speaker.upgrade(upgrade)}. ${speaker.upgradeText(upgrade, action, options)}`,
  );
  return [speaker.spiritText(spirit, options), ...upgrades];
}
