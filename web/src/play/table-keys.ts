// What the keys of a live table do.

import type { LivePlay } from './live.svelte';
import { isForTable, pressed, pressesSomething } from './keys';
import type { Panel } from './panel.svelte';

/** Does what a key means; true if it meant something. `?` is left to the page, which shows the list of keys. */
export function press(event: KeyboardEvent, play: LivePlay, panel: Panel): boolean {
  if (!isForTable(event)) return false;
  const key = pressed(event);
  if (key === 'Enter') return !pressesSomething(event.target) && commit(play);
  if (key === 'Escape') return leave(play, panel);
  if (play.moving) play.skip();
  const option = play.optionOf(key);
  if (option !== undefined) play.pick(option);
  else if (key === 'u' && play.canGoBack) play.back();
  else if (key === 'w') play.withdraw();
  else if (key === 'l') panel.toggle('log');
  else if (key === 'c') panel.toggle('chat');
  else return false;
  return true;
}

function commit(play: LivePlay): boolean {
  const chosen = play.selected !== null;
  play.commit();
  return chosen;
}

/** Escape closes the last thing that was opened. */
function leave(play: LivePlay, panel: Panel): boolean {
  if (play.inspected !== null) play.inspect(null);
  else if (play.selected !== null || play.note !== null) play.cancel();
  else if (panel.tab !== null && panel.covers) panel.tab = null;
  else return false;
  return true;
}
