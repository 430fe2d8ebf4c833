import type { Locator } from '@playwright/test';
import { expect, test, type Page } from './house.ts';
import { Player } from './player.ts';

const MOST_STEPS = 40;

test('the first lesson is played to its end', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn the game' }).click();
  const lessons = page.getByRole('region', { name: 'Cerebria: The Card Game' });
  await lessons.getByRole('link', { name: /^Start.*Lesson 1:/ }).click();
  await learn(page);
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect(lessons.getByText('1 of 6 lessons done')).toBeVisible();
});

test('a lesson of the Inside World tells why not, and is played to its end', async ({ visit }) => {
  const page = await visit();
  await page.goto('/learn?game=cerebria&lesson=ring');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const player = new Player(page);
  await player.choose('End your turn');
  await expect(page.getByText(/^The way to the Cradle costs 2 WP/)).toBeVisible();
  await expect(page.getByText('That is possible too. But here, try this: Move (cost 1 WP).')).toBeVisible();
  await expect(page.getByText('Step 3 of 7')).toBeVisible();
  await page.getByRole('button', { name: 'CB-8.1.1' }).click();
  await expect(page.getByText('Move costs 1 WP')).toBeVisible();
  await player.choose('Move (cost 1 WP)');
  await learn(page);
});

test('a lesson of Black Rose Wars begins in the middle of what was played, and goes to its end', async ({ visit }) => {
  const page = await visit({ phone: true });
  await page.goto('/learn?game=black-rose-wars&lesson=trap');
  await expect(page.getByText(/^It is Baron Doria’s activation/)).toBeVisible();
  await learn(page);
});

test('the lesson about plans goes along with the plan that is laid, and past what is laid wrongly', async ({ visit }) => {
  const page = await visit();
  await page.goto('/learn?game=black-rose-wars&lesson=planning');
  const hand = page.getByRole('region', { name: 'Hand' });
  const todo = page.getByRole('region', { name: 'Guide' }).getByText(/^To do: /);
  const lay = async (spell: string, slot: string): Promise<void> => {
    await hand.getByRole('button', { name: new RegExp(`^${spell}: `) }).click();
    await page.getByRole('button', { name: `Lay ${spell} on slot ${slot}`, exact: true }).click();
  };
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Continue' }).click();
  await expect(todo).toHaveText('To do: Lay Stampede on slot Quick');
  await lay('Stampede', 'Quick');
  await expect(todo).toHaveText('To do: Turn Stampede');
  await hand.getByRole('button', { name: 'Turn Stampede' }).click();
  await expect(todo).toHaveText('To do: Lay Merciless Flame on slot I');
  await lay('Merciless Flame', 'I');
  await lay('Mine Field', 'II');
  await expect(todo).toHaveText('To do: Ready with 3');
  await page.getByRole('button', { name: 'Ready with 3' }).click();
  await learn(page);
});

/** Does what the guide says, to the end of the lesson. */
async function learn(page: Page): Promise<void> {
  const guide = page.getByRole('region', { name: 'Guide' });
  const done = page.getByText('Well done! This lesson is over.');
  const next = page.getByRole('button', { name: 'Continue' });
  const todo = guide.getByText(/^To do: /);
  const player = new Player(page);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    await expect(done.or(next).or(todo).first()).toBeVisible();
    if (await done.isVisible()) break;
    if (await next.isVisible()) await next.click();
    else await obey(page, todo, player);
  }
  await expect(done).toBeVisible();
}

/** What the guide says, without the key that it shows beside it. */
function sentenceOf(line: Locator): Promise<string> {
  return line.evaluate((paragraph) =>
    [...paragraph.childNodes]
      .filter((node) => node.nodeName !== 'KBD')
      .map((node) => node.textContent)
      .join(''),
  );
}

/** Chooses what the guide asks for; what has no button of its own, an amount, by the key that the guide shows. */
async function obey(page: Page, todo: Locator, player: Player): Promise<void> {
  const choice = (await sentenceOf(todo)).trim().replace(/^To do: /, '');
  const found = async (): Promise<string | undefined> => (await player.labels()).find((label) => label.startsWith(choice));
  const key = todo.locator('kbd');
  await expect
    .poll(async () => (await found()) !== undefined || (await page.getByRole('group', { name: 'How much' }).isVisible()))
    .toBe(true);
  const label = await found();
  if (label !== undefined) return player.choose(label);
  await page.keyboard.press(await key.innerText());
  await page.keyboard.press('Enter');
}
