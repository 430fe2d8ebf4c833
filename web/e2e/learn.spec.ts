import type { Locator } from '@playwright/test';
import { expect, test } from './house.ts';
import { Player } from './player.ts';

const MOST_STEPS = 40;

test('the first lesson is played to its end', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn the game' }).click();
  await page.getByRole('link', { name: /^Start.*Lesson 1:/ }).click();
  const guide = page.getByRole('region', { name: 'Guide' }).or(page.getByRole('complementary', { name: 'Guide' }));
  const done = page.getByText('Well done! This lesson is over.');
  const next = page.getByRole('button', { name: 'Continue' });
  const todo = guide.getByText(/^To do: /);
  const player = new Player(page);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    await expect(done.or(next).or(todo).first()).toBeVisible();
    if (await done.isVisible()) break;
    if (await next.isVisible()) await next.click();
    else await player.choose(await wanted(await sentenceOf(todo), player));
  }
  await expect(done).toBeVisible();
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(page.getByText('1 of 6 lessons done')).toBeVisible();
});

/** What the guide says, without the key that it shows beside it. */
function sentenceOf(line: Locator): Promise<string> {
  return line.evaluate((paragraph) =>
    [...paragraph.childNodes]
      .filter((node) => node.nodeName !== 'KBD')
      .map((node) => node.textContent)
      .join(''),
  );
}

/** The label on the table of what the guide asks for; things on the table are named with what they are. */
async function wanted(todo: string, player: Player): Promise<string> {
  const choice = todo.trim().replace(/^To do: /, '');
  await expect.poll(async () => (await player.labels()).some((label) => label.startsWith(choice))).toBe(true);
  return (await player.labels()).find((label) => label.startsWith(choice)) ?? choice;
}
