// Somebody who plays through the page: chooses what glows, and what the prompt offers, by pointer, keys or touch.
import { expect, type Page } from './house.ts';
import type { Locator } from '@playwright/test';

/** Chooses among the labels of what can be done now. */
export type Taste = (labels: readonly string[]) => number;

/** With what choices are made; for keys the list of keys is open. */
export type Way = 'pointer' | 'keys' | 'touch';

/** The key of a choice, as the list of keys says it. */
export interface Key {
  key: string;
  choice: string;
}

const TRIES = 5;

const CHOICES = 'main button[aria-pressed]:not(:disabled, [aria-disabled="true"], [inert] *)';
const ENDING = 'main a[href^="/record/"]:not([inert] *)';
const CONFIRM = /^\s*(Confirm|Подтвердить|Conferma|确认)/;
const SCENE = /^(Continue|Дальше|Continua|继续)$/;

export class Player {
  /** The one sentence that says what is asked, or who is waited for. */
  readonly prompt: Locator;
  /** All that can be chosen now: glowing things, buttons of the prompt, lines of the text table. */
  readonly choices: Locator;
  /** The way to the record stands there when the game is over and its last scene was looked at. */
  readonly ending: Locator;

  /** What goes on after a scene. */
  readonly scene: Locator;

  readonly page: Page;
  private readonly taste: Taste;
  private readonly way: Way;

  constructor(page: Page, taste: Taste = brisk, way: Way = 'pointer') {
    this.page = page;
    this.taste = taste;
    this.way = way;
    this.prompt = page.locator('#prompt');
    this.choices = page.locator(`${CHOICES}:visible`);
    this.scene = page.getByRole('dialog').getByRole('button', { name: SCENE });
    this.ending = page.locator(ENDING).first();
  }

  /** Waits until this player can choose something; false when the game is over. */
  async ready(): Promise<boolean> {
    for (;;) {
      const waiting = await this.page.waitForFunction(offered, [CHOICES, ENDING, SCENE.source] as const, { timeout: 60_000 });
      const found = await waiting.jsonValue();
      if (found !== 'scene') return found === 'choices';
      await this.goOn();
    }
  }

  /** Makes one choice, whatever it takes: where choices are confirmed, it is. False when the game is over. */
  async move(): Promise<boolean> {
    for (let tries = 1; ; tries++) {
      if (!(await this.ready())) return false;
      const labels = this.way === 'keys' ? (await this.keys()).map(({ choice }) => choice) : await this.labels();
      const chosen = labels[this.taste(labels)];
      if (chosen === undefined) continue; // it was somebody else's move again before the labels were read
      try {
        await this.choose(chosen);
        return true;
      } catch (error) {
        if (tries === TRIES) throw error;
      }
    }
  }

  async choose(label: string): Promise<void> {
    if (this.way === 'keys') return this.press(label);
    const choice = this.choices.and(this.page.getByRole('button', { name: label, exact: true })).first();
    await this.hit(choice);
    // Who does not like to confirm sees the button too, but cannot press it: the choice is on its way.
    const confirm = this.page.locator('main button:not(:disabled, [aria-disabled="true"], [inert] *)', { hasText: CONFIRM }).first();
    if (await confirm.isVisible()) await this.hit(confirm);
  }

  /** The keys of all that can be chosen now. */
  async keys(): Promise<Key[]> {
    const list = this.page.getByRole('complementary', { name: 'Keys' });
    const all = await list.evaluate((shown) =>
      [...shown.querySelectorAll('dt')].map((term) => ({
        key: term.innerText.trim().toLowerCase(),
        choice: (term.nextElementSibling as HTMLElement).innerText.trim(),
      })),
    );
    return all.slice(
      0,
      all.findIndex(({ key }) => key === 'enter'),
    ); // what follows is always the same
  }

  /** Presses the key of a choice, then Enter if it is to be confirmed. The focus is never lost meanwhile. */
  private async press(label: string): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY');
    const key = (await this.keys()).find(({ choice }) => choice === label)?.key;
    if (key === undefined) return; // it was somebody else's move again before
    await this.page.keyboard.press(key);
    if (await this.page.getByRole('button', { name: 'Confirm' }).isVisible()) await this.page.keyboard.press('Enter');
  }

  /** Closes a scene. */
  private async goOn(): Promise<void> {
    if (this.way !== 'keys') return this.hit(this.scene);
    await expect(this.scene).toBeFocused();
    await this.page.keyboard.press('Enter');
  }

  private async hit(thing: Locator): Promise<void> {
    await (this.way === 'touch' ? thing.tap({ timeout: 3_000 }) : thing.click({ timeout: 3_000 }));
  }

  async moves(number: number): Promise<void> {
    for (let made = 0; made < number; made++) if (!(await this.move())) return;
  }

  async playToTheEnd(): Promise<void> {
    while (await this.move());
  }

  async labels(): Promise<string[]> {
    return this.choices.evaluateAll((found) => {
      const textOf = (node: Node): string =>
        node instanceof Element && node.getAttribute('aria-hidden') === 'true'
          ? ''
          : node.nodeType === Node.TEXT_NODE
            ? (node.textContent ?? '')
            : [...node.childNodes].map(textOf).join('');
      return found.map((one) => (one.getAttribute('aria-label') ?? textOf(one)).replace(/\s+/g, ' ').trim());
    });
  }
}

/** Runs in the page at every frame: what this player comes to next. */
function offered([choices, ending, scene]: readonly [string, string, string]): 'scene' | 'ending' | 'choices' | null {
  const seen = (one: Element): boolean => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
  };
  const closing = [...document.querySelectorAll('[role="dialog"] button')].filter((one) => new RegExp(scene).test(one.textContent.trim()));
  if (closing.some(seen)) return 'scene';
  if ([...document.querySelectorAll(ending)].some(seen)) return 'ending';
  return [...document.querySelectorAll(choices)].some(seen) ? 'choices' : null;
}

/** Hurries: fills the mindset, then empties the stack of a column; neither mulligan nor counter. */
export function brisk(labels: readonly string[]): number {
  const wanted = [/^Keep|^Let it happen|^End|^No fusion/, /^Evoke/, /column 1/, /./];
  for (const pattern of wanted) {
    const found = labels.findIndex((label) => pattern.test(label));
    if (found >= 0) return found;
  }
  return -1;
}
