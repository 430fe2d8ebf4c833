import type { BoardModule } from '../../../boards';
import { fly } from '../../../boards/flights';
import Flown from './Flown.svelte';
import { stepsOf } from './movements';
import Token from './Token.svelte';

const CARGO = { card: Flown, aspect: 1 / 1.36, token: Token };

/** Shows what happened, one step after another. */
export const animate: NonNullable<BoardModule['animate']> = (play, events, _next, skip) =>
  fly(play, stepsOf(play, events), events, CARGO, skip);
