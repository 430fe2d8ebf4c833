/**
 * Messages whose ids are put together: the beginning that a template has, and every ending that it can get.
 * A test compares them with the files, so that no message is missing or unused.
 */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'refusal-': ['number', 'players', 'not-active', 'game-over'],
  'tutorial-lesson-': ['first-turn', 'abilities', 'fusion', 'counter', 'revelation', 'victory'],
};
