// The table as sections of sentences, for those who hear it.

import { words } from '../../lib/words.svelte';
import type { Play } from '../play.svelte';
import { lines, seatBranches, shared } from './outline';

export interface Section {
  heading: string;
  lines: string[];
}

export function sectionsOf(play: Play): Section[] {
  if (play.moment.number < 0) return [];
  return (play.board.read ?? plainSections)(play);
}

function plainSections(play: Play): Section[] {
  const seats = play.table.seats.map((_, seat): Section => {
    const heading = seat === play.seat ? words.say('table-text-you') : play.speaker.player(seat);
    return { heading, lines: lines(seatBranches(play, seat)) };
  });
  return [...seats, { heading: words.say('table-text-table'), lines: lines(shared(play)) }].filter((section) => section.lines.length > 0);
}
