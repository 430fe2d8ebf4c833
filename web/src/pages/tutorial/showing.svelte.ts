// Where the guide leaves no room for the whole table, the table scrolls to what the step speaks of.

import { tick } from 'svelte';
import { settings } from '../../lib/settings.svelte';
import { placeless } from '../../play/prompt';
import type { GuidedPlay } from './guide.svelte';

const LITTLE_ROOM = '(max-width: 999px)';

/** Follows a lesson as long as the component that calls it is on the page. */
export function showing(current: () => GuidedPlay | null): void {
  $effect(() => {
    const play = current();
    if (play === null || !play.guide.settled || settings.textMode) return;
    const { lights, wanted } = play.guide;
    void tick().then(() => {
      const spokenOf = wanted !== null && placeless(wanted, play.board) ? document.getElementById('prompt') : thing(play, lights);
      if (matchMedia(LITTLE_ROOM).matches) {
        spokenOf?.scrollIntoView({ block: 'center', behavior: settings.motion === 'full' ? 'smooth' : 'auto' });
      }
    });
  });
}

/** What a key means on the board; a card that is not on the table is in the hand, a seat is shown by its hand. */
function thing({ anchors, seat }: GuidedPlay, lights: ReadonlySet<string>): Element | undefined {
  const instead = [...lights].map((key) => key.replace(/^card:.*/u, `hand:${seat ?? 0}`).replace(/^seat:/u, 'hand:'));
  return [...lights, ...instead].map((key) => anchors.get(key)).find((element) => element !== undefined);
}
