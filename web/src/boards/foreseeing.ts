import type { Action } from 'svelte/action';
import { on } from 'svelte/events';
import type { Play } from '../play/play.svelte';

export interface Foreseeing {
  play: Pick<Play, 'foresee'>;
  /** The answers that the element stands for; none: there is nothing to look ahead at. */
  answers: readonly number[];
}

/** Looks ahead at what an element stands for, as long as a pointer is over it or it has the focus. */
export const foreseeing: Action<HTMLElement, Foreseeing> = (element, foreseen) => {
  let current = foreseen;
  let looking = false;
  const look = (event: Event): void => {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return; // a finger that is there presses
    if (event.type === 'focus' && !element.matches(':focus-visible')) return;
    looking = current.answers.length > 0;
    if (looking) current.play.foresee(current.answers);
  };
  const leave = (): void => {
    if (looking) current.play.foresee([]);
    looking = false;
  };
  // The focus may be lost while the page is being drawn, because the element goes: `on` lets state be changed even then.
  const ends = [
    on(element, 'pointerenter', look),
    on(element, 'pointerleave', leave),
    on(element, 'focus', look),
    on(element, 'blur', leave),
  ];
  return {
    update(next) {
      current = next;
    },
    destroy() {
      leave();
      for (const end of ends) end();
    },
  };
};
