import type { GameFace } from '../face';
import Picture from './Picture.svelte';

export const face: GameFace = {
  id: 'black-rose-wars',
  about: 'web-about-black-rose-wars',
  picture: Picture,
  board: () => import('./board'),
  speech: () => import('./speech'),
  choosing: { heading: 'web-options-mages', about: 'web-options-mages-about', part: () => import('./choosing/Choosing.svelte') },
  starts: [{ text: 'web-start-solo', players: 1, options: {} }],
  automaton: () => import('./avatar/AvatarPage.svelte'),
};
