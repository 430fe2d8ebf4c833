import type { GameInfo, Moment } from '../src/wire.ts';
import { examine } from './axe.ts';
import { expect, type Page, test } from './house.ts';
import { Player } from './player.ts';
import { eavesdrop } from './secrecy.ts';
import { BOT, join, ME, OPEN, record, sitDown } from './tables.ts';

const GAME = 'black-rose-wars';
/** BR-27.2.1 A round or two long. */
const SHORT = { second_moon: 1, third_moon: 2, end: 3 };
const likes = { confirm: false };
const READY = /^You are ready/;
const HURRY = /^(End |Put nothing|Leave it|Keep all|Use nothing|Go no|Activate no|Stay|No more)/;
/** Events that name a card to those only who have seen it. */
const SECRET = ['drew_forgotten', 'looked', 'put_back'];
/** A table at which the first seat, and nobody else, may answer something with a trap or a defence. */
const WINDOW = `
import itertools, json, random, mindrose
def window():
    for number in itertools.count():
        chance = random.Random(number)
        table = mindrose.load("${GAME}").new(4, seed=f"window {number}", **json.loads('${JSON.stringify(SHORT)}'))
        while not table.over:
            asked = table.questions[0]
            if asked.kind == "declare" and asked.seat == 0 and len(table.questions) == 1 < len(asked.answers):
                return table
            table.answer(chance.choice(table.legal(asked.seat)), asked.seat)
print(window().record().json())
`;

/** What views tell of a seat. */
interface SeatView {
  hand: readonly string[] | object;
  studied: readonly string[] | object;
  board: Record<string, Laid>;
  plan?: Record<string, Laid>;
}

interface Spell {
  id: string;
  name: { en: string };
}

/** A spell on a board; face down it has a back instead. */
interface Laid {
  spell?: string;
  status?: string;
}

test('two browsers and two bots play a whole game with secret plans, watched by a third', async ({ visit }) => {
  test.setTimeout(240_000);
  const [ann, bob, spectator] = await Promise.all([visit({ likes }), visit({ likes }), visit()]);
  const heard = [ann, bob, spectator].map(eavesdrop);
  const [annHears = [], bobHears = [], spectatorHears = []] = heard;
  const spells = await spellsOf(ann);

  const table = await sitDown(ann, 'Ann', [ME, OPEN, BOT, BOT], { game: GAME, options: SHORT });
  await join(bob, 'Bob', table);
  await spectator.goto(`/table/${table.id}`);
  await expect(spectator.getByText('You are watching.')).toBeVisible();

  const ended = await Promise.all([
    play(ann, () => expectHidden(unheard(planned(annHears), bobHears, spells), bob)),
    play(bob, () => expectHidden(unheard(planned(bobHears), annHears, spells), ann)),
  ]);
  await expect(spectator.getByRole('link', { name: 'Watch again' })).toBeVisible();
  expect(ended[0]).toMatch(/wins with \d+ power|Black Rose/);
  expect([...ended, await spectator.locator('#prompt').innerText()]).toEqual([ended[0], ended[0], ended[0]]);
  heard.forEach((moments, page) => expect(leaks(moments, page < 2 ? page : null)).toEqual([]));

  for (const moments of [annHears, bobHears]) expect(moments.some((moment) => planned([moment]).length > 1)).toBe(true);
  expect(spectatorHears.length).toBeGreaterThan(20);
  await examine(ann, 'end');
});

test('a trap is sprung from its window, nobody knew of it, and the game goes on to its end', async ({ visit }) => {
  test.setTimeout(240_000);
  const [ann, bob] = await Promise.all([visit({ likes }), visit({ likes })]);
  const [annHears, bobHears] = [eavesdrop(ann), eavesdrop(bob)];
  const seats = [ME, OPEN, BOT, BOT];
  const table = await sitDown(ann, 'Ann', seats, { game: GAME, record: record(WINDOW) });
  await join(bob, 'Bob', table);

  const player = new Player(ann);
  await player.ready();
  await expect(player.prompt).toHaveText(/^Just now: .+\. Use an activated spell\?$/);
  await examine(ann, 'window');
  const use = (await player.labels()).find((label) => / on (slot I|the Quick slot)/.test(label)) ?? '';
  const [spell = ''] = use.split(' on ');
  await bob.getByRole('tab', { name: 'Log' }).click();
  const told = bob.getByRole('region', { name: 'Log' });
  await expect(told).toContainText(/\S/);
  expect(leaks(bobHears, 1)).toEqual([]);
  await player.choose(use);
  const sprung = async (): Promise<boolean> => (await told.innerText()).includes(spell);
  const next = expect.poll(async () => (await sprung()) || (await player.choices.count()) > 0, { timeout: 30_000 });
  for (await next.toBe(true); !(await sprung()); await next.toBe(true)) await player.move();
  await expect(told).toContainText(spell);
  const ended = await Promise.all([play(ann), play(bob)]);
  expect(ended[0]).toMatch(/wins with \d+ power|Black Rose/);
  expect(ended[1]).toBe(ended[0]);
  expect([...leaks(annHears, 0), ...leaks(bobHears, 1)]).toEqual([]);
});

/** Plays to the end, and changes no plan that is ready; before every answer something is looked at. */
async function play(page: Page, look = async (): Promise<void> => {}): Promise<string> {
  const player = new Player(page, wary);
  do {
    await look();
    await expect(player.prompt).not.toHaveText(READY, { timeout: 60_000 });
  } while (await player.move());
  return player.prompt.innerText();
}

/** Lays traps and defences, casts whatever was laid, answers all that can be answered, and hurries otherwise. */
function wary(labels: readonly string[]): number {
  const wanted = [/ on (slot I|the Quick slot)/, /\((Trap|Defence),/, /^Cast/, /^Attack/, HURRY, /^(?!Leave)./, /./];
  const fitting = wanted.map((pattern) => labels.findIndex((label) => pattern.test(label)));
  return fitting.find((found) => found >= 0) ?? -1;
}

/** The spells of the own plan, by the last moment that a page was told. */
function planned(heard: readonly Moment[]): string[] {
  const last = heard.at(-1);
  const plan = last === undefined || last.seat === null ? undefined : seatsOf(last)[last.seat]?.plan;
  return Object.values(plan ?? {}).flatMap(({ spell }) => (spell === undefined ? [] : [spell]));
}

/** The names of those of which another page has never been told, as far as no other name holds them. */
function unheard(ids: readonly string[], heard: readonly Moment[], spells: readonly Spell[]): string[] {
  if (ids.length === 0) return [];
  const told = JSON.stringify(heard.map(({ view }) => view));
  const events = heard.flatMap((moment) => moment.events as { spell?: number | null }[]);
  const secret = spells.filter(({ id }, number) => !told.includes(`"${id}`) && !events.some(({ spell }) => spell === number));
  const names = secret.filter(({ id }) => ids.includes(id)).map(({ name }) => name.en);
  return names.filter((name) => spells.filter((other) => other.name.en.includes(name)).length === 1);
}

async function expectHidden(names: readonly string[], page: Page): Promise<void> {
  if (names.length === 0) return;
  const shown = await page.locator('main').innerText();
  expect(names.filter((name) => shown.includes(name))).toEqual([]);
}

/** What a page was told that its seat may not know: hands, plans and face-down spells of others, and what they can answer. */
function leaks(heard: readonly Moment[], own: number | null): string[] {
  return heard.flatMap((moment) => {
    const asked = (moment.view.question as { seat: number; answers?: number[] }[] | undefined) ?? [];
    const found = asked.flatMap(({ seat, answers }) => (seat === own || answers === undefined ? [] : [`answers of seat ${seat}`]));
    if (moment.seat !== own) found.push(`a view of seat ${moment.seat}`);
    for (const { event, seat, spell } of moment.events as { event: string; seat?: number; spell?: number | null }[])
      if (SECRET.includes(event) && seat !== own && spell !== null) found.push(`event ${event} of seat ${seat}`);
    seatsOf(moment).forEach(({ hand, studied, board, plan }, seat) => {
      if (seat === own) return;
      if (Array.isArray(hand) || Array.isArray(studied) || plan !== undefined) found.push(`cards or plan of seat ${seat}`);
      const seen = Object.values(board).filter(({ spell, status }) => spell !== undefined && status !== 'revealed');
      found.push(...seen.map(({ spell }) => `a face-down spell of seat ${seat}: ${spell}`));
    });
    return found.map((leak) => `moment ${moment.number}: ${leak}`);
  });
}

function seatsOf({ view }: Moment): SeatView[] {
  return view.seats as SeatView[];
}

/** The spells of all schools, by their numbers. */
async function spellsOf(page: Page): Promise<Spell[]> {
  const games = (await (await page.request.get('/api/games')).json()) as GameInfo[];
  return (games.find(({ id }) => id === GAME)?.content.spells as { spell: Spell[] }).spell;
}
