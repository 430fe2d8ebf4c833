import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../src/lib/api';
import { refused, sentence } from '../../src/lib/problem';
import { words } from '../../src/lib/words.svelte';
import { Refused, serve } from './server';

const PROBLEMS = resolve(import.meta.dirname, '../../../src/mindrose/server/problems.py');

beforeAll(() => words.load('en'));
afterEach(() => vi.unstubAllGlobals());

/** What the pages say when this reply comes. */
async function said(reply: unknown): Promise<string> {
  serve(reply === undefined ? {} : { 'GET /api/tables': reply });
  return api.tables().then(() => 'no problem', sentence);
}

test('every code of the server has a sentence of its own', () => {
  const codes = [...readFileSync(PROBLEMS, 'utf8').matchAll(/^ {4}"(E_\w+)": \(/gmu)].map((found) => found[1] ?? '');
  expect(codes.length).toBeGreaterThan(20);
  const about = { least: 2, most: 5 };
  expect(codes.filter((code) => refused({ code, message: 'English', about }) === 'English')).toEqual([]);
});

test('a refusal is said in the language spoken now', async () => {
  const refusal = new Refused(429, 'E_RATE');
  expect(await said(refusal)).toContain('too fast');
  await words.load('it');
  expect(await said(refusal)).toContain('Troppo in fretta');
  await words.load('en');
});

test('what the server knows is in the sentence', async () => {
  expect(await said(new Refused(400, 'E_PLAYERS', { least: 2, most: 5 }))).toContain('2 to 5 players');
});

test('a code that this client does not know is said in English', async () => {
  expect(await said(new Refused(400, 'E_BRAND_NEW'))).toBe('English for E_BRAND_NEW');
});

test('a server that is away, or a proxy that answers in its place, is said to be away', async () => {
  expect(await said(undefined)).toContain('does not answer');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
  expect(await api.tables().catch(sentence)).toContain('does not answer');
});
