// Who did what to what: lines over the table, for any board that says where its things lie.

import type { Happening } from '../lib/connection.svelte';
import { keyOf } from '../play/mentions';
import type { Play } from '../play/play.svelte';
import { shownAt } from './anchor';

/** From who or what acts to what it is done to, by the keys of anchors. */
export interface Trail {
  /** Whose deed it is. */
  seat: number;
  from: string;
  to: string;
}

/** A trail as it lies on the page. */
export interface Line {
  from: DOMRect;
  to: DOMRect;
}

type Traced = Pick<Play, 'seat' | 'speaker' | 'anchors'> & { board: Pick<Play['board'], 'trails'> };

/** Who acts, and who answers. */
const MOST_ACTORS = 2;

/** The lines of what others did; what the own seat does, it knows. */
export function linesOf(play: Traced, events: readonly Happening[]): Line[] {
  const trails = play.board.trails?.(play as Play, events) ?? events.flatMap((event) => plainTrails(play, event));
  // What everybody does at once, as when a table is set up, is no deed of anybody's.
  if (new Set(trails.map(({ seat }) => seat)).size > MOST_ACTORS) return [];
  const places = new Set<string>();
  return trails.flatMap(({ seat, from, to }) => {
    const [start, end] = [shownAt(play.anchors, from), shownAt(play.anchors, to)];
    if (seat === play.seat || start === undefined || end === undefined || start === end || places.has(to)) return [];
    places.add(to);
    return [{ from: start.getBoundingClientRect(), to: end.getBoundingClientRect() }];
  });
}

/** Where a game says nothing of its own: from the seat that an event names to the first other thing that it names. */
function plainTrails({ speaker, anchors }: Traced, event: Happening): Trail[] {
  const { seat } = event;
  if (typeof seat !== 'number' || seat < 0) return [];
  const from = `seat:${seat}`;
  const named = speaker.eventParts(event).mentions.flatMap(keyOf);
  const to = named.find((key) => key !== from && anchors.has(key));
  return to === undefined ? [] : [{ seat, from, to }];
}
