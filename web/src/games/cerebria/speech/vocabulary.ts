// Written by tools/vocabulary.py; do not edit.

export const FACTIONS = ['bliss', 'gloom'] as const;
export type Faction = (typeof FACTIONS)[number];
export const VIBES = ['red', 'yellow', 'green', 'blue'] as const;
export type Vibe = (typeof VIBES)[number];
export const ACTIONS = ['move', 'invoke', 'quell', 'fortify', 'empower', 'gain_willpower', 'draw_emotions', 'move_emotion', 'intensify', 'harvest'] as const;
export type Action = (typeof ACTIONS)[number];
export const ABILITIES = ['add_vibe', 'rotate', 'extra_action', 'absorb'] as const;
export type Ability = (typeof ABILITIES)[number];
export const MODERATES = 32;
export const BLEAKNESS = 65;
export const DECK_SIZE = 16;
export const COPIES = 2;
export const WHEEL_SPACES = 20;
export const UPGRADES = 77;
export const SEAT = 85;
export const CARD = 108;
export const MINOR_POINTS = 3;
export const MAJOR_POINTS = 5;
export const CAPSTONE_POINTS = 4;
