import type { Language } from '../../../lib/words.svelte';
import { oneOf } from '../../../speech/speaker';
import type { Element, Phase, Tint, Type } from './vocabulary';

/** Anything with a name of its own in every language. */
export interface Named {
  id: string;
  name: Readonly<Record<Language, string>>;
}

/** BR-11.1.1 One side of a spell. */
export interface Side {
  type: Type;
  element: Element;
}

export interface Spell extends Named {
  /** Personal and forgotten spells have none. */
  school?: string;
  main: Side;
  reverse: Side;
}

export interface Room extends Named {
  colour: Tint;
  slots: number;
  /** BR-18.2.2 The power for whoever has most, for the second, and for the others. */
  rewards: readonly number[];
}

export interface Quest extends Named {
  moon: number;
  slots: number;
  power: number;
}

/** BR-7.1.1 An event, of the box or of the Avatar. */
export interface EventCard extends Named {
  moon: number;
  phase: Phase | 'all' | 'immediate';
}

/** BR-2.2.1 What a mage is worth, and how much it can hold. */
export interface Mage extends Named {
  health: number;
  hand: number;
  strength: number;
  speed: number;
  quests: number;
}

export interface School extends Named {
  /** What it does, in a sentence. */
  about: Readonly<Record<Language, string>>;
}

/** BR-3.1.9 A starting grimoire. */
export interface StartingList extends Named {
  school: string;
  cards: readonly string[];
}

/** What the server sends as the game's content. */
interface Pack {
  pack: Named;
  spells: { spell: readonly Spell[] };
  personal: { personal: readonly (Spell & { mage: string })[] };
  forgotten: { forgotten: readonly Spell[] };
  rooms: { room: readonly Room[] };
  quests: { quest: readonly Quest[] };
  events: { event: readonly EventCard[] };
  avatar: { avatar_event: readonly EventCard[]; order: readonly (Named & { moon: number; back: string })[] };
  hexes: { hex: readonly (Named & { slots: number })[] };
  upgrades: { upgrade: readonly Named[] };
  evocations: { evocation: readonly (Named & { copies: number })[]; archetype: readonly Named[] };
  mages: { mage: readonly Mage[] };
  schools: { school: readonly School[]; list: readonly StartingList[] };
  lodge: { layout: readonly Layout[] };
}

/** BR-3.1.2 Where the cells lie for so many seats, in axial coordinates, and to which places they lead. */
export interface Layout {
  seats: number;
  cells: readonly { at: readonly [q: number, r: number]; exits: readonly string[] }[];
}

export const KINDS = [
  'spell',
  'room',
  'quest',
  'event',
  'hex',
  'upgrade',
  'evocation',
  'order',
  'mage',
  'school',
  'list',
  'archetype',
] as const;
export type Kind = (typeof KINDS)[number];
/** What has effects, and so may ask something. */
const SOURCES: readonly Kind[] = KINDS.slice(0, 8);

/** The things of a content pack, by their numbers and their ids. */
export class Content {
  readonly pack: Named;
  readonly spells: readonly Spell[];
  readonly rooms: readonly Room[];
  readonly quests: readonly Quest[];
  readonly events: readonly EventCard[];
  readonly hexes: Pack['hexes']['hex'];
  readonly layouts: Pack['lodge']['layout'];
  readonly mages: readonly Mage[];
  readonly schools: readonly School[];
  readonly lists: readonly StartingList[];
  readonly kinds: Pack['evocations']['evocation'];
  readonly orders: Pack['avatar']['order'];
  readonly avatarEvents: readonly EventCard[];
  /** BR-10.1.3 The own spell of every mage, and whose it is. */
  private readonly personal: ReadonlyMap<string, string>;
  private readonly things: Readonly<Record<Kind, readonly Named[]>>;

  constructor(document: Readonly<Record<string, unknown>>) {
    const pack = document as unknown as Pack;
    this.pack = pack.pack;
    this.spells = [...pack.spells.spell, ...pack.personal.personal, ...pack.forgotten.forgotten];
    this.personal = new Map(pack.personal.personal.map(({ id, mage }) => [id, mage]));
    this.rooms = pack.rooms.room;
    this.quests = pack.quests.quest;
    this.events = [...pack.events.event, ...pack.avatar.avatar_event];
    this.hexes = pack.hexes.hex;
    this.layouts = pack.lodge.layout;
    this.mages = pack.mages.mage;
    this.kinds = pack.evocations.evocation;
    this.orders = pack.avatar.order;
    this.avatarEvents = pack.avatar.avatar_event;
    const { school: schools, list: lists } = pack.schools;
    this.schools = schools;
    this.lists = schools.flatMap(({ id }) => lists.filter(({ school }) => school === id));
    this.things = {
      spell: this.spells,
      room: this.rooms,
      quest: this.quests,
      event: this.events,
      hex: this.hexes,
      upgrade: pack.upgrades.upgrade,
      evocation: pack.evocations.evocation,
      order: pack.avatar.order,
      mage: pack.mages.mage,
      school: schools,
      list: this.lists,
      archetype: pack.evocations.archetype,
    };
  }

  thing(kind: Kind, thing: number | string): Named {
    const things = this.things[kind];
    const ids = things.map(({ id }) => id);
    return things[ids.indexOf(oneOf(ids, thing))] as Named;
  }

  number(kind: Kind, id: string): number {
    return this.things[kind].findIndex((thing) => thing.id === id);
  }

  spell(spell: number | string): Spell {
    return this.thing('spell', spell) as Spell;
  }

  /** BR-10.1.3 The own spell of some mage; what else is of no school is forgotten. */
  isPersonal(spell: string): boolean {
    return this.personal.has(spell);
  }

  /** BR-3.1.7 The spell that a mage brings along. */
  personalOf(mage: string): string | undefined {
    return [...this.personal].find(([, whose]) => whose === mage)?.[0];
  }

  room(room: string): Room {
    return this.thing('room', room) as Room;
  }

  event(event: string): EventCard {
    return this.thing('event', event) as EventCard;
  }

  hex(hex: string): Pack['hexes']['hex'][number] {
    return this.thing('hex', hex) as Pack['hexes']['hex'][number];
  }

  quest(quest: string): Quest {
    return this.thing('quest', quest) as Quest;
  }

  /** What a running effect is printed on: its kind and id, with which the name of its program begins. */
  source(program: string): { kind: Kind; id: string } | undefined {
    const fitting = SOURCES.flatMap((kind) =>
      this.things[kind].filter(({ id }) => program === id || program.startsWith(`${id}-`)).map(({ id }) => ({ kind, id })),
    );
    return fitting.reduce<{ kind: Kind; id: string } | undefined>(
      (best, one) => (best === undefined || one.id.length > best.id.length ? one : best),
      undefined,
    );
  }
}
