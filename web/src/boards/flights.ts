// What moves on a board, from where it came to where it goes: for any board that says where its things lie.

import { type Component, mount, unmount } from 'svelte';
import type { Happening } from '../lib/connection.svelte';
import { type Pace, settings } from '../lib/settings.svelte';
import type { Play } from '../play/play.svelte';
import { shownAt } from './anchor';
import type { Polarity } from './emotions/emblems';
import Flying from './Flying.svelte';

/** Something goes from one anchor to another, or an anchor pulses where it is. */
export interface Movement {
  from: string;
  /** Absent: `from` pulses. */
  to?: string;
  /** The card that moves, null for one that is not known, absent for what is no card. */
  card?: string | null;
  gem?: Polarity;
  /** Something small of the game's own that moves, a cube or a figure: its cargo knows how it looks. */
  token?: string;
  /** What moves leaves its place empty. */
  leaves?: boolean;
  /** Pulses that warn. */
  danger?: boolean;
}

/** Movements that are shown together; steps follow one another. */
export type Step = Movement[];

/** What is needed to show them. */
export type Moving = Pick<Play, 'seat' | 'anchors'>;

/** A card on its way; null: it is not known. */
export interface Flown<P extends Moving> {
  play: P;
  card: string | null;
}

/** How a game's cards look on their way, and how wide they are for their height. */
export interface Cargo<P extends Moving> {
  card: Component<Flown<P>>;
  aspect: number;
  token?: Component<{ play: P; token: string }>;
}

const FLIGHT_MS = 230;
const PULSE_MS = 200;
const STILL_MS = 150; // with reduced motion things only light up
const STAGGER_MS = 45;
const GEM = 18;
const MOST_TOKEN = 34;
const PULSE_REACH = 1.08;
/** How much longer than the own deeds those of others are shown. */
const UNHURRIED: Record<Pace, number> = { calm: 2.2, brisk: 1.4, instant: 1 };

/** Shows the steps of what happened on the view that is on the screen; what has arrived stays until the end. */
export async function fly<P extends Moving>(
  play: P,
  steps: readonly Step[],
  events: readonly Happening[],
  cargo: Cargo<P>,
  skip: AbortSignal,
): Promise<void> {
  const { motion } = document.documentElement.dataset;
  if (motion === 'off' || skip.aborted) return;
  const own = events.some(({ seat }) => seat === play.seat);
  const scene = new Scene(play, cargo, motion === 'reduced', own ? 1 : UNHURRIED[settings.pace]);
  skip.addEventListener('abort', () => scene.clear());
  for (const step of steps) {
    if (skip.aborted) break;
    await Promise.all(step.map((movement, number) => scene.show(movement, number * STAGGER_MS)));
  }
  scene.clear();
}

/** Everything that is on its way, or has arrived before the view says so. */
class Scene<P extends Moving> {
  private readonly ghosts: Record<string, unknown>[] = [];
  private readonly running: Animation[] = [];

  constructor(
    private readonly play: P,
    private readonly cargo: Cargo<P>,
    private readonly still: boolean,
    private readonly longer: number,
  ) {}

  async show(movement: Movement, delay: number): Promise<void> {
    const from = shownAt(this.play.anchors, movement.from);
    const to = movement.to === undefined ? undefined : shownAt(this.play.anchors, movement.to);
    if (this.still || to === undefined) await this.pulse(to ?? from, movement.danger ?? false, delay);
    else if (from !== undefined) await this.fly(movement, from, to, delay);
  }

  clear(): void {
    for (const animation of this.running.splice(0)) animation.cancel();
    for (const ghost of this.ghosts.splice(0)) void unmount(ghost);
  }

  private async fly(movement: Movement, from: Element, to: Element, delay: number): Promise<void> {
    const size = sizeOf(movement, from, to);
    const [start, end] = [this.box(size, from), this.box(size, to)];
    const ghost = mount(Flying<P>, {
      target: document.body,
      props: { play: this.play, movement, cargo: this.cargo, box: end },
    });
    this.ghosts.push(ghost);
    const flying = document.body.lastElementChild;
    if (flying === null) return;
    if (movement.leaves && from === this.play.anchors.get(movement.from))
      this.run(from, { opacity: [0, 0] }, { duration: 1, fill: 'forwards' });
    const scale = start.width / end.width;
    const away = `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${scale})`;
    await this.run(
      flying,
      { transform: [away, 'none'], transformOrigin: ['0 0', '0 0'] },
      { duration: FLIGHT_MS * this.longer, delay, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'both' },
    );
    // A fragment is swallowed, a card in a hand is one of many; cards on the table stay.
    if (movement.gem !== undefined || movement.to?.startsWith('hand:'))
      this.run(flying, { opacity: [1, 0] }, { duration: 1, fill: 'forwards' });
  }

  private async pulse(element: Element | undefined, danger: boolean, delay: number): Promise<void> {
    if (element === undefined) return;
    const glow = `drop-shadow(0 0 10px var(${danger ? '--danger' : '--look'}))`;
    const scale = this.still ? ['none', 'none', 'none'] : ['none', `scale(${PULSE_REACH})`, 'none'];
    await this.run(
      element,
      { filter: ['none', glow, 'none'], transform: scale },
      { duration: (this.still ? STILL_MS : PULSE_MS) * this.longer, delay },
    );
  }

  /** Ends quietly when it is cancelled. */
  private async run(element: Element, frames: PropertyIndexedKeyframes, timing: KeyframeAnimationOptions): Promise<void> {
    const animation = element.animate(frames, timing);
    this.running.push(animation);
    await animation.finished.catch(() => undefined);
  }

  /** Where something of its own size stands in the middle of an anchor. */
  private box(size: number | null, element: Element): DOMRect {
    const { x, y, width, height } = element.getBoundingClientRect();
    const wide = size ?? Math.min(width, height * this.cargo.aspect);
    const high = size ?? wide / this.cargo.aspect;
    return new DOMRect(x + (width - wide) / 2, y + (height - high) / 2, wide, high);
  }
}

/** How large something small is on its whole way; null: a card is as large as its places. */
function sizeOf({ gem, token }: Movement, from: Element, to: Element): number | null {
  if (gem !== undefined) return GEM;
  if (token === undefined) return null;
  const sides = [from, to].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    return [width, height];
  });
  return Math.min(MOST_TOKEN, ...sides);
}
