// A picture with at most 256 colours, as a PNG that is a third of the usual size.
import { crc32, deflateSync } from 'node:zlib';

const MOST = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const SHIFTS = [16, 8, 0]; // red, green and blue in a colour like 0xff8800

export interface Picture {
  width: number;
  height: number;
  /** Red, green, blue and opacity of every pixel, row by row. */
  pixels: Buffer;
}

interface Shade {
  colour: number;
  times: number;
}

export function packed({ width, height, pixels }: Picture): Buffer {
  const colours = Array.from({ length: width * height }, (_, at) => pixels.readUIntBE(at * 4, 3));
  const boxes = boxesOf(colours);
  const places = new Map(boxes.flatMap((box, place) => box.map(({ colour }): [number, number] => [colour, place])));
  const rows = Buffer.alloc((width + 1) * height); // each row begins with a 0: it is not filtered
  colours.forEach((colour, at) => (rows[at + Math.floor(at / width) + 1] = places.get(colour) ?? 0));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // eight bits a pixel, each the number of a colour
  const palette = Buffer.from(boxes.flatMap(middle));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Median cut: the box in which colours differ most is divided, until there are enough. */
function boxesOf(colours: readonly number[]): Shade[][] {
  const times = new Map<number, number>();
  for (const colour of colours) times.set(colour, (times.get(colour) ?? 0) + 1);
  const boxes = [[...times].map(([colour, times]): Shade => ({ colour, times }))];
  while (boxes.length < MOST) {
    const spreads = boxes.map((box) => (box.length === 1 ? 0 : Math.max(...SHIFTS.map((shift) => spread(box, shift)))));
    const largest = Math.max(...spreads);
    if (largest === 0) break;
    boxes.push(...divided(boxes.splice(spreads.indexOf(largest), 1)[0] ?? []));
  }
  return boxes;
}

function divided(box: Shade[]): [Shade[], Shade[]] {
  const shift = SHIFTS.toSorted((one, other) => spread(box, other) - spread(box, one))[0] ?? 0;
  const sorted = box.toSorted((one, other) => part(one, shift) - part(other, shift));
  return [sorted.slice(0, sorted.length / 2), sorted.slice(sorted.length / 2)];
}

/** How far the colours of a box lie apart in one channel; colours that are seen more often count more. */
function spread(box: readonly Shade[], shift: number): number {
  let [low, high, times] = [255, 0, 0];
  for (const shade of box) {
    low = Math.min(low, part(shade, shift));
    high = Math.max(high, part(shade, shift));
    times += shade.times;
  }
  return (high - low) ** 2 * Math.sqrt(times);
}

function middle(box: readonly Shade[]): number[] {
  const times = box.reduce((sum, shade) => sum + shade.times, 0);
  return SHIFTS.map((shift) => Math.round(box.reduce((sum, shade) => sum + part(shade, shift) * shade.times, 0) / times));
}

function part({ colour }: Shade, shift: number): number {
  return (colour >> shift) & 255;
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
