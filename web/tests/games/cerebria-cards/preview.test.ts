import { afterAll, describe, expect, test } from 'vitest';
import { preview } from '../../../src/games/cerebria-cards/board/preview';
import { rarely } from '../../../src/games/cerebria-cards/board/usual';
import { cardsOf } from '../../../src/games/cerebria-cards/speech/cards';
import type { Choice } from '../../../src/wire';
import { Engine } from '../../engine';
import { type FakePlay, GAME, lookAhead, type Moment, tableAt } from './fake.svelte';
import moments from './moments.json';

const MOMENTS = Object.entries(moments as unknown as Record<string, Required<Moment>>);
const engine = new Engine('cerebria-cards');

afterAll(() => engine.close());

describe.each(['en', 'ru', 'it', 'zh'] as const)('previews in %s', (language) => {
  test.each(MOMENTS)('of %s say something of every choice that does something', async (kind, moment) => {
    const play = await tableAt(moment, language);
    for (const { number, verb } of moment.choices) {
      await lookAhead(play, engine, moment.view, number);
      const lines = preview(play, number);
      for (const line of lines) expect(line).not.toMatch(/board-|\{|undefined|NaN/u);
      if (!['keep', 'pass', 'spare'].includes(verb)) expect(lines, `${kind}: ${verb}`).not.toEqual([]);
    }
  });
});

/** A player's part of a position. */
function seat(hand: string[] = [], mindset: string[] = []): object {
  return { hand, mindset };
}

/** A table as Ann sees it, who is asked. */
async function seen(table: object): Promise<FakePlay> {
  const { view, question } = await engine.look(table, 0);
  if (question === null) throw new Error('Ann is asked nothing');
  return tableAt({ seat: 0, view, kind: question.kind, choices: question.choices });
}

/** What is said of the choice that does this. */
async function said(table: object, verb: string, points: Choice['points'] = {}): Promise<string[]> {
  const play = await seen(table);
  const choice = play.question?.choices.find(
    (one) => one.verb === verb && Object.entries(points).every(([name, value]) => one.points[name] === value),
  );
  if (choice === undefined) throw new Error(`there is no such choice: ${verb}`);
  await lookAhead(play, engine, table, choice.number);
  return preview(play, choice.number);
}

const GAME_FRAME = { program: 'game', at: 4, seat: 0, offered: 2, taken: 0, cycle: 1 };
const TURN_FRAME = { program: 'turn', at: 2, seat: 0 };

/** A use that has come so far, of the emotion on the first place. */
function using(program: string, at: number, slots: object = {}): object {
  return { stack: [GAME_FRAME, TURN_FRAME, { program, at, seat: 0, place: 0, ...slots }] };
}

const MARKET = { impulses: ['valor', 'rage', 'hope'], stacks: [3, 1, 0] };

test('an Impulse costs an action and says what stays in the stack', async () => {
  const seats = [seat(['anger']), seat(['fear'])];
  expect(await said({ seats, ...MARKET }, 'impulse', { column: 0 })).toEqual([
    'Costs an action, 1 is left.',
    'Column 1 is refilled; 2 cards stay in its stack.',
  ]);
  expect(await said({ seats, ...MARKET, actions: 1 }, 'impulse', { column: 1 })).toEqual([
    'Your last action.',
    'Column 2 is refilled with the last card of its stack.',
  ]);
});

test('the last card of a column brings the Revelation, with its forecast', async () => {
  const seats = [{ ...seat(['anger'], ['dignity f2']), scored: { bliss: 10, gloom: 0 } }, seat(['fear'])];
  expect(await said({ seats, ...MARKET }, 'impulse', { column: 2 })).toEqual([
    'Costs an action, 1 is left.',
    'Column 3 cannot be refilled: the Revelation comes at once.',
    'A Revelation now: you +2, Bob +0.',
    'You would win.',
    'Your remaining action is lost.',
  ]);
});

test('a fragment that is spent for the Revelation does not score in it', async () => {
  const table = { ...MARKET, seats: [seat([], ['excitement f1', 'dignity f2']), seat(['fear'])], ...using('embrace', 1) };
  expect(await said(table, 'column', { column: 2 })).toEqual([
    'Column 3 cannot be refilled: the Revelation comes at once.',
    'A Revelation now: you +2, Bob +0.',
    'Your remaining 2 actions are lost.',
    'Opponents may counter it with a yellow card.',
  ]);
});

test('an ability says who is known to hold a card that counters it', async () => {
  const seats = [seat(['anger'], ['valor f2']), seat(['rage seen by 0', 'trust'])];
  expect(await said({ seats }, 'use', { place: 0 })).toEqual([
    'Spends a fragment, 1 left on it.',
    'Bob holds a red card and can counter it.',
  ]);
});

test('nobody counters with an empty hand, or an emotion that has no vibe', async () => {
  const told = ['Spends its last fragment.', 'Nobody can counter it.'];
  expect(await said({ seats: [seat(['anger'], ['valor f1']), seat()] }, 'use', { place: 0 })).toEqual(told);
  const seats = [seat([], ['valor+brightness-y f1 a2']), seat(['rage', 'trust'])];
  expect(await said({ seats, options: { fused_vibe: 'none' } }, 'use', { place: 0 })).toEqual(told);
});

test('a Drain says how many fragments move; a late one could be countered before', async () => {
  const table = { seats: [seat(['anger'], ['euphoria f2', 'dignity f0']), seat(['fear'], ['hope f2'])] };
  expect(await said({ ...table, ...using('drain', 2, { aim: 4 }) }, 'drain_to', { place: 0 })).toEqual([
    '1 fragment moves there.',
    'Opponents may counter it with a yellow card.',
  ]);
  const seats = [seat(['anger'], ['euphoria f1', 'dignity f0']), seat(['fear'], ['hope f2'])];
  const late = { seats, used: ['drain'], options: { targets_declared: 'at_resolution' }, ...using('drain-late', 5, { asked: 2, aim: 4 }) };
  expect(await said(late, 'drain_to', { place: 0 })).toEqual(['1 fragment moves there.']);
});

test('an emotion that enters is told as the rules let it enter', async () => {
  const own = seat(['valor', 'brightness-y', 'bleakness-y']);
  const table = { seats: [own, seat(['fear'])] };
  expect(await said(table, 'evoke', { card: 'valor' })).toEqual([
    'Costs an action, 1 is left.',
    'It arrives with 2 fragments.',
    'It can be used from your next turn on, or at once if you fuse it.',
  ]);
  expect(await said({ ...table, actions: 1 }, 'evoke', { card: 'brightness-y' })).toEqual([
    'Your last action.',
    'It arrives empty and can absorb what your emotions spend.',
  ]);
  const full = { seats: [{ ...own, mindset: ['fear', 'guilt', 'hope', 'rage'] }, seat()] };
  expect(await said(full, 'evoke', { card: 'valor' })).toEqual([
    'Costs an action, 1 is left.',
    'Your mindset is full: another emotion has to go.',
  ]);
});

test('a base absorbs what its emotion spends only where the polarities agree', async () => {
  const card = cardsOf(GAME).findIndex(({ id }) => id === 'valor');
  const seats = [seat(['valor', 'brightness-y', 'bleakness-y']), seat(['fear'])];
  const fusing = { seats, stack: [GAME_FRAME, TURN_FRAME, { program: 'entry', at: 0, seat: 0, card, action: 1 }] };
  expect(await said(fusing, 'fuse', { card: 'brightness-y' })).toEqual(['It can be used at once.', 'The base absorbs what it spends.']);
  expect(await said(fusing, 'fuse', { card: 'bleakness-y' })).toEqual([
    'It can be used at once.',
    'The polarities differ: the base absorbs nothing.',
  ]);
  expect(await said(fusing, 'alone')).toEqual(['It can be used from your next turn on.']);
});

test('what a Swap brings can be used at once where the rules of the table say so', async () => {
  const seats = [seat([], ['serenity', 'valor', 'guilt fresh']), seat(['fear'], ['hope f2', 'rage+bleakness-y f1 a1'])];
  const table = { seats, ...using('swap', 2, { own: 0 }) };
  const late = 'It can be used from your next turn on.';
  const [first, ...rest] = await said(table, 'swap_take', { seat: 1, place: 0 });
  expect([first, rest[0]]).toEqual(['It brings 2 fragments.', late]);
  expect((await said(table, 'swap_take', { seat: 1, place: 1 }))[1]).toBe('It can be used at once.');
  expect((await said({ ...table, options: { swapped_fused_ready: false } }, 'swap_take', { seat: 1, place: 1 }))[1]).toBe(late);
  expect((await said(table, 'swap_take', { seat: 0, place: 1 }))[1]).toBe('It can be used at once.');
  expect((await said(table, 'swap_take', { seat: 0, place: 2 }))[1]).toBe(late);
});

test('who is next is said of the end of a turn', async () => {
  const seats = [seat([], ['valor f1']), seat(['fear']), seat(['trust'])];
  expect(await said({ seats, actions: 0 }, 'end')).toEqual(['Then it is Bob’s turn.']);
});

test('only who has an emotion, and room beside it, is offered to remove one', async () => {
  async function offered(...mindset: string[]): Promise<(string | null)[]> {
    const play = await seen({ seats: [seat(['anger'], mindset), seat()] });
    const found = (verb: string): number => play.question?.choices.find((one) => one.verb === verb)?.number ?? -1;
    return [rarely(play, found('evoke')), rarely(play, found('impulse'))];
  }
  expect(await offered()).toEqual([null, null]);
  expect(await offered('valor')).toEqual(['Also remove an emotion', null]);
  expect(await offered('valor', 'hope', 'rage', 'fear')).toEqual([null, null]);
});
