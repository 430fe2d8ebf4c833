import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games } from '../../src/lib/games.svelte';
import { me } from '../../src/lib/me.svelte';
import { router } from '../../src/lib/router.svelte';
import { settings } from '../../src/lib/settings.svelte';
import { stream } from '../../src/lib/stream.svelte';
import { words } from '../../src/lib/words.svelte';
import Lobby from '../../src/pages/Lobby.svelte';
import { ANN, BOT, GAME, OPEN, Refused, seat, serve, stubSockets, table, type Replies, type Request } from './server';

const NOBODY: Replies = { 'GET /api/me': null, 'GET /api/games': [GAME], 'GET /api/tables': [] };

/** The lobby of a browser that the server does not know, or knows as Ann. */
async function visit(replies: Replies = {}): Promise<Request[]> {
  const asked = serve({ ...NOBODY, 'GET /api/tables/mine': [], 'POST /api/me': (body: object) => ({ ...ANN, ...body }), ...replies });
  await me.load();
  render(Lobby);
  await screen.findByText(GAME.title, { selector: 'h3' });
  return asked;
}

const pressed = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  await words.load('en');
  stubSockets();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(router, 'go').mockResolvedValue();
  me.known = false;
  serve(NOBODY);
  await games.load();
  games.list = [GAME];
});
afterEach(() => {
  stream.stop();
  stream.lobby = [];
  stream.mine = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('one click seats a guest against two bots', async () => {
  const asked = await visit({ 'POST /api/tables': table({ id: 'fresh' }) });
  await pressed('Play against bots');
  await vi.waitFor(() => expect(router.go).toHaveBeenCalled());
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([
    { method: 'POST', path: '/api/me', body: { name: 'Guest' } },
    {
      method: 'POST',
      path: '/api/tables',
      body: { game: 'cerebria-cards', seats: [{ kind: 'person' }, { kind: 'bot', level: 'medium' }, { kind: 'bot', level: 'medium' }] },
    },
  ]);
  expect(router.go).toHaveBeenCalledWith('/table/fresh');
});

test('those who give a name have it', async () => {
  const asked = await visit({ 'POST /api/tables': table() });
  await userEvent.type(screen.getByLabelText('Your name'), '  Cleo ');
  await pressed('Play against bots');
  expect(asked.find(({ path, method }) => path === '/api/me' && method === 'POST')?.body).toEqual({ name: 'Cleo' });
});

test('a refusal is a sentence, and the page stays as it is', async () => {
  await visit({ 'POST /api/tables': new Refused(409, 'E_TOO_MANY') });
  await pressed('Play against bots');
  expect(await screen.findByRole('alert')).toHaveTextContent('finish or delete some first');
  expect(router.go).not.toHaveBeenCalled();
});

test('my games come with a mark where I am asked, those first', async () => {
  const quiet = table({ id: 'quiet', you: [0], moved: 9 });
  const mine = table({ id: 'turn', you: [0], asked: [0], moved: 1 });
  await visit({ 'GET /api/me': ANN, 'GET /api/tables/mine': [quiet, mine] });
  expect(await screen.findByText('Your turn')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Continue' }).map((link) => link.getAttribute('href'))).toEqual([
    '/table/turn',
    '/table/quiet',
  ]);
  expect(screen.queryByLabelText('Your name')).toBeNull();
});

test('open tables can be joined, running ones watched', async () => {
  const open = table({ id: 'open', state: 'open', seats: [seat(), OPEN] });
  const running = table({ id: 'running', seats: [seat({ name: 'Bob' }), BOT] });
  const asked = await visit({ 'GET /api/tables': [open, running], 'POST /api/tables/open/join': open });
  expect((await screen.findByRole('link', { name: 'Watch' })).getAttribute('href')).toBe('/table/running');
  await pressed('Join');
  expect(asked.at(-1)).toEqual({ method: 'POST', path: '/api/tables/open/join', body: {} });
  expect(router.go).toHaveBeenCalledWith('/table/open');
});

test('bots of a quick game play as well as is chosen, and the choice is kept', async () => {
  const asked = await visit({ 'POST /api/tables': table({ id: 'fresh' }) });
  await userEvent.selectOptions(screen.getByLabelText('How well the bots play'), 'Hard bot');
  await pressed('Play against bots');
  await vi.waitFor(() => expect(router.go).toHaveBeenCalled());
  expect(asked.at(-1)?.body).toMatchObject({ seats: [{ kind: 'person' }, { level: 'hard' }, { level: 'hard' }] });
  expect(settings.level).toBe('hard');
  settings.level = 'medium';
});

test('lessons are offered above the games, for a game by its name, until somebody says later', async () => {
  settings.offerLesson = true;
  await visit();
  games.list = [{ ...GAME, lessons: 6 }];
  await tick();
  const offer = screen.getByRole('region', { name: 'New here? Learn by playing' });
  expect(offer).toHaveTextContent(GAME.title);
  const choose = screen.getByRole('region', { name: 'Choose a game' });
  expect(offer.compareDocumentPosition(choose)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Learn' })).toHaveAttribute('href', '/learn#cerebria-cards');
  await pressed('Not now');
  expect(screen.queryByText('Learn the game')).toBeNull();
  expect(settings.offerLesson).toBe(false);
});

test('without a server the page says so, and tries again', async () => {
  games.list = [];
  vi.spyOn(games, 'load').mockRejectedValueOnce(new TypeError('broken'));
  serve({});
  render(Lobby);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await pressed('Try again');
  expect(screen.queryByRole('alert')).toBeNull();
});
