import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Draft } from '../../../src/games/black-rose-wars/board/draft.svelte';
import { pointed } from '../../../src/games/black-rose-wars/board';
import { drafted } from '../../../src/games/black-rose-wars/board/planning';
import type { BoardPlay } from '../../../src/games/black-rose-wars/board/types';
import { Content } from '../../../src/games/black-rose-wars/speech/content';
import { PASS_ANSWER, SIDE_ANSWER, SPELL_ANSWER } from '../../../src/games/black-rose-wars/speech/vocabulary';
import { words } from '../../../src/lib/words.svelte';
import { speakerOf, type SpeakerMaker } from '../../../src/speech';
import { told } from '../../told';

const game = told('black-rose-wars');
const content = new Content(game.content);
const HAND = ['blight', 'evil-eye', 'evil-eye', 'torment'];
const spell = (id: string): number => SPELL_ANSWER + content.number('spell', id);

let make: SpeakerMaker;
beforeAll(async () => {
  make = await speakerOf(game);
});

/** Somebody with these cards who is asked for a plan, beginning with a slot. */
function planning(slot = 0, board = {}) {
  const foresee = vi.fn();
  const answerAll = vi.fn();
  const choices = [{ number: 0, verb: 'leave_empty', points: { slot }, caution: '' }];
  const view = { seat: 0, players: 1, seats: [{ hand: HAND, board, plan: {} }] };
  const choice = (number: number): object => ({ number, points: { spell: number - SPELL_ANSWER } });
  const play = {
    live: true,
    sending: null as number | null,
    question: { kind: 'plan', choices },
    view,
    speaker: make(['Ann']),
    ahead: null,
    foresee,
    answerAll,
    choice,
  };
  const draft = new Draft(() => play as unknown as BoardPlay);
  /** The server has tried what is laid, and has taken so many answers. */
  const tried = (taken: number, question: object | null): void => {
    Object.assign(play, { ahead: { answers: foresee.mock.lastCall?.[0] as number[], taken, question, stop: 'other', events: [], view } });
  };
  return { play: play as unknown as BoardPlay, draft, foresee, answerAll, tried };
}

describe('a lesson', () => {
  const lay = (id: string) => ({ verb: 'lay', points: { spell: id } });
  const side = (which: string) => ({ verb: 'side', points: { side: which } });
  const wanted = [lay('blight'), side('reverse'), lay('torment'), side('main')];

  test('goes along with a plan that is being laid', async () => {
    await words.load('en');
    const { play, draft, foresee } = planning();
    const done = (): unknown => drafted(play, wanted, (foresee.mock.lastCall?.[0] ?? []) as number[]);
    expect(done()).toEqual({ laid: 0, next: 'Lay Blight on slot Quick' });
    draft.lay('quick', 0);
    expect(done()).toEqual({ laid: 1, next: 'Turn Blight' });
    draft.turn(0);
    expect(done()).toEqual({ laid: 2, next: 'Lay Torment on slot I' });
    draft.lay('ii', 3);
    expect(done()).toEqual({ laid: 2, next: 'Lay Torment on slot I' });
    draft.takeBack('ii');
    draft.lay('i', 3);
    expect(done()).toEqual({ laid: 4, next: 'Ready with 2' });
  });

  test('goes question by question where no plan is asked for, and where its answer is a side', () => {
    const { play } = planning();
    expect(drafted(play, wanted.slice(1), [])).toBeNull();
    expect(drafted({ ...play, live: false } as BoardPlay, wanted, [])).toBeNull();
  });

  test('lights the rooms, figures and cards that it speaks of', () => {
    const keys = [{ room: 3 }, { figure: 1 }, { school: 2 }, { spell: 'blight' }, { quest: 'qu1-11' }, { seat: 0 }];
    expect(keys.map((points) => pointed({ points } as unknown as Parameters<typeof pointed>[0]))).toEqual([
      'room:3',
      'figure:1',
      'school:2',
      'card:blight',
      'card:qu1-11',
      null,
    ]);
  });
});

describe('a plan', () => {
  test('is laid in any order, and asked for slot by slot', () => {
    const { draft, foresee } = planning();
    draft.hold(3);
    draft.lay('ii');
    draft.hold(0);
    draft.turn();
    draft.lay('quick');
    expect(draft.slots()).toMatchObject({ quick: { spell: 'blight', side: 'reverse' }, ii: { spell: 'torment', side: 'main' } });
    expect(foresee).toHaveBeenLastCalledWith([spell('blight'), SIDE_ANSWER + 1, PASS_ANSWER, spell('torment'), SIDE_ANSWER, PASS_ANSWER]);
  });

  test('is laid by the keys of answers, each copy of a card once', () => {
    const { draft } = planning();
    for (const slot of ['quick', 'i'] as const) {
      draft.holdFor(spell('evil-eye'));
      draft.lay(slot);
    }
    draft.holdFor(spell('evil-eye'));
    expect(draft.held).toBeNull();
    expect(draft.slots()).toMatchObject({ quick: { spell: 'evil-eye' }, i: { spell: 'evil-eye' } });
  });

  test('can be changed: cards are taken back, moved and turned', () => {
    const { draft } = planning();
    draft.lay('i', 1);
    draft.lay('iii', 1);
    expect(draft.slotOf(1)).toBe('iii');
    expect(draft.isFree('i')).toBe(true);
    draft.turn(1);
    expect(draft.slots().iii).toEqual({ spell: 'evil-eye', side: 'reverse' });
    draft.lay('iii', 2);
    expect(draft.slotOf(2)).toBeNull();
    draft.takeBack('iii');
    expect(draft.number).toBe(0);
  });

  test('is ready when the server would take it, and is given together', () => {
    const { draft, answerAll, tried } = planning();
    draft.lay('quick', 0);
    draft.lay('i', 1);
    expect(draft.fits).toBe(false);
    tried(4, { kind: 'plan' });
    expect(draft.fits).toBe(false);
    tried(4, { kind: 'reconsider' });
    expect(draft.fits).toBe(true);
    draft.ready();
    expect(answerAll).toHaveBeenCalledWith([spell('blight'), SIDE_ANSWER, spell('evil-eye'), SIDE_ANSWER]);
  });

  test('lies as it was given until the server has taken it', () => {
    const { play, draft, answerAll, tried } = planning();
    draft.lay('quick', 0);
    tried(2, { kind: 'reconsider' });
    draft.ready();
    Object.assign(play, { sending: spell('blight') });
    draft.hold(1);
    draft.lay('i', 3);
    draft.turn(0);
    draft.takeBack('quick');
    draft.clear();
    draft.ready();
    expect(draft.held).toBeNull();
    expect(draft.slots()).toEqual({ quick: { spell: 'blight', side: 'main' } });
    expect(draft.fits).toBe(false);
    expect(answerAll).toHaveBeenCalledTimes(1);
  });

  test('can be given again where the server has refused it', () => {
    const { play, draft, answerAll, tried } = planning();
    draft.lay('quick', 0);
    tried(2, { kind: 'reconsider' });
    draft.ready();
    Object.assign(play, { sending: spell('blight') });
    Object.assign(play, { sending: null });
    expect(draft.fits).toBe(true);
    draft.ready();
    expect(answerAll).toHaveBeenCalledTimes(2);
  });

  test('leaves alone what lies there and what was settled before', () => {
    const { draft, foresee } = planning(2, { iii: { back: 'agony', status: 'prepared' } });
    expect(['quick', 'i', 'ii', 'iii'].map((slot) => draft.isFree(slot as 'i'))).toEqual([false, false, true, false]);
    draft.lay('ii', 0);
    expect(foresee).toHaveBeenLastCalledWith([spell('blight'), SIDE_ANSWER]);
  });
});
