// CB-4.1 The board as a ring: where its spaces lie in a box of any size. Spaces, Realms and Frontiers are numbered clockwise.

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const REALMS = 5;
export const SPACES = 3 * REALMS;

/** The middle of the first Realm lies at the top. */
const TOP = 0.5;
/** How square the ring is; on a tall screen a little more. */
const EXPONENT = { wide: 2.25, tall: 2.5 };
const SAMPLES = 720;
/** How far apart the middles of two tiles are at least, in tiles. */
const GAP = 1.03;
const NORM = 4;
const NOWHERE: Point = { x: 0, y: 0 };
/** Room for the arcs around the tiles. */
const RIM = 11;
/** What lies how far from the centre (0) on the way to the middle of the tiles (1). */
export const DEPTH = { sphere: 0.255, origin: 0.4, name: 0.437, inner: 0.475, realm: 0.6, frontier: 0.655, plate: 0.7 };
const ARROWS = 0.35;
/** How large the sums of a Frontier are, and how wide while they change. */
export const SUMS = { width: 46, height: 20, changing: 96 };
/** How far they step aside along the ring where tiles lie above one another: from the name of the lower to the foot of the upper. */
const SHIFT = 0.14;
const TILE = { most: 118, least: 28 };

/** The ring in a box: a superellipse, divided so that the tiles on it are equally far apart at every aspect. */
export class Ring {
  readonly tile: Size;
  readonly centre: Point;
  private readonly half: Point;
  private readonly curve: Curve;

  constructor(readonly box: Size) {
    this.centre = { x: box.width / 2, y: box.height / 2 };
    this.tile = fitting(box);
    this.half = halfAxes(box, this.tile);
    this.curve = new Curve(box, this.tile);
  }

  /** The point at a place of the ring and a depth: 0 is the centre, 1 the middle of the tiles. */
  at(place: number, depth = 1): Point {
    const { x, y } = this.curve.at(place);
    return { x: this.centre.x + depth * x, y: this.centre.y + depth * y };
  }

  /** The point beyond the tiles, `more` further out. */
  beyond(place: number, more = 0): Point {
    const { x, y } = this.curve.at(place);
    const out = {
      x: (this.half.x + this.tile.width / 2 + more) / this.half.x,
      y: (this.half.y + this.tile.height / 2 + more) / this.half.y,
    };
    return { x: this.centre.x + x * out.x, y: this.centre.y + y * out.y };
  }

  // Places

  /** CB-4.1.2 The ten Spirit spaces: a Realm's beside its middle, a Frontier's in its middle. */
  spirit(number: number): Point {
    const realm = Math.floor(number / 2);
    return number % 2 === 1 ? this.at(3 * realm + 2, DEPTH.frontier) : this.at(middleOf(realm) + this.aside(realm), DEPTH.realm);
  }

  /** CB-4.1.7 A Realm's Fortress site, on the other side of its middle. */
  site(realm: number): Point {
    return this.at(middleOf(realm) - this.aside(realm), DEPTH.realm);
  }

  plate(realm: number): Point {
    return this.at(middleOf(realm), DEPTH.plate + 0.05 * (1 - this.sideways(realm)));
  }

  /** CB-4.2.1 The Sphere at a Realm. */
  sphere(realm: number): Point {
    return this.at(middleOf(realm), DEPTH.sphere);
  }

  /** Where the sums of a Frontier stand: on its rim, before its tile. */
  sums(frontier: number, width = SUMS.width): Point {
    const place = 3 * frontier + 1.48;
    const { x, y } = this.beyond(place - SHIFT * this.upright(place), 0);
    const within = (at: number, most: number, room: number): number => Math.max(room, Math.min(most - room, at));
    return { x: within(x, this.box.width, width / 2), y: within(y, this.box.height, SUMS.height / 2) };
  }

  /** How far a Realm's Spirit and Fortress stand from its middle: closer at the top, where the ring is flat. */
  private aside(realm: number): number {
    return 0.5 + 0.3 * this.sideways(realm);
  }

  /** Whether tiles lie above one another at a place: 1 at the right, -1 at the left, almost nothing between. */
  private upright(place: number): number {
    return (this.curve.at(place).x / this.half.x) ** 5;
  }

  /** How far to the side a Realm lies, 0 at the top. */
  private sideways(realm: number): number {
    return Math.abs(this.curve.at(middleOf(realm)).x) / this.half.x;
  }

  // Shapes, as paths

  /** From one place to another, between a depth and what lies beyond the tiles. */
  sector(from: number, to: number, depth = DEPTH.inner): string {
    const outer = between(from, to).map((place) => this.beyond(place));
    const inner = between(from, to).map((place) => this.at(place, depth));
    return closed([...outer, ...inner.toReversed()]);
  }

  realm(realm: number): string {
    return this.sector(3 * realm - 0.5, 3 * realm + 1.5);
  }

  frontier(frontier: number): string {
    return this.sector(3 * frontier + 1.5, 3 * frontier + 2.5);
  }

  /** CB-5.2.1 The rim of a Frontier's Triad. */
  triad(frontier: number): string {
    return open(between(3 * frontier + 0.56, 3 * frontier + 3.44).map((place) => this.beyond(place, RIM / 2)));
  }

  /** A band between two depths, for names and the edge of the Origin. */
  band(from: number, to: number, depth: number): string {
    return open(between(from, to).map((place) => this.at(place, depth)));
  }

  /** The same from its end to its beginning, for what is read from below. */
  reversed(from: number, to: number, depth: number): string {
    return open(
      between(from, to)
        .toReversed()
        .map((place) => this.at(place, depth)),
    );
  }

  /** Which way the Origin turns, at its edge. */
  arrow(place: number): Point & { angle: number } {
    const [from, to] = [this.at(place - 0.2, ARROWS), this.at(place + 0.2, ARROWS)];
    return { ...this.at(place, ARROWS), angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
  }

  /** A whole round at a depth. */
  round(depth: number): string {
    return closed(between(TOP, TOP + SPACES).map((place) => this.at(place, depth)));
  }

  /** Between two tiles, across the ring. */
  between(place: number): { middle: Point; angle: number } {
    const inner = this.at(place, 0.94);
    const outer = this.at(place, 1.06);
    return { middle: this.at(place), angle: (Math.atan2(outer.y - inner.y, outer.x - inner.x) * 180) / Math.PI };
  }
}

/** The line on which the middles of the tiles lie, seen from the centre. */
class Curve {
  private readonly samples: Point[];
  /** How far along the ring each sample lies, in steps from one space to the next. */
  private readonly steps: number[];

  constructor(box: Size, tile: Size) {
    const { x, y } = halfAxes(box, tile);
    const exponent = box.height > box.width ? EXPONENT.tall : EXPONENT.wide;
    const bent = (part: number): number => Math.sign(part) * Math.abs(part) ** (2 / exponent);
    this.samples = Array.from({ length: SAMPLES + 1 }, (_, sample) => {
      const angle = (2 * Math.PI * sample) / SAMPLES;
      return { x: x * bent(Math.sin(angle)), y: -y * bent(Math.cos(angle)) };
    });
    const lengths = lengthsOf(this.samples, tile);
    const whole = lengths.at(-1) ?? 1;
    this.steps = lengths.map((length) => (SPACES * length) / whole);
  }

  at(place: number): Point {
    const wanted = (((place - TOP) % SPACES) + SPACES) % SPACES;
    let low = 0;
    let high = this.steps.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.steps[middle] ?? 0) <= wanted) low = middle;
      else high = middle;
    }
    const [start = 0, end = 1] = [this.steps[low], this.steps[high]];
    const part = end === start ? 0 : (wanted - start) / (end - start);
    const [one = NOWHERE, other = NOWHERE] = [this.samples[low], this.samples[high]];
    return { x: one.x + part * (other.x - one.x), y: one.y + part * (other.y - one.y) };
  }

  /** How far apart the closest two neighbours are, in tiles beside or above one another. */
  closest({ width, height }: Size): number {
    const gaps = Array.from({ length: SPACES }, (_, space) => {
      const [one, other] = [this.at(space), this.at(space + 1)];
      return Math.max(Math.abs(one.x - other.x) / width, Math.abs(one.y - other.y) / height);
    });
    return Math.min(...gaps);
  }
}

/** The largest tiles that lie beside one another. */
function fitting(box: Size): Size {
  const aspect = 0.7 + 0.46 * (box.width / Math.max(1, box.height));
  let low = TILE.least;
  let high = TILE.most;
  for (let tries = 0; tries < 12; tries++) {
    const width = (low + high) / 2;
    const tile = { width, height: width / aspect };
    if (new Curve(box, tile).closest(tile) >= GAP) low = width;
    else high = width;
  }
  return { width: Math.floor(low), height: Math.floor(low / aspect) };
}

function halfAxes(box: Size, { width, height }: Size): Point {
  return { x: Math.max(1, (box.width - width) / 2 - RIM), y: Math.max(1, (box.height - height) / 2 - RIM) };
}

/** How far each sample lies along the ring, measured in tiles, so that gaps stay equal at every aspect. */
function lengthsOf(samples: readonly Point[], { width, height }: Size): number[] {
  const lengths = [0];
  for (let sample = 1; sample < samples.length; sample++) {
    const [one = NOWHERE, other = NOWHERE] = [samples[sample - 1], samples[sample]];
    const step = (Math.abs((other.x - one.x) / width) ** NORM + Math.abs((other.y - one.y) / height) ** NORM) ** (1 / NORM);
    lengths.push((lengths.at(-1) ?? 0) + step);
  }
  return lengths;
}

/** The middle of a Realm, between its two spaces. */
export function middleOf(realm: number): number {
  return 3 * realm + 0.5;
}

const FINE = 10;

function between(from: number, to: number): number[] {
  const parts = Math.ceil((to - from) * FINE);
  return Array.from({ length: parts + 1 }, (_, part) => from + ((to - from) * part) / parts);
}

function open(points: readonly Point[]): string {
  return points.map(({ x, y }, number) => `${number === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

function closed(points: readonly Point[]): string {
  return `${open(points)}Z`;
}
