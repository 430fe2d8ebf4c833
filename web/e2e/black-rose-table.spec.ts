// The lodge at its moments: planning, an activation, a window, the Avatar, the end; at every size, in every language.
import { examine } from './axe.ts';
import { expect, type Page, test, type Visitor } from './house.ts';
import { BOT, ME, type Midway, midway, sitDown } from './tables.ts';

const GAME = 'black-rose-wars';
const MOMENTS: Readonly<Record<string, Midway>> = {
  planning: { players: 4, kind: 'plan', least: 150 },
  activation: { players: 4, kind: 'action', least: 150 },
  window: { players: 4, kind: 'declare', least: 150 },
  evocations: { players: 4, kind: 'evocation', least: 150 },
  avatar: { players: 3, kind: 'action', least: 150, options: { avatar: 'plays' } },
  alone: { players: 1, kind: 'plan', least: 30 },
  end: { players: 2, kind: null, options: { second_moon: 1, third_moon: 2, end: 3 } },
};
const SIZES = [
  { width: 1440, height: 900, phone: false },
  { width: 1280, height: 720, phone: false },
  { width: 1024, height: 768, phone: false },
  { width: 844, height: 390, phone: true },
  { width: 390, height: 844, phone: true },
  { width: 360, height: 640, phone: true },
  { width: 720, height: 450, phone: false }, // as a zoom of 200 % leaves it
];

test.describe.configure({ timeout: 150_000 });

async function sitAt(page: Page, moment: string): Promise<void> {
  const asked = MOMENTS[moment] as Midway;
  const seats = Array.from({ length: asked.players }, (_, seat) => (seat === 0 ? ME : BOT));
  await sitDown(page, 'Ann', seats, { game: GAME, record: midway(GAME, asked) });
  await expect(page.locator('#prompt')).toHaveText(/\S/);
  await expect(page.locator('[data-board]')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('a target that is picked with the action is given with it', async ({ visit }) => {
  const page = await visit();
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await sitAt(page, 'activation');
  await page.getByRole('button', { name: 'Explore', exact: true }).click();
  const next = page.locator('.tile.next [data-thing]');
  await expect(next.first()).toBeVisible();
  const room = page.locator('.room', { has: next }).first();
  const place = await room.getAttribute('data-place');
  await next.first().click();
  await expect(page.locator('#prompt')).toHaveText(/^Explore: .+1 Move is left/);
  await expect(page.locator(`[data-place="${place}"] [data-key="figure:0"]`)).toBeVisible();
  const [given] = sent.filter((frame) => frame.includes('"answers"') && !frame.includes('preview'));
  expect((JSON.parse(given ?? '{}') as { answers: number[] }).answers).toHaveLength(2);
});

for (const moment of ['planning', 'activation', 'window', 'avatar'])
  test(`every mark of the lodge explains itself with its rule: ${moment}`, async ({ visit }) => {
    const page = await visit();
    await sitAt(page, moment);
    expect(await page.evaluate(unexplained)).toEqual([]);
    await page.keyboard.press('Shift'); // what has the focus from now on has it from the keyboard
    expect(await page.evaluate(mute)).toEqual([]);
    await page.locator('[data-about="about:cell"] span').first().hover();
    await expect(page.getByRole('complementary', { name: 'Cell' })).toContainText('BR-4.1.3');
  });

test('a finger that rests on a card of a plan, or on a mark, reads what it is, and lays nothing', async ({ visit }) => {
  const page = await visit({ phone: true });
  await sitAt(page, 'planning');
  const card = page.getByRole('region', { name: 'Hand' }).getByRole('button').first();
  await hold(page, card, () => expect(page.getByRole('complementary').filter({ hasText: 'BR-11.1.1' })).toBeVisible());
  await expect(card).not.toHaveAttribute('aria-current', 'true');
});

for (const { width, height, phone } of SIZES)
  test(`at ${width} × ${height} nothing of the lodge is covered or cut, in any language`, async ({ visit }) => {
    for (const [moment, language] of [
      ['planning', 'ru'],
      ['activation', 'it'],
      ['window', 'en'],
      ['evocations', 'zh'],
      ['avatar', 'ru'],
      ['alone', 'it'],
      ['end', 'en'],
    ] as const) {
      const visitor: Visitor = { phone, window: { width, height }, likes: { language } };
      const page = await visit(visitor);
      await sitAt(page, moment);
      await page.keyboard.press('Escape');
      const name = `${moment} in ${language}`;
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
      expect(await page.evaluate(covered), name).toEqual([]);
      expect(await page.evaluate(cutWords), name).toEqual([]);
      await page.context().close();
    }
  });

for (const moment of ['planning', 'window', 'evocations', 'avatar', 'end'])
  test(`axe finds nothing in the lodge: ${moment}`, async ({ visit }) => {
    const page = await visit();
    await sitAt(page, moment);
    await examine(page, moment);
  });

/** Keeps a finger where it is as long as something is looked at. */
async function hold(page: Page, target: ReturnType<Page['locator']>, look: () => Promise<void>): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('there is nothing to hold');
  const touch = { x: box.x + box.width / 2, y: box.y + box.height * 0.7 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
  await look();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Runs in the browser: signs, numbers and words of the board that nothing explains. */
function unexplained(): string[] {
  const explaining =
    '[data-thing], [data-about], button, [title], h2, .prompt, summary, details, .effect, .ready, .visually-hidden, svg.ground';
  const board = document.querySelector('[data-board]');
  if (board === null) return ['there is no board'];
  const marks = [...board.querySelectorAll('*')].filter(
    (one) => one instanceof SVGSVGElement || [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
  );
  return marks
    .filter((one) => one.getBoundingClientRect().width > 1 && one.closest(explaining) === null && !one.matches('.sky'))
    .map(
      (one) => `${one.closest('section')?.getAttribute('aria-label') ?? 'board'}: ${one.textContent.trim() || one.outerHTML.slice(0, 60)}`,
    );
}

/** Runs in the browser: things that say nothing, or name no rule, when the keyboard is on them. */
async function mute(): Promise<string[]> {
  const found: string[] = [];
  for (const thing of document.querySelectorAll<HTMLElement>('[data-board] [data-thing]')) {
    if (thing.getBoundingClientRect().width === 0) continue;
    thing.focus();
    await new Promise((drawn) => setTimeout(drawn, 10));
    const told = document.querySelector('aside.inspect')?.textContent ?? '';
    if (!/BR-\d/.test(told)) found.push(`${thing.getAttribute('aria-label') ?? ''}: ${told}`);
  }
  return found;
}

/** Runs in the browser: what can be pressed, and cannot be brought where a pointer hits it. */
function covered(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-board] button:not(:disabled)')].filter((one) => one.checkVisibility());
  return all.flatMap((one) => {
    one.focus(); // cards in a hand spread
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = one.getBoundingClientRect();
    if (width < 1) return [];
    const spots = [0.5, 0.25, 0.75].flatMap((across) =>
      [0.5, 0.2, 0.8].map((down) => ({ left: x + width * across, top: y + height * down })),
    );
    const hit = spots.some(({ left, top }) => {
      const there = document.elementFromPoint(left, top);
      // Where a tile is one target, it is pressed by what stands on it, too.
      return (
        there !== null &&
        (one.contains(there) || there.closest('.room')?.contains(one) === true || one.closest('.mute, .quiet, .shut') !== null)
      );
    });
    return hit ? [] : [`${one.getAttribute('aria-label') ?? one.textContent.trim()} (${Math.round(x)}, ${Math.round(y)})`];
  });
}

/** Runs in the browser: words that are longer than their place, where nothing says that they go on. */
function cutWords(): string[] {
  const words =
    '.prompt h2, .prompt button, .actions .word, .event b, .ready p, .ready button, .tile .name, .spell .name, .offer b, .phases, header h2';
  return [...document.querySelectorAll<HTMLElement>(words)]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 2 && one.clientWidth > 0)
    .map((one) => `${one.className}: ${one.textContent.trim()} ${one.scrollWidth} > ${one.clientWidth}`);
}
