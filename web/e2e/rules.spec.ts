import { expect, test } from './house.ts';

test('rules are found by words and by number, and an address leads to one', async ({ visit }) => {
  const page = await visit();
  await page.goto('/rules/cerebria-cards#CC-5.4');
  const rule = page.locator('[id="CC-5.4"]');
  await expect(rule).toBeInViewport();

  const search = page.getByRole('searchbox', { name: 'Search by number or words' });
  const rules = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^CC-/ }) });
  const all = await rules.count();
  await search.fill('fusion');
  await expect(page.getByRole('status')).toHaveText(/^\d+ rules$/);
  expect(await rules.count()).toBeLessThan(all);
  await search.fill('CC-10.2');
  await expect(page.locator('[id="CC-10.2"]')).toBeInViewport();
  await search.fill('zeppelin');
  await expect(page.getByRole('status')).toHaveText('No rule has all of these words.');
});
