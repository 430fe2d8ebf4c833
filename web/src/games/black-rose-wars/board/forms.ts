/** How the board lies: beside the lodge, below it, or at one side of it. */
export type Form = 'desk' | 'tall' | 'low';

const ROOM_FOR_ALL = { width: 900, height: 540 };

/** By the size of the board; before it is known, all of it is shown. */
export function formOf(width: number, height: number): Form {
  if (width === 0 || (width >= ROOM_FOR_ALL.width && height >= ROOM_FOR_ALL.height)) return 'desk';
  return width > height ? 'low' : 'tall';
}
