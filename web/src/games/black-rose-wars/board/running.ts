// What runs now and what it interrupts, from the outermost on.

import { words } from '../../../lib/words.svelte';
import { inRow } from '../../../speech/people';
import type { Running } from '../speech/view';
import { running } from './planning';
import { figureLabel } from './telling';
import { type BoardPlay, figureOf, say, speakerOf, viewOf } from './types';

/** Physical actions, and what is done by one: the words that they go by. */
const DEEDS: Readonly<Record<string, string>> = {
  explore: 'explore',
  fight: 'fight',
  command: 'command',
  inertia: 'inertia',
  evocation: 'evocation',
  defeat: 'defeat',
};

export interface Step {
  text: string;
  state: 'done' | 'applied' | 'now' | 'coming';
  /** How those stand whom it has befallen. */
  result?: string;
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

/** BR-23.2.1 The evocation that is activated, by its name; null: none is. */
export function awake(play: Pick<BoardPlay, 'view' | 'speaker'>): string | null {
  const { stack, seat } = viewOf(play);
  const figure = running(stack, seat).findLast(({ program }) => program === 'evocation')?.figure ?? null;
  return typeof figure === 'number' ? (speakerOf(play).names.kindOf('figure').words[figure] ?? null) : figure;
}

/** BR-14.2.1 The innermost spell, other effect or action: each of its sentences may open a window. */
export function interrupted(play: BoardPlay): string | null {
  const { stack, seat } = viewOf(play);
  return running(stack, seat).reduce<string | null>((found, { program }) => nameOf(play, program) ?? found, null);
}

/** What is called that a program carries out: an action, or what is printed somewhere. */
function nameOf(play: BoardPlay, program: string): string | null {
  const speaker = speakerOf(play);
  const deed = DEEDS[program];
  if (deed !== undefined) return speaker.word(deed);
  const source = speaker.content.source(program);
  return source === undefined ? null : speaker.named(source.kind, source.id);
}

function layerOf(play: BoardPlay, frame: Running, above: Running | undefined): Layer[] {
  const speaker = speakerOf(play);
  const { program, seat } = frame;
  if (program === 'activation') return [{ name: say(play, 'lodge-activation', { player: speaker.player(seat) }), card: null, steps: [] }];
  if (program === 'declaring')
    return [{ name: say(play, seat === play.seat ? 'lodge-your-answer' : 'lodge-an-answer'), card: null, steps: [] }];
  const name = nameOf(play, program);
  if (name === null) return [];
  const card = speaker.content.source(program)?.id ?? null;
  return [{ name, card, steps: card === null ? [] : stepsOf(play, frame, above) }];
}

/** BR-14.2.1 A sentence that has just been applied is the one that a window above it is about. */
function stepsOf(play: BoardPlay, { program, at }: Running, above: Running | undefined): Step[] {
  const all = speakerOf(play).sentences(program);
  if (all.length === 0) return lasting(play, program);
  const done = all.filter(({ end }) => at > end).length;
  const window = above?.program === 'checkpoint';
  return all.map(({ text }, place) => {
    if (place >= done) return { text, state: place === done && !window ? 'now' : 'coming' };
    return window && place === done - 1 ? { text, state: 'applied', result: befallen(play, above) } : { text, state: 'done' };
  });
}

/** BR-14.2.1 "Ann 7/11" of everybody to whom something has happened in the sentence that a window is about. */
function befallen(play: BoardPlay, { first, top }: Running): string {
  const happened = (viewOf(play).happened ?? []).slice(Number(first), Number(top));
  const figures = [...new Set(happened.flatMap(({ victim }) => victim ?? []))].flatMap((number) => figureOf(play, number) ?? []);
  return inRow(
    words,
    figures.map((figure) => figureLabel(play, figure)),
  );
}

/** BR-16.1.3 What lasts says once more what is printed of it: the side of a spell that lies up. */
function lasting(play: BoardPlay, program: string): Step[] {
  const speaker = speakerOf(play);
  const card = speaker.content.source(program)?.id ?? '';
  const lines = speaker.cardText(card).split('\n');
  const text = lines[program.startsWith(`${card}-reverse`) ? 1 : 0] ?? '';
  return text === '' ? [] : [{ text: text.replace(/^[^:：]*[:：]\s*/u, ''), state: 'now' }];
}
