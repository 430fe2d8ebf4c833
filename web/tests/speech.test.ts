import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, type Language, words } from '../src/lib/words.svelte';
import { speakerOf, type GameEvent, type Spoken } from '../src/speech';
import { CardSpeaker } from '../src/speech/cerebria-cards/speaker';

type Method = Exclude<
  { [name in keyof CardSpeaker]: CardSpeaker[name] extends (...given: never[]) => string ? name : never }[keyof CardSpeaker],
  undefined
>;
interface Case {
  method: Method;
  names: number;
  given: unknown[];
  texts: Record<Language, string>;
}
interface Heard {
  game: Spoken;
  people: string[][];
  cases: Case[];
}

const codes = Object.keys(LANGUAGES) as Language[];
const heard = hearPython();

function hearPython(): Heard {
  const repository = resolve(import.meta.dirname, '../..');
  const folder = mkdtempSync(join(tmpdir(), 'speech-'));
  const file = join(folder, 'cases.json');
  try {
    execFileSync(join(repository, '.venv/bin/python'), [join(repository, 'tools/speech_cases.py'), file]);
    return JSON.parse(readFileSync(file, 'utf8')) as Heard;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function says(speaker: CardSpeaker, { method, given }: Case): string {
  const method_of = speaker[method] as (...given: unknown[]) => string;
  return method_of.apply(speaker, given);
}

describe.each(codes)('in %s the browser says what Python says', (language) => {
  let speakers: CardSpeaker[] = [];

  beforeAll(async () => {
    await words.load(language);
    const make = await speakerOf(heard.game);
    speakers = heard.people.map((names) => make(names) as CardSpeaker);
  });

  const methods = [...new Set(heard.cases.map((one) => one.method))];
  test.each(methods)('%s', (method) => {
    const cases = heard.cases.filter((one) => one.method === method);
    const said = cases.map((one) => says(speakers[one.names] as CardSpeaker, one));
    expect(said).toEqual(cases.map((one) => one.texts[language]));
  });

  test('lines with names read like lines without', () => {
    for (const { given, names, texts } of heard.cases.filter((one) => one.method === 'event')) {
      const line = (speakers[names] as CardSpeaker).eventParts(given[0] as GameEvent);
      expect(line.text).toBe(texts[language]);
    }
  });
});

test('thousands of texts are compared', () => {
  expect(heard.cases.length * codes.length).toBeGreaterThan(10_000);
});
