import { readFile } from 'node:fs/promises';
import { expect, test } from './house.ts';

test('an owner of the box writes a table, asks what the Avatar does, reads why, and goes on', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await page.getByRole('link', { name: 'The Avatar at your table' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Avatar at your table');

  const put = async (place: string, who: string): Promise<void> => {
    await page.getByRole('button', { name: new RegExp(`^${place}, `) }).click();
    await page.getByRole('group', { name: 'Put here' }).getByRole('button', { name: who }).click();
  };
  await put('P05', 'Rikkart');
  await put('P15', 'Baron Doria');
  await page.getByRole('button', { name: 'Add a cube: Rikkart' }).first().click();
  await expect(page.getByRole('button', { name: /^P15, .*Instability 1, Baron Doria$/ })).toBeVisible();

  const turn = page.getByRole('region', { name: 'What the Possessed does' });
  await turn.getByLabel('The order that was turned up').selectOption('Black Lash');
  await turn.getByRole('button', { name: 'What does it do?' }).click();
  await expect(turn.getByText('Rikkart decides')).toBeVisible();
  await turn.getByRole('button', { name: 'Baron Doria' }).click();
  await expect(turn.getByText('Passed over by priority 2 (BR-30.2.2): Rikkart (the crown decided).')).toBeVisible();
  await expect(turn.getByRole('row', { name: 'Baron Doria Damage 0 → 3' })).toBeVisible();
  await expect(turn.getByRole('link', { name: 'BR-30.2.2' }).first()).toHaveAttribute('href', '/rules/black-rose-wars#BR-30.2.2');

  await page.reload(); // nothing is lost
  await turn.getByRole('button', { name: 'Continue from here' }).click();
  const possessed = page.getByRole('region', { name: 'The Possessed' });
  await expect(possessed.getByLabel('Orders played in this phase')).toHaveValue('1');
  await expect(possessed.getByRole('button', { name: 'Black Lash' })).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  expect(text).toContain('mage: baron-doria, cell: 1, at: P15, power: 0, cubes: [rose, rose, rose]');

  await page.getByRole('button', { name: 'Set up anew' }).click();
  await expect(possessed.getByLabel('Orders played in this phase')).toHaveValue('0');
  await page.getByLabel('Open a file').setInputFiles({ name: 'table.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
  await expect(possessed.getByLabel('Orders played in this phase')).toHaveValue('1');

  await page.getByRole('combobox', { name: 'Add an evocation' }).selectOption('Cadaver');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByLabel('Evocation slot')).toHaveValue('1');
  await turn.getByLabel('What happens').selectOption('Evocation phase');
  await turn.getByRole('button', { name: 'What does it do?' }).click();
  await expect(turn.getByText('By its chart (BR-30.4.2): Baron Doria (most damage).')).toBeVisible();
  await turn.getByRole('button', { name: 'Continue from here' }).click();
  await expect(turn.getByLabel('What happens')).toHaveValue('cleanup');

  await turn.getByLabel('What happens').selectOption('Somebody turns against it');
  await turn.getByText('an attack').click();
  await turn.getByLabel('Damage', { exact: true }).fill('2');
  await turn.getByLabel('Damage', { exact: true }).blur();
  await turn.getByLabel('The order that was turned up').selectOption('Vigil');
  await turn.getByRole('button', { name: 'What does it do?' }).click();
  await expect(turn.getByText('The Possessed answers with the order Vigil (BR-29.4.2).')).toBeVisible();
  await expect(turn.getByRole('row', { name: 'The Possessed Damage 0 → 1' })).toBeVisible();
});
