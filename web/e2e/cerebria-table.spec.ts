// The Inside World at its moments: in the middle, with a full hand, for two, a Revelation, the end; at every size, in every language.
import type { NewTable } from '../src/wire.ts';
import { examine } from './axe.ts';
import { expect, type Page, settled, test } from './house.ts';
import { againstBots, laid, midway, sitDown, written } from './tables.ts';
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

for (const { width, height, phone } of SIZES)
  test(`at ${width} × ${height} nothing of the Inside World is covered or cut, in any language`, async ({ visit }) => {
    const page = await visit({ phone, window: { width, height }, likes: { confirm: false } });
    for (const [moment, language] of [
      ['menu', 'ru'],
      ['upgrades', 'it'],
      ['hand', 'en'],
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
  const hand = page.locator('.held');
  await expect(hand).toHaveAccessibleName(/9/);
  await hand.locator('li[draggable="true"]').first().hover();
  await page.mouse.down();
  const space = page.locator('.place.meant').first();
  await page.mouse.move(640, 400, { steps: 3 });
  await space.hover();
  await page.mouse.up();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(hand).toHaveAccessibleName(/8/);
});

for (const moment of ['revelation', 'end'])
  test(`axe finds nothing around the ring: ${moment}`, async ({ visit }) => {
    const page = await visit({ likes: { confirm: false } });
    await sitAt(page, moment);
    await examine(page, moment);
  });
