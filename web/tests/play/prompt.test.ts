import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadBoard } from '../../src/boards';
import { Connection } from '../../src/lib/connection.svelte';
import { words } from '../../src/lib/words.svelte';
import { LivePlay } from '../../src/play/live.svelte';
import { Panel } from '../../src/play/panel.svelte';
import Prompt from '../../src/play/Prompt.svelte';
import { speakerOf } from '../../src/speech';
import { choice, FakeSocket, game, moment, openFake, question, table } from './fake';

let connection: Connection;

beforeEach(async () => {
  await words.load('en');
  FakeSocket.opened.length = 0;
  connection = new Connection('t1', openFake);
  const play = new LivePlay(game, table(), await loadBoard('coins'), await speakerOf(game), connection);
  connection.open();
  FakeSocket.last.onopen?.();
  const rest = { number: 7, verb: 'rest', points: {}, code: 'E_TIRED_ALREADY', rule: 'T-2', about: {} };
  const asked = { ...question('main', choice(2, 'take'), choice(5, 'end')), barred: [rest] };
  FakeSocket.last.hear(moment({ number: 3, question: asked, waiting: [{ seat: 0, since: 0, until: null }] }));
  await vi.waitFor(() => expect(play.moment.number).toBe(3));
  render(Prompt, { play, panel: new Panel() });
});

afterEach(() => {
  cleanup();
  connection.close();
});

it('shows what cannot be done, with the reason against it', async () => {
  const barred = screen.getByRole('button', { name: /^Rest/ });
  expect(barred.getAttribute('aria-disabled')).toBe('true');
  expect(barred.title).toMatch(/tired already/i);
  await fireEvent.click(barred);
  expect(await screen.findByText(/tired already/i, { selector: '.why' })).toBeTruthy();
});

it('tells what a button would lead to while it is pointed at', async () => {
  const button = screen.getByRole('button', { name: /^Take/ });
  const over = (type: string): void => void button.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse' }));
  over('pointerenter');
  await vi.waitFor(() => expect(FakeSocket.last.sent).toMatchObject([{ type: 'preview', answers: [2] }]));
  const { id } = FakeSocket.last.sent[0] ?? {};
  const told = { taken: 1, differences: [], question: null, code: '', rule: '', about: {} };
  FakeSocket.last.hear({ type: 'previewed', id, number: 3, ...told, stop: 'chance', events: [{ event: 'paid' }] });
  expect(await screen.findByText('then chance decides')).toBeTruthy();
  over('pointerleave');
  await vi.waitFor(() => expect(screen.queryByText('then chance decides')).toBeNull());
});
