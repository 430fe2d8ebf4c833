import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { View } from '../src/speech/speaker';
import type { Difference, Previewed, Question } from '../src/wire';

/** What a seat sees, is asked, and would see after some answers. */
export interface Looked {
  view: View;
  question: Question | null;
  ahead: Pick<Previewed, 'taken' | 'stop' | 'events' | 'question'> & { differences: Difference[] };
}

/** The rules of a game, asked about any table: a position, or a view of which the rest is drawn at random. */
export class Engine {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly lines: AsyncIterator<string>;

  constructor(game: string) {
    const repository = resolve(import.meta.dirname, '../..');
    this.child = spawn(`${repository}/.venv/bin/python`, ['tools/looks_ahead.py', game], { cwd: repository });
    this.child.stderr.pipe(process.stderr);
    this.lines = createInterface(this.child.stdout)[Symbol.asyncIterator]();
  }

  async look(table: object, seat: number, answers: readonly number[] = []): Promise<Looked> {
    this.child.stdin.write(`${JSON.stringify({ table, seat, answers })}\n`);
    const { value, done } = await this.lines.next();
    if (done === true) throw new Error('nobody answers: what is wrong stands above');
    const looked = JSON.parse(value) as Looked | { wrong: string };
    if ('wrong' in looked) throw new Error(looked.wrong);
    return looked;
  }

  close(): void {
    this.child.stdin.end();
  }
}
