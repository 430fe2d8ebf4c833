import type { Arguments, Voice } from '../../../lib/words.svelte';
import type { Choice } from '../../../wire';
import { lineOf, withMarks } from '../../../speech/marks';
import {
  type GameEvent,
  hyphened,
  type Line,
  oneOf,
  type Options,
  type Outcome,
  type Refusal,
  type Speaker,
  type Spoken,
  type Value,
  type View,
} from '../../../speech/speaker';
import { cardsOf } from './cards';
import { mentionsOf } from './mentions';
import { Names, NO, type Words, YES } from './names';
import { Situation } from './situation';
import type { CardView } from './view';
import { ABILITIES, KINDS, POLARITIES, VIBES } from './vocabulary';

/** CC-1.5 The zones by their names in views. */
const ZONES: Readonly<Record<string, string>> = {
  deck: 'main_deck',
  discard: 'discard_pile',
  stacks: 'impulse_stack',
  impulses: 'impulse',
  hand: 'hand',
  mindset: 'mindset',
  scored: 'scoring_area',
  supply: 'supply',
};
const COUNTS: Readonly<Record<string, string>> = { draw: 'draw_count', deprive: 'deprive_count' };
const UNSAID: Words = { number: 0, card: '', ability: 'none', vibe: 'none' };

/** Puts the Card Game into words, the same words as `mindrose.text` in Python. */
export class CardSpeaker implements Speaker {
  readonly game: string;
  readonly names: Names;
  private readonly defaults: Options;

  constructor(
    private readonly spoken: Spoken,
    private readonly voice: Voice,
    players: readonly string[] = [],
  ) {
    this.game = spoken.id;
    this.names = new Names(voice, cardsOf(spoken), players);
    this.defaults = Object.fromEntries(spoken.parameters.map((parameter) => [parameter.name, parameter.default]));
  }

  // Playing

  choice({ verb, points }: Pick<Choice, 'verb' | 'points'>, kind: string, seat: number): string {
    return this.said('choice', verb, { ...this.names.arguments(points), kind, mine: points.seat === seat ? YES : NO });
  }

  question(kind: string, seat: number, view: View): string {
    const situation = new Situation(this.names, this.defaults, seat, view as unknown as CardView);
    return this.said('question', kind, situation.arguments());
  }

  waiting(kind: string, seat: number): string {
    return this.said('waiting', kind, this.names.playerArguments('player', seat));
  }

  refusal({ code, rule, about }: Refusal): string {
    return this.said('refusal', code.replace(/^E_/u, '').toLowerCase(), {
      ...UNSAID,
      ...this.names.arguments(about),
      rule,
      case: rule.replaceAll('.', '-'),
      least: this.spoken.players_min,
      most: this.spoken.players_max,
    });
  }

  event(event: GameEvent): string {
    return this.said('event', String(event.event), this.names.arguments(numbersOf(event)));
  }

  eventParts(event: GameEvent): Line {
    const { args, things } = withMarks(this.names.arguments(numbersOf(event)), mentionsOf(event, this.names));
    return lineOf(this.said('event', String(event.event), args), things);
  }

  outcome({ winners, reason, points }: Outcome): string {
    const [bliss = 0, gloom = 0] = points[winners[0] ?? 0] ?? [];
    const names = this.names.listed(winners);
    return this.voice.say('outcome', { names, reason, winners: winners.length, bliss, gloom, number: bliss + gloom });
  }

  // Naming

  player(seat: number): string {
    return this.names.player(seat);
  }

  card(card: number | string): string {
    return this.names.card(card);
  }

  /** An emotion as views write it, `valor+brightness-y f2 a1 fresh`, with its fragments. */
  emotion(text: string): string {
    return this.names.emotion(text);
  }

  /** The same without its fragments. */
  emotionName(text: string): string {
    return this.names.emotionName(text);
  }

  /** A term of the glossary by its key, `base_card` or `three_alike`, or a zone by its name in views. */
  word(key: string): string {
    return this.said('word', ZONES[key] ?? key, {});
  }

  polarity(polarity: number | string): string {
    return this.word(oneOf(POLARITIES, polarity));
  }

  vibe(vibe: number | string): string {
    return this.word(`vibe_${oneOf(VIBES, vibe)}`);
  }

  ability(ability: number | string): string {
    return this.word(oneOf(ABILITIES, ability));
  }

  kind(kind: number | string): string {
    const word = oneOf(KINDS, kind);
    return this.word(word === 'base' ? 'base_card' : word);
  }

  /** A zone by its name in views: `hand`, `discard`, `impulses`. */
  zone(zone: string): string {
    return this.word(oneOf(Object.keys(ZONES), zone));
  }

  // Explaining

  /** What an ability does, at a table with these options. */
  rulesText(ability: number | string, options?: Options): string {
    return this.voice.say('rules', this.abilityArguments(oneOf(ABILITIES, ability), options));
  }

  /** Everything printed on a card but its name: kind, polarity, vibe, slots, and what its ability does. */
  cardText(card: number | string, options?: Options): string {
    const { kind, polarity, vibe, ability = 'none' } = this.names.type(card);
    const slots = this.number(`slots_${kind}`, options);
    return this.voice.say('card-text', { ...this.abilityArguments(ability, options), kind, slot_count: slots, polarity, vibe });
  }

  option(name: string): string {
    return this.said('option', name, {});
  }

  optionText(name: string): string {
    return this.voice.say(`option-${hyphened(name)}`, {}, 'about');
  }

  optionValue(name: string, value: Value): string {
    if (typeof value === 'boolean') return this.voice.say(value ? 'value-yes' : 'value-no');
    if (value === null) return this.voice.say('value-unlimited');
    return typeof value === 'string' ? this.voice.say(`option-${hyphened(name)}`, {}, value) : String(value);
  }

  private said(family: string, name: string, args: Arguments): string {
    return this.voice.say(`${family}-${hyphened(name)}`, args);
  }

  private abilityArguments(ability: string, options: Options | undefined): Words {
    const count = COUNTS[ability];
    return { ability, number: count === undefined ? 0 : this.number(count, options) };
  }

  private number(option: string, options: Options | undefined): number {
    return Number({ ...this.defaults, ...options }[option] ?? 0);
  }
}

function numbersOf(event: GameEvent): GameEvent {
  return Object.fromEntries(Object.entries(event).filter(([name]) => name !== 'event'));
}
