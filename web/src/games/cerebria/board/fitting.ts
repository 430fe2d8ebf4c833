// How wide texts are, for those that get smaller until they fit their room.

/** Chinese, Japanese and Korean characters are nearly as wide as two letters. */
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/u;
const WIDE_LETTERS = 1.8;
/** Some Cyrillic letters are broader than all others. */
const BROAD = /[жмфшщыюЖМФШЩЫЮ]/u;
const BROAD_LETTERS = 1.4;

/** How many letters wide a text is. */
export function lettersIn(text: string): number {
  return [...text].reduce((sum, character) => sum + (WIDE.test(character) ? WIDE_LETTERS : BROAD.test(character) ? BROAD_LETTERS : 1), 0);
}

/** How many letters wide the lines of a text must be at least, so that it takes no more than so many of them. */
export function lettersFor(text: string, lines: number): number {
  // Characters as wide as two letters are words of their own.
  if (lines > 1 && WIDE.test(text)) return Math.ceil(lettersIn(text) / lines) + 2;
  const words = text.split(/\s+|(?<=[-–])/u).map(lettersIn);
  let width = Math.max(...words);
  while (linesAt(words, width) > lines) width += 1;
  return width;
}

function linesAt(words: readonly number[], width: number): number {
  let [lines, taken] = [1, 0];
  for (const word of words) {
    if (taken > 0 && taken + 1 + word > width) [lines, taken] = [lines + 1, word];
    else taken += word + (taken > 0 ? 1 : 0);
  }
  return lines;
}
