// What would be after some answers, as the server has tried them.

import type { Happening } from '../lib/connection.svelte';
import type { View } from '../speech/speaker';
import type { Difference, Previewed, Question } from '../wire';

export interface Ahead {
  /** The answers that it is about, and how many of them fit. */
  answers: readonly number[];
  taken: number;
  /** The whole view as it would be, just before what stops it. */
  view: View;
  /** What would be told until then. */
  events: readonly Happening[];
  /** `open`: the seat is asked on; `other`: somebody else decides; `hidden`, `chance`: nobody can know; `refused`: an answer is not legal. */
  stop: Previewed['stop'];
  question: Question | null;
  /** The kinds of questions that were answered as the board assumes. */
  assumed: readonly string[];
}

/** A view that differs in these things; what is the same is shared. */
export function changed(view: View, differences: readonly Difference[]): View {
  return differences.reduce<unknown>((whole, { at, to, gone }) => put(whole, at, to, gone), view) as View;
}

function put(whole: unknown, [name, ...rest]: readonly (number | string)[], to: unknown, gone: boolean): unknown {
  if (name === undefined) return to;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<number | string, unknown>;
  if (gone && rest.length === 0) delete copy[name];
  else copy[name] = put(copy[name], rest, to, gone);
  return copy;
}
