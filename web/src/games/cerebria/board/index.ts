export { default as Board } from '../../../boards/generic/GenericBoard.svelte';
export { group, listed, pointed } from './pointed';
export { preview } from './preview';
export { read, sections } from './sections';
export { usual } from './usual';
export const leads = ['action', 'ability', 'ended', 'revelation', 'triggered', 'scored', 'won'];
export const staged = ['revelation'];
export const scene = () => import('./Revelation.svelte');
