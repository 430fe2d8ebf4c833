import type { Speakers } from '../../../speech';
import { Powers } from '../../../speech/powers.svelte';
import { BlackRoseSpeaker } from './speaker';

export const speakers: Speakers = (game, voice) => {
  const powers = new Powers(game.id, game.pack);
  return (names) => new BlackRoseSpeaker(game, voice, powers, names);
};
