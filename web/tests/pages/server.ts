// The server's end of the requests of a page, and the facts that it tells.

import { expect, vi } from 'vitest';
import type { GameInfo, SeatInfo, TableInfo } from '../../src/wire';

export interface Request {
  method: string;
  path: string;
  body: unknown;
}

/** Replies by "METHOD /path"; a function is called with the body. A number is the status of a refusal. */
export type Replies = Record<string, unknown>;

/** Answers every fetch from the replies, and remembers what was asked. */
export function serve(replies: Replies): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const request = { method, path: address, body: unstirred(typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined) };
    const fair = FAIRNESS.find(({ asks }) => asks.test(`${method} ${address}`));
    if (fair !== undefined && !(`${method} ${address}` in replies)) return Promise.resolve(new Response(JSON.stringify(fair.reply)));
    asked.push(request);
    const reply = replies[`${method} ${address}`];
    if (reply === undefined) return Promise.reject(new TypeError('no network'));
    const found: unknown = typeof reply === 'function' ? (reply as (body: unknown) => unknown)(request.body) : reply;
    if (found instanceof Refused) return Promise.resolve(new Response(JSON.stringify(found.problem), { status: found.status }));
    return Promise.resolve(new Response(JSON.stringify(found)));
  });
  return asked;
}

/** What goes before every table that is made or joined: a promise of its seed. */
const FAIRNESS = [
  { asks: /^POST \/api\/tables\/promises$/u, reply: { mark: 'promised', commitment: 'hash' } },
  { asks: /^GET \/api\/tables\/[^/?]+$/u, reply: { commitment: 'hash', state: 'open' } },
];

/** A request without what is stirred into the seed, which is another number each time. */
function unstirred(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('salt' in body)) return body;
  const { salt, promise, ...rest } = body as Record<string, unknown>;
  expect(salt).toMatch(/^[0-9a-f]{16}$/u);
  expect([undefined, 'promised']).toContain(promise);
  return rest;
}

export class Refused {
  readonly problem: object;

  constructor(
    readonly status: number,
    code: string,
    about: object = {},
  ) {
    this.problem = { code, message: `English for ${code}`, about };
  }
}

/** A socket that is opened, closed and spoken to by the test. */
export class QuietSocket {
  static opened: QuietSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;

  constructor(readonly address: string) {
    QuietSocket.opened.push(this);
  }

  close(): void {
    this.closed = true;
    this.onclose?.();
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export function stubSockets(): void {
  QuietSocket.opened = [];
  vi.stubGlobal('WebSocket', QuietSocket);
}

export function seat(given: Partial<SeatInfo> = {}): SeatInfo {
  return { kind: 'person', name: 'Ann', level: null, player: 'ann', connected: true, ...given };
}

export const OPEN = seat({ kind: 'open', name: '', player: null, connected: false });
export const BOT = seat({ kind: 'bot', name: '', level: 'medium', player: null, connected: false });

export function table(given: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 't1',
    game: 'cerebria-cards',
    players: 2,
    options: {},
    seats: [seat(), BOT],
    you: [],
    back: [],
    host: 'Ann',
    yours: false,
    public: true,
    pace: 'live',
    limit: null,
    state: 'playing',
    created: 1_000,
    moved: 1_000,
    asked: [],
    commitment: '',
    resumed: false,
    seed: null,
    outcome: null,
    next: null,
    ...given,
  };
}

export const GAME: GameInfo = {
  id: 'cerebria-cards',
  title: 'Cerebria: The Card Game',
  players_min: 2,
  players_max: 5,
  actions: 108,
  rules_version: 'test',
  pack: '',
  content_hash: 'test',
  sides: [],
  parameters: [
    { name: 'columns', default: 3, rule: 'CC-2.3', low: 1, high: 3, words: [], unlimited: false, text: false },
    { name: 'supply_bliss', default: 40, rule: 'CC-12.1', low: 0, high: 200, words: [], unlimited: true, text: false },
    { name: 'mixed_fusion', default: true, rule: 'CC-5.17', low: 0, high: 0, words: [], unlimited: false, text: false },
    { name: 'fused_vibe', default: 'top', rule: 'CC-5.16', low: 0, high: 0, words: ['top', 'none'], unlimited: false, text: false },
  ],
  levels: ['easy', 'medium', 'hard', 'expert'],
  texts: [],
  lessons: 0,
  kinds: {},
  content: { cards: [] },
};

export const ANN = { id: 'ann', name: 'Ann', login: null };
