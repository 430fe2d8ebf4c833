// Seats decide secretly at the same time: who is ready, and who is waited for.

import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadBoard } from '../../src/boards';
import { Connection } from '../../src/lib/connection.svelte';
import { settings } from '../../src/lib/settings.svelte';
import { words } from '../../src/lib/words.svelte';
import { LivePlay } from '../../src/play/live.svelte';
import { Panel } from '../../src/play/panel.svelte';
import { sentenceOf } from '../../src/play/prompt';
import TextTable from '../../src/play/TextTable.svelte';
import { speakerOf } from '../../src/speech';
import type { Moment, Question } from '../../src/wire';
import { choice, FakeSocket, game, openFake, moment, question, table } from './fake';

const SEATS = ['Ann', 'Bob', 'Cleo'].map((name) => ({ kind: 'person' as const, name, level: null, player: name, connected: true }));
const ASKED = [0, 1, 2].map((seat) => ({ seat, kind: 'bid' }));

let connection: Connection;

beforeEach(async () => {
  await words.load('en');
  settings.confirm = false;
  FakeSocket.opened.length = 0;
  connection = new Connection('t1', openFake);
  connection.open();
  FakeSocket.last.onopen?.();
});

afterEach(() => connection.close());

async function bidding(waited: readonly number[], given: Partial<Moment> = {}): Promise<LivePlay> {
  const play = new LivePlay(game, table({ players: 3, seats: SEATS }), await loadBoard('coins'), await speakerOf(game), connection);
  const waiting = waited.map((seat) => ({ seat, since: 0, until: null }));
  const asked = question('bid', choice(0, 'bid', { card: 1 }), choice(1, 'bid', { card: 2 }));
  FakeSocket.last.hear(moment({ number: 3, view: { question: ASKED, seats: [{}, {}, {}] }, question: asked, waiting, ...given }));
  await vi.waitFor(() => expect(play.moment.number).toBe(3));
  return play;
}

function settled(): Question {
  return { ...question('bid', choice(0, 'bid', { card: 1 }), choice(1, 'bid', { card: 2 })), settled: true } as Question;
}

test('a seat that has yet to decide is asked, whoever else is', async () => {
  const play = await bidding([0, 1, 2]);
  expect([play.awaited, play.ready]).toEqual([true, false]);
  expect(sentenceOf(play)).toBe('It is your move: bid.');
});

test('a seat that is ready sees so, and for whom the table waits', async () => {
  const play = await bidding([1, 2], { question: settled() });
  expect([play.awaited, play.ready]).toEqual([false, true]);
  expect(sentenceOf(play)).toBe('You are ready, and can change your mind while the table waits for Bob and Cleo.');
});

test('it can change its mind, on the board and in the text', async () => {
  const play = await bidding([2], { question: settled() });
  render(TextTable, { play, panel: new Panel() });
  await userEvent.click(screen.getByRole('button', { name: play.label(play.choice(1)!) }));
  expect(FakeSocket.last.sent).toMatchObject([{ type: 'answer', number: 3 }]);
});

test('the board tells who is ready from who is waited for', async () => {
  const play = await bidding([1, 2], { question: settled() });
  const prompt = createRawSnippet(() => ({ render: () => '<div></div>' }));
  const { Board } = play.board;
  render(Board, { play, prompt });
  const ready = (name: RegExp): HTMLElement | null => within(screen.getByRole('heading', { name })).queryByText(/ready/);
  expect(ready(/Ann/)).toBeVisible();
  expect(ready(/Bob/)).toBeNull();
});

test('who only watches reads all the names', async () => {
  const play = await bidding([1, 2], { seat: null, question: null });
  expect(sentenceOf(play)).toBe('Waiting for Bob and Cleo.');
});
