// What is to be seen of the events of the lodge: figures walk, cubes and cards fly, what is done to somebody pulses.

import type { Movement, Step } from '../../../boards/flights';
import type { Happening } from '../../../lib/connection.svelte';
import type { Participant } from '../speech/view';
import { ROSE, SLOTS } from '../speech/vocabulary';
import { type BoardPlay, figureOf, ownerOf, speakerOf, viewOf } from './types';

type Seen = Pick<BoardPlay, 'view' | 'speaker'>;

/** Events of which several in a row are one step. */
const TOGETHER: readonly string[] = ['drew', 'returned', 'kept', 'power', 'instability', 'hit', 'cleared', 'healed', 'laid', 'restored'];
/** More cubes than this are too many to follow. */
const MOST_CUBES = 4;

/** BR-5 to BR-25 What is to be seen of the events, in their order. */
export function stepsOf(play: Seen, events: readonly Happening[]): Step[] {
  const moves = new Moves(play);
  const steps: Step[] = [];
  let before = '';
  for (const event of events) {
    const name = String(event.event);
    const step = moves.of(name, event);
    const last = steps.at(-1);
    if (name === before && TOGETHER.includes(name) && last !== undefined) last.push(...step);
    else if (step.length > 0) steps.push(step);
    before = name;
  }
  return steps;
}

/** A mage by its seat, or the Black Rose, by the number that events have for them. */
export function participant(number: unknown): Participant {
  return number === ROSE ? 'rose' : Number(number);
}

/** Where somebody acts from: its figure, else what the Black Rose has beside the lodge. */
export function standOf(play: Pick<BoardPlay, 'view'>, who: Participant): string {
  const { avatar, seats } = viewOf(play);
  if (who === 'rose') return avatar?.at == null ? 'rose' : figureKey(ROSE);
  return seats[who]?.at == null ? `seat:${who}` : figureKey(who);
}

export function figureKey(number: unknown): string {
  return `figure:${String(number)}`;
}

export function roomKey(number: unknown): string {
  return `room:${String(number)}`;
}

class Moves {
  /** Where figures have gone that the table still shows where they were. */
  private readonly gone = new Map<string, string>();

  constructor(private readonly play: Seen) {}

  of(name: string, event: Happening): Step {
    const { seat, room, figure } = event;
    const who = participant(event.participant);
    switch (name) {
      case 'stepped':
      case 'placed':
        return this.walk(figure, roomKey(room));
      case 'swapped':
        return [...this.walk(figure, figureKey(event.other)), ...this.walk(event.other, figureKey(figure))];
      case 'celled':
        return this.walk(figure, `cell:${String(figure)}`);
      case 'summoned':
        return [{ from: this.at(standOf(this.play, who)), to: roomKey(room), token: this.medal(figure, who) }];
      case 'instability':
        return this.cubes(event.number, who, this.source(who), roomKey(room));
      case 'cleared':
        return this.cubes(1, participant(event.colour), roomKey(room), `supply:${participant(event.colour)}`);
      case 'hit':
        return this.cubes(event.number, who, this.source(who, event.source), this.at(figureKey(figure)));
      case 'healed':
        return this.cubes(1, participant(event.colour), this.at(figureKey(figure)), `supply:${participant(event.colour)}`);
      case 'converted':
      case 'restored':
      case 'room':
      case 'room_turned':
        return [{ from: roomKey(room), danger: name === 'converted' }];
      case 'replaced':
      case 'left':
      case 'slain':
        return [{ from: this.at(figureKey(figure)), danger: true }];
      case 'controlled':
      case 'upgraded':
      case 'woken':
        return [{ from: this.at(figureKey(figure)) }];
      case 'defeated':
      case 'hexed':
        return [{ from: this.at(figureKey(seat)), danger: true }];
      case 'averted':
        return [{ from: this.at(figureKey(seat)) }];
      case 'picks':
      case 'returned':
        return this.studied(name, event);
      case 'drew':
      case 'drew_forgotten':
      case 'looked':
      case 'discarded':
        return [{ from: `hand:${String(seat)}` }];
      case 'laid':
        return SLOTS.flatMap((_, slot): Movement[] =>
          ((Number(event.slots) >> slot) & 1) === 1 ? [{ from: `hand:${String(seat)}`, to: slotKey(seat, slot), card: null }] : [],
        );
      case 'cast':
      case 'sprung':
        return [{ from: slotKey(seat, event.slot), to: slotKey(seat, event.slot), card: this.spell(event.spell) }];
      case 'activated':
        return [{ from: slotKey(seat, event.slot) }];
      case 'event_drawn':
      case 'event_applied':
      case 'event_discarded':
        return [{ from: `event:${String(event.event_card)}` }];
      case 'order':
      case 'reaction':
        return [{ from: 'seat:rose' }];
      case 'power':
        return [{ from: who === 'rose' ? 'rose' : `power:${who}` }];
      case 'crown':
      case 'activation':
        return [{ from: `seat:${participant(seat)}` }];
      case 'won':
        return [{ from: who === 'rose' ? 'rose' : `seat:${who}` }];
      default:
        return [];
    }
  }

  private walk(figure: unknown, to: string): Step {
    const key = figureKey(figure);
    const from = this.at(key);
    this.gone.set(key, to);
    return [{ from, to, token: this.medal(figure), leaves: from === key }];
  }

  private at(key: string): string {
    return this.gone.get(key) ?? key;
  }

  /** An evocation does it itself, else the mage that has it done. */
  private source(who: Participant, evocation: unknown = -1): string {
    return this.at(Number(evocation) > ROSE ? figureKey(evocation) : standOf(this.play, who));
  }

  private cubes(number: unknown, who: Participant, from: string, to: string): Step {
    const owner = who === 'rose' || who >= 0 ? ownerOf(viewOf(this.play), who) : 'none';
    return Array.from({ length: Math.min(MOST_CUBES, Math.max(0, Number(number))) }, () => ({ from, to, token: `cube:${owner}` }));
  }

  /** BR-10.3.3 Cards come from the pile of their school, and go back to it. */
  private studied(name: string, { seat, school, spell, number }: Happening): Step {
    const hand = `hand:${String(seat)}`;
    if (name === 'returned') return [{ from: hand, to: 'library', card: this.spell(spell) }];
    const back = speakerOf(this.play).content.thing('school', Number(school)).id;
    const pile = `school:${String(school)}`;
    return Array.from({ length: Math.min(MOST_CUBES, Number(number)) }, () => ({ from: pile, to: hand, card: `back:${back}` }));
  }

  private spell(spell: unknown): string | null {
    return typeof spell === 'number' && spell >= 0 ? speakerOf(this.play).content.spell(spell).id : null;
  }

  /** The figure itself, as its medal; one that is summoned has no place yet. */
  private medal(figure: unknown, who: Participant = 'rose'): string {
    const owner = figureOf(this.play, Number(figure))?.owner ?? who;
    return `${figureKey(figure)}:${ownerOf(viewOf(this.play), owner)}`;
  }
}

function slotKey(seat: unknown, slot: unknown): string {
  return `slot:${String(seat)}:${String(slot)}`;
}
