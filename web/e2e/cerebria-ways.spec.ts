import type { Page } from './house.ts';
import { expect, test } from './house.ts';
import { Player, type Taste } from './player.ts';
import { BOT, ME, sitDown } from './tables.ts';

/** CB-1.2 The basic game of two: Absorb as soon as it can be done empties a Sphere in every few turns. */
const SHORT = { game: 'cerebria', options: { mode: 'basic', first: 'bliss' } } as const;
const WINS = /wins?\b|share/;

test('the keyboard alone plays a whole game of the Inside World, and walks around the ring', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit();
  await sitDown(page, 'Ann', [ME, BOT], SHORT);
  const player = new Player(page, eager(), 'keys');
  await player.ready();
  await page.keyboard.press('?');
  await expect(page.getByRole('complementary', { name: 'Keys' })).toBeVisible();
  await beginTurn(player);
  await page.keyboard.press('?');
  await walkAround(page);
  await page.keyboard.press('?');
  await player.playToTheEnd();
  await expect(player.prompt).toHaveText(WINS);
});

test('the pointer alone plays a whole game of the Inside World, and is shown why something cannot be done', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit();
  await sitDown(page, 'Ann', [ME, BOT], SHORT);
  const player = new Player(page, eager());
  await beginTurn(player);
  await askWhy(page);
  await player.playToTheEnd();
  await expect(player.prompt).toHaveText(WINS);
});

test('touch alone plays a whole game of the Inside World on a phone, and looks at its parts', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await visit({ phone: true });
  await sitDown(page, 'Ann', [ME, BOT], SHORT);
  const player = new Player(page, eager(), 'touch');
  await beginTurn(player);
  await lookAround(page);
  await player.playToTheEnd();
  await expect(player.prompt).toHaveText(WINS);
});

/** Chooses a Spirit, and whatever else comes before the first action. */
async function beginTurn(player: Player): Promise<void> {
  for (await player.ready(); !/^Your turn/.test(await player.prompt.innerText()); await player.ready()) await player.move();
}

/** By the arrows to a space that the Spirit can move to; Enter shows what would be, Escape drops it. */
async function walkAround(page: Page): Promise<void> {
  const board = page.getByRole('region', { name: 'Board', exact: true });
  await board.locator('[data-thing][tabindex="0"]').first().focus();
  const focused = board.locator(':focus');
  for (let steps = 0; (await focused.getAttribute('aria-pressed')) === null; steps++) {
    expect(steps, 'arrows never came to anything that can be chosen').toBeLessThan(40);
    await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowUp'][steps % 5] ?? '');
    await expect(focused).toHaveCount(1);
  }
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await page.keyboard.press('Escape'); // closes what is enlarged
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
}

/** An action that cannot be begun says why, with its rule. */
async function askWhy(page: Page): Promise<void> {
  const barred = page.locator('[data-about^="action:"][aria-disabled="true"][aria-label*=": "]').first();
  await barred.click({ force: true });
  await expect(page.getByRole('region', { name: 'What is asked' })).toContainText(/CB-\d/);
  await page.keyboard.press('Escape');
}

/** Enlarges the ring, holds a space, and opens each sheet. */
async function lookAround(page: Page): Promise<void> {
  const space = page.getByRole('button', { name: /, empty$/ }).first();
  const small = await space.boundingBox();
  await page.getByRole('button', { name: 'Enlarge' }).tap();
  await expect.poll(async () => (await space.boundingBox())?.width).toBeGreaterThan(1.5 * (small?.width ?? Infinity));
  await page.getByRole('button', { name: 'Show the whole' }).tap();
  for (const [tab, part] of [
    ['Hand', /^Your hand/],
    ['Spirit', 'Spirit board'],
    ['Goals', 'Revelation now'],
    ['Players', /^Players/],
  ] as const) {
    await page.getByRole('button', { name: tab, exact: true }).tap();
    await expect(page.getByRole('region', { name: part }).first()).toBeInViewport();
    await page.getByRole('button', { name: tab, exact: true }).tap();
  }
}

/** Tries each action for a while, then takes from Spheres and ends its turns. */
function eager(): Taste {
  let made = 0;
  const busy = [/^Absorb/, /^(Gain|Invoke|Fortify|Empower|Quell|Move)/];
  return (labels) => {
    made += 1;
    const wanted = [...(made < 20 ? busy : busy.slice(0, 1)), /^(End|No|Nothing|Keep|Stop|Take nothing)/, /^(?!Discard)./, /./];
    return wanted.map((pattern) => labels.findIndex((label) => pattern.test(label))).find((found) => found >= 0) ?? -1;
  };
}
