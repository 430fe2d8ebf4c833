// Who leads through a lesson: knows which step it is, which answer it waits for, and what has been answered before.

import type { Choice, Lesson, LessonStep } from '../../wire';
import { LivePlay } from '../../play/live.svelte';
import type { Mentioned } from '../../speech/speaker';

/** What a guide looks at. */
export type Guided = Pick<LivePlay, 'moment' | 'question' | 'seat' | 'selected' | 'moving' | 'sending'>;

export class Guide {
  /** The number of the step; after the last one the lesson is over. */
  at = $state(0);
  /** Somebody insisted on something else than what the step waits for. */
  private objecting = $state(false);
  /** The answer that has gone out: to which moment, at which step. */
  private given: { number: number; at: number } | null = null;
  /** At which step each table was answered: one that comes back was taken back to. */
  private readonly answered = new Map<string, number>();

  constructor(
    readonly steps: readonly LessonStep[],
    private readonly play: Guided,
  ) {}

  get step(): LessonStep | null {
    return this.steps[this.at] ?? null;
  }

  get over(): boolean {
    return this.step === null;
  }

  /** The table waits for the learner, or for nobody any more: what the step speaks of has happened. */
  get settled(): boolean {
    const { question, moment, moving, sending } = this.play;
    return !moving && sending === null && (question !== null || moment.outcome !== null);
  }

  /** The step is only read. */
  get reading(): boolean {
    return this.step !== null && this.step.verb === '';
  }

  /** The answer that the step waits for. */
  get wanted(): Choice | null {
    const { step } = this;
    if (step === null || step.verb === '') return null;
    return this.play.question?.choices.find((choice) => fits(choice, step)) ?? null;
  }

  /** The table has gone another way: the answer that the step waits for cannot be given. */
  get astray(): boolean {
    return !this.over && !this.reading && this.settled && this.wanted === null;
  }

  /** Whether an answer may go out. */
  lets(option: number): boolean {
    return this.over || this.astray || this.wanted?.number === option;
  }

  /** Something else is chosen than what the step waits for. */
  get straying(): boolean {
    const { selected } = this.play;
    return this.settled && (selected === null ? this.objecting : !this.lets(selected));
  }

  /** The keys of what the step speaks of, as boards know them. */
  get lights(): ReadonlySet<string> {
    if (this.step === null || !this.settled) return new Set();
    const points = this.reading ? this.step.points : (this.wanted?.points ?? {});
    return new Set(keyOf(points, this.play.seat ?? 0));
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
    const { number, view } = this.play.moment;
    this.given = { number, at: this.at };
    this.answered.set(JSON.stringify(view), this.at);
  }

  /** The table has changed: the step that follows the answer, or the one that was answered here before. */
  follow(): void {
    const { number, view, question, outcome } = this.play.moment;
    const { given } = this;
    if ((question === null && outcome === null) || given?.number === number) return;
    this.objecting = false;
    this.given = null;
    const before = this.answered.get(JSON.stringify(view));
    if (before !== undefined) this.at = before;
    else if (given !== null) this.at = given.at + 1;
  }
}

function fits({ verb, points }: Choice, step: LessonStep): boolean {
  return verb === step.verb && Object.entries(step.points).every(([name, value]) => points[name] === value);
}

/** The most exact key among things that are pointed at. */
function keyOf({ seat, place, column, card, mood }: LessonStep['points'], own: number): string[] {
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

  constructor(lesson: Lesson, ...table: ConstructorParameters<typeof LivePlay>) {
    super(...table);
    this.guide = new Guide(lesson.steps, this);
  }

  override commit(): void {
    const { selected, guide } = this;
    if (selected === null || !this.legal(selected)) return;
    if (!guide.lets(selected)) return guide.object();
    guide.giving();
    super.commit();
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
