// The tab itself says when it is your move: by its icon and by a tone.

import { sound } from '../lib/sound';
import type { LivePlay } from './live.svelte';
import turnIcon from './turn.svg?url';

const ICON = 'link[rel="icon"]';

/** Follows a table as long as the component that calls it is on the page. */
export function drawAttention(current: () => LivePlay | null): void {
  const mine = $derived(current()?.awaited === true);
  const over = $derived((current()?.moment.outcome ?? null) !== null);
  const told = $derived(current()?.story.length ?? 0);
  let before = { mine: false, over: false, told: 0 };

  $effect(() => {
    const now = { mine, over, told };
    if (before.told > 0) {
      if (now.over && !before.over) sound('end');
      else if (now.mine && !before.mine) sound('turn');
      else if (now.told > before.told) sound('move');
    }
    before = now;
  });

  $effect(() => {
    const icon = document.querySelector<HTMLLinkElement>(ICON);
    if (icon === null || !mine) return;
    const usual = icon.href;
    icon.href = turnIcon;
    return () => {
      icon.href = usual;
    };
  });
}
