import { words } from '../../../lib/words.svelte';
import { inRow, listed } from '../../../speech/people';
import { type Emotion, emotionOf } from '../speech/cards';
import type { UseView } from '../speech/view';
import { PASS_ANSWER } from '../speech/vocabulary';
import type { Happening } from '../../../lib/connection.svelte';
import type { Choice, Question } from '../../../wire';
import { forecast } from './forecast';
import { emotionAt, fragmentsOn, handSize } from './mindsets';
import { revelationAt } from './revelation';
import { type BoardPlay, optionsOf, speakerOf, viewOf } from './types';

type Told = Pick<BoardPlay, 'game' | 'seat' | 'view' | 'question' | 'speaker' | 'choice' | 'ahead'>;

/** Whoever looks ahead at an emotion that enters sees it enter alone, and none removed for it; where one has to go, any. */
export function assumed({ kind, choices }: Question): number | null {
  if (kind !== 'fuse' && kind !== 'remove') return null;
  return choices.some(({ number }) => number === PASS_ANSWER) ? PASS_ANSWER : (choices[0]?.number ?? null);
}

/** What a choice costs and does, and what others could do about it, before it is final. */
export function preview(play: Told, answer: number): string[] {
  const choice = play.choice(answer);
  if (choice === undefined || play.seat === null) return [];
  return linesOf(play, play.seat, choice);
}

function linesOf(play: Told, seat: number, { verb, points }: Choice): string[] {
  const owner = Number(points.seat);
  const place = Number(points.place);
  switch (verb) {
    case 'impulse':
      return play.ahead === null ? [] : [...action(play), ...leaving(play, Number(points.column))];
    case 'evoke':
      return [...action(play), ...entering(play, seat)];
    case 'summon':
      return entering(play, seat);
    case 'use':
      return using(play, seat, place);
    case 'alone':
      return usable(entered(play, seat)?.ready);
    case 'fuse':
      return fusing(play, seat);
    case 'keep':
      return patternAfter(play, seat);
    case 'remove':
      return [returning(emotionAt(play, owner, place)), ...patternAfter(play, seat)];
    case 'spend':
      return [words.say('board-preview-spend-supply'), ...invited(play, seat)];
    case 'absorb':
      return [words.say('board-preview-absorb'), ...invited(play, seat)];
    case 'destroy':
      return [returning(emotionAt(play, owner, place)), ...warning(owner === seat), ...invited(play, seat)];
    case 'drain_from':
      return [words.say('board-preview-drain-most', { number: fragmentsOn(emotionAt(play, owner, place)) })];
    case 'drain_to':
      return [words.say('board-preview-drain', { number: Number(points.number) }), ...invited(play, seat)];
    case 'column':
      return [...leaving(play, Number(points.column)), ...invited(play, seat)];
    case 'victim':
      return [words.say('board-preview-hand', { number: handSize(play, owner) }), ...invited(play, seat)];
    case 'take':
      return [words.say('board-preview-secret')];
    case 'swap_give':
      return [words.say('board-preview-give', { number: fragmentsOn(emotionAt(play, owner, place)) })];
    case 'swap_take':
      return [...receiving(play, owner, place), ...invited(play, seat)];
    case 'counter':
      return [words.say('board-preview-countered')];
    case 'trim':
      return [words.say('board-preview-trim')];
    case 'replace':
      return [words.say('board-preview-mulligan', { number: handSize(play, seat), next: Number(optionsOf(play).hand_start) })];
    case 'end':
      return next(play);
    default:
      return [];
  }
}

/** What would happen first of a kind, as far as one can look ahead. */
function coming({ ahead }: Told, name: string): Happening | undefined {
  return ahead?.events.find(({ event }) => event === name);
}

/** CC-3.3 The actions that are left then; a turn that is over has none. */
function action(play: Told): string[] {
  if (play.ahead === null) return [];
  return [words.say('board-preview-action', { left: coming(play, 'turn') === undefined ? viewOf(play.ahead).actions : 0 })];
}

/** CC-3.10 Whose turn is next. */
function next(play: Told): string[] {
  const turn = coming(play, 'turn');
  return turn === undefined ? [] : [words.say('board-preview-end', { player: play.speaker.player(Number(turn.seat)) })];
}

/** CC-4.2, CC-4.3 What becomes of a column whose card is taken or discarded. */
function leaving(play: Told, column: number): string[] {
  const left = viewOf(play).refills[column] ?? null;
  if (left !== null) return [words.say('board-preview-refill', { column: column + 1, left })];
  const actions = play.ahead === null ? 0 : viewOf(play.ahead).actions;
  const lost = actions > 0 ? [words.say('board-preview-lost', { number: actions })] : [];
  return [words.say('board-preview-revelation', { column: column + 1 }), ...foretold(play), ...lost];
}

interface Scoring {
  gains: readonly { seat: number; total: number }[];
  winners: readonly number[];
}

/** CC-9 What the Revelation brings: the one that is looked ahead at, else one after what is looked ahead at. */
function scoring({ view, ahead }: Told): Scoring {
  const from = ahead?.events.findIndex(({ event }) => event === 'revelation') ?? -1;
  if (ahead === null || from < 0) return forecast(ahead ?? { view });
  const { scored, won } = revelationAt({ view: ahead.view, story: ahead.events }, from);
  return {
    gains: scored.map(({ seat, bliss, gloom, bonus }) => ({ seat, total: bliss + gloom + bonus })),
    winners: won.map(({ seat }) => Number(seat)),
  };
}

/** CC-9 "A Revelation now: you +5, Ann +7." and who would win by it. */
function foretold(play: Told): string[] {
  const { gains, winners } = scoring(play);
  const own = gains.filter(({ seat }) => seat === play.seat);
  const ordered = [...own, ...gains.filter(({ seat }) => seat !== play.seat)];
  const list = ordered.map(({ seat, total }) =>
    seat === play.seat
      ? words.say('board-forecast-own', { gain: total })
      : words.say('board-forecast-player', { player: play.speaker.player(seat), gain: total }),
  );
  const names = winners.filter((seat) => seat !== play.seat).map((seat) => play.speaker.player(seat));
  const result = [words.say('board-forecast', { gains: inRow(words, list) })];
  if (winners.some((seat) => seat === play.seat)) result.push(words.say('board-forecast-you-win'));
  if (names.length > 0) result.push(words.say('board-forecast-wins', { names: listed(words, names), number: names.length }));
  return result;
}

/** CC-5 What an emotion is like when it has entered. */
function entering(play: Told, seat: number): string[] {
  if (viewOf(play).removal === 'must') return [words.say('board-preview-full')];
  const one = entered(play, seat);
  if (one === null) return [];
  if (one.fragments === null) return [words.say('board-preview-base')];
  const fusable = play.ahead?.assumed.includes('fuse') === true;
  return [
    words.say('board-preview-fill', { number: one.fragments }),
    ...(fusable ? [words.say('board-preview-fusable')] : usable(one.ready)),
  ];
}

/** CC-6.4, CC-6.5 Whether an emotion can be used in this turn; of one without an ability nothing is said. */
function usable(ready: boolean | null | undefined): string[] {
  if (typeof ready !== 'boolean') return [];
  return [ready ? words.say('board-preview-ready') : words.say('board-preview-fresh')];
}

/** CC-5.11 to CC-5.17 */
function fusing(play: Told, seat: number): string[] {
  const one = entered(play, seat);
  if (one === null) return [];
  if (one.use === null) return [words.say('board-preview-fill', { number: one.fragments ?? 0 })];
  const base = one.use.absorbing.includes(one.place) ? words.say('board-preview-absorbs') : words.say('board-preview-mixed');
  return [...usable(one.ready), ...(one.absorbed === null ? [] : [base])];
}

/** An emotion as it would have entered. */
interface Entered extends Emotion {
  place: number;
  ready: boolean | null;
  use: UseView | null;
}

/** The emotion that would come to the mindset of a seat. */
function entered(play: Told, seat: number): Entered | null {
  const { ahead } = play;
  const event = coming(play, 'entered');
  if (ahead === null || event === undefined) return null;
  const place = Number(event.place);
  const { seats, uses } = viewOf(ahead);
  return { ...emotionOf(emotionAt(ahead, seat, place)), place, ready: seats[seat]?.ready?.[place] ?? null, use: uses[place] ?? null };
}

/** CC-9.8 The vibe pattern once the emotion has entered, and another has gone. */
function patternAfter({ speaker, ahead }: Told, seat: number): string[] {
  const gain = ahead === null ? undefined : forecast(ahead).gains[seat];
  if (gain === undefined || gain.bonus === 0) return [];
  return [words.say('board-preview-pattern', { pattern: speakerOf({ speaker }).word(gain.pattern), bonus: gain.bonus })];
}

/** CC-6.9 */
function using(play: Told, seat: number, place: number): string[] {
  const use = viewOf(play).uses[place] ?? null;
  if (use === null) return [];
  return [words.say('board-preview-spend', { left: use.left }), ...counters(play, seat, place, use)];
}

/** The counters that follow where what is looked ahead at completes a use. */
function invited(play: Told, seat: number): string[] {
  const used = coming(play, 'used');
  const place = Number(used?.place);
  const use = used === undefined ? null : (viewOf(play).uses[place] ?? null);
  return use === null ? [] : counters(play, seat, place, use);
}

/** CC-7.3, CC-13 Who could counter an emotion's ability, as far as this seat can know. */
function counters(play: Told, seat: number, place: number, use: UseView): string[] {
  const vibe = viewOf(play).seats[seat]?.vibes[place] ?? '';
  if (use.counters.length === 0) return [words.say('board-preview-no-counter')];
  const holders = use.counters.filter(({ known }) => known);
  if (holders.length === 0) return [words.say('board-preview-counter', { vibe })];
  return holders.map((holder) => words.say('board-preview-counter-known', { player: play.speaker.player(holder.seat), vibe }));
}

/** CC-5.7, CC-8.3 */
function returning(text: string): string {
  return words.say('board-preview-return', { number: fragmentsOn(text) });
}

function warning(own: boolean): string[] {
  return own ? [words.say('board-preview-own')] : [];
}

/** CC-8.27 to CC-8.29 */
function receiving(play: Told, owner: number, place: number): string[] {
  const number = fragmentsOn(emotionAt(play, owner, place));
  return [words.say('board-preview-receive', { number }), ...usable(viewOf(play).seats[owner]?.ready?.[place])];
}
