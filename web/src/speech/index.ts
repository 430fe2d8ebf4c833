import { words } from '../lib/words.svelte';
import { SPOKEN_GAMES } from './games';
import type { SpeakerMaker, Spoken } from './speaker';

export { pieces } from './speaker';
export type * from './speaker';

/** Brings the words of a game, in the language that is spoken, and whoever can say them. */
export async function speakerOf(game: Spoken): Promise<SpeakerMaker> {
  if (!SPOKEN_GAMES.includes(game.id)) {
    const { GenericSpeaker } = await import('./generic');
    return (names) => new GenericSpeaker(game, names);
  }
  const [{ CardSpeaker }, voice] = await Promise.all([import('./cerebria-cards/speaker'), words.game(game.id)]);
  return (names) => new CardSpeaker(game, voice, names);
}
