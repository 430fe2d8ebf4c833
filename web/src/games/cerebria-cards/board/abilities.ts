import type { IconName } from '../icons';
import type { Ability } from '../speech/vocabulary';

export const ABILITY_ICONS: Readonly<Record<Ability, IconName>> = {
  destroy: 'blast',
  drain: 'transfuse',
  deprive: 'card-discard',
  summon: 'magic-portal',
  steal: 'snatch',
  swap: 'card-exchange',
  draw: 'card-draw',
  embrace: 'embrassed-energy',
};
