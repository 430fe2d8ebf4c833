// What is asked where the board is in sight: shorter than for those who only read, and with what to do about it.

import { settings } from '../../../lib/settings.svelte';
import type { Play } from '../../../play/play.svelte';
import { choosingOf } from './choosing.svelte';
import { speakerOf, viewOf } from './model';

/** CB-6.1.2 How many actions are left; means stand beside them. A card that is lifted looks for its space; what is to be confirmed stands there itself. */
export function brief(play: Play): string | null {
  if (play.question?.kind !== 'menu') return null;
  const speaker = speakerOf(play);
  const chosen = play.selected === null || !settings.confirm ? undefined : play.choice(play.selected);
  if (chosen !== undefined) return speaker.part('ring-sure', { label: play.drafted?.label ?? play.label(chosen) });
  const lifted = liftedIn(play);
  return lifted === null
    ? speaker.part('ring-turn', { actions: viewOf(play).actions })
    : speaker.part('ring-lifted', { card: speaker.card(lifted) });
}

export function hint(play: Play): string | null {
  if (play.question?.kind !== 'menu') return null;
  return speakerOf(play).part(liftedIn(play) === null ? 'ring-turn-how' : 'ring-lifted-how', {});
}

function liftedIn(play: Play): string | null {
  return play.drafted === null ? (choosingOf(play)?.lifted ?? null) : null;
}
