import { expect, test } from './house.ts';
import { Player } from './player.ts';
import { BOT, here, join, look, ME, OPEN, sitDown } from './tables.ts';

test('two players chat, unread lines are counted, and one of them resigns', async ({ visit }) => {
  const [ann, bob] = await Promise.all([visit(), visit()]);
  const table = await sitDown(ann, 'Ann', [ME, OPEN]);
  await join(bob, 'Bob', table);
  await ann.getByRole('tab', { name: 'Chat' }).click();
  await ann.getByRole('textbox', { name: 'Your message' }).fill('Good luck <b>Bob</b>!');
  await ann.getByRole('button', { name: 'Send' }).click();
  await expect(ann.getByRole('log', { name: 'Chat' })).toContainText('Good luck <b>Bob</b>!');

  await expect(bob.getByRole('tab', { name: 'Chat 1 unread' })).toBeVisible();
  await bob.getByRole('tab', { name: 'Chat' }).click();
  await expect(bob.getByRole('log', { name: 'Chat' })).toContainText(/Ann.*Good luck <b>Bob<\/b>!/s);
  await expect(bob.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible();
  await bob.getByRole('textbox', { name: 'Your message' }).fill('Thanks');
  await bob.keyboard.press('Enter');
  await expect(ann.getByRole('log', { name: 'Chat' })).toContainText(/Bob.*Thanks/s);

  await bob.getByRole('tab', { name: 'Table' }).click();
  const resign = bob.getByRole('button', { name: 'Resign' });
  await resign.click();
  await expect(bob.getByText('Bob resigns: the game ends at once, and Ann wins. This cannot be taken back.')).toBeVisible();
  await resign.click();
  for (const page of [ann, bob]) await expect(page.locator('#prompt')).toHaveText('Bob resigns: Ann wins.');
});

test('two people at one screen see only their own hand', async ({ visit }) => {
  const page = await visit({ likes: { confirm: false } });
  await sitDown(page, 'Ann', [ME, here('Bea')]);
  const player = new Player(page);
  const curtain = page.getByRole('heading', { name: /^Hand the screen to (Ann|Bea)\.$/ });
  const seen = new Set<string>();
  for (let moves = 0; moves < 8; moves++) {
    await expect(curtain.or(player.choices).first()).toBeVisible();
    if (await curtain.isVisible()) {
      await expect(page.locator('[data-thing], [data-board]')).toHaveCount(0);
      const [, name = ''] = /to (\w+)/.exec(await curtain.innerText()) ?? [];
      await page.getByRole('button', { name: `I am ${name}` }).click();
      await player.ready();
      await expect(page.getByRole('region', { name: name === 'Ann' ? 'Bea' : 'Ann', exact: true })).toBeVisible(); // the other one sits opposite
      seen.add(name);
    }
    await player.move();
  }
  expect([...seen].toSorted()).toEqual(['Ann', 'Bea']);
});

test('a clock that runs out answers for the player', async ({ visit }) => {
  const page = await visit();
  const { id } = await sitDown(page, 'Ann', [ME, BOT], { limit: 5 });
  const player = new Player(page);
  await player.ready();
  await expect(page.getByText(/0:0\d left/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('Ann ran out of time.', { timeout: 30_000 });
  expect((await look(page, id)).state).toBe('playing');
});

test('settings stay, and change the page at once', async ({ visit }) => {
  const page = await visit();
  await page.goto('/settings');
  const html = page.locator('html');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Large' }).check({ force: true });
  await page.getByRole('radio', { name: 'Less' }).check({ force: true });
  await page.getByRole('switch', { name: /Table as text/ }).check();
  await page.getByRole('radio', { name: 'Italiano' }).check({ force: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impostazioni');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impostazioni');
  await expect(html).toHaveAttribute('lang', 'it');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-text', 'large');
  await expect(html).toHaveAttribute('data-motion', 'reduced');
  await sitDown(page, 'Ann', [ME, BOT]);
  await expect(new Player(page).prompt).toBeVisible();
  await expect(page.locator('[data-board]')).toHaveCount(0);
});
