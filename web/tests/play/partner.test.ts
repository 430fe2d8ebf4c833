import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadBoard } from '../../src/boards';
import { Connection } from '../../src/lib/connection.svelte';
import { words } from '../../src/lib/words.svelte';
import { LivePlay } from '../../src/play/live.svelte';
import Partner from '../../src/play/Partner.svelte';
import { speakerOf } from '../../src/speech';
import { choice, FakeSocket, game, moment, openFake, question, table } from './fake';

let connection: Connection;
let play: LivePlay;

/** Ann and Cleo play against Bob. */
beforeEach(async () => {
  await words.load('en');
  FakeSocket.opened.length = 0;
  connection = new Connection('t1', openFake);
  const seats = ['Ann', 'Bob', 'Cleo'].map((name) => ({ kind: 'person', name, level: null, player: name, connected: true }) as const);
  const sided = {
    ...game,
    sides: [
      [0, 1],
      [0, 1, 0],
    ],
  };
  play = new LivePlay(sided, table({ players: 3, seats: [...seats] }), await loadBoard('coins'), await speakerOf(game), connection);
  connection.open();
  FakeSocket.last.onopen?.();
  FakeSocket.last.hear(moment({ number: 3, question: question('main', choice(2, 'take'), choice(5, 'end')) }));
  await vi.waitFor(() => expect(play.moment.number).toBe(3));
});

afterEach(() => {
  cleanup();
  connection.close();
});

const sent = (): Record<string, unknown>[] => FakeSocket.last.sent.filter(({ type }) => type === 'point');

it('are the people of the same side', () => {
  expect(play.partners).toEqual([2]);
  play.table = table();
  expect(play.partners).toEqual([]);
});

it('is shown the next thing that is pressed, and that thing is not chosen by it', async () => {
  const thing = document.body.appendChild(document.createElement('button'));
  const pressed = vi.fn();
  thing.addEventListener('click', pressed);
  play.anchors.set('coin:1', thing);
  render(Partner, { play });
  play.showPartners();
  expect(await screen.findByText(/your partner should look at/)).toBeTruthy();
  await fireEvent.click(thing);
  expect(sent()).toMatchObject([{ thing: 'coin:1' }]);
  expect(pressed).not.toHaveBeenCalled();
  await fireEvent.click(thing);
  expect(pressed).toHaveBeenCalledOnce();
  thing.remove();
});

it('is shown what is chosen', () => {
  play.pick(2);
  play.showPartners();
  expect(sent()).toMatchObject([{ thing: '', number: 3, answers: [2] }]);
});

it('says where to look and what it plans, until the table goes on', async () => {
  render(Partner, { play });
  const told = { type: 'pointed', seat: 2, differences: [], events: [] };
  FakeSocket.last.hear({ ...told, thing: 'coin:1' });
  expect(await screen.findByText('Cleo: look here')).toBeTruthy();
  FakeSocket.last.hear({
    ...told,
    thing: '',
    differences: [{ at: ['seats', 0, 'coins'], to: 9, gone: false }],
    events: [{ event: 'paid' }],
  });
  expect(await screen.findByText(/^Cleo plans: .*paid/i)).toBeTruthy();
  expect(play.hints[0]?.plan?.view.seats).toEqual([{ coins: 9 }, { coins: 1 }]);
  FakeSocket.last.hear(moment({ number: 4 }));
  await vi.waitFor(() => expect(play.hints).toEqual([]));
});
