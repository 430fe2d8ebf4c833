import type { Voice, Words } from '../../../lib/words.svelte';
import { type Counted, type Kinds, Names, NO, NONE, YES } from '../../../speech/names';
import type { GameEvent, Mentioned } from '../../../speech/speaker';
import type { KindInfo } from '../../../wire';
import { type Card, emotionOf } from './cards';
import { PLACES } from './vocabulary';

// Which number of an event says on what place of the whole table a card lies; other cards lie on the event's own place.
const PLACE_OF: Readonly<Record<string, readonly string[]>> = {
  card: ['source', 'given'],
  own: ['receiver'],
  other: ['taken'],
};

/** What the things on a table of the Card Game are called. */
export class CardNames extends Names {
  constructor(
    voice: Voice,
    kinds: Kinds,
    readonly cards: readonly Card[],
    players: readonly string[],
  ) {
    super(voice, players, kinds);
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
      slots: open && taken ? 'both' : open ? 'fragment' : taken ? 'absorb' : NONE,
      fresh: fresh ? YES : NO,
      fragments: fragments ?? 0,
      absorbed: absorbed ?? 0,
    });
  }

  // Arguments

  /** An `owner` is told by a place of the whole table. */
  protected override argument(name: string, value: unknown, kind: KindInfo): Words {
    if (kind.name === 'owner') return this.people.arguments(name, typeof value === 'number' ? ownerOf(value) : null);
    return kind.name === 'emotion' ? this.emotionArguments(String(value)) : super.argument(name, value, kind);
  }

  protected override mention(counted: Counted): Mentioned | undefined {
    const { number, kind, name, event } = counted;
    if (kind.name === 'owner') return { kind: 'seat', seat: ownerOf(number) };
    if (kind.name === 'card') return cardMention(event, name, this.cardId(number));
    return name === 'column' ? { kind: 'column', column: number } : super.mention(counted);
  }

  /** An emotion's name, and the ability and vibe of its lone or top card. */
  emotionArguments(emotion: string): Words {
    const { ability, vibe } = this.type(emotionOf(emotion).top);
    return { emotion: this.emotionName(emotion), vibe, ability: ability ?? NONE };
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
