import { words } from '../../../lib/words.svelte';
import { inRow, listed } from '../../../speech/people';
import { type Emotion, emotionOf } from '../speech/cards';
import { PASS_ANSWER, PLACES } from '../speech/vocabulary';
import type { Choice, Question } from '../../../wire';
import { forecast } from './forecast';
import { emotionAt, fragmentsOn, handOf, handSize } from './mindsets';
import { type Use, usedAbility } from './numbers';
import { type BoardPlay, cardType, optionsOf, speakerOf, viewOf } from './types';

type Told = Pick<BoardPlay, 'game' | 'seat' | 'view' | 'question' | 'speaker' | 'choice' | 'ahead'>;

/** CC-5.5, CC-5.11 Whoever looks ahead at an emotion that enters sees it enter alone, and none removed for it. */
export function assumed({ kind, choices }: Question): number | null {
  return ['fuse', 'remove'].includes(kind) && choices.some(({ number }) => number === PASS_ANSWER) ? PASS_ANSWER : null;
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
      return [action(play), ...leaving(play, Number(points.column), viewOf(play).actions - 1)];
    case 'evoke':
      return [action(play), ...entering(play, seat)];
    case 'summon':
      return entering(play, seat);
    case 'use':
      return [spends(emotionAt(play, seat, place)), ...counters(play, seat, place)];
    case 'alone':
      return [words.say('board-preview-fresh')];
    case 'fuse':
      return fusing(play, seat);
    case 'keep':
      return patternAfter(play, seat);
    case 'remove':
      return [returning(emotionAt(play, owner, place)), ...patternAfter(play, seat)];
    case 'spend':
      return [words.say('board-preview-spend-supply'), ...paid(play, seat)];
    case 'absorb':
      return [words.say('board-preview-absorb'), ...paid(play, seat)];
    case 'destroy':
      return [returning(emotionAt(play, owner, place)), ...warning(owner === seat), ...declared(play, seat)];
    case 'drain_from':
      return [words.say('board-preview-drain-most', { number: fragmentsOn(emotionAt(play, owner, place)) })];
    case 'drain_to':
      return [words.say('board-preview-drain', { number: Number(points.number) }), ...declared(play, seat)];
    case 'column':
      return [
        ...leaving(play, Number(points.column), viewOf(play).actions),
        ...(play.question?.kind === 'column' ? declared(play, seat) : []),
      ];
    case 'victim':
      return [words.say('board-preview-hand', { number: handSize(play, owner) }), ...declared(play, seat)];
    case 'take':
      return [words.say('board-preview-secret')];
    case 'swap_give':
      return [words.say('board-preview-give', { number: fragmentsOn(emotionAt(play, owner, place)) })];
    case 'swap_take':
      return [...receiving(emotionAt(play, owner, place)), ...declared(play, seat)];
    case 'counter':
      return [words.say('board-preview-countered')];
    case 'trim':
      return [words.say('board-preview-trim')];
    case 'replace':
      return [words.say('board-preview-mulligan', { number: handSize(play, seat), next: Number(optionsOf(play).hand_start) })];
    case 'end':
      return [words.say('board-preview-end', { player: play.speaker.player((seat + 1) % viewOf(play).players) })];
    default:
      return [];
  }
}

/** CC-3.3 */
function action(play: Told): string {
  return words.say('board-preview-action', { left: viewOf(play).actions - 1 });
}

/** CC-4.2, CC-4.3 What becomes of a column whose card is taken or discarded. */
function leaving(play: Told, column: number, actions: number): string[] {
  const left = (viewOf(play).stacks[column] ?? 0) - 1;
  if (left >= 0) return [words.say('board-preview-refill', { column: column + 1, left })];
  const lost = actions > 0 ? [words.say('board-preview-lost', { number: actions })] : [];
  return [words.say('board-preview-revelation', { column: column + 1 }), ...foretold(play), ...lost];
}

/** CC-9 "A Revelation now: you +5, Ann +7." and who would win by it. */
export function foretold(play: Told): string[] {
  const { gains, winners } = forecast(play);
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
  if (play.ahead?.question?.kind === 'remove') return [words.say('board-preview-full')];
  const emotion = entered(play, seat);
  if (emotion === null) return [];
  if (emotion.fragments === null) return [words.say('board-preview-base')];
  const fusable = play.ahead?.assumed.includes('fuse') === true;
  return [
    words.say('board-preview-fill', { number: emotion.fragments }),
    fusable ? words.say('board-preview-fusable') : words.say('board-preview-fresh'),
  ];
}

/** CC-5.11 to CC-5.17 */
function fusing(play: Told, seat: number): string[] {
  const emotion = entered(play, seat);
  if (emotion === null || emotion.base === null) return [];
  const mixed = cardType(play, emotion.top).polarity !== cardType(play, emotion.base).polarity;
  return [words.say('board-preview-ready'), mixed ? words.say('board-preview-mixed') : words.say('board-preview-absorbs')];
}

/** The emotion that would come to the mindset of a seat. */
function entered({ view, ahead }: Told, seat: number): Emotion | null {
  if (ahead === null) return null;
  const before = viewOf({ view }).seats[seat]?.mindset ?? [];
  const after = viewOf(ahead).seats[seat]?.mindset ?? [];
  const text = after.find((one, place) => one !== null && one !== before[place]) ?? null;
  return text === null ? null : emotionOf(text);
}

/** CC-9.8 The vibe pattern once the emotion has entered, and another has gone. */
function patternAfter({ speaker, ahead }: Told, seat: number): string[] {
  const gain = ahead === null ? undefined : forecast(ahead).gains[seat];
  if (gain === undefined || gain.bonus === 0) return [];
  return [words.say('board-preview-pattern', { pattern: speakerOf({ speaker }).word(gain.pattern), bonus: gain.bonus })];
}

/** CC-6.9 */
function spends(text: string): string {
  return words.say('board-preview-spend', { left: (emotionOf(text).fragments ?? 1) - 1 });
}

/** The counters that follow a payment at once: nothing is left to declare. */
function paid(play: Told, seat: number): string[] {
  const use = usedAbility(play);
  return use !== null && (use.late || ['draw', 'summon'].includes(use.ability)) ? invited(play, seat, use) : [];
}

/** The counters that follow the last declaration; a late one comes after them. */
function declared(play: Told, seat: number): string[] {
  const use = usedAbility(play);
  return use === null || use.late ? [] : invited(play, seat, use);
}

function invited(play: Told, seat: number, use: Use): string[] {
  return counters(play, seat, use.source % PLACES);
}

/** CC-7.3, CC-13 Who could counter an emotion's ability, as far as this seat can know. */
function counters(play: Told, seat: number, place: number): string[] {
  const vibe = viewOf(play).seats[seat]?.vibes[place] ?? null;
  const others = viewOf(play).seats.flatMap((_, other) => (other !== seat && handSize(play, other) > 0 ? [other] : []));
  if (vibe === null || others.length === 0) return [words.say('board-preview-no-counter')];
  const holders = others.filter((other) => handOf(play, other).some((card) => cardType(play, card).vibe === vibe));
  if (holders.length === 0) return [words.say('board-preview-counter', { vibe })];
  return holders.map((holder) => words.say('board-preview-counter-known', { player: play.speaker.player(holder), vibe }));
}

/** CC-5.7, CC-8.3 */
function returning(text: string): string {
  return words.say('board-preview-return', { number: fragmentsOn(text) });
}

function warning(own: boolean): string[] {
  return own ? [words.say('board-preview-own')] : [];
}

/** CC-8.27 to CC-8.29 */
function receiving(text: string): string[] {
  const { base } = emotionOf(text);
  const use = base === null ? words.say('board-preview-fresh') : words.say('board-preview-ready');
  return [words.say('board-preview-receive', { number: fragmentsOn(text) }), use];
}
