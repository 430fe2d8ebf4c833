// Written by tools/vocabulary.py; do not edit.

export const COLOURS = ['red', 'blue', 'green', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export const TINTS = ['red', 'blue', 'green', 'yellow', 'purple', 'grey', 'black'] as const;
export type Tint = (typeof TINTS)[number];
export const PHASES = ['rose', 'study', 'planning', 'action', 'evocation', 'cleanup'] as const;
export type Phase = (typeof PHASES)[number];
export const TYPES = ['combat', 'conjunction', 'defence', 'trap'] as const;
export type Type = (typeof TYPES)[number];
export const SIDES = ['main', 'reverse'] as const;
export type Side = (typeof SIDES)[number];
export const ELEMENTS = ['fire', 'water', 'air', 'earth', 'profane', 'sacred', 'magic', 'all'] as const;
export type Element = (typeof ELEMENTS)[number];
export const ACTIONS = ['explore', 'fight', 'command', 'inertia', 'cast'] as const;
export type Action = (typeof ACTIONS)[number];
export const SLOTS = ['quick', 'i', 'ii', 'iii'] as const;
export type Slot = (typeof SLOTS)[number];
export const STAGES = ['prepared', 'activated', 'revealed'] as const;
export type Stage = (typeof STAGES)[number];
export const STATES = ['deck', 'active', 'fulfilled', 'completed', 'discarded'] as const;
export type State = (typeof STATES)[number];
export const ROSE = 4;
export const MOST_ACTIONS = 2;
export const CUBES = 25;
export const BLACK_CUBES = 30;
export const TOKENS = 2;
