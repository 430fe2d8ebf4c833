import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Revelation from '../../../src/games/cerebria-cards/board/Revelation.svelte';
import { revelationAt } from '../../../src/games/cerebria-cards/board/revelation';
import type { Play } from '../../../src/play/play.svelte';
import { type Moment, tableAt } from './fake.svelte';
import moments from './moments.json';

const { main } = moments as unknown as Record<string, Required<Moment>>;
const STORY = [
  { event: 'revelation', seat: 1, column: 2 },
  { event: 'collected', seat: 0, bliss: 3, gloom: 1 },
  { event: 'collected', seat: 1, bliss: 0, gloom: 0 },
  { event: 'bonus', seat: 0, number: 2, polarity: 1, pattern: 4 },
  { event: 'mood', polarity: 1 },
  { event: 'turn', seat: 1 },
  { event: 'collected', seat: 0, bliss: 1, gloom: 0 },
  { event: 'bonus', seat: 0, number: 1, polarity: 0, pattern: 1 },
];

async function afterIt(story: typeof STORY): Promise<Play> {
  const play = await tableAt(main as Required<Moment>);
  const view = structuredClone(play.view) as { seats: { scored: { bliss: number; gloom: number } }[] };
  view.seats.forEach(({ scored }) => Object.assign(scored, { bliss: 6, gloom: 5 }));
  const { game, speaker, seat } = play;
  return { game, speaker, seat, view, story } as unknown as Play;
}

test('what each scored and why, and what each had then', async () => {
  const { scored, mood, next } = revelationAt(await afterIt(STORY), 0);
  expect(scored[0]).toEqual({
    seat: 0,
    bliss: 3,
    gloom: 1,
    bonus: 2,
    polarity: 'gloom',
    pattern: 'four_different',
    total: { bliss: 4, gloom: 5 },
  });
  expect(scored[1]).toMatchObject({ bliss: 0, gloom: 0, bonus: 0, pattern: 'none', total: { bliss: 6, gloom: 5 } });
  expect([mood, next]).toEqual([STORY[4], STORY[5]]);
});

test('before hands are trimmed nobody knows the toss', async () => {
  const { mood, next } = revelationAt(await afterIt(STORY.slice(0, 4)), 0);
  expect([mood, next]).toEqual([null, null]);
});

test('the scene says it all', async () => {
  const play = await afterIt(STORY);
  render(Revelation, { play, from: 0 });
  expect(screen.getByRole('heading', { name: 'Revelation' })).toBeVisible();
  expect(screen.getByText('Four different')).toBeVisible();
  expect(screen.getByText(/mood marker shows Gloom/)).toBeVisible();
});
