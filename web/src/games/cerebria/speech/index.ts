import type { Speakers } from '../../../speech';
import { Powers } from '../../../speech/powers.svelte';
import { CerebriaSpeaker } from './speaker';

export const speakers: Speakers = (game, voice) => {
  const powers = new Powers(game.id, game.pack);
  return (names) => new CerebriaSpeaker(game, voice, powers, names);
};
