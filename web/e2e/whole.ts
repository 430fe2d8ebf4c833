// What of a table is not seen as it should be.
import type { Locator } from '@playwright/test';
import { expect, type Page } from './house.ts';

/** At which tables are looked at as a whole. */
export const SIZES = [
  { width: 1440, height: 900, phone: false },
  { width: 1280, height: 720, phone: false },
  { width: 1024, height: 768, phone: false },
  { width: 844, height: 390, phone: true },
  { width: 390, height: 844, phone: true },
  { width: 360, height: 640, phone: true },
  { width: 720, height: 450, phone: false }, // as a zoom of 200 % leaves it
];

/** Nothing scrolls sideways, whatever can be pressed can be hit, and all words are whole and where they belong. */
export async function expectWhole(page: Page, moment: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), moment).toBeLessThanOrEqual(0);
  expect(await page.evaluate(covered), moment).toEqual([]);
  expect(await page.evaluate(cutWords), moment).toEqual([]);
  expect(await page.evaluate(tiny), moment).toEqual([]);
  expect(await page.evaluate(cutChoices), moment).toEqual([]);
}

interface Spot {
  x: number;
  y: number;
}

/** Each of these keeps still and can be brought where it is hit in its middle; where there is a mouse, it is still hit once the mouse is there. */
export async function expectReachable(choices: Locator, phone: boolean): Promise<void> {
  await expect.poll(async () => (await choices.evaluateAll(aimed, null)).filter((one) => typeof one === 'string')).toEqual([]);
  if (phone) return;
  for (let number = 0; ; number++) {
    const [spot] = await choices.evaluateAll(aimed, number);
    if (spot === undefined) return;
    if (typeof spot === 'string') throw new Error(`cannot be reached any more: ${spot}`);
    await choices.page().mouse.move(spot.x, spot.y);
    expect(await choices.evaluateAll(hit, { number, ...spot }), `what is hit by the mouse, instead of choice ${number}`).toBeNull();
  }
}

/** Runs in the browser: where each of these, or one of them, is hit once it was scrolled to; of one that is not, its name and what is there. */
async function aimed(all: Element[], only: number | null): Promise<(Spot | string)[]> {
  const boxes = (): string[] => all.map((one) => JSON.stringify(one.getBoundingClientRect()));
  const drawn = (): Promise<unknown> => new Promise((next) => requestAnimationFrame(next));
  const nameOf = (one: Element): string => one.getAttribute('aria-label') ?? one.textContent.trim();
  const middle = (one: Element): Spot => {
    const { left, right, top, bottom } = one.getClientRects()[0] ?? new DOMRect();
    const [inward, outward] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return outward - inward < 1 || below - above < 1 ? { x: -1, y: -1 } : { x: (inward + outward) / 2, y: (above + below) / 2 };
  };
  const unquiet: Element[] = [];
  if (only === null) {
    await drawn();
    const before = boxes();
    await drawn();
    const after = boxes();
    unquiet.push(...all.filter((_, place) => before[place] !== after[place]));
  }
  return all.slice(only ?? 0, only === null ? undefined : only + 1).map((one) => {
    if (unquiet.includes(one)) return `${nameOf(one)} moves`;
    let there: Element | null = null;
    for (const place of ['nearest', 'end', 'center', 'start'] as const) {
      one.scrollIntoView({ block: place, inline: place, behavior: 'instant' });
      const spot = middle(one);
      there = document.elementFromPoint(spot.x, spot.y);
      if (one.contains(there)) return spot;
    }
    return `${nameOf(one)} behind ${there?.outerHTML.slice(0, 120) ?? 'nothing'}`;
  });
}

/** Runs in the browser: what lies there instead of one of these; null where it is hit itself. */
function hit(all: Element[], { number, x, y }: Spot & { number: number }): string | null {
  const there = document.elementFromPoint(x, y);
  return all[number]?.contains(there) === true ? null : (there?.outerHTML.slice(0, 120) ?? 'nothing');
}

/** What can be pressed, and cannot be brought where a pointer hits it. */
function covered(): string[] {
  const all = [
    ...document.querySelectorAll<HTMLElement>('[data-board] button:not(:disabled, [inert] *), [aria-modal] :is(a, button:not(:disabled))'),
  ].filter((one) => one.checkVisibility());
  return all.flatMap((one) => {
    one.focus(); // cards in a hand spread
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = one.getBoundingClientRect();
    if (width < 1) return [];
    const spots = [0.5, 0.25, 0.75].flatMap((across) =>
      [0.5, 0.2, 0.8].map((down) => ({ left: x + width * across, top: y + height * down })),
    );
    const hit = spots.some(({ left, top }) => {
      const there = document.elementFromPoint(left, top);
      // Where a tile is one target, it is pressed by what stands on it, too; a Spirit hides the spot it stands on, unless that can be chosen.
      return (
        there !== null &&
        (one.contains(there) ||
          there.closest('.room')?.contains(one) === true ||
          one.closest('.mute, .quiet, .shut') !== null ||
          (there.closest('.pawn') !== null && !one.matches('[aria-pressed], [aria-expanded]')))
      );
    });
    return hit ? [] : [`${one.getAttribute('aria-label') ?? one.textContent.trim()} (${Math.round(x)}, ${Math.round(y)})`];
  });
}

/** Words that are longer than their place, where nothing says that they go on. */
function cutWords(): string[] {
  const words =
    '.prompt h2, .prompt button, .actions .word, .event b, .ready p, .ready button, .tile .name, .spell .name, .offer b, .phases, header h2';
  return [...document.querySelectorAll<HTMLElement>(words)]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 2 && one.clientWidth > 0)
    .filter((one) => getComputedStyle(one).webkitLineClamp === 'none') // there dots say that they go on
    .map((one) => `${one.className}: ${one.textContent.trim()} ${one.scrollWidth} > ${one.clientWidth}`);
}

/** Buttons of the prompt that would have to be scrolled to, or words that stand out of them. */
function cutChoices(): string[] {
  const room = document.querySelector('.prompt .choices');
  if (room === null) return [];
  room.scrollTo(0, 0);
  const { left, right } = room.getBoundingClientRect();
  return [...room.querySelectorAll<HTMLElement>('button, select')]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width > 0 && (box.left < left - 1 || box.right > right + 1 || one.scrollWidth > one.clientWidth + 1);
    })
    .map((one) => `${one.textContent.trim().slice(0, 60)} ${one.className}`);
}

/** Runs in the browser: words on the board in letters that are too small to be read. What has no size at all is left out. */
export function tiny(): string[] {
  const SMALLEST = 8;
  return [...document.querySelectorAll('[data-board] *')].flatMap((one) => {
    const words = [...one.childNodes].flatMap((node) => (node instanceof Text ? [node.data.trim()] : [])).join(' ');
    const size = parseFloat(getComputedStyle(one).fontSize);
    const seen = /\p{L}{3}/u.test(words) && one.checkVisibility({ visibilityProperty: true }) && !one.matches('.visually-hidden *');
    return seen && size > 0 && size < SMALLEST ? [`${words} ${size}`] : [];
  });
}

/** What around the ring hides a part of its words, or does not lie in its column. Powers of cards are read in full when they are enlarged. */
export function cutAround(): string[] {
  const SCROLLED = '.actions, .sheet, .fold, .setup, .all, .offers, .choices'; // what is longer than its room there is scrolled to
  const READ_OUT = '.visually-hidden, section:has(#prompt) .word';
  const found = [...document.querySelectorAll('[data-board] *')].filter((one) => {
    const { overflowX, overflowY, display } = getComputedStyle(one);
    const hides = [overflowX, overflowY].some((value) => value !== 'visible');
    if (!hides || display === 'inline' || one.clientWidth === 0 || one.matches(`${SCROLLED}, ${READ_OUT}, .power, svg, svg *`))
      return false;
    return one.scrollWidth > one.clientWidth + 1 || (one.matches('.left, .right, .name, b') && one.scrollHeight > one.clientHeight + 2);
  });
  return found.map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)}`);
}

/** Words and signs of the board that lie beside the frame they belong to: the nearest thing around them that is drawn. */
export function outside(): string[] {
  const drawn = (one: Element): boolean => {
    const { borderInlineEndWidth, borderInlineEndStyle, backgroundColor, backgroundImage } = getComputedStyle(one);
    return (
      (borderInlineEndStyle !== 'none' && borderInlineEndWidth !== '0px') ||
      !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor) ||
      backgroundImage !== 'none'
    );
  };
  const frameOf = (one: Element): Element | null => {
    for (let around: Element | null = one; around !== null && !around.matches('[data-board]'); around = around.parentElement) {
      if (around !== one && drawn(around)) return around;
      const { position, overflowX } = getComputedStyle(around);
      if (position === 'absolute' || position === 'fixed' || overflowX !== 'visible') return null;
    }
    return null;
  };
  const marks = [...document.querySelectorAll('[data-board] *')].filter(
    (one) =>
      one.checkVisibility() &&
      one.closest('svg') === (one.tagName === 'svg' ? one : null) &&
      !one.matches('.visually-hidden, .visually-hidden *') &&
      (one.tagName === 'svg' || [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')),
  );
  return marks.flatMap((one) => {
    const frame = frameOf(one);
    if (frame === null) return [];
    const words = document.createRange();
    words.selectNodeContents(one);
    const { left, right, width } = (one.tagName === 'svg' ? one : words).getBoundingClientRect();
    const box = frame.getBoundingClientRect();
    if (width === 0 || (left > box.left - 1 && right < box.right + 1)) return [];
    const [found, room] = [
      [left, right],
      [box.left, box.right],
    ].map((sides) => sides.map(Math.round).join('–'));
    return [`${frame.className}: ${one.textContent.trim() || one.outerHTML.slice(0, 40)} ${found} in ${room}`];
  });
}

/** Runs in the browser before a page is loaded: the language was changed in the settings. */
export function speak(language: string): void {
  const kept = JSON.parse(localStorage.getItem('mindrose.settings') ?? '{}') as object;
  localStorage.setItem('mindrose.settings', JSON.stringify({ ...kept, language }));
}
