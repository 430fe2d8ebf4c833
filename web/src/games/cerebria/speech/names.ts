import type { Voice, Words } from '../../../lib/words.svelte';
import { type Counted, type Facts, isThere, isTold, type Kinds, named, Names } from '../../../speech/names';
import { inRow } from '../../../speech/people';
import { type GameEvent, hyphened, type Mentioned, oneOf } from '../../../speech/speaker';
import type { KindInfo } from '../../../wire';
import type { Content, Emotion, Kind } from './content';

const THINGS: readonly string[] = ['aspiration', 'deck', 'spirit', 'realm', 'sphere'] satisfies Kind[];
const PLACES: readonly string[] = ['realm', 'spirit_space'];
const FRONTIER = 'frontier';
const ORDER: readonly string[] = ['first', 'second', 'third', 'fourth'];
const PAID: readonly string[] = ['wp', 'ambition', 'essence'];
/** The families of keys under which a board knows things of a kind. */
const BOARD: Readonly<Record<string, string>> = { space: 'space', spirit_space: 'spot', realm: 'spot', sphere: 'sphere' };

/** What the things on a table of Cerebria are called. */
export class CerebriaNames extends Names {
  constructor(
    voice: Voice,
    kinds: Kinds,
    readonly content: Content,
    players: readonly string[],
  ) {
    super(voice, players, kinds);
  }

  // Things

  named(kind: Kind, thing: number | string): string {
    return this.content.thing(kind, thing).name[this.voice.language];
  }

  /** The number of an Emotion that is given by its number, its id, or its name. */
  type(card: number | string): number {
    const number = typeof card === 'number' ? card : this.content.find(card, this.voice.language);
    if (this.content.emotions[number] === undefined) throw new Error(`there is no Emotion ${card}`);
    return number;
  }

  emotion(card: number | string): Emotion {
    return this.content.emotions[this.type(card)] as Emotion;
  }

  card(card: number | string): string {
    return this.emotion(card).name[this.voice.language];
  }

  cardId(card: number | string): string {
    return this.emotion(card).id;
  }

  upgrade(upgrade: number | string): string {
    return this.voice.say(`upgrade-${hyphened(this.word('upgrade', upgrade))}`);
  }

  // Places

  /** A place by its name in positions: `valley`, `valley-1` or `valley-cradle`. */
  place(name: string): string {
    const { realm, rest } = this.parts(name);
    if (rest === '') return this.named('realm', realm);
    if (/^\d+$/u.test(rest)) return this.voice.say('space-in-realm', { name: this.shortRealm(realm), number: Number(rest) });
    return this.frontier('frontier', realm, rest);
  }

  /** A place as a label: "Valley of Motives", "Valley–Cradle". */
  shortPlace(name: string): string {
    const { realm, rest } = this.parts(name);
    return rest === '' ? this.named('realm', realm) : this.frontier('frontier-short', realm, rest);
  }

  private frontier(message: string, first: string, second: string): string {
    return this.voice.say(message, { first: this.shortRealm(first), second: this.shortRealm(second) });
  }

  /** The Realm that a place is named after, and what follows it. */
  private parts(name: string): { realm: string; rest: string } {
    const realm = this.content.ids('realm').find((one) => name === one || name.startsWith(`${one}-`));
    if (realm === undefined) throw new Error(`there is no place ${name}`);
    return { realm, rest: name.slice(realm.length + 1) };
  }

  /** "Valley" */
  shortRealm(realm: string): string {
    return this.voice.say('realm-short', { realm, name: this.named('realm', realm) });
  }

  /** A thing of a kind by its number, or the word that positions have for it. */
  word(kind: string, value: number | string): string {
    return oneOf(this.kindOf(kind).words, value);
  }

  // Arguments

  /** What several values of an event say together is one argument more. */
  override arguments(told: Facts, event = ''): Words {
    const found = super.arguments(told, event);
    if (event === 'order') found.order = this.inTurn(told);
    if (event === 'paid') found.paid = this.paid(told);
    if (event === 'origin') found.spheres = this.oriented(Number(told.offset));
    if (event === 'control') Object.assign(found, this.placeArguments('place', this.controlled(told)));
    return found;
  }

  override mentions(event: GameEvent): Map<string, Mentioned> {
    const found = super.mentions(event);
    if (event.event === 'control') found.set('place', thing('spot', this.controlled(event)));
    return found;
  }

  protected override argument(name: string, value: unknown, kind: KindInfo): Words {
    if (PLACES.includes(kind.name) && isThere(value)) return this.placeArguments(name, oneOf(kind.words, value));
    if (THINGS.includes(kind.name)) return named(name, value, (known) => this.named(kind.name as Kind, known));
    if (kind.name === 'by_hand' && isThere(value)) return { [name]: this.emotion(value).text?.[this.voice.language] ?? '' };
    if (kind.name === 'space' && isTold(value)) return { [name]: this.place(oneOf(kind.words, value)) };
    if (kind.name === 'upgrade') return named(name, value, (known) => this.upgrade(known));
    if (kind.name === 'upgrades' && isTold(value)) return this.upgradeArguments(name, value, kind);
    if (kind.name === 'change' && typeof value === 'number') return { [name]: Math.abs(value), change: value > 0 ? 'gain' : 'lose' };
    return super.argument(name, value, kind);
  }

  protected override mention(counted: Counted): Mentioned | undefined {
    const { number, kind } = counted;
    const family = BOARD[kind.name];
    return family === undefined ? super.mention(counted) : thing(family, oneOf(kind.words, number));
  }

  /** A Realm or a Frontier by its name; `_id` is that of the Realm, or `frontier`, for articles and cases. */
  private placeArguments(name: string, place: string): Words {
    const id = this.content.ids('realm').includes(place) ? place : FRONTIER;
    return { ...named(name, place, () => this.place(place)), [`${name}_id`]: id };
  }

  /** CB-7.1.4 The upgrades used in an action by their names, joined by + or a bit each; in one order always. */
  private upgradeArguments(name: string, upgrades: number | string, { words }: KindInfo): Words {
    const used = typeof upgrades === 'number' ? words.filter((_, bit) => hasBit(upgrades, bit)) : inOrder(upgrades, words);
    return { count: used.length, [name]: this.joinedUpgrades(used.map((upgrade) => this.upgrade(upgrade))) };
  }

  /** CB-4.2.1 Which Sphere lies at which Realm while the Origin is turned so far. */
  private oriented(offset: number): string {
    const realms = this.content.ids('realm');
    const places = this.content.ids('sphere').map((sphere, number) => {
      const realm = realms[(number + offset) % realms.length] ?? '';
      return this.voice.say('sphere-at', { sphere: this.named('sphere', sphere), realm: this.named('realm', realm) });
    });
    return inRow(this.voice, places);
  }

  /** CB-5.4.1 The Realm or Frontier that changed hands; as Spirit spaces they follow each other in turn. */
  private controlled({ kind, place }: Facts): string {
    const frontier = oneOf(this.kindOf('kind', 'control').words, Number(kind)) !== 'realm';
    return this.word('spirit_space', 2 * Number(place) + Number(frontier));
  }

  /** CB-7.4.6 A payment: "2 WP, 1 Ambition". */
  private paid(told: Facts): string {
    const means = PAID.filter((name) => Number(told[name]) !== 0);
    return inRow(
      this.voice,
      means.map((name) => this.voice.say(`paid-${name}`, { number: Number(told[name]) })),
    );
  }

  private inTurn(told: Facts): string {
    return inRow(
      this.voice,
      ORDER.map((name) => this.people.player(Number(told[name]))),
    );
  }

  /** Several upgrades: "Haste, Determination"; languages that mark names have marks in between. */
  private joinedUpgrades(texts: readonly string[]): string {
    const [start = '', ...rest] = texts;
    return rest.reduce((first, next) => this.voice.say('upgrades-more', { first, next }), start);
  }
}

/** The keys under which a board knows places: Emotion spaces, the spots of Spirits, the Spheres. */
function thing(family: string, id = ''): Mentioned {
  return { kind: 'thing', thing: `${family}:${id}` };
}

/** Upgrades that are joined by +, as the list of all has them. */
function inOrder(upgrades: string, words: readonly string[]): string[] {
  const used = upgrades.split('+');
  return words.filter((word) => used.includes(word));
}

/** There are more upgrades than bits in the operators. */
function hasBit(bits: number, bit: number): boolean {
  return Math.floor(bits / 2 ** bit) % 2 === 1;
}
