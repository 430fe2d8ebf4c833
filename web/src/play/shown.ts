// A moment of the server as the screen shows it.

import type { Moment } from '../wire';
import type { Shown } from './play.svelte';

export function shownOf(moment: Moment): Shown {
  const { seat, number, view, question, waiting, now, undo, withdraw, takeback, passing, outcome } = moment;
  const ahead = now - Date.now() / 1000;
  return {
    seat,
    number,
    view,
    question,
    waiting,
    ahead,
    undo,
    withdraw,
    takeback,
    passing,
    outcome,
  };
}
