import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from './house.ts';
import { Player } from './player.ts';
import { cardsOf, eavesdrop, leaks, namesOf, ownHand, unheard } from './secrecy.ts';
import { BOT, GAME, look, ME, OPEN, SHORT, sitDown } from './tables.ts';

test('two browsers and a bot play a whole game, watched by a third', async ({ visit }) => {
  test.setTimeout(180_000);
  const likes = { confirm: false };
  const [ann, bob, spectator] = await Promise.all([visit({ likes }), visit(), visit()]);
  const [annHears, spectatorHears] = [eavesdrop(ann), eavesdrop(spectator)];
  const cards = await cardsOf(ann, GAME);

  const { id } = await sitDown(ann, 'Ann', [ME, OPEN, BOT], { options: SHORT });
  const link = await ann.getByLabel('Invite friends with this link').inputValue();
  await bob.goto(link);
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Sit here Seat 2' }).click();
  await spectator.goto(link);
  await expect(spectator.getByText('You are watching.')).toBeVisible();

  const [annPlays, bobPlays] = [new Player(ann), new Player(bob)];
  const [annEnds, bobEnds] = await Promise.all([
    playAndReload(annPlays),
    playAndGoOffline(bobPlays),
    // The spectator's page has no word of the cards that only Ann can see.
    expectNoHand(spectator, () => namesOf(unheard(ownHand(annHears), spectatorHears), cards)),
  ]);
  await expect(spectator.getByRole('link', { name: 'Watch again' })).toBeVisible();
  expect(annEnds).toBe(bobEnds);
  expect(await spectator.locator('#prompt').innerText()).toBe(annEnds);
  expect(annEnds).toMatch(/win|share the victory/);
  expect(spectatorHears.length).toBeGreaterThan(5);
  expect(leaks(spectatorHears, cards)).toEqual([]);

  await scrub(ann, annEnds);
  await check(ann);
  await ann.goBack();
  await ann.getByRole('button', { name: 'Rematch' }).click();
  await bob.getByRole('link', { name: 'To the new table' }).click();
  const { next } = await look(ann, id);
  for (const { page, prompt } of [annPlays, bobPlays]) {
    await expect(page).toHaveURL(new RegExp(`/table/${next ?? 'none'}$`));
    await expect(prompt).not.toHaveText(annEnds);
  }
});

async function playAndReload(player: Player): Promise<string> {
  await player.moves(4);
  await player.ready();
  const [asked, log] = [await player.prompt.innerText(), player.page.getByRole('region', { name: 'Log' })];
  const told = await log.innerText();
  await player.page.reload();
  await player.ready();
  await expect(player.prompt).toHaveText(asked);
  await expect(log).toHaveText(told, { useInnerText: true });
  return playOn(player);
}

/** Chooses something without a connection; it is sent, once, when the connection is back. */
async function playAndGoOffline(player: Player): Promise<string> {
  const { page } = player;
  await player.moves(3);
  await player.ready();
  await page.context().setOffline(true);
  await expect(page.getByText('No connection: your answer is sent when it is back.')).toBeVisible();
  await player.move();
  await expect(player.choices).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByText('No connection')).toHaveCount(0);
  return playOn(player);
}

async function playOn(player: Player): Promise<string> {
  await player.playToTheEnd();
  return player.prompt.innerText();
}

/** Looks at a page again and again until the game is over; what it shows must not have been secret before and after. */
async function expectNoHand(page: Page, secret: () => string[]): Promise<void> {
  const over = page.getByRole('link', { name: 'Watch again' });
  const { scene } = new Player(page);
  const leaked: string[] = [];
  let looks = 0;
  let shown: string[] = [];
  await expect
    .poll(
      async () => {
        const names = secret();
        leaked.push(...shown.filter((name) => names.includes(name)));
        const html = await page.locator('main').innerHTML();
        shown = names.filter((name) => html.includes(name));
        looks += names.length;
        if (await scene.isVisible()) await scene.click();
        return over.isVisible();
      },
      { timeout: 150_000, intervals: [400] },
    )
    .toBe(true);
  expect(leaked).toEqual([]);
  expect(looks).toBeGreaterThan(0);
}

async function scrub(page: Page, outcome: string): Promise<void> {
  await page.getByRole('link', { name: 'Watch again' }).click();
  const slider = page.getByRole('slider', { name: 'Moment of the game' });
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(20);
  await slider.fill(String(last));
  await expect(page.locator('#prompt')).toHaveText(outcome);
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(/ wins? by | wins\./);
  await slider.fill('0');
  await expect(page.locator('#prompt')).not.toHaveText(outcome);
  await expect(slider).toHaveValue('0');
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(slider).toHaveValue('1');

  const seen = page.getByRole('combobox', { name: 'Seen by' });
  const hand = page.getByRole('region', { name: /hand/ });
  for (const [seat, cards] of [
    ['Ann', 4],
    ['Bob', 4],
    ['Spectator', 0],
  ] as const) {
    await seen.selectOption(seat);
    await expect(hand.last().getByRole('button')).toHaveCount(cards);
  }
}

async function check(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Table' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download the record' }).click()]);
  const file = await download.path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: GAME, players: 3, over: true });
  const said = execFileSync('../.venv/bin/mindrose', ['replay', file], { encoding: 'utf8' });
  expect(said).not.toBe('');
}
