// The Inside World at its moments: in the middle, with a full hand, for two, a Revelation, the end; at every size, in every language.
import type { NewTable } from '../src/wire.ts';
import { examine } from './axe.ts';
import { expect, type Page, settled, test } from './house.ts';
import { againstBots, laid, midway, sitDown, written } from './tables.ts';
import { carry, carryWithPen, expectCarried, hold, pointOf } from './touching.ts';
import { cutAround, expectWhole, outside, SIZES, speak } from './whole.ts';

const GAME = 'cerebria';
const SPHERES = { commitment: 1, creativity: 7, humility: 7, diligence: 7, knowledge: 7 };

/** How a moment comes about; whoever comes to a Revelation makes it happen with the first answer. */
const MOMENTS: Readonly<Record<string, { players: number; record: () => NewTable['record'] }>> = {
  menu: { players: 4, record: () => midway(GAME, { players: 4, kind: 'menu', least: 150 }) },
  upgrades: { players: 4, record: () => midway(GAME, { players: 4, kind: 'upgrades', least: 150 }) },
  hand: {
    players: 4,
    record: () => written(GAME, { players: 4, seats: [{ spirit: 'delight', at: 'valley', wp: 12, essence: 11, hand: 9 }, {}, {}, {}] }),
  },
  rest: { players: 2, record: () => midway(GAME, { players: 2, kind: 'rest' }) },
  pair: { players: 2, record: () => midway(GAME, { players: 2, kind: 'menu', least: 100 }) },
  revelation: {
    players: 4,
    record: () => written(GAME, { players: 4, origin: SPHERES, seats: [{ spirit: 'delight', at: 'valley' }, {}, {}, {}] }, 'absorb'),
  },
  end: { players: 2, record: () => midway(GAME, { players: 2, kind: null }) },
};

test.describe.configure({ timeout: 150_000 });

async function sitAt(page: Page, moment: string): Promise<void> {
  const { players, record } = MOMENTS[moment] as (typeof MOMENTS)[string];
  await sitDown(page, 'Ann', againstBots(players), { game: GAME, record: record() });
  await laid(page);
  if (moment === 'revelation') {
    await page.locator('main button[aria-pressed]:not(:disabled, [aria-disabled="true"]):visible').first().click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  }
  await settled(page);
}

test('the bonus of a Sphere is taken or left by a button', async ({ visit }) => {
  const page = await visit({ likes: { confirm: false } });
  const record = midway('cerebria', { players: 4, kind: 'bonus', least: 20 });
  await sitDown(page, 'Ann', againstBots(4), { game: 'cerebria', record });
  const prompt = page.getByRole('region', { name: 'What is asked' });
  await expect(prompt.getByRole('button', { name: 'Do not take the bonus' })).toBeVisible();
  await prompt.getByRole('button', { name: 'Take the bonus', exact: true }).click();
  await expect(page.locator('#prompt')).not.toHaveText(/^Take the bonus/);
});

for (const { width, height, phone } of SIZES)
  test(`at ${width} × ${height} nothing of the Inside World is covered or cut, in any language`, async ({ visit }) => {
    const page = await visit({ phone, window: { width, height }, likes: { confirm: false } });
    for (const [moment, language] of [
      ['menu', 'ru'],
      ['upgrades', 'it'],
      ['hand', 'en'],
      ['rest', 'ru'],
      ['pair', 'zh'],
      ['revelation', 'ru'],
      ['end', 'it'],
    ] as const) {
      await page.addInitScript(speak, language);
      await sitAt(page, moment);
      const name = `${moment} in ${language}`;
      expect(await page.evaluate(outside), name).toEqual([]);
      expect(await page.evaluate(cutAround), name).toEqual([]);
      await expectWhole(page, name);
    }
  });

test('a card is carried with the mouse to a space that takes it, and is Invoked there', async ({ visit }) => {
  const page = await visit();
  await sitAt(page, 'hand');
  const hand = page.getByRole('region', { name: /^Your hand/ });
  await expect(hand).toHaveAccessibleName(/9/);
  await hand.locator('li.movable').first().hover();
  await page.mouse.down();
  const space = page.locator('.place.meant').first();
  await page.mouse.move(640, 400, { steps: 3 });
  await space.hover();
  await page.mouse.up();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(hand).toHaveAccessibleName(/8/);
});

test('a finger carries a card to a space that takes it, and nothing scrolls or is enlarged; held, the card explains itself', async ({
  visit,
}) => {
  const page = await visit({ phone: true });
  await sitAt(page, 'hand');
  const hand = page.getByRole('region', { name: /^Your hand/ });
  const card = hand.locator('li.movable').first();
  await hold(page, await pointOf(card), () => expect(page.locator('aside.inspect')).toContainText('Intensity'));
  await page.keyboard.press('Escape');
  await expect(page.locator('.place.meant')).toHaveCount(0);

  await card.tap();
  const space = page.locator('.place.meant').first();
  const there = await pointOf(space);
  await card.tap(); // laid down again
  await expect(page.locator('.place.meant')).toHaveCount(0);

  await carry(page, await pointOf(card), { x: there.x + 4, y: there.y + 4 }, async () => {
    await expectCarried(page);
    await expect(page.locator('.place.under')).toHaveCount(1);
  });
  await expect(page.locator('.carried')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Enlarge' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).tap();
  await expect(hand).toHaveAccessibleName(/8/);
});

test('what is let go beside all spaces, or when the finger is lost, stays in hand', async ({ visit }) => {
  const page = await visit({ phone: true });
  await sitAt(page, 'hand');
  const card = await pointOf(page.locator('.hand li.movable').first());
  await carry(page, card, await pointOf(page.locator('.strips')), () => expectCarried(page));
  await expect(page.locator('.carried')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);

  await carry(page, card, await pointOf(page.locator('.world').first()), async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('.carried')).toHaveCount(0);
  });
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Your hand/ })).toHaveAccessibleName(/9/);
});

test('a sheet full of cards is scrolled by a finger; drawn out sideways, a card is carried', async ({ visit }) => {
  const page = await visit({ phone: true });
  await sitAt(page, 'hand');
  await page.getByRole('button', { name: 'Hand', exact: true }).tap();
  const sheet = page.locator('.hand.rows.scrolls');
  const card = await pointOf(sheet.locator('li.movable').nth(3));
  await carry(page, card, { x: card.x, y: card.y - 60 });
  await expect.poll(() => sheet.evaluate((one) => one.scrollTop)).toBeGreaterThan(20);
  await expect(page.locator('.place.meant')).toHaveCount(0);
  await sheet.evaluate((one) => one.scrollTo(0, 0));
  await carry(page, card, { x: card.x - 40, y: card.y - 4 }, () => expectCarried(page));
});

for (const [way, enlarged] of [
  ['a finger', false],
  ['a finger on the enlarged ring', true],
  ['a pen', false],
] as const)
  test(`the own Spirit is carried by ${way} to where it can move; a tap beside it enlarges the ring`, async ({ visit }) => {
    const page = await visit({ phone: true });
    await sitAt(page, 'hand');
    if (enlarged) {
      await page.touchscreen.tap(...(Object.values(await pointOf(page.locator('.pawn.mine .pawn'))) as [number, number]));
      await expect(page.getByRole('button', { name: 'Show the whole' })).toBeVisible();
    }
    const pane = page.locator('[data-zoom]');
    const scrolled = await pane.evaluate((one) => [one.scrollLeft, one.scrollTop]);
    const from = await pointOf(page.locator('.pawn.mine .pawn'));
    const to = await pointOf(page.locator('.spot:has([aria-pressed])').first());
    await (way === 'a pen' ? carryWithPen(page, from, to) : carry(page, from, to, () => expectCarried(page)));
    expect(await pane.evaluate((one) => [one.scrollLeft, one.scrollTop])).toEqual(scrolled);
    await expect(page.getByRole('button', { name: enlarged ? 'Show the whole' : 'Enlarge' })).toBeVisible();
    await expect(page.locator('.spot [aria-pressed="true"]')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  });

for (const moment of ['revelation', 'end'])
  test(`axe finds nothing around the ring: ${moment}`, async ({ visit }) => {
    const page = await visit({ likes: { confirm: false } });
    await sitAt(page, moment);
    await examine(page, moment);
  });
