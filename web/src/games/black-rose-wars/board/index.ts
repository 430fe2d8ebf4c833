import type { BoardModule } from '../../../boards';

export { default as Board } from './Board.svelte';
export { default as Inspect } from './Inspect.svelte';
export { called } from './about';
export { asks, drafted } from './planning';
export { keyOf, listed, pointed, preview } from './pointed';
export { interrupted } from './running';
export { animate } from './motion';
export { read } from './sections';
export { trails } from './trails';
export const sounds: BoardModule['sounds'] = { defeated: 'harm', restored: 'mend', hit: 'harm', healed: 'mend' };
/** BR-26.3.1 What everybody has in the end, and of what it consists. */
export const final = () => import('./Final.svelte');
export const legend = () => import('./Legend.svelte');
/** Mages stand at both sides of the lodge: a panel needs a third one. */
export const roomy = 1760;
export const leads = ['round', 'phase', 'activation', 'action', 'cast', 'event_applied', 'defeated', 'restored', 'won'];
