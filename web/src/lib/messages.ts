import { FluentBundle, FluentResource } from '@fluent/bundle';
import { GAMES } from '../games';
import { api } from './api';
import { games } from './games.svelte';
import { ENGLISH } from './vocabulary';

/** The name of the messages of all that is not a game's: pages, buttons, errors. */
export const PAGES = '';

/** What the lessons of a game say is called after the game, and fetched where they are offered. */
const LESSONS = '-lessons';

/** The name of the messages that the lessons of a game say; a game that the server brings says all of its own by one name. */
export function lessonsOf(game: string): string {
  return GAMES.includes(game) ? game + LESSONS : game;
}

/** All but how effects of cards are put together and what packs hold, which the server says. */
const files = import.meta.glob<string>(['$locales/**/*.ftl', '!$locales/**/{language,packs,mistakes,*-effects}.ftl'], {
  query: '?raw',
  import: 'default',
});
/** Pages whose messages come only with them. */
const APART = ['avatar'];
const bundles = new Map<string, Promise<FluentBundle>>();

/** Who says the pages or one game in a language; of a game that the server brings, English says what is missing. */
export function bundlesOf(language: string, name: string): Promise<FluentBundle[]> {
  const codes = isForeign(name) ? [...new Set([language, ENGLISH])] : [language];
  return Promise.all(codes.map((code) => bundleOf(code, name)));
}

/** The messages that the pages or one game have in a language; they are fetched and read once. */
export function bundleOf(language: string, name: string): Promise<FluentBundle> {
  const key = `${language}/${name}`;
  const known = bundles.get(key) ?? read(language, name);
  bundles.set(key, known);
  known.catch(() => bundles.delete(key)); // offline: the next call tries again
  return known;
}

async function read(language: string, name: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of await textsOf(language, name)) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The messages of the pages or of one game as Fluent texts. */
export async function textsOf(language: string, name: string): Promise<string[]> {
  const wanted = Object.keys(files).filter((path) => belongs(path, language, name));
  const texts = wanted.map((path) => files[path]?.() ?? '');
  const foreign = isForeign(name) && games.find(name)?.texts.includes(language);
  return Promise.all(foreign ? [...texts, api.texts(name, language)] : texts);
}

/** A game that the client has no face for; its texts are the server's. */
function isForeign(name: string): boolean {
  return name !== PAGES && !GAMES.includes(name.replace(LESSONS, '')) && !APART.includes(name);
}

/** Whether a file's messages are said by the pages (name '') or by a game, whose table may have a file of its own; `common` is said by all. */
function belongs(path: string, language: string, name: string): boolean {
  const [file, folder] = path.replace('.ftl', '').split('/').reverse();
  if (folder !== language || file === undefined) return false;
  const owner = file.replace(/-table$/u, '');
  const own = GAMES.includes(owner.replace(LESSONS, '')) || APART.includes(file);
  return file === 'common' || (name === PAGES ? !own : owner === name);
}
