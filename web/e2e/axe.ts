import axe from 'axe-core';
import { DESKTOP, expect, type Page, PHONE, settled } from './house.ts';

/** On a desktop and on a phone, light and dark; what only the colours can change is not looked for twice. */
export async function examine(page: Page, moment: string, sizes: readonly object[] = [DESKTOP, PHONE]): Promise<void> {
  const found: string[] = [];
  const before = page.viewportSize() ?? DESKTOP;
  expect(page.frames(), 'what lies in a frame would not be looked at').toHaveLength(1);
  await page.evaluate(axe.source);
  for (const [size, theme, rules] of [
    [DESKTOP, 'light', null],
    [DESKTOP, 'dark', ['color-contrast']],
    [PHONE, 'dark', null],
    [PHONE, 'light', ['color-contrast']],
  ] as const) {
    if (!sizes.includes(size)) continue;
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme });
    await settled(page);
    found.push(...(await page.evaluate(violations, rules)).map((one) => `${size.width} ${theme} ${one}`));
  }
  await page.setViewportSize(before);
  expect(found, moment).toEqual([]);
}

/** Runs in the browser, where axe is; without rules it goes by all of them. */
async function violations(rules: readonly string[] | null): Promise<string[]> {
  const { configure, run } = (window as unknown as { axe: typeof axe }).axe;
  // On a board things are named by what they are and can do; the signs and numbers that are drawn on them do not come again in that.
  configure({ rules: [{ id: 'label-content-name-mismatch', selector: ':not([data-board] *)' }] });
  const runOnly = rules === null ? {} : { runOnly: [...rules] };
  const found = await run(document, {
    resultTypes: ['violations'], // to describe what is as it should be takes ten times as long as finding it out
    ...runOnly,
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
