// What is looked at on this board beside cards: figures, backs, and marks by the word of the glossary and the rule that they go by.

import { backName, figureName, heading } from './telling';
import { type BoardPlay, speakerOf } from './types';

export const ABOUT: Readonly<Record<string, string>> = {
  life: 'life_panel',
  supply: 'supply',
  quests: 'quest',
  completed: 'completed_quest',
  trophies: 'trophy_token',
  moon: 'moon_phase',
  slots: 'mage_board',
  strength: 'strength',
  speed: 'speed',
  orders: 'possessed',
  forgotten: 'forgotten_spell',
};

export const RULES: Readonly<Record<string, string>> = {
  life: 'BR-2.2.3',
  supply: 'BR-2.1.3',
  quests: 'BR-8.1.1',
  completed: 'BR-8.1.9',
  trophies: 'BR-20.2.6',
  moon: 'BR-3.1.5',
  slots: 'BR-11.2.1',
  strength: 'BR-22.1.1',
  speed: 'BR-22.1.1',
  orders: 'BR-29.2.1',
  forgotten: 'BR-11.3.2',
};

/** The name of anything on this board: `crypt`, `figure:cadaver-1`, `back:agony`, `about:life`. */
export function called(play: BoardPlay, card: string): string {
  const [sort, thing] = card.split(':');
  if (thing === undefined) return speakerOf(play).card(card);
  if (sort === 'figure') return figureName(play, thing);
  return sort === 'about' ? heading(play, ABOUT[thing] ?? thing) : backName(play, thing);
}
