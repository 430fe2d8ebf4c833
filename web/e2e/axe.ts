import { AxeBuilder } from '@axe-core/playwright';
import { DESKTOP, expect, type Page, PHONE } from './house.ts';

/** On a desktop and on a phone, light and dark; what only the colours can change is not looked for twice. */
export async function examine(page: Page, moment: string, sizes: readonly object[] = [DESKTOP, PHONE]): Promise<void> {
  const found: string[] = [];
  const before = page.viewportSize() ?? DESKTOP;
  for (const [size, theme, all] of [
    [DESKTOP, 'light', true],
    [DESKTOP, 'dark', false],
    [PHONE, 'dark', true],
    [PHONE, 'light', false],
  ] as const) {
    if (!sizes.includes(size)) continue;
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme });
    const axe = new AxeBuilder({ page });
    const { violations } = await (all ? axe : axe.withRules(['color-contrast'])).analyze();
    for (const { id, nodes } of violations)
      found.push(
        ...nodes.map(({ target, failureSummary }) => `${size.width} ${theme} ${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
  }
  await page.setViewportSize(before);
  expect(found, moment).toEqual([]);
}
