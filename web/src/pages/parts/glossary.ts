import { FluentResource, type FluentBundle } from '@fluent/bundle';
import { bundleOf } from '../../lib/messages';

export interface Term {
  english: string;
  /** The term in the language asked for. */
  own: string;
}

const FAMILY = 'word-';
const files = import.meta.glob<string>(['$locales/en/*.ftl', '!$locales/en/language.ftl'], { query: '?raw', import: 'default' });

/** The terms of a game in a language beside English, by the English alphabet; none where a game has no texts of its own. */
export async function glossary(game: string, language: string): Promise<Term[]> {
  const ids = await termsOf(game);
  if (ids.length === 0) return [];
  const [english, own] = await Promise.all([bundleOf('en', game), bundleOf(language, game)]);
  const terms = ids.map((id) => ({ english: say(english, id), own: say(own, id) }));
  return terms.toSorted((one, other) => one.english.localeCompare(other.english, 'en'));
}

async function termsOf(game: string): Promise<string[]> {
  const file = Object.entries(files).find(([path]) => path.endsWith(`/${game}.ftl`));
  if (file === undefined) return [];
  const { body } = new FluentResource(await file[1]());
  return body.map(({ id }) => id).filter((id) => id.startsWith(FAMILY));
}

function say(bundle: FluentBundle, id: string): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern == null ? '' : bundle.formatPattern(pattern);
}
