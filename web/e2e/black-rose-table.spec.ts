// The lodge at its moments: planning, an activation, a window, the Avatar, the end; at every size, in every language.
import { examine } from './axe.ts';
import { expect, type Page, test } from './house.ts';
import { againstBots, laid, type Midway, midway, sitDown } from './tables.ts';
import { carry, expectCarried, hold, pointOf } from './touching.ts';
import { expectWhole, SIZES, speak } from './whole.ts';

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

test.describe.configure({ timeout: 150_000 });

async function sitAt(page: Page, moment: string): Promise<void> {
  const asked = MOMENTS[moment] as Midway;
  await sitDown(page, 'Ann', againstBots(asked.players), { game: GAME, record: midway(GAME, asked) });
  await laid(page);
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
  await hold(page, await pointOf(card, 0.5, 0.7), () =>
    expect(page.getByRole('complementary').filter({ hasText: 'BR-11.1.1' })).toBeVisible(),
  );
  await expect(card).not.toHaveAttribute('aria-current', 'true');
});

for (const phone of [true, false])
  test(`a card of a plan is carried ${phone ? 'by a finger' : 'with the mouse'} to a free slot, which shows that it takes it`, async ({
    visit,
  }) => {
    const page = await visit({ phone });
    await sitAt(page, 'planning');
    const cards = page.locator('.tray li');
    const from = await pointOf(cards.first(), 0.5, 0.7);
    const slot = page.locator('[data-landing="i"]:visible');
    const to = await pointOf(slot);
    const look = async (): Promise<void> => {
      await expectCarried(page);
      await expect(slot).toHaveClass(/under/);
    };
    if (phone) await carry(page, from, to, look);
    else {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await look();
      await page.mouse.up();
    }
    await expect(cards.first()).toHaveClass(/away/);
    await expect(page.locator('[data-board] .carried')).toHaveCount(0);
  });

for (const { width, height, phone } of SIZES)
  test(`at ${width} × ${height} nothing of the lodge is covered or cut, in any language`, async ({ visit }) => {
    const page = await visit({ phone, window: { width, height } });
    for (const [moment, language] of [
      ['planning', 'ru'],
      ['activation', 'en'],
      ['window', 'it'],
      ['evocations', 'zh'],
      ['avatar', 'ru'],
      ['alone', 'it'],
      ['end', 'en'],
    ] as const) {
      await page.addInitScript(speak, language);
      await sitAt(page, moment);
      await page.keyboard.press('Escape');
      await expectWhole(page, `${moment} in ${language}`);
    }
  });

for (const moment of ['planning', 'window', 'evocations', 'avatar', 'end'])
  test(`axe finds nothing in the lodge: ${moment}`, async ({ visit }) => {
    const page = await visit();
    await sitAt(page, moment);
    await examine(page, moment);
  });

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
    for (let turns = 0; turns < 8; turns++) await Promise.resolve(); // it is told before anything is drawn
    const told = document.querySelector('aside.inspect')?.textContent ?? '';
    if (!/BR-\d/.test(told)) found.push(`${thing.getAttribute('aria-label') ?? ''}: ${told}`);
  }
  return found;
}
