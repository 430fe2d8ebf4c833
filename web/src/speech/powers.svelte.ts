import { api } from '../lib/api';
import type { Language } from '../lib/words.svelte';

/** Beside the editions: what powers ask about. */
const OFFERS = 'offers';
/** And what their programs consist of. */
const SENTENCES = 'sentences';

/** What a card does in sentences, by edition and card; the server says them from the same writing that it plays. */
export type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Fetches the sentences of a card in a language when the first one is wanted; a text that was read before follows. */
export class Powers {
  private readonly asked = new Set<string>();
  private said: Readonly<Record<string, Sentences>> = $state.raw({});

  constructor(
    private readonly game: string,
    private readonly pack: string,
  ) {}

  /** A card's power; undefined as long as it is on its way. */
  of(card: string, edition: string, language: Language): string | undefined {
    return this.sentences(card, language)?.[edition]?.[card];
  }

  /** What a question of a card's power is about, by the program and the step that asks it: `pessimism-enter 0`. */
  offer(card: string, asked: string, language: Language): string | undefined {
    return this.sentences(card, language)?.[OFFERS]?.[asked];
  }

  /** The sentences of a program of a card, a line each: behind which step it is applied, and what it says. */
  steps(card: string, program: string, language: Language): string | undefined {
    return this.sentences(card, language)?.[SENTENCES]?.[program];
  }

  private sentences(card: string, language: Language): Sentences | undefined {
    const found = this.said[`${language} ${card}`];
    if (found === undefined) void this.ask(card, language);
    return found;
  }

  private async ask(card: string, language: Language): Promise<void> {
    const key = `${language} ${card}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const sentences = await api.powers(this.game, language, this.pack, card);
      this.said = { ...this.said, [key]: sentences };
    } catch {
      this.asked.delete(key); // offline: the next time that the card is looked at asks again
    }
  }
}
