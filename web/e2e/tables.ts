// Tables that are made without the set-up page, where a test is about something else.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator } from '@playwright/test';
import type { NewSeat, NewTable, TableInfo } from '../src/wire.ts';
import { expect, type Page, settled } from './house.ts';

export const GAME = 'cerebria-cards';
/** A few Revelations long at most. */
export const SHORT = { stack_extra: 0, single_goal: 6 };

/** The name of a room of the lodge in which nobody stands: whoever stood in the middle would be hit instead. */
export const EMPTY_ROOM = /; rewards \d+, \d+, \d+$/;

export const ME: NewSeat = { kind: 'person' };
export const OPEN: NewSeat = { kind: 'open' };
export const BOT: NewSeat = { kind: 'bot', level: 'easy' };

export function here(name: string): NewSeat {
  return { kind: 'person', name };
}

/** The server knows the page's visitor by this name from now on. */
export async function introduce(page: Page, name: string): Promise<void> {
  await post(page, '/api/me', { name });
}

/** Makes a table for the page's visitor, who is called `name` from now on. */
export async function makeTable(page: Page, name: string, seats: NewSeat[], more: Partial<NewTable> = {}): Promise<TableInfo> {
  await introduce(page, name);
  return (await post(page, '/api/tables', { game: GAME, seats, ...more })) as TableInfo;
}

/** As the rules write it down; what is not said is as usual. */
export interface Position {
  seats: object[];
  [field: string]: unknown;
}

/** Sits down at a table that begins with a position; the visitor has the first seat, bots the others. */
export async function sitDownAt(page: Page, name: string, position: Position): Promise<TableInfo> {
  return sitDown(page, name, againstBots(position.seats.length), { record: written(GAME, position) });
}

/** A record that begins with a position and goes on with some commands. */
export function written(game: string, position: Position, ...commands: string[]): NewTable['record'] {
  const code = `
import json, sys, mindrose
table = mindrose.load(sys.argv[1]).from_position(json.loads(sys.argv[2]))
for command in sys.argv[3:]:
    table.do(command)
print(table.record().json())`;
  return record(code, game, JSON.stringify(position), ...commands);
}

/** The visitor has the first seat, bots the others. */
export function againstBots(players: number): NewSeat[] {
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? ME : BOT));
}

/** The lobby's quick way to a table of the Card Game. */
export function quickGame(page: Page): Locator {
  const card = page.locator('article').filter({ has: page.getByRole('heading', { name: 'Cerebria: The Card Game' }) });
  return card.getByRole('button', { name: 'Play against bots' });
}

/** Makes a table and sits down at it. */
export async function sitDown(page: Page, name: string, seats: NewSeat[], more: Partial<NewTable> = {}): Promise<TableInfo> {
  const table = await makeTable(page, name, seats, more);
  await page.goto(`/table/${table.id}`);
  return table;
}

/** Waits until the table lies there as a whole, with what is asked. */
export async function laid(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [prompt, board] = [document.querySelector('#prompt'), document.querySelector('[data-board]')];
    return /\S/.test(prompt?.textContent ?? '') && board?.checkVisibility() === true;
  });
  await settled(page);
}

export async function join(page: Page, name: string, table: TableInfo): Promise<void> {
  await introduce(page, name);
  await post(page, `/api/tables/${table.id}/join`, {});
  await page.goto(`/table/${table.id}`);
}

/** The table as it is now. */
export async function look(page: Page, id: string): Promise<TableInfo> {
  return (await (await page.request.get(`/api/tables/${id}`)).json()) as TableInfo;
}

/** A whole game that was played elsewhere, and that the page's visitor has brought. */
export async function finishedGame(page: Page, name: string, options: NewTable['options'] = SHORT): Promise<TableInfo> {
  const code = `
import json, sys, mindrose
from mindrose.players.greedy import GreedyPlayer
game = mindrose.load(sys.argv[1])
table, bot = game.new(2, seed="finished", **json.loads(sys.argv[2])), GreedyPlayer(game, 1)
while not table.over:
    asked = table.questions[0]
    table.answer(bot.choose(table.view(asked.seat)), asked.seat)
print(table.record().json())`;
  return makeTable(page, name, [ME, BOT], { record: record(code, GAME, JSON.stringify(options)) });
}

/** A moment of a game between greedy bots. */
export interface Midway {
  players: number;
  /** What the first seat is asked, after at least so many answers; null: the end of the game. */
  kind: string | null;
  least?: number;
  options?: NewTable['options'];
}

/** A record of greedy bots up to a question of the first seat that has more than one answer. */
export function midway(game: string, { players, kind, least = 0, options = {} }: Midway): NewTable['record'] {
  const code = `
import json, sys, mindrose
from mindrose.players.greedy import GreedyPlayer
game, players, kind, least, options = json.loads(sys.argv[1])
loaded = mindrose.load(game)
table, bot = loaded.new(players, seed="picture", **options), GreedyPlayer(loaded, 1)
while not table.over:
    asked = next((one for one in table.questions if one.seat == 0 and not one.settled), table.questions[0])
    begun = kind != "declare" and table.drafting(0)
    if len(table.given) >= least and asked.seat == 0 and asked.kind == kind and len(asked.answers) > 1 and not begun:
        break
    table.answer(bot.choose(table.view(asked.seat)), asked.seat)
print(table.record().json())`;
  return record(code, JSON.stringify([game, players, kind, least, options]));
}

const MOMENT_MS = 20;
const LONGEST_MS = 60_000;
const RECORDS = resolve(process.env.E2E_FOLDER ?? '', 'records');

/** The record that a piece of Python prints; it is asked for once, and whoever else needs it meanwhile waits. */
export function record(code: string, ...told: string[]): NewTable['record'] {
  const asked = createHash('sha256').update([code, ...told].join('\n'));
  const file = resolve(RECORDS, `${asked.digest('hex')}.json`);
  if (claimed(`${file}.asked`)) {
    const printed = execFileSync('../.venv/bin/python', ['-c', code, ...told], { encoding: 'utf8', maxBuffer: 1 << 26 });
    writeFileSync(`${file}.part`, printed);
    renameSync(`${file}.part`, file); // nobody reads half of it
  }
  for (let waited = 0; !existsSync(file); waited += MOMENT_MS) {
    if (waited > LONGEST_MS) throw new Error('another worker came to no record');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, MOMENT_MS);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as NewTable['record'];
}

/** Whether nobody was here before. */
function claimed(file: string): boolean {
  mkdirSync(RECORDS, { recursive: true });
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

async function post(page: Page, address: string, data?: unknown): Promise<unknown> {
  const reply = await page.request.post(address, { data });
  expect(reply.ok(), `${address}: ${await reply.text()}`).toBe(true);
  return reply.json();
}
