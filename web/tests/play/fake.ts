// Sockets, moments and tables as the tests need them.

import type { Choice, GameInfo, Moment, Question, TableInfo } from '../../src/wire';

/** A socket whose other end is the test. */
export class FakeSocket {
  static readonly opened: FakeSocket[] = [];
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;

  constructor(readonly address: string) {
    FakeSocket.opened.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.opened.at(-1);
    if (socket === undefined) throw new Error('no socket has been opened');
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  accept(): void {
    this.hear({ type: 'accepted', id: this.sent.at(-1)?.id });
  }

  break(): void {
    this.onclose?.();
  }
}

export const openFake = (address: string): WebSocket => new FakeSocket(address) as unknown as WebSocket;

export function choice(number: number, verb: string, points: Choice['points'] = {}): Choice {
  return { number, verb, points, caution: '' };
}

export function question(kind: string, ...choices: Choice[]): Question {
  return { kind, rule: 'T-1', forced: choices.length === 1, window: kind === 'counter', settled: false, series: 1, choices, barred: [] };
}

export function moment(given: Partial<Moment> = {}): Moment {
  return {
    type: 'moment',
    seat: 0,
    number: 1,
    told: 0,
    view: { seats: [{ coins: 3 }, { coins: 1 }], question: [{ seat: 0, kind: 'main' }] },
    question: null,
    events: [],
    waiting: [],
    now: 0,
    undo: false,
    withdraw: false,
    takeback: null,
    passing: 'ask',
    outcome: null,
    ...given,
  };
}

export function table(given: Partial<TableInfo> = {}): TableInfo {
  const person = (name: string): TableInfo['seats'][number] => ({ kind: 'person', name, level: null, player: name, connected: true });
  return {
    id: 't1',
    game: 'coins',
    players: 2,
    options: {},
    seats: [person('Ann'), person('Bob')],
    you: [0],
    back: [],
    host: 'Ann',
    yours: true,
    public: false,
    pace: 'live',
    limit: null,
    state: 'playing',
    created: 0,
    moved: 0,
    asked: [0],
    commitment: 'abc',
    resumed: false,
    seed: null,
    outcome: null,
    next: null,
    ...given,
  };
}

/** A game without texts or a board of its own. */
export const game: GameInfo = {
  id: 'coins',
  title: 'Coins',
  players_min: 2,
  players_max: 4,
  actions: 10,
  rules_version: '1',
  pack: '',
  content_hash: '',
  sides: [],
  parameters: [],
  levels: ['easy'],
  texts: [],
  lessons: 0,
  kinds: { seat: { name: 'seat', words: [], said: 'player' }, card: { name: 'card', words: [], said: '' } },
  content: {},
};
