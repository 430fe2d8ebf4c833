import type { FluentBundle, FluentNumber, Message } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { bundlesOf, PAGES } from './messages';
import { ENGLISH, LANGUAGES, MARK } from './vocabulary';

/** The languages, and what each calls itself. */
export { LANGUAGES };
export type Language = keyof typeof LANGUAGES;

export type Argument = string | number | FluentNumber;
export type Arguments = Readonly<Record<string, Argument>>;
/** Arguments that are still being put together. */
export type Words = Record<string, Argument>;

/** Whoever can say messages: the pages' words, or those of one game. */
export interface Voice {
  readonly language: Language;
  /** A message in words; `attribute` names one of its attributes. Reactive: a text follows the language. */
  say(id: string, args?: Arguments, attribute?: string): string;
  has(id: string, attribute?: string): boolean;
}

export function isLanguage(code: string | null | undefined): code is Language {
  return code !== null && code !== undefined && Object.hasOwn(LANGUAGES, code);
}

/** The language to begin with: the one that was chosen before, else the first of the browser's that we speak. */
export function preferredLanguage(chosen?: string | null): Language {
  if (isLanguage(chosen)) return chosen;
  const [found] = negotiateLanguages([...navigator.languages], Object.keys(LANGUAGES), {
    strategy: 'lookup',
    defaultLocale: ENGLISH,
  });
  return isLanguage(found) ? found : ENGLISH;
}

/** The messages of one language, `common` and those of the pages or of one game. */
class PageWords implements Voice {
  /** The language that is spoken now. */
  language: Language = $state(ENGLISH);
  #bundles: ReadonlyMap<string, readonly FluentBundle[]> = $state.raw(new Map());
  #games = new Set<string>();
  #coming: Language = ENGLISH;
  #loading: Promise<void> = Promise.resolve();

  /** Speaks another language as soon as its messages are here; of several calls the last one counts. */
  async load(language: Language): Promise<void> {
    this.#coming = language;
    const loading = this.#switch(language);
    this.#loading = loading;
    try {
      await loading;
    } catch (error) {
      if (this.#loading === loading) this.#coming = this.language;
      throw error;
    }
    if (this.#loading !== loading) await this.#loading;
  }

  /** Whether there is anything to say yet: false until the first language is here. */
  get ready(): boolean {
    return this.#bundles.size > 0;
  }

  say(id: string, args?: Arguments, attribute?: string): string {
    return this.sayOf(PAGES, id, args, attribute);
  }

  has(id: string, attribute?: string): boolean {
    return this.hasOf(PAGES, id, attribute);
  }

  /** The words of a game, in whatever language is spoken. */
  async game(game: string): Promise<Voice> {
    this.#games.add(game);
    if (!this.#bundles.has(game)) await this.load(this.#coming);
    return new GameWords(this, game);
  }

  sayOf(name: string, id: string, args: Arguments = {}, attribute = ''): string {
    const bundles = this.#bundles.get(name) ?? [];
    const bundle = bundles.find((one) => patternOf(one.getMessage(id), attribute) !== null);
    const pattern = patternOf(bundle?.getMessage(id), attribute);
    if (bundle === undefined || pattern === null) return this.#unsaid(id, attribute, 'there is no such text');
    const mistakes: Error[] = [];
    const text = bundle.formatPattern(pattern, args, mistakes);
    if (mistakes[0] !== undefined) return this.#unsaid(id, attribute, mistakes[0].message);
    return bundle === bundles[0] ? text : text + MARK;
  }

  hasOf(name: string, id: string, attribute = ''): boolean {
    return (this.#bundles.get(name) ?? []).some((bundle) => patternOf(bundle.getMessage(id), attribute) !== null);
  }

  async #switch(language: Language): Promise<void> {
    const names = [PAGES, ...this.#games];
    const bundles = await Promise.all(names.map((name) => bundlesOf(language, name)));
    if (this.#coming !== language || this.#games.size + 1 !== names.length) return; // a later call has more to bring
    this.#bundles = new Map(names.map((name, number) => [name, bundles[number] ?? []]));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Half a sentence is a mistake of ours: loud while we work, an id at the worst for those who play. */
  #unsaid(id: string, attribute: string, why: string): string {
    if (import.meta.env.DEV) throw new Error(`cannot say ${attribute === '' ? id : `${id}.${attribute}`} in ${this.language}: ${why}`);
    return id;
  }
}

function patternOf(message: Message | undefined, attribute: string): Message['value'] {
  return (attribute === '' ? message?.value : message?.attributes[attribute]) ?? null;
}

class GameWords implements Voice {
  constructor(
    private readonly words: PageWords,
    private readonly game: string,
  ) {}

  get language(): Language {
    return this.words.language;
  }

  say(id: string, args?: Arguments, attribute?: string): string {
    return this.words.sayOf(this.game, id, args, attribute);
  }

  has(id: string, attribute?: string): boolean {
    return this.words.hasOf(this.game, id, attribute);
  }
}

export const words = new PageWords();
