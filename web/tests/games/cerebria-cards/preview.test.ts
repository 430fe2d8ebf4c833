import { describe, expect, test } from 'vitest';
import { preview } from '../../../src/games/cerebria-cards/board/preview';
import { lookAhead, type Moment, tableAt } from './fake.svelte';
import moments from './moments.json';

const TOLD = moments as unknown as Record<string, Required<Moment>>;
const MOMENTS = Object.entries(TOLD);

describe.each(['en', 'ru', 'it', 'zh'] as const)('previews in %s', (language) => {
  test.each(MOMENTS)('of %s say something of every choice that does something', async (kind, moment) => {
    const play = await tableAt(moment, language);
    for (const { number, verb } of moment.choices) {
      lookAhead(play, moment, number);
      const lines = preview(play, number);
      for (const line of lines) expect(line).not.toMatch(/board-|\{|undefined|NaN/u);
      if (!['keep', 'pass', 'spare'].includes(verb)) expect(lines, `${kind}: ${verb}`).not.toEqual([]);
    }
  });
});

/** A table of two: Ann to move, with what the test is about changed. */
function table(change: Record<string, unknown>, own: Record<string, unknown> = {}, other: Record<string, unknown> = {}): Moment['view'] {
  const seat = { mindset: [null, null, null, null], scored: { bliss: 0, gloom: 0 }, gain: 0, vibes: [null, null, null, null] };
  const none = { bliss: 0, gloom: 0, bonus: 0, pattern: 'none' };
  return {
    players: 2,
    options: {},
    cycle: 1,
    mood: 'bliss',
    active: 0,
    actions: 2,
    used: [],
    supply: { bliss: 30, gloom: 30 },
    impulses: ['valor', 'rage', 'hope'],
    discard: [],
    winners: [],
    forecast: { gains: [none, none], winners: [] },
    seat: 0,
    stacks: [3, 1, 0],
    deck: 60,
    stack: [],
    seats: [
      { ...seat, hand: ['anger'], ...own },
      { ...seat, hand: { count: 2, known: [] }, ...other },
    ],
    ...change,
  };
}

async function said(view: Moment['view'], kind: string, verb: string, points: Record<string, number | string>): Promise<string[]> {
  return preview(await tableAt({ seat: 0, view, kind, choices: [{ number: 9, verb, points, caution: '' }] }), 9);
}

test('an Impulse costs an action and says what stays in the stack', async () => {
  expect(await said(table({}), 'main', 'impulse', { column: 0, card: 'valor' })).toEqual([
    'Costs an action, 1 is left.',
    'Column 1 is refilled; 2 cards stay in its stack.',
  ]);
});

test('the last card of a column brings the Revelation, with its forecast', async () => {
  const gains = [
    { bliss: 2, gloom: 0, bonus: 0, pattern: 'none' },
    { bliss: 0, gloom: 0, bonus: 0, pattern: 'none' },
  ];
  const view = table({ forecast: { gains, winners: [0] } }, { mindset: ['valor f2', null, null, null] });
  expect(await said(view, 'main', 'impulse', { column: 2, card: 'hope' })).toEqual([
    'Costs an action, 1 is left.',
    'Column 3 cannot be refilled: the Revelation comes at once.',
    'A Revelation now: you +2, Bob +0.',
    'You would win.',
    'Your remaining action is lost.',
  ]);
});

test('an ability says who is known to hold a card that counters it', async () => {
  const view = table(
    {},
    { mindset: ['valor f2', null, null, null], vibes: ['red', null, null, null] },
    { hand: { count: 2, known: ['rage'] } },
  );
  expect(await said(view, 'main', 'use', { seat: 0, place: 0, emotion: 'valor' })).toEqual([
    'Spends a fragment, 1 left on it.',
    'Bob holds a red card and can counter it.',
  ]);
});

test('nobody counters with an empty hand', async () => {
  const view = table({}, { mindset: ['valor f1', null, null, null] }, { hand: { count: 0, known: [] } });
  expect(await said(view, 'main', 'use', { seat: 0, place: 0, emotion: 'valor' })).toEqual([
    'Spends its last fragment.',
    'Nobody can counter it.',
  ]);
});

test('a Drain says how many fragments move', async () => {
  const frame = { program: 'drain', at: 2, seat: 0, place: 0, paid: -1, asked: -1, aim: 4, own: -1, column: -1, victim: -1, number: -1 };
  const view = table({ stack: [frame] }, { mindset: ['euphoria f2', null, null, null] }, { mindset: ['hope f2', null, null, null] });
  const points = { seat: 0, place: 0, emotion: 'euphoria', number: 1 };
  expect((await said(view, 'drain_to', 'drain_to', points))[0]).toBe('1 fragment moves there.');
  const late = table({ stack: [{ ...frame, program: 'drain-late', at: 5, asked: 2 }] }, { mindset: ['euphoria f1', null, null, null] });
  expect(await said(late, 'drain_to', 'drain_to', points)).toEqual(['1 fragment moves there.']);
});

test('an emotion that enters is told as the rules let it enter', async () => {
  const moment = TOLD.main as Required<Moment>;
  const play = await tableAt(moment);
  const evoke = moment.choices.find(({ verb }) => verb === 'evoke')?.number ?? -1;
  expect(preview(play, evoke)).toHaveLength(1);
  lookAhead(play, moment, evoke);
  expect(preview(play, evoke).slice(1)).not.toEqual([]);
});
