import { render } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBoard } from '../../src/boards';
import { words } from '../../src/lib/words.svelte';
import Log from '../../src/play/Log.svelte';
import { Panel } from '../../src/play/panel.svelte';
import { ReplayPlay } from '../../src/play/replay.svelte';
import { speakerOf } from '../../src/speech';
import type { Step, Steps } from '../../src/wire';
import { choice, game, table } from './fake';

const COUNT = 450; // answers: there is one moment more

/** Every tenth moment begins a turn; seats see different numbers of coins. */
function step(number: number, seat: number | null): Step {
  return {
    number,
    view: { coins: number * (seat ?? 100), question: [{ seat: number % 2, kind: 'main' }] },
    events: number % 10 === 5 ? [{ event: 'turn', seat: 0 }] : [{ event: 'took', seat: 1 }],
    seat: number === 0 ? null : (number - 1) % 2,
    choice: number === 0 ? null : choice(1, 'take', { coin: 2 }),
  };
}

async function steps(_: string, seat: number | null, first: number, count: number): Promise<Steps> {
  const numbers = Array.from({ length: Math.min(count, COUNT + 1 - first) }, (__, number) => first + number);
  return Promise.resolve({ count: COUNT, first, steps: numbers.map((number) => step(number, seat)) });
}

let play: ReplayPlay;

beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  await words.load('en');
  const over = table({ state: 'over', outcome: { winners: [0], reason: '', rule: '', points: [[3], [1]] } });
  play = new ReplayPlay(game, over, await loadBoard('coins'), await speakerOf(game), steps);
  await play.look(null);
});

describe('a replay', () => {
  it('brings all moments, in parts', () => {
    expect(play.last).toBe(COUNT);
    play.go(COUNT + 50);
    expect(play.at).toBe(COUNT);
    expect(play.story).toHaveLength(COUNT + 1);
    expect(play.moment.outcome).not.toBeNull();
  });

  it('steps on and back, with the log', async () => {
    await play.forward();
    await play.forward();
    expect(play.view.coins).toBe(200);
    expect(play.story).toHaveLength(3);
    play.go(play.at - 1);
    expect(play.view.coins).toBe(100);
    expect(play.story).toHaveLength(2);
  });

  it('jumps from turn to turn', () => {
    play.turn(true);
    expect(play.at).toBe(5);
    play.turn(true);
    expect(play.at).toBe(15);
    play.turn(false);
    play.turn(false);
    expect(play.at).toBe(0);
    play.turn(false);
    expect(play.at).toBe(0);
  });

  it('shows the same moment as another seat saw it', async () => {
    play.go(30);
    await play.look(1);
    expect(play.at).toBe(30);
    expect(play.seat).toBe(1);
    expect(play.view.coins).toBe(30);
  });

  it('says which answer led to a moment', () => {
    expect(play.given).toBeNull();
    play.go(1);
    expect(play.given).toMatchObject({ seat: 0, label: expect.stringContaining('Take') as string });
  });

  it('offers nothing to choose', () => {
    play.pick(1);
    expect(play.legal(1)).toBe(false);
    expect(play.selected).toBeNull();
  });

  it('tells the whole game in the log, and which moment each line belongs to', () => {
    play.go(7);
    expect(play.log).toHaveLength(COUNT + 1);
    expect(play.story).toHaveLength(8);
    expect(play.momentOf(5)).toBe(5);
    expect(play.momentOf(COUNT + 1)).toBeNull();
    const { container } = render(Log, { play, panel: new Panel() });
    const lines = [...container.querySelectorAll('li')];
    expect(lines.slice(0, 3).map((line) => line.querySelector('a')?.getAttribute('href'))).toEqual(['#4', '#5', '#14']);
    expect(container.querySelector('[aria-current]')?.getAttribute('href')).toBe('#14');
    expect(lines.slice(0, 4).map((line) => line.classList.contains('later'))).toEqual([false, false, false, true]);
  });
});
