import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../src/lib/api';
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

test.each([
  ['is stirred by who asks first', commitment, '0123abcd', false],
  ['is stirred by nobody who comes second, who can check it all the same', commitment, '0123abcd', true],
])('a rematch %s', async (_, promised, seed, second) => {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    if (address.endsWith('/promises')) return Promise.resolve(Response.json({ mark: 'm', commitment: second ? 'of another' : promised }));
    sent.push(JSON.parse(options.body as string) as Record<string, unknown>);
    return Promise.resolve(Response.json({ id: 'again', commitment }));
  });
  expect((await api.rematch('t')).id).toBe('again');
  const salt = String(sent[0]?.salt);
  expect(sent).toEqual([{ promise: 'm', salt: expect.stringMatching(/^[0-9a-f]{16}$/) as string }]);
  expect(await isFair({ id: 'again', seed: `${seed}:0=${salt}` })).toBe(true);
  expect(await isFair({ id: 'again', seed })).toBe(second);
});
