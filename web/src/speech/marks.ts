import { FluentNumber, type Scope } from '@fluent/bundle';
import type { Argument } from '../lib/words.svelte';
import type { Line, Mention, Mentioned } from './speaker';

// Names go through a message between marks that no text has (from a private use area), so that they are found again in
// whatever order and grammar a language puts them.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const FIRST = 0xe100; // + the number of what is named
const MARKED = /\uE000([\uE100-\uE1FF])([^\uE000\uE001]*)\uE001/u;

/** Numbers must stay numbers: messages choose by them. */
class MarkedNumber extends FluentNumber {
  constructor(
    value: number,
    private readonly number: number,
  ) {
    super(value);
  }

  override toString(scope?: Scope): string {
    return marked(super.toString(scope), this.number);
  }
}

/** The arguments of a message with marks around those that name something; `named` says which do. */
export function withMarks(
  args: Readonly<Record<string, Argument>>,
  named: ReadonlyMap<string, Mentioned>,
): { args: Record<string, Argument>; things: Mentioned[] } {
  const things = [...named.values()];
  const numbers = [...named.keys()];
  const wrapped = Object.entries(args).map(([name, value]): [string, Argument] => {
    const number = numbers.indexOf(name);
    if (number < 0 || value === '') return [name, value];
    return [name, typeof value === 'number' ? new MarkedNumber(value, number) : marked(String(value), number)];
  });
  return { args: Object.fromEntries(wrapped), things };
}

/** The text without its marks, and where they were. */
export function lineOf(said: string, things: readonly Mentioned[]): Line {
  const mentions: Mention[] = [];
  let text = said;
  for (let found = MARKED.exec(text); found !== null; found = MARKED.exec(text)) {
    const [all, mark = '', name = ''] = found;
    const thing = things[(mark.codePointAt(0) ?? FIRST) - FIRST];
    if (thing !== undefined) mentions.push({ start: found.index, end: found.index + name.length, ...thing });
    text = text.slice(0, found.index) + name + text.slice(found.index + all.length);
  }
  return { text, mentions };
}

/** A name between its marks; people's own names may hold anything, so what could be taken for a mark is left out. */
function marked(name: string, number: number): string {
  return OPEN + String.fromCodePoint(FIRST + number) + name.replace(/[\uE000-\uE1FF]/gu, '') + CLOSE;
}
