import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { isFair, newSalt, remember } from '../src/lib/fairness';

const commitment = createHash('sha256').update('mindrose seed 0123abcd').digest('hex');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal('isSecureContext', true);
});

test('a seed that was promised and has the own number in it is fair', async () => {
  remember({ table: 't', commitment, salt: 'feed' });
  expect(await isFair({ id: 't', seed: '0123abcd:0=aa:1=feed' })).toBe(true);
});

test.each([
  ['another seed', '0123abce:0=aa:1=feed'],
  ['without the number', '0123abcd:0=aa'],
  ['with a longer number', '0123abcd:1=feed0'],
])('%s is not', async (_, seed) => {
  remember({ table: 't', commitment, salt: 'feed' });
  expect(await isFair({ id: 't', seed })).toBe(false);
});

test('of a table that this browser does not remember, and of a game that goes on, nothing is said', async () => {
  remember({ table: 't', commitment, salt: 'feed' });
  expect(await isFair({ id: 'u', seed: '0123abcd:1=feed' })).toBeNull();
  expect(await isFair({ id: 't', seed: null })).toBeNull();
});

test('who only went on from a record stirred nothing in', async () => {
  remember({ table: 't', commitment, salt: '' });
  expect(await isFair({ id: 't', seed: '0123abcd' })).toBe(true);
});

test('numbers are new each time, and what is damaged in the browser is as if it were not there', () => {
  expect(newSalt()).toMatch(/^[0-9a-f]{16}$/);
  expect(newSalt()).not.toBe(newSalt());
  localStorage.setItem('mindrose.salts', '{');
  expect(() => {
    remember({ table: 't', commitment, salt: '' });
  }).not.toThrow();
});
