import type { Frame } from '../../../speech/situation';
import {
  ABILITIES,
  ACTIVATE_ANSWER,
  CARD_ANSWER,
  COLUMN_ANSWER,
  CONFIRM_ANSWER,
  PASS_ANSWER,
  PLACES,
  SEAT_ANSWER,
  TARGET_ANSWER,
} from '../speech/vocabulary';
import { type BoardPlay, cardType, viewOf } from './types';

type Asking = Pick<BoardPlay, 'game' | 'seat' | 'view' | 'question'>;

// The answer that a click on a thing would be, legal or not; null where the thing cannot be meant at all.

export function columnNumber(play: Asking, column: number): number | null {
  return play.seat === null ? null : COLUMN_ANSWER + column;
}

/** CC-8.23 While a hand lies open, cards are taken from that one. */
export function handNumber(play: Asking, card: string): number | null {
  return play.seat === null || play.question?.kind === 'steal' ? null : CARD_ANSWER + cardType(play, card).number;
}

/** A known card in somebody else's hand: meant only while that hand lies open. */
export function openCardNumber(play: Asking, owner: number, card: string): number | null {
  if (play.seat === null || play.question?.kind !== 'steal' || usedAbility(play)?.victim !== owner) return null;
  return CARD_ANSWER + cardType(play, card).number;
}

/** An emotion: the own ones are used, or pointed at like all others. */
export function emotionNumber(play: Asking, owner: number, place: number): number | null {
  if (play.seat === null) return null;
  const free = play.question === null || play.question.kind === 'main';
  if (owner === play.seat) return free ? ACTIVATE_ANSWER + place : TARGET_ANSWER + place;
  return free ? null : TARGET_ANSWER + seatsToTheLeft(play, owner) * PLACES + place;
}

/** CC-5.5 A free place of the own mindset: the emotion enters and none is removed. */
export function freePlaceNumber(play: Asking, owner: number): number | null {
  return owner === play.seat && play.question?.kind === 'remove' ? PASS_ANSWER : null;
}

/** A player, who is meant only when a hand is to be looked at. */
export function seatNumber(play: Asking, seat: number): number | null {
  return play.seat === null || play.question?.kind !== 'victim' ? null : SEAT_ANSWER + seatsToTheLeft(play, seat);
}

/** CC-6.10 The supply takes back the fragment that is spent. */
export function supplyNumber(play: Asking): number | null {
  return play.question?.kind === 'pay' ? PASS_ANSWER : null;
}

/** CC-2.10 The deck gives another hand. */
export function deckNumber(play: Asking): number | null {
  return play.question?.kind === 'mulligan' ? CONFIRM_ANSWER : null;
}

function seatsToTheLeft(play: Asking, seat: number): number {
  const { players } = viewOf(play);
  return (seat - (play.seat ?? 0) + players) % players;
}

/** CC-6.15 An ability in use, with what is declared of it so far; places are counted over the whole table, -1 is none. */
export interface Use {
  seat: number;
  source: number;
  /** The place that absorbs the fragment. */
  paid: number;
  aim: number;
  own: number;
  column: number;
  victim: number;
}

export function usedAbility(play: Pick<BoardPlay, 'view'>): Use | null {
  const frame = viewOf(play).stack.find(({ program }) => isAbility(program));
  if (frame === undefined) return null;
  return {
    seat: frame.seat,
    source: frame.seat * PLACES + slot(frame, 'place'),
    paid: slot(frame, 'paid'),
    aim: slot(frame, 'aim'),
    own: slot(frame, 'own'),
    column: slot(frame, 'column'),
    victim: slot(frame, 'victim'),
  };
}

/** CC-5.2 An emotion that is about to enter: its card and base by their numbers, and the place that it clears; -1 is none. */
export interface Entry {
  seat: number;
  card: number;
  base: number;
  removed: number;
}

export function pendingEntry(play: Pick<BoardPlay, 'view'>): Entry | null {
  const frame = viewOf(play).stack.find(({ program }) => program === 'entry');
  if (frame === undefined) return null;
  return { seat: frame.seat, card: slot(frame, 'card'), base: slot(frame, 'base'), removed: slot(frame, 'removed') };
}

/** The anchor of a place that is counted over the whole table. */
export function placeKey(place: number): string {
  return `place:${Math.floor(place / PLACES)}:${place % PLACES}`;
}

function isAbility(program: string): boolean {
  return ABILITIES.some((ability) => program === ability || program === `${ability}-late`);
}

function slot(frame: Frame, name: string): number {
  const value = frame[name];
  return typeof value === 'number' ? value : -1;
}
