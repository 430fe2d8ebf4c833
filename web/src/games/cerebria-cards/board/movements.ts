import type { Movement, Step } from '../../../boards/flights';
import { emotionOf } from '../speech/cards';
import { POLARITIES, type Polarity } from '../speech/vocabulary';
import type { Happening } from '../../../lib/connection.svelte';
import { placeKey } from './numbers';
import { type BoardPlay, cardType, catalogue, viewOf } from './types';

// Events of which several in a row are one step.
const TOGETHER: readonly string[] = ['drew', 'discarded', 'trimmed', 'dealt', 'collected', 'bonus'];

/** CC-2 to CC-11 What is to be seen of the events, in their order. */
export function stepsOf(play: Pick<BoardPlay, 'game' | 'view'>, events: readonly Happening[]): Step[] {
  const steps: Step[] = [];
  let before = '';
  events.forEach((event, number) => {
    const name = String(event.event);
    const step = movementsOf(play, name, event, events[number + 1]);
    const last = steps.at(-1);
    if (name === before && TOGETHER.includes(name) && last !== undefined) last.push(...step);
    else if (step.length > 0) steps.push(step);
    before = name;
  });
  return steps;
}

function movementsOf(play: Pick<BoardPlay, 'game' | 'view'>, name: string, event: Happening, next: Happening | undefined): Step {
  const number = (key: string): number => (typeof event[key] === 'number' ? event[key] : -1);
  const seat = number('seat');
  const card = cardId(play, event.card);
  const hand = `hand:${seat}`;
  const place = `place:${seat}:${number('place')}`;
  const column = `column:${number('column')}`;
  switch (name) {
    case 'drew':
      return [{ from: 'deck', to: hand, card }];
    case 'discarded':
    case 'trimmed':
    case 'countered':
      return [{ from: hand, to: 'discard', card }];
    case 'impulse':
    case 'embraced':
      return [{ from: column, to: hand, card, leaves: true }];
    case 'deprived':
      return [{ from: column, to: 'discard', card, leaves: true }];
    case 'refilled':
      return [{ from: `stack:${number('column')}`, to: column, card }];
    case 'dealt':
      return [{ from: 'deck', to: column, card }];
    case 'entered':
      return [cardId(play, event.base), card].filter((one) => one !== null).map((one) => ({ from: hand, to: place, card: one }));
    case 'removed':
    case 'destroyed':
      return [{ from: place, to: 'discard', card, leaves: true }];
    case 'used':
      return [{ from: place }, spent(play, event, card, next)];
    case 'aimed':
      return [{ from: aim(event, place, column, hand), danger: true }];
    case 'looked':
      return [{ from: `hand:${number('victim')}`, danger: true }];
    case 'stole':
      return [{ from: `hand:${number('victim')}`, to: hand, card }];
    case 'swapped':
      return [
        { from: placeKey(number('given')), to: placeKey(number('taken')), card, leaves: true },
        { from: placeKey(number('taken')), to: placeKey(number('given')), card: cardId(play, event.other), leaves: true },
      ];
    case 'drained':
      return gems(number('number'), placeKey(number('source')), placeKey(number('receiver')), polarityOf(play, cardId(play, event.own)));
    case 'reshuffled':
      return [{ from: 'discard', to: 'deck', card: null }];
    case 'revelation':
      return [{ from: column, danger: true }];
    case 'collected':
      return POLARITIES.flatMap((polarity) => gems(number(polarity), source(play, seat, polarity), `score:${seat}`, polarity));
    case 'bonus': {
      const polarity = POLARITIES[number('polarity')] ?? 'bliss';
      return gems(number('number'), `supply:${polarity}`, `score:${seat}`, polarity);
    }
    case 'mood':
      return [{ from: 'mood' }];
    case 'won':
      return [{ from: `score:${seat}` }];
    default:
      return [];
  }
}

/** CC-6.9 to CC-6.12 The fragment that pays for an ability goes to the supply, or where the next event says. */
function spent(play: Pick<BoardPlay, 'game'>, event: Happening, card: string | null, next: Happening | undefined): Movement {
  const gem = polarityOf(play, card);
  const absorbed = next?.event === 'absorbed' ? `place:${String(next.seat)}:${String(next.place)}` : `supply:${gem}`;
  return { from: `place:${String(event.seat)}:${String(event.place)}`, to: absorbed, gem };
}

function aim(event: Happening, place: string, column: string, hand: string): string {
  if (Number(event.column) >= 0) return column;
  return Number(event.place) >= 0 ? place : hand;
}

/** Where a seat's fragments of a polarity lie, as far as the view knows. */
function source(play: Pick<BoardPlay, 'game' | 'view'>, seat: number, polarity: Polarity): string {
  const places = viewOf(play).seats[seat]?.mindset ?? [];
  const found = places.findIndex((text) => text !== null && polarityOf(play, emotionOf(text).top) === polarity);
  return `place:${seat}:${Math.max(0, found)}`;
}

function gems(count: number, from: string, to: string, gem: Polarity): Step {
  return Array.from({ length: Math.max(0, count) }, () => ({ from, to, gem }));
}

function cardId(play: Pick<BoardPlay, 'game'>, card: unknown): string | null {
  return typeof card === 'number' ? ([...catalogue(play.game).keys()][card] ?? null) : null;
}

function polarityOf(play: Pick<BoardPlay, 'game'>, card: string | null): Polarity {
  return card === null ? 'bliss' : cardType(play, card).polarity;
}
