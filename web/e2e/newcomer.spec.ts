import { expect, test } from './house.ts';
import { Player } from './player.ts';
import { BOT, ME, quickGame, sitDown } from './tables.ts';

test('a newcomer plays against bots after one click, and always reads what to do', async ({ visit }) => {
  const page = await visit({ likes: { motion: 'full' } });
  await page.goto('/');
  await quickGame(page).click();
  const player = new Player(page);
  for (let moves = 0; moves < 8; moves++) {
    expect(await player.ready()).toBe(true);
    await expect(player.prompt).toHaveText(/\S.{8,}[.?]$/);
    await expect(page).toHaveTitle(/Your turn/);
    await player.move();
  }
  await expect(page.getByRole('region', { name: 'Log' }).getByRole('listitem')).not.toHaveCount(0);
});

test('the first click previews a choice, the second makes it, and undo takes it back', async ({ visit }) => {
  const page = await visit();
  await sitDown(page, 'Ann', [ME, BOT]);
  const player = new Player(page);
  // The bot may come first, and do something that can be countered.
  for (await player.ready(); !/^Your turn, 2 actions left/.test(await player.prompt.innerText()); await player.ready()) await player.move();

  const hand = page.getByRole('region', { name: /^Your hand/ });
  const held = (await hand.getAttribute('aria-label')) ?? '';
  const card = hand.getByRole('button', { name: /^Evoke/ }).first();
  const asked = page.getByRole('region', { name: 'What is asked' });
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(asked.getByRole('status')).toContainText(/Costs an action, 1 is left/);
  await asked.getByRole('button', { name: 'Back' }).click();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await expect(asked.getByRole('button', { name: 'Confirm' })).toHaveCount(0);

  const log = page.getByRole('region', { name: 'Log' });
  const told = await log.getByRole('listitem').count();
  await card.click();
  await card.click();
  await expect(player.prompt).not.toHaveText(/2 actions left/);
  while (!/1 action left/.test(await player.prompt.innerText())) await answered(player, () => player.move()); // alone or fused
  await expect(hand).not.toHaveAccessibleName(held);
  expect(await log.getByRole('listitem').count()).toBeGreaterThan(told);

  const undo = asked.getByRole('button', { name: 'Back' });
  while (!/2 actions left/.test(await player.prompt.innerText())) await answered(player, () => undo.click());
  await expect(hand).toHaveAccessibleName(held);
  await expect(log).toContainText('Ann takes the last answer back.');
});

test('what cannot be chosen says why, with the rule behind it', async ({ visit }) => {
  const page = await visit();
  await sitDown(page, 'Ann', [ME, BOT]);
  const player = new Player(page);
  await player.ready();
  const card = page
    .getByRole('region', { name: /^Your hand/ })
    .getByRole('button')
    .first();
  await expect(card).toHaveAttribute('aria-disabled', 'true');
  await card.click({ force: true }); // a person may well press what is disabled
  const why = page.getByRole('region', { name: 'What is asked' }).getByRole('status');
  await expect(why).toContainText(/\(CC-\d+\.\d+\).*\./);
  await expect(card).toHaveAccessibleName(/CC-\d/);
  await why.getByRole('button', { name: /^Show CC-/ }).click();
  const rules = page.getByRole('tabpanel', { name: 'Rules' });
  await expect(rules.getByRole('heading', { name: /^CC-/ }).first()).toBeVisible();
  await expect(rules.getByRole('link', { name: 'All rules' })).toHaveAttribute('href', '/rules/cerebria-cards');
});

/** Does something, and waits until something else is asked. */
async function answered({ prompt }: Player, deed: () => Promise<unknown>): Promise<void> {
  const before = await prompt.innerText();
  await deed();
  await expect(prompt).not.toHaveText(before);
}
