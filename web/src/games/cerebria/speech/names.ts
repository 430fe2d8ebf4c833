import type { Voice, Words } from '../../../lib/words.svelte';
import { type Facts, isKnown, isTold, type Kinds, named, Names, type Naming, NO, NONE, YES } from '../../../speech/names';
import { type GameEvent, hyphened, type Mentioned, oneOf } from '../../../speech/speaker';
import type { Content, Emotion, Kind } from './content';
import { ABILITIES, ACTIONS, COLOURS, DEEDS, FACTIONS, FRONTIER_CONTROL, REASONS, SIZES, UPGRADES, WHEEL } from './vocabulary';

const ORDER: readonly string[] = ['first', 'second', 'third', 'fourth'];
const PAID: readonly string[] = ['wp', 'ambition', 'essence'];
/** What the arguments of events, answers and refusals are. */
const KINDS: Kinds = {
  seat: { is: 'seat', as: 'player' },
  other: { is: 'seat' },
  card: { is: 'card' },
  strong: { is: 'card' },
  aspiration: { is: 'aspiration' },
  deck: { is: 'deck' },
  spirit: { is: 'spirit' },
  realm: { is: 'realm' },
  sphere: { is: 'sphere' },
  space: { is: 'space' },
  spirit_space: { is: 'spirit_space', as: 'place' },
  origin: { is: 'space' },
  'moved.origin': { is: 'spirit_space' },
  'pushed.origin': { is: 'spirit_space' },
  faction: { is: 'faction' },
  action: { is: 'word', words: ACTIONS },
  row: { is: 'word', words: ACTIONS },
  ability: { is: 'word', words: ABILITIES },
  colour: { is: 'word', words: COLOURS },
  deed: { is: 'word', words: DEEDS },
  wheel: { is: 'word', words: WHEEL },
  reason: { is: 'word', words: REASONS },
  size: { is: 'word', words: SIZES },
  upgrades: { is: 'upgrades' },
  'turn.number': { is: 'ordinal' },
  'willpower.number': { is: 'change' },
  'essence.number': { is: 'change' },
  'ambition.number': { is: 'change' },
};

/** What the things on a table of Cerebria are called. */
export class CerebriaNames extends Names {
  protected override readonly own: Readonly<Record<string, Naming>> = {
    aspiration: this.naming('aspiration'),
    deck: this.naming('deck'),
    spirit: this.naming('spirit'),
    realm: { ...this.naming('realm'), mention: (realm) => thing('spot', this.content.ids('realm')[realm]) },
    sphere: { ...this.naming('sphere'), mention: (sphere) => thing('sphere', this.content.ids('sphere')[sphere]) },
    space: {
      arguments: (name, value) => this.placeArgument(name, value, (space) => this.content.space(space)),
      mention: (space) => thing('space', this.content.space(space)),
    },
    spirit_space: {
      arguments: (name, value) => this.placeArgument(name, value, (space) => this.content.spiritSpace(space)),
      mention: (space) => thing('spot', this.content.spiritSpace(space)),
    },
    faction: { arguments: (name, value) => ({ [name]: isKnown(value) ? oneOf(FACTIONS, value) : NONE }) },
    upgrades: { arguments: (_name, value) => this.upgradeArguments(value) },
    change: { arguments: (name, value) => ({ [name]: Math.abs(Number(value)), change: Number(value) > 0 ? 'gain' : 'lose' }) },
  };

  constructor(
    voice: Voice,
    readonly content: Content,
    players: readonly string[],
  ) {
    super(voice, players, KINDS);
  }

  private naming(kind: Kind): Naming {
    return { arguments: (name, value) => named(name, value, (known) => this.named(kind, known)) };
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

  /** What several numbers of an event or an answer say together is one argument more. */
  override arguments(told: Facts, event = ''): Words {
    const found = super.arguments(told, event);
    if (event === 'order') found.order = this.people.listed(ORDER.map((name) => Number(told[name])));
    if (event === 'paid') found.paid = this.paid(told);
    if (event === 'control') found.place = this.place(this.controlled(Number(told.kind), Number(told.place)));
    if ('row' in told && 'slot' in told) Object.assign(found, this.slotArguments(told.upgrade));
    return found;
  }

  override mentions(event: GameEvent): Map<string, Mentioned> {
    const found = super.mentions(event);
    if (event.event === 'control') found.set('place', thing('spot', this.controlled(Number(event.kind), Number(event.place))));
    return found;
  }

  /** A place told by its number or its name. */
  private placeArgument(name: string, place: unknown, nameOf: (space: number) => string): Words {
    if (!isTold(place)) return {};
    return { [name]: this.place(typeof place === 'string' ? place : nameOf(place)) };
  }

  /** CB-7.1.4 The upgrades used in an action by their names, joined by + or a bit each. */
  private upgradeArguments(upgrades: unknown): Words {
    const used =
      typeof upgrades === 'number' ? UPGRADES.filter((_, bit) => hasBit(upgrades, bit)) : String(upgrades).split('+').filter(Boolean);
    return { count: used.length, upgrades: this.joined(used.map((upgrade) => this.upgrade(upgrade))) };
  }

  /** CB-7.1.1 A slot of a row; which upgrade it holds only where that is told. */
  private slotArguments(upgrade: unknown): Words {
    return isKnown(upgrade) ? { upgrade: this.upgrade(upgrade), upgrade_known: YES } : { upgrade: '', upgrade_known: NO };
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

/** The keys under which a board knows places: Emotion spaces, the spots of Spirits, the Spheres. */
function thing(family: string, id = ''): Mentioned {
  return { kind: 'thing', thing: `${family}:${id}` };
}

/** There are more upgrades than bits in the operators. */
function hasBit(bits: number, bit: number): boolean {
  return Math.floor(bits / 2 ** bit) % 2 === 1;
}
