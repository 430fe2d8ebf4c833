// Every message has an id like table-prompt; a page that shows one has lost its words.
import { expect, type Page } from './house.ts';

const IDS =
  /\b(?:web|table|board|tutorial|problem|question|waiting|choice|event|refusal|option|word|outcome|value|generic|upgrade|ability|aspiration|intention)-[a-z][a-z-]+\b/g;

/** All that a page says, to the eye and to screen readers. */
export async function said(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { body } = document;
    const names = [...body.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((one) =>
      ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [body.innerText, ...names].join('\n');
  });
}

export async function expectWords(page: Page): Promise<void> {
  expect((await said(page)).match(IDS) ?? []).toEqual([]);
}
