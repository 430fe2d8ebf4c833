import type { Voice, Words } from '../lib/words.svelte';
import type { KindInfo } from '../wire';
import { People } from './people';
import { type GameEvent, type Mentioned, oneOf } from './speaker';

export const YES = 'yes';
export const NO = 'no';
export const NONE = 'none';
const NOTHING = -1;
const UNKNOWN: KindInfo = { name: 'unknown', words: [], said: '' };

/** What an event, an answer or a refusal tells, by the names that the rules give; null is hidden. */
export type Facts = Readonly<Record<string, unknown>>;

/** What the values of a game are, by their names; `turn.number` is the number in the event `turn` alone. */
export type Kinds = Readonly<Record<string, KindInfo>>;

/** A number that an event tells, what it is, and what the event calls it. */
export interface Counted {
  number: number;
  kind: KindInfo;
  name: string;
  event: GameEvent;
}

/** What the things on a table are called, as plain arguments of messages; a game adds the kinds that it has of its own. */
export abstract class Names {
  readonly people: People;

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

  /** What an event, an answer or a refusal tells as plain arguments; what is hidden stays unnamed. */
  arguments(told: Facts, event = ''): Words {
    const found: Words = {};
    for (const [name, value] of Object.entries(told)) {
      const kind = this.kindOf(name, event);
      Object.assign(found, this.argument(kind.said || name, value, kind));
    }
    return found;
  }

  /** What the arguments of an event's message stand for on the table. */
  mentions(event: GameEvent): Map<string, Mentioned> {
    const found = new Map<string, Mentioned>();
    for (const [name, value] of Object.entries(event)) {
      if (typeof value !== 'number' || value < 0) continue;
      const kind = this.kindOf(name, String(event.event));
      const thing = this.mention({ number: value, kind, name, event });
      if (thing === undefined) continue;
      const said = kind.said || name;
      found.set(said, thing);
      if (thing.kind === 'seat') found.set(`${said}_tag`, thing);
    }
    return found;
  }

  /** What a value with this name is, in an event or anywhere. */
  kindOf(name: string, event = ''): KindInfo {
    return this.kinds[`${event}.${name}`] ?? this.kinds[name] ?? UNKNOWN;
  }

  /** One value of a kind; beside most of them `_known` says whether it is shown to who reads it. */
  protected argument(name: string, value: unknown, kind: KindInfo): Words {
    if (kind.name === 'seat') return this.people.arguments(name, value);
    if (kind.name === 'card') return named(name, value, (card) => this.card(card));
    if (kind.name === 'word' && typeof value === 'number') return { [name]: isThere(value) ? oneOf(kind.words, value) : NONE };
    if (kind.name === 'ordinal' && typeof value === 'number') return { [name]: value + 1 };
    return isTold(value) ? { [name]: value, [`${name}_known`]: YES } : { [name]: '', [`${name}_known`]: NO };
  }

  /** Which thing on the table a number stands for. */
  protected mention({ number, kind }: Counted): Mentioned | undefined {
    if (kind.name === 'seat') return { kind: 'seat', seat: number };
    return kind.name === 'card' ? { kind: 'card', card: this.cardId(number) } : undefined;
  }
}

/** Something by its name, and whether it is known at all. */
export function named(name: string, thing: unknown, call: (there: number | string) => string): Words {
  return isThere(thing) ? { [name]: call(thing), [`${name}_known`]: YES } : { [name]: '', [`${name}_known`]: NO };
}

export function isTold(value: unknown): value is number | string {
  return typeof value === 'number' || typeof value === 'string';
}

/** Told, and not as something that is not there. */
export function isThere(value: unknown): value is number | string {
  return isTold(value) && value !== NOTHING;
}
