import type { BoardModule } from '../../../boards';

export { default as Board } from './Board.svelte';
export { default as Inspect } from './Inspect.svelte';
export { assumed, preview } from './preview';
export { rarely, usual } from './usual';
export { read } from './text';
export { trails } from './trails';
export const animate: BoardModule['animate'] = async (...shown) => (await import('./motion')).animate(...shown);
export const staged = ['revelation'];
export const foretells = true;
export const final = () => import('./Final.svelte');
export const legend = () => import('./Legend.svelte');
export const scene = () => import('./Revelation.svelte');
