// A table as a board sees it. `LivePlay` plays over a connection, `ReplayPlay` shows a finished game; boards know neither.

import type { Choice, GameInfo, Moment, Question, SeatInfo, Takeback, TableInfo, Waiting } from '../wire';
import type { BoardModule } from '../boards';
import type { Line } from '../boards/trails';
import type { Happening, Viewer } from '../lib/connection.svelte';
import type { Mentioned, Speaker, SpeakerMaker, View } from '../speech/speaker';
import { settings } from '../lib/settings.svelte';
import { words } from '../lib/words.svelte';
import type { Ahead } from './ahead';
import { keysOf } from './keys';
import { keyOf } from './mentions';
import { lately } from './story';

/** What is on the screen: the last moment of which every movement has been shown. */
export interface Shown {
  seat: Viewer;
  number: number;
  view: View;
  question: Question | null;
  waiting: Waiting[];
  ahead: number; // seconds by which the server's clock is ahead of this one
  undo: boolean;
  withdraw: boolean;
  takeback: Takeback | null;
  passing: Moment['passing'];
  outcome: Record<string, unknown> | null;
}

/** What is shown over the table: an event of the story that deserves it, the meaning of the marks, or the end. */
export type SceneOf = number | 'legend' | 'end';

/** A partner points at a thing, by its key, or shows the table as it would be by what it plans. */
export interface Hint {
  seat: number;
  thing: string;
  plan: { view: View; events: readonly Happening[] } | null;
}

/** What ends a look ahead that its player should know of. */
const ENDINGS: readonly Ahead['stop'][] = ['hidden', 'chance', 'over', 'other'];

/** Answers that were chosen as one, with what they mean together. */
export interface Draft {
  answers: readonly number[];
  label: string;
}

/** An open question as views tell it: everybody knows who is asked, and by which name the question goes. */
export interface Asking {
  seat: number;
  kind: string;
}

export const BEFORE_THE_START: Shown = {
  seat: null,
  number: -1,
  view: {},
  question: null,
  waiting: [],
  ahead: 0,
  undo: false,
  withdraw: false,
  takeback: null,
  passing: 'ask',
  outcome: null,
};

export interface Note {
  kind: 'why' | 'trouble';
  text: string;
  rule: string;
}

export abstract class Play {
  abstract readonly live: boolean;
  table: TableInfo = $state.raw() as TableInfo;
  moment: Shown = $state.raw(BEFORE_THE_START);
  /** The events that stand in the log: those whose movements have been shown. */
  story: readonly Happening[] = $state.raw([]);
  /** The answer that was chosen last. */
  selected: number | null = $state(null);
  /** All that were chosen, where several are chosen together. */
  protected gathered: readonly number[] = $state.raw([]);
  /** What was chosen by pointing at a thing, where several answers say it. */
  drafted: Draft | null = $state.raw(null);
  lit: ReadonlySet<string> = $state.raw(new Set());
  /** What happened last, while the table takes its time to show it. */
  telling: readonly Happening[] = $state.raw([]);
  /** From those who acted last to what they did it to. */
  trails: readonly Line[] = $state.raw([]);
  scene: SceneOf | null = $state(null);
  /** What partners show. */
  hints: readonly Hint[] = $state.raw([]);
  /** What would be after the answers that are chosen or pointed at; null while none are, or nobody knows yet. */
  ahead: Ahead | null = $state.raw(null);
  /** The card that is shown enlarged. */
  inspected: string | null = $state(null);
  readonly anchors = new Map<string, Element>();
  private skipping: AbortController | null = $state.raw(null);

  readonly names: string[] = $derived(this.table.seats.map(nameOf));
  readonly speaker: Speaker = $derived.by(() => this.makeSpeaker(this.names));
  private readonly choices = $derived(new Map((this.question?.choices ?? []).map((choice) => [choice.number, choice])));
  /** Keys that answers always have, whether they can be given now or not. */
  private readonly fixedKeys = $derived.by(() => {
    const all = [...(this.question?.choices ?? []), ...(this.question?.barred ?? [])];
    const keys = all.map((choice) => [choice.number, this.board.keyOf?.(choice) ?? ''] as const);
    return new Map(keys.filter(([, key]) => key !== ''));
  });
  private readonly keys = $derived(keysOf([...this.choices.keys()], this.fixedKeys));

  constructor(
    readonly game: GameInfo,
    table: TableInfo,
    readonly board: BoardModule,
    private readonly makeSpeaker: SpeakerMaker,
  ) {
    this.table = table;
  }

  get seat(): Viewer {
    return this.moment.seat;
  }

  /** The answer that is on its way. */
  get sending(): number | null {
    return null;
  }

  /** What the log tells; of a finished game also what comes after the moment on the screen. */
  get log(): readonly Happening[] {
    return this.story;
  }

  /** The moment to which an event of the log led, where one can go there. */
  momentOf(event: number): number | null {
    void event;
    return null;
  }

  get view(): View {
    return this.moment.view;
  }

  get question(): Question | null {
    return this.moment.question;
  }

  /** Who is asked what, as everybody may know it. */
  get asked(): readonly Asking[] {
    return (this.view.question as Asking[] | undefined) ?? [];
  }

  /** The others wait for this seat; who is ready may still be shown a question, to reconsider. */
  get awaited(): boolean {
    return this.question !== null && !this.ready;
  }

  /** This seat has decided: its question only lets it change its mind while others still think. */
  get ready(): boolean {
    return this.question?.settled === true;
  }

  /** Who is waited for: those who are ready are asked too, but nobody waits for them. */
  get pending(): readonly Asking[] {
    const waited = this.moment.waiting.map(({ seat }) => seat);
    return waited.length === 0 ? this.asked : this.asked.filter(({ seat }) => waited.includes(seat));
  }

  /** The seats whose table this is only to watch have none of their own. */
  get watching(): boolean {
    return this.table.you.length === 0;
  }

  /** The people who play on the same side. */
  get partners(): readonly number[] {
    const sides = this.game.sides[this.table.players - this.game.players_min] ?? [];
    const { seat } = this;
    if (seat === null) return [];
    const { you, seats } = this.table;
    return sides.flatMap((side, mate) => (side === sides[seat] && !you.includes(mate) && seats[mate]?.kind === 'person' ? [mate] : []));
  }

  /** The question only offers to react to what somebody else does; the own turn is nothing to let pass. */
  get reacting(): boolean {
    return this.question?.window === true && this.view.active !== this.seat;
  }

  /** What can be let pass as a whole, because the window may not be its only one: its name. */
  get passable(): string | null {
    return this.question?.window === true ? (this.board.interrupted?.(this) ?? null) : null;
  }

  legal(answer: number): boolean {
    return this.live && this.choices.has(answer);
  }

  choice(answer: number): Choice | undefined {
    return this.choices.get(answer);
  }

  /** The full label of an answer. */
  label(choice: Pick<Choice, 'verb' | 'points'>): string {
    return this.speaker.choice(choice, this.question?.kind ?? '', this.seat ?? 0);
  }

  /** The key that selects an answer, '' if there are more answers than keys. */
  key(answer: number): string {
    return this.keys.get(answer) ?? '';
  }

  answerOf(key: string): number | undefined {
    return [...this.keys].find(([, known]) => known === key)?.[0];
  }

  /** How many answers can be chosen together now. */
  get together(): number {
    return 1;
  }

  /** An answer is chosen; of several copies of a thing that mean the same answer, those before `copy` are chosen first. */
  chosen(answer: number, copy = 0): boolean {
    if (this.together === 1) return this.selected === answer;
    return this.gathered.filter((one) => one === answer).length > copy;
  }

  /** What was chosen, in the order of choosing. */
  get chosenOnes(): Choice[] {
    const chosen = this.together === 1 && this.selected !== null ? [this.selected] : this.gathered;
    return chosen.flatMap((answer) => this.choice(answer) ?? []);
  }

  /** What the selected answer would lead to, what it means, and what comes then, in translated lines: what is first is in sight in any case. */
  get preview(): string[] {
    if (this.selected === null) return [];
    if (this.drafted !== null) return [...this.tellAhead(this.repeats(false)), ...this.tellEnding()];
    const meant = this.board.preview?.(this, this.selected) ?? [];
    if (this.board.foretells === true || !this.aheadOfChosen) return meant;
    return [...this.tellAhead(this.repeats(meant.length > 0)), ...meant, ...this.tellEnding()];
  }

  /** What the answers that are looked ahead at lead to, in sentences, and what comes then. */
  get foretold(): string[] {
    return [...this.tellAhead(0), ...this.tellEnding()];
  }

  /** The look ahead is at what is chosen, and not at what else is pointed at. */
  private get aheadOfChosen(): boolean {
    const answers = this.ahead?.answers ?? [];
    return this.chosenOnes.every(({ number }, place) => answers[place] === number);
  }

  /** How many events say only what is done, which the draft or the label has said; where nothing else is told, that is told again. */
  private repeats(told: boolean): number {
    const [first, second] = this.ahead?.events ?? [];
    return (second !== undefined || told) && this.board.leads?.includes(String(first?.event)) === true ? 1 : 0;
  }

  private tellAhead(from: number): string[] {
    const events = this.laidAsAWhole ? [] : (this.ahead?.events.slice(from) ?? []);
    return events.length === 0 ? [] : [lately(events, this.speaker)];
  }

  private tellEnding(): string[] {
    const stop = this.ahead?.stop;
    return stop !== undefined && ENDINGS.includes(stop) && !this.laidAsAWhole ? [words.say('table-ahead', { stop })] : [];
  }

  /** What is laid as a whole shows itself. */
  private get laidAsAWhole(): boolean {
    return this.board.asks?.(this) != null;
  }

  /** An event is worth a scene of its own. */
  staged(event: Happening): boolean {
    return this.board.staged?.includes(String(event.event)) === true;
  }

  /** Shows a scene once more that began with an event of the story. */
  restage(from: number): void {
    this.scene = from;
  }

  /** The table goes on behind a scene that was looked at. */
  closeScene(): void {
    this.scene = null;
  }

  /** What harms oneself or does nothing is asked once more, with these words. */
  get caution(): string | null {
    return this.selected === null ? null : this.warning(this.selected);
  }

  protected warning(answer: number): string | null {
    const caution = this.choice(answer)?.caution ?? '';
    return caution === '' ? null : this.speaker.caution(caution);
  }

  /** There is something to take back: a selection, an answer, or all that was begun. */
  get canGoBack(): boolean {
    return this.selected !== null || this.moment.undo || this.moment.withdraw;
  }

  /** Takes back the last thing: the selection, else the last answer, else all that was begun. */
  back(): void {
    if (this.selected !== null) this.cancel();
    else if (this.moment.undo) this.undo();
    else this.withdraw();
  }

  inspect(card: string | null): void {
    this.inspected = card;
  }

  /** Lights what a line of the log names; nothing puts the lights out. */
  light(things: readonly Mentioned[]): void {
    this.lit = new Set(things.flatMap(keyOf));
  }

  // Movements

  /** Movements are being shown; what comes after them is not on the screen yet. */
  get moving(): boolean {
    return this.skipping !== null;
  }

  /** Ends the movements that are being shown. */
  skip(): void {
    this.skipping?.abort();
  }

  /** Shows what happened, where it happened, on the way to the next view. */
  protected async show(events: readonly Happening[], next: View): Promise<void> {
    const { animate } = this.board;
    if (animate === undefined || events.length === 0 || settings.motion === 'off' || settings.textMode || document.hidden) return;
    await this.skippable((skipped) => animate(this, events, next, skipped));
  }

  /** Waits for something that ends at once when it is skipped. */
  protected async skippable(shown: (skipped: AbortSignal) => Promise<unknown>): Promise<void> {
    const skipping = new AbortController();
    this.skipping = skipping;
    const skipped = new Promise<void>((end) => skipping.signal.addEventListener('abort', () => end()));
    try {
      await Promise.race([shown(skipping.signal), skipped]);
    } finally {
      this.skipping = null;
    }
  }

  // What only a live table can do; a replay stays as it is.

  /** A sentence for whoever tried something that cannot be done, with the rule behind it. */
  get note(): Note | null {
    return null;
  }

  pick(answer: number, copy = 0): void {
    void [answer, copy];
  }

  why(answer: number): void {
    void answer;
  }

  reason(answer: number): string | undefined {
    void answer;
    return undefined;
  }

  /** Asks what would be after some answers that are pointed at; none: nothing is pointed at any more. */
  foresee(answers: readonly number[]): void {
    void answers;
  }

  /** Chooses several answers as one; chosen again, they are given. */
  draft(drafted: Draft): void {
    void drafted;
  }

  /** Gives the answers of one command together, up to the first that no longer fits. */
  answerAll(answers: readonly number[]): void {
    void answers;
  }

  /** Shows the partners a thing of the board, by its key. */
  point(thing: string): void {
    void thing;
  }

  commit(): void {}
  cancel(): void {}
  undo(): void {}
  withdraw(): void {}
}

/** Bots have no names of their own. */
function nameOf({ kind, name }: SeatInfo, seat: number): string {
  return kind === 'bot' && name === '' ? words.say('table-bot', { number: seat + 1 }) : name;
}
