import { expect, test } from 'vitest';
import { enlarges, scrolledTo } from '../../src/boards/zoom';

test('what was tapped lies in the middle of the enlarged map, as far as it reaches', () => {
  expect(scrolledTo(200, 400, 2)).toBe(200);
  expect(scrolledTo(10, 400, 2)).toBe(0);
  expect(scrolledTo(390, 400, 2)).toBe(400);
});

/** A map with buttons whose middles lie at these places. */
function map(...buttons: [html: string, x: number, y: number][]): HTMLElement[] {
  document.body.innerHTML = `<div data-zoom><p></p>${buttons.map(([html]) => html).join('')}</div>`;
  return [...document.querySelectorAll('button')].map((button, number) => {
    const [, x = 0, y = 0] = buttons[number] ?? ['', 0, 0];
    button.getBoundingClientRect = () => new DOMRect(x - 15, y - 15, 30, 30);
    return button;
  });
}

const CAN = '<button data-thing aria-pressed="false"></button>';
const BARRED = '<button data-thing aria-disabled="true"></button>';
const SEEN = '<button data-thing></button>';

test('a tap on the ground, or on what is only looked at, enlarges', () => {
  const [seen] = map([SEEN, 20, 20]);
  expect(enlarges(document.querySelector('p') as Element, { x: 1, y: 1 }, true)).toBe(true);
  expect(enlarges(seen as Element, { x: 20, y: 20 }, true)).toBe(true);
});

test('what can be chosen is chosen, and what cannot says why', () => {
  const [can, barred] = map([CAN, 20, 20], [BARRED, 40, 20]);
  expect(enlarges(can as Element, { x: 20, y: 20 }, true)).toBe(false);
  expect(enlarges(barred as Element, { x: 40, y: 20 }, true)).toBe(false);
});

test('where a thumb could hit either of two things, the first tap enlarges; a pointer is exact', () => {
  const [one] = map([CAN, 20, 20], [CAN, 50, 20]);
  expect(enlarges(one as Element, { x: 22, y: 20 }, true)).toBe(true);
  expect(enlarges(one as Element, { x: 22, y: 20 }, false)).toBe(false);
  expect(enlarges(one as Element, { x: 5, y: 20 }, true)).toBe(false);
});
