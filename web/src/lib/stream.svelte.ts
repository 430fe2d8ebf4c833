import type { StreamMessage, TableInfo } from '../wire';
import { api } from './api';

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
const LOOK_AGAIN = 15_000;

/** The lobby and my tables as they are now: the server says what changes; a lost connection comes back by itself. */
class Stream {
  /** The public tables, open or playing. */
  lobby: TableInfo[] = $state.raw([]);
  /** All tables where I sit, the newest move first. */
  mine: TableInfo[] = $state.raw([]);
  connected = $state(false);
  /** Whether the lists have come at least once. */
  loaded = $state(false);
  /** The tables where I am asked. */
  readonly turns: TableInfo[] = $derived(this.mine.filter(isMyTurn));

  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #someone = false;

  /** Connects as whoever this browser now is; `someone`: it has a player, and so may have tables. */
  restart(someone: boolean): void {
    this.stop();
    this.#someone = someone;
    this.#wait = FIRST_WAIT;
    this.mine = [];
    if (someone) this.#connect();
    else this.#lookIn();
  }

  stop(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.connected = false;
    socket?.close();
  }

  /** Asks for both lists anew. */
  async refresh(): Promise<void> {
    const [lobby, mine] = await Promise.all([api.tables(), this.#someone ? api.myTables() : []]);
    this.lobby = lobby;
    this.mine = mine;
    this.loaded = true;
  }

  /** Takes a table as it is now into the lists. */
  take(table: TableInfo): void {
    this.mine = isMine(table) ? sorted([table, ...others(this.mine, table)]) : others(this.mine, table);
    const shown = table.public && table.state !== 'over';
    const known = this.lobby.some(({ id }) => id === table.id);
    if (shown && known) this.lobby = this.lobby.map((old) => (old.id === table.id ? table : old));
    else this.lobby = shown ? [table, ...this.lobby] : others(this.lobby, table);
  }

  #drop(id: string): void {
    this.mine = this.mine.filter((table) => table.id !== id);
    this.lobby = this.lobby.filter((table) => table.id !== id);
  }

  #connect(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/me/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#wait = FIRST_WAIT;
    };
    socket.onmessage = (message: MessageEvent<string>) => this.#hear(JSON.parse(message.data) as StreamMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#comeBack();
    };
    // The socket tells only what happens from now on.
    void this.refresh().catch(() => undefined);
  }

  /** The server tells changes only to those it knows; whoever has no player yet looks into the lobby now and then. */
  #lookIn(): void {
    void this.refresh().catch(() => undefined);
    this.#timer = setTimeout(() => this.#lookIn(), LOOK_AGAIN);
  }

  #hear(message: StreamMessage): void {
    if (message.type === 'lobby') this.lobby = message.tables;
    else if (message.type === 'table') this.take(message.table);
    else if (message.type === 'gone') this.#drop(message.table);
  }

  /** Waits longer after each failure, and not the same time in every browser. */
  #comeBack(): void {
    this.connected = false;
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}

export function isMine(table: TableInfo): boolean {
  return table.you.length > 0 || table.yours;
}

/** Whether one of my seats at the table is asked. */
export function isMyTurn(table: TableInfo): boolean {
  return table.state === 'playing' && table.asked.some((seat) => table.you.includes(seat));
}

function others(tables: TableInfo[], table: TableInfo): TableInfo[] {
  return tables.filter(({ id }) => id !== table.id);
}

function sorted(tables: TableInfo[]): TableInfo[] {
  return tables.toSorted((one, other) => other.moved - one.moved);
}

export const stream = new Stream();
