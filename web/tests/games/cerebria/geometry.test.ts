import { describe, expect, test } from 'vitest';
import { type Point, REALMS, Ring, SPACES, SUMS } from '../../../src/games/cerebria/board/geometry';

const BOXES = [
  { width: 666, height: 552 },
  { width: 560, height: 440 },
  { width: 390, height: 458 },
  { width: 360, height: 380 },
  { width: 420, height: 300 },
];
const TILES = Array.from({ length: SPACES }, (_, space) => space);
const PLACES = Array.from({ length: REALMS }, (_, realm) => realm);

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

describe.each(BOXES)('the ring in $width × $height', (box) => {
  const ring = new Ring(box);

  test('begins at the top and goes clockwise', () => {
    expect(ring.at(0.5).x).toBeCloseTo(box.width / 2, 0);
    expect(ring.at(0.5).y).toBeLessThan(ring.centre.y);
    expect(ring.at(1).x).toBeGreaterThan(ring.at(0).x);
    expect(ring.at(4).x).toBeGreaterThan(ring.centre.x);
    expect(ring.at(SPACES + 3)).toEqual(ring.at(3));
  });

  test('is the same on both sides', () => {
    for (const space of TILES) {
      const [left, right] = [ring.at(0.5 - space), ring.at(0.5 + space)];
      expect(left.x + right.x).toBeCloseTo(box.width, 0);
      expect(left.y).toBeCloseTo(right.y, 0);
    }
  });

  test('keeps its tiles inside, and none lies over another', () => {
    const { width, height } = ring.tile;
    for (const space of TILES) {
      const { x, y } = ring.at(space);
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(y - height / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(box.width);
      for (const other of TILES.slice(space + 1)) {
        const there = ring.at(other);
        expect(Math.max(Math.abs(x - there.x) / width, Math.abs(y - there.y) / height), `${space} and ${other}`).toBeGreaterThan(0.99);
      }
    }
  });

  test('keeps the sums of a Frontier off the name of the tile below, where tiles lie above one another', () => {
    const { width, height } = ring.tile;
    const upright = PLACES.filter((frontier) => Math.abs(ring.at(3 * frontier + 1).x - ring.at(3 * frontier + 2).x) < 0.2 * width);
    expect(upright).toEqual([1]);
    for (const frontier of upright) {
      const name = ring.at(3 * frontier + 2).y - height / 2;
      expect(ring.sums(frontier).y + SUMS.height / 2).toBeLessThanOrEqual(name);
    }
  });

  test('has a Spirit space beside each Fortress site, inside the tiles and outside the Origin', () => {
    const radius = Math.min(box.width, box.height) * 0.04;
    for (const realm of PLACES) {
      expect(apart(ring.spirit(2 * realm), ring.site(realm))).toBeGreaterThan(2 * radius);
      expect(apart(ring.spirit(2 * realm), ring.centre)).toBeLessThan(apart(ring.at(3 * realm + 0.5), ring.centre));
      expect(apart(ring.sphere(realm), ring.centre)).toBeLessThan(apart(ring.plate(realm), ring.centre));
    }
  });
});
