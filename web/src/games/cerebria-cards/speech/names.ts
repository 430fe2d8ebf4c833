import type { Argument, Voice } from '../../../lib/words.svelte';
import { oneOf } from '../../../speech/speaker';
import { type Card, emotionOf } from './cards';
import { ABILITIES, PATTERNS, PLACES, POLARITIES, REASONS } from './vocabulary';

export type Words = Record<string, Argument>;
export type Facts = Readonly<Record<string, unknown>>;

export const YES = 'yes';
export const NO = 'no';
export const SEATS: Readonly<Record<string, string>> = { seat: 'player', victim: 'victim' };
export const PLACES_OF_SEATS: readonly string[] = ['source', 'receiver', 'given', 'taken']; // numbers on the whole table
export const CARDS: readonly string[] = ['card', 'base', 'own', 'other'];
const COUNTED_FROM_ONE: readonly string[] = ['column', 'place'];
const VOCABULARIES: Readonly<Record<string, readonly string[]>> = {
  ability: ABILITIES,
  polarity: POLARITIES,
  pattern: PATTERNS,
  reason: REASONS,
};

/** What the things on a table are called: players, cards and emotions, as plain arguments of messages. */
export class Names {
  constructor(
    readonly voice: Voice,
    readonly cards: readonly Card[],
    readonly players: readonly string[],
  ) {}

  player(seat: number): string {
    return this.players[seat] || this.voice.say('player', { number: seat + 1 });
  }

  /** The name, or the bare number of a player without one: what may follow "the player". */
  tag(seat: number): string {
    return this.players[seat] || String(seat + 1);
  }

  /** Several players: "Ann, Bob and Cleo". */
  listed(seats: readonly number[]): string {
    const [first, ...others] = seats.map((seat) => this.player(seat));
    return others.reduce((text, next, number) => {
      const joint = number === others.length - 1 ? 'names-last' : 'names-more';
      return this.voice.say(joint, { first: text, next });
    }, first ?? '');
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

  /** The numbers of an event, an answer or a refusal as plain arguments; what is hidden stays unnamed. */
  arguments(facts: Facts): Words {
    return Object.assign({}, ...Object.entries(facts).map(([name, value]) => this.argument(name, value))) as Words;
  }

  private argument(name: string, value: unknown): Words {
    const seat = SEATS[name];
    if (seat !== undefined) return this.playerArguments(seat, value);
    if (PLACES_OF_SEATS.includes(name)) return this.playerArguments(name, typeof value === 'number' ? Math.floor(value / PLACES) : null);
    if (CARDS.includes(name)) return this.cardArguments(name, value);
    if (name === 'emotion') return this.emotionArguments(String(value));
    if (typeof value === 'number') return { [name]: this.numberArgument(name, value) };
    return typeof value === 'string' ? { [name]: value } : {};
  }

  private numberArgument(name: string, value: number): Argument {
    if (COUNTED_FROM_ONE.includes(name)) return value + 1;
    const vocabulary = VOCABULARIES[name];
    return vocabulary === undefined ? value : oneOf(vocabulary, value);
  }

  playerArguments(name: string, seat: unknown): Words {
    const known = typeof seat === 'number' && seat >= 0;
    return { [name]: known ? this.player(seat) : '', [`${name}_tag`]: known ? this.tag(seat) : '' };
  }

  cardArguments(name: string, card: unknown): Words {
    const known = typeof card === 'string' || (typeof card === 'number' && card !== -1);
    return { [name]: known ? this.card(card) : '', [`${name}_known`]: known ? YES : NO };
  }

  /** An emotion's name, and the ability and vibe of its lone or top card. */
  emotionArguments(emotion: string): Words {
    const { ability, vibe } = this.type(emotionOf(emotion).top);
    return { emotion: this.emotionName(emotion), vibe, ability: ability ?? 'none' };
  }
}
