import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal, Unreachable } from '../../src/lib/api';
import { router } from '../../src/lib/router.svelte';
import { words } from '../../src/lib/words.svelte';
import Trouble from '../../src/pages/parts/Trouble.svelte';

beforeEach(() => words.load('en'));

test('a link to no table says what may be wrong with it, and leads on', () => {
  render(Trouble, { problem: new Refusal({ code: 'E_NO_TABLE', message: '', about: {} }, 404) });
  expect(screen.getByRole('heading')).toHaveTextContent('There is nothing here');
  expect(screen.getByRole('alert')).toHaveTextContent('There is no such table');
  expect(screen.getByText(/ask for it again/u)).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/games']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a server that is away can be asked again', async () => {
  const again = vi.spyOn(router, 'again').mockResolvedValue();
  render(Trouble, { problem: new Unreachable() });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalled();
});
