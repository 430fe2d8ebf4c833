// The focus goes to the prompt when it becomes your move, and never gets lost when what had it leaves the table.

import { tick } from 'svelte';
import type { LivePlay } from './live.svelte';

export function focusPrompt(): void {
  document.getElementById('prompt')?.focus({ preventScroll: true });
}

/** Follows a table as long as the component that calls it is on the page. */
export function keepFocus(current: () => LivePlay | null): void {
  const mine = $derived(current()?.awaited === true);
  let wasMine = false;

  $effect(() => {
    const becameMine = mine && !wasMine;
    wasMine = mine;
    void current()?.moment;
    void current()?.selected;
    void current()?.curtain;
    void tick().then(() => {
      if (current()?.scene === null && (isLost() || (becameMine && !isTyping()))) focusPrompt();
    });
  });
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function isTyping(): boolean {
  return document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement;
}
