import type { GameFace } from '../face';

export const face: GameFace = {
  id: 'cerebria',
  about: 'web-about-cerebria',
  picture: { warm: 'brain', cold: 'semi-closed-eye', row: ['flame', 'sun', 'linden-leaf', 'drop'] },
  board: () => import('./board'),
  speech: () => import('./speech'),
  choosing: { heading: 'web-options-seats', about: 'web-options-seats-about', part: () => import('./choosing/Choosing.svelte') },
  starts: [{ text: 'web-start-basic', options: { mode: 'basic' }, easy: true }],
};
