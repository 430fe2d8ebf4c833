import type { Voice, Words } from '../../../lib/words.svelte';
import { type Counted, isThere, isTold, type Kinds, named, Names, NONE } from '../../../speech/names';
import { inRow, listed } from '../../../speech/people';
import { type Mentioned, oneOf } from '../../../speech/speaker';
import type { KindInfo } from '../../../wire';
import { type Content, type Kind, KINDS } from './content';
import { MOST_NAMED, ROSE, SLOTS } from './vocabulary';

const PRINTED: readonly string[] = KINDS;
const MAGE = 'mage';
const BLACK_ROSE = 'rose';
const EVOCATION = 'evocation';
const AVATAR = 'avatar';
const PLAYER = 'player'; // what a seat is called in messages

/** What the things on a table of Black Rose Wars are called. */
export class BlackRoseNames extends Names {
  constructor(
    voice: Voice,
    kinds: Kinds,
    readonly content: Content,
    players: readonly string[],
    private readonly offered: (card: string, asked: string) => string,
  ) {
    super(voice, players, kinds);
  }

  // Things

  named(kind: Kind, thing: number | string): string {
    return this.content.thing(kind, thing).name[this.voice.language];
  }

  /** A spell by its number, or anything that does something by its id. */
  card(card: number | string): string {
    return this.named(typeof card === 'number' ? 'spell' : (this.content.source(card)?.kind ?? 'spell'), card);
  }

  cardId(card: number | string): string {
    return typeof card === 'number' ? this.content.spell(card).id : card;
  }

  /** An evocation by its name in views, `cadaver-2`: "Cadaver 2", or without a number if there is only one. */
  evocation(figure: string): string {
    const cut = figure.lastIndexOf('-');
    const id = figure.slice(0, cut);
    const name = this.named('evocation', id);
    if (!this.kindOf('figure').words.includes(`${id}-2`)) return name;
    return this.voice.say('figure-copy', { name, number: Number(figure.slice(cut + 1)) });
  }

  /** What a running effect asks about, or what one branch of it does: `throne-ruined 0`, `crypt-restored 0 1`. */
  offer(asked: string): Words {
    const card = this.content.source(asked.split(' ')[0] ?? '')?.id;
    return named('offer', card === undefined ? null : this.offered(card, asked) || null, String);
  }

  slot(slot: number | string): string {
    return this.voice.say('slot', { slot: oneOf(SLOTS, slot) });
  }

  // Arguments

  protected override argument(name: string, value: unknown, kind: KindInfo): Words {
    if (kind.name === 'participant') return this.participant(name === 'seat' ? PLAYER : name, value);
    if (kind.name === 'figure') return this.figure(name, value);
    if (kind.name === 'room' && isThere(value)) {
      return { ...named(name, value, (room) => this.named('room', room)), [`${name}_id`]: oneOf(kind.words, value) };
    }
    if (PRINTED.includes(kind.name)) return named(name, value, (thing) => this.named(kind.name as Kind, thing));
    if (kind.name === 'slots' && typeof value === 'number') {
      const laid = kind.words.filter((_, bit) => ((value >> bit) & 1) === 1);
      return {
        [name]: inRow(
          this.voice,
          laid.map((slot) => this.slot(slot)),
        ),
      };
    }
    if (kind.name === 'figures') return { [name]: this.several('figure', kind, value) };
    if (kind.name === 'rooms') return { [name]: this.several('room', kind, value) };
    if (kind.name === 'offer' && typeof value === 'string') return this.offer(value);
    if (kind.name === 'change' && typeof value === 'number') return { number: Math.abs(value), [name]: value > 0 ? 'gain' : 'lose' };
    return super.argument(name, value, kind);
  }

  /**
   * Several figures or rooms inside a sentence, each by its name or all as bits: "Ann, Cadaver 2 and the Possessed", or how many
   * where it is many.
   */
  private several(name: string, { words }: KindInfo, things: unknown): string {
    const chosen = Array.isArray(things) ? things : words.flatMap((_, bit) => (hasBit(Number(things), bit) ? [bit] : []));
    if (chosen.length > MOST_NAMED) return this.voice.say(`many-${name}`, { number: chosen.length });
    return listed(
      this.voice,
      chosen.map((thing) => this.voice.say(`the-${name}`, this.argument(name, thing, this.kindOf(name)))),
    );
  }

  /** BR-1.1.4 A mage by the name of its player, or the Black Rose; `_word` says which of them it is. */
  participant(name: string, participant: unknown): Words {
    if (participant === ROSE) {
      if (name === PLAYER) return this.avatar(name);
      const rose = this.voice.say('word-black-rose');
      return { [name]: rose, [`${name}_tag`]: rose, [`${name}_word`]: BLACK_ROSE };
    }
    return { ...this.people.arguments(name, participant), [`${name}_word`]: isThere(participant) ? MAGE : NONE };
  }

  /** BR-28.1.2 The Avatar where it is meant as a mage and not as the Black Rose. */
  avatar(name: string): Words {
    const avatar = this.voice.say('word-possessed');
    return { [name]: avatar, [`${name}_tag`]: avatar, [`${name}_word`]: AVATAR };
  }

  /** A participant, or an evocation by its name. */
  figure(name: string, figure: unknown): Words {
    const { words } = this.kindOf('figure');
    const number = typeof figure === 'string' ? words.indexOf(figure) : figure;
    if (number === ROSE && name !== 'source') return this.avatar(name);
    if (!isTold(number) || Number(number) <= ROSE) return this.participant(name, number);
    const called = this.evocation(oneOf(words, number));
    return { [name]: called, [`${name}_tag`]: called, [`${name}_word`]: EVOCATION };
  }

  protected override mention(counted: Counted): Mentioned | undefined {
    const { number, kind } = counted;
    if (kind.name === 'spell') return { kind: 'card', card: this.cardId(number) };
    if (kind.name === 'room') return { kind: 'thing', thing: `room:${number}` };
    if (kind.name === 'participant' && number < ROSE) return { kind: 'seat', seat: number };
    if (kind.name === 'figure' && number !== ROSE) {
      return number < ROSE ? { kind: 'seat', seat: number } : { kind: 'thing', thing: `figure:${number}` };
    }
    return super.mention(counted);
  }
}

/** Also of numbers beyond 32 bits. */
function hasBit(bits: number, bit: number): boolean {
  return Math.floor(bits / 2 ** bit) % 2 === 1;
}
