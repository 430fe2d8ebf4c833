import { FluentResource, type FluentBundle } from '@fluent/bundle';
import { bundleOf, textsOf } from '../../lib/messages';

export interface Term {
  english: string;
  /** The term in the language asked for. */
  own: string;
}

const FAMILY = 'word-';

/** The terms of a game in a language beside English, by the English alphabet; none where a game has no texts of its own. */
export async function glossary(game: string, language: string): Promise<Term[]> {
  const ids = await termsOf(game);
  if (ids.length === 0) return [];
  const [english, own] = await Promise.all([bundleOf('en', game), bundleOf(language, game)]);
  const terms = ids.map((id) => ({ english: say(english, id), own: say(own, id) }));
  return terms.toSorted((one, other) => one.english.localeCompare(other.english, 'en'));
}

async function termsOf(game: string): Promise<string[]> {
  const bodies = (await textsOf('en', game)).map((text) => new FluentResource(text).body);
  return bodies.flat().flatMap(({ id }) => (id.startsWith(FAMILY) ? [id] : []));
}

function say(bundle: FluentBundle, id: string): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern == null ? '' : bundle.formatPattern(pattern);
}
