import type { Argument, Voice } from '../../../lib/words.svelte';
import { hyphened, oneOf } from '../../../speech/speaker';
import type { Content, Emotion, Kind } from './content';
import { ABILITIES, ACTIONS, COLOURS, DEEDS, FACTIONS, FRONTIER_CONTROL, REASONS, SIZES, UPGRADES, WHEEL } from './vocabulary';

export type Words = Record<string, Argument>;
export type Facts = Readonly<Record<string, unknown>>;

export const YES = 'yes';
export const NO = 'no';
export const NONE = 'none';
export const SEATS: Readonly<Record<string, string>> = { seat: 'player', other: 'other' };
export const CARDS: readonly string[] = ['card', 'strong'];
const ORDER: readonly string[] = ['first', 'second', 'third', 'fourth'];
/** Words of the vocabulary, which events give by their numbers. */
const VOCABULARIES: Readonly<Record<string, readonly string[]>> = {
  action: ACTIONS,
  row: ACTIONS,
  ability: ABILITIES,
  colour: COLOURS,
  deed: DEEDS,
  wheel: WHEEL,
  reason: REASONS,
  size: SIZES,
};
const NAMED: readonly string[] = ['aspiration', 'deck', 'spirit'];
const PLACES: readonly string[] = ['space', 'spirit_space', 'origin', 'realm', 'sphere', 'place'];
/** Events whose number is below zero for a loss. */
const CHANGES: readonly string[] = ['willpower', 'essence', 'ambition'];
const PAID: readonly string[] = ['wp', 'ambition', 'essence'];
/** Events about Spirits, not about Emotions. */
const ON_SPIRIT_SPACES: readonly string[] = ['moved', 'pushed'];

/** What the things on a table are called: players, Emotions and places, as plain arguments of messages. */
export class Names {
  constructor(
    readonly voice: Voice,
    readonly content: Content,
    readonly players: readonly string[],
  ) {}

  // People

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

  playerArguments(name: string, seat: unknown): Words {
    const known = typeof seat === 'number' && seat >= 0;
    return { [name]: known ? this.player(seat) : '', [`${name}_tag`]: known ? this.tag(seat) : '' };
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

  upgrade(upgrade: number | string): string {
    return this.voice.say(`upgrade-${hyphened(oneOf(UPGRADES, upgrade))}`);
  }

  // Places

  /** A place by its name in positions: `valley`, `valley-1` or `valley-cradle`. */
  place(name: string): string {
    const { realm, rest } = this.parts(name);
    if (rest === '') return this.named('realm', realm);
    if (/^\d+$/u.test(rest)) return this.voice.say('space-in-realm', { name: this.shortRealm(realm), number: Number(rest) });
    return this.voice.say('frontier', { first: this.shortRealm(realm), second: this.shortRealm(rest) });
  }

  /** A place as a label: "Valley of Motives", "Valley–Cradle". */
  shortPlace(name: string): string {
    const { realm, rest } = this.parts(name);
    return rest === '' ? this.named('realm', realm) : `${this.shortRealm(realm)}–${this.shortRealm(rest)}`;
  }

  /** The Realm that a place is named after, and what follows it. */
  private parts(name: string): { realm: string; rest: string } {
    const realm = this.content.ids('realm').find((one) => name === one || name.startsWith(`${one}-`));
    if (realm === undefined) throw new Error(`there is no place ${name}`);
    return { realm, rest: name.slice(realm.length + 1) };
  }

  private shortRealm(realm: string): string {
    return this.voice.say('realm-short', { realm, name: this.named('realm', realm) });
  }

  /** CB-5.4.1 The Realm or Frontier that changed hands. */
  controlled(kind: number, place: number): string {
    return kind === FRONTIER_CONTROL ? this.content.frontier(place) : (this.content.ids('realm')[place] ?? '');
  }

  // Arguments

  /** The numbers of an event, an answer or a refusal as plain arguments; what is hidden stays unnamed. */
  arguments(told: Facts, event = ''): Words {
    const found: Words = {};
    for (const [name, value] of Object.entries(told)) Object.assign(found, this.argument(name, value, event));
    if (event === 'turn') found.number = Number(told.number) + 1;
    if (event === 'order') found.order = this.listed(ORDER.map((name) => Number(told[name])));
    if (event === 'paid') found.paid = this.paid(told);
    if (event === 'control') found.place = this.place(this.controlled(Number(told.kind), Number(told.place)));
    if ('row' in told && 'slot' in told) Object.assign(found, this.slotArguments(told.upgrade));
    return found;
  }

  private argument(name: string, value: unknown, event: string): Words {
    const seat = SEATS[name];
    if (seat !== undefined) return this.playerArguments(seat, value);
    const vocabulary = VOCABULARIES[name];
    if (vocabulary !== undefined && isThing(value)) return { [name]: oneOf(vocabulary, value) };
    if (CARDS.includes(name)) return known(name, isKnown(value) ? this.card(value) : '');
    if (NAMED.includes(name)) return known(name, isKnown(value) ? this.named(name as Kind, value) : '');
    if (name === 'faction') return { faction: isKnown(value) ? oneOf(FACTIONS, value) : NONE };
    if (name === 'number' && CHANGES.includes(event)) return change(Number(value));
    if (name === 'upgrades') return this.upgradeArguments(value);
    if (PLACES.includes(name) && isThing(value)) return this.placeArgument(name, value, event);
    return isThing(value) ? { [name]: value } : {};
  }

  private placeArgument(name: string, value: number | string, event: string): Words {
    if (name === 'realm' || name === 'sphere') return { [name]: this.named(name, value) };
    if (name === 'place') return { place: value }; // of a change of control, told with its kind
    const onSpirits = name === 'spirit_space' || (name === 'origin' && ON_SPIRIT_SPACES.includes(event));
    const place = typeof value === 'string' ? value : onSpirits ? this.content.spiritSpace(value) : this.content.space(value);
    return { [name === 'spirit_space' ? 'place' : name]: this.place(place) };
  }

  /** CB-7.1.4 The upgrades used in an action by their names, joined by + or a bit each. */
  private upgradeArguments(upgrades: unknown): Words {
    const used =
      typeof upgrades === 'number' ? UPGRADES.filter((_, bit) => hasBit(upgrades, bit)) : String(upgrades).split('+').filter(Boolean);
    return { count: used.length, upgrades: this.joined(used.map((upgrade) => this.upgrade(upgrade))) };
  }

  /** CB-7.1.1 A slot of a row; which upgrade it holds only where that is told. */
  private slotArguments(upgrade: unknown): Words {
    return isKnown(upgrade) ? { upgrade_name: this.upgrade(upgrade), upgrade_known: YES } : { upgrade_name: '', upgrade_known: NO };
  }

  /** CB-7.4.6 A payment: "2 WP, 1 Ambition". */
  private paid(told: Facts): string {
    const means = PAID.filter((name) => Number(told[name]) !== 0);
    return this.joined(means.map((name) => this.voice.say(`paid-${name}`, { number: Number(told[name]) })));
  }

  private joined(texts: readonly string[]): string {
    const [start = '', ...rest] = texts;
    return rest.reduce((first, next) => this.voice.say('upgrades-more', { first, next }), start);
  }
}

function known(name: string, called: string): Words {
  return { [name]: called, [`${name}_known`]: called === '' ? NO : YES };
}

function change(number: number): Words {
  return { number: Math.abs(number), change: number > 0 ? 'gain' : 'lose' };
}

/** There are more upgrades than bits in the operators. */
function hasBit(bits: number, bit: number): boolean {
  return Math.floor(bits / 2 ** bit) % 2 === 1;
}

function isThing(value: unknown): value is number | string {
  return typeof value === 'number' || typeof value === 'string';
}

function isKnown(value: unknown): value is number | string {
  return isThing(value) && value !== -1;
}
