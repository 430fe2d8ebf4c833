import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from '../../src/App.svelte';
import { router } from '../../src/lib/router.svelte';
import { words } from '../../src/lib/words.svelte';
import { GAME, serve, stubSockets } from './server';

beforeEach(async () => {
  await words.load('en');
  stubSockets();
  vi.stubGlobal('scrollTo', vi.fn());
  serve({ 'GET /api/me': null, 'GET /api/games': [GAME], 'GET /api/tables': [] });
  history.replaceState(null, '', '/');
});
afterEach(() => vi.unstubAllGlobals());

const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name }, { timeout: 5_000 });

test('links lead to pages, with their titles and the focus on their headings', async () => {
  render(App);
  await heading('Sit down and play');
  expect(document.title).toBe('Lobby – Mindrose');
  await userEvent.click(screen.getAllByRole('link', { name: 'Settings' })[0] as HTMLElement);
  expect(await heading('Settings')).toHaveFocus();
  expect([location.pathname, document.title]).toEqual(['/settings', 'Settings – Mindrose']);
  history.back();
  expect(await heading('Sit down and play')).toHaveFocus();
});

test('a link of the server, or one that opens elsewhere, is left to the browser', async () => {
  render(App);
  await heading('Sit down and play');
  const visits = router.visit;
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(screen.getByRole('link', { name: 'For programs' }));
  expect(router.visit).toBe(visits);
});

test('an address that leads nowhere says so', async () => {
  history.replaceState(null, '', '/nowhere/at/all');
  render(App);
  await heading('There is nothing here');
  expect(document.title).toBe('Nothing here – Mindrose');
});

test('the parts of an address reach the page', async () => {
  render(App);
  await router.go('/new/cerebria-cards?friends#seats');
  expect([router.name, router.place, router.query.has('friends'), router.anchor]).toEqual([
    'new',
    { game: 'cerebria-cards' },
    true,
    'seats',
  ]);
});
