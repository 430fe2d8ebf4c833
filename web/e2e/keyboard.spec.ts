import { expect, type Page, test } from './house.ts';
import { Player } from './player.ts';

const GAMES = 8;

test('the keyboard alone sets up a table, finds its way over the board, and wins', async ({ visit }) => {
  test.setTimeout(180_000);
  const page = await visit();
  await page.goto('/new/cerebria-cards');
  await expect(page.getByRole('heading', { name: 'Set up a table' })).toBeVisible();
  await setUp(page);
  const player = new Player(page);
  await player.ready();
  await walkOverTheBoard(page);

  await page.keyboard.press('?');
  await expect(page.getByRole('complementary', { name: 'Keys' })).toBeVisible();
  for (let games = 1; ; games++) {
    while (await player.ready()) await keyMove(page, player);
    if (/Ann.*(wins|share)/.test(await player.prompt.innerText())) break;
    expect(games, 'games without a victory').toBeLessThan(GAMES);
    const lost = await player.prompt.innerText();
    if (await page.getByRole('button', { name: 'Continue' }).isVisible()) {
      await tabTo(page, 'Continue');
      await page.keyboard.press('Enter');
    }
    await tabTo(page, 'Rematch');
    await page.keyboard.press('Enter');
    await expect(player.prompt).not.toHaveText(lost);
    await player.ready();
    if (!(await page.getByRole('complementary', { name: 'Keys' }).isVisible())) await page.keyboard.press('?');
  }
});

/** Two players, an easy bot, and the shortest way to win: most fragments at the first Revelation. */
async function setUp(page: Page): Promise<void> {
  await tabTo(page, '3');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked();
  await tabTo(page, 'You');
  await page.keyboard.type('Ann');
  await tabTo(page, 'Seat 2');
  await page.keyboard.press('Home');
  await expect(page.getByRole('combobox', { name: 'Seat 2' })).toHaveValue('easy');
  await tabTo(page, /House rules/);
  await page.keyboard.press('Enter');
  for (const [rule, value] of [
    ['Extra cards per stack', '0'],
    ['Goal of Singlemindedness', '1'],
  ] as const) {
    await tabTo(page, rule);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(value);
  }
  await tabTo(page, 'Start the game');
  await page.keyboard.press('Enter');
}

/** Tab goes from zone to zone, arrows from card to card, Enter chooses, Escape cancels. */
async function walkOverTheBoard(page: Page): Promise<void> {
  await expect(page.locator('#prompt')).toBeFocused();
  await tabTo(page, /Keep your hand/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  const cards = page.getByRole('region', { name: /^Your hand/ }).getByRole('button');
  while (!(await cards.first().evaluate((card) => card === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(cards.first()).toBeFocused();
  await expect(page.getByRole('complementary').filter({ hasText: /vibe/ })).toBeVisible(); // the card, enlarged
  await page.keyboard.press('ArrowUp');
  await expect(cards.first()).not.toBeFocused();
  await expectFocus(page);
}

/** Presses the key that the list of keys names for a choice, then Enter. */
async function keyMove(page: Page, player: Player): Promise<void> {
  await expectFocus(page);
  const keys = await page.getByRole('complementary', { name: 'Keys' }).evaluate((list) => {
    const terms = [...list.querySelectorAll('dt')];
    return terms.map((term) => ({
      key: term.innerText.trim().toLowerCase(),
      choice: (term.nextElementSibling as HTMLElement).innerText.trim(),
    }));
  });
  const wins = await page
    .getByRole('region', { name: 'Your mindset' })
    .getByRole('img', { name: /That would win/ })
    .isVisible();
  const { key } = best(keys, await player.labels(), wins);
  await page.keyboard.press(key);
  const confirm = page.getByRole('button', { name: 'Confirm' });
  if (await confirm.isVisible()) await page.keyboard.press('Enter');
}

interface Key {
  key: string;
  choice: string;
}

/** Evokes until a Revelation would win, then brings it about; before that, takes where it is farthest away. */
function best(keys: readonly Key[], things: readonly string[], wins: boolean): Key {
  const left = (column: string): number => {
    const thing = things.find((label) => label.includes(`column ${column}:`)) ?? '';
    return Number(/: (\d+) cards? in its stack/.exec(thing)?.[1] ?? 0);
  };
  const impulses = keys
    .map((key) => ({ ...key, column: /^Take .* from column (\d)$/.exec(key.choice)?.[1] }))
    .filter((key): key is Key & { column: string } => key.column !== undefined)
    .toSorted((one, other) => left(one.column) - left(other.column));
  const first = (pattern: RegExp): Key | undefined => keys.find(({ choice }) => pattern.test(choice));
  const found =
    first(/^(Keep your hand|Remove nothing|End the turn|Let it happen|Return it|Take nothing)/) ??
    (wins ? impulses[0] : undefined) ??
    first(/^Evoke/) ??
    first(/^(Fuse with|Counter with)/) ??
    impulses.at(-1) ??
    keys[0];
  if (found === undefined) throw new Error('no key for any choice');
  return found;
}

async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY');
}

/** Presses Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const one = document.activeElement as HTMLElement;
      const labels = one instanceof HTMLInputElement || one instanceof HTMLSelectElement ? [...(one.labels ?? [])] : [];
      return (
        one.getAttribute('aria-label') ?? (labels.length > 0 ? labels.map((label) => label.innerText).join(' ') : one.innerText)
      ).trim();
    });
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    passed.push(focused.slice(0, 30));
  }
  throw new Error(`Tab never came to ${String(name)}, only to ${passed.join(' | ')}`);
}
