import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBoard } from '../../src/boards';
import { Connection } from '../../src/lib/connection.svelte';
import { settings } from '../../src/lib/settings.svelte';
import { words } from '../../src/lib/words.svelte';
import { GuidedPlay } from '../../src/pages/tutorial/guide.svelte';
import { speakerOf } from '../../src/speech';
import type { Lesson, Moment } from '../../src/wire';
import { choice, FakeSocket, game, openFake, moment, question, table } from '../play/fake';
import { read, wait } from './steps';

const LESSON: Lesson = {
  id: 'coins',
  steps: [
    read('tutorial-first-welcome', { seat: 1 }),
    wait('tutorial-first-impulse', { verb: 'take', points: { column: 1 } }),
    wait('tutorial-first-evoke', { verb: 'put', points: { card: 'gold' } }),
    read('tutorial-first-end'),
  ],
};
const TAKE = question(
  'main',
  choice(1, 'take', { column: 0, card: 'tin' }),
  choice(2, 'take', { column: 1, card: 'gold' }),
  choice(5, 'end'),
);
const PUT = question('main', choice(3, 'put', { card: 'gold' }), choice(5, 'end'));

let connection: Connection;
let play: GuidedPlay;

beforeEach(async () => {
  await words.load('en');
  settings.confirm = true;
  FakeSocket.opened.length = 0;
  connection = new Connection('t1', openFake);
  play = new GuidedPlay(LESSON, game, table(), await loadBoard('coins'), await speakerOf(game), connection);
  connection.open();
  FakeSocket.last.onopen?.();
});

afterEach(() => connection.close());

/** The server shows a table; in the page an effect follows it. */
async function see(given: Partial<Moment>): Promise<void> {
  FakeSocket.last.hear(moment(given));
  await vi.waitFor(() => expect(play.moment.number).toBe(given.number));
  play.follow();
}

const first = (number = 1): Promise<void> => see({ number, view: { coins: 0 }, question: TAKE });
const second = (number = 3): Promise<void> => see({ number, view: { coins: 1 }, question: PUT });
const sent = (): unknown[] => FakeSocket.last.sent.map(({ type, answer }) => answer ?? type);

function choose(answer: number): void {
  play.pick(answer);
  play.commit();
}

async function takeGold(): Promise<void> {
  await first();
  play.guide.next();
  choose(2);
  FakeSocket.last.accept();
}

describe('answers that are drafted on the board', () => {
  const take = { verb: 'take', points: { column: 1 } };
  const put = { verb: 'put', points: { card: 'gold' } };

  /** The board asks for both together: what is drafted of it is told, and nothing is given before. */
  async function together(): Promise<GuidedPlay> {
    const lesson = {
      id: 'both',
      steps: [wait('tutorial-first-impulse', take), wait('tutorial-first-evoke', put), read('tutorial-first-end')],
    };
    const drafted = (_: unknown, wanted: readonly unknown[], draft: readonly number[]) => ({
      laid: draft.length,
      next: `${draft.length} of ${wanted.length}`,
    });
    const board = { ...(await loadBoard('coins')), drafted };
    return new GuidedPlay(lesson, game, table(), board, await speakerOf(game), connection);
  }

  it('are spoken of one after another, and of the last one until all is given', async () => {
    play = await together();
    await first();
    expect([play.guide.number, play.guide.drafted?.next]).toEqual([0, '0 of 2']);
    play.foresee([2]);
    expect([play.guide.number, play.guide.drafted?.next]).toEqual([1, '1 of 2']);
    expect(play.guide.lets(2)).toBe(true);
    play.foresee([2, 3]);
    expect([play.guide.number, play.guide.reading, play.guide.drafted?.next]).toEqual([1, false, '2 of 2']);
    play.foresee([]);
    expect(play.guide.number).toBe(0);
  });

  it('light what the next one is about', async () => {
    play = await together();
    await first();
    play.foresee([2]);
    expect(play.guide.lights).toContain('card:gold');
  });
});

describe('a step that is only read', () => {
  it('waits until it is read', async () => {
    await first();
    expect(play.guide.reading).toBe(true);
    expect(play.guide.lights).toEqual(new Set(['seat:1']));
    play.guide.next();
    expect(play.guide.number).toBe(1);
    play.guide.next();
    expect(play.guide.number).toBe(1);
  });

  it('lets no answer go out before', async () => {
    await first();
    choose(2);
    expect(sent()).toEqual([]);
    expect(play.guide.straying).toBe(true);
    play.guide.next();
    expect(play.guide.straying).toBe(false);
  });
});

describe('a step that waits for an answer', () => {
  beforeEach(async () => {
    await first();
    play.guide.next();
  });

  it('knows the answer and where it lies', () => {
    expect(play.guide.wanted?.number).toBe(2);
    expect(play.guide.lights).toEqual(new Set(['column:1']));
  });

  it('holds everything else back, however it is chosen', () => {
    choose(1);
    settings.confirm = false;
    play.pick(5);
    expect(sent()).toEqual([]);
    expect(play.guide.straying).toBe(true);
    play.cancel();
    expect(play.guide.straying).toBe(true);
    play.pick(2);
    expect(sent()).toEqual([2]);
  });

  it('shows what it means without doing it', () => {
    settings.confirm = false;
    play.suggest();
    expect(play.selected).toBe(2);
    expect(sent()).toEqual([]);
    play.commit();
    expect(sent()).toEqual([2]);
  });

  it('lets no window go by by itself', () => {
    play.passing('always');
    expect(sent()).toEqual([]);
    expect(play.guide.straying).toBe(true);
  });

  it('points at its answer again when the log points at nothing', () => {
    play.light([{ kind: 'seat', seat: 1 }]);
    expect(play.lit).toEqual(new Set(['seat:1']));
    play.light([]);
    expect(play.lit).toEqual(new Set(['column:1']));
  });
});

describe('the table goes on', () => {
  it('to the next step when the learner is asked again, not before', async () => {
    await takeGold();
    expect(play.guide.number).toBe(1);
    await see({ number: 2, view: { coins: 1 }, question: null });
    expect(play.guide.number).toBe(1);
    expect(play.guide.settled).toBe(false);
    await second();
    expect(play.guide.number).toBe(2);
    expect(play.guide.lights).toEqual(new Set(['card:gold']));
  });

  it('back to the step of an answer that is taken back', async () => {
    await takeGold();
    await second();
    await first(4);
    expect(play.guide.number).toBe(1);
    choose(2);
    await second(6);
    expect(play.guide.number).toBe(2);
  });

  it('nowhere when the same table is told again', async () => {
    await first();
    play.guide.next();
    choose(2);
    await first();
    expect(play.guide.number).toBe(1);
    await second();
    expect(play.guide.number).toBe(2);
  });

  it('to its end, after which everything is free', async () => {
    await takeGold();
    await second();
    choose(3);
    await see({ number: 7, view: { coins: 2 }, question: TAKE });
    play.guide.next();
    expect(play.guide.over).toBe(true);
    choose(5);
    expect(sent()).toEqual([2, 3, 5]);
  });

  it('to its end also when the game ends', async () => {
    await takeGold();
    await second();
    choose(3);
    await see({ number: 7, view: { coins: 2 }, question: null, outcome: { winners: [0], reason: 'all', rule: '', points: [[2], [0]] } });
    expect(play.guide.number).toBe(3);
    play.guide.next();
    expect(play.guide.over).toBe(true);
  });

  it('another way: then the guide steps aside', async () => {
    await takeGold();
    await see({ number: 3, view: { coins: 1 }, question: question('main', choice(5, 'end'), choice(6, 'wait')) });
    expect(play.guide.astray).toBe(true);
    choose(5);
    expect(sent()).toEqual([2, 5]);
  });
});

describe('a step that waits for several answers', () => {
  const STEPS: Lesson = {
    id: 'command',
    steps: [
      wait('tutorial-first-impulse', { verb: 'act', points: { action: 'buy' } }, { verb: 'take', points: { coin: 'gold' } }),
      read('tutorial-first-end', { coin: 'tin' }),
    ],
  };
  const kinds = { coin: { name: 'coin', words: ['tin', 'gold'], said: '' } };
  const MENU = question('menu', choice(1, 'act', { action: 'buy' }), choice(5, 'end'));
  const PRICE = question('price', choice(7, 'pay'));
  const COINS = question('coins', choice(8, 'take', { coin: 0 }), choice(9, 'take', { coin: 1 }));

  beforeEach(async () => {
    connection.close();
    connection = new Connection('t1', openFake);
    const board = {
      ...(await loadBoard('coins')),
      pointed: ({ points }: { points: object }) => ('coin' in points ? `coin:${points.coin}` : null),
    };
    play = new GuidedPlay(STEPS, { ...game, kinds }, table(), board, await speakerOf(game), connection);
    connection.open();
    FakeSocket.last.onopen?.();
    await see({ number: 1, view: { at: 'menu' }, question: MENU });
    choose(1);
    FakeSocket.last.accept();
  });

  it('stays the same step until all are given, and answers what nobody has to be asked', async () => {
    await see({ number: 2, view: { at: 'price' }, question: PRICE, withdraw: true });
    expect(sent()).toEqual([1, 7]);
    FakeSocket.last.accept();
    await see({ number: 3, view: { at: 'coins' }, question: COINS, withdraw: true });
    expect(play.guide.number).toBe(0);
    choose(8);
    expect(sent()).toEqual([1, 7]);
    choose(9);
    expect(sent()).toEqual([1, 7, 9]);
    await see({ number: 4, view: { at: 'menu', coins: 1 }, question: MENU });
    expect(play.guide.number).toBe(1);
  });

  it('finds things by their words and by their numbers', async () => {
    await see({ number: 3, view: { at: 'coins' }, question: COINS });
    expect(play.guide.wanted?.number).toBe(9);
    expect(play.guide.lights).toContain('coin:1');
    choose(9);
    await see({ number: 4, view: { at: 'menu', coins: 1 }, question: MENU });
    expect(play.guide.lights).toEqual(new Set(['coin:tin', 'coin:0']));
  });

  it('gives a command that was chosen as a whole answer by answer, as far as it fits', async () => {
    await see({ number: 2, view: { at: 'coins' }, question: COINS, withdraw: true });
    play.withdraw();
    await see({ number: 3, view: { at: 'menu' }, question: MENU });
    play.answerAll([1, 7, 8]);
    FakeSocket.last.accept();
    await see({ number: 4, view: { at: 'price' }, question: PRICE, withdraw: true });
    FakeSocket.last.accept();
    await see({ number: 5, view: { at: 'coins' }, question: COINS, withdraw: true });
    expect(sent()).toEqual([1, 'withdraw', 1, 7]);
    play.answerAll([9]);
    expect(sent()).toEqual([1, 'withdraw', 1, 7, 9]);
  });

  it('takes back all that was begun', async () => {
    await see({ number: 3, view: { at: 'coins' }, question: COINS, withdraw: true, undo: true });
    play.back();
    expect(sent()).toEqual([1, 'withdraw']);
    await see({ number: 4, view: { at: 'menu' }, question: MENU });
    expect(play.guide.wanted?.number).toBe(1);
  });

  it('waits while others still decide', async () => {
    await see({ number: 2, view: { at: 'wait' }, question: { ...PRICE, settled: true } });
    expect(play.guide.settled).toBe(false);
    expect(sent()).toEqual([1]);
  });
});
