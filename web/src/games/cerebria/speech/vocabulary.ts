/** The words for the game's tags, in the order of their numbers. */
export const FACTIONS = ['bliss', 'gloom'] as const;
export const VIBES = ['red', 'yellow', 'green', 'blue'] as const;
export const COLOURS = [...VIBES, 'wild'] as const;
/** CB-6.1.3 The ten actions; the first five are the rows of a Spirit board. */
export const ACTIONS = [
  'move',
  'invoke',
  'quell',
  'fortify',
  'empower',
  'gain_willpower',
  'draw_emotions',
  'move_emotion',
  'intensify',
  'harvest',
] as const;
export const ABILITIES = ['add_vibe', 'rotate', 'extra_action', 'absorb'] as const;
export const DEEDS = [
  'quell_at_least',
  'quell_exactly',
  'absorb_at_least',
  'absorb_at_most',
  'fill_emotion',
  'full_row',
  'fortress_joins',
  'empowered',
  'exalted',
  'vibe_level',
] as const;
export const UPGRADES = [
  'haste',
  'overcome',
  'support',
  'inner_strength',
  'dominate',
  'extinguish',
  'exalt',
  'demolish',
  'channelled_power',
  'outburst',
  'determination',
  'embrace',
  'forge_bonds',
  'home_ground',
  'pierce_darkness',
  'garrison',
  'brighten',
  'push',
  'summon',
  'cleansing_light',
  'savour',
  'swap_places',
  'sharing',
  'motivation',
  'conversion',
  'feeling_safe',
  'flight',
  'overwhelm',
  'emotional_cycle',
  'attune',
  'rescue',
  'charge',
  'wildfire',
  'seethe',
  'repel',
  'deceive',
  'drain',
  'sullen_look',
  'assimilate',
  'exterminate',
  'all_mine',
  'from_shadows',
  'seeds',
  'devour',
  'spreading_darkness',
] as const;
/** CB-16.2.1 The spaces of the Intention wheel. */
export const WHEEL_SPACES = 20;
export const WHEEL = ['nothing', 'essence', 'card', 'ambition'] as const;
export const REASONS = ['no_aspiration', 'no_fragment', 'twenty_points'] as const;
export const SIZES = ['minor', 'major', 'capstone'] as const;

export type Faction = (typeof FACTIONS)[number];
export type Vibe = (typeof VIBES)[number];

/** CB-2.2 Moderate Emotions come first, then their Strong counterparts in the same order, then the Starting ones. */
export const MODERATES = 32;
export const BLEAKNESS = 2 * MODERATES + 1;
/** CB-3.5.2 The cards of a deck. */
export const DECK_SIZE = 16;
/** What `kind` of a change of control is a Frontier. */
export const FRONTIER_CONTROL = 0;
