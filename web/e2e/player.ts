// Somebody who plays through the page: clicks what glows, and what the prompt offers.
import { expect, type Page } from './house.ts';
import type { Locator } from '@playwright/test';

/** Chooses among the labels of what can be done now. */
export type Taste = (labels: readonly string[]) => number;

const TRIES = 5;

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

  constructor(page: Page, taste: Taste = brisk) {
    this.page = page;
    this.taste = taste;
    this.prompt = page.locator('#prompt');
    this.choices = page.locator('main button[aria-pressed]:not(:disabled, [aria-disabled="true"], [inert] *):visible');
    this.scene = page.getByRole('dialog').getByRole('button', { name: /^(Continue|Дальше|Continua|继续)$/ });
    this.ending = page.locator('main a[href^="/record/"]:not([inert] *)').first();
  }

  /** Waits until this player can choose something; false when the game is over. */
  async ready(): Promise<boolean> {
    await expect(this.choices.or(this.ending).or(this.scene).first()).toBeVisible({ timeout: 60_000 });
    if (await this.scene.isVisible()) {
      await this.scene.click();
      return this.ready();
    }
    return !(await this.ending.isVisible());
  }

  /** Makes one choice, whatever it takes: where choices are confirmed, it is. False when the game is over. */
  async move(): Promise<boolean> {
    for (let tries = 1; ; tries++) {
      if (!(await this.ready())) return false;
      const labels = await this.labels();
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
    const choice = this.choices.and(this.page.getByRole('button', { name: label, exact: true })).first();
    await choice.click({ timeout: 3_000 });
    // Who does not like to confirm sees the button too, but cannot press it: the choice is on its way.
    const confirm = this.page.getByRole('button', { name: /^(Confirm|Подтвердить|Conferma|确认)/, disabled: false }).first();
    if (await confirm.isVisible()) await confirm.click({ timeout: 3_000 });
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

/** Hurries: fills the mindset, then empties the stack of a column; neither mulligan nor counter. */
export function brisk(labels: readonly string[]): number {
  const wanted = [/^Keep|^Let it happen|^End|^No fusion/, /^Evoke/, /column 1/, /./];
  for (const pattern of wanted) {
    const found = labels.findIndex((label) => pattern.test(label));
    if (found >= 0) return found;
  }
  return -1;
}
