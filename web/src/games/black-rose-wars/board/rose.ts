// BR-9.1 Power as a rose that fills: a ring of petals for each moon.

export interface Petal {
  /** The path of a petal in a square of 120 around the middle. */
  path: string;
  turn: number;
  /** Where a marker lies on it. */
  x: number;
  y: number;
}

const MIDDLE = 60;
const RADII = [16, 31, 47];
const LENGTHS = [15, 17, 18];

/** The petals from the innermost one on; rings end where a moon rises and where the game ends. */
export function petals(ends: readonly number[]): Petal[] {
  return ends.flatMap((end, ring) => {
    const number = Math.max(0, end - (ends[ring - 1] ?? 0));
    const [radius = 47, length = 18] = [RADII[ring], LENGTHS[ring]];
    const width = Math.min(length * 1.05, (Math.PI * radius) / Math.max(3, number) + 3);
    return Array.from({ length: number }, (_, step) => {
      const turn = (360 * (step + ring / 2)) / number;
      const angle = ((turn - 90) * Math.PI) / 180;
      return { path: petal(radius, length, width), turn, x: MIDDLE + radius * Math.cos(angle), y: MIDDLE + radius * Math.sin(angle) };
    });
  });
}

/** A petal that points upwards. */
function petal(radius: number, length: number, width: number): string {
  const [bottom, top] = [MIDDLE - radius + length * 0.62, MIDDLE - radius - length * 0.62];
  return `M${MIDDLE} ${bottom}C${MIDDLE - width} ${MIDDLE - radius} ${MIDDLE - width * 0.8} ${top} ${MIDDLE} ${top}S${MIDDLE + width} ${MIDDLE - radius} ${MIDDLE} ${bottom}Z`;
}
