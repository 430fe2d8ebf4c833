export { default as Board } from './GenericBoard.svelte';
