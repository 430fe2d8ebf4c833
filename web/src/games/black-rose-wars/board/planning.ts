import type { Running } from '../speech/view';
import type { Drafted, Wanted } from '../../../boards';
import type { Play } from '../../../play/play.svelte';
import { type Side, SIDE_ANSWER, SIDES, SLOTS, type Slot, SPELL_ANSWER } from '../speech/vocabulary';
import { type BoardPlay, say, speakerOf, viewOf } from './types';

/** Questions in which spells are laid. */
const LAYING: readonly string[] = ['plan', 'side', 'prepare_spell', 'trade'];
const TRAY: readonly string[] = ['plan', 'side', 'reconsider', 'prepare', 'prepare_spell', 'trade'];

/** BR-12.1.1 A plan is being made: the hand takes the bottom of the board. */
export function isPlanning(play: BoardPlay): boolean {
  return play.question !== null && TRAY.includes(play.question.kind);
}

/** BR-12.1.2 A plan is asked for as a whole: its cards are laid in any order. */
export function asks(play: BoardPlay): string | null {
  return play.live && play.question?.kind === 'plan' ? say(play, 'lodge-plan') : null;
}

/** BR-12.1.2 What a lesson waits for is laid as one plan: how much of it lies there as it should, and what to do next. */
export function drafted(play: Play, wanted: readonly Wanted[], draft: readonly number[]): Drafted | null {
  if (asks(play) === null || wanted[0]?.verb !== 'lay') return null;
  const speaker = speakerOf(play);
  const first = Number(play.question?.choices.find(({ points }) => 'slot' in points)?.points.slot ?? 0);
  let spell = '';
  const steps = wanted.map(({ verb, points }, place) => {
    if (verb === 'side') {
      const side = SIDE_ANSWER + SIDES.indexOf(points.side as Side);
      return { number: side, next: say(play, 'lodge-turn', { spell: speaker.spell(spell) }) };
    }
    spell = String(points.spell);
    const slot = first + wanted.slice(0, place).filter((one) => one.verb === 'lay').length;
    const next = say(play, 'lodge-lay', { spell: speaker.spell(spell), slot: speaker.slot(SLOTS[slot] ?? 'quick') });
    return { number: SPELL_ANSWER + speaker.content.number('spell', spell), next };
  });
  const wrong = steps.findIndex(({ number }, place) => number !== draft[place]);
  const number = wanted.filter(({ verb }) => verb === 'lay').length;
  return wrong < 0 ? { laid: steps.length, next: say(play, 'lodge-ready', { number }) } : { laid: wrong, next: steps[wrong]?.next ?? '' };
}

/** BR-12.1.2 The slot on which the next spell is laid. */
export function nextSlot(play: BoardPlay): Slot | null {
  const { question } = play;
  if (question === null || !LAYING.includes(question.kind)) return null;
  const [choice] = question.choices.filter(({ points }) => 'slot' in points);
  return choice === undefined ? null : (SLOTS[Number(choice.points.slot)] ?? null);
}

/** What is planned already, by its spell: where it lies. */
export function laidAt(play: BoardPlay): ReadonlyMap<string, Slot[]> {
  const { seat, seats } = viewOf(play);
  const plan = seat === null ? undefined : seats[seat]?.plan;
  const found = new Map<string, Slot[]>();
  for (const slot of SLOTS) {
    const spell = plan?.[slot]?.spell;
    if (spell !== undefined) found.set(spell, [...(found.get(spell) ?? []), slot]);
  }
  return found;
}

/** The running programs from the first one on, then those on the branch of a seat. */
export function running(stack: readonly Running[], seat: number | null): Running[] {
  return stack.flatMap((frame) => {
    const own = (frame.branches ?? []).filter((branch) => branch.seat === seat);
    return [frame, ...own.flatMap((branch) => running(branch.stack ?? [], seat))];
  });
}
