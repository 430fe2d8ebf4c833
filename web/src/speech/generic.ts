import { type Argument, words } from '../lib/words.svelte';
import type { Choice } from '../wire';
import { lineOf, withMarks } from './marks';
import {
  hyphened,
  type GameEvent,
  type Line,
  type Mentioned,
  type Outcome,
  type Refusal,
  type Speaker,
  type Spoken,
  type Value,
} from './speaker';

type Facts = Readonly<Record<string, unknown>>;

const NAMING: readonly string[] = ['id', 'name', 'source'];

/** Plain words for a game that has no texts yet, made of the names that its rules use. */
export class GenericSpeaker implements Speaker {
  readonly game: string;

  constructor(
    private readonly spoken: Spoken,
    private readonly names: readonly string[] = [],
  ) {
    this.game = spoken.id;
  }

  choice({ verb, points }: Pick<Choice, 'verb' | 'points'>): string {
    return this.joined(capitalized(readable(verb)), this.things(points));
  }

  question(kind: string): string {
    return words.say('generic-question', { kind: readable(kind) });
  }

  waiting(kind: string, seat: number): string {
    return words.say('generic-waiting', { player: this.player(seat), kind: readable(kind) });
  }

  refusal({ code, rule, about }: Refusal): string {
    const known = hyphened(code.replace(/^E_/u, '').toLowerCase());
    const range = { least: this.spoken.players_min, most: this.spoken.players_max };
    if ((rule !== '' || known === 'number') && words.has(`refusal-${known}`)) {
      return words.say(`refusal-${known}`, { ...about, ...range, rule });
    }
    return words.say('generic-refusal', { why: known.replaceAll('-', ' '), rule, known: rule === '' ? 'no' : 'yes' });
  }

  event(event: GameEvent): string {
    return this.eventParts(event).text;
  }

  eventParts(event: GameEvent): Line {
    const { event: name, seat, ...rest } = event;
    const what = this.joined(readable(String(name)), this.things(rest));
    if (typeof seat !== 'number' || seat < 0) return { text: capitalized(what), mentions: [] };
    const named = new Map<string, Mentioned>([['player', { kind: 'seat', seat }]]);
    const { args, things } = withMarks({ player: this.player(seat), what }, named);
    return lineOf(words.say('generic-event', args), things);
  }

  outcome({ winners, points }: Outcome): string {
    const scores = points.map((own, seat) => words.say('generic-score', { player: this.player(seat), points: own.join(' + ') }));
    const names = this.listed(winners.map((seat) => this.player(seat)));
    return words.say('generic-outcome', { winners: winners.length, names, scores: this.listed(scores) });
  }

  player(seat: number): string {
    return this.names[seat] || words.say('player', { number: seat + 1 });
  }

  card(card: number | string): string {
    const printed = this.printed(card);
    if (typeof printed === 'string') return readable(printed);
    const name: unknown = printed?.name;
    if (typeof name === 'string') return name;
    const own = isFacts(name) ? (name[words.language] ?? name.en) : undefined;
    return typeof own === 'string' ? own : readable(String(printed?.id ?? card));
  }

  /** All that is printed on a card besides its name. */
  cardText(card: number | string): string {
    const printed = this.printed(card);
    if (!isFacts(printed)) return '';
    const rest = Object.entries(printed).filter(([fact]) => !NAMING.includes(fact));
    return this.things(Object.fromEntries(rest)).join(' · ');
  }

  option(name: string): string {
    return capitalized(readable(name));
  }

  optionText(name: string): string {
    const rule = this.spoken.parameters.find((parameter) => parameter.name === name)?.rule ?? '';
    return rule === '' ? '' : words.say('generic-option', { rule });
  }

  optionValue(_name: string, value: Value): string {
    if (typeof value === 'boolean') return words.say(value ? 'value-yes' : 'value-no');
    return value === null ? words.say('value-unlimited') : readable(String(value));
  }

  /** What an answer or an event points at, as far as it is known: "Ann", "queen of spades", "room 3". */
  private things(facts: Facts): string[] {
    return Object.entries(facts).flatMap(([name, value]) => {
      if (name === 'seat' && typeof value === 'number') return value < 0 ? [] : [this.player(value)];
      if (name === 'card' && (typeof value === 'number' || typeof value === 'string')) return value === -1 ? [] : [this.card(value)];
      if (typeof value === 'string') return [readable(value)];
      return typeof value === 'number' && value >= 0 ? [words.say('generic-number', { name: readable(name), value })] : [];
    });
  }

  private joined(what: string, things: readonly string[]): string {
    return things.length === 0 ? what : words.say('generic-about', { what, things: things.join(', ') });
  }

  /** "Ann, Bob and Cleo". */
  private listed(texts: readonly string[]): string {
    return texts.reduce((first, next, number) => {
      const args: Record<string, Argument> = { first, next };
      return words.say(number === texts.length - 1 ? 'names-last' : 'names-more', args);
    });
  }

  /** A card as the game's content prints it, by its number or its id. */
  private printed(card: number | string): Facts | string | undefined {
    const cards: unknown = this.spoken.content.cards;
    if (!Array.isArray(cards)) return typeof card === 'string' ? card : undefined;
    const found: unknown = typeof card === 'number' ? cards[card] : cards.find((one: unknown) => isFacts(one) && one.id === card);
    if (typeof found === 'string' || isFacts(found)) return found;
    return typeof card === 'string' ? card : undefined;
  }
}

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readable(name: string): string {
  return name.replaceAll(/[_-]/gu, ' ').trim();
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
