import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { words } from '../../src/lib/words.svelte';
import { games } from '../../src/lib/games.svelte';
import RulesPage from '../../src/pages/RulesPage.svelte';
import { matches, piecesOf } from '../../src/pages/parts/ruletext';
import { GAME, Refused, serve } from './server';

const RULES = {
  game: 'cerebria-cards',
  chapters: [
    {
      title: 'CC-5 Вход',
      rules: [
        {
          number: 'CC-5.4',
          text: 'One of four must be removed (`E_MUST_REMOVE`), see CC-5.40.',
          gist: 'Одну из четырёх эмоций нужно убрать.',
        },
      ],
    },
    { title: 'CC-6 Abilities', rules: [{ number: 'CC-6.1', text: 'A **ready** emotion may be used.', gist: '' }] },
  ],
};

describe('what is searched for', () => {
  const rule = { number: 'CC-5.4', text: 'One of four emotions must be removed.', gist: 'Одну эмоцию нужно убрать.' };
  test.each([
    ['', true],
    ['CC-5.4', true],
    ['cc-5', true],
    ['5.4', true],
    ['5', true],
    ['5.40', false],
    ['4', false],
    ['REMOVED four', true],
    ['removed fusion', false],
    ['убрать', true],
    ['remov', true],
    ['move', false],
  ])('%s', (wanted, found) => expect(matches(rule, wanted)).toBe(found));
});

test('in Chinese, where words have no blanks between them, a word is found anywhere', () => {
  expect(matches({ number: 'CC-5.4', text: '', gist: '必须移除一个情感。' }, '移除')).toBe(true);
});

test('a rule is cut into words, codes and other rules', () => {
  expect(piecesOf('The **mood** (`mood`), CC-1.12.')).toEqual([
    { kind: 'plain', text: 'The ' },
    { kind: 'strong', text: 'mood' },
    { kind: 'plain', text: ' (' },
    { kind: 'code', text: 'mood' },
    { kind: 'plain', text: '), ' },
    { kind: 'rule', text: 'CC-1.12' },
    { kind: 'plain', text: '.' },
  ]);
});

describe('the page', () => {
  beforeEach(async () => {
    await words.load('ru');
    Element.prototype.scrollIntoView = vi.fn();
    serve({ 'GET /api/games': [GAME], 'GET /api/games/cerebria-cards/rules?language=ru': RULES });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('has an anchor for every rule, and links only to rules that exist', async () => {
    const { container } = render(RulesPage, { game: 'cerebria-cards' });
    await screen.findByText('CC-5 Вход', { selector: 'h2' });
    expect(container.querySelector('[id="CC-5.4"]')).not.toBeNull();
    expect([...container.querySelectorAll('.rules p a')]).toEqual([]);
  });

  test('begins with the game on one page, which a search hides', async () => {
    const parts = [{ title: 'Ваш ход', lines: ['Ровно **два действия**. (CC-5.4)'] }];
    serve({
      'GET /api/games': [GAME],
      'GET /api/games/cerebria-cards/rules?language=ru': RULES,
      'GET /api/games/cerebria-cards/summary/ru': { game: 'cerebria-cards', parts },
    });
    render(RulesPage, { game: 'cerebria-cards' });
    const summary = await screen.findByRole('region', { name: 'Игра на одной странице' });
    expect(summary).toHaveTextContent('Ровно два действия. (CC-5.4)');
    expect(within(summary).getByRole('link')).toHaveAttribute('href', '#CC-5.4');
    const first = await screen.findByText('CC-5 Вход', { selector: 'h2' });
    expect(summary.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.type(screen.getByRole('searchbox'), '5.4');
    expect(screen.queryByRole('region', { name: 'Игра на одной странице' })).toBeNull();
  });

  test('gives the gist of a rule in the language of the page, before the English text', async () => {
    render(RulesPage, { game: 'cerebria-cards' });
    const gist = await screen.findByText('Одну из четырёх эмоций нужно убрать.');
    expect(gist.nextElementSibling).toHaveAttribute('lang', 'en');
    expect(gist.nextElementSibling).toHaveTextContent('One of four must be removed');
  });

  test('shows at once what is found, and the terms in both languages', async () => {
    render(RulesPage, { game: 'cerebria-cards' });
    await userEvent.type(await screen.findByRole('searchbox'), 'ready');
    expect(screen.queryByText('CC-5 Вход', { selector: 'h2' })).toBeNull();
    expect(screen.getByText('1 правило')).toBeInTheDocument();
    expect(await screen.findByText('готовая')).toBeInTheDocument();
  });

  test('says so where a game has none written down', async () => {
    serve({ 'GET /api/games': [GAME], 'GET /api/games/hearts/rules?language=ru': new Refused(404, 'E_NOT_FOUND') });
    render(RulesPage, { game: 'hearts' });
    expect(await screen.findByText('Правила этой игры здесь не записаны.')).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('finds rules by a term of another language', async () => {
    const asked = serve({
      'GET /api/games': [GAME],
      'GET /api/games/cerebria-cards/rules?language=ru': RULES,
      [`GET /api/games/cerebria-cards/terms?wanted=${encodeURIComponent('готовая')}`]: ['ready', 'готовая'],
    });
    render(RulesPage, { game: 'cerebria-cards' });
    await userEvent.type(await screen.findByRole('searchbox'), 'готовая');
    expect(await screen.findByText('CC-6 Abilities', { selector: 'h2' })).toBeInTheDocument();
    expect(screen.queryByText('CC-5 Вход', { selector: 'h2' })).toBeNull();
    expect(asked.filter(({ path }) => path.includes('/terms')).length).toBeLessThan(7);
  });

  test('are those of the page that was opened, even if it is left before they come', async () => {
    const asked = serve({ 'GET /api/games/cerebria-cards/rules?language=ru': RULES });
    let come = (): void => undefined;
    vi.spyOn(games, 'load').mockReturnValueOnce(new Promise((end) => (come = end)));
    const { rerender } = render(RulesPage, { game: 'cerebria-cards' });
    await rerender({ game: 'hearts' });
    come();
    await screen.findByText('CC-5 Вход', { selector: 'h2' });
    expect(asked.map(({ path }) => path)).toContain('/api/games/cerebria-cards/rules?language=ru');
    expect(asked.map(({ path }) => path)).not.toContain('/api/games/hearts/rules?language=ru');
  });
});
