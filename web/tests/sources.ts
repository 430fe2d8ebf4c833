import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const src = resolve(import.meta.dirname, '../src');
const GENERATED = ['icons.ts', 'wire.ts'];

/** The client's own sources, by their paths in src/. */
export function sources(): Map<string, string> {
  const paths = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const wanted = paths.filter((path) => /\.(ts|svelte)$/u.test(path) && !GENERATED.includes(path));
  return new Map(wanted.sort().map((path) => [path, readFileSync(join(src, path), 'utf8')]));
}

/** Every text between quotes of one kind, also one inside quotes of another kind. */
export function literals(code: string): Set<string> {
  const quoted = ["'", '"', '`'].flatMap((quote) => [...code.matchAll(new RegExp(`${quote}([^${quote}\\n]*)${quote}`, 'gu'))]);
  return new Set(quoted.map((found) => found[1] ?? ''));
}

/** What is between a call's opening parenthesis and the end of its first argument. */
export function firstArgument(code: string, start: number): string {
  let depth = 0;
  let quote = '';
  for (let at = start; at < code.length; at++) {
    const letter = code.charAt(at);
    if (quote !== '') {
      if (letter === '\\') at++;
      else if (letter === quote) quote = '';
    } else if (`'"\``.includes(letter)) quote = letter;
    else if ('([{'.includes(letter)) depth++;
    else if (depth === 0 && ',)'.includes(letter)) return code.slice(start, at);
    else if (')]}'.includes(letter)) depth--;
  }
  return code.slice(start);
}
