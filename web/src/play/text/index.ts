// The table as sections of sentences, for those who hear it.

import { words } from '../../lib/words.svelte';
import type { Play } from '../play.svelte';
import { cardSections } from '../../games/cerebria-cards/board/text';
import { lines, seatBranches, shared } from './outline';

export interface Section {
  heading: string;
  lines: string[];
}

const OF_GAMES: Readonly<Record<string, (play: Play) => Section[]>> = { 'cerebria-cards': cardSections };

export function sectionsOf(play: Play): Section[] {
  if (play.moment.number < 0) return [];
  if (play.board.read !== undefined) return play.board.read(play);
  return (OF_GAMES[play.game.id] ?? plainSections)(play);
}

function plainSections(play: Play): Section[] {
  const seats = play.table.seats.map((_, seat): Section => {
    const heading = seat === play.seat ? words.say('table-text-you') : play.speaker.player(seat);
    return { heading, lines: lines(seatBranches(play, seat)) };
  });
  return [...seats, { heading: words.say('table-text-table'), lines: lines(shared(play)) }].filter((section) => section.lines.length > 0);
}
