// Who leads through a lesson: knows which step it is, which answer it waits for, and what has been answered before.

import type { Choice, KindInfo, Lesson, LessonAnswer, LessonStep } from '../../wire';
import { LivePlay } from '../../play/live.svelte';
import type { Drafted } from '../../boards';
import type { Mentioned } from '../../speech/speaker';

type Points = LessonAnswer['points'];
type Kinds = Readonly<Record<string, KindInfo>>;

/** What a step that is only read speaks of, as if it were an answer. */
const NOTHING: Choice = { number: -1, verb: '', points: {}, caution: '' };

/** A place in the script: a step that is read, or one of the answers that a step waits for. */
interface Place {
  step: LessonStep;
  answer: LessonAnswer | null;
}

export class Guide {
  /** The place in the script; after the last one the lesson is over. */
  private at = $state(0);
  /** Somebody insisted on something else than what the step waits for. */
  private objecting = $state(false);
  /** What lies on the board as a draft, not given yet. */
  drafting: readonly number[] = $state.raw([]);
  /** The answer that has gone out: to which moment, at which place. */
  private given: { number: number; at: number } | null = null;
  /** At which place each table was answered: one that comes back was taken back to. */
  private readonly answered = new Map<string, number>();
  private readonly script: readonly Place[];

  constructor(
    readonly steps: readonly LessonStep[],
    private readonly play: LivePlay,
  ) {
    this.script = steps.flatMap((step): Place[] =>
      step.answers.length === 0 ? [{ step, answer: null }] : step.answers.map((answer) => ({ step, answer })),
    );
  }

  get step(): LessonStep | null {
    return this.place?.step ?? null;
  }

  /** What is spoken of: of answers that are drafted together, the first one that does not lie there yet. */
  private get place(): Place | undefined {
    const laid = Math.min(this.drafted?.laid ?? 0, this.run.length - 1);
    return this.script[this.at + Math.max(0, laid)];
  }

  /** The answers that are waited for one after another, with nothing to be read between them. */
  private get run(): LessonAnswer[] {
    const rest = this.script.slice(this.at);
    const end = rest.findIndex(({ answer }) => answer === null);
    return (end < 0 ? rest : rest.slice(0, end)).flatMap(({ answer }) => answer ?? []);
  }

  /** How far a draft is; null where it is asked question by question. */
  get drafted(): Drafted | null {
    const { run, play } = this;
    return run.length === 0 ? null : (play.board.drafted?.(play, run, this.drafting) ?? null);
  }

  /** The number of the step, from zero. */
  get number(): number {
    return this.step === null ? this.steps.length : this.steps.indexOf(this.step);
  }

  get over(): boolean {
    return this.step === null;
  }

  /** The table waits for the learner, or for nobody any more: what the step speaks of has happened. */
  get settled(): boolean {
    const { awaited, moment, moving, sending } = this.play;
    return !moving && sending === null && this.needless === null && (awaited || moment.outcome !== null);
  }

  /** The step is only read. */
  get reading(): boolean {
    return this.script[this.at]?.answer === null;
  }

  /** The answer that the step waits for. */
  get wanted(): Choice | null {
    const answer = this.script[this.at]?.answer ?? null;
    return answer === null ? null : this.found(answer);
  }

  /** The only answer to a question that the script does not speak of: nobody has to be asked. */
  get needless(): number | null {
    const { question, awaited } = this.play;
    const [only] = question?.choices ?? [];
    const next = this.script.slice(this.at).find(({ answer }) => answer !== null)?.answer ?? null;
    if (!awaited || question?.forced !== true || only === undefined || next === null) return null;
    return this.found(next) === null ? only.number : null;
  }

  /** The table has gone another way: the answer that the step waits for cannot be given. */
  get astray(): boolean {
    return !this.over && !this.reading && this.settled && this.wanted === null;
  }

  /** Whether an answer may go out. */
  lets(answer: number): boolean {
    return this.over || this.astray || this.wanted?.number === answer;
  }

  /** Something else is chosen than what the step waits for. */
  get straying(): boolean {
    const { selected } = this.play;
    return this.settled && (selected === null ? this.objecting : !this.lets(selected));
  }

  /** The keys of what the step speaks of, as its board knows them. */
  get lights(): ReadonlySet<string> {
    if (this.step === null || !this.settled) return new Set();
    const { board, game, seat } = this.play;
    const drafted = this.drafted === null ? null : (this.place?.answer?.points ?? {});
    const wanted = drafted === null ? this.wanted : null;
    const spoken = wanted ?? { ...NOTHING, points: drafted ?? (this.reading ? this.step.points : {}) };
    const named = [spoken.points, numbered(spoken.points, game.kinds), worded(spoken.points, game.kinds)];
    return new Set(named.flatMap((points) => board.pointed?.({ ...spoken, points }) ?? keyOf(points, seat ?? 0)));
  }

  /** The learner has read the step. */
  next(): void {
    if (!this.reading || !this.settled) return;
    this.objecting = false;
    this.at += 1;
  }

  object(): void {
    this.objecting = true;
  }

  /** An answer goes out. */
  giving(): void {
    if (this.wanted === null) return;
    const { number, view } = this.play.moment;
    this.given = { number, at: this.at };
    this.answered.set(JSON.stringify(view), this.at);
  }

  /** The table has changed: the place after the answer, or the one that was answered here before. */
  follow(): void {
    const { moment, awaited } = this.play;
    const { given } = this;
    if ((!awaited && moment.outcome === null) || given?.number === moment.number) return;
    this.objecting = false;
    this.given = null;
    const before = this.answered.get(JSON.stringify(moment.view));
    if (before !== undefined) this.at = before;
    else if (given !== null) this.at = given.at + 1;
  }

  private found(answer: LessonAnswer): Choice | null {
    return this.play.question?.choices.find((choice) => fits(choice, answer, this.play.game.kinds)) ?? null;
  }
}

/** Things are named by their words; where answers have their numbers, those stand for them. */
function fits({ verb, points }: Choice, answer: LessonAnswer, kinds: Kinds): boolean {
  return verb === answer.verb && Object.entries(answer.points).every(([name, value]) => isSame(points[name], value, kinds[name]));
}

function isSame(value: number | string | undefined, wanted: number | string, kind: KindInfo | undefined): boolean {
  return value === wanted || (typeof value === 'number' && kind?.words[value] === wanted);
}

/** The same points, with the numbers of things in place of their words. */
function numbered(points: Points, kinds: Kinds): Points {
  const number = (name: string, value: number | string): number | string => {
    const found = kinds[name]?.words.indexOf(String(value)) ?? -1;
    return found < 0 ? value : found;
  };
  return Object.fromEntries(Object.entries(points).map(([name, value]) => [name, number(name, value)]));
}

/** The same points, with the words of things in place of their numbers. */
function worded(points: Points, kinds: Kinds): Points {
  return Object.fromEntries(Object.entries(points).map(([name, value]) => [name, kinds[name]?.words[Number(value)] ?? value]));
}

/** The most exact of the keys that all boards share. */
function keyOf({ seat, place, column, card, mood }: Points, own: number): string[] {
  if (place !== undefined) return [`place:${seat ?? own}:${place}`];
  if (column !== undefined) return [`column:${column}`];
  if (card !== undefined) return [`card:${card}`];
  if (mood !== undefined) return ['mood'];
  return seat === undefined ? [] : [`seat:${seat}`];
}

/** A table at which somebody leads: only what the lesson waits for goes out. */
export class GuidedPlay extends LivePlay {
  override asksAll = true;
  readonly guide: Guide;
  /** What is left to be given of a command that was chosen as a whole. */
  private rest: readonly number[] = [];

  constructor(lesson: Lesson, ...table: ConstructorParameters<typeof LivePlay>) {
    super(...table);
    this.guide = new Guide(lesson.steps, this);
  }

  /** The table has changed: the guide goes along, past what nobody has to be asked, and on with the command as far as it fits. */
  follow(): void {
    this.guide.follow();
    if (this.sending !== null || !this.awaited) return;
    const { needless, wanted } = this.guide;
    const [next, ...rest] = this.rest;
    if (needless !== null) {
      if (next === needless) this.rest = rest;
      this.giveUnasked(needless);
    } else if (next !== undefined && next === wanted?.number) this.giveOn(this.rest);
    else this.rest = [];
  }

  override commit(): void {
    const { selected, guide, drafted } = this;
    if (drafted !== null) return this.answerAll(drafted.answers);
    if (selected === null || !this.legal(selected)) return;
    if (!guide.lets(selected)) return guide.object();
    guide.giving();
    super.commit();
  }

  /** What is laid as a draft is spoken of as if it was given. */
  override foresee(answers: readonly number[]): void {
    this.guide.drafting = answers;
    super.foresee(answers);
  }

  /** A command that was chosen as a whole is given answer by answer, so that each fits the lesson. */
  override answerAll(answers: readonly number[]): void {
    const [first] = answers;
    if (first !== undefined && this.legal(first)) this.giveOn(answers);
    else super.answerAll(answers);
  }

  private giveOn(answers: readonly number[]): void {
    this.cancel();
    this.selected = answers[0] ?? null;
    this.rest = answers.slice(1);
    this.commit();
  }

  /** Part of what was begun may have been answered without asking: all of it is taken back. */
  override undo(): void {
    if (this.moment.withdraw) this.withdraw();
    else super.undo();
  }

  /** Windows that go by by themselves would go by the lesson. */
  override passing(until: Parameters<LivePlay['passing']>[0]): void {
    if (this.guide.over) super.passing(until);
    else this.guide.object();
  }

  /** When the log points at nothing any more, the guide does. */
  override light(things: readonly Mentioned[]): void {
    super.light(things);
    if (things.length === 0) this.lit = this.guide.lights;
  }

  /** Selects what the step waits for; giving the answer is left to the learner. */
  suggest(): void {
    this.cancel();
    this.selected = this.guide.wanted?.number ?? null;
  }
}
