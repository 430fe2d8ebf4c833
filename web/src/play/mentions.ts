import type { Mentioned } from '../speech/speaker';

/** The keys under which boards know what a line names. */
export function keyOf(thing: Mentioned): string[] {
  switch (thing.kind) {
    case 'seat':
      return [`seat:${thing.seat}`];
    case 'card':
      return [`card:${thing.card}`];
    case 'column':
      return [`column:${thing.column}`];
    case 'thing':
      return [thing.thing];
    case 'place':
      return [`place:${thing.seat}:${thing.place}`, `card:${thing.card}`];
  }
}
