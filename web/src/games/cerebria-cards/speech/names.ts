import type { Voice, Words } from '../../../lib/words.svelte';
import { type Kinds, Names, type Naming, NO, plain, YES } from '../../../speech/names';
import type { GameEvent, Mentioned } from '../../../speech/speaker';
import { type Card, emotionOf } from './cards';
import { ABILITIES, PATTERNS, PLACES, POLARITIES, REASONS } from './vocabulary';

/** What the arguments of events, answers and refusals are; an `owner` is told by a place of the whole table. */
const KINDS: Kinds = {
  seat: { is: 'seat', as: 'player' },
  victim: { is: 'seat' },
  source: { is: 'owner' },
  receiver: { is: 'owner' },
  given: { is: 'owner' },
  taken: { is: 'owner' },
  card: { is: 'card' },
  base: { is: 'card' },
  own: { is: 'card' },
  other: { is: 'card' },
  emotion: { is: 'emotion' },
  column: { is: 'column' },
  place: { is: 'ordinal' },
  ability: { is: 'word', words: ABILITIES },
  polarity: { is: 'word', words: POLARITIES },
  pattern: { is: 'word', words: PATTERNS },
  reason: { is: 'word', words: REASONS },
};
// Which number of an event says on what place of the whole table a card lies; other cards lie on the event's own place.
const PLACE_OF: Readonly<Record<string, readonly string[]>> = {
  card: ['source', 'given'],
  own: ['receiver'],
  other: ['taken'],
};

/** What the things on a table of the Card Game are called. */
export class CardNames extends Names {
  protected override readonly own: Readonly<Record<string, Naming>> = {
    owner: {
      arguments: (name, value) => this.people.arguments(name, typeof value === 'number' ? ownerOf(value) : null),
      mention: (place) => ({ kind: 'seat', seat: ownerOf(place) }),
    },
    card: {
      arguments: (name, value) => this.cardArguments(name, value),
      mention: (card, name, event) => cardMention(event, name, this.cardId(card)),
    },
    emotion: { arguments: (_name, value) => this.emotionArguments(String(value)) },
    column: {
      arguments: (name, value) => plain(name, typeof value === 'number' ? value + 1 : value),
      mention: (column) => ({ kind: 'column', column }),
    },
  };

  constructor(
    voice: Voice,
    readonly cards: readonly Card[],
    players: readonly string[],
  ) {
    super(voice, players, KINDS);
  }

  /** A type of card by its number, its id, or its name in this language. */
  type(card: number | string): Card {
    const found = typeof card === 'number' ? this.cards[card] : this.find(card);
    if (found === undefined) throw new Error(`there is no card ${card}`);
    return found;
  }

  find(name: string): Card | undefined {
    const wanted = name.trim().toLowerCase();
    const id = wanted.replaceAll(' ', '-');
    return this.cards.find((card) => card.id === id) ?? this.cards.find((card) => this.nameOf(card).toLowerCase() === wanted);
  }

  card(card: number | string): string {
    return this.nameOf(this.type(card));
  }

  cardId(card: number | string): string {
    return this.type(card).id;
  }

  /** Base cards are told apart by their vibe. */
  nameOf({ name, kind, polarity, vibe }: Card): string {
    const own = name[this.voice.language];
    return kind === 'base' ? this.voice.say('card-base', { name: own, polarity, vibe }) : own;
  }

  /** The name of an emotion as positions write it, without its fragments. */
  emotionName(text: string): string {
    const { top, base } = emotionOf(text);
    return base === null ? this.card(top) : this.voice.say('emotion-fused', { top: this.card(top), base: this.card(base) });
  }

  /** An emotion as positions write it, with its fragments. */
  emotion(text: string): string {
    const { fragments, absorbed, fresh } = emotionOf(text);
    const [open, taken] = [fragments !== null, absorbed !== null];
    return this.voice.say('emotion-state', {
      name: this.emotionName(text),
      slots: open && taken ? 'both' : open ? 'fragment' : taken ? 'absorb' : 'none',
      fresh: fresh ? YES : NO,
      fragments: fragments ?? 0,
      absorbed: absorbed ?? 0,
    });
  }

  /** An emotion's name, and the ability and vibe of its lone or top card. */
  emotionArguments(emotion: string): Words {
    const { ability, vibe } = this.type(emotionOf(emotion).top);
    return { emotion: this.emotionName(emotion), vibe, ability: ability ?? 'none' };
  }
}

function ownerOf(place: number): number {
  return Math.floor(place / PLACES);
}

function cardMention(event: GameEvent, name: string, card: string): Mentioned {
  const places = PLACE_OF[name]?.map((place) => event[place]) ?? [];
  const place = places.find((number) => typeof number === 'number') ?? ownPlace(event, name);
  if (typeof place !== 'number' || place < 0) return { kind: 'card', card };
  return { kind: 'place', seat: ownerOf(place), place: place % PLACES, card };
}

/** The place that an event names by seat and place; `own` beside it is another emotion. */
function ownPlace({ seat, place }: GameEvent, name: string): number | null {
  const whole = typeof seat === 'number' && typeof place === 'number' && seat >= 0 && place >= 0;
  return whole && name !== 'own' ? seat * PLACES + place : null;
}
