import type { BoardModule } from '../../../boards';
import type { Choice } from '../../../wire';
import { ACTIONS } from '../speech/vocabulary';

export { called } from './about';
export { brief, hint } from './asking';
export { default as Board } from './Board.svelte';
export { default as Inspect } from './Inspect.svelte';
export { group, listed, pointed, worded } from './pointed';
export { preview } from './preview';
export { read, sections } from './sections';
export { assumed, usual } from './usual';
export const animate: BoardModule['animate'] = async (...shown) => (await import('./motion')).animate(...shown);
export const leads = ['action', 'ability', 'ended', 'revelation', 'triggered', 'scored', 'won'];
/** What a Revelation counts is lit on the ring. */
export const beside = true;
export const staged = ['revelation'];
/** Goals and seats stand at both sides of the ring: a panel beside them needs a wide window. */
export const roomy = 1400;
export const scene = () => import('./Revelation.svelte');
export const final = () => import('./Final.svelte');

const ABILITY_KEYS: Readonly<Record<string, string>> = { absorb: 'a', add_vibe: 'v', rotate: 'r', extra_action: 'x', end_turn: 'e' };

/** The actions have one key each, in the order of the Spirit board and of the Realms; so have the abilities and the end of a turn. */
export function keyOf({ verb, points }: Pick<Choice, 'verb' | 'points'>): string | null {
  if (verb === 'act') return String((ACTIONS.indexOf(points.action as (typeof ACTIONS)[number]) + 1) % 10);
  return ABILITY_KEYS[verb] ?? null;
}
