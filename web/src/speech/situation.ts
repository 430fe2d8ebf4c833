import type { Words } from '../lib/words.svelte';
import type { Names } from './names';
import type { Options } from './speaker';

/** A running program, the first one at the bottom; its slots are -1 until they are filled. */
export interface Frame {
  program: string;
  at: number;
  seat: number;
  [slot: string]: number | string;
}

/** A hand of somebody else: how many cards, and those that the viewer knows. */
export interface UnseenHand {
  count: number;
  known: readonly string[];
}

/** What every view tells. */
export interface Seen {
  seat: number | null;
  /** Only the options that differ from their defaults. */
  options: Options;
  seats: readonly { hand: readonly string[] | UnseenHand }[];
  stack: readonly Frame[];
}

/** What lies around a question: read from the view of the seat that is asked, as plain arguments of its message. */
export abstract class Situation<View extends Seen, Called extends Names> {
  constructor(
    protected readonly names: Called,
    private readonly defaults: Options,
    protected readonly seat: number,
    protected readonly view: View,
  ) {
    if (view.seat !== seat) throw new Error(`seat ${seat} is asked from its own view, not from that of ${view.seat}`);
  }

  arguments(): Words {
    const found = this.tableArguments();
    for (const frame of this.view.stack) Object.assign(found, this.frameArguments(frame));
    return found;
  }

  /** What the table itself tells, whatever is going on. */
  protected abstract tableArguments(): Words;

  /** What a running program adds; those above it may say it better. */
  protected abstract frameArguments(frame: Frame): Words;

  protected get held(): number {
    const hand = this.view.seats[this.seat]?.hand;
    return Array.isArray(hand) ? hand.length : 0;
  }

  protected number(option: string): number | null {
    const value = { ...this.defaults, ...this.view.options }[option] ?? null;
    return value === null ? null : Number(value);
  }
}
