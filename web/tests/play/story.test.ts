import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadBoard } from '../../src/boards';
import { words } from '../../src/lib/words.svelte';
import Log from '../../src/play/Log.svelte';
import { Panel } from '../../src/play/panel.svelte';
import { ReplayPlay } from '../../src/play/replay.svelte';
import { lately, logOf, sinceTurn, takenBack } from '../../src/play/story';
import { speakerOf } from '../../src/speech';
import { game, table } from './fake';

beforeEach(() => words.load('en'));

const took = (seat: number): Record<string, unknown> => ({ event: 'took', seat });
const turn = (seat: number): Record<string, unknown> => ({ event: 'turn', seat });
const undone = (count: number, after = 0): Record<string, unknown> => ({ event: 'undone', seat: 0, count, after });

describe('what happened since the own turn', () => {
  it('begins with the turn after it, also while the next own turn is on', () => {
    const story = [turn(0), took(0), turn(1), took(1), turn(2)];
    expect(sinceTurn(story, 0)).toBe(2);
    expect(sinceTurn([...story, turn(0), took(0)], 0)).toBe(2);
  });

  it('is nothing for those who have had no turn, and for those who watch', () => {
    expect(sinceTurn([turn(0), took(0)], 0)).toBeNull();
    expect(sinceTurn([turn(1), turn(0)], 0)).toBeNull();
    expect(sinceTurn([turn(0), turn(1)], null)).toBeNull();
  });
});

describe('what was taken back', () => {
  it('is the last events before it that still stood', () => {
    expect(takenBack([took(0), took(1), undone(1), took(0), undone(2)])).toEqual([true, true, false, true, false]);
  });

  it('leaves standing what others did since', () => {
    expect(takenBack([took(0), took(1), took(0), took(1), undone(1, 1), undone(1, 2)])).toEqual([true, false, true, false, false, false]);
  });

  it('counts a time-out with the answer that was given for it', () => {
    expect(takenBack([turn(0), { event: 'timeout', seat: 0 }, took(0), undone(2)])).toEqual([false, true, true, false]);
  });
});

describe('the log', () => {
  it('goes turn by turn and counts equal lines', async () => {
    const speaker = (await speakerOf(game))(['Ann', 'Bob']);
    const log = logOf([took(0), turn(0), took(0), took(0), took(1), turn(1)], speaker);
    expect(log.map(({ heading }) => heading !== null)).toEqual([false, true, true]);
    expect(log[1]?.lines.map(({ text, times }) => [text.includes('Ann'), times])).toEqual([
      [true, 2],
      [false, 1],
    ]);
  });

  it('counts equal sentences also where they are told in one breath', async () => {
    const speaker = (await speakerOf(game))(['Ann', 'Bob']);
    const late = { event: 'timeout', seat: 1 };
    expect(lately([late, late, undone(1)], speaker)).toBe('Bob ran out of time. × 2 Ann takes the last answer back.');
  });

  it('says what the server adds', async () => {
    const speaker = (await speakerOf(game))(['Ann', 'Bob']);
    const [start] = logOf([{ event: 'timeout', seat: 1 }, took(1), undone(2)], speaker);
    expect(start?.lines.map(({ undone: gone }) => gone)).toEqual([true, true, false]);
    expect(start?.lines[0]?.text).toBe('Bob ran out of time.');
    expect(start?.lines[2]?.text).toBe('Ann takes the last answer back.');
  });

  it('lights what a line names', async () => {
    const play = new ReplayPlay(game, table(), await loadBoard('coins'), await speakerOf(game));
    play.story = [took(1)];
    render(Log, { play, panel: new Panel() });
    await userEvent.hover(screen.getByText('Bob'));
    expect([...play.lit]).toEqual(['seat:1']);
    await userEvent.unhover(screen.getByText('Bob'));
    expect(play.lit.size).toBe(0);
  });

  it('strikes out what was taken back', async () => {
    const play = new ReplayPlay(game, table(), await loadBoard('coins'), await speakerOf(game));
    play.story = [took(1), undone(1)];
    const { container } = render(Log, { play, panel: new Panel() });
    expect(container.querySelectorAll('del')).toHaveLength(1);
  });
});
