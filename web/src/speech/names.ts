import type { Voice, Words } from '../lib/words.svelte';
import { People } from './people';
import { type GameEvent, type Mentioned, oneOf } from './speaker';

export const YES = 'yes';
export const NO = 'no';
export const NONE = 'none';

/** What an event, an answer or a refusal tells, by the names that the rules give; null is hidden. */
export type Facts = Readonly<Record<string, unknown>>;

/** What an argument is: data alone, so that it can be told from afar. */
export interface Kind {
  /** `seat`, `card`, `word` of a list, `ordinal` (counted from zero), or a kind that only the game itself can name. */
  readonly is: string;
  /** What messages call it, where that is another name. */
  readonly as?: string;
  /** The list of a `word`, in the order of the numbers by which it is told. */
  readonly words?: readonly string[];
}

/** What the arguments of a game are, by their names; `turn.number` is the number in the event `turn` alone. */
export type Kinds = Readonly<Record<string, Kind>>;

/** How things of one kind are put into words, and which thing on the table each is. */
export interface Naming {
  arguments(name: string, value: unknown, kind: Kind): Words;
  mention?(number: number, name: string, event: GameEvent): Mentioned;
}

/** What the things on a table are called, as plain arguments of messages. */
export abstract class Names {
  readonly people: People;
  /** Kinds that only this game has. */
  protected readonly own: Readonly<Record<string, Naming>> = {};
  private readonly shared: Readonly<Record<string, Naming>> = {
    seat: {
      arguments: (name, value) => this.people.arguments(name, value),
      mention: (seat) => ({ kind: 'seat', seat }),
    },
    card: {
      arguments: (name, value) => this.cardArguments(name, value),
      mention: (card) => ({ kind: 'card', card: this.cardId(card) }),
    },
    word: { arguments: (name, value, { words = [] }) => plain(name, typeof value === 'number' ? oneOf(words, value) : value) },
    ordinal: { arguments: (name, value) => plain(name, typeof value === 'number' ? value + 1 : value) },
  };

  constructor(
    readonly voice: Voice,
    players: readonly string[],
    private readonly kinds: Kinds,
  ) {
    this.people = new People(voice, players);
  }

  /** A card's name, by its number or its id. */
  abstract card(card: number | string): string;

  /** The id by which boards know a card. */
  abstract cardId(card: number | string): string;

  cardArguments(name: string, card: unknown): Words {
    return named(name, card, (known) => this.card(known));
  }

  /** The numbers of an event, an answer or a refusal as plain arguments; what is hidden stays unnamed. */
  arguments(told: Facts, event = ''): Words {
    const found: Words = {};
    for (const [name, value] of Object.entries(told)) {
      const kind = this.kindOf(name, event);
      const said = kind.as ?? name;
      Object.assign(found, this.namingOf(kind)?.arguments(said, value, kind) ?? plain(said, value));
    }
    return found;
  }

  /** What the arguments of an event's message stand for on the table. */
  mentions(event: GameEvent): Map<string, Mentioned> {
    const found = new Map<string, Mentioned>();
    for (const [name, value] of Object.entries(event)) {
      if (typeof value !== 'number' || value < 0) continue;
      const kind = this.kindOf(name, String(event.event));
      const thing = this.namingOf(kind)?.mention?.(value, name, event);
      if (thing === undefined) continue;
      const said = kind.as ?? name;
      found.set(said, thing);
      if (thing.kind === 'seat') found.set(`${said}_tag`, thing);
    }
    return found;
  }

  private kindOf(name: string, event: string): Kind {
    return this.kinds[`${event}.${name}`] ?? this.kinds[name] ?? { is: 'plain' };
  }

  private namingOf({ is }: Kind): Naming | undefined {
    return this.own[is] ?? this.shared[is];
  }
}

/** Something by its name, and whether it is known at all. */
export function named(name: string, thing: unknown, call: (known: number | string) => string): Words {
  return isKnown(thing) ? { [name]: call(thing), [`${name}_known`]: YES } : { [name]: '', [`${name}_known`]: NO };
}

/** An argument as it was told. */
export function plain(name: string, value: unknown): Words {
  return isTold(value) ? { [name]: value } : {};
}

export function isTold(value: unknown): value is number | string {
  return typeof value === 'number' || typeof value === 'string';
}

/** Told, and not as something that is not there. */
export function isKnown(value: unknown): value is number | string {
  return isTold(value) && value !== -1;
}
