// Tables that are made through the form, and what can be read before it is chosen.
import { examine } from './axe.ts';
import { expect, test, type Page } from './house.ts';
import { Player } from './player.ts';
import { introduce, look } from './tables.ts';

function cardOf(page: Page, game: string) {
  return page.locator('article').filter({ has: page.getByRole('heading', { name: game }) });
}

/** The table that the page shows. */
async function tableOf(page: Page) {
  await expect(page).toHaveURL(/\/table\/\w+$/);
  return look(page, page.url().split('/').at(-1) ?? '');
}

/** Folded up or not, everything to read is open now. */
async function unfold(page: Page): Promise<void> {
  for (const summary of await page.locator('main details:not([open]) > summary').all())
    if (await summary.isVisible()) await summary.click();
}

test('the lobby starts a first game with the basic rules, and a game alone against the Avatar', async ({ visit }) => {
  const page = await visit();
  const first = cardOf(page, 'The Inside World').getByRole('button').first();
  await page.goto('/');
  await expect(first).toHaveText('First game: basic rules');
  await first.click();
  await expect(page.locator('#prompt')).toHaveText('Choose your Spirit.');
  expect((await tableOf(page)).options.mode).toBe('basic');
  await expect(page.getByText('In the basic game Spirits have no powers')).toBeVisible();
  await page.goto('/');
  await expect(first).toHaveText('Play against bots'); // whoever has played is no newcomer
  await cardOf(page, 'Black Rose Wars').getByRole('button', { name: 'Alone against the Avatar' }).click();
  await expect(page.locator('#prompt')).toHaveText('Choose your colour.');
  expect((await tableOf(page)).players).toBe(1);
});

test('a mage alone makes a table against the Avatar as Master, and reads what there is to choose', async ({ visit }) => {
  const page = await visit({ likes: { confirm: false } });
  await page.goto('/');
  await cardOf(page, 'Black Rose Wars').getByRole('button', { name: 'Play with friends' }).click();
  await expect(page.getByRole('radio', { name: 'Apprentice' })).toHaveCount(0);
  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await expect(page.getByRole('radio', { name: 'With the Avatar' })).toBeDisabled();
  await page.getByRole('radio', { name: '1', exact: true }).check({ force: true });
  await expect(page.getByText('Alone you play against the Avatar')).toBeVisible();
  await page.getByRole('radio', { name: 'Master' }).check();
  await page.getByText('Starting list Scourge').click();
  await expect(page.getByText('Azoth Bomb', { exact: true })).toBeVisible();
  await expect(page.getByText(/Deal 2 damage to every figure in a room within range 3/)).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const player = new Player(page);
  await player.choose('red');
  await expect(player.prompt).toHaveText('Choose your mage.');
  await expect(page.getByText('Health 10, strength 2, speed 3; holds 7 cards and 2 quests')).toBeVisible();
  await page.getByText('Its own spell: Waltz of Veils').click();
  await expect(page.getByText(/Main effect \(Conjunction/)).toBeVisible();
  await player.choose('Arianna');
  await page.getByText('Starting list Auromancer').click();
  await expect(page.getByText('Liquid Fire', { exact: true })).toBeVisible();
  await player.choose('Alchemy');
  await page.getByText('Read the spells').first().click();
  await expect(page.getByText('Azoth Bomb', { exact: true })).toBeVisible();
  await player.choose('Auromancer');
  await expect(page.getByRole('img', { name: /Hall/ }).or(page.getByText('Hall of the').first())).toBeVisible();
  await player.moves(3);
  const { options } = await tableOf(page);
  expect([options.difficulty, options.avatar]).toEqual(['master', 'alone']);
});

test('two mages meet at a table with the Avatar that one of them has made', async ({ visit }) => {
  const [ann, bob] = await Promise.all([visit(), visit()]);
  await introduce(bob, 'Bob');
  await ann.goto('/');
  await cardOf(ann, 'Black Rose Wars').getByRole('button', { name: 'Play with friends' }).click();
  await ann.getByLabel('You', { exact: true }).fill('Ann');
  await ann.getByRole('radio', { name: 'With the Avatar' }).check();
  await expect(ann.getByRole('radio', { name: 'Apprentice' })).toBeChecked();
  await ann.getByRole('button', { name: 'Open the table' }).click();
  const { id, players } = await tableOf(ann);
  expect(players).toBe(2);
  await expect(ann.getByRole('term').filter({ hasText: /^The Avatar$/ })).toBeVisible();
  await bob.goto(`/table/${id}`);
  await bob.getByRole('button', { name: /^Sit here/ }).click();
  for (const page of [ann, bob]) await expect(page.locator('#prompt')).toHaveText(/colour/);
  for (const page of [ann, bob]) await expect(page.getByText('The Possessed').first()).toBeVisible();
});

test('Spirit and deck are read and chosen with the keyboard alone, and not asked for again', async ({ visit }) => {
  const page = await visit();
  await page.goto('/new/cerebria');
  const basic = page.getByRole('radio', { name: 'Basic game' });
  await basic.focus();
  await page.keyboard.press('Space');
  await expect(basic).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Full game' })).toBeChecked();
  const spirits = page.getByRole('group', { name: /^Spirit of player 1/ });
  await spirits.getByRole('radio', { name: 'At the table' }).focus();
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowDown');
  await expect(spirits.getByRole('radio', { name: 'Empathy' })).toBeChecked();
  const read = page.locator('summary', { hasText: "Empathy's deck" });
  await read.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/When it enters play, move 1 Essence|While|When it enters play/).first()).toBeVisible();
  const decks = page.getByRole('group', { name: /^Deck of player 1/ });
  await decks.getByRole('radio', { name: "Empathy's deck" }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Start the game' }).focus();
  await page.keyboard.press('Enter');
  const { options } = await tableOf(page);
  expect([options.spirit_0, options.deck_0, options.mode]).toEqual(['empathy', 'empathy', 'full']);
  await new Player(page).ready();
  await expect(page.locator('#prompt')).not.toHaveText(/Choose your (Spirit|deck)/);
});

test('a deck is built card by card, and played', async ({ visit }) => {
  const page = await visit();
  await page.goto('/new/cerebria');
  await page.getByRole('radio', { name: 'A deck of your own' }).check();
  await page.getByText('Read and choose the cards').click();
  await page.getByRole('group', { name: 'Courage' }).getByRole('button', { name: 'Less' }).click();
  await expect(page.getByText('15 of 16')).toBeVisible();
  await page.getByRole('group', { name: 'Trust' }).getByRole('button', { name: 'More' }).click();
  await expect(page.getByText('16 of 16')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  expect((await tableOf(page)).options.deck_0).toMatch(/^courage 1, .*trust 1$/);
  const player = new Player(page);
  await player.choose('Love');
  await expect(player.prompt).not.toHaveText(/deck/);
});

for (const [game, language] of [
  ['cerebria', 'ru'],
  ['black-rose-wars', 'it'],
] as const) {
  test(`the form of ${game} keeps to every window, and to the rules of accessibility`, async ({ visit }) => {
    test.setTimeout(180_000);
    const page = await visit({ likes: { language } });
    await page.goto(`/new/${game}`);
    await expect(page.locator('form button[type=submit]')).toBeVisible();
    await expect(page.locator('form article').first()).toBeVisible();
    await unfold(page);
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [640, 360],
      [1280, 720],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const cut = await page.evaluate(() => {
        const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
        const texts = [...document.querySelectorAll<HTMLElement>('main form :is(p, b, h3, h4, span, label, summary)')];
        const over = texts.filter(
          (one) =>
            !one.closest('.visually-hidden') &&
            one.scrollWidth > one.clientWidth + 1 &&
            one.clientWidth > 1 &&
            getComputedStyle(one).display !== 'inline',
        );
        return [...(wide ? ['the page'] : []), ...over.map((one) => one.outerHTML.slice(0, 120))];
      });
      expect(cut, `${width}×${height}`).toEqual([]);
    }
    await examine(page, `the form of ${game}`);
  });
}
