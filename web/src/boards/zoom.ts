// Where a map that is laid out larger is scrolled to, and which taps enlarge it.

export interface Point {
  x: number;
  y: number;
}

/** A thumb hits what lies this far from its neighbours. */
const APART = 40;
/** What answers a tap by itself: it can be chosen, opens something, or says why it cannot be chosen. */
const ANSWERING = '[aria-pressed], [aria-expanded], [aria-disabled="true"]';
const CHOOSABLE = '[data-thing]:is([aria-pressed], [aria-expanded])';

/** How far a window of a size is scrolled over what is `factor` times as large, so that a point of it lies in the middle. */
export function scrolledTo(at: number, size: number, factor: number): number {
  return Math.max(0, Math.min(size * (factor - 1), at * factor - size / 2));
}

/** A tap on the whole map enlarges it, but where it means something and a thumb can hit what it means. */
export function enlarges(tapped: Element, { x, y }: Point, touched: boolean): boolean {
  const button = tapped.closest('button, a, input');
  if (button?.matches(ANSWERING) !== true) return true;
  const map = button.closest('[data-zoom]');
  if (!touched || map === null || !button.matches(CHOOSABLE)) return false;
  return [...map.querySelectorAll(CHOOSABLE)].some((other) => other !== button && distance(other, { x, y }) < APART);
}

function distance(thing: Element, { x, y }: Point): number {
  const box = thing.getBoundingClientRect();
  return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
}
