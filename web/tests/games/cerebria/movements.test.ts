import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { stepsOf } from '../../../src/games/cerebria/board/movements';
import type { CerebriaSpeaker } from '../../../src/games/cerebria/speech/speaker';
import type { Happening } from '../../../src/lib/connection.svelte';
import { words } from '../../../src/lib/words.svelte';
import { speakerOf } from '../../../src/speech';
import { told } from '../../told';

/** A table of four in its first turn: seat 0 is Ann's, of Bliss. */
const SCENE = `
import json, sys, mindrose
table = mindrose.load("cerebria").new(4, seed="flights", mode="basic", first="bliss")
while table.questions[0].kind != "menu":
    asked = table.questions[0]
    table.answer(table.legal(asked.seat)[0], asked.seat)
json.dump(table.view(table.questions[0].seat), sys.stdout)
`;
const repository = resolve(import.meta.dirname, '../../../..');
const view = JSON.parse(
  execFileSync(`${repository}/.venv/bin/python`, ['-c', SCENE], { cwd: repository, encoding: 'utf8', maxBuffer: 1 << 24 }),
) as Record<string, unknown> & { seat: number; spaces: Record<string, string> };
const own = view.seat;
const other = (own + 1) % 4;

let speaker: CerebriaSpeaker;
beforeAll(async () => {
  words.load('en');
  speaker = (await speakerOf(told('cerebria')))(['Ann', 'Bob', 'Cleo', 'Dan']) as CerebriaSpeaker;
});

/** The number of a card, as events name it. */
function number(card: string): number {
  for (let at = 0; at < 200; at++) if (speaker.cardId(at) === card) return at;
  throw new Error(card);
}

function steps(...events: Happening[]): ReturnType<typeof stepsOf> {
  return stepsOf({ view, speaker, seat: own } as Parameters<typeof stepsOf>[0], events);
}

describe('a card flies', () => {
  test('from a deck to the hand that drew it, unknown where it is not told', () => {
    expect(steps({ event: 'drew', seat: own, card: number('courage') })).toEqual([
      [{ from: `deck:${own}`, to: `hand:${own}`, card: 'courage' }],
    ]);
    expect(steps({ event: 'drew', seat: other, card: null })).toEqual([[{ from: `deck:${other}`, to: `seat:${other}`, card: null }]]);
  });

  test('from the own hand to its space, and leaves its place there', () => {
    expect(steps({ event: 'entered', seat: own, space: 2, card: number('courage') })).toEqual([
      [{ from: 'hand:courage', leaves: true, to: 'space:valley-cradle', card: 'courage' }],
    ]);
    expect(steps({ event: 'entered', seat: other, space: 0, card: number('fear') })).toEqual([
      [{ from: `seat:${other}`, to: 'space:valley-1', card: 'fear' }],
    ]);
  });

  test('from one space to another', () => {
    expect(steps({ event: 'shifted', origin: 0, space: 5, card: number('courage') })).toEqual([
      [{ from: 'space:valley-1', to: 'space:cradle-network', card: 'courage', leaves: true }],
    ]);
  });

  test('back to the deck that it is from; one of no deck only fades', () => {
    const before = view.spaces['land-1'];
    view.spaces['land-1'] = 'fear 1 by 2';
    expect(steps({ event: 'left', space: 9, card: number('fear') })).toEqual([
      [{ from: 'space:land-1', to: 'deck:2', leaves: true, card: 'fear' }],
    ]);
    view.spaces['land-1'] = 'bleakness-1 1';
    expect(steps({ event: 'left', space: 9, card: null })).toEqual([[{ from: 'space:land-1', danger: true, card: null }]]);
    if (before === undefined) delete view.spaces['land-1'];
    else view.spaces['land-1'] = before;
  });
});

describe('Essence', () => {
  test('goes from who acts to the Emotion, and back, a gem for each, but never more than four', () => {
    const card = number('courage');
    const active = Number(view.active);
    const gem = { from: `seat:${active}`, to: 'space:valley-1', gem: 'bliss' };
    expect(steps({ event: 'placed', space: 0, number: 2, card })).toEqual([[gem, gem]]);
    expect(steps({ event: 'placed', space: 0, number: 9, card })[0]).toHaveLength(4);
    expect(steps({ event: 'removed', space: 0, number: 1, card: number('fear') })).toEqual([
      [{ from: 'space:valley-1', to: `seat:${active}`, gem: 'gloom' }],
    ]);
    expect(steps({ event: 'placed', space: 0, number: 0, card })).toEqual([]);
  });
});

describe('in its place glows', () => {
  test.each([
    ['built', { realm: 1 }, { from: 'site:cradle', danger: false }],
    ['demolished', { realm: 4 }, { from: 'site:willow', danger: true }],
    ['empowered', { space: 14 }, { from: 'space:willow-valley' }],
    ['absorbed', { sphere: 0 }, { from: 'sphere:commitment', danger: false }],
    ['revelation', { sphere: 0 }, { from: 'sphere:commitment', danger: true }],
  ])('%s', (event, more, movement) => {
    const [[shown] = []] = steps({ event, seat: own, ...more });
    expect(shown).toEqual(movement);
    expect(String(shown?.from)).not.toMatch(/:$/);
  });
});

test('several cards that are drawn together fly together, other things one after another', () => {
  const [drew, built] = [
    { event: 'drew', seat: other, card: null },
    { event: 'built', realm: 0 },
  ];
  expect(steps(drew, drew, built, drew).map(({ length }) => length)).toEqual([2, 1, 1]);
});

test('a Revelation has a scene of its own, and much has nothing to show', () => {
  const built = { event: 'built', realm: 0 };
  expect(steps(built, { event: 'showed' }, built)).toHaveLength(1);
  expect(steps({ event: 'turn', seat: own }, { event: 'ended' })).toEqual([]);
});
