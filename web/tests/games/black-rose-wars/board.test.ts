import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet, tick } from 'svelte';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadBoard } from '../../../src/boards';
import type { BlackRoseSpeaker } from '../../../src/games/black-rose-wars/speech/speaker';
import { final, legend, preview } from '../../../src/games/black-rose-wars/board';
import { layersOf } from '../../../src/games/black-rose-wars/board/running';
import type { BlackRoseView, RoomView } from '../../../src/games/black-rose-wars/speech/view';
import { api } from '../../../src/lib/api';
import { Connection } from '../../../src/lib/connection.svelte';
import { words } from '../../../src/lib/words.svelte';
import { LivePlay } from '../../../src/play/live.svelte';
import { Panel } from '../../../src/play/panel.svelte';
import Prompt from '../../../src/play/Prompt.svelte';
import { sectionsOf } from '../../../src/play/text';
import { pieces, speakerOf, type GameEvent, type SpeakerMaker } from '../../../src/speech';
import type { Choice, Question } from '../../../src/wire';
import { FakeSocket, openFake, moment, table } from '../../play/fake';
import { told } from '../../told';

interface Scene {
  view: BlackRoseView;
  question: Question;
}

/** The first exploration from a room in a game for three where others hold cards, as the server would tell its mage of it. */
const SCENE = `
import json, random, sys, mindrose
game = mindrose.load("black-rose-wars")
table = game.new(3, seed="scene")
chance = random.Random(1)
def there(asked):
    seats = table.view(asked.seat)["seats"]
    held = any(one["hand"]["count"] for seat, one in enumerate(seats) if seat != asked.seat)
    return asked.kind == "explore" and len(asked.answers) > 3 and seats[asked.seat]["at"] != "cell" and held
while not there(table.questions[0]):
    asked = table.questions[0]
    table.answer(chance.choice(table.legal(asked.seat)), asked.seat)
asked = table.questions[0]
choices = [{"number": one.number, "verb": one.choice.verb, "points": one.choice.points, "caution": ""} for one in asked.answers]
question = {"kind": asked.kind, "rule": asked.rule, "forced": False, "window": False, "settled": False, "series": 1,
            "choices": choices, "barred": []}
json.dump({"view": table.view(asked.seat), "question": question}, sys.stdout)
`;
const repository = resolve(import.meta.dirname, '../../../..');
const scene = JSON.parse(
  execFileSync(`${repository}/.venv/bin/python`, ['-c', SCENE], { cwd: repository, encoding: 'utf8', maxBuffer: 1 << 24 }),
) as Scene;
const game = told('black-rose-wars');
const seat = Number(scene.view.seat);
const NAMES = ['Ann', 'Bob', 'Cleo'];

let make: SpeakerMaker;
beforeAll(async () => {
  const printed = {
    crypt: 'Summon somebody.\nSummon two.',
    'shared-torture': 'Hurt somebody.\nHurt everybody.',
    'ev1-01': 'Mages in their cells gain 1 power.',
    'ev1-03': 'Black Rose phase\nInstability in green rooms.',
  };
  const sentences = { 'grim-torment-main': '1 Hurt somebody.\n2 Hurt everybody.' };
  vi.spyOn(api, 'powers').mockResolvedValue({ printed, sentences });
  make = await speakerOf(game);
});
beforeEach(() => words.load('en'));

function named(event: GameEvent): unknown[] {
  const line = make(NAMES).eventParts(event);
  return pieces(line).flatMap(({ text, mention }) => {
    if (mention === null) return [];
    const { start, end, ...thing } = mention;
    expect(line.text.slice(start, end)).toBe(text);
    return [{ text, ...thing }];
  });
}

async function sitDown(changes: Partial<BlackRoseView> = {}, question = scene.question): Promise<LivePlay> {
  const connection = new Connection('t1', openFake);
  connection.open();
  onTestFinished(() => connection.close());
  FakeSocket.last.onopen?.();
  const seats = NAMES.map((name) => ({ kind: 'person' as const, name, level: null, player: null, connected: true }));
  const info = table({ game: 'black-rose-wars', players: 3, seats, you: [seat] });
  const play = new LivePlay(game, info, await loadBoard('black-rose-wars'), make, connection);
  FakeSocket.last.hear(moment({ seat, number: 3, view: { ...scene.view, ...changes }, question }));
  await vi.waitFor(() => expect(play.moment.number).toBe(3));
  const prompt = createRawSnippet(() => ({ render: () => '<p>prompt</p>' }));
  render(play.board.Board, { play, prompt });
  return play;
}

function linesOf(play: LivePlay): string[] {
  return sectionsOf(play).flatMap(({ lines }) => lines);
}

test('a line names players, rooms, evocations and spells', () => {
  const speaker = make(NAMES) as BlackRoseSpeaker;
  const cadaver = speaker.names.kindOf('figure').words.indexOf('cadaver-1');
  expect(named({ event: 'summoned', participant: 1, figure: cadaver, room: 2 })).toEqual([
    { text: 'Bob', kind: 'seat', seat: 1 },
    { text: 'Cadaver 1', kind: 'thing', thing: `figure:${cadaver}` },
    { text: 'Crypt', kind: 'thing', thing: 'room:2' },
  ]);
  expect(named({ event: 'discarded', seat: 0, spell: 0 })).toContainEqual({
    text: 'Shared Torture',
    kind: 'card',
    card: 'shared-torture',
  });
});

test('what is printed on a card comes from the server', async () => {
  const speaker = make() as BlackRoseSpeaker;
  await vi.waitFor(() => expect(speaker.cardText('crypt')).toBe('Summon somebody.\nSummon two.'));
  expect(speaker.card('crypt')).toBe('Crypt');
});

describe('the board', () => {
  test('shows the lodge as nineteen rooms through which arrows lead', async () => {
    await sitDown();
    const tiles = [...document.querySelectorAll<HTMLElement>('.tile [data-thing]')];
    expect(tiles).toHaveLength(19);
    const hall = tiles[9] as HTMLElement;
    expect(hall).toHaveAccessibleName(/Hall of the Black Rose, black, ruined, .* rewards 6, 3, 1/);
    hall.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.closest('[data-place]')).toHaveAttribute('data-place', 'P05');
  });

  test('a room that can be chosen is pressed where it lies', async () => {
    const play = await sitDown();
    const [choice] = scene.question.choices.filter(({ verb }) => verb === 'move');
    if (choice === undefined) throw new Error('nothing to move to');
    const rooms = screen.getAllByRole('button', { name: (name) => name.startsWith(play.label(choice)) });
    await userEvent.click(rooms[0] as HTMLElement);
    expect(play.selected).toBe(choice.number);
  });

  test('a room can be picked together with the action that asks for it; what has changed meanwhile is asked again', async () => {
    const explore: Choice = { number: 9000, verb: 'explore', points: {}, caution: '' };
    const play = await sitDown({}, { ...scene.question, kind: 'action', choices: [explore] });
    const [move] = scene.question.choices.filter(({ verb }) => verb === 'move');
    const room = (game.content.rooms as { room: { id: string }[] }).room[Number(move?.points.room)]?.id ?? '';
    const [place = ''] = Object.entries(scene.view.lodge).find(([, one]) => one.room === room) ?? [];
    play.pick(explore.number);
    const open = { taken: 1, stop: 'open' as const, events: [], question: scene.question, assumed: [], view: play.view };
    play.ahead = { answers: [explore.number], ...open };
    await tick();
    await userEvent.click(document.querySelector(`[data-place="${place}"] .tile [data-thing]`) as HTMLElement);
    const answers = FakeSocket.last.sent.at(-1);
    expect(answers).toMatchObject({ type: 'answers', answers: [explore.number, move?.number] });
    FakeSocket.last.hear(moment({ seat, number: 4, view: { ...scene.view }, question: scene.question }));
    FakeSocket.last.hear({ type: 'accepted', id: answers?.id, taken: 1 });
    await vi.waitFor(() => expect(play.note?.text).toBe('Something has changed at the table: choose the rest again.'));
  });

  test('says what is printed on what is about to be chosen', async () => {
    const crypt = game.content.rooms as { room: { id: string }[] };
    const room = crypt.room.findIndex(({ id }) => id === 'crypt');
    const offered: [string, Choice['points']][] = [
      ['lay', { spell: 0, slot: 1 }],
      ['side', { spell: 0, slot: 1, side: 1, type: 0, element: 0 }],
      ['activate', { room }],
      ['stop', {}],
    ];
    const choices = offered.map(([verb, points], number) => ({ number, verb, points, caution: '' }));
    const [place = '', ruined] = Object.entries(scene.view.lodge).find(([, one]) => one.room === 'crypt') ?? [];
    for (const [restored, does] of [
      [false, 'Summon somebody.'],
      [true, 'Summon two.'],
    ] as const) {
      const lodge = { ...scene.view.lodge, [place]: { ...(ruined as RoomView), restored } };
      const play = await sitDown({ lodge }, { ...scene.question, choices });
      const said = (): unknown[] => choices.map(({ number }) => preview(play, number));
      await vi.waitFor(() => expect(said()).toEqual([['Hurt somebody.', 'Hurt everybody.'], ['Hurt everybody.'], [does], []]));
    }
  });

  test('an event says what it does, whether it acts in one phase or in all', async () => {
    await sitDown({ events: { ...scene.view.events, slots: ['ev1-01', 'ev1-03', null] } });
    const told = (name: string): string | null => screen.getByRole('button', { name }).textContent;
    await vi.waitFor(() => expect(told('Hidden Resources')).toContain('Mages in their cells gain 1 power.'));
    expect(told('Rebirth at Sunset')).toMatch(/Rose.*Instability in green rooms\./);
    expect(told('Rebirth at Sunset')).not.toContain('Black Rose phase');
  });

  test('shows the own hand and board, and the backs of others’ cards', async () => {
    const play = await sitDown();
    const held = screen.getByRole('region', { name: 'Hand' });
    const own = scene.view.seats[seat]?.hand as string[];
    for (const card of own) expect(within(held).getAllByRole('button', { name: new RegExp(play.speaker.card(card)) })).not.toEqual([]);
    const board = screen.getByRole('region', { name: 'Mage board' });
    for (const slot of ['Quick', 'I', 'II', 'III'])
      expect(within(board).getByRole('button', { name: new RegExp(`^${slot}: `) })).toBeInTheDocument();
    expect(linesOf(play).some((line) => /^Hand \d\/\d: .*\? /.test(line))).toBe(true);
  });

  test('of a hand what is planned lies on the board', async () => {
    const hand = ['killer-fog', 'killer-fog seen by 1', 'blight'];
    const plan = { i: { spell: 'killer-fog', side: 'main' as const } };
    const seats = scene.view.seats.map((one, number) => (number === seat ? { ...one, hand, plan } : one));
    const play = await sitDown({ seats });
    expect(linesOf(play)).toContainEqual(expect.stringMatching(/^Hand 2\/\d: Killer Fog, Blight/));
  });

  test('says in words whose cubes lie in a room', async () => {
    const colours = scene.view.seats.map(({ colour }) => colour);
    const sign = { red: '▲', blue: '●', green: '■', purple: '◆' }[colours[1] ?? 'red'];
    const [place = '', room] = Object.entries(scene.view.lodge).find(([, one]) => one.room === 'crypt') ?? [];
    if (room === undefined) throw new Error('there is no crypt');
    const play = await sitDown({ lodge: { ...scene.view.lodge, [place]: { ...room, cubes: ['rose', 'rose', 1], restored: false } } });
    expect(screen.getByRole('button', { name: /^(Move to the )?Crypt.*3 of 6: Black Rose 2, Bob/ })).toBeInTheDocument();
    expect(linesOf(play).find((line) => line.startsWith('Crypt'))).toContain(`3/6, ✿ Black Rose 2, ${sign} Bob 1`);
  });

  test('a window says what it interrupts, all of whose windows can be let pass', async () => {
    const frame = (program: string, whose = seat) => ({ program, at: 1, seat: whose });
    const stack = [frame('activation', 1), frame('shared-torture-main', 1), frame('checkpoint', 1), frame('declaring')];
    const pass: Choice = { number: 0, verb: 'pass', points: {}, caution: '' };
    const window = { ...scene.question, kind: 'declare', window: true, choices: [pass] };
    const play = await sitDown({ active: 1, stack }, window);
    expect(screen.getByRole('region', { name: 'What runs now' })).toHaveTextContent(/Bob’s activation.*Shared Torture.*your answer/);
    render(Prompt, { play, panel: new Panel() });
    await userEvent.click(screen.getByRole('button', { name: 'Pass for all of it: Shared Torture' }));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'passing', until: 'spell' });
    expect(play.key(0)).toBe('p');
  });

  test('a window says how those stand to whom the last sentence has done something', async () => {
    const speaker = make(NAMES) as BlackRoseSpeaker;
    await vi.waitFor(() => expect(speaker.sentences('grim-torment-main')).toHaveLength(2));
    const frame = (program: string, more = {}) => ({ program, at: 2, seat: 1, ...more });
    const stack = [frame('activation'), frame('grim-torment-main'), frame('checkpoint', { first: 1, top: 3 })];
    const happened = [
      { kind: 'enters', victim: 2 },
      { kind: 'hit', victim: 0 },
      { kind: 'lethal', victim: 0 },
    ];
    const view = { ...scene.view, stack, happened };
    const [, spell] = layersOf({ view, speaker, seat } as unknown as LivePlay);
    const { cubes } = scene.view.seats[0] ?? { cubes: [] };
    const result = `Ann ${cubes.length}/${scene.view.values['mage-0']?.health}`;
    expect(spell?.steps).toEqual([
      { text: 'Hurt somebody.', state: 'applied', result },
      { text: 'Hurt everybody.', state: 'coming' },
    ]);
  });

  test('a school of the library can be read and chosen beside what is asked, and not only on its pile', async () => {
    const schools = [0, 1, 2].map((school) => ({ number: school, verb: 'study', points: { school }, caution: '' }));
    const play = await sitDown({}, { ...scene.question, kind: 'study', choices: schools });
    const offered = within(screen.getByRole('group', { name: 'Choices' }));
    expect(offered.getAllByRole('button')).toHaveLength(3);
    expect(offered.getByRole('button', { name: play.label(schools[1] as Choice) })).toHaveTextContent(/[a-z]{3}.*\./);
    await userEvent.click(offered.getAllByRole('button')[1] as HTMLElement);
    expect(play.selected).toBe(1);
  });

  test('a colour is offered with its mark', async () => {
    const colours = [0, 3].map((colour) => ({ number: colour, verb: 'colour', points: { colour }, caution: '' }));
    await sitDown({}, { ...scene.question, kind: 'colour', choices: colours });
    const offered = within(screen.getByRole('group', { name: 'Choices' })).getAllByRole('button');
    for (const [place, mark] of ['red', 'purple'].entries()) expect(offered[place]?.querySelector(`svg.${mark}`)).toBeInTheDocument();
  });

  test('the end says of what everybody’s power consists, the winner first', async () => {
    const play = await sitDown({
      seats: scene.view.seats.map((one, place) => ({ ...one, power: [7, 9, 8][place] ?? 0 })),
      rose: { ...scene.view.rose, power: 8 },
    });
    const bonus = (participant: number, bonus: number, number: number) => ({ event: 'bonus', participant, bonus, number });
    play.story = [bonus(0, 0, 5), bonus(4, 1, 2), bonus(0, 2, 1)];
    render((await final()).default, { play, winners: [0] });
    const rows = within(screen.getByRole('table', { name: 'Standings' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim()))).toEqual([
      ['Ann', '7', '+5', '–', '+1', '13'],
      ['Black Rose', '8', '–', '+2', '–', '10'],
      ['Bob', '9', '–', '–', '–', '9'],
      ['Cleo', '8', '–', '–', '–', '8'],
    ]);
  });

  test('every mark has its meaning', async () => {
    const play = await sitDown();
    await userEvent.click(screen.getByRole('button', { name: 'What the marks mean' }));
    expect(play.scene).toBe('legend');
    render((await legend()).default, { play });
    expect(screen.getAllByRole('definition').length).toBeGreaterThan(10);
  });

  test('tells what runs, what is in reach and what clean-up would bring as text, too', async () => {
    const { board, moment, speaker, table, ahead, selected, question } = await sitDown();
    await vi.waitFor(() => expect((speaker as BlackRoseSpeaker).sentences('grim-torment-main')).toHaveLength(2));
    const told = (changes: Partial<BlackRoseView>): string => {
      const play = { board, moment, speaker, table, seat, ahead, selected, question, view: { ...full, ...changes } };
      return sectionsOf({ ...play, label: () => '', choice: () => undefined, legal: () => false } as unknown as LivePlay)
        .map(({ heading, lines }) => [heading, ...lines].join('\n'))
        .join('\n');
    };
    const frame = (program: string, more = {}) => ({ program, at: 2, seat: 1, ...more });
    const window = frame('checkpoint', { first: 0, top: 1 });
    const room = (place: string): string => (speaker as BlackRoseSpeaker).room(scene.view.lodge[place]?.room ?? '');
    const full: BlackRoseView = {
      ...scene.view,
      stack: [frame('activation'), frame('shared-torture-main'), frame('grim-torment-main'), window, frame('declaring', { seat })],
      happened: [{ kind: 'hit', victim: 0 }],
      forecast: { restored: ['P01', 'P03'], power: { rose: 6, 1: 3 } },
      reach: { from: 'P05', rooms: ['P05', 'P10'], sight: true },
    };
    const { cubes } = full.seats[0] ?? { cubes: [] };
    const text = told({});
    for (const line of [
      'What runs now\nBob’s activation\n',
      `\nGrim Torment 1: Hurt somebody. (just applied, Ann ${cubes.length}/${full.values['mage-0']?.health})\n`,
      '\nGrim Torment 2: Hurt everybody. (to come)\nyour answer\n',
      `\nClean-up now: restored: ${room('P01')}, ${room('P03')}, Bob (+3), Black Rose (+6)\n`,
      `\nIn reach from ${room('P05')}: ${room('P05')}, ${room('P10')} (in sight)\n`,
    ])
      expect(text).toContain(line);
    expect(text.indexOf('Shared Torture')).toBeLessThan(text.indexOf('Grim Torment'));
    const none: Partial<BlackRoseView>[] = [
      ...full.stack.map((_, place) => ({ stack: full.stack.filter((_, other) => other !== place) })),
      { happened: [] },
      { forecast: { ...full.forecast, restored: ['P01'] } },
      { forecast: { ...full.forecast, power: {} } },
      { reach: { from: null, rooms: [], sight: true } },
      { reach: { from: 'P05', rooms: ['P05', 'P10'], sight: false } },
    ];
    for (const changes of none) expect(told(changes), JSON.stringify(changes)).not.toBe(text);
    expect(told({ stack: [] })).not.toContain('What runs now');
    for (const language of ['ru', 'it', 'zh'] as const) {
      await words.load(language);
      expect(told({})).not.toMatch(/[a-z]_[a-z]|undefined|\[object|\{ ?\$/);
    }
  });

  test('can be read as text in every language', async () => {
    const play = await sitDown();
    for (const language of ['en', 'ru', 'it', 'zh'] as const) {
      await words.load(language);
      const lines = linesOf(play);
      expect(lines.length).toBeGreaterThan(30);
      expect(lines.join('\n')).not.toMatch(/[a-z]_[a-z]|undefined|\[object|\{ ?\$/);
    }
  });
});
