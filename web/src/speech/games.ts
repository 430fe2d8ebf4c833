/** The games that have texts and a speaker of their own; every other game is put into plain words. */
export const SPOKEN_GAMES: readonly string[] = ['cerebria-cards', 'cerebria'];
