export { default as Board } from '../../../boards/generic/GenericBoard.svelte';
export { group, listed, pointed } from './pointed';
export { preview } from './preview';
export { read, sections } from './sections';
