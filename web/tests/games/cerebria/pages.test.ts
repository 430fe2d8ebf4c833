import { fireEvent, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { games } from '../../../src/lib/games.svelte';
import { me } from '../../../src/lib/me.svelte';
import { router } from '../../../src/lib/router.svelte';
import { words } from '../../../src/lib/words.svelte';
import NewTable from '../../../src/pages/NewTable.svelte';
import ChangedRules from '../../../src/pages/parts/ChangedRules.svelte';
import { speakerOf } from '../../../src/speech';
import type { NewTable as NewTableRequest, PackInfo, TableInfo } from '../../../src/wire';
import { cerebria } from './packs';
import { ANN, serve, table, type Replies, type Request } from '../../pages/server';

const user = userEvent.setup();
const { usual, fond } = cerebria();
const FOND: PackInfo = { name: 'fond', version: 'fond', title: 'Fond', holds: ['Emotions: 1 changed (Pluck)'], mistakes: [] };
const BROKEN: PackInfo = {
  name: 'broken',
  version: '',
  title: 'broken',
  holds: [],
  mistakes: ['broken/emotions.toml:14:9: vibe is one of red, yellow'],
};
const served: Replies = {
  'GET /api/me': ANN,
  'GET /api/games': [usual],
  'GET /api/games/cerebria?pack=fond': fond,
  'GET /api/games/cerebria/packs/en': [],
  'GET /api/games/cerebria/powers/en?pack=default&card=affection': { revised: { affection: 'It is as usual.' } },
  'GET /api/games/cerebria/powers/en?pack=fond&card=fondness': { revised: { fondness: 'It is fond.' } },
  'GET /api/games/cerebria/powers/en?pack=fond&card=optimism': { revised: { optimism: 'By hand: sing.' } },
  'POST /api/tables': table({ id: 'made' }),
};

beforeEach(async () => {
  await words.load('en');
  router.query = new URLSearchParams();
  vi.spyOn(router, 'go').mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a table with a pack of its own', () => {
  test('has the names and powers of its cards', async () => {
    serve(served);
    const own = (await speakerOf(await games.of({ game: 'cerebria', options: { pack: 'fond' } })))();
    expect([own.card('courage'), own.card('fondness')]).toEqual(['Pluck', 'Fondness']);
    expect(() => own.card('affection')).toThrow('no Emotion affection');
    own.cardText('fondness');
    await vi.waitFor(() => expect(own.cardText('fondness')).toContain('It is fond.'));
    for (const options of [{}, { pack: 'default' }] as TableInfo['options'][]) {
      const plain = (await speakerOf(await games.of({ game: 'cerebria', options })))();
      expect([plain.card('courage'), plain.card('affection')]).toEqual(['Courage', 'Affection']);
      plain.cardText('affection');
      await vi.waitFor(() => expect(plain.cardText('affection')).toContain('It is as usual.'));
    }
  });

  test('has what people carry out by hand on the card and in the log', async () => {
    serve(served);
    const own = (await speakerOf(await games.of({ game: 'cerebria', options: { pack: 'fond' } })))();
    own.cardText('optimism');
    await vi.waitFor(() => expect(own.cardText('optimism')).toContain('By hand: sing.'));
    const card = (fond.content as { emotions: { moderate: { id: string }[] } }).emotions.moderate.findIndex(({ id }) => id === 'optimism');
    expect(own.event({ event: 'by_hand', space: 0, card, text: card })).toMatch(/^Optimism at .*, by hand: Sing\.$/u);
  });

  test('is asked for once, but again when it did not come', async () => {
    const lost = serve({ 'GET /api/games': [usual] });
    const wanted = { game: 'cerebria', options: { pack: 'later' } };
    await expect(games.of(wanted)).rejects.toThrow('does not answer');
    expect(lost.some(({ path }) => path.endsWith('pack=later'))).toBe(true);
    const found = serve({ 'GET /api/games/cerebria?pack=later': { ...fond, pack: 'later' } });
    expect((await Promise.all([games.of(wanted), games.of(wanted)])).map(({ pack }) => pack)).toEqual(['later', 'later']);
    expect(found).toHaveLength(1);
  });

  test('tells what has changed in its cards since', async () => {
    const told = ['This was begun with the pack fond as it was then.', 'Courage: threshold was 2, is now 3'];
    serve({ ...served, 'GET /api/games/cerebria?pack=fond%401f0c': fond, 'GET /api/games/cerebria/packs/en/fond%401f0c': told });
    render(ChangedRules, { table: table({ game: 'cerebria', options: { pack: 'fond@1f0c' } }) });
    expect(await screen.findByText('This was begun with the pack fond as it was then.')).toBeInTheDocument();
    expect(screen.getByRole('listitem', { hidden: true })).toHaveTextContent('Courage: threshold was 2, is now 3');
  });

  test('says which pack and which decks it has', async () => {
    serve(served);
    render(ChangedRules, { table: table({ game: 'cerebria', options: { pack: 'fond', deck_0: 'pals', first: 'gloom' } }) });
    expect((await screen.findByText('Deck of player 1')).nextElementSibling).toHaveTextContent('Pals');
    expect(screen.getByText('First player').nextElementSibling).toHaveTextContent('Gloom');
  });
});

describe('a new table of Cerebria', () => {
  async function plan(more: Replies = {}): Promise<Request[]> {
    const asked = serve({ ...served, ...more });
    await me.load();
    render(NewTable, { game: 'cerebria' });
    await screen.findByText('Who plays?');
    return asked;
  }

  /** The settings of the table that was asked for last. */
  function wished(asked: readonly Request[]): NewTableRequest['options'] | undefined {
    const made = asked.findLast(({ method, path }) => method === 'POST' && path === '/api/tables');
    return (made?.body as NewTableRequest | undefined)?.options;
  }

  function seats(): string[] {
    return within(screen.getByRole('region', { name: 'Who plays?' }))
      .getAllByRole('listitem')
      .map((seat) => seat.querySelector('.team')?.textContent ?? '');
  }

  function choices(label: string): string[] {
    return within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((option) => option.textContent ?? '');
  }

  /** Opens the Spirits and decks of a seat. */
  async function readFor(seat: string): Promise<void> {
    const [summary] = screen.getAllByText('Spirits and decks');
    if (summary?.closest('details')?.open === false) await user.click(summary);
    await user.click(await screen.findByLabelText(seat, {}, { timeout: 10_000 }));
  }

  function offers(kind: 'Spirit' | 'Deck'): string[] {
    const legend = screen.getByText(new RegExp(`^${kind} of player`, 'u'), { selector: 'legend' });
    return [...(legend.parentElement?.querySelectorAll('input[type=radio]') ?? [])].map(
      (radio) => document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent?.trim() ?? '',
    );
  }

  test('is for four in two teams, and says who plays with whom', async () => {
    await plan();
    expect(seats()).toEqual(['Bliss · with seat 3', 'Gloom · with seat 4', 'Bliss · with you', 'Gloom · with seat 2']);
    await user.click(screen.getByLabelText('3'));
    expect(seats()).toEqual(['Bliss · with seat 3', 'Gloom · Shaper · alone', 'Bliss · with you']);
    await user.selectOptions(screen.getByLabelText('Shaper’s faction'), 'Bliss');
    expect(seats()[1]).toBe('Bliss · Shaper · alone');
    await user.click(screen.getByLabelText('2'));
    expect(seats()).toEqual(['Bliss · Shaper · alone', 'Gloom · Shaper · alone']);
    expect(screen.queryByLabelText('Shaper’s faction')).toBeNull();
  });

  test('offers the Spirits and decks of the faction of a seat', { timeout: 20_000 }, async () => {
    await plan();
    await readFor('You · Bliss');
    expect(offers('Spirit')).toEqual(['At the table', 'Love', 'Delight', 'Empathy', 'Harmony']);
    await user.click(screen.getByLabelText('Harmony'));
    expect(offers('Deck').slice(0, 2)).toEqual(['At the table', "Harmony's deck"]);
    expect(offers('Deck')).not.toContain("Hatred's deck");
    await readFor('Seat 3 · Bliss');
    expect(screen.getByLabelText('Harmony')).toBeDisabled();
    expect(screen.getByText('Taken: You.')).toBeInTheDocument();
    await readFor('Seat 2 · Gloom');
    expect(offers('Deck')).not.toContain("Love's deck");
  });

  test('reads the cards of a deck to those who want to know', async () => {
    await plan({
      'GET /api/games/cerebria/powers/en?pack=default&card=courage': { revised: { courage: 'It takes heart.' } },
      'GET /api/games/cerebria/powers/en?pack=default&card=valor': { revised: { valor: 'It takes more.' } },
    });
    await readFor('You · Bliss');
    await user.click(screen.getByText('Starter deck', { selector: 'summary *' }));
    expect(await screen.findByText('It takes heart.')).toBeInTheDocument();
    expect(await screen.findByText(/Becomes .*: It takes more\./u)).toBeInTheDocument();
    await user.click(screen.getByLabelText('Basic game'));
    expect(screen.queryByText(/Becomes/u)).toBeNull();
    expect(screen.getByText(/^In the basic game Spirits have no powers/u)).toBeInTheDocument();
  });

  test('offers the basic game first, and tells in what the editions differ', async () => {
    const asked = await plan();
    const [mode, edition] = within(screen.getByRole('region', { name: 'Ways to play' })).getAllByRole('group');
    if (mode === undefined || edition === undefined) throw new Error('there are two ways');
    expect(
      within(mode)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['basic', 'full']);
    const differences = within(edition).getByText(/^What differs/u);
    await user.click(differences);
    const love = within(edition).getByRole('link', { name: 'CB-20.4.1' }).closest('li');
    expect(love).toHaveTextContent(/for each adjacent Bliss Fortress.*gains 2 WP/u);
    expect(within(edition).queryByText('Shaper')).toBeNull();
    await user.click(screen.getByLabelText('3'));
    expect(within(edition).getByText('Shaper')).toBeInTheDocument();
    await user.click(within(mode).getByRole('radio', { name: 'Basic game' }));
    expect(within(edition).queryByText('Points for Intentions')).toBeNull();
    expect(within(edition).getByRole('radio', { name: 'First' })).toBeDisabled();
    expect(within(edition).getByText(/^Not with fewer than four players/u)).toBeInTheDocument();
    expect(screen.getByText('as in the rulebook')).toBeInTheDocument();
    await user.click(screen.getByText('Start the game'));
    await vi.waitFor(() => expect(wished(asked)).toEqual({ mode: 'basic' }));
  });

  test('takes back what no longer goes with the rest', { timeout: 20_000 }, async () => {
    const asked = await plan();
    await readFor('Seat 4 · Gloom');
    await user.click(screen.getByLabelText('Hatred'));
    await readFor('Seat 2 · Gloom');
    await user.click(screen.getByLabelText("Hatred's deck"));
    await user.selectOptions(screen.getByLabelText('Spirit boards'), 'side B');
    await user.click(screen.getByLabelText('Basic game'));
    expect(screen.queryByLabelText('Spirit boards')).toBeNull();
    await user.click(screen.getByLabelText('3'));
    await user.selectOptions(screen.getByLabelText('Shaper’s faction'), 'Bliss');
    await user.click(screen.getByText('Start the game'));
    await vi.waitFor(() => expect(wished(asked)).toEqual({ mode: 'basic', shaper: 'bliss' }));
    expect(choices('First player')).toEqual(['random', 'Gloom']);
  });

  test('builds a deck card by card', { timeout: 20_000 }, async () => {
    await plan();
    await readFor('Seat 2 · Gloom');
    await user.click(screen.getByLabelText('A deck of your own'));
    await user.click(screen.getByText(/^Read and choose the cards/u));
    expect(screen.getByText('16 of 16')).toBeInTheDocument();
    const anger = within(screen.getByLabelText('Anger'));
    await user.click(anger.getByRole('button', { name: 'Less' }));
    expect(screen.getByText('15 of 16')).toBeInTheDocument();
    await user.click(within(screen.getByLabelText('Fear')).getByRole('button', { name: 'More' }));
    expect(anger.getByRole('button', { name: 'More' })).toBeDisabled();
    expect(screen.getByLabelText<HTMLInputElement>('The same as text, to keep or to paste').value).toMatch(/^anger 1, .*fear 1$/u);
  });

  test('keeps a deck that is written out while it goes with the rest', { timeout: 20_000 }, async () => {
    const asked = await plan();
    await readFor('Seat 2 · Gloom');
    await user.click(screen.getByLabelText('A deck of your own'));
    await user.click(screen.getByText(/^Read and choose the cards/u));
    const written = screen.getByLabelText('The same as text, to keep or to paste');
    await fireEvent.change(written, { target: { value: 'fear 2, 2x Guilt' } });
    expect(screen.getByText('4 of 16')).toBeInTheDocument();
    await user.click(screen.getByLabelText('3'));
    await user.click(screen.getByText('Start the game'));
    await vi.waitFor(() => expect(wished(asked)).toMatchObject({ deck_1: 'fear 2, 2x Guilt' }));
    await user.selectOptions(screen.getByLabelText('Shaper’s faction'), 'Bliss');
    await user.click(screen.getByText('Start the game'));
    await vi.waitFor(() => expect(wished(asked)).toEqual({ shaper: 'bliss' }));
  });

  test('shows nothing of packs where there are none', async () => {
    await plan();
    expect(screen.queryByRole('group', { name: 'Cards' })).toBeNull();
    expect(screen.queryByLabelText('Content pack')).toBeNull();
    expect(screen.getByLabelText('Starting rotation of the Origin')).toHaveAttribute('placeholder', 'random');
  });

  test('offers the packs of the server, and the decks of the one that is chosen', async () => {
    const asked = await plan({ 'GET /api/games/cerebria/packs/en': [FOND, BROKEN] });
    const cards = within(await screen.findByRole('group', { name: 'Cards' }));
    expect(cards.getByRole('radio', { name: 'The cards of the game' })).toBeChecked();
    expect(cards.getByRole('radio', { name: 'broken' })).toBeDisabled();
    expect(cards.getByText('1 mistake: it can be chosen when that is mended')).toBeInTheDocument();
    expect(cards.getByText('broken/emotions.toml:14:9: vibe is one of red, yellow')).toBeInTheDocument();
    await readFor('You · Bliss');
    expect(offers('Deck')).not.toContain('Pals');
    await user.click(cards.getByRole('radio', { name: /Fond.*1 changed/u }));
    await vi.waitFor(() => expect(offers('Deck')).toContain('Pals'));
    await readFor('Seat 2 · Gloom');
    expect(offers('Deck')).not.toContain('Pals');
    expect(screen.getByText('as in the rulebook')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    await vi.waitFor(() => expect(wished(asked)).toEqual({ pack: 'fond' }));
  });

  test('sees what has become of the packs when somebody comes back to it', async () => {
    const packs: PackInfo[] = [FOND];
    await plan({ 'GET /api/games/cerebria/packs/en': () => packs });
    await user.click(await screen.findByRole('radio', { name: /Fond/u }));
    packs.splice(0, 1, { ...FOND, version: '', holds: [], mistakes: BROKEN.mistakes });
    await fireEvent.focus(window);
    await vi.waitFor(() => expect(screen.getByRole('radio', { name: /Fond/u })).toBeDisabled());
    packs.splice(0, 1, BROKEN);
    await fireEvent.focus(window);
    await vi.waitFor(() => expect(screen.getByRole('radio', { name: 'The cards of the game' })).toBeChecked());
  });
});
