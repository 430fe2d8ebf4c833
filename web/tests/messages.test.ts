import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/lib/words.svelte';
import { GAMES } from '../src/games';
import { ABOUT } from '../src/games/black-rose-wars/board/about';
import { MOMENTS, WAYS } from '../src/games/black-rose-wars/avatar/model';
import { firstArgument, literals, sources } from './sources';

type Node = Readonly<Record<string, unknown>>;
interface Message {
  arguments: Set<string>;
  refers: Set<string>;
  attributes: Map<string, Set<string>>;
}

const locales = resolve(import.meta.dirname, '../../src/mindrose/locales');
const languages = Object.keys(LANGUAGES);
/** What games say, and what their cards do: the games' own tests hold it against Python. */
const spoken = GAMES.flatMap((game) => [`${game}.ftl`, `${game}-effects.ftl`]);
const files = readdirSync(resolve(locales, 'en')).filter((file) => !['common.ftl', 'language.ftl', 'packs.ftl', ...spoken].includes(file));
const code = sources();
const faces = resolve(import.meta.dirname, '../../src/mindrose/faces');
const lessons = readdirSync(faces, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('lessons.yaml'));
/** What lessons say; the client gets these ids from the server. */
const taught = inLessons(/\bsay: ([\w-]+)/gu);
/** Messages whose ids are put together: the beginning that a template has, and every ending that it can get. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'refusal-': ['number', 'players', 'not-active', 'game-over'],
  'lodge-about-': Object.keys(ABOUT),
  'lodge-final-': ['quests', 'trophies', 'crown'],
  'avatar-when-': MOMENTS,
  'avatar-about-': MOMENTS,
  'avatar-how-': WAYS,
  'ring-sheet-': ['hand', 'mine', 'goals', 'seats'],
  'tutorial-lesson-': inLessons(/^- id: ([\w-]+)/gmu),
};

function inLessons(wanted: RegExp): string[] {
  return lessons.flatMap((file) => [...readFileSync(resolve(faces, file), 'utf8').matchAll(wanted)].map((found) => found[1] ?? ''));
}

function text(language: string, file: string): string {
  return readFileSync(resolve(locales, language, file), 'utf8');
}

/** Every variable and message that a pattern, however nested, mentions. */
function mentioned(node: unknown, type: 'var' | 'mesg', found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  const { type: own, name } = node as Node;
  if (own === type && typeof name === 'string') found.add(name);
  for (const part of Object.values(node)) mentioned(part, type, found);
  return found;
}

function read(language: string, file: string): Map<string, Message> {
  const { body } = new FluentResource(text(language, file));
  return new Map(
    body.map(({ id, value, attributes }) => [
      id,
      {
        arguments: mentioned(value, 'var'),
        refers: mentioned([value, attributes], 'mesg'),
        attributes: new Map(Object.entries(attributes).map(([name, pattern]) => [name, mentioned(pattern, 'var')])),
      },
    ]),
  );
}

const english = new Map(files.flatMap((file) => [...read('en', file)]));
const common = read('en', 'common.ftl');

describe.each(languages)('the messages of the pages in %s', (language) => {
  test('are in the same files as in English', () => {
    // Mistakes in files of cards are English where Python finds them.
    const own = readdirSync(resolve(locales, language)).filter((file) => file !== 'mistakes.ftl');
    expect(own.sort()).toEqual(readdirSync(resolve(locales, 'en')).sort());
  });

  test.each(files)('%s can be read as a whole', (file) => {
    const written = [...text(language, file).matchAll(/^-?[a-zA-Z][\w-]*(?= *=)/gmu)].map((found) => found[0]);
    expect([...read(language, file).keys()]).toEqual(written);
  });

  test('have ids of their own', () => {
    const bundle = new FluentBundle(language);
    const mistakes = ['common.ftl', ...files].flatMap((file) => bundle.addResource(new FluentResource(text(language, file))));
    expect(mistakes).toEqual([]);
  });

  test.each(files)('%s says the same, about the same', (file) => {
    const said = (messages: Map<string, Message>): unknown[] =>
      [...messages]
        .filter(([id]) => !id.startsWith('-'))
        .map(([id, { arguments: names, attributes }]) => [
          id,
          [...names].sort(),
          [...attributes].map(([name, own]) => [name, [...own].sort()]).sort(),
        ])
        .sort();
    expect(said(read(language, file))).toEqual(said(read('en', file)));
  });
});

describe('the ids of messages', () => {
  const everything = new Set([...literals([...code.values()].join('\n')), ...taught]);

  test('are all used', () => {
    const families = Object.entries(FAMILIES).flatMap(([family, endings]) => endings.map((ending) => family + ending));
    const used = new Set([...english.keys()].filter((id) => everything.has(id) || families.includes(id)));
    for (const id of used) english.get(id)?.refers.forEach((other) => used.add(other)); // a set that grows is visited to its end
    expect([...english.keys()].filter((id) => !id.startsWith('-') && !used.has(id))).toEqual([]);
  });

  test('name attributes that are used', () => {
    const attributes = [...english].flatMap(([id, message]) => [...message.attributes.keys()].map((name) => [id, name] as const));
    expect(attributes.filter(([, name]) => !everything.has(name))).toEqual([]);
  });

  test('exist for every ending of a family', () => {
    const ids = Object.entries(FAMILIES).flatMap(([family, endings]) => endings.map((ending) => family + ending));
    expect(ids.filter((id) => !english.has(id) && !common.has(id))).toEqual([]);
  });

  test.each([...code].filter(([path]) => !GAMES.some((game) => path.startsWith(`games/${game}/speech`))))(
    'exist where %s says them',
    (_path, source) => {
      const calls = [...source.matchAll(/\bwords\.(?:say|has)\(/gu)].map((found) => firstArgument(source, found.index + found[0].length));
      const ids = calls.flatMap((call) => [...literals(call.replaceAll(/[!=]== *(['"])[^'"]*\1/gu, ''))]);
      const missing = ids.filter((id) =>
        id.includes('${') ? !(id.slice(0, id.indexOf('${')) in FAMILIES) : !english.has(id) && !common.has(id),
      );
      expect(missing).toEqual([]);
    },
  );
});
