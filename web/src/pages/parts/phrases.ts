import { words } from '../../lib/words.svelte';
import type { Level } from '../../lib/settings.svelte';
import type { SeatInfo, TableInfo } from '../../wire';

export type { Level };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, in the language spoken now: "5 minutes ago". */
export function ago(then: number, now = Date.now() / 1000): string {
  const past = Math.max(0, Math.round(now - then));
  const relative = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
  if (past < MINUTE) return relative.format(0, 'second');
  if (past < HOUR) return relative.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return relative.format(-Math.floor(past / HOUR), 'hour');
  return relative.format(-Math.floor(past / DAY), 'day');
}

/** Names as people list them: "Ann, Bob and Cleo". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names);
}

export function level(level: Level): string {
  if (level === 'easy') return words.say('web-level-easy');
  if (level === 'medium') return words.say('web-level-medium');
  return level === 'hard' ? words.say('web-level-hard') : words.say('web-level-expert');
}

/** How long a decision may take. */
export function limit(seconds: number | null): string {
  if (seconds === null) return words.say('web-limit-none');
  if (seconds % DAY === 0) return words.say('web-limit-days', { number: seconds / DAY });
  if (seconds % HOUR === 0) return words.say('web-limit-hours', { number: seconds / HOUR });
  if (seconds % MINUTE === 0) return words.say('web-limit-minutes', { number: seconds / MINUTE });
  return words.say('web-limit-seconds', { number: seconds });
}

/** Who sits on a seat. */
export function sitter(seat: SeatInfo, number: number): string {
  if (seat.kind === 'open') return words.say('web-seat-open');
  if (seat.name !== '') return seat.name;
  return seat.level === null ? words.say('player', { number: number + 1 }) : level(seat.level);
}

/** Who gave a finished game up, if anybody did. */
export function resigner(table: TableInfo): string {
  const number: unknown = table.outcome?.resigned;
  const seat = typeof number === 'number' ? table.seats[number] : undefined;
  return seat === undefined ? '' : words.say('web-resigned', { player: sitter(seat, Number(number)) });
}

/** Who won a finished game, if anybody did. */
export function winners(table: TableInfo): string {
  const seats: unknown = table.outcome?.winners;
  if (!Array.isArray(seats)) return '';
  const names = seats.flatMap((number: unknown) => {
    const seat = typeof number === 'number' ? table.seats[number] : undefined;
    return seat === undefined ? [] : [sitter(seat, Number(number))];
  });
  return words.say('web-won', { names: listed(names), winners: names.length });
}

/** What the link to a table of mine says; I may have left it. */
export function invitation(table: TableInfo): string {
  if (table.state === 'open') return words.say('web-open-table');
  return table.you.length === 0 ? words.say('web-watch') : words.say('web-go-on');
}
