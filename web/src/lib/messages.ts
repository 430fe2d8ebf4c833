import { FluentBundle, FluentResource } from '@fluent/bundle';
import { GAMES } from '../games';

/** The name of the messages of all that is not a game's: pages, buttons, errors. */
export const PAGES = '';

/** All but how effects of cards are put together, which the server says. */
const files = import.meta.glob<string>(['$locales/**/*.ftl', '!$locales/**/language.ftl'], { query: '?raw', import: 'default' });
const bundles = new Map<string, Promise<FluentBundle>>();

/** The messages that the pages or one game can say in a language; they are fetched and read once. */
export function bundleOf(language: string, name: string): Promise<FluentBundle> {
  const key = `${language}/${name}`;
  const known = bundles.get(key) ?? read(language, name);
  bundles.set(key, known);
  known.catch(() => bundles.delete(key)); // offline: the next call tries again
  return known;
}

async function read(language: string, name: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = Object.keys(files).filter((path) => belongs(path, language, name));
  for (const text of await Promise.all(wanted.map((path) => files[path]?.() ?? ''))) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Whether a file's messages are said by the pages (name '') or by a game; `common` is said by all. */
function belongs(path: string, language: string, name: string): boolean {
  const [file, folder] = path.replace('.ftl', '').split('/').reverse();
  if (folder !== language || file === undefined) return false;
  return file === 'common' || (name === PAGES ? !GAMES.includes(file) : file === name);
}
