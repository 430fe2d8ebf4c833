import { expect, settled, test } from './house.ts';
import { Player } from './player.ts';
import { BOT, ME, sitDown } from './tables.ts';
import { expectWords } from './words.ts';

const LANGUAGES = [
  { code: 'ru', own: 'Русский', letters: /[а-я]{4}/i },
  { code: 'it', own: 'Italiano', letters: /(?<!\p{L})(?:il|la|le|di|una?|nel|tu[ao]?|con)(?!\p{L})/iu },
  { code: 'zh', own: '中文', letters: /[\u4e00-\u9fff]{4}/ },
  { code: 'en', own: 'English', letters: /[a-z]{4}/ },
];

test('the language changes in the middle of a game, and nothing loads anew', async ({ visit }) => {
  const page = await visit();
  await sitDown(page, 'Ann', [ME, BOT, BOT]);
  const player = new Player(page);
  await player.moves(4);
  await player.ready();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  const log = page.locator('#tab-panel');
  const card = page.locator('main button[data-thing]').first();
  let before = { prompt: await player.prompt.innerText(), log: await log.innerText(), card: await card.getAttribute('aria-label') };

  for (const { code, own, letters } of LANGUAGES) {
    await page.locator('header select:visible').selectOption(own);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(player.prompt).toHaveText(letters);
    await expect(log).toHaveText(letters);
    const now = { prompt: await player.prompt.innerText(), log: await log.innerText(), card: await card.getAttribute('aria-label') };
    expect(now.prompt).not.toBe(before.prompt);
    expect(now.log).not.toBe(before.log);
    expect(now.card).not.toBe(before.card);
    await expectWords(page);
    before = now;
  }
  expect(loads).toBe(0);
  await player.move();
});

for (const language of ['en', 'ru', 'it', 'zh'] as const)
  test(`every page has its words in ${language}`, async ({ visit }) => {
    const page = await visit({ likes: { language } });
    for (const address of ['/', '/new/cerebria-cards', '/games', '/rules/cerebria-cards', '/settings', '/account', '/learn', '/nowhere']) {
      await page.goto(address);
      await expect(page.locator('main h1')).toHaveText(/\S/);
      await settled(page);
      await expectWords(page);
    }
  });
