// BR-4 Where the hexagons of the lodge lie: flat above, in axial coordinates, the hall in the middle at (0, 0).

/** q grows to the right, r downwards. */
export interface Axial {
  q: number;
  r: number;
}

/** In units of the distance s: a neighbour's middle is √3 away. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export type Arrow = 'up' | 'down' | 'left' | 'right';

const RADIUS = 2;
const HEIGHT = Math.sqrt(3);
/** The radius of a tile, which leaves a gap to its neighbours, and that of a cell. */
export const TILE = 0.968;
export const CELL = 0.7;
/** P01 to P19, by r and then by q. */
const PLACES: readonly Axial[] = range(-RADIUS, RADIUS).flatMap((r) =>
  range(-RADIUS, RADIUS)
    .filter((q) => Math.abs(q + r) <= RADIUS)
    .map((q) => ({ q, r })),
);
const NAMES = PLACES.map((_, place) => `P${String(place + 1).padStart(2, '0')}`);
/** The lodge row by row, from the top. */
export const ROWS: readonly (readonly string[])[] = range(-RADIUS, RADIUS).map((r) => NAMES.filter((_, place) => PLACES[place]?.r === r));

export function axialOf(place: string): Axial {
  const found = PLACES[NAMES.indexOf(place)];
  if (found === undefined) throw new Error(`there is no place ${place}`);
  return found;
}

export function placeAt({ q, r }: Axial): string | undefined {
  return NAMES[PLACES.findIndex((place) => place.q === q && place.r === r)];
}

/** The number of a place, by which answers call it. */
export function positionOf(place: string): number {
  return NAMES.indexOf(place);
}

export function middleOf({ q, r }: Axial): Point {
  return { x: 1.5 * q, y: HEIGHT * (r + q / 2) };
}

/** The corners of a hexagon around (0, 0), from the right one on. */
export function corners(radius: number): Point[] {
  return range(0, 5).map((corner) => ({ x: radius * Math.cos((corner * Math.PI) / 3), y: radius * Math.sin((corner * Math.PI) / 3) }));
}

/** A hexagon as the points of a polygon, in a drawing where s is `scale` long. */
export function polygon(radius: number, scale: number): string {
  return corners(radius * scale)
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(' ');
}

/** The box around all tiles, and around the cells that there are. */
export function boxAround(cells: readonly Axial[]): Box {
  const all = [...PLACES.map((place) => [place, TILE] as const), ...cells.map((cell) => [cell, CELL] as const)];
  const reach = all.map(([place, radius]) => {
    const { x, y } = middleOf(place);
    return { left: x - radius, right: x + radius, top: y - (radius * HEIGHT) / 2, bottom: y + (radius * HEIGHT) / 2 };
  });
  const [x, y] = [Math.min(...reach.map(({ left }) => left)), Math.min(...reach.map(({ top }) => top))];
  return { x, y, width: Math.max(...reach.map(({ right }) => right)) - x, height: Math.max(...reach.map(({ bottom }) => bottom)) - y };
}

/** BR-4.2.2 Two places lie on one of the straight rows. */
export function inRow(one: string, other: string): boolean {
  const [a, b] = [axialOf(one), axialOf(other)];
  return one !== other && (a.q === b.q || a.r === b.r || a.q + a.r === b.q + b.r);
}

/** Up and down in a column; to the side the upper neighbour, with `low` the lower one, and the other where that is none. */
export function neighbour(place: string, arrow: Arrow, low = false): string | undefined {
  const { q, r } = axialOf(place);
  if (arrow === 'up' || arrow === 'down') return placeAt({ q, r: arrow === 'up' ? r - 1 : r + 1 });
  const step = arrow === 'left' ? -1 : 1;
  const upper = { q: q + step, r: arrow === 'left' ? r : r - 1 };
  const lower = { q: q + step, r: arrow === 'left' ? r + 1 : r };
  const [first, second] = low ? [lower, upper] : [upper, lower];
  return placeAt(first) ?? placeAt(second);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
