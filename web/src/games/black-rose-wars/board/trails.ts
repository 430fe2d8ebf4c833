import type { Trail } from '../../../boards/trails';
import type { Happening } from '../../../lib/connection.svelte';
import { ROSE } from '../speech/vocabulary';
import { figureKey, participant, roomKey, standOf } from './movements';
import { type BoardPlay, figureOf, viewOf } from './types';

/** Whose deed it is when it is the Black Rose's: no seat's. */
const NOBODY = -1;

/** BR-13 to BR-23 Who does what to whom in the lodge: from the figure that acts to the room or figure that it is done to. */
export function trails(play: Pick<BoardPlay, 'view' | 'speaker'>, events: readonly Happening[]): Trail[] {
  const { active } = viewOf(play);
  const acts = typeof active === 'number' ? active : NOBODY;
  return events.flatMap((event): Trail[] => {
    const { figure, room, seat } = event;
    switch (event.event) {
      case 'stepped':
      case 'placed':
        return [{ seat: acts, from: figureKey(figure), to: roomKey(room) }];
      case 'hit':
        return [done(play, event, event.source, figureKey(figure))];
      case 'replaced':
      case 'controlled':
        return [done(play, event, NOBODY, figureKey(figure))];
      case 'instability':
      case 'converted':
      case 'summoned':
        return isAt(play, event) ? [] : [done(play, event, NOBODY, roomKey(room))];
      case 'defeated':
        return [done(play, event, NOBODY, figureKey(seat))];
      case 'hexed':
        return acts === seat ? [] : [{ seat: acts, from: standOf(play, active ?? 'rose'), to: figureKey(seat) }];
      case 'looked':
        return event.owner === seat ? [] : [{ seat: Number(seat), from: `seat:${String(seat)}`, to: `seat:${String(event.owner)}` }];
      default:
        return [];
    }
  });
}

/** A deed of somebody, or of an evocation that it commands. */
function done(play: Pick<BoardPlay, 'view'>, event: Happening, evocation: unknown, to: string): Trail {
  const who = participant(event.participant);
  const from = Number(evocation) > ROSE ? figureKey(evocation) : standOf(play, who);
  return { seat: who === 'rose' ? NOBODY : who, from, to };
}

/** In its own room a line would only lie on the figure itself. */
function isAt(play: Pick<BoardPlay, 'view' | 'speaker'>, { participant: number, room }: Happening): boolean {
  const figure = figureOf(play, Number(number));
  return figure !== undefined && roomKey(room) === figure.room;
}
