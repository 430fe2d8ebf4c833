import { expect, test } from './house.ts';
import { Player } from './player.ts';
import { BOT, ME, SHORT, sitDown } from './tables.ts';
import { expectWords } from './words.ts';

test('the table as text: headings, labelled buttons, announcements', async ({ visit }) => {
  const page = await visit();
  const { seats } = await sitDown(page, 'Ann', [ME, BOT], { options: SHORT });
  const player = new Player(page);
  await player.ready();
  await page.getByRole('button', { name: 'Read the table as text' }).press('Enter');
  for (const heading of [/^Your hand: 4 cards/, 'Your mindset', 'Market', seats[1]?.name ?? 'Bot', 'Standings', 'Table'])
    await expect(page.locator('main').getByRole('heading', { name: heading }).first()).toBeAttached();
  const choices = page.getByRole('list', { name: 'What you can do' }).getByRole('button');
  const announced = page.locator('main [aria-live="polite"]');
  await expect(announced).toHaveCount(1);

  const heard: string[] = [];
  for (let moves = 0; moves < 10; moves++) {
    if (!(await player.ready())) break;
    await expect(player.prompt).toHaveText(/\S.{8,}[.?]$/);
    expect(await choices.count()).toBe(await player.choices.count());
    for (const label of await player.labels()) expect(label).toMatch(/\S{2}/);
    await player.move();
    heard.push(await announced.innerText());
  }
  expect(new Set(heard.filter((line) => line !== '')).size).toBeGreaterThan(2);
  expect(heard.join('\n')).toMatch(/Ann (evokes|takes|keeps)|enters Ann’s mindset/);
  await expectWords(page);

  await page.getByRole('button', { name: 'Show the board' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Market' })).toBeVisible();
});
