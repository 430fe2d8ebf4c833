import { type Arguments, type Voice, type Words, words } from '../lib/words.svelte';
import type { Choice } from '../wire';
import { lineOf, withMarks } from './marks';
import { type Names, NO, YES } from './names';
import { listed } from './people';
import { type GameEvent, hyphened, type Line, type Options, type Outcome, type Refusal, type Speaker } from './speaker';
import type { Spoken, Value, View } from './speaker';

/** Puts a game that has texts into words, the same words as `mindrose.text.Speaker` in Python. */
export abstract class GameSpeaker implements Speaker {
  readonly game: string;
  abstract readonly names: Names;
  /** What messages of a family may ask for although nothing is told of it. */
  protected readonly unsaid: Readonly<Partial<Record<'choice' | 'refusal', Words>>> = {};
  protected readonly defaults: Options;

  constructor(
    protected readonly spoken: Spoken,
    protected readonly voice: Voice,
  ) {
    this.game = spoken.id;
    this.defaults = Object.fromEntries(spoken.parameters.map((parameter) => [parameter.name, parameter.default]));
  }

  // What every game says in its own way

  /** What lies around a question, from the view of the seat that is asked. */
  protected abstract situation(seat: number, view: View): Words;

  /** How somebody won. */
  protected abstract won(outcome: Outcome, view: View): string;

  abstract cardText(card: number | string, options?: Options): string;

  // Playing

  choice({ verb, points }: Pick<Choice, 'verb' | 'points'>, kind: string, seat: number): string {
    const told = { ...this.unsaid.choice, ...this.names.arguments(points) };
    return this.said('choice', verb, { ...told, kind, mine: points.seat === seat ? YES : NO });
  }

  caution(caution: string): string {
    return this.said('caution', caution);
  }

  question(kind: string, seat: number, view: View): string {
    return this.said('question', kind, this.situation(seat, view));
  }

  waiting(kind: string, seat: number): string {
    return this.said('waiting', kind, this.names.people.arguments('player', seat));
  }

  /** `case` tells the rules of one code apart. */
  refusal({ code, rule, about }: Refusal): string {
    const told = { ...this.unsaid.refusal, ...this.names.arguments(about), rule, case: rule.replaceAll('.', '-') };
    return this.said('refusal', codeOf(code), { ...told, least: this.spoken.players_min, most: this.spoken.players_max });
  }

  event(event: GameEvent): string {
    return this.said('event', String(event.event), this.eventArguments(event));
  }

  eventParts(event: GameEvent): Line {
    const { args, things } = withMarks(this.eventArguments(event), this.names.mentions(event));
    return lineOf(this.said('event', String(event.event), args), things);
  }

  outcome(outcome: Outcome, view: View): string {
    const { resigned, winners } = outcome;
    if (resigned !== undefined) {
      const names = this.names.people.listed(winners);
      return words.say('outcome-resigned', { player: this.player(resigned), names, winners: winners.length });
    }
    if (outcome.reason === 'closed') return words.say('outcome-closed');
    if (winners.length > 0) return this.won(outcome, view);
    return words.say('outcome-nobody', { scores: this.scores(outcome) });
  }

  /** The points of all seats, and of others by their names: "Ann 3, Bob 5 + 2". */
  protected scores({ points }: Outcome, beside: readonly (readonly [name: string, points: number])[] = []): string {
    const told = [...points.map((own, seat) => [this.player(seat), own.join(' + ')] as const), ...beside];
    return listed(
      this.voice,
      told.map(([player, own]) => words.say('generic-score', { player, points: String(own) })),
    );
  }

  // Naming

  player(seat: number): string {
    return this.names.people.player(seat);
  }

  card(card: number | string): string {
    return this.names.card(card);
  }

  /** A term of the glossary by its key: `base_card`, `hidden_aspiration`. */
  word(key: string): string {
    return this.said('word', key);
  }

  // Options

  option(name: string): string {
    return this.said('option', name);
  }

  optionText(name: string): string {
    return this.said('option', name, {}, 'about');
  }

  optionValue(name: string, value: Value): string {
    if (typeof value === 'boolean') return this.voice.say(value ? 'value-yes' : 'value-no');
    if (value === null) return this.voice.say('value-unlimited');
    return typeof value === 'string' ? this.said('option', name, {}, value) : String(value);
  }

  // Saying

  protected said(family: string, name: string, args: Arguments = {}, attribute?: string): string {
    return this.voice.say(`${family}-${hyphened(name)}`, args, attribute);
  }

  /** An option at a table with these options. */
  protected chosen(option: string, options: Options | undefined): Value {
    return { ...this.defaults, ...options }[option] ?? null;
  }

  private eventArguments({ event, ...told }: GameEvent): Words {
    return this.names.arguments(told, String(event));
  }
}

/** The code of a refusal as messages write it. */
export function codeOf(code: string): string {
  return code.replace(/^E_/u, '').toLowerCase();
}
