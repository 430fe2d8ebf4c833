import { words } from '../lib/words.svelte';
import type { SpeakerMaker, Spoken } from './speaker';

export { pieces } from './speaker';
export type * from './speaker';

/** Whoever can say the words of a game that has texts of its own; each comes only with its game. */
const SPEAKERS: Readonly<Record<string, (game: Spoken) => Promise<SpeakerMaker>>> = {
  'cerebria-cards': async (game) => {
    const [{ CardSpeaker }, voice] = await Promise.all([import('../games/cerebria-cards/speech/speaker'), words.game(game.id)]);
    return (names) => new CardSpeaker(game, voice, names);
  },
  cerebria: async (game) => {
    const [{ CerebriaSpeaker }, { Powers }, voice] = await Promise.all([
      import('../games/cerebria/speech/speaker'),
      import('../games/cerebria/speech/powers.svelte'),
      words.game(game.id),
    ]);
    const powers = new Powers(game.id, game.pack);
    return (names) => new CerebriaSpeaker(game, voice, powers, names);
  },
};

/** Brings the words of a game, in the language that is spoken, and whoever can say them. */
export async function speakerOf(game: Spoken): Promise<SpeakerMaker> {
  const speaker = SPEAKERS[game.id];
  if (speaker !== undefined) return speaker(game);
  const { GenericSpeaker } = await import('./generic');
  return (names) => new GenericSpeaker(game, names);
}
