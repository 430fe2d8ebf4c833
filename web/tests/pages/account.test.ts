import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { me } from '../../src/lib/me.svelte';
import { stream } from '../../src/lib/stream.svelte';
import { words } from '../../src/lib/words.svelte';
import AccountPage from '../../src/pages/AccountPage.svelte';
import { ANN, Refused, serve, stubSockets, type Replies, type Request } from './server';

async function open(replies: Replies): Promise<Request[]> {
  const asked = serve({ 'GET /api/me': ANN, 'GET /api/tables': [], 'GET /api/tables/mine': [], 'GET /api/programs': [], ...replies });
  await me.load();
  render(AccountPage);
  return asked;
}

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Login'), 'ann');
  await userEvent.type(screen.getByLabelText('Password'), 'a long secret');
}

beforeEach(async () => {
  await words.load('en');
  stubSockets();
});
afterEach(() => {
  stream.stop();
  vi.unstubAllGlobals();
});

test('a guest makes an account and logs out', async () => {
  const asked = await open({ 'POST /api/account': { ...ANN, login: 'ann' }, 'DELETE /api/session': null });
  await fillIn();
  await press('Create an account');
  expect(asked.find(({ path }) => path === '/api/account')?.body).toEqual({ login: 'ann', password: 'a long secret' });
  expect(await screen.findByText('You are logged in as ann.')).toBeInTheDocument();
  await press('Log out');
  expect(await screen.findByText('You are logged out.')).toBeInTheDocument();
  expect(me.who).toBeNull();
});

test('a wrong password is said, and the login stays', async () => {
  await open({ 'POST /api/session': new Refused(401, 'E_LOGIN_WRONG') });
  await userEvent.click(screen.getByLabelText('Log in'));
  await fillIn();
  await press('Log in');
  expect(await screen.findByRole('alert')).toHaveTextContent('Login or password is wrong');
  expect(screen.getByLabelText('Login')).toHaveValue('ann');
});

test('a new name is saved', async () => {
  const asked = await open({ 'POST /api/me': { ...ANN, name: 'Anna' } });
  await userEvent.type(screen.getByLabelText('How others see you'), 'a');
  await press('Save the name');
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Anna' });
  expect(await screen.findByText('Your name is saved.')).toBeInTheDocument();
});

test('a program shows its token once, and goes with a second click', async () => {
  const program = { id: 'p1', name: 'Deep Rose', token: null };
  const asked = await open({
    'GET /api/programs': [program],
    'POST /api/programs': { ...program, token: 'secret-token' },
    'DELETE /api/programs/p1': null,
  });
  await userEvent.type(screen.getByLabelText('Name of the program'), 'Deep Rose');
  await press('Create a token');
  expect(await screen.findByText('secret-token')).toBeInTheDocument();
  await press('Delete Deep Rose');
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  await press('Really delete Deep Rose');
  await vi.waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  expect(screen.queryByText('secret-token')).toBeNull();
});
