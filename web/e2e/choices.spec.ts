import { expect, type Page, test } from './house.ts';
import { Player } from './player.ts';
import { sitDownAt } from './tables.ts';

/** Where a card of a full hand can be seen. */
const LEFT = { position: { x: 12, y: 40 } };
const SEVEN = ['Courage', 'Hope', 'Brightness-Y', 'Brightness-Y', 'Fear', 'Rage', 'Valor'];

test('all cards beyond the hand limit are chosen together, and confirmed once', async ({ visit }) => {
  const page = await visit();
  await sitDownAt(page, 'Ann', { seats: [{ hand: SEVEN }, { hand: 4 }], stacks: [0, 4, 4] });
  const player = new Player(page);
  await player.ready();
  await player.choose((await player.labels()).find((label) => /column 1/.test(label)) ?? '');
  await expect(player.scene).toBeVisible();
  await player.scene.click();

  const [asked, hand] = [page.getByRole('region', { name: 'What is asked' }), page.getByRole('region', { name: /^Your hand/ })];
  await expect(player.prompt).toHaveText('Choose a card to discard: you hold 4 too many.');
  await expect(asked).toContainText('You can choose all 4 at once.');
  const choose = (name: string): Promise<void> =>
    hand.getByRole('button', { name }).and(hand.locator('[aria-pressed="false"]')).first().click(LEFT);
  for (const name of ['Discard Brightness', 'Discard Brightness', 'Discard Fear']) await choose(name);
  await expect(asked.getByRole('status')).toContainText('then 1 more is asked for');
  await choose('Discard Rage');
  await expect(hand.locator('[aria-pressed="true"]')).toHaveCount(4);
  await asked.getByRole('button', { name: 'Confirm 4 of 4' }).click();

  const log = page.getByRole('region', { name: 'Log' });
  await expect(log).toContainText(/Brightness \(yellow\) is discarded\. × 2.*Fear is discarded\..*Rage is discarded\./s);
  await expect(player.prompt).not.toHaveText(/Choose a card to discard/);
});

/** Anger destroys an emotion; without others on the table, only an own one. Summon needs a card in the hand. */
const HARMFUL = { seats: [{ mindset: ['Anger f1', 'Courage f1'] }, { hand: 4 }] };

test('what only harms oneself, or does nothing, is asked about once more', async ({ visit }) => {
  const page = await visit({ likes: { confirm: false } });
  await sitDownAt(page, 'Ann', HARMFUL);
  const mindset = page.getByRole('region', { name: 'Your mindset' });
  const asked = page.getByRole('region', { name: 'What is asked' });
  await new Player(page).ready();
  await warned(page, /^Use Anger/, 'Only your own emotions lie on the table: it would destroy one of them.');
  await asked.getByRole('button', { name: 'Back' }).click();
  await expect(asked.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await expect(mindset.getByRole('button', { name: /^Use Anger/ })).toHaveAttribute('aria-pressed', 'false');

  await warned(page, /^Use Courage/, 'This can do nothing: only the fragment is spent.');
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('Ann uses Courage: Summon.');
});

test('what harms oneself is asked about once more where the table is read as text', async ({ visit }) => {
  const page = await visit({ likes: { textMode: true } });
  await sitDownAt(page, 'Ann', HARMFUL);
  await new Player(page).ready();
  await warned(page, /Anger/, 'Only your own emotions lie on the table');
});

/** One click on it says what it would do, and does nothing yet. */
async function warned(page: Page, name: RegExp, words: string): Promise<void> {
  const asked = page.getByRole('region', { name: 'What is asked' });
  await page.getByRole('button', { name }).first().click();
  await expect(asked.getByRole('status')).toContainText(words);
  await expect(page.getByText(/Ann uses/)).toHaveCount(0);
}
