import type { Page } from './house.ts';
import { expect, test } from './house.ts';
import { examine } from './axe.ts';
import { Player } from './player.ts';
import { BOT, ME, sitDown } from './tables.ts';

const GAME = 'black-rose-wars';
/** BR-27.2.1 A round long. */
const SHORT = { second_moon: 1, third_moon: 2, end: 3 };
const HURRY = [/^(End |Put nothing|Leave it|Keep all|Use nothing|Go no|Activate no|Stay|No more|Ready)/, /^Cast/, /^(?!Leave)./, /./];

test('the keyboard alone plays a whole game in the lodge', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit();
  await sitDown(page, 'Ann', [ME, BOT], { game: GAME, options: SHORT });
  const player = new Player(page);
  await player.ready();
  await page.getByRole('button', { name: 'What the marks mean' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'What the marks mean' })).toBeVisible();
  await examine(page, 'legend');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('complementary', { name: 'Keys' })).toBeVisible();
  while (await player.ready()) await keyMove(page);
  expect(await player.prompt.innerText()).toMatch(/wins with \d+ power|Black Rose/);
});

test('touch alone plays a whole game in the lodge on a phone, and looks at its rooms and boards', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit({ phone: true });
  await sitDown(page, 'Ann', [ME, BOT], { game: GAME, options: SHORT });
  const player = new Player(page, hurried);
  await player.ready();
  await lookAround(page);
  while (await player.ready()) await tapMove(page, player);
  expect(await player.prompt.innerText()).toMatch(/wins with \d+ power|Black Rose/);
});

/** Presses the key that the list of keys names for a choice, then Enter. */
async function keyMove(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY');
  const keys = await page.getByRole('complementary', { name: 'Keys' }).evaluate((list) =>
    [...list.querySelectorAll('dt')].map((term) => ({
      key: term.innerText.trim().toLowerCase(),
      choice: (term.nextElementSibling as HTMLElement).innerText.trim(),
    })),
  );
  if (await page.getByRole('button', { name: /^Ready with 0/ }).isVisible()) return planByKeys(page, keys);
  const found = keys[hurried(keys.map(({ choice }) => choice))];
  if (found === undefined || !/^\w$/.test(found.key)) return; // it was somebody else's move again before the keys were read
  await page.keyboard.press(found.key);
  if (await page.getByRole('button', { name: 'Confirm' }).isVisible()) await page.keyboard.press('Enter');
}

/** Holds two cards by their keys, lays them, and gives the plan. */
async function planByKeys(page: Page, keys: readonly { key: string; choice: string }[]): Promise<void> {
  const cards = keys.filter(({ key, choice }) => /^\w$/.test(key) && !/^Leave|^(Back|Cancel|Log|Chat)/.test(choice));
  for (const [place, slot] of ['q', '1'].entries()) {
    await page.keyboard.press(cards[place % cards.length]?.key ?? '');
    await page.keyboard.press(slot);
  }
  const ready = page.getByRole('button', { name: /^Ready with/, disabled: false });
  await expect(ready).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(ready).toHaveCount(0);
}

/** Taps a choice, and confirms it with another tap. */
async function tapMove(page: Page, player: Player): Promise<void> {
  const labels = await player.labels();
  const label = labels[hurried(labels)];
  if (label === undefined) return;
  const choice = player.choices.and(page.getByRole('button', { name: label, exact: true })).first();
  await choice.tap({ timeout: 3_000 }).catch(() => {}); // it was somebody else's move before
  const confirm = page.getByRole('button', { name: 'Confirm', disabled: false });
  if (await confirm.isVisible()) await confirm.tap();
}

/** Enlarges the lodge around a room, and opens the board of the Rose and the legend; then closes all again. */
async function lookAround(page: Page): Promise<void> {
  const room = page.getByRole('button', { name: /^Crypt/ });
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
