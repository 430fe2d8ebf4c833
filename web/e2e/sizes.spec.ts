import { expect, type Page, settled, test } from './house.ts';
import { Player } from './player.ts';
import { BOT, finishedGame, ME, sitDown } from './tables.ts';
import { cutAround, expectReachable, outside, tiny } from './whole.ts';

const TARGET = 44;
/** A Realm or two are in sight. */
const TABLE = 120;

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
    await settled(page);
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
    expect(await player.choices.evaluateAll(outOfSight)).toEqual([]);
    await player.move();
  }
});

for (const { width, height, phone } of [
  { width: 844, height: 390, phone: true },
  { width: 720, height: 450, phone: false },
  { width: 960, height: 600, phone: false },
  { width: 1280, height: 600, phone: false },
  { width: 320, height: 568, phone: true },
])
  test(`at ${width} × ${height} nothing lies over anything else, and everything can be reached`, async ({ visit }) => {
    const page = await visit({ phone, window: { width, height } });
    await sitDown(page, 'Ann', [ME, BOT, BOT]);
    const player = new Player(page);
    for (let moves = 0; moves < 8; moves++) {
      if (!(await player.ready())) break;
      expect(await overlapping(page)).toEqual([]);
      await expectNoSidewaysScrolling(page);
      await expectReachable(player.choices, phone);
      await player.move();
    }
  });

for (const { width, height, phone } of [
  { width: 844, height: 390, phone: true },
  { width: 720, height: 450, phone: false },
  { width: 320, height: 568, phone: true },
])
  test(`at ${width} × ${height} the table of the Inside World keeps its room, and every choice can be reached`, async ({ visit }) => {
    const page = await visit({ phone, window: { width, height } });
    await sitDown(page, 'Ann', [ME, BOT], { game: 'cerebria', options: { mode: 'basic', first: 'bliss' } });
    const player = new Player(page);
    const table = page.getByRole('region', { name: /^(Board|Choose)$/ }).first();
    for (let moves = 0; moves < 3; moves++) {
      await player.ready();
      expect((await table.boundingBox())?.height).toBeGreaterThan(TABLE);
      await expectNoSidewaysScrolling(page);
      await expectReachable(player.choices, phone);
      await player.move();
    }
  });

for (const { width, height, phone = false, language, players = 4, edition = 'revised', mode = 'full' } of [
  { width: 1440, height: 900, language: 'it', edition: 'first' },
  { width: 1280, height: 720, language: 'ru' },
  { width: 1280, height: 720, language: 'it', players: 2 },
  { width: 1024, height: 768, language: 'ru', players: 3 },
  { width: 844, height: 390, language: 'it', phone: true },
  { width: 390, height: 844, language: 'ru', phone: true },
  { width: 360, height: 740, language: 'it', phone: true },
  { width: 360, height: 640, language: 'zh', phone: true, mode: 'basic' },
  { width: 640, height: 360, language: 'ru' }, // as a zoom of 200 % leaves it
] as {
  width: number;
  height: number;
  language: 'ru' | 'it' | 'zh';
  phone?: boolean;
  players?: number;
  edition?: string;
  mode?: string;
}[])
  test(`at ${width} × ${height} no word around the ring is cut, and nothing is outside, in ${language}`, async ({ visit }) => {
    const page = await visit({ phone, window: { width, height }, likes: { language } });
    const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? ME : BOT));
    await sitDown(page, 'Ann', seats, { game: 'cerebria', options: { edition, mode, first: 'bliss' } });
    const player = new Player(page);
    const ring = page.locator('[data-board] .world').first();
    for (let moves = 0; moves < 12 && !(await ring.isVisible()); moves++) await player.move();
    for (let moves = 0; moves < 3; moves++) {
      await player.ready();
      await expectNoSidewaysScrolling(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
      expect(await page.evaluate(cutAround)).toEqual([]);
      expect(await page.evaluate(outside)).toEqual([]);
      expect(await page.evaluate(tiny)).toEqual([]);
      await expectReachable(player.choices, phone);
      await player.move();
    }
  });

for (const { width, height, phone } of [
  { width: 1280, height: 720, phone: false },
  { width: 844, height: 390, phone: true },
  { width: 360, height: 640, phone: true },
  { width: 640, height: 360, phone: false }, // as a zoom of 200 % leaves it
])
  test(`at ${width} × ${height} the lodge is whole, and every choice of Black Rose Wars can be reached`, async ({ visit }) => {
    const page = await visit({ phone, window: { width, height } });
    await sitDown(page, 'Ann', [ME, BOT, BOT, BOT], { game: 'black-rose-wars' });
    const player = new Player(page);
    const lodge = page.getByRole('region', { name: 'Lodge' });
    for (let moves = 0; moves < 12; moves++) {
      await player.ready();
      if (await lodge.isVisible()) await expect(lodge).toBeInViewport({ ratio: 0.98 });
      await expectNoSidewaysScrolling(page);
      await expectReachable(player.choices, phone);
      await player.move();
    }
  });

test('in a low window all that leads through a finished game is in sight', async ({ visit }) => {
  const page = await visit({ phone: true, window: { width: 844, height: 390 } });
  const { id } = await finishedGame(page, 'Ann');
  await page.goto(`/record/${id}`);
  const ways = page.getByRole('region', { name: 'What is asked' }).getByRole('combobox');
  await expect(ways).toHaveCount(2);
  for (const way of await ways.all()) {
    await expect(way).toBeInViewport({ ratio: 1 });
    await way.click({ trial: true });
  }
});

for (const language of ['en', 'ru', 'it', 'zh'] as const)
  test(`on a phone every sentence of the prompt and every mark is whole, in ${language}`, async ({ visit }) => {
    const page = await visit({ phone: true, likes: { language } });
    await sitDown(page, 'Ann', [ME, BOT, BOT]);
    const player = new Player(page);
    for (let moves = 0; moves < 6; moves++) {
      if (!(await player.ready())) break;
      for (const choice of await player.choices.all()) {
        await choice.click({ timeout: 3_000 });
        expect(await cut(page)).toEqual([]);
        await page.keyboard.press('Escape');
      }
      await player.move();
    }
  });

/** Which parts of the table lie over one another. */
async function overlapping(page: Page): Promise<string[]> {
  const parts = page.locator('[data-board] section').filter({ visible: true });
  const boxes = await parts.evaluateAll((found) =>
    found.map((part) => ({ name: part.getAttribute('aria-label') ?? '', box: part.getBoundingClientRect().toJSON() as DOMRect })),
  );
  return boxes.flatMap(({ name, box }, place) =>
    boxes
      .slice(place + 1)
      .filter(({ box: other }) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1)
      .filter(({ box: other }) => Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1)
      .map((other) => `${name} and ${other.name}`),
  );
}

/** Texts of the prompt and of the market that are longer than their room, and what of the market is outside the window. */
async function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll('section:has(#prompt) :is(h2, [role=status], p, button)')];
    const long = texts.filter((text) => text.scrollHeight > text.clientHeight + 1 && getComputedStyle(text).display !== 'inline');
    const things = [...document.querySelectorAll('.market > *, .market .side > *')];
    const outside = things.filter(
      (thing) => thing.getBoundingClientRect().right > innerWidth - 2 || thing.getBoundingClientRect().left < 2,
    );
    return [...long, ...outside].map((one) => `${one.className}: ${one.textContent.trim()}`);
  });
}

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
async function coveredByPrompt({ page }: Player): Promise<string[]> {
  return page.evaluate(() => {
    const prompt = document.querySelector('#prompt')?.parentElement?.getBoundingClientRect();
    if (prompt === undefined) return ['there is no prompt'];
    const things = [...document.querySelectorAll('main button[data-thing][aria-pressed]')].filter((one) => one.checkVisibility());
    const covered = things.filter((thing) => {
      const { y, height } = thing.getBoundingClientRect();
      return y + height / 2 > prompt.top && y + height / 2 < prompt.bottom;
    });
    return covered.map((thing) => thing.getAttribute('aria-label') ?? '');
  });
}

/** Runs in the browser: what lies, by more than a sliver, outside of the window or of what it is scrolled in. */
async function outOfSight(choices: Element[]): Promise<string[]> {
  const seen = await new Promise<IntersectionObserverEntry[]>((told) => {
    const observer = new IntersectionObserver(told);
    for (const choice of choices) observer.observe(choice);
  });
  const hidden = seen.filter(({ intersectionRatio }) => intersectionRatio < 0.95);
  return hidden.map(({ target }) => target.getAttribute('aria-label') ?? target.textContent);
}
