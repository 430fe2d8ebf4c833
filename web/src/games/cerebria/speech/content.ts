import type { Language } from '../../../lib/words.svelte';
import { oneOf } from '../../../speech/speaker';
import { type Faction, FACTIONS, MODERATES, type Vibe } from './vocabulary';

/** Anything with a name of its own in every language. */
export interface Named {
  id: string;
  name: Readonly<Record<Language, string>>;
}

/** An Emotion as its card prints it; powers are written in the effect language. */
export interface Emotion extends Named {
  faction: Faction;
  vibe?: Vibe;
  track: readonly number[];
  threshold?: number;
  strong?: string;
  power?: readonly string[];
  power_first?: readonly string[];
  /** What the people at the table carry out by hand. */
  text?: Readonly<Record<Language, string>>;
  source: Readonly<Record<string, string>>;
}

/** A row of a Spirit board: "haste +1w" is an upgrade and what it adds to the cost. */
export interface Row {
  spirit: string;
  side: string;
  edition: string;
  action: string;
  upgrades: readonly string[];
}

/** CB-16.3, CB-16.4 What a side of the faction boards rewards; points where they are printed. */
export interface Intention {
  edition: string;
  side: string;
  deed: string;
  number?: number;
  points?: number;
}

/** A deck of Moderate Emotions, by how many of each. */
export interface Deck extends Named {
  faction: Faction;
  /** The Spirit that it was made for. */
  spirit?: string;
  cards: Readonly<Record<string, number>>;
}

/** What the server sends as the game's content. */
interface Pack {
  pack: Named;
  emotions: Readonly<Record<'moderate' | 'strong' | 'starting', readonly Emotion[]>>;
  spirits: { spirit: readonly (Named & { faction: Faction })[]; row: readonly Row[] };
  board: {
    realm: readonly (Named & { action: string; cost: number })[];
    sphere: readonly (Named & { bonus: string })[];
    aspiration: readonly Named[];
    intention: readonly Intention[];
    /** The bonuses by the spaces that they lie on. */
    wheel: { bonuses: Readonly<Record<string, string>> };
  };
  decks: { deck: readonly Deck[] };
}

export type Kind = 'emotion' | 'spirit' | 'realm' | 'sphere' | 'aspiration' | 'deck';

/** Where a card stands among all: the kind, its number, and the colour that a Strong one has from its Moderate one. */
export interface Place {
  number: number;
  kind: 'moderate' | 'strong' | 'starting';
  vibe: Vibe | null;
  /** The other card of a pair. */
  counterpart: Emotion | null;
}

/** The things of a content pack, by their numbers and their ids. */
export class Content {
  readonly pack: Named;
  readonly emotions: readonly Emotion[];
  readonly rows: readonly Row[];
  readonly spirits: Pack['spirits']['spirit'];
  readonly decks: readonly Deck[];
  readonly realms: Pack['board']['realm'];
  readonly spheres: Pack['board']['sphere'];
  readonly intentions: readonly Intention[];
  readonly wheel: Pack['board']['wheel']['bonuses'];
  private readonly things: Readonly<Record<Kind, readonly Named[]>>;

  constructor(document: Readonly<Record<string, unknown>>) {
    const { pack, emotions, spirits, board, decks } = document as unknown as Pack;
    this.pack = pack;
    this.emotions = inOrder(emotions);
    this.rows = spirits.row;
    this.spirits = spirits.spirit;
    this.decks = decks.deck;
    this.realms = board.realm;
    this.spheres = board.sphere;
    this.intentions = board.intention;
    this.wheel = board.wheel.bonuses;
    this.things = {
      emotion: this.emotions,
      spirit: spirits.spirit,
      realm: board.realm,
      sphere: board.sphere,
      aspiration: board.aspiration,
      deck: decks.deck,
    };
  }

  ids(kind: Kind): string[] {
    return this.things[kind].map(({ id }) => id);
  }

  thing(kind: Kind, thing: number | string): Named {
    const things = this.things[kind];
    return things[this.ids(kind).indexOf(oneOf(this.ids(kind), thing))] as Named;
  }

  deck(deck: number | string): Deck {
    return this.thing('deck', deck) as Deck;
  }

  /** The number of an Emotion by its id or its name in a language, however it is capitalized; -1 if there is none. */
  find(text: string, language: Language): number {
    const wanted = text.trim().toLowerCase();
    const found = this.emotions.findIndex(({ id, name }) => id === wanted || name.en.toLowerCase() === wanted);
    return found >= 0 ? found : this.emotions.findIndex(({ name }) => name[language].toLowerCase() === wanted);
  }

  place(number: number): Place {
    if (number >= 2 * MODERATES) return { number, kind: 'starting', vibe: null, counterpart: null };
    const moderate = number % MODERATES;
    const strong = number >= MODERATES;
    const counterpart = this.emotions[strong ? moderate : moderate + MODERATES] ?? null;
    return { number, kind: strong ? 'strong' : 'moderate', vibe: this.emotions[moderate]?.vibe ?? null, counterpart };
  }
}

/** Those of Bliss before those of Gloom, Strong ones as their Moderate ones, the Starting ones last. */
function inOrder({ moderate, strong, starting }: Pack['emotions']): Emotion[] {
  const of = (emotions: readonly Emotion[]): Emotion[] => FACTIONS.flatMap((own) => emotions.filter(({ faction }) => faction === own));
  const moderates = of(moderate);
  const counterparts = moderates.flatMap((one) => strong.filter(({ id }) => id === one.strong));
  return [...moderates, ...counterparts, ...of(starting)];
}
