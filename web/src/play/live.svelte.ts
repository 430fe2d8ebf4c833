// A game that is being played: moments come over the connection, answers go back.

import { SvelteMap } from 'svelte/reactivity';
import type { BoardModule } from '../boards';
import { linesOf } from '../boards/trails';
import type { Connection, Happening, Message, News, Reply } from '../lib/connection.svelte';
import { Refusal as Refused } from '../lib/api';
import { sentence } from '../lib/problem';
import { type Pace, settings } from '../lib/settings.svelte';
import { words } from '../lib/words.svelte';
import type { Refusal, SpeakerMaker } from '../speech/speaker';
import type { ChatLine, GameInfo, Moment, Pointed, TableInfo } from '../wire';
import { changed } from './ahead';
import { type Draft, type Hint, type Note, Play, type Shown } from './play.svelte';
import { shownOf } from './shown';

/** What the server itself refuses; every other code is a rule of the game, and the speaker explains it. */
const OF_THE_SERVER = new Set([
  'E_RATE',
  'E_TOO_LARGE',
  'E_MALFORMED',
  'E_STORAGE',
  'E_STALE',
  'E_NO_PLAYER',
  'E_NO_TABLE',
  'E_NO_UNDO',
  'E_UNDOS',
  'E_NO_DRAFT',
  'E_NO_TAKEBACK',
  'E_NOT_SEATED',
  'E_NOT_STARTED',
  'E_SEAT_UNKNOWN',
]);
/** How long what others do is left to be seen, in milliseconds. */
const PACES: Record<Pace, number> = { calm: 1000, brisk: 450, instant: 0 };
/** Behind by so many moments, they are no longer shown one after another. */
const TOO_FAR_BEHIND = { calm: 40, brisk: 40, instant: 3 };
/** Moments that can be watched again, but for the last one. */
const MOST_RECENT = 59;
/** However much has happened, nobody watches it for longer than this. */
const LONGEST_MS = 15_000;
/** How long something is pointed at before it is looked at, in milliseconds. */
const GLANCE_MS = 90;
/** How long what a partner shows stays, in milliseconds. */
const HINT_MS = 12_000;
/** Questions that a look ahead answers by itself. */
const MOST_ASSUMED = 3;
/** Events in which nothing is to be seen. */
const UNSEEN: readonly unknown[] = ['passed'];

interface Recent {
  before: Shown;
  after: Shown;
  events: readonly Happening[];
}

interface Trouble extends Refusal {
  message: string;
}

export class LivePlay extends Play {
  readonly live = true;
  /** The answer that is on its way, and the moment it was given to. */
  private sent: { number: number; answer: number } | null = $state.raw(null);
  private readonly reasons = new SvelteMap<number, Refusal>();
  private readonly wondering = new Set<number>();
  private explained: number | null = $state(null);
  private trouble: Trouble | null = $state.raw(null);
  private news: readonly News[] = $state.raw([]);
  /** What others did since the own turn. */
  private recent: readonly Recent[] = $state.raw([]);
  private catchingUp = $state(false);
  /** Everything up to the present is shown at once. */
  private hurried = false;
  /** Every question is asked, also where hardly anybody wants another than the usual answer. */
  asksAll = false;
  /** The player wants to be asked everything about what is under way. */
  choosing = $state(false);
  /** Answers that are on their way together: the moment to which they lead, and whether some were left over. */
  private batch: { until: number; short: boolean } | null = null;
  /** They could not all be given. */
  private interrupted = $state(false);
  /** What is pointed at, and what is looked ahead at. */
  private pointed: readonly number[] = [];
  private wondered = '';
  private glance: ReturnType<typeof setTimeout> | undefined;
  /** The next thing that is pressed is shown to the partners. */
  showing = $state(false);
  private fading: ReturnType<typeof setTimeout> | undefined;
  private sceneClosed: () => void = () => {};
  /** Of several people at one screen: the one who sees their hand now. */
  private unveiled: number | null = $state(null);

  constructor(
    game: GameInfo,
    table: TableInfo,
    board: BoardModule,
    makeSpeaker: SpeakerMaker,
    private readonly connection: Connection,
  ) {
    super(game, table, board, makeSpeaker);
    connection.onNews = (news) => this.hear(news);
    connection.onPointed = (pointed) => this.notice(pointed);
    if (connection.moment !== null) this.apply(connection.moment);
  }

  get chat(): readonly ChatLine[] {
    return this.connection.chat;
  }

  override get sending(): number | null {
    return this.sent?.answer ?? null;
  }

  /** Seconds since 1970 by the server's clock. */
  now(): number {
    return Date.now() / 1000 + this.moment.ahead;
  }

  // Moments

  private hear(news: News): void {
    this.news = [...this.news, news];
    if (this.tooFarBehind) this.skip();
    if (!this.catchingUp) void this.catchUp();
  }

  private get tooFarBehind(): boolean {
    return this.news.length > TOO_FAR_BEHIND[settings.pace];
  }

  /** Shows one moment after another, as fast as the eye likes to follow. */
  private async catchUp(): Promise<void> {
    this.catchingUp = true;
    for (let next = this.news[0]; next !== undefined; next = this.news[0]) {
      const { moment, events } = next;
      const followed = this.goesOn(moment);
      const theirs = this.question === null || this.ready;
      const begun = performance.now();
      this.remember(next, followed);
      const ended = this.moment.number >= 0 && this.moment.outcome === null && moment.outcome !== null;
      this.trace(followed ? events : []);
      if (followed) await this.show(events, moment.view);
      const staged = followed && events.some((event) => this.staged(event));
      if (staged && this.board.beside === true) await this.stage(moment);
      this.apply(moment);
      this.news = this.news.slice(1);
      if (staged && this.board.beside !== true) await this.stage(moment);
      else if (followed && theirs && !staged) await this.linger(events, performance.now() - begun);
      if (ended && !settings.textMode && !this.asksAll) this.scene = 'end';
    }
    this.telling = [];
    this.fade();
    this.hurried = false;
    this.catchingUp = false;
  }

  /** Keeps what others do after the own turn, with the table as it was before. */
  private remember({ moment, events }: News, followed: boolean): void {
    const own = !this.reacting && (this.awaited || this.sent !== null);
    if (own || !followed) this.recent = [];
    else if (!isUnseen(events)) this.recent = [...this.recent.slice(-MOST_RECENT), { before: this.moment, after: shownOf(moment), events }];
  }

  /** What others did since the own turn can be watched once more. */
  get watchable(): boolean {
    return this.recent.length > 0 && !this.catchingUp && !settings.textMode;
  }

  /** Shows what others did since the own turn once more, and comes back to the present; what is new meanwhile waits. */
  async rewatch(): Promise<void> {
    const present = this.moment;
    if (!this.watchable) return;
    this.cancel();
    this.catchingUp = true;
    for (const { before, after, events } of this.recent) {
      if (this.hurried) break;
      this.moment = past(before);
      this.trace(events);
      const begun = performance.now();
      await this.show(events, after.view);
      this.moment = past(after);
      await this.linger(events, performance.now() - begun, PACES[settings.pace] || PACES.brisk);
    }
    this.moment = present;
    await this.catchUp();
  }

  /** Whether a moment follows the one on the screen, so that the way between them can be shown. */
  private goesOn(moment: Moment): boolean {
    return !this.hurried && this.moment.number >= 0 && this.moment.seat === moment.seat && this.curtain === null && !this.tooFarBehind;
  }

  /** There is more to see than is on the screen yet. */
  get behind(): boolean {
    return this.catchingUp && this.news.length > 0;
  }

  override skip(): void {
    this.hurried = this.catchingUp;
    super.skip();
  }

  /** Leaves what others did on the screen, for a moment that they have `watched` in part; the own question never waits. */
  private async linger(events: readonly Happening[], watched: number, most = PACES[settings.pace]): Promise<void> {
    if (this.awaited || this.sent !== null || settings.textMode || document.hidden || isUnseen(events)) return;
    const pause = Math.min(most, LONGEST_MS / (this.news.length + 1));
    if (pause === 0) return;
    this.telling = events;
    await this.skippable(() => new Promise((end) => setTimeout(end, Math.max(pause / 2, pause - watched))));
  }

  /** Lines to what others act upon, drawn where things still lie as they did before. */
  private trace(events: readonly Happening[]): void {
    if (events.length > 0 && isUnseen(events)) return;
    clearTimeout(this.fading);
    const shown = PACES[settings.pace] > 0 && !settings.textMode && !document.hidden;
    this.trails = shown && events.length > 0 ? linesOf(this, events) : [];
  }

  /** Whoever is asked about what the lines show sees them until the answer. */
  private fade(): void {
    if (!this.reacting) this.fading = setTimeout(() => (this.trails = []), PACES[settings.pace]);
  }

  /** Shows the scene that began last, until its viewer goes on. */
  private async stage({ seat, told }: Moment): Promise<void> {
    if (settings.textMode || document.hidden) return;
    this.story = this.connection.story(seat).slice(0, told);
    this.scene = this.story.findLastIndex((event) => this.staged(event));
    await new Promise<void>((closed) => (this.sceneClosed = closed));
  }

  override closeScene(): void {
    super.closeScene();
    this.sceneClosed();
  }

  private apply(moment: Moment): void {
    const moved = moment.number !== this.moment.number || moment.seat !== this.moment.seat;
    this.moment = shownOf(moment);
    this.story = this.connection.story(moment.seat).slice(0, moment.told);
    if (!moved) return;
    this.pointed = [];
    this.hints = this.hints.filter(({ plan }) => plan === null);
    if (this.batch !== null && moment.number < this.batch.until) this.moment = { ...this.moment, question: null };
    else this.face(moment);
  }

  /** Is asked what a moment asks, with nothing chosen yet. */
  private face(moment: Moment): void {
    const short = this.batch?.short === true;
    this.batch = null;
    this.sent = null;
    this.drop();
    this.reasons.clear();
    for (const barred of this.question?.barred ?? []) this.reasons.set(barred.number, barred);
    this.wondering.clear();
    this.lookAhead();
    if (this.question !== null && !moment.withdraw) this.choosing = false;
    this.interrupted = short && this.awaited;
    if (!short) this.answerAsUsual();
  }

  /** What hardly anybody wants otherwise is answered without a question. */
  private answerAsUsual(): void {
    if (this.asksAll || this.choosing || settings.textMode || !this.awaited) return;
    const answer = this.board.usual?.(this) ?? null;
    if (answer !== null) this.giveUnasked(answer);
  }

  protected giveUnasked(answer: number): void {
    this.moment = { ...this.moment, question: null };
    void this.give([answer]);
  }

  /** What the selected answer can be made with, as a text; null: nothing. Who does not confirm says so before choosing. */
  get rarely(): string | null {
    if (this.asksAll || settings.textMode) return null;
    const all = settings.confirm ? [] : (this.question?.choices ?? []).map(({ number }) => number);
    const answers = this.selected === null ? all : [this.selected];
    return answers.map((answer) => this.board.rarely?.(this, answer) ?? null).find((text) => text !== null) ?? null;
  }

  /** Commits the selected answer, and wants to be asked what usually is not. */
  commitChoosing(): void {
    this.choosing = true;
    this.commit();
  }

  /** Whoever likes to let windows go by does so at a new table too. */
  letPass(): void {
    const { seat, passing, outcome } = this.moment;
    if (seat !== null && outcome === null && passing === 'ask' && settings.passing !== 'ask') this.passing(settings.passing);
  }

  // Choosing

  override legal(answer: number): boolean {
    return super.legal(answer) && this.sent === null && !this.moving;
  }

  override get together(): number {
    const { question } = this;
    return question === null || this.asksAll || !settings.confirm || settings.textMode ? 1 : question.series;
  }

  override pick(answer: number, copy = 0): void {
    if (this.moving) return this.skip();
    if (this.sent !== null) return;
    if (!this.legal(answer)) return this.why(answer);
    if (this.together > 1) return this.gather(answer, copy);
    const sure = !settings.confirm || this.question?.forced === true;
    const final = this.selected === answer || (sure && this.warning(answer) === null);
    this.drop();
    this.selected = answer;
    if (final) this.commit();
    else this.lookAhead();
  }

  /** Adds an answer to those that are chosen together; what is chosen already is left out again. */
  private gather(answer: number, copy: number): void {
    const { gathered } = this;
    const without = this.chosen(answer, copy) ? gathered.toSpliced(gathered.indexOf(answer), 1) : gathered;
    const more = without === gathered && gathered.length < this.together ? [answer] : [];
    this.drop();
    this.gathered = [...without, ...more];
    this.selected = this.gathered.at(-1) ?? null;
    this.lookAhead();
  }

  override commit(): void {
    const answer = this.selected;
    if (answer !== null && this.legal(answer)) void this.give(this.drafted?.answers ?? this.chosenOnes.map(({ number }) => number));
  }

  override draft(drafted: Draft): void {
    const [first] = drafted.answers;
    if (this.moving || this.sent !== null || first === undefined) return;
    const final = !settings.confirm || this.drafted?.answers.join() === drafted.answers.join();
    if (final || !this.legal(first)) return this.answerAll(drafted.answers);
    this.drop();
    this.drafted = drafted;
    this.selected = first;
    this.lookAhead();
  }

  override answerAll(answers: readonly number[]): void {
    const [first] = answers;
    if (this.moving || this.sent !== null || first === undefined) return;
    if (this.legal(first)) void this.give(answers);
    else this.why(first);
  }

  override cancel(): void {
    if (this.sent !== null) return;
    this.drop();
    this.lookAhead();
  }

  /** Nothing is chosen, and nothing is said about a choice. */
  private drop(): void {
    this.selected = null;
    this.drafted = null;
    this.gathered = [];
    this.explained = null;
    this.trouble = null;
    this.interrupted = false;
  }

  private async give(answers: readonly number[]): Promise<void> {
    const { number } = this.moment;
    const [answer = 0] = answers;
    const given = { number, answer };
    const several = answers.length > 1;
    this.sent = given;
    clearTimeout(this.glance);
    if (several) this.batch = { until: Infinity, short: false };
    const reply = await this.connection.send(several ? { type: 'answers', number, answers: [...answers] } : { type: 'answer', ...given });
    if (this.sent !== given) return;
    const { moment } = this.connection;
    if (reply.type === 'accepted') {
      if (several && moment !== null) this.arrive(moment, reply.taken < answers.length);
      return;
    }
    this.batch = null;
    this.sent = null;
    this.choosing = true;
    if (this.question === null && moment !== null) this.moment = shownOf(moment);
    this.drop();
    this.take(reply);
  }

  /** Answers that were given together have led to a moment; it may be on the screen already. */
  private arrive(moment: Moment, short: boolean): void {
    this.batch = { until: moment.number, short };
    if (this.moment.number !== moment.number) return;
    this.moment = shownOf(moment);
    this.face(moment);
  }

  // Looking ahead

  override foresee(answers: readonly number[]): void {
    this.pointed = answers;
    this.lookAhead(GLANCE_MS);
  }

  /** Asks what would be after what is pointed at, else after what is chosen; what was asked before is of no interest. */
  private lookAhead(pause = 0): void {
    const chosen = this.drafted?.answers ?? this.chosenOnes.map(({ number }) => number);
    const answers = this.pointed.length > 0 ? this.pointed : chosen;
    const wondered = `${this.moment.number}:${answers.join()}`;
    if (wondered === this.wondered) return;
    this.wondered = wondered;
    this.ahead = null;
    clearTimeout(this.glance);
    if (answers.length > 0 && !this.watching) this.glance = setTimeout(() => void this.glanceAt(answers, wondered), pause);
  }

  private async glanceAt(answers: readonly number[], wondered: string, assumed: readonly string[] = []): Promise<void> {
    const reply = await this.connection.send({ type: 'preview', number: this.moment.number, answers: [...answers] });
    const { moment } = this.connection;
    if (reply.type !== 'previewed' || wondered !== this.wondered || moment?.number !== reply.number) return;
    const { taken, stop, events, question } = reply;
    const next = stop === 'open' && question !== null && assumed.length < MOST_ASSUMED ? this.board.assumed?.(question) : null;
    if (question !== null && typeof next === 'number') return this.glanceAt([...answers, next], wondered, [...assumed, question.kind]);
    this.ahead = { answers, taken, stop, events, question, assumed, view: changed(moment.view, reply.differences) };
  }

  // Why not

  override why(answer: number): void {
    if (this.moving || this.sent !== null || this.choice(answer) !== undefined) return;
    this.explained = answer;
    if (!this.watching && !this.reasons.has(answer) && !this.wondering.has(answer)) void this.wonder(answer);
  }

  private async wonder(answer: number): Promise<void> {
    const { number } = this.moment;
    this.wondering.add(answer);
    const reply = await this.connection.send({ type: 'why', answer });
    if (this.moment.number !== number) return;
    this.wondering.delete(answer);
    if (reply.type === 'reason' && reply.code !== '') this.reasons.set(answer, reply);
  }

  override reason(answer: number): string | undefined {
    const refusal = this.reasons.get(answer);
    return refusal === undefined ? undefined : this.speaker.refusal(refusal);
  }

  override get note(): Note | null {
    if (this.trouble !== null) return { kind: 'trouble', text: this.said(this.trouble), rule: this.trouble.rule };
    if (this.interrupted) return { kind: 'why', text: words.say('table-together-changed'), rule: '' };
    const refusal = this.explained === null ? undefined : this.reasons.get(this.explained);
    return refusal === undefined ? null : { kind: 'why', text: this.speaker.refusal(refusal), rule: refusal.rule };
  }

  private said(trouble: Trouble): string {
    return OF_THE_SERVER.has(trouble.code) ? sentence(new Refused(trouble, 0)) : this.speaker.refusal(trouble);
  }

  /** What is stale needs no words: the table on the screen already is another. */
  private take(reply: Reply): void {
    if (reply.type === 'refused' && reply.code !== 'E_STALE') this.trouble = reply;
  }

  // Everything else that a seat can say

  override undo(): void {
    this.choosing = true;
    if (!this.watching) void this.request({ type: 'undo', number: this.moment.number });
  }

  override withdraw(): void {
    if (this.moment.withdraw) void this.request({ type: 'withdraw', number: this.moment.number });
  }

  agree(agree: boolean): void {
    void this.request({ type: 'agree', agree });
  }

  passing(until: Moment['passing']): void {
    if (until === 'ask' || until === 'always') settings.passing = until;
    void this.request({ type: 'passing', until });
  }

  nudge(seat: number): void {
    void this.request({ type: 'nudge', seat });
  }

  /** Says something in the chat; false if it was refused. */
  async say(text: string): Promise<boolean> {
    return (await this.request({ type: 'say', text })).type === 'accepted';
  }

  private async request(message: Message): Promise<Reply> {
    const reply = await this.connection.send(message);
    this.take(reply);
    return reply;
  }

  // Partners

  override point(thing: string): void {
    this.showing = false;
    void this.request({ type: 'point', thing });
  }

  /** Shows the partners what is chosen, or the next thing that is pressed. */
  showPartners(): void {
    const answers = this.ahead?.answers ?? this.chosenOnes.map(({ number }) => number);
    if (answers.length === 0) this.showing = !this.showing;
    else void this.request({ type: 'point', thing: '', number: this.moment.number, answers: [...answers] });
  }

  /** What a partner shows stays for a while; the next thing takes its place. */
  private notice({ seat, thing, differences, events }: Pointed): void {
    const base = this.connection.moment?.view ?? this.view;
    const plan = thing === '' && (differences.length > 0 || events.length > 0) ? { view: changed(base, differences), events } : null;
    const hint: Hint = { seat, thing, plan };
    this.hints = [...this.hints.filter((one) => one.seat !== seat), ...(thing === '' && plan === null ? [] : [hint])];
    setTimeout(() => (this.hints = this.hints.filter((one) => one !== hint)), HINT_MS);
  }

  // Several people at one screen

  /** The seat whose player should take the screen, before anything of theirs is shown; null if nobody has to move. */
  get curtain(): number | null {
    if (this.table.you.length < 2 || this.moment.outcome !== null || this.moment.number < 0) return null;
    const mine = this.moment.waiting.map(({ seat }) => seat).filter((seat) => this.table.you.includes(seat));
    const wanted = mine.includes(this.unveiled ?? -1) ? this.unveiled : (mine[0] ?? this.unveiled ?? this.seat);
    return wanted === this.unveiled && wanted === this.seat ? null : wanted;
  }

  /** The player of the seat has the screen. */
  async unveil(seat: number): Promise<void> {
    if (seat !== this.seat) await this.request({ type: 'look', seat });
    this.unveiled = seat;
  }
}

/** A moment that is only looked at: nobody is asked, and nothing can be taken back. */
function past(moment: Shown): Shown {
  return { ...moment, question: null, undo: false, withdraw: false };
}

function isUnseen(events: readonly Happening[]): boolean {
  return events.every(({ event }) => UNSEEN.includes(event));
}
