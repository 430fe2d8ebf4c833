import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBoard, type BoardModule } from '../../src/boards';
import { Connection } from '../../src/lib/connection.svelte';
import { settings } from '../../src/lib/settings.svelte';
import { words } from '../../src/lib/words.svelte';
import { LivePlay } from '../../src/play/live.svelte';
import Trails from '../../src/play/Trails.svelte';
import { speakerOf } from '../../src/speech';
import type { Line, SpeakerMaker } from '../../src/speech/speaker';
import { choice, FakeSocket, game, moment, openFake, question, table } from './fake';

const STEALS = { event: 'stole', seat: 1, card: 'ace' };
const TOLD: Line = {
  text: 'Bob takes the ace.',
  mentions: [
    { kind: 'seat', seat: 1, start: 0, end: 3 },
    { kind: 'card', card: 'ace', start: 14, end: 17 },
  ],
};

let connection: Connection | undefined;
let play: LivePlay;

/** Something that lies on the page. */
function lay(key: string, x: number, shown = true): void {
  const element = document.body.appendChild(document.createElement('i'));
  element.getBoundingClientRect = () => ({ x, y: 0, width: shown ? 50 : 0, height: shown ? 70 : 0 }) as DOMRect;
  play.anchors.set(key, element);
}

async function watch(board: Partial<BoardModule> = {}): Promise<void> {
  connection = new Connection('t1', openFake);
  const makeSpeaker = await speakerOf(game);
  const speakerWhoTells: SpeakerMaker = (names) => Object.assign(makeSpeaker(names), { eventParts: () => TOLD });
  play = new LivePlay(game, table(), { ...(await loadBoard('coins')), ...board }, speakerWhoTells, connection);
  connection.open();
  FakeSocket.last.onopen?.();
  lay('seat:1', 0);
  lay('seat:0', 300);
  FakeSocket.last.hear(moment({ number: 0 }));
  await vi.advanceTimersByTimeAsync(0);
}

async function happens(number: number, event: Record<string, unknown>, asked: ReturnType<typeof question> | null = null): Promise<void> {
  FakeSocket.last.hear(moment({ number, told: number, events: [event], question: asked }));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(async () => {
  await words.load('en');
  vi.useFakeTimers();
  settings.pace = 'calm';
});

afterEach(() => {
  vi.useRealTimers();
  settings.pace = 'instant';
  connection?.close();
  cleanup();
  document.body.replaceChildren();
});

describe('a line', () => {
  const trails: BoardModule['trails'] = (_, events) =>
    events.map((event) => ({ seat: Number(event.seat), from: 'seat:1', to: 'place:0:2' }));

  it('goes from who acts to what the board says, and is gone after a while', async () => {
    await watch({ trails });
    lay('place:0:2', 200);
    await happens(1, STEALS);
    expect(play.trails).toMatchObject([{ from: { x: 0 }, to: { x: 200 } }]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(play.trails).toEqual([]);
  });

  it('ends at what stands for a thing that is folded away', async () => {
    await watch({ trails });
    lay('place:0:2', 200, false);
    lay('place:0', 100);
    await happens(1, STEALS);
    expect(play.trails).toMatchObject([{ to: { x: 100 } }]);
  });

  it('stays as long as its viewer is asked about it', async () => {
    await watch({ trails });
    lay('place:0:2', 200);
    await happens(1, STEALS, question('counter', choice(0, 'pass'), choice(5, 'counter')));
    await vi.advanceTimersByTimeAsync(9000);
    expect(play.trails).toHaveLength(1);
    await happens(2, { event: 'took', seat: 0 });
    expect(play.trails).toEqual([]);
  });

  it('is not drawn for the own deeds, nor for those who want everything at once', async () => {
    await watch({ trails });
    lay('place:0:2', 200);
    await happens(1, { ...STEALS, seat: 0 });
    expect(play.trails).toEqual([]);
    settings.pace = 'instant';
    await happens(2, STEALS);
    expect(play.trails).toEqual([]);
  });

  it('is not drawn for what everybody does at once', async () => {
    await watch({ trails });
    lay('place:0:2', 200);
    const all = [1, 2, 3].map((seat) => ({ event: 'stole', seat, card: 'ace' }));
    FakeSocket.last.hear(moment({ number: 1, told: 3, events: all, question: null }));
    await vi.advanceTimersByTimeAsync(0);
    expect(play.trails).toEqual([]);
  });

  it('goes from the seat to the first thing that an event names, at a game that says nothing of it', async () => {
    await watch();
    lay('card:ace', 150);
    await happens(1, STEALS);
    expect(play.trails).toMatchObject([{ from: { x: 0 }, to: { x: 150 } }]);
  });
});

it('is drawn with a head, and a frame around what it ends at', () => {
  const from = { x: 0, y: 0, width: 50, height: 70 } as DOMRect;
  const { container } = render(Trails, { lines: [{ from, to: { ...from, x: 400 } }] });
  expect(container.querySelector('.line')?.getAttribute('d')).toMatch(/^M25 35Q/);
  expect(container.querySelector('.hit')).toHaveAttribute('x', '396');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
