import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '../src/lib/api';
import { LANGUAGES, type Language, words } from '../src/lib/words.svelte';
import { GAMES } from '../src/games';
import { games } from '../src/lib/games.svelte';
import { speakerOf, type GameEvent, type Speaker } from '../src/speech';
import type { GameInfo } from '../src/wire';

interface Case {
  method: string;
  names: number;
  given: unknown[];
  texts: Record<Language, string>;
}
interface Heard {
  game: GameInfo;
  people: string[][];
  cases: Case[];
  /** What the server says of powers, by language. */
  powers: Record<string, Record<string, Record<string, string>>>;
  /** The messages that the server has, by language. */
  texts: Record<string, string>;
}

/** Games that the browser has no face for: one with texts, one without. */
const EXAMPLES = ['goofspiel', 'hearts'];
const codes = Object.keys(LANGUAGES) as Language[];

function hearPython(game: string): Heard {
  const repository = resolve(import.meta.dirname, '../..');
  const folder = mkdtempSync(join(tmpdir(), 'speech-'));
  const file = join(folder, 'cases.json');
  try {
    const examples = EXAMPLES.map((name) => join(repository, 'examples', name)).join(delimiter);
    const env = { ...process.env, MINDROSE_GAMES: examples };
    execFileSync(join(repository, '.venv/bin/python'), [join(repository, 'tools/speech_cases.py'), game, file], { env });
    return JSON.parse(readFileSync(file, 'utf8')) as Heard;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function says(speaker: Speaker, { method, given }: Case): string {
  const methods = speaker as unknown as Record<string, (...given: unknown[]) => string>;
  return methods[method]?.apply(speaker, given) ?? `the browser's speaker has no ${method}`;
}

describe.each([...GAMES, ...EXAMPLES])('of %s', (id) => {
  const heard = hearPython(id);

  describe.each(codes)('in %s the browser says what Python says', (language) => {
    let speakers: Speaker[] = [];

    beforeAll(async () => {
      vi.spyOn(api, 'powers').mockImplementation((_game, code) => Promise.resolve(heard.powers[code] ?? {}));
      vi.spyOn(api, 'texts').mockImplementation((_game, code) => Promise.resolve(heard.texts[code] ?? ''));
      games.list = [heard.game];
      await words.load(language);
      const make = await speakerOf(heard.game);
      speakers = heard.people.map((names) => make(names));
      // What cards do is asked for when it is said for the first time.
      for (const one of heard.cases) says(speakers[one.names] as Speaker, one);
      await new Promise((done) => setTimeout(done));
    });

    const methods = [...new Set(heard.cases.map((one) => one.method))];
    test.each(methods)('%s', (method) => {
      const cases = heard.cases.filter((one) => one.method === method);
      const said = cases.map((one) => says(speakers[one.names] as Speaker, one));
      expect(said).toEqual(cases.map((one) => one.texts[language]));
    });

    test('lines with names read like lines without', () => {
      for (const { given, names, texts } of heard.cases.filter((one) => one.method === 'event')) {
        const line = (speakers[names] as Speaker).eventParts(given[0] as GameEvent);
        expect(line.text).toBe(texts[language]);
      }
    });
  });

  test('many texts are compared', () => {
    expect(heard.cases.length * codes.length).toBeGreaterThan(GAMES.includes(id) ? 10_000 : 500);
  });
});
