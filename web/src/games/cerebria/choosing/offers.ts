import { words } from '../../../lib/words.svelte';
import type { Plan } from '../../../speech/speaker';
import type { Deck } from '../speech/content';
import { bare, CHOOSE, factionOf } from '../speech/plan';
import type { CerebriaSpeaker } from '../speech/speaker';
import type { Faction } from '../speech/vocabulary';

export interface SpiritOffer {
  value: string;
  faction: Faction;
  /** The seat that has it in this plan; null where it is free. */
  takenBy: number | null;
}

/** CB-3.4.1 The Spirits that a seat may have: those of its faction, or all while that is open. */
export function spiritsOf(speaker: CerebriaSpeaker, seat: number, plan: Plan): SpiritOffer[] {
  const own = factionOf(seat, plan, speaker.content, `spirit_${seat}`);
  const others = Array.from({ length: plan.players }, (_, other) => (other === seat ? CHOOSE : plan.options[`spirit_${other}`]));
  return speaker.content.spirits
    .filter(({ faction }) => own === null || faction === own)
    .map(({ id, faction }) => ({ value: id, faction, takenBy: others.includes(id) ? others.indexOf(id) : null }));
}

/** CB-3.5.1 The decks that a seat may have, as its option calls them. */
export function decksOf(speaker: CerebriaSpeaker, seat: number, plan: Plan): { value: string; deck: Deck }[] {
  const own = factionOf(seat, plan, speaker.content, `deck_${seat}`);
  const values = (speaker.optionChoices(`deck_${seat}`, plan) ?? []).filter((value) => value !== CHOOSE);
  return values.flatMap((value) => {
    const found = speaker.content.decks.find((deck) => (own === null || deck.faction === own) && [deck.id, bare(deck.id)].includes(value));
    return found === undefined ? [] : [{ value, deck: found }];
  });
}

/** The Moderate Emotions of a faction, which its decks are made of. */
export function moderatesOf(speaker: CerebriaSpeaker, faction: Faction): string[] {
  return speaker.content.emotions
    .filter(({ id, faction: own }) => own === faction && speaker.kindOf(id) === 'moderate')
    .map(({ id }) => id);
}

/** CB-3.5.1 How many of which Emotions a list has, "courage 2, kindness"; what is none of them is left out. */
export function copiesIn(speaker: CerebriaSpeaker, list: string): Record<string, number> {
  const copies: Record<string, number> = {};
  for (const entry of list.split(/[,;\n]/u)) {
    const [, before, name = '', after] = /^\s*(?:(\d+)\s*x?\s+)?(.*?)(?:\s+x?\s*(\d+))?\s*$/iu.exec(entry) ?? [];
    const card = speaker.content.emotions[speaker.content.find(name, words.language)]?.id;
    if (card !== undefined) copies[card] = (copies[card] ?? 0) + Number(before ?? after ?? 1);
  }
  return copies;
}

/** The list as the option has it. */
export function listOf(copies: Readonly<Record<string, number>>): string {
  return Object.entries(copies)
    .filter(([, number]) => number > 0)
    .map(([card, number]) => `${card} ${number}`)
    .join(', ');
}
