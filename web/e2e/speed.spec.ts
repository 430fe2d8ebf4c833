import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from './house.ts';
import { Player } from './player.ts';
import { againstBots, BOT, GAME, ME, midway, quickGame, sitDown } from './tables.ts';

const MOST_SCRIPT = 150 * 1000;
/** What is loaded with its game only, apart from the texts. */
const MOST_BOARD = 110 * 1000;
const TEXTS = /\/words-/;
const MOST_TIME = 1000;
const TRIES = 5;
const GAMES = [GAME, 'cerebria', 'black-rose-wars'];

test('the lobby and the table need little JavaScript', async ({ visit }) => {
  const page = await visit();
  const lobby = await scripts(page, async () => {
    await page.goto('/');
    await expect(quickGame(page)).toBeEnabled();
  });
  expect(sum(lobby), told(lobby)).toBeLessThanOrEqual(MOST_SCRIPT);

  const tables: Scripts[] = [];
  for (const game of GAMES) {
    const guest = await visit();
    tables.push(
      await scripts(guest, async () => {
        await sitDown(guest, 'Ann', [ME, BOT], { game });
        await new Player(guest).ready();
      }),
    );
  }
  for (const table of tables) {
    const common = new Map([...table].filter(([path]) => tables.every((other) => other.has(path))));
    const own = new Map([...table].filter(([path]) => !common.has(path) && !TEXTS.test(path)));
    expect(own.size).toBeGreaterThan(0);
    expect(sum(common), told(common)).toBeLessThanOrEqual(MOST_SCRIPT);
    expect(sum(own), told(own)).toBeLessThanOrEqual(MOST_BOARD);
  }
});

/** The best of a few tries: how busy the machine is says nothing about the page. */
for (const { game, kind, least, players } of [
  { game: GAME, kind: 'main', least: 10, players: 2 },
  { game: 'cerebria', kind: 'menu', least: 150, players: 4 },
  { game: 'black-rose-wars', kind: 'action', least: 150, players: 4 },
])
  test(`a table of ${game} in the middle of a game can be played within a second`, async ({ visit }) => {
    const page = await visit();
    await sitDown(page, 'Ann', againstBots(players), { game, record: midway(game, { players, kind, least }) });
    const player = new Player(page);
    await player.ready();
    await page.addInitScript(noteFirstChoice);
    let best = Infinity;
    for (let tries = 0; tries < TRIES && best > MOST_TIME; tries++) {
      await page.reload();
      await player.ready();
      best = Math.min(best, Number(await page.locator('html').getAttribute('data-first-choice')));
    }
    expect(best).toBeGreaterThan(0);
    expect(best).toBeLessThanOrEqual(MOST_TIME);
  });

/** Notes in the page itself when the first choice can be made, so that the time of the test's own messages is not counted. */
function noteFirstChoice(): void {
  const watcher = new MutationObserver(() => {
    if (document.querySelector('main button[aria-pressed]:not(:disabled)') === null) return;
    document.documentElement.dataset.firstChoice = String(performance.now());
    watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true });
}

/** Sizes by path, packed as a server in the world would send them. */
type Scripts = Map<string, number>;

/** What a browser loads as scripts meanwhile. */
async function scripts(page: Page, deed: () => Promise<void>): Promise<Scripts> {
  const sizes: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body): [string, number] => [new URL(response.url()).pathname, gzipSync(body).length]));
  });
  await deed();
  await page.waitForLoadState('networkidle');
  return new Map(await Promise.all(sizes));
}

function sum(found: Scripts): number {
  return [...found.values()].reduce((all, size) => all + size, 0);
}

function told(found: Scripts): string {
  return [...found].map(([path, size]) => `${path} ${size}`).join('\n');
}
