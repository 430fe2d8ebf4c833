import type {
  Blocked,
  ChangeSeat,
  Credentials,
  GameInfo,
  Join,
  Lesson,
  Me,
  NewTable,
  PackInfo,
  Problem,
  Program,
  Promise as Promised,
  Resign,
  RulesPage,
  Steps,
  Summary,
  TableInfo,
} from '../wire';

/** The server said no, and why. */
export class Refusal extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.message);
    this.name = 'Refusal';
    this.problem = problem;
    this.status = status;
  }
}

/** The server could not be reached, or did not answer as it should. */
export class Unreachable extends Error {
  constructor() {
    super('the server does not answer');
    this.name = 'Unreachable';
  }
}

/** Every request of the client; each gives the server's reply, or throws a Refusal or Unreachable. */
export const api = {
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  game: (game: string, pack: string) => ask<GameInfo>('GET', `/api/games/${part(game)}${packed(pack)}`),
  rules: (game: string, language: string) => ask<RulesPage>('GET', `/api/games/${part(game)}/rules?language=${part(language)}`),
  summary: (game: string, language: string) => ask<Summary>('GET', `/api/games/${part(game)}/summary/${part(language)}`),
  terms: (game: string, wanted: string) => ask<string[]>('GET', `/api/games/${part(game)}/terms?wanted=${part(wanted)}`),
  powers: (game: string, language: string, pack: string, card: string) =>
    ask<Record<string, Record<string, string>>>(
      'GET',
      `/api/games/${part(game)}/powers/${part(language)}?pack=${part(pack)}&card=${part(card)}`,
    ),
  packs: (game: string, language: string) => ask<PackInfo[]>('GET', `/api/games/${part(game)}/packs/${part(language)}`),
  changes: (game: string, language: string, version: string) =>
    ask<string[]>('GET', `/api/games/${part(game)}/packs/${part(language)}/${part(version)}`),
  texts: (game: string, language: string) => fetched('GET', `/api/games/${part(game)}/texts/${part(language)}`),
  lessons: (game: string) => ask<Lesson[]>('GET', `/api/games/${part(game)}/lessons`),
  teach: (game: string, lesson: string) => ask<TableInfo>('POST', `/api/games/${part(game)}/lessons/${part(lesson)}`),

  me: () => ask<Me | null>('GET', '/api/me'),
  nameMe: (name: string) => ask<Me>('POST', '/api/me', { name }),
  makeAccount: (credentials: Credentials) => ask<Me>('POST', '/api/account', credentials),
  logIn: (credentials: Credentials) => ask<Me>('POST', '/api/session', credentials),
  logOut: () => ask<null>('DELETE', '/api/session'),

  programs: () => ask<Program[]>('GET', '/api/programs'),
  makeProgram: (name: string) => ask<Program>('POST', '/api/programs', { name }),
  deleteProgram: (id: string) => ask<null>('DELETE', `/api/programs/${part(id)}`),

  blocks: () => ask<Blocked[]>('GET', '/api/blocks'),
  block: (player: string) => ask<Blocked[]>('POST', '/api/blocks', { player }),
  unblock: (player: string) => ask<Blocked[]>('DELETE', `/api/blocks/${part(player)}`),

  tables: () => ask<TableInfo[]>('GET', '/api/tables'),
  myTables: () => ask<TableInfo[]>('GET', '/api/tables/mine'),
  makeTable,
  table: (id: string) => ask<TableInfo>('GET', `/api/tables/${part(id)}`),
  join,
  leave: (id: string) => ask<TableInfo>('POST', `/api/tables/${part(id)}/leave`),
  resign: (id: string, resign: Resign = {}) => ask<TableInfo>('POST', `/api/tables/${part(id)}/resign`, resign),
  changeSeat: (id: string, seat: number, change: ChangeSeat) => ask<TableInfo>('POST', `/api/tables/${part(id)}/seats/${seat}`, change),
  start: (id: string) => ask<TableInfo>('POST', `/api/tables/${part(id)}/start`),
  closeTable: (id: string) => ask<null>('DELETE', `/api/tables/${part(id)}`),
  rematch,

  steps: (id: string, seat: number | null, first: number, count: number) =>
    ask<Steps>('GET', `/api/tables/${part(id)}/steps?${seat === null ? '' : `seat=${seat}&`}first=${first}&count=${count}`),
};

/** The server promises a seed before it hears the number that is stirred into it. */
async function makeTable(table: NewTable): Promise<TableInfo> {
  const [{ mark, commitment }, { newSalt, remember }] = await Promise.all([
    ask<Promised>('POST', '/api/tables/promises'),
    import('./fairness'),
  ]);
  const salt = newSalt();
  const made = await ask<TableInfo>('POST', '/api/tables', { ...table, promise: mark, salt });
  remember({ table: made.id, commitment, salt: made.resumed ? '' : salt });
  return made;
}

/** Whoever asks first makes the table; the others are shown to it, and have stirred nothing. */
async function rematch(id: string): Promise<TableInfo> {
  const [{ mark, commitment }, { newSalt, remember }] = await Promise.all([
    ask<Promised>('POST', '/api/tables/promises'),
    import('./fairness'),
  ]);
  const salt = newSalt();
  const made = await ask<TableInfo>('POST', `/api/tables/${part(id)}/rematch`, { promise: mark, salt });
  remember({ table: made.id, commitment: made.commitment, salt: made.commitment === commitment ? salt : '' });
  return made;
}

async function join(id: string, wish: Join = {}): Promise<TableInfo> {
  const [{ commitment, state }, { newSalt, remember }] = await Promise.all([api.table(id), import('./fairness')]);
  const salt = newSalt();
  const joined = await ask<TableInfo>('POST', `/api/tables/${part(id)}/join`, { ...wish, salt });
  if (state === 'open') remember({ table: id, commitment, salt });
  return joined;
}

/** Where the record of a finished game can be downloaded. */
export function recordAddress(id: string): string {
  return `/api/tables/${part(id)}/record`;
}

/** Games without packs have no name for theirs. */
function packed(pack: string): string {
  return pack === '' ? '' : `?pack=${part(pack)}`;
}

function part(name: string): string {
  return encodeURIComponent(name);
}

/** One request; pages that need what no other page does ask for it themselves. */
export async function ask<Reply>(method: string, address: string, body?: unknown): Promise<Reply> {
  const text = await fetched(method, address, body);
  return (text === '' ? null : parsed(text)) as Reply;
}

/** What the server answers, as it is written. */
async function fetched(method: string, address: string, body?: unknown): Promise<string> {
  const request: RequestInit = { method, headers: { accept: 'application/json, text/plain' }, credentials: 'same-origin' };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, 'content-type': 'application/json' };
  }
  const response = await fetch(address, request).catch(() => {
    throw new Unreachable();
  });
  const text = await response.text();
  if (!response.ok) throw refusal(text, response.status);
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreachable();
  }
}

/** A proxy in between may refuse without a Problem: that is a server that does not answer. */
function refusal(text: string, status: number): Error {
  const found = parsed(text);
  return isProblem(found) ? new Refusal(found, status) : new Unreachable();
}

function isProblem(found: unknown): found is Problem {
  return typeof found === 'object' && found !== null && 'code' in found && typeof found.code === 'string' && 'message' in found;
}
