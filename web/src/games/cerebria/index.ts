import type { GameFace } from '../face';

export const face: GameFace = {
  id: 'cerebria',
  about: 'web-about-cerebria',
  picture: { warm: 'brain', cold: 'semi-closed-eye', row: ['flame', 'sun', 'linden-leaf', 'drop'] },
  board: () => import('./board'),
  speech: () => import('./speech'),
};
