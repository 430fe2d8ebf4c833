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
  tokens: 'physical_action_token',
  power: 'power_point',
  crown: 'crown',
  hand: 'hand',
  grimoire: 'grimoire',
  memories: 'memories',
  phases: 'phase',
  order: 'turn_order',
  cell: 'cell',
  events: 'event_board',
  forecast: 'clean_up_phase',
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
  tokens: 'BR-13.2.1',
  power: 'BR-26.1.1',
  crown: 'BR-5.2.1',
  hand: 'BR-10.3.5',
  grimoire: 'BR-10.1.2',
  memories: 'BR-10.1.1',
  phases: 'BR-5.1.1',
  order: 'BR-5.2.3',
  cell: 'BR-4.1.3',
  events: 'BR-6.1.1',
  forecast: 'BR-25.1.8',
};

/** The rule by which what is printed on something is read, by its kind. */
export const READ_BY: Readonly<Record<string, string>> = {
  spell: 'BR-11.1.1',
  room: 'BR-17.1.1',
  quest: 'BR-8.1.1',
  hex: 'BR-24.1.1',
  upgrade: 'BR-24.2.1',
  evocation: 'BR-22.1.1',
  event: 'BR-7.1.1',
  order: 'BR-29.2.1',
  mage: 'BR-2.2.1',
  school: 'BR-10.3.2',
  back: 'BR-11.2.1',
};

/** The name of anything on this board: `crypt`, `figure:cadaver-1`, `back:agony`, `about:life`. */
export function called(play: BoardPlay, card: string): string {
  const [sort, thing] = card.split(':');
  if (thing === undefined) return speakerOf(play).card(card);
  if (sort === 'figure') return figureName(play, thing);
  return sort === 'about' ? heading(play, ABOUT[thing] ?? thing) : backName(play, thing);
}
