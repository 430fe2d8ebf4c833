// What runs now and what it interrupts, from the outermost on.

import type { Running } from '../speech/view';
import { running } from './planning';
import { type BoardPlay, say, speakerOf, viewOf } from './types';

/** Physical actions, and what is done by one: the words that they go by. */
const DEEDS: Readonly<Record<string, string>> = {
  explore: 'explore',
  fight: 'fight',
  command: 'command',
  momentum: 'inertia',
  evocation: 'evocation',
  defeat: 'defeat',
};

export interface Step {
  text: string;
  state: 'done' | 'applied' | 'now' | 'coming';
}

/** Something that runs: what it is called, and the sentences of an effect. */
export interface Layer {
  name: string;
  /** The card or room that it is printed on. */
  card: string | null;
  steps: readonly Step[];
}

export function layersOf(play: BoardPlay): Layer[] {
  const { stack, seat } = viewOf(play);
  const frames = running(stack, seat);
  return frames.flatMap((frame, place) => layerOf(play, frame, frames[place + 1]));
}

function layerOf(play: BoardPlay, frame: Running, above: Running | undefined): Layer[] {
  const speaker = speakerOf(play);
  const { program, seat } = frame;
  if (program === 'activation') return [{ name: say(play, 'lodge-activation', { player: speaker.player(seat) }), card: null, steps: [] }];
  const deed = DEEDS[program];
  if (deed !== undefined) return [{ name: speaker.word(deed), card: null, steps: [] }];
  if (program === 'declaring')
    return [{ name: say(play, seat === play.seat ? 'lodge-your-answer' : 'lodge-an-answer'), card: null, steps: [] }];
  const source = speaker.content.source(program);
  if (source === undefined) return [];
  return [{ name: speaker.named(source.kind, source.id), card: source.id, steps: stepsOf(play, frame, above) }];
}

/** BR-14.2.1 A sentence that has just been applied is the one that a window above it is about. */
function stepsOf(play: BoardPlay, { program, at }: Running, above: Running | undefined): Step[] {
  const all = speakerOf(play).sentences(program);
  const done = all.filter(({ end }) => at > end).length;
  const window = above?.program === 'checkpoint';
  return all.map(({ text }, place) => {
    if (place >= done) return { text, state: place === done && !window ? 'now' : 'coming' };
    return { text, state: window && place === done - 1 ? 'applied' : 'done' };
  });
}
