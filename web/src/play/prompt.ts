// What the prompt says: what is asked, or who is waited for.

import type { BoardModule } from '../boards';
import { settings } from '../lib/settings.svelte';
import { words } from '../lib/words.svelte';
import { listed } from '../speech/people';
import type { Outcome } from '../speech/speaker';
import type { Barred, Choice, TableInfo } from '../wire';
import type { Asking, Play } from './play.svelte';

/** Choices that point at nothing on the table are buttons in the prompt. */
export function placeless(choice: Choice | Barred, board: BoardModule): boolean {
  return Object.keys(choice.points).every((name) => name === 'number') && board.listed?.(choice) !== true;
}

/** What a choice is called on a button in the prompt, null if it has none; where the table is read, what points at it stands there alone. */
export function worded(choice: Choice, play: Play): string | null {
  if (placeless(choice, play.board)) return play.label(choice);
  return settings.textMode ? null : (play.board.worded?.(play, choice) ?? null);
}

/** The one sentence that says where the game stands. */
export function sentenceOf(play: Play): string {
  const { outcome } = play.moment;
  if (outcome !== null) return play.speaker.outcome(outcome as unknown as Outcome, play.view);
  const [first, second] = play.pending;
  if (play.ready && first !== undefined) return words.say('table-ready', { names: namesOf(play.pending, play) });
  if (play.question !== null && play.seat !== null) {
    const other = settings.textMode ? null : (play.board.asks?.(play) ?? play.board.brief?.(play));
    return other ?? play.speaker.question(play.question.kind, play.seat, play.view);
  }
  if (first === undefined) return '';
  if (second === undefined && first.seat === play.seat && play.live) return play.sending === null ? words.say('table-passes-by') : '';
  return second === undefined ? waitingFor(play, first) : words.say('table-waiting-several', { names: namesOf(play.pending, play) });
}

/** How the question can be answered where the board is in sight. */
export function hintOf(play: Play): string | null {
  return settings.textMode || play.question === null || play.seat === null ? null : (play.board.hint?.(play) ?? null);
}

function waitingFor(play: Play, { seat, kind }: Asking): string {
  return isThinking(play.table, seat) && play.live
    ? words.say('table-thinking', { player: play.speaker.player(seat) })
    : play.speaker.waiting(kind, seat);
}

function namesOf(asked: readonly Asking[], play: Play): string {
  return listed(
    words,
    asked.map(({ seat }) => play.speaker.player(seat)),
  );
}

export function isThinking(table: TableInfo, seat: number): boolean {
  return table.seats[seat]?.kind === 'bot';
}

/** What every seat has in the end: "Ann 8 + 8". */
export function standings(play: Play): string[] {
  const points = (play.moment.outcome as unknown as Outcome | null)?.points ?? [];
  return points.map((own, seat) => words.say('table-standing', { player: play.speaker.player(seat), points: own.join(' + ') }));
}
