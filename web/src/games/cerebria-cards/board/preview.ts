import { words } from '../../../lib/words.svelte';
import { inRow, listed } from '../../../speech/people';
import { emotionOf } from '../speech/cards';
import { PLACES } from '../speech/vocabulary';
import type { Choice } from '../../../wire';
import { bestPattern, bonusOf, forecast } from './forecast';
import { drained, emotionAt, fragmentsOn, handOf, handSize, vibeOf } from './mindsets';
import { pendingEntry, type Use, usedAbility } from './numbers';
import { type BoardPlay, cardType, catalogue, optionsOf, speakerOf, viewOf } from './types';

type Told = Pick<BoardPlay, 'game' | 'seat' | 'view' | 'question' | 'speaker' | 'choice'>;

/** What a choice costs and does, and what others could do about it, before it is final. */
export function preview(play: Told, option: number): string[] {
  const choice = play.choice(option);
  if (choice === undefined || play.seat === null) return [];
  return linesOf(play, play.seat, choice);
}

function linesOf(play: Told, seat: number, { verb, points }: Choice): string[] {
  const card = String(points.card);
  const owner = Number(points.seat);
  const place = Number(points.place);
  switch (verb) {
    case 'impulse':
      return [action(play), ...leaving(play, Number(points.column), viewOf(play).actions - 1)];
    case 'evoke':
      return [action(play), ...entering(play, seat, card)];
    case 'summon':
      return entering(play, seat, card);
    case 'use':
      return [spends(emotionAt(play, seat, place)), ...counters(play, seat, emotionAt(play, seat, place))];
    case 'alone':
      return [words.say('board-preview-fresh')];
    case 'fuse':
      return fusing(play, card);
    case 'keep':
      return play.question?.kind === 'remove' ? patternAfter(play, seat, null) : [];
    case 'remove':
      return [returning(emotionAt(play, owner, place)), ...patternAfter(play, seat, place)];
    case 'spend':
      return [words.say('board-preview-spend-supply'), ...paid(play, seat)];
    case 'absorb':
      return [words.say('board-preview-absorb'), ...paid(play, seat)];
    case 'destroy':
      return [returning(emotionAt(play, owner, place)), ...warning(owner === seat), ...declared(play, seat)];
    case 'drain_from':
      return [words.say('board-preview-drain-most', { number: fragmentsOn(emotionAt(play, owner, place)) })];
    case 'drain_to':
      return [words.say('board-preview-drain', { number: drained(play, seat * PLACES + place) }), ...declared(play, seat)];
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
function entering(play: Told, seat: number, card: string): string[] {
  const { kind, polarity } = cardType(play, card);
  const view = viewOf(play);
  const emotions = view.seats[seat]?.mindset.filter((text) => text !== null) ?? [];
  const full = emotions.length >= Number(optionsOf(play).mindset_cap) ? [words.say('board-preview-full')] : [];
  if (kind === 'base') return [words.say('board-preview-base'), ...full];
  const number = Math.min(Number(optionsOf(play)[`slots_${kind}`]), view.supply[polarity] ?? Infinity);
  const bases = handOf(play, seat).filter((one) => cardType(play, one).kind === 'base');
  const use = bases.length > 0 ? words.say('board-preview-fusable') : words.say('board-preview-fresh');
  return [words.say('board-preview-fill', { number }), use, ...full];
}

/** CC-5.11 to CC-5.17 */
function fusing(play: Told, base: string): string[] {
  const top = [...catalogue(play.game).values()][pendingEntry(play)?.card ?? -1];
  const mixed = top !== undefined && top.polarity !== cardType(play, base).polarity;
  return [words.say('board-preview-ready'), mixed ? words.say('board-preview-mixed') : words.say('board-preview-absorbs')];
}

/** CC-9.8 The vibe pattern once the emotion has entered, and another has gone from a place. */
function patternAfter(play: Told, seat: number, gone: number | null): string[] {
  const entry = pendingEntry(play);
  const top = [...catalogue(play.game).values()][entry?.card ?? -1];
  if (entry === null || top === undefined) return [];
  const options = optionsOf(play);
  const staying = (viewOf(play).seats[seat]?.mindset ?? []).filter((text, place) => text !== null && place !== gone) as string[];
  const vibes = staying.map((text) => vibeOf(play, text));
  const own = entry.base >= 0 && options.fused_vibe === 'none' ? null : top.vibe;
  const found = bestPattern(
    [...vibes, own].filter((vibe) => vibe !== null),
    options,
  );
  const bonus = bonusOf(found, options);
  return bonus === 0 ? [] : [words.say('board-preview-pattern', { pattern: speakerOf(play).word(found), bonus })];
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
  return counters(play, seat, emotionAt(play, seat, use.source % PLACES));
}

/** CC-7.3, CC-13 Who could counter an emotion's ability, as far as this seat can know. */
function counters(play: Told, seat: number, text: string): string[] {
  const vibe = vibeOf(play, text);
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
