// Something is carried over the board by mouse, finger or pen, and let go over a place that takes it.

import type { Action } from 'svelte/action';
import { on } from 'svelte/events';
import { FAR } from './looking';

/** A place is hit this far around it: a thumb hides what it is over. */
const AROUND = 24;

/** What is carried, where it is, and the place that would take it there: one for each board. */
export class Carrier {
  thing: string | null = $state(null);
  x = $state(0);
  y = $state(0);
  place: string | null = $state(null);
  /** A finger or a pen carries it, and would hide it. */
  above = $state(false);
}

export interface Cargo {
  carrier: Carrier;
  /** What the board calls it; null: it stays where it is. */
  thing: string | null;
  takes: (place: string) => boolean;
  land: (place: string) => void;
  lift?: () => void;
  /** It is not carried any more, wherever it has landed. */
  drop?: () => void;
}

/**
 * An element that can be carried to places that say `data-landing="space:valley-1"`. Its style says in which directions a
 * finger scrolls instead (`touch-action`).
 */
export const carrying: Action<HTMLElement, Cargo> = (element, cargo) => {
  let current = cargo;
  let down: { pointer: number; x: number; y: number } | null = null;
  let moving: (() => void)[] = [];
  const lifted = (): boolean => current.carrier.thing !== null && down !== null;

  function press({ button, isPrimary, pointerId, clientX, clientY }: PointerEvent): void {
    if (button !== 0 || !isPrimary || current.thing === null) return;
    letGo();
    down = { pointer: pointerId, x: clientX, y: clientY };
    moving = [on(window, 'pointermove', move), on(window, 'pointerup', release), on(window, 'pointercancel', letGo)];
    moving.push(on(window, 'keydown', escape, { capture: true }));
  }

  function move({ pointerId, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    const { carrier, thing } = current;
    if (down?.pointer !== pointerId || thing === null) return;
    if (!lifted()) {
      const [across, along] = [Math.abs(x - down.x), Math.abs(y - down.y)];
      if (Math.hypot(across, along) <= FAR || (pointerType === 'touch' && scrolls(element, across > along))) return;
      carrier.thing = thing;
      element.setPointerCapture(pointerId); // what it is carried over is not pointed at
      current.lift?.();
    }
    Object.assign(carrier, { x, y, place: placeAt(x, y), above: pointerType !== 'mouse' });
  }

  function placeAt(x: number, y: number): string | null {
    const below = document.elementFromPoint(x, y);
    const near = [...document.querySelectorAll<HTMLElement>('[data-landing]')]
      // What is scrolled out of its part of the board is not there.
      .filter((one) => one.closest('section')?.contains(below) === true && current.takes(one.dataset.landing ?? ''))
      .map((one) => ({ place: one.dataset.landing ?? '', ...distances(one.getBoundingClientRect(), x, y) }))
      .filter(({ outside }) => outside <= AROUND)
      .sort((one, other) => one.outside - other.outside || one.middle - other.middle);
    return near[0]?.place ?? null;
  }

  function release({ pointerId }: PointerEvent): void {
    if (down?.pointer !== pointerId) return;
    const place = lifted() ? current.carrier.place : null;
    if (lifted()) swallowClick();
    if (place !== null) current.land(place);
    letGo();
  }

  function escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !lifted()) return;
    event.stopPropagation();
    letGo();
  }

  function letGo(): void {
    const carriedSo = lifted();
    down = null;
    for (const end of moving) end();
    moving = [];
    if (!carriedSo) return;
    Object.assign(current.carrier, { thing: null, place: null });
    current.drop?.();
  }

  const ends = [
    on(element, 'pointerdown', press),
    // Else the browser takes what a quick finger lets go for a scroll that goes on, and the next tap for its end.
    on(element, 'touchmove', (event) => lifted() && event.cancelable && event.preventDefault(), { passive: false }),
  ];
  return {
    update(next) {
      if (next.thing === null) letGo();
      current = next;
    },
    destroy() {
      letGo();
      for (const end of ends) end();
    },
  };
};

/** A finger that goes so from an element scrolls what it lies in. */
function scrolls(element: HTMLElement, sideways: boolean): boolean {
  return getComputedStyle(element).touchAction.includes(sideways ? 'pan-x' : 'pan-y');
}

function distances({ left, right, top, bottom }: DOMRect, x: number, y: number): { outside: number; middle: number } {
  const beside = (at: number, from: number, to: number): number => Math.max(from - at, 0, at - to);
  return {
    outside: Math.hypot(beside(x, left, right), beside(y, top, bottom)),
    middle: Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2),
  };
}

/** Who lets go of what was carried has pressed nothing; the click, if there is one, follows at once. */
function swallowClick(): void {
  const end = on(window, 'click', (event) => event.stopImmediatePropagation(), { capture: true });
  setTimeout(end);
}
