// The registry of faces. A game that is not here is played on the generic board, in the words that the server has for it.

import { face as blackRoseWars } from './black-rose-wars';
import { face as cerebriaCards } from './cerebria-cards';
import { face as cerebria } from './cerebria';
import type { GameFace } from './face';

const FACES: readonly GameFace[] = [cerebriaCards, cerebria, blackRoseWars];

/** The games that the client has a face for. */
export const GAMES: readonly string[] = FACES.map(({ id }) => id);

export function faceOf(game: string): GameFace | undefined {
  return FACES.find(({ id }) => id === game);
}
