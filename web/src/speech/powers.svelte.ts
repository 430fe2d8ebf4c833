import { api } from '../lib/api';
import type { Language } from '../lib/words.svelte';

/** Beside the editions: what powers ask about. */
const OFFERS = 'offers';

/** What cards do in sentences, by edition and card; the server says them from the same writing that it plays. */
export type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Fetches the sentences of a language when the first one is wanted; a text that was read before follows. */
export class Powers {
  private readonly asked = new Set<Language>();
  private said: Partial<Record<Language, Sentences>> = $state.raw({});

  constructor(
    private readonly game: string,
    private readonly pack: string,
  ) {}

  /** A card's power; undefined as long as it is on its way. */
  of(card: string, edition: string, language: Language): string | undefined {
    const sentences = this.said[language];
    if (sentences === undefined) void this.ask(language);
    return sentences?.[edition]?.[card];
  }

  /** What a question of a power is about, by the program and the step that asks it. */
  offer(program: string, step: number, language: Language): string | undefined {
    return this.of(`${program} ${step}`, OFFERS, language);
  }

  async ask(language: Language): Promise<void> {
    if (this.asked.has(language)) return;
    this.asked.add(language);
    try {
      const sentences = await api.powers(this.game, language, this.pack);
      this.said = { ...this.said, [language]: sentences };
    } catch {
      this.asked.delete(language); // offline: the next card that is looked at asks again
    }
  }
}
