// The lesson's table of this window. Nobody comes back to one: when it is left, a bot plays on, so that it does not wait
// among the learner's games. A page that is loaded anew leaves the one that it forgot.

import { api } from '../../lib/api';

const KEPT_AS = 'mindrose.lesson';

export function take(table: string): void {
  try {
    sessionStorage.setItem(KEPT_AS, table);
  } catch {
    // A browser that keeps nothing forgets this table when the page is loaded anew.
  }
}

export function leave(): void {
  try {
    const table = sessionStorage.getItem(KEPT_AS);
    sessionStorage.removeItem(KEPT_AS);
    if (table !== null) void api.leave(table).catch(() => undefined);
  } catch {
    // It was never kept.
  }
}
