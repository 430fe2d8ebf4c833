import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBoard } from '../../src/boards';
import GenericBoard from '../../src/boards/generic/GenericBoard.svelte';
import { Connection } from '../../src/lib/connection.svelte';
import { settings } from '../../src/lib/settings.svelte';
import { words } from '../../src/lib/words.svelte';
import { LivePlay } from '../../src/play/live.svelte';
import { Panel } from '../../src/play/panel.svelte';
import Prompt from '../../src/play/Prompt.svelte';
import TextTable from '../../src/play/TextTable.svelte';
import { speakerOf } from '../../src/speech';
import type { GameInfo, Moment } from '../../src/wire';
import { choice, FakeSocket, game, openFake, moment, question, table } from './fake';
import { told } from '../told';

let connection: Connection;

beforeEach(async () => {
  await words.load('en');
  settings.confirm = true;
  connection = new Connection('t1', openFake);
  connection.open();
  FakeSocket.last.onopen?.();
});

afterEach(() => connection.close());

const asked = question(
  'main',
  choice(2, 'take', { coin: 1 }),
  choice(3, 'take', { coin: 2 }),
  choice(4, 'bid', { number: 2 }),
  choice(5, 'end'),
);

async function playing(given: Partial<Moment> = {}, played: GameInfo = game): Promise<LivePlay> {
  const play = new LivePlay(played, table({ game: played.id }), await loadBoard(played.id), await speakerOf(played), connection);
  FakeSocket.last.hear(moment({ number: 3, question: asked, ...given }));
  await vi.waitFor(() => expect(play.moment.number).toBe(3));
  return play;
}

describe('the table as text', () => {
  it('has a button with a full label for every choice', async () => {
    const play = await playing();
    render(TextTable, { play, panel: new Panel() });
    for (const { number } of asked.choices) {
      const label = play.label(play.choice(number)!);
      expect(screen.getAllByRole('button', { name: label }).length, label).toBeGreaterThan(0);
    }
  });

  it('plays: the first press asks, the second one answers', async () => {
    const play = await playing();
    render(TextTable, { play, panel: new Panel() });
    await userEvent.click(screen.getByRole('button', { name: play.label(play.choice(5)!) }));
    expect(FakeSocket.last.sent.filter(({ type }) => type === 'answer')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^Confirm/ }));
    expect(FakeSocket.last.sent.filter(({ type }) => type === 'answer')).toMatchObject([{ type: 'answer', answer: 5 }]);
  });

  it('says what lies before each seat', async () => {
    render(TextTable, { play: await playing(), panel: new Panel() });
    expect(screen.getByRole('heading', { name: 'You' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Bob' })).toBeVisible();
    expect(screen.getByText('coins: 3')).toBeVisible();
  });
});

describe('the generic board', () => {
  it('and its prompt offer every choice exactly once', async () => {
    const play = await playing();
    const prompt = createRawSnippet(() => ({ render: () => '<div></div>' }));
    render(GenericBoard, { play, prompt });
    render(Prompt, { play, panel: new Panel() });
    const labels = asked.choices.map((one) => play.label(one));
    const found = screen.getAllByRole('button').filter((button) => labels.some((label) => button.textContent?.includes(label)));
    expect(found).toHaveLength(labels.length);
  });
});

describe('the Card Game as text', () => {
  const card = (name: string): object => ({
    id: name.toLowerCase(),
    name: { en: name },
    polarity: 'bliss',
    kind: 'mild',
    vibe: 'red',
    ability: 'draw',
  });
  const base = { id: 'brightness-y', name: { en: 'Brightness' }, polarity: 'bliss', kind: 'base', vibe: 'yellow' };
  const cards = [...['Trust', 'Valor', 'Panic', 'Envy', 'Guilt', 'Doubt'].map(card), base];
  const parameter = { default: 1, rule: '', low: 0, high: 99, words: [], unlimited: false, text: false };
  const names = ['single_goal', 'balance_goal', 'slots_mild', 'slots_strong', 'slots_base', 'draw_count', 'deprive_count'];
  const cardGame: GameInfo = {
    ...game,
    id: 'cerebria-cards',
    parameters: [...names, 'mindset_cap', 'hand_start', 'hand_keep'].map((name) => ({ ...parameter, name })),
    kinds: told('cerebria-cards').kinds,
    content: { cards },
  };
  const own = { hand: ['trust'], mindset: ['valor+brightness-y f2 a1 fresh', null, null, null], scored: { bliss: 3, gloom: 4 }, gain: 0 };
  const other = { hand: { count: 5, known: ['guilt'] }, mindset: [null, null, null, null], scored: { bliss: 0, gloom: 1 }, gain: 0 };
  const view = {
    game: 'cerebria-cards',
    players: 2,
    options: {},
    cycle: 2,
    mood: 'gloom',
    starter: 0,
    active: 0,
    actions: 1,
    used: [],
    supply: { bliss: 30, gloom: null },
    impulses: ['panic', null, 'envy'],
    discard: ['doubt'],
    winners: [],
    reason: null,
    seat: 0,
    seats: [own, other],
    stacks: [3, 0, 1],
    deck: 40,
    stack: [],
    question: [{ seat: 0, kind: 'main' }],
  };

  it('tells all that its board shows', async () => {
    const play = await playing({ view, question: question('main', choice(0, 'end')) }, cardGame);
    const { container } = render(TextTable, { play, panel: new Panel() });
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(headings).toEqual(expect.arrayContaining(['Your hand: 1 card', 'Your mindset', 'Market', 'Bob', 'Standings', 'Table']));
    const text = container.textContent ?? '';
    for (const known of [
      'Trust',
      'Valor + Brightness (yellow)',
      'fresh',
      'Panic',
      'Column 2: empty',
      'Guilt',
      'Doubt',
      '5 cards in hand',
      'Bliss: 3',
    ]) {
      expect(text).toContain(known);
    }
  });
});
