import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stream } from '../../src/lib/stream.svelte';
import { QuietSocket, serve, stubSockets, table } from './server';

const ids = (tables: { id: string }[]): string[] => tables.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  stubSockets();
});
afterEach(() => {
  stream.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('both lists come first by request, then by news', async () => {
  const mine = table({ id: 'mine', you: [0], moved: 5 });
  serve({ 'GET /api/tables': [table({ id: 'open', state: 'open' })], 'GET /api/tables/mine': [mine] });
  stream.restart(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([ids(stream.lobby), ids(stream.mine)]).toEqual([['open'], ['mine']]);
  expect(stream.turns).toEqual([]);
  const socket = QuietSocket.opened[0];
  socket?.hear({ type: 'table', table: { ...mine, asked: [0] } });
  expect(ids(stream.turns)).toEqual(['mine']);
  socket?.hear({ type: 'table', table: table({ id: 'newer', you: [1], moved: 9, public: false }) });
  expect(ids(stream.mine)).toEqual(['newer', 'mine']);
  socket?.hear({ type: 'table', table: { ...mine, state: 'over', asked: [] } });
  expect(stream.turns).toEqual([]);
  socket?.hear({ type: 'lobby', tables: [] });
  expect(stream.lobby).toEqual([]);
});

test('a table that was closed leaves both lists', async () => {
  serve({ 'GET /api/tables': [table({ id: 'gone' })], 'GET /api/tables/mine': [table({ id: 'gone', you: [0] })] });
  stream.restart(true);
  await vi.advanceTimersByTimeAsync(0);
  QuietSocket.opened[0]?.hear({ type: 'gone', table: 'gone' });
  expect([ids(stream.lobby), ids(stream.mine)]).toEqual([[], []]);
});

test('a table that is over leaves the lobby, one that I leave is no longer mine', () => {
  serve({});
  const known = table({ id: 'known', you: [0] });
  stream.take(known);
  expect([ids(stream.lobby), ids(stream.mine)]).toEqual([['known'], expect.arrayContaining(['known'])]);
  stream.take({ ...known, state: 'over', you: [] });
  expect(ids(stream.lobby)).toEqual([]);
  expect(ids(stream.mine)).not.toContain('known');
});

test('a lost connection comes back, each time after a longer wait', async () => {
  serve({ 'GET /api/tables': [], 'GET /api/tables/mine': [] });
  stream.restart(true);
  for (const wait of [1_000, 2_000, 4_000]) {
    const before = QuietSocket.opened.length;
    QuietSocket.opened.at(-1)?.onclose?.();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(QuietSocket.opened.length).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(QuietSocket.opened.length).toBe(before + 1);
  }
  QuietSocket.opened.at(-1)?.onopen?.();
  expect(stream.connected).toBe(true);
  QuietSocket.opened.at(-1)?.onclose?.();
  expect(stream.connected).toBe(false);
  const before = QuietSocket.opened.length;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(QuietSocket.opened.length).toBe(before + 1);
});

test('whoever has no player yet opens no socket, and looks into the lobby now and then', async () => {
  const asked = serve({ 'GET /api/tables': [] });
  stream.restart(false);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(QuietSocket.opened).toEqual([]);
  expect(asked.map(({ path }) => path)).toEqual(['/api/tables', '/api/tables', '/api/tables']);
});
