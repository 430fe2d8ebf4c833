import type { Page } from './house.ts';
import { expect, test } from './house.ts';
import { examine } from './axe.ts';
import { type Key, Player } from './player.ts';
import { BOT, EMPTY_ROOM, ME, sitDown } from './tables.ts';

const GAME = 'black-rose-wars';
/** BR-27.2.1 A round long. */
const SHORT = { second_moon: 1, third_moon: 2, end: 3 };
const HURRY = [/^(End |Put nothing|Leave it|Keep all|Use nothing|Go no|Activate no|Stay|No more|Ready)/, /^Cast/, /^(?!Leave)./, /./];

test('the keyboard alone plays a whole game in the lodge', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit();
  await sitDown(page, 'Ann', [ME, BOT], { game: GAME, options: SHORT });
  const player = new Player(page, hurried, 'keys');
  await player.ready();
  await page.getByRole('button', { name: 'What the marks mean' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'What the marks mean' })).toBeVisible();
  await examine(page, 'legend');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('complementary', { name: 'Keys' })).toBeVisible();
  const plan = page.getByRole('button', { name: /^Ready with 0/ });
  while (await player.ready()) await ((await plan.isVisible()) ? planByKeys(page, await player.keys()) : player.move());
  expect(await player.prompt.innerText()).toMatch(/wins with \d+ power|Black Rose/);
});

test('touch alone plays a whole game in the lodge on a phone, and looks at its rooms and boards', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit({ phone: true });
  await sitDown(page, 'Ann', [ME, BOT], { game: GAME, options: SHORT });
  const player = new Player(page, hurried, 'touch');
  await player.ready();
  await lookAround(page);
  await player.playToTheEnd();
  expect(await player.prompt.innerText()).toMatch(/wins with \d+ power|Black Rose/);
});

/** Holds two cards by their keys, lays them, and gives the plan. */
async function planByKeys(page: Page, keys: readonly Key[]): Promise<void> {
  const cards = keys.filter(({ choice }) => !/^Leave/.test(choice));
  for (const [place, slot] of ['q', '1'].entries()) {
    await page.keyboard.press(cards[place % cards.length]?.key ?? '');
    await page.keyboard.press(slot);
  }
  const ready = page.getByRole('button', { name: /^Ready with/, disabled: false });
  await expect(ready).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(ready).toHaveCount(0);
}

/** Enlarges the lodge around a room, and opens the board of the Rose and the legend; then closes all again. */
async function lookAround(page: Page): Promise<void> {
  const room = page.getByRole('button', { name: EMPTY_ROOM }).first();
  const small = await room.boundingBox();
  await room.tap();
  await expect.poll(async () => (await room.boundingBox())?.width).toBeGreaterThan(1.5 * (small?.width ?? Infinity));
  await room.tap();
  await expect(page.getByRole('complementary').filter({ hasText: 'BR-17.1.1' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the card' }).tap();
  await page.getByRole('button', { name: 'Show the whole' }).tap();
  await page.getByRole('button', { name: /^Rose/ }).tap();
  await page.getByRole('button', { name: 'What the marks mean' }).tap();
  const legend = page.getByRole('dialog', { name: 'What the marks mean' });
  await expect(legend.getByRole('definition').filter({ hasText: 'Cracked' })).toBeVisible();
  await legend.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
}

function hurried(labels: readonly string[]): number {
  return HURRY.map((pattern) => labels.findIndex((label) => pattern.test(label))).find((found) => found >= 0) ?? -1;
}
