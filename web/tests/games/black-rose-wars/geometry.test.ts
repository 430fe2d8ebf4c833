import { describe, expect, test } from 'vitest';
import {
  axialOf,
  boxAround,
  corners,
  inRow,
  middleOf,
  neighbour,
  placeAt,
  positionOf,
} from '../../../src/games/black-rose-wars/board/geometry';
import { Content } from '../../../src/games/black-rose-wars/speech/content';
import { told } from '../../told';

const { layouts } = new Content(told('black-rose-wars').content);
const cellsFor = (players: number) => layouts.find(({ seats }) => seats === players)?.cells.map(({ at: [q, r] }) => ({ q, r })) ?? [];
const places = Array.from({ length: 19 }, (_, number) => `P${String(number + 1).padStart(2, '0')}`);
const apart = (one: string, other: string): number => {
  const [a, b] = [middleOf(axialOf(one)), middleOf(axialOf(other))];
  return Math.hypot(a.x - b.x, a.y - b.y);
};

describe('the hexagons of the lodge', () => {
  test('are nineteen, by rows from above, with the hall in the middle', () => {
    expect(places.map((place) => placeAt(axialOf(place)))).toEqual(places);
    expect(axialOf('P10')).toEqual({ q: 0, r: 0 });
    expect([axialOf('P01'), axialOf('P19')]).toEqual([
      { q: 0, r: -2 },
      { q: 0, r: 2 },
    ]);
    expect(positionOf('P19')).toBe(18);
    expect(placeAt({ q: 3, r: 0 })).toBeUndefined();
  });

  test('touch their neighbours and nobody else', () => {
    for (const one of places) for (const other of places) if (one !== other) expect(apart(one, other)).toBeGreaterThan(Math.sqrt(3) - 1e-9);
    expect(places.filter((place) => Math.abs(apart('P10', place) - Math.sqrt(3)) < 1e-9)).toHaveLength(6);
    expect(corners(1)[0]).toEqual({ x: 1, y: 0 });
  });

  test('need the room that is left for them', () => {
    const four = boxAround(cellsFor(4));
    expect(four.width).toBeCloseTo(8, 0);
    expect(four.height).toBeCloseTo(8.6, 0);
    const three = boxAround(cellsFor(3));
    expect(three.width).toBeGreaterThan(four.width);
    expect(three.height).toBeGreaterThan(four.height);
  });

  test('have cells that touch both of their exits', () => {
    for (const { cells } of layouts)
      for (const { at, exits } of cells)
        for (const exit of exits) {
          const [cell, room] = [middleOf({ q: at[0], r: at[1] }), middleOf(axialOf(exit))];
          expect(Math.hypot(cell.x - room.x, cell.y - room.y)).toBeCloseTo(Math.sqrt(3));
        }
  });

  test('lie in rows in which one can see', () => {
    expect(inRow('P10', 'P01')).toBe(true);
    expect(places.filter((place) => inRow('P10', place))).toHaveLength(12);
    expect(inRow('P01', 'P01')).toBe(false);
  });
});

describe('arrow keys', () => {
  test('go up and down in a column', () => {
    expect(neighbour('P10', 'up')).toBe(placeAt({ q: 0, r: -1 }));
    expect(neighbour('P10', 'down')).toBe(placeAt({ q: 0, r: 1 }));
    expect(neighbour('P01', 'up')).toBeUndefined();
  });

  test('go to the upper neighbour at the side, or to the lower one', () => {
    const y = (place: string | undefined): number => middleOf(axialOf(place ?? '')).y;
    for (const side of ['left', 'right'] as const) {
      expect(y(neighbour('P10', side))).toBeLessThan(0);
      expect(y(neighbour('P10', side, true))).toBeGreaterThan(0);
    }
    expect(neighbour('P01', 'left')).toBe(placeAt({ q: -1, r: -1 }));
  });

  test('come everywhere', () => {
    const reached = new Set(['P01']);
    for (const place of reached)
      for (const arrow of ['up', 'down', 'left', 'right'] as const) {
        const next = neighbour(place, arrow);
        if (next !== undefined) reached.add(next);
      }
    expect(reached.size).toBe(19);
  });
});
