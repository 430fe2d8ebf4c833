// The tab itself says when it is your move: by its icon and by a tone.

import { type Sound, sound } from '../lib/sound';
import type { LivePlay } from './live.svelte';
import turnIcon from './turn.svg?url';

const ICON = 'link[rel="icon"]';

/** What sounds for what happened since: the first of the board's own that fits, else a move. */
function soundOf(play: LivePlay | null, since: number): Sound {
  const happened = (play?.story ?? []).slice(since).map(({ event }) => String(event));
  const own = Object.entries(play?.board.sounds ?? {}).find(([event]) => happened.includes(event));
  return own?.[1] ?? 'move';
}

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
      else if (now.told > before.told) sound(soundOf(current(), before.told));
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
