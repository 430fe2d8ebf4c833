import type { Language } from '../../../lib/words.svelte';
import type { Spoken } from '../../../speech/speaker';
import type { Ability, Kind, Polarity, Vibe } from './vocabulary';

/** What is printed on a type of card; base cards have no ability. */
export interface Card {
  id: string;
  name: Record<Language, string>;
  polarity: Polarity;
  kind: Kind;
  vibe: Vibe;
  ability?: Ability;
  copies: number;
  source: string;
}

/** The types of card of a game's content, in the order of their numbers. */
export function cardsOf(game: Pick<Spoken, 'content'>): readonly Card[] {
  return game.content.cards as readonly Card[];
}

/** An emotion as positions write it, `valor+brightness-y f2 a1 fresh`, taken apart; a slot that it lacks is null. */
export interface Emotion {
  top: string;
  base: string | null;
  fragments: number | null;
  absorbed: number | null;
  fresh: boolean;
}

const EMOTION = /^([^+]+?)(?:\+(\S+))?(?: f(\d+))?(?: a(\d+))?( fresh| received)?$/u;

export function emotionOf(text: string): Emotion {
  const [, top, base, fragments, absorbed, fresh] = EMOTION.exec(text) ?? [];
  if (top === undefined) throw new Error(`“${text}” is not an emotion; write 'valor f2' or 'valor+brightness-y f2 a1 fresh'`);
  return { top, base: base ?? null, fragments: counted(fragments), absorbed: counted(absorbed), fresh: fresh !== undefined };
}

function counted(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits);
}
