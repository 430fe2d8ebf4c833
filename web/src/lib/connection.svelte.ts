// The table socket: what the server said last, what it has not acknowledged yet, and how to come back after a break.

import type { Accepted, ChatLine, ClientMessage, Moment, Pointed, Previewed, Reason, Refused, ServerMessage, TableInfo } from '../wire';

export type Happening = Record<string, unknown>;
export type Viewer = number | null;

/** What became of a message; `dropped`: the connection broke and the table has moved on meanwhile. */
export type Reply = Accepted | Refused | Reason | Previewed | { type: 'dropped' };

/** A message before it has an id. */
export type Message = ClientMessage extends infer Kind ? (Kind extends ClientMessage ? Omit<Kind, 'id'> : never) : never;

/** News of a moment: which of its events are new to this window. */
export interface News {
  moment: Moment;
  events: Happening[];
}

interface Pending {
  message: ClientMessage;
  seat: Viewer;
  lastLine: number; // the newest line of the chat when the message was written
  sent: boolean; // on the present socket
  settle: (reply: Reply) => void;
}

export type OpenSocket = (address: string) => WebSocket;

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const PATIENCE = 8_000; // a socket that acknowledges nothing for so long is dead, whatever it says
const NO_LINE = -1;

export class Connection {
  state = $state<'connecting' | 'open' | 'offline'>('connecting');
  table = $state.raw<TableInfo | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  moment = $state.raw<Moment | null>(null);

  /** Called with every moment, in order; what is new to this window is listed once. */
  onNews: (news: News) => void = () => {};
  onNudge: (seat: number) => void = () => {};
  /** The table is no more. */
  onGone: () => void = () => {};
  /** A partner shows something. */
  onPointed: (pointed: Pointed) => void = () => {};

  private socket: WebSocket | null = null;
  private seat: Viewer = null;
  private readonly stories = new Map<Viewer, Happening[]>();
  private readonly pending = new Map<string, Pending>();
  // Not crypto.randomUUID: a table in the home network is served without TLS, where browsers do not have it.
  private readonly window = crypto.getRandomValues(new Uint32Array(2)).join('-');
  private written = 0;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly tableId: string,
    private readonly openSocket: OpenSocket = (address) => new WebSocket(address),
  ) {}

  open(seat: Viewer = null): void {
    this.seat = seat;
    window.addEventListener('online', this.reconnect);
    window.addEventListener('offline', this.lose);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.patience);
    window.removeEventListener('online', this.reconnect);
    window.removeEventListener('offline', this.lose);
    document.removeEventListener('visibilitychange', this.wake);
    this.detach();
    for (const id of [...this.pending.keys()]) this.settle(id, { type: 'dropped' });
  }

  /** Connects anew: the server should take this window for somebody else, or for somebody who sits now. */
  renew(): void {
    for (const entry of this.pending.values()) entry.sent = false;
    this.connect();
  }

  /** Everything that a seat (null: a spectator) has been told so far. */
  story(seat: Viewer): readonly Happening[] {
    return this.stories.get(seat) ?? [];
  }

  /** Sends a message, now or when the connection is back, and tells what became of it. */
  send(message: Message): Promise<Reply> {
    const id = `${this.window}-${this.written++}`;
    return new Promise((settle) => {
      const lastLine = this.chat.at(-1)?.number ?? NO_LINE;
      const entry: Pending = { message: { ...message, id } as ClientMessage, seat: this.seat, lastLine, sent: false, settle };
      this.pending.set(id, entry);
      if (this.state === 'open') this.transmit(entry);
    });
  }

  // The socket

  private connect(): void {
    clearTimeout(this.retry);
    this.detach();
    const socket = this.openSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.state = 'open';
      this.failures = 0;
      if (this.pending.size > 0) this.expectAcknowledgement();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.take(JSON.parse(event.data) as ServerMessage);
    socket.onclose = this.lose;
  }

  private address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = new URLSearchParams({ told: String(this.story(this.seat).length) });
    if (this.seat !== null) query.set('seat', String(this.seat));
    return `${scheme}://${location.host}/api/tables/${this.tableId}/socket?${query}`;
  }

  private detach(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private readonly lose = (): void => {
    clearTimeout(this.patience);
    this.detach();
    if (this.closed) return;
    this.state = 'offline';
    for (const entry of this.pending.values()) entry.sent = false;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), this.pause());
  };

  /** Longer after each failure, and never the same for two windows: a server that comes back is not stormed. */
  private pause(): number {
    const most = Math.min(FIRST_PAUSE * 2 ** this.failures, LONGEST_PAUSE);
    this.failures += 1;
    return most * (0.5 + Math.random() / 2);
  }

  private readonly reconnect = (): void => {
    if (this.state !== 'open') this.connect();
  };

  private readonly wake = (): void => {
    if (document.visibilityState === 'visible' && this.state === 'offline') this.connect();
  };

  private transmit(entry: Pending): void {
    entry.sent = true;
    this.socket?.send(JSON.stringify(entry.message));
    this.expectAcknowledgement();
  }

  private expectAcknowledgement(): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(this.lose, PATIENCE);
  }

  // What the server says

  private take(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.table = message.table;
        break;
      case 'chat':
        this.takeLines(message.lines);
        break;
      case 'moment':
        this.takeMoment(message);
        break;
      case 'pointed':
        this.onPointed(message);
        break;
      case 'nudged':
        this.onNudge(message.seat);
        break;
      case 'gone':
        this.close();
        this.onGone();
        break;
      default:
        this.settle(message.id === '' ? this.oldest() : message.id, message);
    }
  }

  /** The server answers in order; what it cannot read at all it refuses without naming it. */
  private oldest(): string {
    return [...this.pending.values()].find(({ sent }) => sent)?.message.id ?? '';
  }

  private takeLines(lines: ChatLine[]): void {
    const known = this.chat.at(-1)?.number ?? NO_LINE;
    this.chat = [...this.chat, ...lines.filter((line) => line.number > known)];
    for (const entry of this.unsent()) {
      const { message } = entry;
      if (message.type !== 'say') continue;
      const said = this.chat.some((line) => line.number > entry.lastLine && line.text === message.text);
      if (said) this.settle(message.id, { type: 'accepted', id: message.id, taken: 1 });
      else this.transmit(entry);
    }
  }

  private takeMoment(moment: Moment): void {
    const known = this.stories.get(moment.seat) ?? [];
    const start = moment.told - moment.events.length;
    if (start > known.length) {
      // Something between was never told here: ask for all of it.
      this.seat = moment.seat;
      this.renew();
      return;
    }
    this.stories.set(moment.seat, [...known.slice(0, start), ...moment.events]);
    this.seat = moment.seat;
    this.moment = moment;
    this.onNews({ moment, events: moment.events.slice(Math.max(0, known.length - start)) });
    for (const entry of this.unsent()) {
      if (entry.message.type === 'say') continue;
      if (this.stillMeant(entry, moment)) this.transmit(entry);
      else this.settle(entry.message.id, { type: 'dropped' });
    }
  }

  /** Whether a message that the server has not acknowledged before a break should be sent to the table as it is now. */
  private stillMeant(entry: Pending, moment: Moment): boolean {
    const { message } = entry;
    if (entry.seat !== moment.seat) return false;
    if ('number' in message) return message.number === moment.number;
    return message.type === 'passing' || (message.type === 'agree' && moment.takeback !== null);
  }

  private unsent(): Pending[] {
    return [...this.pending.values()].filter((entry) => !entry.sent);
  }

  private settle(id: string, reply: Reply): void {
    const entry = this.pending.get(id);
    if (entry === undefined) return;
    this.pending.delete(id);
    if (this.pending.size === 0) clearTimeout(this.patience);
    entry.settle(reply);
  }
}
