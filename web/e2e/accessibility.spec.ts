import { examine } from './axe.ts';
import { expect, PHONE, settled, test } from './house.ts';
import { Player } from './player.ts';
import { againstBots, BOT, EMPTY_ROOM, finishedGame, ME, midway, OPEN, sitDown } from './tables.ts';

const PAGES = [
  '/',
  '/new/cerebria-cards?friends',
  '/new/cerebria',
  '/games',
  '/rules/cerebria-cards',
  '/rules/cerebria',
  '/avatar',
  '/settings',
  '/account',
  '/learn',
  '/nowhere',
];

test.describe.configure({ timeout: 150_000 });

for (const address of PAGES)
  test(`axe finds nothing on ${address}`, async ({ visit }) => {
    const page = await visit();
    await page.goto(address);
    await expect(page.locator('main h1')).toHaveText(/\S/);
    await settled(page);
    const folded = page.locator('main details:not([open]) > summary:visible');
    while ((await folded.count()) > 0) await folded.first().click();
    await examine(page, address);
  });

test('axe finds nothing at a table, from the waiting room to a choice', async ({ visit }) => {
  const page = await visit();
  await sitDown(page, 'Ann', [ME, OPEN, BOT]);
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await examine(page, 'waiting room');
  await page.getByRole('button', { name: 'Give to a bot Seat 2' }).click();

  const player = new Player(page);
  await player.ready();
  await examine(page, 'mulligan');
  await player.moves(5);
  await player.ready();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await player.choices.first().click();
  await examine(page, 'preview');
  await page.keyboard.press('?');
  await examine(page, 'list of keys');
});

test('axe finds nothing at a table of Cerebria', async ({ visit }) => {
  const page = await visit();
  await sitDown(page, 'Ann', [ME, OPEN, BOT, BOT], { game: 'cerebria', options: { first: 'bliss', pack: 'default', deck_0: 'starter' } });
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await examine(page, 'waiting room');
  await page.getByRole('button', { name: 'Give to a bot Seat 2' }).click();

  const player = new Player(page, (labels) => labels.findIndex((label) => !/^End your turn/.test(label)));
  const choose = async (wanted: RegExp): Promise<void> => {
    await player.ready();
    await player.choose((await player.labels()).find((label) => wanted.test(label)) ?? String(wanted));
  };
  await choose(/^Love$/);
  await player.ready();
  await player.choices.first().click();
  await examine(page, 'preview of a Frontier');
  for (let moves = 0; moves < 6; moves++) await player.move();
  await expect(player.prompt).toHaveText(/^Your turn/);
  await examine(page, 'menu');
  await page.locator('.held .card').first().click();
  await examine(page, 'card');
});

test('axe finds nothing at a table of Black Rose Wars', async ({ visit }) => {
  const page = await visit();
  await sitDown(page, 'Ann', [ME, BOT], { game: 'black-rose-wars' });
  const player = new Player(page);
  await player.ready();
  while (!/^Plan in secret/.test(await player.prompt.innerText())) await player.move();
  await player.choices.first().click();
  await page.getByRole('button', { name: EMPTY_ROOM }).first().click();
  await examine(page, 'plan, with a room enlarged');
});

test('axe finds nothing where Spirits are chosen, and mages', async ({ visit }) => {
  const page = await visit();
  for (const [game, options] of [
    ['cerebria', { first: 'bliss' }],
    ['black-rose-wars', {}],
  ] as const) {
    await sitDown(page, 'Ann', [ME, BOT], { game, options });
    await new Player(page).ready();
    await examine(page, `first choice of ${game}`);
  }
});

for (const { game, kind, sheet } of [
  { game: 'cerebria', kind: 'menu', sheet: 'Goals' },
  { game: 'black-rose-wars', kind: 'action', sheet: /^Rose/ },
])
  test(`axe finds nothing in a sheet on a phone: ${game}, ${String(sheet)}`, async ({ visit }) => {
    const page = await visit({ phone: true });
    await sitDown(page, 'Ann', againstBots(4), { game, record: midway(game, { players: 4, kind, least: 150 }) });
    const opening = page.getByRole('button', { name: sheet, expanded: false });
    await opening.first().tap();
    await expect(page.getByRole('button', { name: sheet, expanded: true }).first()).toBeVisible();
    await examine(page, String(sheet), [PHONE]);
  });

test('axe finds nothing in the text of a table', async ({ visit }) => {
  const page = await visit({ likes: { textMode: true } });
  await sitDown(page, 'Ann', [ME, BOT]);
  const player = new Player(page);
  await player.moves(2);
  await player.ready();
  await examine(page, 'text');
});

test('axe finds nothing at the end of a game and in its record', async ({ visit }) => {
  const page = await visit();
  const { id } = await finishedGame(page, 'Ann');
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('link', { name: 'Watch again' })).toBeVisible();
  await page.getByRole('tab', { name: 'Table' }).click();
  await examine(page, 'end');
  await page.goto(`/record/${id}`);
  await page.getByRole('slider').fill('12');
  await examine(page, 'record');
});
