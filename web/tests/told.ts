import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { GameInfo } from '../src/wire';

const INFO = `
import sys
import msgspec, mindrose
from mindrose.server.http.games import info
sys.stdout.buffer.write(msgspec.json.encode(info(mindrose.load(sys.argv[1]), {})))
`;

/** What it has told, as text: outside the modules, which each file of tests has anew. */
const kept = globalThis as typeof globalThis & { told?: Map<string, string> };

/** A game as the server tells of it; asked for once. */
export function told(game: string): GameInfo {
  const known = (kept.told ??= new Map<string, string>());
  const text = known.get(game) ?? ask(game);
  known.set(game, text);
  return JSON.parse(text) as GameInfo;
}

function ask(game: string): string {
  const repository = resolve(import.meta.dirname, '../..');
  return execFileSync(`${repository}/.venv/bin/python`, ['-c', INFO, game], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  });
}
