import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { GameInfo } from '../src/wire';

const INFO = `
import sys
import msgspec, mindrose
from mindrose.server.http.games import info
sys.stdout.buffer.write(msgspec.json.encode(info(mindrose.load(sys.argv[1]), {})))
`;

/** A game as the server tells of it. */
export function told(game: string): GameInfo {
  const repository = resolve(import.meta.dirname, '../..');
  const said = execFileSync(`${repository}/.venv/bin/python`, ['-c', INFO, game], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  });
  return JSON.parse(said) as GameInfo;
}
