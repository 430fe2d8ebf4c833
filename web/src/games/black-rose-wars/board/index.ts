export { default as Board } from '../../../boards/generic/GenericBoard.svelte';
export { listed, pointed, preview } from './pointed';
export { read, sections } from './sections';
export const leads = ['round', 'phase', 'activation', 'action', 'cast', 'event_applied', 'defeated', 'restored', 'won'];
