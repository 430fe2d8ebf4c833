import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { animate } from '../../../src/games/cerebria-cards/board/motion';
import { stepsOf } from '../../../src/games/cerebria-cards/board/movements';
import { trails } from '../../../src/games/cerebria-cards/board/trails';
import { type Moment, tableAt } from './fake.svelte';
import moments from './moments.json';

const { main } = moments as unknown as Record<string, Required<Moment>>;
const IMPULSE = [
  { event: 'impulse', seat: 0, column: 1, card: 18 },
  { event: 'refilled', column: 1, card: 48 },
];

class Flight {
  readonly finished = Promise.resolve();
  cancel = vi.fn();
}

beforeEach(() => {
  Element.prototype.animate = vi.fn(() => new Flight() as unknown as Animation);
  Element.prototype.getBoundingClientRect = () => ({ x: 0, y: 0, width: 50, height: 70 }) as DOMRect;
  vi.stubGlobal(
    'DOMRect',
    class {
      constructor(
        readonly x: number,
        readonly y: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  );
});

afterEach(() => {
  delete document.documentElement.dataset.motion;
  document.body.replaceChildren();
});

async function anchored(...keys: string[]): ReturnType<typeof tableAt> {
  const play = await tableAt(main as Required<Moment>);
  for (const key of keys) play.anchors.set(key, document.body.appendChild(document.createElement('i')));
  return play;
}

test('cards go where the events say, and nothing is left behind', async () => {
  const play = await anchored('column:1', 'hand:0', 'stack:1');
  await animate(play, IMPULSE, play.view, new AbortController().signal);
  expect(vi.mocked(Element.prototype.animate).mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(document.querySelectorAll('.flying')).toHaveLength(0);
});

test('without motion nothing moves', async () => {
  document.documentElement.dataset.motion = 'off';
  const play = await anchored('column:1', 'hand:0', 'stack:1');
  await animate(play, IMPULSE, play.view, new AbortController().signal);
  expect(Element.prototype.animate).not.toHaveBeenCalled();
});

test('what is skipped ends at once', async () => {
  const play = await anchored('column:1', 'hand:0', 'stack:1');
  const skip = new AbortController();
  skip.abort();
  await animate(play, IMPULSE, play.view, skip.signal);
  expect(Element.prototype.animate).not.toHaveBeenCalled();
});

test('a fragment that is absorbed goes there and not to the supply', async () => {
  const play = await anchored();
  const steps = stepsOf(play, [
    { event: 'used', seat: 0, place: 1, card: 18, ability: 0 },
    { event: 'absorbed', seat: 0, place: 2, card: 64 },
  ]);
  expect(steps).toEqual([[{ from: 'place:0:1' }, { from: 'place:0:1', to: 'place:0:2', gem: 'bliss' }]]);
});

test('what everybody scores is collected in one step', async () => {
  const play = await anchored();
  const steps = stepsOf(play, [
    { event: 'collected', seat: 0, bliss: 2, gloom: 0 },
    { event: 'collected', seat: 1, bliss: 0, gloom: 1 },
  ]);
  expect(steps.map((step) => step.length)).toEqual([3]);
});

test('a line goes from the emotion that is used to what it is used on, and from a hand to what it reaches for', async () => {
  const play = await anchored();
  const used = { event: 'used', seat: 1, place: 2, card: 18, ability: 5 };
  const aimed = { event: 'aimed', seat: 0, place: 3, card: 4, column: -1, own: 18 };
  expect(trails(play, [used, aimed])).toEqual([{ seat: 1, from: 'place:1:2', to: 'place:0:3' }]);
  expect(trails(play, [used, { event: 'swapped', seat: 1, given: 6, card: 18, taken: 3, other: 4 }])).toEqual([
    { seat: 1, from: 'place:1:2', to: 'place:0:3' },
  ]);
  const active = Number(play.view.active);
  expect(trails(play, IMPULSE)).toEqual([{ seat: active, from: `hand:${active}`, to: 'column:1' }]);
  expect(trails(play, [used, { event: 'countered', seat: 0, card: 3 }])).toEqual([{ seat: 0, from: 'hand:0', to: 'place:1:2' }]);
});
