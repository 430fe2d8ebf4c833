// What mages choose before the first round: themselves, a school, and a starting list of it.

import type { Play } from '../../../play/play.svelte';
import type { Section } from '../../../play/text';
import { words } from '../../../lib/words.svelte';
import { inRow } from '../../../speech/people';
import type { Choice } from '../../../wire';
import type { Mage } from '../speech/content';
import type { BlackRoseSpeaker } from '../speech/speaker';

export type Offered = 'mage' | 'school' | 'list';
const OFFERED: readonly string[] = ['mage', 'school', 'list'] satisfies Offered[];

export interface Offer {
  kind: Offered;
  id: string;
  /** Whose colours it has; '' for a mage. */
  school: string;
}

/** BR-3.1.7, BR-3.1.9 What an answer to a question of the set-up chooses; null for any other. */
export function offerOf({ verb, points }: Pick<Choice, 'verb' | 'points'>, speaker: BlackRoseSpeaker): Offer | null {
  if (!OFFERED.includes(verb)) return null;
  const kind = verb as Offered;
  const { id } = speaker.content.thing(kind, points[kind] ?? 0);
  const school = kind === 'list' ? (speaker.content.lists.find((list) => list.id === id)?.school ?? '') : kind === 'school' ? id : '';
  return { kind, id, school };
}

/** BR-3.1.1 Something of the set-up is being chosen that there is much to read about. */
export function isChoosing(play: Pick<Play, 'question'>): boolean {
  return OFFERED.includes(play.question?.kind ?? '');
}

/** What is known of it in a sentence: a mage's values, what a school does, the spells of a list. */
export function aboutOf(speaker: BlackRoseSpeaker, { kind, id, school }: Offer): string {
  if (kind === 'list')
    return inRow(
      words,
      spellsOf(speaker, id).map((spell) => speaker.spell(spell)),
    );
  if (kind === 'school') return speaker.content.schools.find((one) => one.id === school)?.about[words.language] ?? '';
  const {
    health = 0,
    hand = 0,
    strength = 0,
    speed = 0,
    quests = 0,
  } = speaker.content.mages.find((mage) => mage.id === id) ?? ({} as Partial<Mage>);
  return speaker.part('lodge-choosing-mage', { health, hand, strength, speed, quests });
}

export function spellsOf(speaker: BlackRoseSpeaker, list: string): readonly string[] {
  return speaker.content.lists.find(({ id }) => id === list)?.cards ?? [];
}

/** The same in sentences, a section for each that can be chosen now. */
export function offered(play: Pick<Play, 'question' | 'speaker' | 'label'>): Section[] {
  const speaker = play.speaker as BlackRoseSpeaker;
  return (play.question?.choices ?? []).flatMap((choice) => {
    const offer = offerOf(choice, speaker);
    return offer === null ? [] : [{ heading: play.label(choice), lines: linesOf(speaker, offer) }];
  });
}

function linesOf(speaker: BlackRoseSpeaker, offer: Offer): string[] {
  const { kind, id } = offer;
  if (kind === 'list') return spellsOf(speaker, id).flatMap((spell) => spellLines(speaker, spell));
  const personal = kind === 'mage' ? speaker.content.personalOf(id) : undefined;
  const lists = kind === 'school' ? speaker.content.lists.filter(({ school }) => school === id) : [];
  return [
    aboutOf(speaker, offer),
    ...(personal === undefined ? [] : spellLines(speaker, personal)),
    ...lists.map((list) => `${speaker.named('list', list.id)}: ${aboutOf(speaker, { kind: 'list', id: list.id, school: id })}`),
  ];
}

function spellLines(speaker: BlackRoseSpeaker, spell: string): string[] {
  return speaker
    .cardText(spell)
    .split('\n')
    .map((line) => `${speaker.spell(spell)}. ${line}`);
}
