import { expect, test } from 'vitest';
import { nearest } from '../../src/boards/roving';

const spots = [
  { name: 'left', x: 0, y: 0 },
  { name: 'middle', x: 100, y: 4 },
  { name: 'right', x: 200, y: 0 },
  { name: 'below', x: 110, y: 150 },
];
const from = { x: 100, y: 0 };

test.each([
  ['left', 'left'],
  ['right', 'right'],
  ['down', 'below'],
] as const)('an arrow to the %s goes to what lies there', (direction, name) => {
  expect(
    nearest(
      from,
      spots.filter((spot) => spot.name !== 'middle'),
      direction,
    )?.name,
  ).toBe(name);
});

test('an arrow to where nothing lies goes nowhere', () => {
  expect(nearest(from, spots, 'up')).toBeNull();
});
