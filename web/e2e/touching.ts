// A finger or a pen on the page, where a tap is not enough.
import type { Locator } from '@playwright/test';
import { expect, type Page } from './house.ts';

export interface Point {
  x: number;
  y: number;
}

/** A point of something that is on the screen, by parts of its size. */
export async function pointOf(thing: Locator, across = 0.5, down = 0.5): Promise<Point> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('it is not on the screen');
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

/** Keeps a finger where it is as long as something is looked at. */
export async function hold(page: Page, at: Point, look: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await look();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Carries what is at one point to another, looks at it there, and lets go. */
export async function carry(page: Page, from: Point, to: Point, look = async (): Promise<void> => {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const at of between(from, to)) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
  await look();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The same with a pen. */
export async function carryWithPen(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const pen = { button: 'left', pointerType: 'pen', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...from, ...pen });
  for (const at of between(from, to)) await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at, ...pen, buttons: 1 });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...to, ...pen });
}

function between(from: Point, to: Point): Point[] {
  const STEPS = 10;
  return Array.from({ length: STEPS }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / STEPS,
    y: from.y + ((to.y - from.y) * (step + 1)) / STEPS,
  }));
}

/** What is carried is seen at the pointer. */
export async function expectCarried(page: Page): Promise<void> {
  await expect(page.locator('.carried[popover]')).toBeVisible();
}
