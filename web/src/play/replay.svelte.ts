// A finished game, moment by moment, as any seat or a spectator saw it.

import type { BoardModule } from '../boards';
import { api } from '../lib/api';
import type { Happening, Viewer } from '../lib/connection.svelte';
import type { SpeakerMaker } from '../speech/speaker';
import type { GameInfo, Step, TableInfo } from '../wire';
import { type Asking, BEFORE_THE_START, Play } from './play.svelte';

const AT_ONCE = 200;
const NOBODY = -1;

export type Fetch = typeof api.steps;

export class ReplayPlay extends Play {
  readonly live = false;
  /** The moment on the screen, from 0 to `last`. */
  at: number = $state(0);
  private steps: readonly Step[] = $state.raw([]);
  private viewer: Viewer = $state(null);
  private count: number = $state(0);

  /** The moments at which a turn begins, and the first and last one. */
  readonly turns: readonly number[] = $derived.by(() => {
    const begun = this.steps.filter(({ events }) => events.some((event) => event.event === 'turn')).map(({ number }) => number);
    return [...new Set([0, ...begun, this.last])];
  });

  private readonly events: readonly Happening[] = $derived(this.steps.flatMap(({ events }): Happening[] => events));
  /** The moment that was left for that of a scene. */
  private left: number | null = null;
  /** The moment of each event. */
  private readonly moments: readonly number[] = $derived(this.steps.flatMap(({ number, events }) => events.map(() => number)));

  constructor(
    game: GameInfo,
    table: TableInfo,
    board: BoardModule,
    makeSpeaker: SpeakerMaker,
    private readonly fetch: Fetch = api.steps,
  ) {
    super(game, table, board, makeSpeaker);
  }

  get last(): number {
    return this.count;
  }

  override get log(): readonly Happening[] {
    return this.steps.length > 0 ? this.events : this.story;
  }

  override momentOf(event: number): number | null {
    return this.moments[event] ?? null;
  }

  /** Shows the game as a seat (null: a spectator) saw it, at the same moment. */
  async look(viewer: Viewer): Promise<void> {
    this.viewer = viewer;
    const steps: Step[] = [];
    for (let more = true; more;) {
      const part = await this.fetch(this.table.id, viewer, steps.length, AT_ONCE);
      if (this.viewer !== viewer) return; // somebody else's view has been chosen meanwhile
      steps.push(...part.steps);
      this.count = part.count;
      more = part.steps.length > 0 && steps.length <= part.count;
    }
    this.steps = steps;
    this.go(this.at);
  }

  go(step: number): void {
    this.skip();
    this.at = Math.min(Math.max(step, 0), this.last);
    const shown = this.steps[this.at];
    if (shown === undefined) return;
    const outcome = this.at === this.last ? this.table.outcome : null;
    this.moment = { ...BEFORE_THE_START, seat: this.viewer, number: this.at, view: shown.view, outcome };
    this.story = this.steps.slice(0, this.at + 1).flatMap((step): Happening[] => step.events);
  }

  /** A scene that lies beside the table is seen with the table as it was before; then it is as it was when it was asked for. */
  override restage(from: number): void {
    const moment = this.momentOf(from);
    if (this.board.beside === true && moment !== null) {
      this.left = this.at;
      this.go(moment - 1);
    }
    super.restage(from);
  }

  override closeScene(): void {
    super.closeScene();
    if (this.left !== null) this.go(this.left);
    this.left = null;
  }

  /** One moment on, with its movements; false at the end. */
  async forward(): Promise<boolean> {
    const from = this.at;
    const next = this.steps[from + 1];
    if (next === undefined) return false;
    await this.show(next.events, next.view);
    if (this.at === from) this.go(from + 1);
    return this.at < this.last;
  }

  /** To the beginning of the next turn, or of the present or last one. */
  turn(forwards: boolean): void {
    const next = forwards ? this.turns.find((turn) => turn > this.at) : this.turns.findLast((turn) => turn < this.at);
    if (next !== undefined) this.go(next);
  }

  /** The answer that led to this moment, in words, and who gave it. */
  get given(): { seat: number; label: string } | null {
    const step = this.steps[this.at];
    if (step === undefined || step.seat === null || step.choice === null) return null;
    const before = (this.steps[this.at - 1]?.view.question as Asking[] | undefined) ?? [];
    const kind = before.find(({ seat }) => seat === step.seat)?.kind ?? '';
    return { seat: step.seat, label: this.speaker.choice(step.choice, kind, this.seat ?? NOBODY) };
  }
}
