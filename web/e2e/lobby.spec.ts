import { expect, test } from './house.ts';
import { Player } from './player.ts';
import { BOT, introduce, makeTable, ME, OPEN, quickGame, sitDown } from './tables.ts';

test('a public table appears in the lobby, is joined there, and can be watched', async ({ visit }) => {
  const [ann, bob, cleo] = await Promise.all([visit(), visit(), visit()]);
  await Promise.all([introduce(bob, 'Bob'), introduce(cleo, 'Cleo')]); // who is known hears at once what happens in the lobby
  await Promise.all([bob.goto('/'), cleo.goto('/')]);
  await expect(quickGame(bob)).toBeEnabled();
  const { id } = await sitDown(ann, 'Ann of the lobby', [ME, OPEN], { public: true });
  await bob.getByRole('listitem').filter({ hasText: 'Ann of the lobby' }).getByRole('button', { name: 'Join' }).click();
  await expect(bob).toHaveURL(new RegExp(`/table/${id}$`));
  await expect(ann.locator('#prompt')).toHaveText(/\S/);

  await cleo.locator(`a[href="/table/${id}"]`).click();
  await expect(cleo.getByText('You are watching.')).toBeVisible();
  await expect(new Player(cleo).choices).toHaveCount(0);
});

test('two windows of one player show the same table', async ({ visit }) => {
  const page = await visit();
  const { id } = await sitDown(page, 'Ann', [ME, BOT]);
  const other = await page.context().newPage();
  await other.goto(`/table/${id}`);
  const [one, two] = [new Player(page), new Player(other)];
  for (const mover of [one, two, one, two]) {
    await Promise.all([one.ready(), two.ready()]);
    await expect(one.prompt).toHaveText(await two.prompt.innerText());
    await mover.move();
  }
  await Promise.all([one.ready(), two.ready()]);
  const [log, same] = [page, other].map((window) => window.getByRole('region', { name: 'Log' }));
  await expect.poll(async () => (await log?.innerText()) === (await same?.innerText())).toBe(true);
});

test('an account brings a seat to another device', async ({ visit }) => {
  const [desk, phone] = await Promise.all([visit(), visit({ phone: true })]);
  const { id } = await makeTable(desk, 'Dora', [ME, BOT]);
  const credentials = { Login: `dora-${id}`.slice(0, 30), Password: 'a long secret' };
  for (const [page, way] of [
    [desk, 'Create an account'],
    [phone, 'Log in'],
  ] as const) {
    await page.goto('/account');
    await page.getByRole('radio', { name: way }).check({ force: true });
    for (const [label, value] of Object.entries(credentials)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: way }).click();
    await expect(page.getByText(`You are logged in as ${credentials.Login}.`)).toBeVisible();
  }
  await phone.goto('/games');
  await phone.locator(`a[href="/table/${id}"]`).click();
  await new Player(phone).move();
});

test('who likes to let things pass is not asked', async ({ visit }) => {
  const page = await visit({ likes: { passing: 'always' } });
  await sitDown(page, 'Ann', [ME, BOT]);
  const passing = page.getByRole('combobox', { name: /^When you could react/ });
  await expect(passing).toHaveValue('always');
  await passing.selectOption('ask me each time');
  await expect(passing).toHaveCount(0);
});
