import { expect, test } from 'vitest';
import { keyed } from '../../src/games/black-rose-wars/board/pointed';
import { keysOf } from '../../src/play/keys';

test('answers get keys in the order in which they are asked', () => {
  expect([...keysOf([7, 3, 9])]).toEqual([
    [7, '1'],
    [3, '2'],
    [9, '3'],
  ]);
});

test('a fixed key stays with its answer, and nobody else gets it', () => {
  const keys = keysOf([0, 5, 6], new Map([[5, '1']]));
  expect(keys.get(5)).toBe('1');
  expect([keys.get(0), keys.get(6)]).toEqual(['2', '3']);
});

test('every action of an activation has a key of its own', () => {
  const verbs = ['explore', 'fight', 'command', 'inertia', 'end'];
  const casts = [0, 2, -1].map((slot) => keyed({ verb: 'cast', points: { slot } }));
  const keys = [...verbs.map((verb) => keyed({ verb, points: {} })), ...casts.slice(0, 2)];
  expect(new Set(keys).size).toBe(keys.length);
  expect(casts[1]).toBe(casts[2]);
  expect(keyed({ verb: 'stop', points: {} })).toBeNull();
});
