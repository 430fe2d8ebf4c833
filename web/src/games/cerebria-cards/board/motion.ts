import { fly } from '../../../boards/flights';
import type { Happening } from '../../../lib/connection.svelte';
import type { View } from '../../../speech/speaker';
import Flown from './Flown.svelte';
import { stepsOf } from './movements';
import type { BoardPlay } from './types';

const CARGO = { card: Flown, aspect: 5 / 7 };

/** Shows what happened, one step after another. */
export function animate(play: BoardPlay, events: readonly Happening[], _next: View, skip: AbortSignal): Promise<void> {
  return fly(play, stepsOf(play, events), events, CARGO, skip);
}
