import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import Board from '../../../src/games/cerebria-cards/board/Board.svelte';
import type { Play } from '../../../src/play/play.svelte';
import type { Choice } from '../../../src/wire';
import { type FakePlay, type Moment, tableAt } from './fake.svelte';
import moments from './moments.json';

const MOMENTS = Object.entries(moments as unknown as Record<string, Required<Moment>>);

afterEach(cleanup);
// jsdom cannot draw; axe asks it to, to see letters in icons.
HTMLCanvasElement.prototype.getContext = () => null;

function placed({ points }: Choice): boolean {
  return Object.keys(points).length > 0;
}

function things(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-thing]')];
}

async function laid(moment: Moment): Promise<FakePlay> {
  const play = await tableAt(moment);
  render(Board, { play });
  return play;
}

function momentOf(kind: string): Required<Moment> {
  return (moments as unknown as Record<string, Required<Moment>>)[kind] as Required<Moment>;
}

test('the goal stands on the table, and every mark explains itself', async () => {
  const play = await laid(momentOf('main'));
  const [goal] = screen.getAllByRole('button', { name: /^Goal: 12 of one, or 7 of each, equal/ });
  await userEvent.click(goal as HTMLElement);
  expect(play.scene).toBe('legend');
  const titles = [...document.querySelectorAll('[title]')].map((mark) => mark.getAttribute('title') ?? '');
  for (const wanted of [/mood marker.*tossed/, /^Supply/, /Hatched/, /action/])
    expect(titles).toContainEqual(expect.stringMatching(wanted));
});

test('the legend shows the marks as they are, with what they mean', async () => {
  const { default: Legend } = await import('../../../src/games/cerebria-cards/board/Legend.svelte');
  render(Legend, { play: (await tableAt(momentOf('main'))) as unknown as Play });
  expect(screen.getByText(/^Winning takes 12 fragments of one polarity/)).toBeInTheDocument();
  const meanings = screen.getAllByRole('definition');
  expect(meanings).toHaveLength(13);
  for (const meaning of meanings) expect(meaning.previousElementSibling?.querySelector('svg, span')).not.toBeNull();
});

test('when the game is over, nothing more is foretold', async () => {
  const { view, seat } = momentOf('main');
  render(Board, { play: await tableAt({ seat, view: { ...view, winners: [0], forecast: { gains: [], winners: [] } } }) });
  expect(screen.queryByText('Revelation now')).toBeNull();
  expect(screen.queryAllByRole('img', { name: /^A Revelation now/ })).toEqual([]);
});

describe.each(MOMENTS)('when %s is asked', (kind, moment) => {
  test('every answer that has a place on the table is chosen there, and nothing else glows', async () => {
    const play = await laid(moment);
    const glowing = things().filter((thing) => thing.classList.contains('legal'));
    for (const thing of glowing) thing.click();
    const wanted = moment.choices.filter((choice) => placed(choice) || beside(kind, choice)).map(({ number }) => number);
    expect([...new Set(play.picked)].sort()).toEqual([...new Set(wanted)].sort());
  });

  test('everything has a name of its own', async () => {
    await laid(moment);
    for (const thing of things()) expect(thing).toHaveAccessibleName();
  });
});

/** Answers without a place in their words that the board shows nevertheless. */
function beside(kind: string, { number }: Choice): boolean {
  return (kind === 'remove' && number === 0) || (kind === 'pay' && number === 0) || (kind === 'mulligan' && number === 1);
}

test.each(['main', 'steal', 'victim', 'pay'])('nothing troubles a screen reader when %s is asked', async (kind) => {
  await laid(momentOf(kind));
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test('a choice is named by what it does, other things by what they are', async () => {
  const play = await laid(momentOf('main'));
  const [evoke] = play.question?.choices.filter(({ verb }) => verb === 'evoke') ?? [];
  const name = play.speaker.card(String(evoke?.points.card));
  expect(screen.getAllByRole('button', { name: `Evoke ${name}` })[0]).toHaveAttribute('aria-pressed', 'false');
});

test('what cannot be chosen says so, and asks why when it is clicked', async () => {
  const play = await laid(momentOf('counter'));
  const refused = things().find((thing) => thing.getAttribute('aria-label')?.endsWith('cannot be chosen now'));
  await userEvent.click(refused as HTMLElement);
  expect(play.picked).toHaveLength(1);
  expect(play.legal(play.picked[0] as number)).toBe(false);
});

test('in a replay nothing can be chosen, but everything can be looked at', async () => {
  const { seat, view } = momentOf('main');
  const play = await tableAt({ seat, view });
  play.live = false;
  render(Board, { play });
  const [first] = screen.getAllByRole('button', { name: /column 1/u });
  await userEvent.click(first as HTMLElement);
  expect(play.picked).toEqual([]);
  expect(play.inspected).not.toBeNull();
});

test('a spectator sees every hand from its back', async () => {
  const { view } = momentOf('main');
  const seats = (view.seats as object[]).map((seat) => ({ ...seat, hand: { count: 3, known: [] } }));
  const play = await tableAt({ seat: null, view: { ...view, seat: null, seats } });
  render(Board, { play });
  expect(screen.getByRole('region', { name: 'Ann’s hand: 3 cards' })).toBeInTheDocument();
  expect(things().filter((thing) => thing.classList.contains('legal'))).toEqual([]);
});

test('what the log points at lights up', async () => {
  const play = await laid(momentOf('main'));
  play.lit = new Set(['column:1']);
  await vi.waitFor(() => expect(play.anchors.get('column:1')).toHaveClass('lit'));
});

test('each zone takes part in the order of Tab once', async () => {
  await laid(momentOf('main'));
  const zones = screen.getAllByRole('region').filter((zone) => zone.querySelector('[data-thing]') !== null);
  for (const zone of zones) expect(zone.querySelectorAll('[data-thing][tabindex="0"]')).toHaveLength(1);
});

test('the discard pile opens, and closes on Escape', async () => {
  await laid(momentOf('destroy'));
  const pile = screen.getByRole('button', { name: /^Discard pile/u });
  await userEvent.click(pile);
  const list = screen.getByRole('dialog', { name: 'Discard pile' });
  (list.querySelector('[data-thing]') as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(pile).toHaveFocus();
});

describe('what is looked at and leaves the table', () => {
  afterEach(() => void vi.useRealTimers());

  function hover(thing: Element): void {
    const enter = new MouseEvent('pointerenter');
    thing.dispatchEvent(Object.assign(enter, { pointerType: 'mouse' }));
  }

  test('is not enlarged afterwards, and is not asked about', async () => {
    vi.useFakeTimers();
    const complaints = vi.spyOn(console, 'warn');
    const play = await laid(momentOf('main'));
    const asked = vi.spyOn(play, 'why');
    things().forEach(hover);
    cleanup();
    play.question = null;
    vi.advanceTimersByTime(1_000);
    expect(play.inspected).toBeNull();
    expect(asked).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
  });

  test('does not stay enlarged', async () => {
    vi.useFakeTimers();
    const play = await laid(momentOf('main'));
    things().forEach(hover);
    vi.advanceTimersByTime(1_000);
    expect(play.inspected).not.toBeNull();
    cleanup();
    expect(play.inspected).toBeNull();
  });
});

test('of two equal cards in the hand each is chosen by itself', async () => {
  const { view, ...moment } = momentOf('main');
  const seats = (view.seats as { hand: unknown }[]).map((seat, number) => (number === 0 ? { ...seat, hand: ['hope', 'hope'] } : seat));
  const play = await tableAt({ ...moment, seat: 0, view: { ...view, seats } });
  const picked = vi.spyOn(play, 'pick');
  render(Board, { play });
  for (const card of screen.getAllByRole('button', { name: /Hope/u }).slice(-2)) await userEvent.click(card);
  expect(picked.mock.calls.map(([, copy]) => copy)).toEqual([0, 1]);
});
