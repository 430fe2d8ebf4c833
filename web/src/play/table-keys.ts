// What the keys of a live table do.

import { focusPrompt } from './focus.svelte';
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
  const answer = play.answerOf(key);
  if (answer !== undefined) pick(event, play, answer);
  else if (key === 'u' && play.canGoBack) play.back();
  else if (key === 'w') play.withdraw();
  else if (key === 'l') panel.toggle('log');
  else if (key === 'c') panel.toggle('chat');
  else return false;
  return true;
}

/** Enter confirms what was chosen by its key, wherever the focus was: it goes to the prompt. */
function pick(event: KeyboardEvent, play: LivePlay, answer: number): void {
  play.pick(answer);
  if (pressesSomething(event.target)) focusPrompt();
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
