// Pictures for the README: SCREENSHOTS=1 npm run e2e -- screenshots
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from './house.ts';
import { brisk, Player, type Taste } from './player.ts';
import { packed } from './palette.ts';
import { againstBots, BOT, ME, midway, OPEN, makeTable, sitDown, written } from './tables.ts';

const FOLDER = '../docs/images';
const LARGEST = 250_000;

test.describe.configure({ timeout: 120_000 });

for (const theme of ['dark', 'light'] as const)
  for (const phone of [false, true])
    test(`table, ${phone ? 'phone' : 'desktop'}, ${theme}`, async ({ visit }) => {
      const page = await visit({ likes: { theme, confirm: false }, phone });
      await sitDown(page, 'Ann', [ME, { ...BOT, level: 'medium' }, { ...BOT, level: 'medium' }]);
      const player = new Player(page, balanced());
      await player.moves(4);
      for (await player.ready(); !(await isWorthAPicture(player)); await player.ready()) await player.move();
      await page.mouse.move(0, 0);
      await picture(page, `table-${phone ? 'phone' : 'desktop'}-${theme}`);
    });

/** The other boards, a few rounds on: bots have played, and the first seat is asked for an action. */
const BOARDS = [
  { game: 'cerebria', name: 'inside-world', players: 4, asks: 'menu', least: 70 },
  { game: 'black-rose-wars', name: 'lodge', players: 4, asks: 'action', least: 150 },
] as const;

for (const { game, name, players, asks, least } of BOARDS)
  for (const [theme, phone] of [
    ['dark', false],
    ['light', false],
    ['dark', true],
  ] as const)
    test(`${name}, ${phone ? 'phone' : 'desktop'}, ${theme}`, async ({ visit }) => {
      const page = await visit({ likes: { theme }, phone });
      const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? ME : { ...BOT, level: 'medium' as const }));
      await sitDown(page, 'Ann', seats, { game, record: midway(game, { players, kind: asks, least }) });
      await expect(page.locator('#prompt')).toHaveText(/^Your /);
      await page.mouse.move(0, 0);
      await picture(page, `${name}-${phone ? 'phone' : 'desktop'}-${theme}`);
    });

/** Moments that are worth a picture of their own. */
const SCENES = [
  ['lodge-planning', 'dark', 'black-rose-wars', 4, () => midway('black-rose-wars', { players: 4, kind: 'plan', least: 150 })],
  ['lodge-window', 'light', 'black-rose-wars', 4, () => midway('black-rose-wars', { players: 4, kind: 'declare', least: 150 })],
  [
    'lodge-avatar',
    'dark',
    'black-rose-wars',
    3,
    () => midway('black-rose-wars', { players: 3, kind: 'action', least: 150, options: { avatar: 'plays' } }),
  ],
  [
    'revelation',
    'dark',
    'cerebria',
    4,
    () =>
      written(
        'cerebria',
        {
          players: 4,
          turn: 24,
          origin: { commitment: 1, creativity: 5, humility: 7, diligence: 3, knowledge: 6 },
          spaces: {
            'valley-1': 'Affection 2',
            'valley-2': 'Courage 1',
            'valley-cradle': 'Dislike 1',
            'cradle-2': 'Craving 2',
            'cradle-network': 'Kindness 2',
            'network-1': 'Fear 2',
            'network-land': 'Mistrust 1',
            'land-2': 'Greed 3',
            'willow-1': 'Benevolence 2',
            'willow-valley': 'Excitement 1',
          },
          sites: { valley: 'bliss major', willow: 'bliss minor', network: 'gloom minor' },
          factions: {
            bliss: { ambition: 2, points: 9, identity: { minor: 1 } },
            gloom: { ambition: 3, points: 7, identity: { minor: 1 } },
          },
          seats: [{ spirit: 'delight', at: 'valley', wp: 6, essence: 3, hand: 4 }, { hand: 3 }, { hand: 5 }, { hand: 2 }],
        },
        'absorb',
      ),
  ],
] as const;

for (const [name, theme, game, players, record] of SCENES)
  test(`${name}, ${theme}`, async ({ visit }) => {
    const page = await visit({ likes: { theme, confirm: false } });
    await sitDown(page, 'Ann', againstBots(players), { game, record: record() });
    await expect(page.locator('#prompt')).toHaveText(/\S/);
    if (name === 'revelation') {
      await page.locator('main button[aria-pressed]:not(:disabled, [aria-disabled="true"]):visible').first().click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    }
    await page.mouse.move(0, 0);
    await page.waitForTimeout(1500);
    await picture(page, `${name}-${theme}`);
  });

test('lobby, desktop, light', async ({ visit }) => {
  const [page, friend] = await Promise.all([visit({ likes: { theme: 'light' } }), visit()]);
  await makeTable(friend, 'Bob', [ME, OPEN, BOT], { public: true });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Join' }).first()).toBeVisible();
  await picture(page, 'lobby-desktop-light');
});

/** The own turn, with something in the mindset, in the hand, and before the others. */
async function isWorthAPicture({ page, prompt }: Player): Promise<boolean> {
  const cards = (zone: RegExp | string): Promise<number> =>
    page.getByRole('region', { name: zone }).locator('[data-thing]:visible').count();
  const all = await page.locator('main [data-thing]').count();
  return /^Your turn/.test(await prompt.innerText()) && (await cards('Your mindset')) >= 3 && (await cards(/^Your hand/)) >= 2 && all >= 14;
}

/** Evokes and takes in turn, so that mindset and hand both have something to show. */
function balanced(): Taste {
  let evoked = false;
  return (labels) => {
    const impulse = labels.findIndex((label) => /column [23]/.test(label));
    if (impulse < 0 || !labels.some((label) => label.startsWith('Evoke'))) return brisk(labels);
    evoked = !evoked;
    return evoked ? brisk(labels) : impulse;
  };
}

async function picture(page: Page, name: string): Promise<void> {
  const shot = await page.screenshot();
  const blank = await page.context().newPage();
  const { width, height, pixels } = await blank.evaluate(pixelsOf, shot.toString('base64'));
  await blank.close();
  const file = packed({ width, height, pixels: Buffer.from(pixels, 'base64') });
  expect(file.length).toBeLessThanOrEqual(LARGEST);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${name}.png`, file);
}

/** Runs in a browser, which knows how to read its own pictures. */
async function pixelsOf(png: string): Promise<{ width: number; height: number; pixels: string }> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { width, height } = image;
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  if (pen === null) throw new Error('this browser cannot draw');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  return { width, height, pixels: btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join('')) };
}
