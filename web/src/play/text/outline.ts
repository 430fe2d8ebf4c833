// Any view as an outline: for games that have no words of their own yet. No knowledge of any game.

import { words } from '../../lib/words.svelte';
import { inRow } from '../../speech/people';
import type { Play } from '../play.svelte';

export interface Branch {
  name: string;
  /** What it is, if it is one thing. */
  text: string | null;
  branches: Branch[];
}

/** Parts of a view that are shown elsewhere or mean nothing to people. */
const ELSEWHERE = ['game', 'players', 'seat', 'seats', 'question', 'stack', 'options'];

/** All that the table shows besides its seats. */
export function shared(play: Play): Branch[] {
  return Object.entries(play.view)
    .filter(([name]) => !ELSEWHERE.includes(name))
    .map(([name, value]) => branch(readable(name), value));
}

/** What lies before one seat. */
export function seatBranches(play: Play, seat: number): Branch[] {
  const seats = play.view.seats;
  const own: unknown = Array.isArray(seats) ? seats[seat] : undefined;
  return typeof own === 'object' && own !== null ? branch('', own).branches : [];
}

/** An outline as lines of text, the inner ones after the outer ones. */
export function lines(branches: readonly Branch[], above = ''): string[] {
  return branches.flatMap(({ name, text, branches: inner }) => {
    const path = above === '' ? name : words.say('table-text-inside', { outer: above, inner: name });
    return text === null ? lines(inner, path) : [words.say('table-text-fact', { name: path, value: text })];
  });
}

function branch(name: string, value: unknown): Branch {
  if (Array.isArray(value)) return listed(name, value);
  if (typeof value === 'object' && value !== null) {
    const branches = Object.entries(value).map(([inner, entry]) => branch(readable(inner), entry));
    return { name, text: null, branches };
  }
  return { name, text: fact(value), branches: [] };
}

function listed(name: string, values: readonly unknown[]): Branch {
  if (values.every((value) => typeof value !== 'object' || value === null)) {
    const text = values.length === 0 ? words.say('table-text-nothing') : inRow(words, values.map(fact));
    return { name, text, branches: [] };
  }
  return { name, text: null, branches: values.map((value, number) => branch(String(number + 1), value)) };
}

function fact(value: unknown): string {
  if (typeof value === 'boolean') return words.say(value ? 'value-yes' : 'value-no');
  if (value === null || value === undefined || value === '') return words.say('table-text-nothing');
  return typeof value === 'string' ? readable(value) : String(value);
}

function readable(name: string): string {
  return name.replaceAll('_', ' ');
}
