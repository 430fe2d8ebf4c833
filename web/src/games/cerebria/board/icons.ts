import type { IconName } from '../icons';

export const ACTION_ICONS: Readonly<Record<string, IconName>> = {
  move: 'feathered-wing',
  invoke: 'card-play',
  quell: 'broken-shield',
  fortify: 'stone-tower',
  empower: 'upgrade',
  gain_willpower: 'focused-lightning',
  draw_emotions: 'card-draw',
  move_emotion: 'move',
  intensify: 'heart-plus',
  harvest: 'sickle',
  absorb: 'vortex',
  add_vibe: 'sparkles',
  rotate: 'clockwise-rotation',
  extra_action: 'hourglass',
};

export const ASPIRATION_ICONS: Readonly<Record<string, IconName>> = {
  attitude: 'tower-flag',
  openness: 'open-gate',
  awareness: 'third-eye',
  unity: 'linked-rings',
  liveliness: 'heart-beats',
  versatility: 'palette',
  fortitude: 'stone-tower',
  sensibility: 'feather',
  reflection: 'mirror-mirror',
};

export const SPIRIT_ICONS: Readonly<Record<string, IconName>> = {
  love: 'heart-wings',
  delight: 'party-popper',
  empathy: 'lovers',
  harmony: 'yin-yang',
  hatred: 'angry-eyes',
  misery: 'hooded-figure',
  malice: 'imp-laugh',
  anxiety: 'screaming',
};
