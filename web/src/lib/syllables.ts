// Where words can be broken, since not every browser knows that of every language.

const SOFT_HYPHEN = '\u00ad';
/** Shorter words are not broken. */
const LONG_WORD = /\p{L}{8,}/gu;
const VOWEL = 'aeiouyàèéìòùаеёиоуыэюя';
/** After a vowel and what closes its syllable, before a consonant with the next vowel; never fewer than three letters on a side. */
const BREAK = new RegExp(
  `(?<=\\p{L}{2}[${VOWEL}]|\\p{L}[${VOWEL}][^${VOWEL}][ьъй]?|[${VOWEL}]\\p{L}[${VOWEL}])(?=[^${VOWEL}ьъй][${VOWEL}]\\p{L})|(?<=\\p{L}[${VOWEL}]й)(?=\\p{L}{3})`,
  'giu',
);

/** With a soft hyphen between the syllables of long words: it is seen only where a line ends with it. */
export function softened(text: string): string {
  return text.replaceAll(LONG_WORD, (word) => word.replaceAll(BREAK, SOFT_HYPHEN));
}
