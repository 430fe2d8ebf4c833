// What lies on the board, in a few words, for those who hear it.

import { words } from '../../../lib/words.svelte';
import { inRow } from '../../../speech/people';
import type { Participant, RoomView, SpellView } from '../speech/view';
import type { Slot } from '../speech/vocabulary';
import { type BoardPlay, type FigureHere, figuresAt, say, speakerOf, viewOf } from './types';

export function participantName(play: BoardPlay, who: Participant): string {
  return who === 'rose' ? speakerOf(play).word('black_rose') : speakerOf(play).player(who);
}

/** BR-28.1.2 Who it is as a mage: the Black Rose is the Possessed where the Avatar plays. */
export function mageName(play: BoardPlay, who: Participant): string {
  return who === 'rose' && viewOf(play).avatar !== undefined ? figureName(play, 'rose') : participantName(play, who);
}

/** "Ann 3, Black Rose" */
export function ownersIn(play: BoardPlay, cubes: readonly Participant[]): string {
  const owners = [...new Set(cubes)];
  return inRow(
    words,
    owners.map((owner) => {
      const number = cubes.filter((one) => one === owner).length;
      return number === 1 ? participantName(play, owner) : `${participantName(play, owner)} ${number}`;
    }),
  );
}

/** "Throne Room, purple, ruined, 6/10: Ann 3, Black Rose; rewards 6, 3, 1; Ann 7/10" */
export function roomLabel(play: BoardPlay, place: string, view: RoomView): string {
  const speaker = speakerOf(play);
  const { colour, slots, rewards } = speaker.content.room(view.room);
  const state = view.restored ? (view.used ? 'used' : 'restored') : 'ruined';
  const here = figuresAt(play, place).map((figure) => figureLabel(play, figure));
  return say(play, 'lodge-room', {
    room: speaker.room(view.room),
    colour: speaker.roomColour(colour),
    state,
    cubes: view.cubes.length,
    slots,
    owners: ownersIn(play, view.cubes),
    rewards: rewards.join(', '),
    figures: inRow(words, here),
    number: here.length,
  });
}

/** "Ann 7/10" */
export function figureLabel(play: BoardPlay, { name, cubes }: Pick<FigureHere, 'name' | 'cubes'>): string {
  return `${figureName(play, name)} ${cubes.length}/${viewOf(play).values[name]?.health ?? 0}`;
}

export function figureName(play: BoardPlay, name: string): string {
  const speaker = speakerOf(play);
  if (name === 'rose') return speaker.word('possessed');
  return name.startsWith('mage-') ? speaker.player(Number(name.slice(5))) : speaker.figure(name);
}

/** "Slot II: Hexcraft, trap, activated", or the spell where it is seen. */
export function slotLabel(play: BoardPlay, slot: Slot, laid: SpellView | undefined): string {
  const speaker = speakerOf(play);
  const status = laid?.status === undefined ? [] : [speaker.status(laid.status)];
  const told =
    laid === undefined
      ? [say(play, 'lodge-free')]
      : laid.spell !== undefined && laid.side !== undefined
        ? [speaker.spell(laid.spell), speaker.spellSide(laid.side), ...status]
        : [backName(play, laid.back ?? null), ...(laid.token === undefined ? [] : [speaker.type(laid.token)]), ...status];
  return words.say('table-text-fact', { name: speaker.slot(slot), value: inRow(words, told) });
}

export function backName(play: BoardPlay, back: string | null): string {
  const speaker = speakerOf(play);
  if (back === null) return say(play, 'lodge-hidden-spell');
  if (back === 'personal' || back === 'forgotten') return speaker.word(`${back}_spell`);
  return speaker.school(back);
}

/** A word of the glossary as a heading. */
export function heading(play: BoardPlay, word: string): string {
  const text = speakerOf(play).word(word);
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}
