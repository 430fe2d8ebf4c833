// Written by tools/vocabulary.py; do not edit.

export const POLARITIES = ['bliss', 'gloom'] as const;
export type Polarity = (typeof POLARITIES)[number];
export const KINDS = ['mild', 'strong', 'base'] as const;
export type Kind = (typeof KINDS)[number];
export const VIBES = ['red', 'yellow', 'green', 'blue'] as const;
export type Vibe = (typeof VIBES)[number];
export const ABILITIES = ['destroy', 'drain', 'deprive', 'summon', 'steal', 'swap', 'draw', 'embrace'] as const;
export type Ability = (typeof ABILITIES)[number];
export const PATTERNS = ['none', 'three_different', 'three_alike', 'two_pairs', 'four_different', 'four_alike'] as const;
export type Pattern = (typeof PATTERNS)[number];
export const PLACES = 4;
export const ZONES = { deck: 'main_deck', discard: 'discard_pile', stacks: 'impulse_stack', impulses: 'impulse', hand: 'hand', mindset: 'mindset', scored: 'scoring_area', supply: 'supply' } as const;
export const COUNTS = { draw: 'draw_count', deprive: 'deprive_count', swap: 'swap_own' } as const;
export const PASS_ANSWER = 0;
export const CONFIRM_ANSWER = 1;
export const COLUMN_ANSWER = 2;
export const CARD_ANSWER = 5;
export const ACTIVATE_ANSWER = 77;
export const TARGET_ANSWER = 81;
export const SEAT_ANSWER = 100;
