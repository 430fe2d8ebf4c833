import { expect, type Page, test } from './house.ts';
import { Player } from './player.ts';
import { BOT, finishedGame, ME, sitDown } from './tables.ts';

const TARGET = 44;

test('on a phone nothing scrolls sideways, targets are large, and the prompt covers nothing', async ({ visit }) => {
  const page = await visit({ phone: true });
  await sitDown(page, 'Ann', [ME, BOT, BOT]);
  const player = new Player(page);
  for (let moves = 0; moves < 10; moves++) {
    if (!(await player.ready())) break;
    await expectNoSidewaysScrolling(page);
    expect(await smallTargets(player)).toEqual([]);
    expect(await coveredByPrompt(player)).toEqual([]);
    await player.move();
  }
});

test('no page scrolls sideways on a phone', async ({ visit }) => {
  const page = await visit({ phone: true });
  const { id } = await finishedGame(page, 'Ann');
  for (const address of [
    '/',
    '/new/cerebria-cards',
    '/games',
    '/rules/cerebria-cards',
    '/settings',
    '/account',
    '/learn',
    `/table/${id}`,
    `/record/${id}`,
  ]) {
    await page.goto(address);
    await expect(page.locator('main h1')).toHaveText(/\S/);
    await page.waitForLoadState('networkidle');
    await expectNoSidewaysScrolling(page);
  }
});

test('on a desktop the whole table is in the window', async ({ visit }) => {
  const page = await visit();
  await sitDown(page, 'Ann', [ME, BOT, BOT, BOT, BOT]);
  const player = new Player(page);
  for (let moves = 0; moves < 8; moves++) {
    if (!(await player.ready())) break;
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    await expectNoSidewaysScrolling(page);
    for (const choice of await player.choices.all()) await expect(choice).toBeInViewport({ ratio: 0.95 });
    await player.move();
  }
});

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), page.url()).toBeLessThanOrEqual(0);
}

/** Choices that a thumb cannot hit; what lies partly under a neighbour counts with all of its size. */
async function smallTargets(player: Player): Promise<string[]> {
  const found = await player.choices.evaluateAll((choices) =>
    choices.map((choice) => {
      const { width, height } = choice.getBoundingClientRect();
      return { name: choice.getAttribute('aria-label') ?? choice.textContent, width: Math.round(width), height: Math.round(height) };
    }),
  );
  return found
    .filter(({ width, height }) => Math.min(width, height) < TARGET)
    .map(({ name, width, height }) => `${name}: ${width} × ${height}`);
}

/** Things on the table whose middle lies behind the prompt. */
async function coveredByPrompt(player: Player): Promise<string[]> {
  const prompt = await player.prompt.locator('xpath=..').boundingBox();
  if (prompt === null) return ['there is no prompt'];
  const things = await player.page.locator('main button[data-thing][aria-pressed]:visible').all();
  const covered: string[] = [];
  for (const thing of things) {
    const box = await thing.boundingBox();
    if (box === null) continue;
    const middle = box.y + box.height / 2;
    if (middle > prompt.y && middle < prompt.y + prompt.height) covered.push((await thing.getAttribute('aria-label')) ?? '');
  }
  return covered;
}
