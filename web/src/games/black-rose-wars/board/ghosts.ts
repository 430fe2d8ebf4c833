// What would be after the answers that are chosen or pointed at: the server has tried them, the board shows the difference.

import type { Question } from '../../../wire';
import type { BlackRoseView, Participant, RoomView } from '../speech/view';
import { numbersAt } from './aims';
import type { BoardPlay } from './types';

/** The table as it would be; null while nothing is chosen, or nothing can be foreseen. */
export function aheadView(play: BoardPlay): BlackRoseView | null {
  return play.ahead === null || play.ahead.stop === 'refused' ? null : (play.ahead.view as unknown as BlackRoseView);
}

/** The cubes that would lie on a figure; null where nobody knows. */
export function comingCubes(play: BoardPlay, name: string): readonly Participant[] | null {
  const view = aheadView(play);
  if (view === null) return null;
  if (name === 'rose') return view.avatar?.cubes ?? null;
  return (name.startsWith('mage-') ? view.seats[Number(name.slice(5))]?.cubes : view.evocations[name]?.cubes) ?? null;
}

/** The room as it would be. */
export function comingRoom(play: BoardPlay, place: string): RoomView | null {
  return aheadView(play)?.lodge[place] ?? null;
}

/** Where a figure would stand, if that is elsewhere. */
export function comingPlace(play: BoardPlay, name: string, now: string): string | null {
  const view = aheadView(play);
  if (view === null) return null;
  const at =
    name === 'rose' ? view.avatar?.at : name.startsWith('mage-') ? view.seats[Number(name.slice(5))]?.at : view.evocations[name]?.at;
  return at === undefined || at === null || at === now || at === 'cell' ? null : at;
}

/** The power that somebody would have. */
export function aheadPower(play: BoardPlay, who: Participant): number | null {
  const view = aheadView(play);
  if (view === null) return null;
  return who === 'rose' ? view.rose.power : (view.seats[who]?.power ?? null);
}

/** What would be asked next, where the own seat is asked on. */
function nextQuestion(play: BoardPlay): Question | null {
  const { ahead, selected } = play;
  return ahead?.stop === 'open' && selected !== null && ahead.answers.at(-1) === selected ? ahead.question : null;
}

/** The answers that end with what is pointed at, if it can be chosen once the selected answer is given. */
export function aimedAt(play: BoardPlay, key: string): readonly number[] | null {
  const question = nextQuestion(play);
  const number = question === null ? undefined : numbersAt(play, question).get(key);
  return number === undefined || play.ahead === null ? null : [...play.ahead.answers, number];
}
