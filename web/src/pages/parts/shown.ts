import type { IconName } from '../../icons';

/** How a game is presented before anybody plays it. */
export interface Shown {
  /** The message that says in a sentence or two what one does in it. */
  about: string | null;
  /** The emblems on the two cards of its picture, and those in the row below. */
  warm: IconName;
  cold: IconName;
  row: readonly IconName[];
}

const GAMES: Readonly<Record<string, Shown>> = {
  'cerebria-cards': {
    about: 'web-about-cerebria-cards',
    warm: 'heart-wings',
    cold: 'shattered-heart',
    row: ['flame', 'sun', 'linden-leaf', 'drop'],
  },
  cerebria: {
    about: 'web-about-cerebria',
    warm: 'brain',
    cold: 'semi-closed-eye',
    row: ['flame', 'sun', 'linden-leaf', 'drop'],
  },
};
const ANY: Shown = { about: null, warm: 'meeple', cold: 'scroll-unfurled', row: [] };

export function shown(game: string): Shown {
  return GAMES[game] ?? ANY;
}
