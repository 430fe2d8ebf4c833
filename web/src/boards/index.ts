// Which board a game has. A game without one of its own is played on the generic board.

import type { Component, Snippet } from 'svelte';
import type { Happening } from '../lib/connection.svelte';
import type { Play } from '../play/play.svelte';
import type { View } from '../speech/speaker';

/** What `boards/<game>/index.ts` exports. */
export interface BoardModule {
  /** The table; it places the prompt where it does not cover what it asks about. */
  Board: Component<{ play: Play; prompt: Snippet }>;
  /** A card enlarged, with all that is printed on it; without one the text is shown. */
  Inspect?: Component<{ play: Play; card: string }>;
  /** What a choice costs and does, in translated lines. */
  preview?: (play: Play, option: number) => string[];
  /** Shows what happened, from the view that is on the screen to the next one; ends at once when `skip` is aborted. */
  animate?: (play: Play, events: readonly Happening[], next: View, skip: AbortSignal) => Promise<void>;
}

const boards: Readonly<Record<string, () => Promise<BoardModule>>> = {
  'cerebria-cards': () => import('./cerebria-cards'),
};

export function loadBoard(game: string): Promise<BoardModule> {
  return boards[game]?.() ?? import('./generic');
}
