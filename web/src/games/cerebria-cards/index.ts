import type { GameFace } from '../face';

export const face: GameFace = {
  id: 'cerebria-cards',
  about: 'web-about-cerebria-cards',
  picture: { warm: 'heart-wings', cold: 'shattered-heart', row: ['flame', 'sun', 'linden-leaf', 'drop'] },
  board: () => import('./board'),
  speech: () => import('./speech'),
};
