import type { Action } from 'svelte/action';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** A thing's middle on the screen. */
export interface Spot {
  x: number;
  y: number;
}

const KEYS: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
const THING = '[data-thing]';
// Going sideways counts more than going on: a neighbour in the same row is nearer than one in the next.
const ASKEW = 2.5;
// How far aside a thing may lie, for each step in the direction: less when it lies in another zone.
const WITHIN = 2;
const BEYOND = 1.2;

/** The spot that lies nearest in a direction, null if there is none. */
export function nearest<T extends Spot>(from: Spot, spots: readonly T[], direction: Direction, aside = WITHIN): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const { along, across } = apart(from, spot, direction);
    if (along <= 1 || across > along * aside) continue;
    const distance = along + across * ASKEW;
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}

function apart(from: Spot, to: Spot, direction: Direction): { along: number; across: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (direction === 'left' || direction === 'right') return { along: direction === 'left' ? -dx : dx, across: Math.abs(dy) };
  return { along: direction === 'up' ? -dy : dy, across: Math.abs(dx) };
}

/** One of a zone's things takes part in the order of Tab; arrows go on within the zone, then over the whole board. */
export const roving: Action<HTMLElement> = (zone) => {
  const things = (within: ParentNode): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(THING)].filter(isShown);

  function tabTo(chosen: HTMLElement | undefined): void {
    for (const thing of zone.querySelectorAll<HTMLElement>(THING)) thing.tabIndex = thing === chosen ? 0 : -1;
  }

  function settle(): void {
    const all = things(zone);
    if (!all.some((thing) => thing.tabIndex === 0)) tabTo(all[0]);
  }

  function onFocus(event: FocusEvent): void {
    const thing = (event.target as HTMLElement).closest<HTMLElement>(THING);
    if (thing !== null) tabTo(thing);
  }

  function onKey(event: KeyboardEvent): void {
    const direction = KEYS[event.key];
    const current = (event.target as HTMLElement).closest<HTMLElement>(THING);
    if (direction === undefined || current === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const board = zone.closest<HTMLElement>('[data-board]') ?? zone;
    const from = middle(current);
    const next = nearest(from, things(zone).map(middle), direction) ?? nearest(from, things(board).map(middle), direction, BEYOND);
    event.preventDefault();
    next?.thing.focus();
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(zone, { childList: true, subtree: true });
  zone.addEventListener('focusin', onFocus);
  zone.addEventListener('keydown', onKey);
  tabTo(things(zone)[0]);
  return {
    destroy() {
      watcher.disconnect();
      zone.removeEventListener('focusin', onFocus);
      zone.removeEventListener('keydown', onKey);
    },
  };
};

function middle(thing: HTMLElement): Spot & { thing: HTMLElement } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, thing };
}

function isShown(thing: HTMLElement): boolean {
  return thing.checkVisibility?.() ?? true;
}
