import type { CardView } from '../speech/view';
import { type Card, cardsOf } from '../speech/cards';
import type { CardSpeaker } from '../speech/speaker';
import type { Play } from '../../../play/play.svelte';
import type { Options, Value } from '../../../speech/speaker';
import type { GameInfo } from '../../../wire';

/** What this board uses of a play. */
export type BoardPlay = Pick<
  Play,
  | 'game'
  | 'seat'
  | 'view'
  | 'question'
  | 'speaker'
  | 'live'
  | 'selected'
  | 'lit'
  | 'anchors'
  | 'legal'
  | 'choice'
  | 'pick'
  | 'chosen'
  | 'why'
  | 'reason'
  | 'inspect'
  | 'inspected'
  | 'scene'
  | 'ahead'
  | 'foresee'
>;

/** A type of card and its number, which answers and events use. */
export interface CardType extends Card {
  number: number;
}

const catalogues = new WeakMap<GameInfo['content'], ReadonlyMap<string, CardType>>();

/** The types of card by their ids. */
export function catalogue(game: Pick<GameInfo, 'content'>): ReadonlyMap<string, CardType> {
  const known = catalogues.get(game.content);
  if (known !== undefined) return known;
  const made = new Map(cardsOf(game).map((card, number) => [card.id, { ...card, number }]));
  catalogues.set(game.content, made);
  return made;
}

export function cardType(play: Pick<BoardPlay, 'game'>, id: string): CardType {
  const found = catalogue(play.game).get(id);
  if (found === undefined) throw new Error(`there is no card ${id}`);
  return found;
}

export function viewOf(play: Pick<BoardPlay, 'view'>): CardView {
  return play.view as unknown as CardView;
}

/** This board belongs to the Card Game, and so does its speaker. */
export function speakerOf(play: Pick<BoardPlay, 'speaker'>): CardSpeaker {
  return play.speaker as CardSpeaker;
}

/** The table's options, with the defaults of those that its view does not name. */
export function optionsOf(play: Pick<BoardPlay, 'game' | 'view'>): Options {
  const defaults = play.game.parameters.map((parameter): [string, Value] => [parameter.name, parameter.default]);
  return { ...Object.fromEntries(defaults), ...viewOf(play).options };
}

/** CC-10.2, CC-10.3 What it takes to win, as messages tell it. */
export function goalOf(play: Pick<BoardPlay, 'game' | 'view'>): { single: number; each: number; equal: 'yes' | 'no' } {
  const { single_goal: single, balance_goal: each, balance_requires_equal: equal } = optionsOf(play);
  return { single: Number(single), each: Number(each), equal: equal === false ? 'no' : 'yes' };
}

/** The seat that sits at the bottom of the board; spectators sit with the first player. */
export function bottomSeat(play: Pick<BoardPlay, 'seat'>): number {
  return play.seat ?? 0;
}

/** The other seats, clockwise from the left of the one at the bottom. */
export function otherSeats(play: Pick<BoardPlay, 'seat' | 'view'>): number[] {
  const { players } = viewOf(play);
  return Array.from({ length: players - 1 }, (_, i) => (bottomSeat(play) + 1 + i) % players);
}
