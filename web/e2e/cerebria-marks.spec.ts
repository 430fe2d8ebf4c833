import { expect, type Page, test } from './house.ts';
import { Player } from './player.ts';
import { BOT, ME, sitDown } from './tables.ts';

const DESK = { width: 1440, height: 900 };

test('everything on the ring and around it explains itself, with its rule', async ({ visit }) => {
  const page = await visit({ window: DESK });
  await sitDown(page, 'Ann', [ME, BOT, BOT, BOT], { game: 'cerebria', options: { first: 'bliss' } });
  const player = new Player(page);
  for (await player.ready(); !/^Your turn/.test(await player.prompt.innerText()); await player.ready()) await player.move();
  expect(await unexplained(page)).toEqual([]);
  await page.keyboard.press('Tab'); // what has the focus from now on is seen to have it
  expect(await silent(page)).toEqual([]);

  const wheel = page.locator('[data-about="gain:bliss"]');
  await wheel.hover();
  await expect(page.getByRole('complementary', { name: /Revelation now/ })).toContainText('CB-17.2.5');
  await page.mouse.move(0, 0);
  await expect(page.getByRole('complementary', { name: /Revelation now/ })).toHaveCount(0);
});

test('a long press explains an action, and does not take it', async ({ visit }) => {
  const page = await visit({ phone: true });
  await sitDown(page, 'Ann', [ME, BOT], { game: 'cerebria', options: { mode: 'basic', first: 'bliss' } });
  const player = new Player(page, undefined, 'touch');
  for (await player.ready(); !/^Your turn/.test(await player.prompt.innerText()); await player.ready()) await player.move();
  const prompt = await player.prompt.innerText();
  for (const [name, title, rule] of [
    [/^Move \(/, 'Move', 'CB-8.1.1'],
    [/^Quell/, 'Quell', 'CB-'],
  ] as const) {
    await held(page, page.locator('main').getByRole('button', { name }).first(), () =>
      expect(page.getByRole('complementary', { name: title, exact: true })).toContainText(rule),
    );
  }
  await expect(player.prompt).toHaveText(prompt);
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
});

/** Looks while a finger lies on something, then lifts it. */
async function held(page: Page, thing: ReturnType<Page['locator']>, look: () => Promise<void>): Promise<void> {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (box === null) throw new Error('nothing to hold');
  const cdp = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await look();
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Marks and numbers that belong to nothing that explains itself: neither words nor a picture of what stands beside it in words. */
async function unexplained(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SAID =
      '[data-about], [data-thing], button, summary, h2, p, li:not(:has(svg)), section:has(#prompt), .visually-hidden, .ground, .pawn, .take'; // who stands in a place is told with it, and what Absorb takes with its Sphere
    const found = [...document.querySelectorAll('[data-board] *')].filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      const marks =
        one.matches('svg, i, img') || [...one.childNodes].some((node) => node.nodeType === 3 && /\S/.test(node.textContent ?? ''));
      return marks && width > 1 && height > 1 && one.closest(SAID) === null && one.closest('svg') === (one.matches('svg') ? one : null);
    });
    return [
      ...new Set(
        found.map((one) => `${one.parentElement?.className ?? ''} > ${one.getAttribute('class') ?? ''}: ${one.textContent.trim()}`),
      ),
    ];
  });
}

/** What can have the focus and says nothing, or no rule, when it has it; cards say what is printed on them. */
async function silent(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const thing of document.querySelectorAll<HTMLElement>('[data-board] [data-thing]')) {
      if (!thing.checkVisibility()) continue;
      thing.focus();
      for (let turns = 0; turns < 8; turns++) await Promise.resolve(); // it is told before anything is drawn
      const about = document.querySelector<HTMLElement>('aside.inspect');
      const card = about?.querySelector('.card') != null;
      if (about === null || !(card || /CB-\d/.test(about.innerText)) || about.innerText.length < 20)
        found.push(`${thing.getAttribute('aria-label') ?? ''}: ${about?.innerText ?? 'nothing'}`);
    }
    return found;
  });
}
