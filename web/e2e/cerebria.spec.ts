import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from './house.ts';
import { Player } from './player.ts';
import { BOT, introduce, ME, sitDown } from './tables.ts';
import { expectWords } from './words.ts';

const MOVES = 24;
/** The log stands beside the board. */
const WIDE = { width: 1600, height: 900 };
const LANGUAGES = [
  { own: 'Русский', letters: /[а-я]{4}/i },
  { own: 'Italiano', letters: /(?<!\p{L})(?:il|la|le|di|una?|tu[ao]?|t[ei]|con|prende|turno|quanta|scegli|sta)(?!\p{L})/iu },
  { own: '中文', letters: /[\u4e00-\u9fff]{4}/ },
  { own: 'English', letters: /[a-z]{4}/ },
];
/** Names as the rules write them: nobody should read one. */
const RAW = /\b[a-z]+_[a-z_]+\b|\b(?:valley|cradle|network|land|willow)-(?:\d|[a-z])|\{|\}|undefined|NaN|null/;

/** Tries one thing after another, and ends a turn only when nothing else is left. */
function curious(): (labels: readonly string[]) => number {
  let made = 0;
  return (labels) => {
    made += 1;
    const busy = labels.filter((label) => !/^End your turn/.test(label));
    const wanted = busy[(made * 5) % Math.max(1, busy.length)];
    return wanted === undefined ? labels.length - 1 : labels.indexOf(wanted);
  };
}

async function log(page: Page): Promise<string> {
  return page.locator('#tab-panel').innerText();
}

test('Cerebria is played on its board, in every language', async ({ visit }) => {
  const page = await visit({ likes: { confirm: false }, window: WIDE });
  await sitDown(page, 'Ann', [ME, BOT, BOT, BOT], { game: 'cerebria', options: { mode: 'basic' } });
  const player = new Player(page, curious());
  for (let moves = 0; moves < MOVES; moves++) {
    if (!(await player.ready())) break;
    expect(await player.prompt.innerText()).toMatch(/\S.{5,}[.?]$/);
    for (const label of await player.labels()) expect(label).not.toMatch(RAW);
    await player.move();
  }
  expect(await log(page)).toMatch(/Turn \d+: Ann\./);
  expect(await log(page)).not.toMatch(RAW);
  await expectWords(page);
  await expect(page.getByRole('region', { name: 'Board', exact: true })).toBeVisible();

  for (const { own, letters } of LANGUAGES) {
    const before = await log(page);
    await page.locator('header select:visible').selectOption(own);
    await expect(page.locator('#prompt')).toHaveText(letters);
    await expect(page.locator('#tab-panel')).not.toHaveText(before, { useInnerText: true });
    expect(await log(page)).not.toMatch(RAW);
    await expectWords(page);
  }
});

test('a table is made with the cards of a pack, and a pack with mistakes says them', async ({ visit }) => {
  const packs = join(process.env.E2E_FOLDER ?? '', 'packs');
  for (const name of ['garden', 'broken']) execFileSync('../.venv/bin/mindrose', ['content', 'new', join(packs, name)], { stdio: 'pipe' });
  appendFileSync(join(packs, 'broken', 'emotions.toml'), '[[emotion]]\n');
  const page = await visit();
  await introduce(page, 'Ann');
  await page.goto('/new/cerebria');
  const cards = page.getByRole('group', { name: 'Cards', exact: true });
  await expect(cards.getByRole('radio', { name: 'broken' })).toBeDisabled();
  await cards.locator('summary').click();
  await expect(cards.getByText(/emotions\.toml:\d+/).first()).toBeVisible();
  await cards.getByRole('radio', { name: 'garden' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await new Player(page).ready();
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page.locator('#tab-panel')).toContainText('garden');
});

test('an action that was begun can be dropped, and one that was taken undone', async ({ visit }) => {
  const page = await visit({ likes: { confirm: false }, window: WIDE });
  await sitDown(page, 'Ann', [ME, BOT], { game: 'cerebria', options: { mode: 'basic', first: 'bliss' } });
  const player = new Player(page);
  const held = page.locator('.held');
  const choose = async (wanted: RegExp): Promise<void> => {
    await player.ready();
    await player.choose((await player.labels()).find((label) => wanted.test(label)) ?? String(wanted));
  };

  await choose(/^Love$/);
  await expect(player.prompt).toHaveText(/^Your turn, 3 actions left/);
  const menu = await player.prompt.innerText();
  await expect(held).not.toHaveText(/…/); // what cards do has come
  const hand = await held.innerText();

  await choose(/^Move \(/);
  await expect(player.prompt).not.toHaveText(menu);
  for (const label of await player.labels()) expect(label).toMatch(/ \(cost \d WP.*\)$|^Discard .+ for a Vibe token$/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(player.prompt).toHaveText(menu);
  await expect(held).toHaveText(hand, { useInnerText: true });

  await choose(/^Gain Willpower/);
  await expect(player.prompt).toHaveText(/^Your turn, 2 actions left/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(player.prompt).toHaveText(menu);
  await expect(held).toHaveText(hand, { useInnerText: true });
});
