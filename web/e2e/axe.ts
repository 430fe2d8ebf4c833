import { AxeBuilder } from '@axe-core/playwright';
import { DESKTOP, expect, type Page, PHONE } from './house.ts';

/** On a desktop and on a phone, light and dark; what only the colours can change is not looked for twice. */
export async function examine(page: Page, moment: string): Promise<void> {
  const found: string[] = [];
  for (const [size, theme, all] of [
    [DESKTOP, 'light', true],
    [DESKTOP, 'dark', false],
    [PHONE, 'dark', true],
    [PHONE, 'light', false],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme });
    const axe = new AxeBuilder({ page });
    const { violations } = await (all ? axe : axe.withRules(['color-contrast'])).analyze();
    for (const { id, nodes } of violations)
      found.push(
        ...nodes.map(({ target, failureSummary }) => `${size.width} ${theme} ${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
  }
  await page.setViewportSize(DESKTOP);
  expect(found, moment).toEqual([]);
}
