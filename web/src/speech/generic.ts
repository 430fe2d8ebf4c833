import { type Voice, type Words, words } from '../lib/words.svelte';
import type { Choice, KindInfo } from '../wire';
import { codeOf, GameSpeaker } from './game';
import { lineOf, withMarks } from './marks';
import { type Facts, isThere, isTold, type Kinds, Names } from './names';
import { inRow } from './people';
import {
  hyphened,
  oneOf,
  type GameEvent,
  type Line,
  type Outcome,
  type Refusal,
  type Speakers,
  type Spoken,
  type Value,
  type View,
} from './speaker';

const NAMING: readonly string[] = ['id', 'name', 'source'];

export const speakers: Speakers = (game, voice) => (names) => new GenericSpeaker(game, voice, names);

/** What cards are called, as far as the game's content prints it. */
class PrintedNames extends Names {
  constructor(
    voice: Voice,
    players: readonly string[],
    kinds: Kinds,
    private readonly content: Facts,
  ) {
    super(voice, players, kinds);
  }

  card(card: number | string): string {
    const printed = this.printed(card);
    if (typeof printed === 'string') return readable(printed);
    const name: unknown = printed?.name;
    if (typeof name === 'string') return name;
    const own = isFacts(name) ? (name[this.voice.language] ?? name.en) : undefined;
    return typeof own === 'string' ? own : readable(this.cardId(card));
  }

  cardId(card: number | string): string {
    const printed = this.printed(card);
    return String(isFacts(printed) ? (printed.id ?? card) : (printed ?? card));
  }

  /** A card as the game's content prints it, by its number or its id. */
  printed(card: number | string): Facts | string | undefined {
    const { cards } = this.content;
    if (!Array.isArray(cards)) return typeof card === 'string' ? card : undefined;
    const found: unknown = typeof card === 'number' ? cards[card] : cards.find((one: unknown) => isFacts(one) && one.id === card);
    if (typeof found === 'string' || isFacts(found)) return found;
    return typeof card === 'string' ? card : undefined;
  }
}

/**
 * Any game at all: the texts that the server has for it, told the bare facts besides players and cards;
 * where there are none, plain words made of the names that its rules use.
 */
export class GenericSpeaker extends GameSpeaker {
  readonly names: PrintedNames;

  constructor(spoken: Spoken, voice: Voice, players: readonly string[] = []) {
    super(spoken, voice);
    this.names = new PrintedNames(voice, players, spoken.kinds, spoken.content);
  }

  override choice(choice: Pick<Choice, 'verb' | 'points'>, kind: string, seat: number): string {
    const { verb, points } = choice;
    if (this.has('choice', verb)) return super.choice(choice, kind, seat);
    return this.joined(capitalized(readable(verb)), this.things(points));
  }

  override caution(caution: string): string {
    return this.has('caution', caution) ? super.caution(caution) : readable(caution);
  }

  override question(kind: string, seat: number, view: View): string {
    return this.has('question', kind) ? super.question(kind, seat, view) : words.say('generic-question', { kind: readable(kind) });
  }

  override waiting(kind: string, seat: number): string {
    if (this.has('waiting', kind)) return super.waiting(kind, seat);
    return words.say('generic-waiting', { player: this.player(seat), kind: readable(kind) });
  }

  /** What `common` says of refusals names their rules; a number that is no answer breaks none. */
  override refusal(refusal: Refusal): string {
    const { code, rule } = refusal;
    const known = codeOf(code);
    if ((rule !== '' || known === 'number') && this.has('refusal', known)) return super.refusal(refusal);
    return words.say('generic-refusal', { why: readable(known), rule, known: rule === '' ? 'no' : 'yes' });
  }

  override event(event: GameEvent): string {
    return this.eventParts(event).text;
  }

  override eventParts(event: GameEvent): Line {
    const { event: name, seat, ...rest } = event;
    if (this.has('event', String(name))) return super.eventParts(event);
    const what = this.joined(readable(String(name)), this.things(rest, String(name)));
    if (typeof seat !== 'number' || seat < 0) return { text: capitalized(what), mentions: [] };
    const { args, things } = withMarks({ player: this.player(seat), what }, this.names.mentions({ seat }));
    return lineOf(words.say('generic-event', args), things);
  }

  protected won(outcome: Outcome): string {
    const { winners, reason } = outcome;
    const told = { winners: winners.length, names: this.names.people.listed(winners), scores: this.scores(outcome) };
    return this.voice.has('outcome') ? this.voice.say('outcome', { ...told, reason }) : words.say('generic-outcome', told);
  }

  /** All that is printed on a card besides its name. */
  cardText(card: number | string): string {
    const printed = this.names.printed(card);
    if (!isFacts(printed)) return '';
    const rest = Object.entries(printed).filter(([fact]) => !NAMING.includes(fact));
    return this.things(Object.fromEntries(rest)).join(' · ');
  }

  override option(name: string): string {
    return this.has('option', name) ? super.option(name) : capitalized(readable(name));
  }

  override optionText(name: string): string {
    if (this.has('option', name, 'about')) return super.optionText(name);
    const rule = this.spoken.parameters.find((parameter) => parameter.name === name)?.rule ?? '';
    return rule === '' ? '' : words.say('generic-option', { rule });
  }

  override optionValue(name: string, value: Value): string {
    const unsaid = typeof value === 'string' && !this.has('option', name, value);
    return unsaid ? readable(value) : super.optionValue(name, value);
  }

  /** The bare facts of a view; what lies deeper has no names. */
  protected situation(_seat: number, view: View): Words {
    return this.names.arguments(Object.fromEntries(Object.entries(view).filter(([name, value]) => name !== 'seat' && isTold(value))));
  }

  /** What an answer or an event points at, as far as it is known: "Ann", "queen of spades", "room 3". */
  private things(facts: Facts, event = ''): string[] {
    const told = Object.entries(facts).map(([name, value]) => this.thing(name, value, this.names.kindOf(name, event)));
    return told.filter((thing) => thing !== '');
  }

  private thing(name: string, value: unknown, kind: KindInfo): string {
    if (!isThere(value)) return '';
    if (kind.name === 'card') return this.card(value);
    if (typeof value === 'string') return readable(value);
    if (kind.name === 'seat') return this.player(value);
    if (kind.name === 'word') return readable(oneOf(kind.words, value));
    if (value < 0) return '';
    return words.say('generic-number', { name: readable(name), value: kind.name === 'ordinal' ? value + 1 : value });
  }

  private has(family: string, name: string, attribute?: string): boolean {
    return this.voice.has(`${family}-${hyphened(name)}`, attribute);
  }

  private joined(what: string, things: readonly string[]): string {
    return things.length === 0 ? what : words.say('generic-about', { what, things: inRow(words, things) });
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
