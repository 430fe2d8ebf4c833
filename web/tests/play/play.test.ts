import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBoard } from '../../src/boards';
import { Connection } from '../../src/lib/connection.svelte';
import { settings } from '../../src/lib/settings.svelte';
import { words } from '../../src/lib/words.svelte';
import End from '../../src/play/End.svelte';
import { LivePlay } from '../../src/play/live.svelte';
import { sentenceOf } from '../../src/play/prompt';
import { speakerOf } from '../../src/speech';
import type { Moment, Question } from '../../src/wire';
import { choice, FakeSocket, game, openFake, moment, question, table } from './fake';

let connection: Connection;
let play: LivePlay;

beforeEach(async () => {
  await words.load('en');
  settings.confirm = true;
  settings.pace = 'instant';
  FakeSocket.opened.length = 0;
  connection = new Connection('t1', openFake);
  play = new LivePlay(game, table(), await loadBoard('coins'), await speakerOf(game), connection);
  connection.open();
  FakeSocket.last.onopen?.();
});

afterEach(() => connection.close());

async function ask(given: Partial<Moment> = {}): Promise<void> {
  const asked = question('main', choice(2, 'take', { coin: 1 }), choice(5, 'end'));
  FakeSocket.last.hear(moment({ number: 3, question: asked, waiting: [{ seat: 0, since: 0, until: null }], ...given }));
  await vi.waitFor(() => expect(play.moment.number).toBe(given.number ?? 3));
}

const sent = (): Record<string, unknown>[] => FakeSocket.last.sent;

describe('choosing', () => {
  it('selects first and commits second', async () => {
    await ask();
    play.pick(2);
    expect(play.selected).toBe(2);
    expect(sent()).toEqual([]);
    play.pick(2);
    expect(sent()).toMatchObject([{ type: 'answer', number: 3, answer: 2 }]);
  });

  it('commits at once for those who want that', async () => {
    settings.confirm = false;
    await ask();
    play.pick(5);
    expect(sent()).toMatchObject([{ type: 'answer', answer: 5 }]);
  });

  it('gives the only answer at one click', async () => {
    await ask({ question: question('main', choice(5, 'end')) });
    play.pick(5);
    expect(sent()).toMatchObject([{ type: 'answer', answer: 5 }]);
  });

  it('asks once more about what should be meant, whatever else is liked', async () => {
    settings.confirm = false;
    await ask({ question: question('main', choice(2, 'take'), { ...choice(5, 'end'), caution: 'it_hurts' }) });
    play.pick(5);
    expect(sent()).toEqual([]);
    expect(play.caution).toMatch(/hurts/);
    play.pick(5);
    expect(sent()).toMatchObject([{ type: 'answer', answer: 5 }]);
  });

  it('offers the choices in the order in which the server shows them', async () => {
    await ask({ question: question('bonus', choice(1, 'take'), choice(0, 'decline')) });
    expect([play.key(1), play.key(0)]).toEqual(['1', '2']);
  });

  it('goes back by one button: the selection, then the last answer, then all that was begun', async () => {
    await ask({ undo: true, withdraw: true });
    play.pick(2);
    play.back();
    expect(play.selected).toBeNull();
    expect(sent()).toEqual([]);
    play.back();
    expect(sent()).toMatchObject([{ type: 'undo', number: 3 }]);
    await ask({ number: 4, withdraw: true });
    play.back();
    expect(sent().at(-1)).toMatchObject({ type: 'withdraw', number: 4 });
    await ask({ number: 5 });
    expect(play.canGoBack).toBe(false);
  });

  it('changes the selection, and drops it', async () => {
    await ask();
    play.pick(2);
    play.pick(5);
    expect(play.selected).toBe(5);
    play.cancel();
    play.commit();
    expect(play.selected).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('sends one answer to one moment, however often it is pressed', async () => {
    await ask();
    play.pick(2);
    play.commit();
    play.commit();
    play.pick(5);
    play.pick(5);
    expect(sent()).toHaveLength(1);
    FakeSocket.last.accept();
    await Promise.resolve();
    play.pick(5);
    expect(play.legal(5)).toBe(false);
    await ask({ number: 4 });
    expect(play.legal(5)).toBe(true);
    expect(play.selected).toBeNull();
  });

  it('says in words what the rules refuse, and nothing of what is stale', async () => {
    await ask();
    play.pick(2);
    play.commit();
    FakeSocket.last.hear({ type: 'refused', id: sent()[0]?.id, code: 'E_STALE', rule: '', about: {}, message: '' });
    await vi.waitFor(() => expect(play.sending).toBeNull());
    expect(play.note).toBeNull();
    play.pick(2);
    play.commit();
    FakeSocket.last.hear({ type: 'refused', id: sent()[1]?.id, code: 'E_NO_COINS', rule: 'T-4', about: {}, message: '' });
    await vi.waitFor(() => expect(play.note?.kind).toBe('trouble'));
    expect(play.note).toMatchObject({ rule: 'T-4', text: expect.stringContaining('no coins') as string });
  });

  it('gives each choice a key', async () => {
    await ask();
    expect(play.key(2)).toBe('1');
    expect(play.answerOf('2')).toBe(5);
  });
});

describe('why not', () => {
  const reason = (id: unknown): object => ({ type: 'reason', id, answer: 7, code: 'E_NO_COINS', rule: 'T-4', about: {} });

  it('asks the server once, and remembers until the table changes', async () => {
    await ask();
    play.pick(7);
    play.why(7);
    expect(sent()).toMatchObject([{ type: 'why', answer: 7 }]);
    FakeSocket.last.hear(reason(sent()[0]?.id));
    await vi.waitFor(() => expect(play.reason(7)).toContain('no coins'));
    expect(play.note).toMatchObject({ kind: 'why', rule: 'T-4' });
    play.why(7);
    expect(sent()).toHaveLength(1);
    await ask({ number: 4 });
    expect(play.reason(7)).toBeUndefined();
    expect(play.note).toBeNull();
  });

  it('does not ask about what can be chosen', async () => {
    await ask();
    play.why(2);
    expect(sent()).toEqual([]);
  });
});

describe('movements', () => {
  it('are shown before the next moment, one after another, and can be skipped', async () => {
    const shown: unknown[][] = [];
    const board = {
      ...(await loadBoard('coins')),
      animate: (_: unknown, events: readonly unknown[]): Promise<void> => {
        shown.push([...events]);
        return new Promise(() => {});
      },
    };
    play = new LivePlay(game, table(), board, await speakerOf(game), connection);
    await ask();
    FakeSocket.last.hear(moment({ number: 4, told: 1, events: [{ event: 'a' }] }));
    FakeSocket.last.hear(moment({ number: 5, told: 2, events: [{ event: 'b' }] }));
    expect(play.moving).toBe(true);
    expect(play.moment.number).toBe(3);
    expect(play.story).toEqual([]);
    play.skip();
    await vi.waitFor(() => expect(play.moment.number).toBe(5));
    expect(shown).toEqual([[{ event: 'a' }]]);
    expect(play.story).toHaveLength(2);
  });
});

describe('what hardly anybody wants otherwise', () => {
  const removal = question('remove', choice(0, 'keep'), choice(7, 'remove'));

  beforeEach(async () => {
    const usual = (shown: { question: { kind: string } | null }): number | null => (shown.question?.kind === 'remove' ? 0 : null);
    const board = { ...(await loadBoard('coins')), usual, rarely: () => 'and remove one' };
    play = new LivePlay(game, table(), board, await speakerOf(game), connection);
  });

  it('is answered without a question', async () => {
    await ask({ question: removal, withdraw: true });
    expect(play.question).toBeNull();
    expect(sent()).toMatchObject([{ type: 'answer', answer: 0 }]);
  });

  it('is asked of those who want it, and of those who go back', async () => {
    await ask();
    play.pick(2);
    expect(play.rarely).toBe('and remove one');
    play.commitChoosing();
    await ask({ number: 4, question: removal, withdraw: true });
    expect(play.question?.kind).toBe('remove');
    await ask({ number: 5 });
    play.undo();
    await ask({ number: 6, question: removal, withdraw: true });
    expect(play.question?.kind).toBe('remove');
    await ask({ number: 7 });
    await ask({ number: 8, question: removal, withdraw: true });
    expect(play.question).toBeNull();
  });

  it('is not asked of those who do not confirm either: they say before what they want', async () => {
    settings.confirm = false;
    await ask();
    expect(play.rarely).toBe('and remove one');
    play.pick(2);
    await ask({ number: 4, question: removal, withdraw: true });
    expect(play.question).toBeNull();
    await ask({ number: 5 });
    play.choosing = true;
    play.pick(2);
    await ask({ number: 6, question: removal, withdraw: true });
    expect(play.question?.kind).toBe('remove');
  });

  it('is asked after all when the answer was refused', async () => {
    await ask({ question: removal, withdraw: true });
    FakeSocket.last.hear({ type: 'refused', id: sent()[0]?.id, code: 'E_RATE', rule: '', about: {}, message: '' });
    await vi.waitFor(() => expect(play.question?.kind).toBe('remove'));
  });
});

describe('answers to a series of questions', () => {
  const discards = (...cards: number[]): Question => ({
    ...question('trim', ...cards.map((card) => choice(card, 'trim', { card: `card ${card}` }))),
    series: cards.length - 2,
  });
  const given = (): unknown[] =>
    sent().flatMap(({ type, answer, answers }) => (type === 'answer' ? [answer] : type === 'answers' ? [answers] : []));
  const take = (taken: number): void => {
    const { id } = sent().find(({ type }) => type === 'answers') ?? {};
    FakeSocket.last.hear({ type: 'accepted', id, taken });
  };

  it('are chosen together, and given without a question in between', async () => {
    await ask({ question: discards(1, 2, 3, 4, 5) });
    expect(play.together).toBe(3);
    for (const card of [4, 1, 5]) play.pick(card);
    expect([1, 2, 3, 4, 5].filter((card) => play.chosen(card))).toEqual([1, 4, 5]);
    expect(given()).toEqual([]);
    play.commit();
    expect(given()).toEqual([[4, 1, 5]]);
    await ask({ number: 4, question: discards(1, 2, 3, 5) });
    expect(play.question).toBeNull();
    expect(play.pending.map(({ seat }) => seat)).toEqual([0]);
    expect(sentenceOf(play)).toBe(''); // not that there is nothing to decide
    await ask({ number: 5, question: { ...discards(2, 3, 5), series: 1 } });
    await ask({ number: 6 });
    expect(play.question).toBeNull();
    take(3);
    await vi.waitFor(() => expect(play.question?.kind).toBe('main'));
    expect(given()).toEqual([[4, 1, 5]]);
    expect(play.note).toBeNull();
  });

  it('are left out again by a second click, and are never more than are asked for', async () => {
    await ask({ question: discards(1, 2, 3, 4) });
    for (const card of [1, 2, 3]) play.pick(card);
    expect(play.chosenOnes.map(({ number }) => number)).toEqual([1, 2]);
    play.pick(1);
    expect(play.chosenOnes.map(({ number }) => number)).toEqual([2]);
    play.back();
    expect(play.chosenOnes).toEqual([]);
  });

  it('can be the same one twice, where two things mean it', async () => {
    await ask({ question: discards(1, 2, 3, 4) });
    play.pick(1, 0);
    play.pick(1, 1);
    expect([play.chosen(1, 0), play.chosen(1, 1)]).toEqual([true, true]);
    play.commit();
    expect(given()).toEqual([[1, 1]]);
  });

  it('may be fewer than are asked for: the rest is asked then', async () => {
    await ask({ question: discards(1, 2, 3, 4) });
    play.pick(2);
    play.commit();
    await ask({ number: 4, question: { ...discards(1, 3, 4), series: 1 } });
    expect(given()).toEqual([2]);
    expect(play.question?.kind).toBe('trim');
    expect(play.note).toBeNull();
  });

  it('stop when the next one no longer fits, and their player is told', async () => {
    await ask({ question: discards(1, 2, 3, 4, 5) });
    for (const card of [4, 1, 2]) play.pick(card);
    play.commit();
    await ask({ number: 4, question: discards(2, 3, 5) });
    take(1);
    await vi.waitFor(() => expect(play.question?.kind).toBe('trim'));
    expect(play.note?.text).toMatch(/changed/);
    await ask({ number: 5 });
    expect(given()).toEqual([[4, 1, 2]]);
    expect(play.note).toBeNull();
  });

  it('stop when one of them is refused', async () => {
    await ask({ question: discards(1, 2, 3, 4, 5) });
    for (const card of [4, 1]) play.pick(card);
    play.commit();
    FakeSocket.last.hear({
      type: 'refused',
      id: sent().find(({ type }) => type === 'answers')?.id,
      code: 'E_RATE',
      rule: '',
      about: {},
      message: '',
    });
    await vi.waitFor(() => expect(play.note?.kind).toBe('trouble'));
    await ask({ number: 4, question: discards(1, 2, 3, 4) });
    expect(given()).toEqual([[4, 1]]);
  });

  it('are given one by one by those who do not confirm', async () => {
    settings.confirm = false;
    await ask({ question: discards(1, 2, 3, 4) });
    play.pick(2);
    expect(given()).toEqual([2]);
  });
});

describe('what happened since the own turn', () => {
  const coins = (own: number): Moment['view'] => ({ seats: [{ coins: own }], question: [] });
  const theirs = (number: number, own: number): Promise<void> =>
    ask({ number, question: null, waiting: [], view: coins(own), told: number - 3, events: [{ event: 'took', number }] });

  it('is shown once more on the board, and then the question is there again', async () => {
    await ask();
    expect(play.watchable).toBe(false);
    play.pick(2);
    play.commit();
    await theirs(4, 5);
    await theirs(5, 7);
    await ask({ number: 6, told: 3, events: [{ event: 'took', number: 6 }], view: coins(8) });
    await vi.waitFor(() => expect(play.watchable).toBe(true));
    const again = play.rewatch();
    expect(play.view).toEqual(coins(5));
    expect(play.question).toBeNull();
    expect(play.legal(2)).toBe(false);
    play.skip();
    await again;
    expect(play.view).toEqual(coins(8));
    expect(play.legal(2)).toBe(true);
    play.pick(2);
    play.commit();
    await theirs(7, 9);
    expect(play.watchable).toBe(false);
  });
});

describe('looking ahead', () => {
  const asked = (): unknown[] => sent().flatMap(({ type, answers }) => (type === 'preview' ? [answers] : []));
  const tell = (given: object = {}): void => {
    const { id, number } = sent().findLast(({ type }) => type === 'preview') ?? {};
    const differences = [{ at: ['seats', 0, 'coins'], to: 2, gone: false }];
    const told = { taken: 1, stop: 'other', differences, events: [{ event: 'paid' }], question: null, code: '', rule: '', about: {} };
    FakeSocket.last.hear({ type: 'previewed', id, number, ...told, ...given });
  };

  it('shows the table as it would be after what is chosen', async () => {
    await ask({});
    play.pick(2);
    await vi.waitFor(() => expect(asked()).toEqual([[2]]));
    expect(play.ahead).toBeNull();
    tell();
    await vi.waitFor(() => expect(play.ahead?.stop).toBe('other'));
    expect(play.ahead?.view).toEqual({ ...play.view, seats: [{ coins: 2 }, { coins: 1 }] });
    expect(play.view.seats).toEqual([{ coins: 3 }, { coins: 1 }]);
    expect(play.preview).toEqual([expect.stringMatching(/paid/i), 'then somebody else decides']);
    play.cancel();
    expect(play.ahead).toBeNull();
  });

  it('tells of a single answer what it leads to and what it means, and nothing of what else is pointed at', async () => {
    const meant = { ...(await loadBoard('coins')), preview: () => ['Take a coin from the bag.'] };
    const seated = async (foretells: boolean, leads: readonly string[] = []): Promise<void> => {
      play = new LivePlay(game, table(), { ...meant, foretells, leads }, await speakerOf(game), connection);
      await ask({});
      play.pick(2);
      expect(play.preview).toEqual(['Take a coin from the bag.']);
    };
    await seated(false);
    await vi.waitFor(() => expect(asked()).toEqual([[2]]));
    tell();
    await vi.waitFor(() => expect(play.preview).toHaveLength(3));
    expect(play.preview).toEqual([expect.stringMatching(/paid/i), 'Take a coin from the bag.', 'then somebody else decides']);
    expect(play.foretold).toHaveLength(2);
    play.foresee([5]);
    await vi.waitFor(() => expect(asked()).toEqual([[2], [5]]));
    tell();
    await vi.waitFor(() => expect(play.ahead?.answers).toEqual([5]));
    expect(play.preview).toEqual(['Take a coin from the bag.']);
    await seated(false, ['paid']);
    await vi.waitFor(() => expect(asked()).toHaveLength(3));
    tell({ stop: 'open' });
    await vi.waitFor(() => expect(play.ahead?.answers).toEqual([2]));
    expect(play.preview, 'the label says it').toEqual(['Take a coin from the bag.']);
    await seated(true);
    await vi.waitFor(() => expect(asked()).toHaveLength(4));
    tell();
    await vi.waitFor(() => expect(play.ahead?.answers).toEqual([2]));
    expect(play.preview, 'a board that says so itself is enough').toEqual(['Take a coin from the bag.']);
  });

  it('asks only for what is pointed at for a while, and goes back to what is chosen', async () => {
    await ask({});
    play.pick(2);
    await vi.waitFor(() => expect(asked()).toEqual([[2]]));
    play.foresee([5]);
    play.foresee([6, 1]);
    await vi.waitFor(() => expect(asked()).toEqual([[2], [6, 1]]));
    play.foresee([]);
    await vi.waitFor(() => expect(asked()).toEqual([[2], [6, 1], [2]]));
  });

  it('forgets what comes too late', async () => {
    await ask({});
    play.foresee([5]);
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    play.foresee([]);
    tell();
    await new Promise((end) => setTimeout(end));
    expect(play.ahead).toBeNull();
    play.foresee([5]);
    await vi.waitFor(() => expect(asked()).toHaveLength(2));
    await ask({ number: 9 });
    tell();
    await new Promise((end) => setTimeout(end));
    expect(play.ahead).toBeNull();
  });
});

describe('what others do', () => {
  const others = (number: number, given: Partial<Moment> = {}): Moment =>
    moment({ number, told: number, events: [{ event: 'took', seat: 1 }], waiting: [{ seat: 1, since: 0, until: null }], ...given });

  async function watch(): Promise<void> {
    FakeSocket.last.hear(moment({ number: 0 }));
    await vi.advanceTimersByTimeAsync(0);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = 'calm';
  });
  afterEach(() => {
    vi.useRealTimers();
    settings.pace = 'instant';
  });

  it('is shown one thing after another, a second each, and told meanwhile', async () => {
    await watch();
    FakeSocket.last.hear(others(1));
    FakeSocket.last.hear(others(2));
    await vi.advanceTimersByTimeAsync(900);
    expect(play.moment.number).toBe(1);
    expect(play.story).toHaveLength(1);
    expect(play.telling).toEqual([{ event: 'took', seat: 1 }]);
    expect(play.behind).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(play.moment.number).toBe(2);
    expect(play.behind).toBe(false);
  });

  it('is skipped up to the own question at a word', async () => {
    await watch();
    for (const number of [1, 2, 3]) FakeSocket.last.hear(others(number));
    FakeSocket.last.hear(others(4, { question: question('main', choice(5, 'end')) }));
    await vi.advanceTimersByTimeAsync(0);
    expect(play.question).toBeNull();
    play.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(play.question).not.toBeNull();
    expect(play.legal(5)).toBe(true);
  });

  it('does not hold up those who want it at once, nor is letting pass worth a pause', async () => {
    await watch();
    FakeSocket.last.hear(others(1, { events: [{ event: 'passed', seat: 1 }] }));
    FakeSocket.last.hear(others(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(play.moment.number).toBe(2);
    settings.pace = 'instant';
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.hear(others(3));
    FakeSocket.last.hear(others(4));
    await vi.advanceTimersByTimeAsync(0);
    expect(play.moment.number).toBe(4);
  });

  it('waits behind a scene until its viewer goes on', async () => {
    const board = { ...(await loadBoard('coins')), staged: ['storm'] };
    play = new LivePlay(game, table(), board, await speakerOf(game), connection);
    await watch();
    FakeSocket.last.hear(others(1, { events: [{ event: 'storm' }] }));
    FakeSocket.last.hear(others(2));
    await vi.advanceTimersByTimeAsync(5000);
    expect(play.scene).toBe(0);
    expect(play.moment.number).toBe(1);
    play.closeScene();
    await vi.advanceTimersByTimeAsync(0);
    expect(play.scene).toBeNull();
    expect(play.moment.number).toBe(2);
  });
});

describe('the end', () => {
  const outcome = { winners: [0], reason: 'points', rule: 'T-9', points: [[3], [1]] };

  it('is a scene, which is shown when it comes', async () => {
    await ask();
    FakeSocket.last.hear(moment({ number: 4, outcome }));
    await vi.waitFor(() => expect(play.scene).toBe('end'));
    play.closeScene();
    FakeSocket.last.hear(moment({ number: 4, outcome }));
    await vi.waitFor(() => expect(play.behind).toBe(false));
    expect(play.scene).toBeNull();
    const { container } = render(End, { play });
    expect(screen.getByRole('heading')).toHaveTextContent('You win!');
    expect(container).toHaveTextContent('Ann: 3');
    expect(screen.getByRole('button', { name: 'Rematch' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Watch again' })).toHaveAttribute('href', '/record/t1');
    cleanup();
  });

  it('is no news at a table that had ended before', async () => {
    FakeSocket.last.hear(moment({ number: 4, outcome }));
    await vi.waitFor(() => expect(play.moment.number).toBe(4));
    expect(play.scene).toBeNull();
  });
});

describe('windows that only offer to react', () => {
  it('go by at a new table for whoever likes that', async () => {
    settings.passing = 'always';
    await ask();
    play.letPass();
    expect(sent()).toMatchObject([{ type: 'passing', until: 'always' }]);
    play.passing('ask');
    expect(settings.passing).toBe('ask');
  });

  it('go by until something is over, which is no liking for other tables', async () => {
    await ask();
    play.passing('spell');
    expect(sent()).toMatchObject([{ type: 'passing', until: 'spell' }]);
    expect(settings.passing).toBe('ask');
  });
});

describe('several people at one screen', () => {
  it('shows nobody’s hand before they have the screen', async () => {
    play.table = table({ you: [0, 1] });
    await ask();
    expect(play.curtain).toBe(0);
    await play.unveil(0);
    expect(play.curtain).toBeNull();
    await ask({ number: 4, question: null, waiting: [{ seat: 1, since: 0, until: null }] });
    expect(play.curtain).toBe(1);
    const turned = play.unveil(1);
    expect(sent().at(-1)).toMatchObject({ type: 'look', seat: 1 });
    FakeSocket.last.hear(moment({ seat: 1, number: 2, waiting: [{ seat: 1, since: 0, until: null }] }));
    FakeSocket.last.accept();
    await turned;
    expect(play.seat).toBe(1);
    expect(play.curtain).toBeNull();
  });
});
