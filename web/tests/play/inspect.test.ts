import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import { loadBoard } from '../../src/boards';
import { words } from '../../src/lib/words.svelte';
import Inspect from '../../src/play/Inspect.svelte';
import { ReplayPlay } from '../../src/play/replay.svelte';
import { speakerOf } from '../../src/speech';
import { game, table } from './fake';

beforeEach(() => words.load('en'));

it.each([
  ['rulebook', 'As in the rulebook.'],
  ['board game name, proposed ability', 'The name is from the board game; which ability goes with it is our proposal.'],
  ['my cousin', 'Source: my cousin'],
])('a card from “%s” says in words where it comes from', async (source, said) => {
  const taught = { ...game, content: { cards: [{ id: 'gold', source }] } };
  const play = new ReplayPlay(taught, table(), await loadBoard('coins'), await speakerOf(taught));
  play.inspect('gold');
  render(Inspect, { play });
  expect(screen.getByText(said)).toBeVisible();
});
