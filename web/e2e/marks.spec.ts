import { expect, type Page, test } from './house.ts';
import { Player } from './player.ts';
import { BOT, ME, sitDown, sitDownAt } from './tables.ts';

const FULL = { seats: [{ hand: ['Courage', 'Hope', 'Fear', 'Rage', 'Valor', 'Brightness-Y', 'Bleakness-Bl', 'Faith'] }, { hand: 4 }] };

test('every mark of the table is explained by a touch, and by the keyboard', async ({ visit }) => {
  const page = await visit({ phone: true });
  await sitDown(page, 'Ann', [ME, BOT]);
  const player = new Player(page);
  await player.ready();
  const goal = page.getByRole('button', { name: /^Goal: 12 of one.*What the marks mean$/ });
  await goal.tap();
  const legend = page.getByRole('dialog', { name: 'What the marks mean' });
  for (const mark of [/strokes mark 7/, /With a trophy/, /marker is tossed/, /bonus fragments/, /A red 0/, /next turn/, /Vibes/])
    await expect(legend.getByRole('definition').filter({ hasText: mark })).toBeVisible();
  await legend.getByRole('button', { name: 'Close' }).tap();
  await expect(legend).toHaveCount(0);
  await goal.focus();
  await page.keyboard.press('Enter');
  await expect(legend).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(legend).toHaveCount(0);
  await expect(player.choices.first()).toBeVisible();
});

test('a full hand is whole at its edges, and what is looked at leaves the tabs of the panel free', async ({ visit }) => {
  const page = await visit();
  await sitDownAt(page, 'Ann', FULL);
  await new Player(page).ready();
  const hand = page.getByRole('region', { name: /^Your hand/ });
  const cards = hand.getByRole('button');
  await expect(cards).toHaveCount(8);
  const list = await boxOf(hand.getByRole('list'));
  for (const card of [cards.first(), cards.last()]) {
    const { left, right, top, bottom } = await boxOf(card);
    expect(left).toBeGreaterThanOrEqual(list.left);
    expect(right).toBeLessThanOrEqual(list.right);
    expect(top).toBeGreaterThanOrEqual(list.top);
    expect(bottom).toBeLessThanOrEqual(list.bottom);
  }
  await cards.last().hover();
  await expect(page.getByRole('button', { name: 'Close the card' })).toBeVisible();
  await page.getByRole('tab', { name: 'Chat' }).click({ timeout: 2_000 });
  await expect(page.getByRole('tabpanel', { name: 'Chat' })).toBeVisible();
});

test('a victory is a scene of its own, which can be opened again', async ({ visit }) => {
  const page = await visit();
  const winning = { hand: ['Hope'], mindset: ['Valor f2'], scored: { bliss: 11, gloom: 0 } };
  await sitDownAt(page, 'Ann', { seats: [winning, { hand: 4 }], stacks: [0, 4, 4] });
  const player = new Player(page);
  await player.ready();
  await player.choose((await player.labels()).find((label) => /column 1/.test(label)) ?? '');
  await player.scene.click();

  const end = page.getByRole('dialog', { name: 'You win!' });
  await expect(end).toContainText('Ann wins by Singlemindedness (Bliss), 13 Bliss and 0 Gloom.');
  await expect(end.getByRole('listitem')).toHaveText([/Ann/, /Bruno/]);
  await expect(end.getByRole('link', { name: 'Watch again' })).toHaveAttribute('href', /^\/record\//);
  await expect(end.getByRole('link', { name: 'To the lobby' })).toBeVisible();
  await end.getByRole('button', { name: 'Look at the table' }).click();
  await expect(end).toHaveCount(0);
  await page.getByRole('button', { name: 'Result' }).click();
  await end.getByRole('button', { name: 'Rematch' }).click();
  await expect(end).toHaveCount(0);
  await player.ready();
});

async function boxOf(found: ReturnType<Page['locator']>): Promise<DOMRect> {
  return found.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
}
