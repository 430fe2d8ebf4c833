// Which board a game has. A game without one of its own is played on the generic board.

import type { Component, Snippet } from 'svelte';
import { faceOf } from '../games';
import type { Happening } from '../lib/connection.svelte';
import type { Sound } from '../lib/sound';
import type { Play } from '../play/play.svelte';
import type { Section } from '../play/text';
import type { View } from '../speech/speaker';
import type { Choice, LessonAnswer, Question } from '../wire';
import type { BoardSection } from './generic/sections';
import type { Trail } from './trails';

/** An answer that a lesson waits for. */
export type Wanted = Pick<LessonAnswer, 'verb' | 'points'>;

/** How many of the answers that a lesson waits for are drafted, and in words what to do next for them. */
export interface Drafted {
  laid: number;
  next: string;
}

/** What `games/<game>/board/index.ts` exports. */
export interface BoardModule {
  /** The table; it places the prompt where it does not cover what it asks about. */
  Board: Component<{ play: Play; prompt: Snippet }>;
  /** A card enlarged, with all that is printed on it; without one the text is shown. */
  Inspect?: Component<{ play: Play; card: string }>;
  /** What is enlarged is called, where it need not be a card. */
  called?: (play: Play, thing: string) => string;
  /** What is asked, where the board asks it in another way than question by question. */
  asks?: (play: Play) => string | null;
  /** What is asked in fewer words, where the board shows the rest. */
  brief?: (play: Play) => string | null;
  /** How what is asked can be answered, while nothing is chosen. */
  hint?: (play: Play) => string | null;
  /** Of what a lesson waits for, where the board asks it in another way: how much of it is drafted; null: it is asked question by question. */
  drafted?: (play: Play, wanted: readonly Wanted[], draft: readonly number[]) => Drafted | null;
  /** What a choice costs and does, in translated lines. */
  preview?: (play: Play, answer: number) => string[];
  /** The same lines say what would happen, too; else that is told before them, as the look ahead knows it. */
  foretells?: boolean;
  /** The answer with which a look ahead goes on where it comes to a question; null: it ends there. */
  assumed?: (question: Question) => number | null;
  /** The answer that is given to a question without asking it, unless its player wants to be asked; null: it is asked. */
  usual?: (play: Play) => number | null;
  /** What a choice can be made with, for those who want to be asked about it: the text of a button. */
  rarely?: (play: Play, answer: number) => string | null;
  /** Shows what happened, from the view that is on the screen to the next one; ends at once when `skip` is aborted. */
  animate?: (play: Play, events: readonly Happening[], next: View, skip: AbortSignal) => Promise<void>;
  /** Who does what to what, for lines over the table; without it, from the seat that an event names to what else it names. */
  trails?: (play: Play, events: readonly Happening[]) => Trail[];
  /** Events that do not sound as any move does, the most telling first. */
  sounds?: Readonly<Record<string, Sound>>;
  /** Events that are shown as a scene of their own, by name; the scene begins with that event of the story. */
  staged?: readonly string[];
  /** Brings the scene when one is shown; its heading has the id `scene`. */
  scene?: () => Promise<{ default: Component<{ play: Play; from: number }> }>;
  /** The scene lies beside the table as it was before, and lights there what it tells of; else it lies over the table as it is then. */
  beside?: boolean;
  /** Brings what the marks of the board mean; its heading has the id `scene`. The board says `play.scene = 'legend'` to show it. */
  legend?: () => Promise<{ default: Component<{ play: Play }> }>;
  /** Brings what everybody has in the end; without it, the points are listed. */
  final?: () => Promise<{ default: Component<{ play: Play; winners: readonly number[] }> }>;
  /** Events that others follow from, by name: the log sets those in. */
  leads?: readonly string[];
  /** The table in sentences, where there is no board. */
  read?: (play: Play) => Section[];
  /** What is called that the window on the screen interrupts; all of its windows can be let pass together. */
  interrupted?: (play: Play) => string | null;
  /** Choices that point at nothing, yet stand beside those that do and not in the prompt. */
  listed?: (choice: Pick<Choice, 'verb' | 'points'>) => boolean;
  /** For a choice that points at something on the table and is half of a yes and no: the text of its button in the prompt; null: it has none. */
  worded?: (play: Play, choice: Pick<Choice, 'verb' | 'points'>) => string | null;
  /** The key of an answer that has the same one in every question; the others get those that are left. */
  keyOf?: (choice: Pick<Choice, 'verb' | 'points'>) => string | null;
  /** The width of a window in pixels from which on the side panel is open at first; every board has room for it at 1000. */
  roomy?: number;
  /** For the generic board: what a choice is listed under. */
  group?: (play: Play, choice: Pick<Choice, 'verb' | 'points'>) => string;
  /** For the generic board: the table in sections. */
  sections?: (play: Play) => BoardSection[];
  /** The key of what a choice points at: in the sections of the generic board, and where a lesson speaks of it. */
  pointed?: (choice: Choice) => string | null;
}

export function loadBoard(game: string): Promise<BoardModule> {
  return faceOf(game)?.board() ?? import('./generic');
}
