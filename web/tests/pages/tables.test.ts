import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { games } from '../../src/lib/games.svelte';
import { me } from '../../src/lib/me.svelte';
import { router } from '../../src/lib/router.svelte';
import { stream } from '../../src/lib/stream.svelte';
import { words } from '../../src/lib/words.svelte';
import MyGames from '../../src/pages/MyGames.svelte';
import NewTable from '../../src/pages/NewTable.svelte';
import WaitingRoom from '../../src/pages/WaitingRoom.svelte';
import type { TableInfo } from '../../src/wire';
import { ANN, BOT, GAME, OPEN, Refused, seat, serve, stubSockets, table, type Replies, type Request } from './server';

const user = userEvent.setup();
const MOTTO = { name: 'motto', default: 'default', rule: 'HE-1.1', low: 0, high: 0, words: [], unlimited: false, text: true };
const HEARTS = { ...GAME, id: 'hearts', title: 'Hearts', parameters: [MOTTO] };

async function asAnn(replies: Replies): Promise<Request[]> {
  const asked = serve({
    'GET /api/me': ANN,
    'GET /api/games': [GAME, HEARTS],
    'GET /api/tables': [],
    'GET /api/tables/mine': [],
    ...replies,
  });
  await me.load();
  return asked;
}

beforeEach(async () => {
  await words.load('en');
  stubSockets();
  router.query = new URLSearchParams();
  serve({ 'GET /api/games': [] });
  await games.load();
  games.list = [GAME, HEARTS];
  vi.spyOn(router, 'go').mockResolvedValue();
});
afterEach(() => {
  stream.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a new table', () => {
  async function plan(replies: Replies = {}): Promise<Request[]> {
    const asked = await asAnn({ 'POST /api/tables': table({ id: 'made' }), ...replies });
    render(NewTable, { game: 'cerebria-cards' });
    await screen.findByText('Who plays?');
    return asked;
  }

  test('asks for exactly what was chosen', async () => {
    const asked = await plan();
    await user.click(screen.getByLabelText('4'));
    await user.selectOptions(screen.getByLabelText('Seat 2'), 'hard');
    await user.selectOptions(screen.getByLabelText('Seat 3'), 'open');
    await user.selectOptions(screen.getByLabelText('Seat 4'), 'here');
    await user.type(screen.getByLabelText('Name of the person on seat 4'), 'Dora');
    await user.click(screen.getByLabelText('Slow'));
    await user.selectOptions(screen.getByLabelText('Time for a decision'), '1 day');
    await user.click(screen.getByLabelText('Public'));
    await user.click(screen.getByRole('button', { name: 'Open the table' }));
    await vi.waitFor(() => expect(router.go).toHaveBeenCalled());
    expect(asked.at(-1)?.body).toEqual({
      game: 'cerebria-cards',
      seats: [{ kind: 'person' }, { kind: 'bot', level: 'hard' }, { kind: 'open' }, { kind: 'person', name: 'Dora' }],
      options: {},
      public: true,
      pace: 'slow',
      limit: 86_400,
    });
    expect(router.go).toHaveBeenCalledWith('/table/made');
  });

  test('names only the house rules that differ, and takes them all back', async () => {
    const asked = await plan();
    const columns = screen.getByLabelText('Columns');
    await user.clear(columns);
    await user.type(columns, '9');
    await user.tab();
    expect(columns).toHaveValue(3);
    await user.clear(columns);
    await user.type(columns, '2');
    await user.clear(screen.getByLabelText('Bliss fragments'));
    await user.click(screen.getByLabelText('Mixed fusion'));
    await user.selectOptions(screen.getByLabelText('Vibe of fused emotions'), 'none');
    await user.tab();
    expect(screen.getByText('4 house rules')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    const changed = { columns: 2, supply_bliss: null, mixed_fusion: false, fused_vibe: 'none' };
    expect(asked.at(-1)?.body).toMatchObject({ options: changed });
    await user.click(screen.getByRole('button', { name: 'Back to the usual rules' }));
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    expect(asked.at(-1)?.body).toMatchObject({ options: {} });
  });

  test('takes texts as options, and the usual one for none', async () => {
    const asked = await asAnn({ 'POST /api/tables': table({ id: 'made' }) });
    render(NewTable, { game: 'hearts' });
    const field = await screen.findByLabelText('Motto');
    expect(field).toHaveValue('default');
    await user.clear(field);
    await user.type(field, ' all or nothing ');
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    expect(asked.at(-1)?.body).toMatchObject({ options: { motto: 'all or nothing' } });
    await user.clear(field);
    await user.tab();
    expect(field).toHaveValue('default');
    expect(screen.getByRole('button', { name: 'Back to the usual rules' })).toBeDisabled();
  });

  test('for friends has a seat that waits', async () => {
    router.query = new URLSearchParams('friends');
    await plan();
    expect(screen.getByLabelText('Seat 2')).toHaveDisplayValue('Open: for a friend');
  });

  test('says in a sentence why the server refuses it', async () => {
    await plan({ 'POST /api/tables': new Refused(400, 'E_OPTION') });
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('impossible value');
  });

  test('names the option that the server has something against', async () => {
    const refused = new Refused(400, 'E_OPTION');
    Object.assign(refused.problem, { message: 'option columns (CC-2.3) is a whole number from 1 to 3; 9 is not' });
    await plan({ 'POST /api/tables': refused });
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    expect(await screen.findByText('Columns (CC-2.3) is a whole number from 1 to 3; 9 is not')).toHaveAttribute('lang', 'en');
  });

  test('of a game that is not there says so', async () => {
    await asAnn({});
    render(NewTable, { game: 'chess' });
    expect(await screen.findByRole('alert')).toHaveTextContent('does not have that game');
  });
});

describe('the waiting room', () => {
  const waiting = table({ state: 'open', players: 3, seats: [seat(), OPEN, BOT] });

  async function enter(
    given: Partial<TableInfo>,
    replies: Replies = {},
  ): Promise<{ asked: Request[]; onchange: (table: TableInfo) => void }> {
    const asked = await asAnn(replies);
    const onchange = vi.fn();
    render(WaitingRoom, { table: { ...waiting, ...given }, onchange });
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
    return { asked, onchange };
  }

  test('offers an open seat to whoever comes, and nothing else', async () => {
    const joined = { ...waiting, you: [1] };
    const { asked, onchange } = await enter({}, { 'POST /api/tables/t1/join': joined });
    expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sit here Seat 2' }));
    await vi.waitFor(() => expect(asked.at(-1)?.body).toEqual({ seat: 1 }));
    expect(onchange).toHaveBeenCalledWith(joined);
  });

  test('lets the host invite, give seats to bots and free them', async () => {
    const { asked } = await enter(
      { you: [0], yours: true },
      { 'POST /api/tables/t1/seats/1': waiting, 'POST /api/tables/t1/seats/2': waiting },
    );
    expect(screen.getByLabelText('Invite friends with this link')).toHaveValue(`${location.origin}/table/t1`);
    await user.selectOptions(await screen.findByLabelText('Level of new bots'), 'Expert bot');
    await user.click(screen.getByRole('button', { name: 'Give to a bot Seat 2' }));
    expect(asked.at(-1)).toMatchObject({ path: '/api/tables/t1/seats/1', body: { kind: 'bot', level: 'expert' } });
    await user.click(screen.getByRole('button', { name: 'Free the seat Seat 3' }));
    expect(asked.at(-1)).toMatchObject({ path: '/api/tables/t1/seats/2', body: { kind: 'open' } });
    expect(screen.getByRole('button', { name: 'Start the game' })).toBeDisabled();
  });

  test('starts when the host says so, and tells why not', async () => {
    await enter({ you: [0], yours: true, seats: [seat(), BOT] }, { 'POST /api/tables/t1/start': new Refused(409, 'E_STARTED') });
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('already started');
  });

  test('shows the house rules, but not what is as usual', async () => {
    await enter({ options: { columns: 2, fused_vibe: 'top' } });
    expect((await screen.findByText('Columns')).nextElementSibling).toHaveTextContent('2');
    expect(screen.queryByText('Vibe of fused emotions')).toBeNull();
  });
});

describe('my games', () => {
  async function show(mine: TableInfo[], replies: Replies = {}): Promise<Request[]> {
    const asked = await asAnn({ 'GET /api/tables/mine': mine, ...replies });
    render(MyGames);
    await screen.findByText('Open a record');
    return asked;
  }

  test('are running or finished; who is asked comes first', async () => {
    const over = table({ id: 'over', you: [0], state: 'over', outcome: { winners: [0] } });
    await show([table({ id: 'a', you: [0] }), table({ id: 'b', you: [0], asked: [0] }), over]);
    const running = await screen.findByRole('region', { name: 'Running' });
    await within(running).findByText('Your turn');
    expect(
      within(running)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/table/b', '/table/a']);
    const finished = screen.getByRole('region', { name: 'Finished' });
    expect(within(finished).getByRole('link', { name: 'Watch again' })).toHaveAttribute('href', '/record/over');
    expect(within(finished).getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/api/tables/over/record');
    expect(within(finished).getByText(/Ann won/u)).toBeInTheDocument();
  });

  test('can be left, and what becomes of the seat is said before', async () => {
    const left = table({ id: 'a', you: [] });
    const asked = await show([table({ id: 'a', you: [0], state: 'playing' })], { 'POST /api/tables/a/leave': left });
    await user.click(await screen.findByRole('button', { name: 'Leave the game' }));
    expect(screen.getByText(/A bot plays on for you/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Leave the game' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(asked.some(({ method, path }) => method === 'POST' && path === '/api/tables/a/leave')).toBe(true);
  });

  /** Cerebria's sides: two of one seat, then every second seat. */
  const SIDES = [
    [0, 1],
    [0, 1, 0],
    [0, 1, 0, 1],
  ];

  test('can be resigned where two sides play, and who wins by it is said before', async () => {
    games.list = [{ ...GAME, sides: SIDES }];
    const running = table({ id: 'a', you: [0], players: 3, seats: [seat(), seat({ name: 'Bob', player: 'bob' }), BOT] });
    const asked = await show([running], { 'POST /api/tables/a/resign': new Refused(409, 'E_BEGUN') });
    await user.click(await screen.findByRole('button', { name: 'Resign' }));
    expect(screen.getByText('Ann resigns: the game ends at once, and Bob wins. This cannot be taken back.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Play on' }));
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Resign' }));
    await user.click(screen.getByRole('button', { name: 'Resign' }));
    expect(asked.at(-1)).toMatchObject({ path: '/api/tables/a/resign', body: { seat: 0 } });
    expect(await screen.findByRole('alert')).toHaveTextContent('in the middle of an action');
  });

  test.each([
    ['with more than two sides', [], { players: 3 }, 'with more than two sides the others play on'],
    ['with a partner', SIDES, { players: 3, seats: [seat(), BOT, seat({ name: 'Bob', player: 'bob' })] }, 'somebody else plays on it too'],
    ['for several at one screen', SIDES, { you: [0, 1], seats: [seat(), seat()] }, 'does it at the table'],
  ])('%s are only left, and it is said why', async (_, sides, given, why) => {
    games.list = [{ ...GAME, sides }];
    await show([table({ id: 'a', you: [0], ...given })]);
    await user.click(await screen.findByRole('button', { name: 'Leave the game' }));
    expect(screen.getByText(new RegExp(why, 'u'))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resign' })).toBeNull();
  });

  test('say who resigned', async () => {
    await show([
      table({ id: 'over', you: [0], state: 'over', outcome: { winners: [0], resigned: 1 }, seats: [seat(), seat({ name: 'Bob' })] }),
    ]);
    expect(await screen.findByText(/Bob resigned · Ann won/u)).toBeInTheDocument();
  });

  const record = (document: unknown): File => new File([JSON.stringify(document)], 'game.json', { type: 'application/json' });

  test('a finished record is shown again, an unfinished one goes on', async () => {
    const played = { game: 'cerebria-cards', players: 3, answers: [] };
    const asked = await show([], { 'POST /api/tables': table({ id: 'old', state: 'over' }) });
    await user.upload(screen.getByLabelText(/Choose a record file/u), record(played));
    await vi.waitFor(() => expect(router.go).toHaveBeenCalledWith('/record/old'));
    expect(asked.at(-1)?.body).toMatchObject({ record: played, seats: [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }] });
    serve({ 'POST /api/tables': table({ id: 'going', state: 'playing' }) });
    await user.upload(screen.getByLabelText(/Choose a record file/u), record(played));
    await vi.waitFor(() => expect(router.go).toHaveBeenCalledWith('/table/going'));
  });

  test('a file that is no record is refused in words', async () => {
    await show([]);
    await user.upload(screen.getByLabelText(/Choose a record file/u), record(['no', 'game']));
    expect(await screen.findByRole('alert')).toHaveTextContent('not a record');
  });
});
