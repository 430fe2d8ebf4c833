/** The words for the game's tags, in the order of their numbers. */
export const POLARITIES = ['bliss', 'gloom'] as const;
export const KINDS = ['mild', 'strong', 'base'] as const;
export const VIBES = ['red', 'yellow', 'green', 'blue'] as const;
export const ABILITIES = ['destroy', 'drain', 'deprive', 'summon', 'steal', 'swap', 'draw', 'embrace'] as const;
export const PATTERNS = ['none', 'three_different', 'three_alike', 'two_pairs', 'four_different', 'four_alike'] as const;
export const REASONS = ['singlemindedness_bliss', 'singlemindedness_gloom', 'balance', 'dead_supply', 'last_cycle'] as const;

export type Polarity = (typeof POLARITIES)[number];
export type Kind = (typeof KINDS)[number];
export type Vibe = (typeof VIBES)[number];
export type Ability = (typeof ABILITIES)[number];

/** CC-1.4 The places of a mindset. */
export const PLACES = 4;
