import { type Emotion, emotionOf } from '../speech/cards';
import { PLACES, POLARITIES, type Polarity, type Vibe } from '../speech/vocabulary';
import { type Use, usedAbility } from './numbers';
import { type BoardPlay, cardType, optionsOf, viewOf } from './types';

type Told = Pick<BoardPlay, 'game' | 'view'>;

/** The emotion on a place of a seat, as views write it. */
export function emotionAt(play: Pick<BoardPlay, 'view'>, seat: number, place: number): string {
  const text = viewOf(play).seats[seat]?.mindset[place];
  if (text === null || text === undefined) throw new Error(`there is no emotion on place ${place} of seat ${seat}`);
  return text;
}

/** All fragments on an emotion, those that can be spent and those that are absorbed. */
export function fragmentsOn(text: string): number {
  const { fragments, absorbed } = emotionOf(text);
  return (fragments ?? 0) + (absorbed ?? 0);
}

/** The vibe of an emotion for patterns and counters, null if it has none (CC-5.16). */
export function vibeOf(play: Told, text: string): Vibe | null {
  const { top, base } = emotionOf(text);
  return base !== null && optionsOf(play).fused_vibe === 'none' ? null : cardType(play, top).vibe;
}

/** The cards of a hand that the viewer knows. */
export function handOf(play: Pick<BoardPlay, 'view'>, seat: number): readonly string[] {
  const hand = viewOf(play).seats[seat]?.hand ?? [];
  return 'count' in hand ? hand.known : hand;
}

export function handSize(play: Pick<BoardPlay, 'view'>, seat: number): number {
  const hand = viewOf(play).seats[seat]?.hand ?? [];
  return 'count' in hand ? hand.count : hand.length;
}

/** CC-8.8 How many fragments go from the emotion that Drain aims at to the one on a place of the whole table. */
export function drained(play: Told, receiver: number): number {
  const use = usedAbility(play);
  if (use === null || use.aim < 0) return 0;
  const source = emotionOn(play, use.aim);
  const moved = POLARITIES.map((polarity) => Math.min(holding(play, source, polarity), room(play, receiver, polarity, use)));
  return moved.reduce((sum, number) => sum + number, 0);
}

/** CC-8.6 The fragments of a polarity on an emotion, in fragment slots and absorb slots. */
function holding(play: Told, { top, base, fragments, absorbed }: Emotion, polarity: Polarity): number {
  const spendable = cardType(play, top).polarity === polarity ? (fragments ?? 0) : 0;
  return spendable + (cardType(play, base ?? top).polarity === polarity ? (absorbed ?? 0) : 0);
}

/** CC-8.9 The empty slots that Drain can fill, once the ability is paid for. */
function room(play: Told, place: number, polarity: Polarity, use: Use): number {
  const options = optionsOf(play);
  const { top, base, fragments, absorbed } = emotionOn(play, place);
  const card = cardType(play, top);
  let slots = 0;
  if (fragments !== null && card.polarity === polarity)
    slots += Number(options[`slots_${card.kind}`]) - fragments + (place === use.source && !use.late ? 1 : 0);
  const open = base === null || options.drain_into_fused_absorb === true;
  if (absorbed !== null && open && cardType(play, base ?? top).polarity === polarity)
    slots += Number(options.slots_base) - absorbed - (place === use.paid && !use.late ? 1 : 0);
  return slots;
}

function emotionOn(play: Pick<BoardPlay, 'view'>, place: number): Emotion {
  return emotionOf(emotionAt(play, Math.floor(place / PLACES), place % PLACES));
}
