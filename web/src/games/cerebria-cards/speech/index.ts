import type { Speakers } from '../../../speech';
import { CardSpeaker } from './speaker';

export const speakers: Speakers = (game, voice) => (names) => new CardSpeaker(game, voice, names);
