import type { Action } from 'svelte/action';
import { on } from 'svelte/events';
import type { Play } from '../play/play.svelte';

const HOVER_MS = 400;
const HOLD_MS = 450;

/** Marks inside it that say `data-about="wheel"` are explained to who points at them, holds them, or comes to them by keyboard. */
export const explaining: Action<HTMLElement, Pick<Play, 'inspect' | 'inspected'>> = (board, play) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: string | null = null;
  let held = false;

  function aboutOf(event: Event): string | null {
    const mark = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-about], [data-thing]') : null;
    return mark?.dataset.about ?? null;
  }

  function look(about: string): void {
    shown = about;
    play.inspect(about);
  }

  function away(): void {
    clearTimeout(timer);
    if (shown !== null && play.inspected === shown) play.inspect(null);
    shown = null;
  }

  function over(event: PointerEvent): void {
    const about = aboutOf(event);
    if (event.pointerType !== 'mouse' || about === shown) return;
    away();
    if (about !== null) timer = setTimeout(() => look(about), HOVER_MS);
  }

  function down(event: PointerEvent): void {
    const about = aboutOf(event);
    clearTimeout(timer);
    held = false;
    if (about === null || event.pointerType === 'mouse') return;
    timer = setTimeout(() => {
      held = true;
      look(about);
    }, HOLD_MS);
  }

  /** Who held something did not press it; what cannot be pressed is explained. */
  function click(event: MouseEvent): void {
    if (held) event.stopPropagation();
    else if (event.target instanceof Element && event.target.closest('button, a, input, summary') === null) {
      const about = aboutOf(event);
      if (about !== null) look(about);
    }
    held = false;
  }

  function focus(event: FocusEvent): void {
    const about = aboutOf(event);
    if (about !== null && event.target instanceof Element && event.target.matches(':focus-visible')) look(about);
  }

  const ends = [
    on(board, 'pointerover', over),
    on(board, 'pointerleave', away),
    on(board, 'pointerdown', down),
    on(board, 'pointerup', () => clearTimeout(timer)),
    on(board, 'pointercancel', away),
    on(board, 'click', click, { capture: true }),
    on(board, 'contextmenu', (event) => held && event.preventDefault()),
    on(board, 'focusin', focus),
    on(board, 'focusout', away),
  ];
  return {
    destroy() {
      away();
      for (const end of ends) end();
    },
  };
};
