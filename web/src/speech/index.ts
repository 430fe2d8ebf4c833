import { faceOf } from '../games';
import { words } from '../lib/words.svelte';
import type { SpeakerMaker, Speakers, Spoken } from './speaker';

export { pieces } from './speaker';
export type * from './speaker';

/** What `games/<game>/speech/index.ts` exports. */
export interface SpeechModule {
  speakers: Speakers;
}

/** Brings the words of a game, in the language that is spoken, and whoever can say them. */
export async function speakerOf(game: Spoken): Promise<SpeakerMaker> {
  const [{ speakers }, voice] = await Promise.all([faceOf(game.id)?.speech() ?? import('./generic'), words.game(game.id)]);
  return speakers(game, voice);
}
