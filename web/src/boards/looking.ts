import type { Action } from 'svelte/action';

export interface Looking {
  look: () => void;
  away: () => void;
}

const HOVER_MS = 350;
const HOLD_MS = 450;
/** A pointer that has gone so far, in pixels, carries something; a finger may scroll instead. */
export const FAR = 8;

/** Looks at an element while a mouse rests on it, a finger holds it, or the keyboard is there; a held finger presses nothing. */
export const looking: Action<HTMLElement, Looking> = (element, looked) => {
  let current = looked;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let seen = false;
  let down = { x: 0, y: 0 };

  function soon(ms: number, then: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  }

  function look(): void {
    seen = true;
    current.look();
  }

  function away(): void {
    clearTimeout(timer);
    if (!seen) return;
    seen = false;
    current.away();
  }

  const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    pointerenter: ({ pointerType }) => pointerType === 'mouse' && soon(HOVER_MS, look),
    pointerleave: away,
    pointercancel: away,
    pointerup: () => clearTimeout(timer),
    pointerdown: ({ pointerType, clientX, clientY }) => {
      clearTimeout(timer); // who presses does not rest
      held = false;
      down = { x: clientX, y: clientY };
      if (pointerType !== 'mouse')
        soon(HOLD_MS, () => {
          held = true;
          look();
        });
    },
    pointermove: ({ pointerType, clientX, clientY }) => {
      if (pointerType !== 'mouse' && Math.hypot(clientX - down.x, clientY - down.y) > FAR) clearTimeout(timer);
    },
    focus: () => element.matches(':focus-visible') && look(),
    // What is removed loses the focus while the page is drawn.
    blur: ({ relatedTarget }) => (relatedTarget === null ? queueMicrotask(away) : away()),
    contextmenu: (event) => held && event.preventDefault(),
  };
  const heard = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of heard) element.addEventListener(name, listener);
  element.addEventListener('click', press, true);

  function press(event: Event): void {
    clearTimeout(timer);
    // What a click explains is explained no longer than what a mouse rests on.
    if (event instanceof PointerEvent && event.pointerType === 'mouse') seen = true;
    if (!held) return;
    held = false;
    event.stopImmediatePropagation();
  }

  return {
    update(next) {
      current = next;
    },
    // What leaves the table under the pointer is never left by it.
    destroy() {
      away();
      for (const [name, listener] of heard) element.removeEventListener(name, listener);
      element.removeEventListener('click', press, true);
    },
  };
};
