import { expect, test } from 'vitest';
import { answerOf, plainest, priceOf, toggled, usesOf } from '../../../src/games/cerebria/board/upgrading';
import type { Choice } from '../../../src/wire';

function use(number: number, upgrades: string, wp: number): Choice {
  return { number, verb: 'use', points: { action: 'move', upgrades, wp, ambition: 0 }, caution: '' };
}

const USES = usesOf([
  use(1, '', 1),
  use(2, 'haste', 2),
  use(3, 'overcome', 2),
  use(4, 'haste+overcome', 3),
  { number: 9, verb: 'vibe_card', points: { card: 'fear' }, caution: '' },
]);
const at = (number: number) => USES.find(({ choice }) => choice.number === number) ?? USES[0]!;

test('switches begin with the plain action', () => {
  expect(USES).toHaveLength(4);
  expect(plainest(USES)?.choice.number).toBe(1);
});

test('a switch leads to the answer with or without its upgrade, all else as it was', () => {
  expect(toggled(USES, at(1), 'haste')?.choice.number).toBe(2);
  expect(toggled(USES, at(2), 'overcome')?.choice.number).toBe(4);
  expect(toggled(USES, at(4), 'haste')?.choice.number).toBe(3);
  expect(toggled(USES, at(1), 'determination')).toBeNull();
});

test('a switch that leads nowhere stands for the answer that it would be', () => {
  const row = ['haste', 'overcome', 'determination'];
  const [plain, saving] = usesOf([use(77, '', 1), use(81, 'determination', 0)]);
  expect(answerOf(row, plain, 'haste')).toBe(78);
  expect(answerOf(row, plain, 'determination')).toBe(81);
  expect(answerOf(row, saving, 'overcome')).toBe(83);
  expect(answerOf(row, saving, 'determination')).toBe(77);
  expect(answerOf(row, undefined, 'overcome')).toBe(79);
});

test('the price is that of the plain action, and what the upgrades change of it', () => {
  const cheaper = usesOf([use(1, '', 2), use(2, 'determination', 1), use(3, 'haste', 3)]);
  expect(cheaper.map((one) => priceOf(cheaper, one))).toEqual([
    { usual: 2, more: 0, wp: 2, ambition: 0 },
    { usual: 2, more: -1, wp: 1, ambition: 0 },
    { usual: 2, more: 1, wp: 3, ambition: 0 },
  ]);
  const [forced] = usesOf([use(2, 'determination', 1)]);
  expect(forced && priceOf([forced], forced)).toMatchObject({ usual: 1, more: 0 });
});
