// A game from elsewhere: registered by its name alone, played on the generic board, its bids secret and at the same time.
import type { Moment, NewSeat } from '../src/wire.ts';
import { expect, test } from './house.ts';
import { Player } from './player.ts';
import { eavesdrop } from './secrecy.ts';
import { BOT, ME, sitDown } from './tables.ts';
import { expectWords } from './words.ts';

test.use({ baseURL: `http://127.0.0.1:${process.env.E2E_ELSEWHERE_PORT ?? ''}` });

/** Thinks long enough for somebody to bid and to bid something else. */
const SLOW: NewSeat = { kind: 'bot', level: 'expert' };
const CARDS = 10;

test('a person and two bots bid in secret at the same time, watched by a spectator', async ({ visit }) => {
  const [ann, spectator] = await Promise.all([visit({ likes: { confirm: false } }), visit()]);
  const [annHears, spectatorHears] = [eavesdrop(ann), eavesdrop(spectator)];
  const { id } = await sitDown(ann, 'Ann', [ME, BOT, SLOW], { game: 'goofspiel', options: { cards: CARDS } });
  await spectator.goto(`/table/${id}`);
  await expect(spectator.getByText('You are watching.')).toBeVisible();
  const player = new Player(ann);
  await player.ready();
  await expect(player.prompt).toHaveText(/^What do you bid for the \d+\? Nobody sees it until all have bid\.$/);
  await Promise.all([ann, spectator].map(expectWords));

  const asked = await bidAndReconsider(player);
  expect(asked.join('\n')).toMatch(/^You are ready, and can change your mind while the table waits for \w+\.$/m);
  expect(changes(annHears), 'other bids that were laid instead').toBeGreaterThan(0);
  const end = await player.prompt.innerText();
  expect(end).toMatch(/(wins|share the victory)\. Points: /);
  await expect(spectator.locator('#prompt')).toHaveText(end);
  await expect(spectator.getByRole('link', { name: 'Watch again' })).toBeVisible();
  expect(spectatorHears.at(-1)?.outcome).toMatchObject({ reason: 'most_points' });

  for (const heard of [annHears, spectatorHears]) {
    expect(new Set(heard.map(roundsOver)).size).toBeGreaterThan(CARDS - 2);
    expect(betrayals(heard)).toEqual([]);
  }
  expect(spectatorHears.filter((moment) => moment.seat !== null || moment.question !== null)).toEqual([]);
  const ready = spectatorHears.map(({ view }) => (view.seats as SeatView[]).map((seat) => seat.ready));
  expect(ready.filter(([first]) => first).length, 'that Ann has bid is seen while others think').toBeGreaterThan(0);

  await spectator.locator('header select:visible').selectOption('Русский');
  await expect(spectator.locator('#prompt')).toHaveText(/[а-я]{4}/);
  await Promise.all([ann, spectator].map(expectWords));
});

/** Plays to the end, and lays other cards instead while the others still think. Gives what was asked then. */
async function bidAndReconsider(player: Player): Promise<string[]> {
  const instead = player.page.getByRole('button', { name: /^Bid \d+ instead$/, disabled: false }).first();
  const asked: string[] = [];
  while ((await player.move()) && (await player.ready())) {
    if (!(await instead.isVisible())) continue;
    asked.push(await player.prompt.innerText());
    await instead.click({ timeout: 2_000 }).catch(() => undefined); // the last bid may just have been laid
    await expect(instead).toBeHidden({ timeout: 30_000 });
  }
  return asked;
}

interface SeatView {
  bids: number[];
  ready: boolean;
  bid?: number | null;
}

function roundsOver({ view }: Moment): number {
  return (view.seats as SeatView[])[0]?.bids.length ?? 0;
}

/** How often the page's own seat has laid another card in the same round. */
function changes(heard: readonly Moment[]): number {
  const laid = heard.flatMap((moment) => {
    const bid = moment.seat === null ? null : (moment.view.seats as SeatView[])[moment.seat]?.bid;
    return bid === null || bid === undefined ? [] : [{ bid, round: roundsOver(moment) }];
  });
  return laid.filter(({ bid, round }, number) => laid[number - 1]?.round === round && laid[number - 1]?.bid !== bid).length;
}

/** Whatever a window was told of the others in a round, besides who is ready, before all had bid. */
function betrayals(heard: readonly Moment[]): string[] {
  const found: string[] = [];
  const told = new Map<number, string>();
  let showed = 0;
  for (const moment of heard) {
    const rounds = roundsOver(moment);
    const seats = (moment.view.seats as SeatView[]).map((entry, seat) => ({
      ...entry,
      ready: null,
      bid: seat === moment.seat ? null : entry.bid,
    }));
    const seen = JSON.stringify(seats);
    if ((told.get(rounds) ?? seen) !== seen) found.push(`after ${rounds} rounds: ${told.get(rounds) ?? ''}, then ${seen}`);
    told.set(rounds, seen);
    showed += moment.events.filter(({ event }) => event === 'showed').length;
    if (showed !== rounds * seats.length) found.push(`${showed} bids were shown in ${rounds} rounds`);
    for (const { kind } of (moment.view.question ?? []) as { seat: number; kind: string }[])
      if (moment.seat === null && kind !== 'bid') found.push(`somebody is asked ${kind}`);
  }
  return found;
}
