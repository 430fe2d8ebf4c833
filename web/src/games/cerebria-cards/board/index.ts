export { default as Board } from './Board.svelte';
export { default as Inspect } from './Inspect.svelte';
export { animate } from './motion';
export { preview } from './preview';
export { rarely, usual } from './usual';
export { read } from './text';
export const staged = ['revelation'];
export const scene = () => import('./Revelation.svelte');
