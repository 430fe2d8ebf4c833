import type { RuleInfo } from '../../wire';

/** A piece of a rule's text: plain, strong, code, or the number of another rule. */
export interface Piece {
  kind: 'plain' | 'strong' | 'code' | 'rule';
  text: string;
}

const MARKS = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|(?<rule>\b[A-Z]{2}-\d+(?:\.\d+)*\b)/gu;

/** Cuts a rule's text where it names other rules or marks words, so that each piece is shown in its own way. */
export function piecesOf(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) found.push({ kind: 'plain', text: text.slice(at, match.index) });
    found.push(marked(match.groups ?? {}));
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: 'plain', text: text.slice(at) });
  return found;
}

function marked({ strong, code, rule }: Record<string, string | undefined>): Piece {
  if (rule !== undefined) return { kind: 'rule', text: rule };
  return code === undefined ? { kind: 'strong', text: strong ?? '' } : { kind: 'code', text: code };
}

/** Whether a rule is meant by what somebody searches: its number begins so, or it has all the words, in either language. */
export function matches(rule: RuleInfo, wanted: string): boolean {
  const words = wanted.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  const number = rule.number.toLowerCase();
  const text = `${rule.text} ${rule.gist}`.toLocaleLowerCase();
  return words.every(
    (word) => speaksOf(text, word) || number === word || number.startsWith(`${word}.`) || (/^\d/u.test(word) && isNumber(number, word)),
  );
}

/** Whether a word of a text begins so: “refused” does not speak of “fuse”. Chinese words have no blanks between them. */
function speaksOf(text: string, word: string): boolean {
  const anywhere = /\p{Script=Han}/u.test(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (anywhere || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** People leave the letters out: 5.4 is CC-5.4, and 5 is the whole chapter. */
function isNumber(number: string, word: string): boolean {
  const bare = number.slice(number.indexOf('-') + 1);
  return bare === word || bare.startsWith(word.endsWith('.') ? word : `${word}.`);
}
