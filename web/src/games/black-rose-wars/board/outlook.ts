// What runs, what is in reach, and what clean-up would bring, for those who read the table as text.

import type { BoardSection, Fact } from '../../../boards/generic/sections';
import { words } from '../../../lib/words.svelte';
import { inRow } from '../../../speech/people';
import type { Participant } from '../speech/view';
import { type Layer, layersOf } from './running';
import { sightOf } from './sight';
import { mageName } from './telling';
import { type BoardPlay, say, speakerOf, viewOf } from './types';

/** BR-14.2.1 The effect that runs, sentence by sentence, below all that it interrupts; nothing where that says no more than the turn. */
export function runs(play: BoardPlay): BoardSection[] {
  const layers = layersOf(play);
  if (layers.length < 2 && layers.every(({ steps }) => steps.length === 0)) return [];
  return [{ heading: say(play, 'lodge-running'), facts: [], notes: layers.flatMap((layer) => linesOf(play, layer)) }];
}

/** "Grim Torment 1: Hurt somebody. (just applied, Ann 7/10)" */
function linesOf(play: BoardPlay, { name, steps }: Layer): string[] {
  if (steps.length === 0) return [name];
  return steps.map(({ text, state, result = '' }, place) => {
    const about = inRow(words, [say(play, 'lodge-step', { state }), ...(result === '' ? [] : [result])]);
    const title = steps.length === 1 ? name : `${name} ${place + 1}`;
    return words.say('table-text-fact', { name: title, value: words.say('aside', { text, about }) });
  });
}

/** BR-25.1.8 The rooms that clean-up would restore if it came now, and what everybody would gain. */
export function forecast(play: BoardPlay): Fact[] {
  const { forecast, lodge } = viewOf(play);
  const rooms = forecast.restored.map((place) => speakerOf(play).room(lodge[place]?.room ?? ''));
  if (rooms.length === 0) return [];
  const gains = Object.entries(forecast.power).filter(([, gain]) => gain > 0);
  const things = gains.map(([who, gain]) => ({ text: mageName(play, participant(who)), about: `+${gain}` }));
  return [
    { name: say(play, 'lodge-clean-up'), things: [{ text: say(play, 'lodge-restored', { rooms: inRow(words, rooms) }) }, ...things] },
  ];
}

function participant(name: string): Participant {
  return name === 'rose' ? name : Number(name);
}

/** BR-4.2.3 The rooms in reach of what is chosen for, or would be next; those that are seen from where it is measured say so. */
export function reach(play: BoardPlay): Fact[] {
  const { lodge } = viewOf(play);
  const { from, rooms, rows } = sightOf(play);
  if (rooms.size === 0) return [];
  const seen = new Set(rows.map(([, to]) => to));
  const named = (place: string): string => speakerOf(play).room(lodge[place]?.room ?? '');
  const things = [...rooms].map((place) => ({
    text: named(place),
    ...(seen.has(place) ? { about: say(play, 'lodge-seen') } : {}),
  }));
  return [{ name: say(play, 'lodge-reach', { from: from === null ? 'none' : named(from) }), things }];
}
