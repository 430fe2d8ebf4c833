// A table as sections: facts and tables of things, whatever the game. The generic board shows them.

import type { IconName } from '../../icons';
import { words } from '../../lib/words.svelte';
import type { Play } from '../../play/play.svelte';
import { type Branch, seatBranches, shared } from '../../play/text/outline';
import { inRow } from '../../speech/people';

export type Tone = 'bliss' | 'gloom' | 'red' | 'yellow' | 'green' | 'blue' | 'purple';

/** Something that lies there: a card, a token, a word. */
export interface Thing {
  text: string;
  icon?: IconName;
  tone?: Tone;
  /** More than its name. */
  about?: string;
  /** The same in a few signs; then `about` is for those who point at it or hear it. */
  sign?: string;
  /** The card that is enlarged when it is pressed. */
  card?: string;
  /** By what the log and choices know it: `space:valley-1`. */
  key?: string;
  /** Only where something could be. */
  soft?: boolean;
  /** There is nothing: left out where there is little room, unless it can be chosen. */
  blank?: boolean;
}

export interface Fact {
  name: string;
  things: readonly Thing[];
}

export interface Grid {
  columns: readonly string[];
  /** The columns whose things speak for themselves where there is no room for headings. */
  bare?: readonly number[];
  /** The first cell of a row names it. */
  rows: readonly (readonly (readonly Thing[])[])[];
}

/** Places in rows, each row half a place beside the one above it; the first thing of a place names it. */
export type Bricks = readonly (readonly (readonly Thing[])[])[];

export interface BoardSection {
  heading: string;
  tone?: Tone;
  /** Whose it is. */
  seat?: number;
  wide?: boolean;
  /** What the viewer holds: always in sight. */
  hand?: boolean;
  facts: readonly Fact[];
  grid?: Grid;
  bricks?: Bricks;
  /** Sentences that stand by themselves. */
  notes?: readonly string[];
}

/** A game without sections of its own: what its view says, and what lies before each seat. */
export function plainSections(play: Play): BoardSection[] {
  const table = { heading: words.say('table-text-table'), facts: factsOf(shared(play)) };
  const seats = play.table.seats.map((_, seat) => ({ heading: play.speaker.player(seat), seat, facts: factsOf(seatBranches(play, seat)) }));
  return [table, ...seats];
}

/** Branches of an outline as facts; what is deeper is named with what it is in. */
function factsOf(branches: readonly Branch[], above = ''): Fact[] {
  return branches.flatMap(({ name, text, branches: inner }) => {
    const path = above === '' ? name : words.say('table-text-inside', { outer: above, inner: name });
    return text === null ? factsOf(inner, path) : [{ name: path, things: [{ text }] }];
  });
}

/** A section as lines of text. */
export function linesOf({ facts, grid, bricks = [], notes = [] }: BoardSection): string[] {
  const lines = bricks.flatMap((row) => row.map(([place, ...things]) => (place === undefined ? '' : said(named(place), things))));
  lines.push(...facts.map(({ name, things }) => said(name, things)));
  for (const [head = [], ...cells] of grid?.rows ?? []) {
    const filled = cells.flatMap((things, column) => (things.length === 0 ? [] : [said(grid?.columns[column + 1] ?? '', things)]));
    const name = inRow(
      words,
      head.map(({ text }) => text),
    );
    lines.push(
      said(name, filled.length === 0 ? [] : [{ text: filled.reduce((first, next) => words.say('table-text-facts', { first, next })) }]),
    );
  }
  return [...lines, ...notes];
}

function said(name: string, things: readonly Thing[]): string {
  const value = inRow(words, things.map(named));
  return words.say('table-text-fact', { name, value: value === '' ? words.say('table-text-nothing') : value });
}

function named({ text, about }: Thing): string {
  return about === undefined ? text : words.say('aside', { text, about });
}
