import type { Movement, Step } from '../../../boards/flights';
import type { Happening } from '../../../lib/connection.svelte';
import type { Play } from '../../../play/play.svelte';
import { realmsOf, spacesOf, speakerOf, standingOn, viewOf } from './model';

/** Events of which several in a row are one step. */
const TOGETHER: readonly string[] = ['drew', 'discarded', 'cycled', 'placed', 'removed'];
/** More gems than this are too many to follow. */
const MOST_GEMS = 4;

type Seen = Pick<Play, 'view' | 'speaker' | 'seat'>;

/** CB-8 to CB-15 What is to be seen of the events, in their order; a Revelation has a scene of its own. */
export function stepsOf(play: Seen, events: readonly Happening[]): Step[] {
  const steps: Step[] = [];
  let before = '';
  for (const event of events) {
    const name = String(event.event);
    if (name === 'showed') break;
    const step = movementsOf(play, name, event);
    const last = steps.at(-1);
    if (name === before && TOGETHER.includes(name) && last !== undefined) last.push(...step);
    else if (step.length > 0) steps.push(step);
    before = name;
  }
  return steps;
}

function movementsOf(play: Seen, name: string, event: Happening): Step {
  const view = viewOf(play);
  const space = placeOf(spacesOf(view), 'space', event.space);
  const card = typeof event.card === 'number' && event.card >= 0 ? speakerOf(play).cardId(event.card) : null;
  const seat = Number(event.seat ?? view.active);
  switch (name) {
    case 'drew':
    case 'dealt':
      return [{ from: `deck:${seat}`, to: handOf(play, seat), card }];
    case 'discarded':
    case 'cycled':
      return [{ ...held(play, seat, card), to: `deck:${seat}`, card }];
    case 'revealed':
      return [{ from: held(play, seat, card).from }];
    case 'entered':
      return [{ ...held(play, seat, card), to: space, card }];
    case 'empowered':
    case 'power':
    case 'token':
      return [{ from: space }];
    case 'placed':
      return gems(play, event, `seat:${view.active}`, space);
    case 'removed':
      return gems(play, event, space, `seat:${view.active}`);
    case 'left':
      return [{ ...gone(play, space), card }];
    case 'shifted':
      return [{ from: placeOf(spacesOf(view), 'space', event.origin), to: space, card, leaves: true }];
    case 'built':
    case 'exalted':
    case 'demolished':
      return [{ from: placeOf(realmsOf(view), 'site', event.realm), danger: name === 'demolished' }];
    case 'absorbed':
    case 'revelation':
      return [{ from: placeOf(Object.keys(view.origin), 'sphere', event.sphere), danger: name === 'revelation' }];
    default:
      return [];
  }
}

/** An Emotion goes back to the deck that it is from. */
function gone(play: Seen, space: string): Movement {
  const owner = standingOn(viewOf(play), space.slice('space:'.length))?.owner ?? null;
  return owner === null ? { from: space, danger: true } : { from: space, to: `deck:${owner}`, leaves: true };
}

function gems(play: Seen, { number, card }: Happening, from: string, to: string): Step {
  const gem = speakerOf(play).factionOf(speakerOf(play).cardId(Number(card)));
  return Array.from({ length: Math.min(MOST_GEMS, Math.max(0, Number(number))) }, () => ({ from, to, gem }));
}

/** The card itself lies in the own hand; those of others are only held. */
function held(play: Seen, seat: number, card: string | null): Movement {
  return seat === play.seat && card !== null ? { from: `hand:${card}`, leaves: true } : { from: `seat:${seat}` };
}

function handOf({ seat: own }: Seen, seat: number): string {
  return seat === own ? `hand:${seat}` : `seat:${seat}`;
}

/** The key of a place that an event names by its number. */
function placeOf(names: readonly string[], family: string, number: unknown): string {
  return `${family}:${names[Number(number)] ?? ''}`;
}
