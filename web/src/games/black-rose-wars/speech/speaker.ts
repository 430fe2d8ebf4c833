import type { Arguments, Voice, Words } from '../../../lib/words.svelte';
import { GameSpeaker } from '../../../speech/game';
import { NO, NONE } from '../../../speech/names';
import type { Powers } from '../../../speech/powers.svelte';
import type { OptionGroups, Options, OptionWays, Outcome, Plan, Spoken, Value, View } from '../../../speech/speaker';
import { oneOf } from '../../../speech/speaker';
import { Content, type Kind } from './content';
import { BlackRoseNames } from './names';
import { BlackRoseSituation } from './situation';
import type { BlackRoseView } from './view';
import { choicesOf, waysOf } from './ways';
import { ACTIONS, COLOURS, ELEMENTS, PHASES, ROSE, SIDES, STAGES, TINTS, TYPES } from './vocabulary';

const PRINTED = 'printed';
const COMING = '…';
const BLACK_ROSE = 'black_rose';
const THINGS = ['spell', 'quest', 'hex', 'upgrade', 'event_card', 'order', 'school', 'room', 'offer'];
const FIGURES = ['figure', 'trig', 'victim', 'participant'];
const UNNAMED: Words = Object.fromEntries(
  THINGS.flatMap((name) => [
    [name, ''],
    [`${name}_known`, NO],
  ]),
);
const NOBODY: Words = Object.fromEntries(
  FIGURES.flatMap((name) => [
    [name, ''],
    [`${name}_tag`, ''],
    [`${name}_word`, NONE],
  ]),
);

/** Puts Black Rose Wars into words. */
export class BlackRoseSpeaker extends GameSpeaker {
  readonly names: BlackRoseNames;
  readonly content: Content;
  readonly optionGroups: OptionGroups = {
    seats: [],
    rare: ['pack', 'los', 'inertia_activated', 'participation_cumulative', 'sole_restorer_bonus', 'backs_public'],
  };
  protected override readonly unsaid = {
    choice: { ...UNNAMED, ...NOBODY, player: '', player_tag: '', room_id: NONE, slot: NONE, back: NONE },
    refusal: { number: 0, number_known: NO },
  };

  constructor(
    spoken: Spoken,
    voice: Voice,
    private readonly powers: Powers,
    players: readonly string[] = [],
  ) {
    super(spoken, voice);
    this.content = new Content(spoken.content);
    const offer = (card: string, asked: string): string => this.powers.offer(card, asked, this.voice.language) ?? '';
    this.names = new BlackRoseNames(voice, spoken.kinds, this.content, players, offer);
  }

  protected situation(seat: number, view: View): Words {
    return new BlackRoseSituation(this.names, this.defaults, seat, view as unknown as BlackRoseView).arguments();
  }

  /** BR-26.3.1 If the Black Rose wins, everybody has lost. */
  override outcome(outcome: Outcome, view: View): string {
    if (outcome.reason === BLACK_ROSE) return this.voice.say('outcome-black-rose', { scores: this.scoresOf(outcome) });
    return super.outcome(outcome, view);
  }

  protected won(outcome: Outcome): string {
    const [winner = 0] = outcome.winners;
    const number = outcome.points[winner]?.[0] ?? 0;
    return this.voice.say('outcome', { ...this.names.people.arguments('player', winner), number, scores: this.scoresOf(outcome) });
  }

  /** BR-26.3.1 The power of everybody, and that of the Black Rose, which takes part too. */
  private scoresOf(outcome: Outcome): string {
    const rose = this.voice.say('the-participant', this.names.participant('participant', ROSE));
    const power = outcome.beside?.rose;
    return this.scores(outcome, power === undefined ? [] : [[rose, power]]);
  }

  /** All that is printed on a spell, a room, a quest or whatever else does something. */
  cardText(card: number | string): string {
    return this.powers.of(this.names.cardId(card), PRINTED, this.voice.language) ?? COMING;
  }

  /** BR-14.1.1 The sentences of a running effect: what each says, and the step of its program behind which it is applied. */
  sentences(program: string): { end: number; text: string }[] {
    const card = this.content.source(program)?.id;
    const lines = card === undefined ? undefined : this.powers.steps(card, program, this.voice.language);
    return (lines ?? '').split('\n').flatMap((line) => {
      const [, end, text] = /^(\d+) (.+)$/u.exec(line) ?? [];
      return text === undefined ? [] : [{ end: Number(end), text }];
    });
  }

  // Naming

  room(room: number | string): string {
    return this.names.named('room', room);
  }

  spell(spell: number | string): string {
    return this.names.card(spell);
  }

  /** Anything that the pack has a name for. */
  named(kind: Kind, thing: number | string): string {
    return this.names.named(kind, thing);
  }

  quest(quest: number | string): string {
    return this.names.named('quest', quest);
  }

  hex(hex: number | string): string {
    return this.names.named('hex', hex);
  }

  upgrade(upgrade: number | string): string {
    return this.names.named('upgrade', upgrade);
  }

  evocation(evocation: number | string): string {
    return this.names.named('evocation', evocation);
  }

  mage(mage: number | string): string {
    return this.names.named('mage', mage);
  }

  school(school: number | string): string {
    return this.names.named('school', school);
  }

  /** A mage by its player, the Black Rose, or an evocation by its name in views, `cadaver-2`. */
  figure(figure: number | string): string {
    return String(this.names.figure('figure', figure).figure);
  }

  slot(slot: number | string): string {
    return this.names.slot(slot);
  }

  phase(phase: number | string): string {
    return this.voice.say('phase', { phase: oneOf(PHASES, phase) });
  }

  type(type: number | string): string {
    return this.voice.say('spell-type', { type: oneOf(TYPES, type) });
  }

  spellSide(side: number | string): string {
    return this.voice.say('side', { side: oneOf(SIDES, side) });
  }

  status(status: number | string): string {
    return this.voice.say('status', { status: oneOf(STAGES, status) });
  }

  element(element: number | string): string {
    return this.voice.say('element', { element: oneOf(ELEMENTS, element) });
  }

  colour(colour: number | string): string {
    return this.voice.say('colour', { colour: oneOf(COLOURS, colour) });
  }

  roomColour(colour: number | string): string {
    return this.voice.say('room-colour', { colour: oneOf(TINTS, colour) });
  }

  /** What an action is for. */
  actionText(action: number | string): string {
    return this.said('action', oneOf(ACTIONS, action), {}, 'about');
  }

  // Options

  optionChoices(name: string, plan: Plan): string[] | undefined {
    return choicesOf(name, plan);
  }

  optionFits(name: string, value: Value, plan: Plan): boolean {
    return choicesOf(name, plan)?.includes(String(value)) ?? true;
  }

  optionWays(plan: Plan): OptionWays[] {
    return waysOf(plan, this.voice);
  }

  override optionValue(name: string, value: Value): string {
    if (name !== 'pack' || typeof value !== 'string') return super.optionValue(name, value);
    return value === this.content.pack.id ? this.content.pack.name[this.voice.language] : value;
  }

  /** BR-27.2.1 With how much power the moons rise and the game ends, at a table with these options. */
  moons(options: Options): Words {
    return Object.fromEntries(['second_moon', 'third_moon', 'end'].map((name) => [name, String(this.chosen(name, options))]));
  }

  /** A part of sentences that boards say by itself: `power`, `terminal-values`. */
  part(name: string, args: Arguments): string {
    return this.voice.say(name, args);
  }
}
