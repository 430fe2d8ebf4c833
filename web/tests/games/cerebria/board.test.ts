import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadBoard } from '../../../src/boards';
import GenericBoard from '../../../src/boards/generic/GenericBoard.svelte';
import { api } from '../../../src/lib/api';
import { Connection } from '../../../src/lib/connection.svelte';
import { type Language, words } from '../../../src/lib/words.svelte';
import { settings } from '../../../src/lib/settings.svelte';
import { LivePlay } from '../../../src/play/live.svelte';
import { hintOf, sentenceOf } from '../../../src/play/prompt';
import { sectionsOf } from '../../../src/play/text';
import { pieces, speakerOf, type GameEvent, type SpeakerMaker } from '../../../src/speech';
import type { CerebriaSpeaker } from '../../../src/games/cerebria/speech/speaker';
import type { CerebriaView } from '../../../src/games/cerebria/speech/view';
import { ACTIONS } from '../../../src/games/cerebria/speech/vocabulary';
import type { Choice, Question } from '../../../src/wire';
import { FakeSocket, openFake, moment, table } from '../../play/fake';
import { told } from '../../told';

interface Scene {
  view: Record<string, unknown>;
  question: Question;
}

/** A question about upgrades, and why some of them cannot be used, by their names. */
interface Declared extends Scene {
  reasons: Record<string, { answer: number; code: string; rule: string; about: object }>;
}

/** Ann's first turn in a game for four, as the server would tell her of it. */
const SCENE = `
import json, sys, mindrose
game = mindrose.load("cerebria")
table = game.new(4, seed="scene", mode="basic", first="bliss")
while table.questions[0].kind != "menu":
    asked = table.questions[0]
    table.answer(table.legal(asked.seat)[0], asked.seat)
asked = table.questions[0]
choices = [{"number": one.number, "verb": one.choice.verb, "points": one.choice.points} for one in asked.answers]
barred = []
for one in asked.barred:
    why = table.unspoken(one, asked.seat)
    barred.append({"number": one.number, "verb": one.verb, "points": one.points,
                   "code": why.code, "rule": why.rule, "about": why.about})
question = {"kind": "menu", "rule": asked.rule, "forced": False, "window": True, "choices": choices, "barred": barred}
json.dump({"view": table.view(asked.seat), "question": question}, sys.stdout)
`;
/** Delight moves with 1 WP: of its upgrades the first costs 1 more, and the others are locked. */
const DECLARED = `
import json, sys, mindrose
row = {"move": ["red", "blue", None, None]}
seats = [{"spirit": "delight", "at": "valley-cradle", "wp": 1, "vibes": row}]
table = mindrose.load("cerebria").from_position({"players": 4, "seats": seats})
table.do("act", action="move")
[asked] = table.questions
plain = asked.answers[0]
reasons = {}
for slot, upgrade in enumerate(["haste", "overcome", "determination"]):
    why = table.unspoken(plain.number + (1 << slot), asked.seat)
    reasons[upgrade] = {"answer": plain.number + (1 << slot), "code": why.code, "rule": why.rule, "about": why.about}
choices = [{"number": one.number, "verb": one.verb, "points": one.points} for one in asked.answers]
question = {"kind": asked.kind, "rule": asked.rule, "forced": False, "window": False, "choices": choices, "barred": []}
json.dump({"view": table.view(asked.seat), "question": question, "reasons": reasons}, sys.stdout)
`;
const repository = resolve(import.meta.dirname, '../../../..');
const written = (code: string): unknown =>
  JSON.parse(execFileSync(`${repository}/.venv/bin/python`, ['-c', code], { cwd: repository, encoding: 'utf8', maxBuffer: 1 << 24 }));
const scene = written(SCENE) as Scene;
const cerebria = told('cerebria');
const seat = Number(scene.view.seat);

/** Nothing has a size here. */
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

let make: SpeakerMaker;
beforeAll(async () => {
  vi.spyOn(api, 'powers').mockResolvedValue({ revised: { courage: 'It is brave.' } });
  make = await speakerOf(cerebria);
});
beforeEach(() => words.load('en'));

function named(event: GameEvent): unknown[] {
  const line = make(['Ann', 'Bob', 'Cleo', 'Dan']).eventParts(event);
  return pieces(line).flatMap(({ text, mention }) => {
    if (mention === null) return [];
    const { start, end, ...thing } = mention;
    expect(line.text.slice(start, end)).toBe(text);
    return [{ text, ...thing }];
  });
}

describe('a line of Cerebria names', () => {
  test('players, Emotions and their spaces', () => {
    expect(named({ event: 'entered', seat: 1, space: 2, card: 0 })).toEqual([
      { text: 'Bob', kind: 'seat', seat: 1 },
      { text: 'Affection', kind: 'card', card: 'affection' },
      { text: 'the Valley–Cradle Frontier', kind: 'thing', thing: 'space:valley-cradle' },
    ]);
  });

  test('the spots of Spirits, Realms and Spheres', () => {
    expect(named({ event: 'moved', seat: 0, origin: 1, spirit_space: 2 })).toContainEqual({
      text: 'Cradle of Senses',
      kind: 'thing',
      thing: 'spot:cradle',
    });
    expect(named({ event: 'control', kind: 0, place: 0, faction: 1 })).toEqual([
      { text: 'the Valley–Cradle Frontier', kind: 'thing', thing: 'spot:valley-cradle' },
    ]);
    expect(named({ event: 'refilled', sphere: 0 })).toEqual([{ text: 'Commitment', kind: 'thing', thing: 'sphere:commitment' }]);
  });

  test('nothing that is hidden', () => {
    expect(named({ event: 'dealt', seat: 2, card: null })).toEqual([{ text: 'Cleo', kind: 'seat', seat: 2 }]);
  });
});

test('the power of a card comes from the server', async () => {
  const speaker = (await speakerOf(cerebria))() as CerebriaSpeaker;
  expect(speaker.cardText('courage')).toContain('…');
  await vi.waitFor(() => expect(speaker.cardText('courage')).toContain('It is brave.'));
  expect(speaker.cardText('brightness')).toContain('No power.');
});

async function sitDown(changes: object = {}, own = false): Promise<LivePlay> {
  const connection = new Connection('t1', openFake);
  connection.open();
  onTestFinished(() => connection.close());
  FakeSocket.last.onopen?.();
  const four = ['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => ({
    kind: 'person' as const,
    name,
    level: null,
    player: null,
    connected: true,
  }));
  const info = table({ game: 'cerebria', players: 4, seats: four, you: [seat] });
  const play = new LivePlay(cerebria, info, await loadBoard('cerebria'), make, connection);
  FakeSocket.last.hear(moment({ seat, number: 3, view: { ...scene.view, ...changes }, question: scene.question }));
  await vi.waitFor(() => expect(play.moment.number).toBe(3));
  const prompt = createRawSnippet(() => ({ render: () => '<p>prompt</p>' }));
  render(own ? play.board.Board : GenericBoard, { play, prompt });
  return play;
}

describe('the table in sections', () => {
  test('shows the ring in its order, and the hands that the seat may see', async () => {
    const play = await sitDown();
    const rows = within(screen.getAllByRole('table')[0] as HTMLElement).getAllByRole('rowheader');
    expect(rows.map((row) => row.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      'Valley of Motives Gain Willpower −1 WP',
      'Valley–Cradle',
      'Cradle of Senses Draw Emotions −1 WP',
      'Cradle–Network',
      'Network of Thoughts Move Emotion −1 WP',
      'Network–Land',
      'Land of Desires Intensify −1 WP',
      'Land–Willow',
      'Willow of Values Harvest Essence −1 WP',
      'Willow–Valley',
    ]);
    const seats = scene.view.seats as { hand: string[] | { count: number } }[];
    const mate = seats[(seat + 2) % 4]?.hand as string[];
    const panel = screen.getByRole('heading', { name: new RegExp(`^${play.names[(seat + 2) % 4]}`) }).closest('section') as HTMLElement;
    for (const card of mate) expect(within(panel).getAllByText(play.speaker.card(card.split(' ')[0] ?? '')).length).toBeGreaterThan(0);
  });

  test('enlarges a card that is pressed', async () => {
    const play = await sitDown();
    const hand = screen.getByRole('region', { name: 'Hand' });
    await userEvent.click(within(hand).getAllByRole('button')[0] as HTMLElement);
    expect(play.inspected).not.toBeNull();
  });

  test('offers actions and abilities as buttons, and says what they mean', async () => {
    const play = await sitDown();
    const list = screen.getByRole('group', { name: 'What you can do' });
    await userEvent.click(within(list).getByRole('button', { name: /^Gain Willpower/ }));
    expect(play.preview).toEqual(['Gain 4 WP from the supply.']);
    expect(play.reacting).toBe(false);
  });

  test('keeps what cannot be done now, with the reason and the rule', async () => {
    const play = await sitDown();
    const list = screen.getByRole('group', { name: 'What you can do' });
    expect(
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Spirit action', 'Realm action', 'Ability']);
    const absorb = within(list).getByRole('button', { name: /^Absorb/ });
    expect(absorb).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(absorb);
    expect(play.selected).toBeNull();
    expect(play.note).toEqual({
      kind: 'why',
      text: 'Absorb is not available this turn (CB-15.1.1): use it in your next turn.',
      rule: 'CB-15.1.1',
    });
  });

  test('does not discard the card that is pressed when an action was begun', async () => {
    const play = await sitDown();
    const [held = ''] = (scene.view.seats as { hand: string[] }[])[seat]?.hand ?? [];
    const card = held.split(' ')[0] ?? '';
    const choices: Choice[] = [
      { number: 77, verb: 'use', points: { action: 'invoke', upgrades: '', wp: 2, ambition: 0 }, caution: '' },
      { number: 108, verb: 'vibe_card', points: { card }, caution: '' },
    ];
    FakeSocket.last.hear(
      moment({ seat, number: 4, view: scene.view, question: { ...scene.question, kind: 'upgrades', choices, barred: [] } }),
    );
    await vi.waitFor(() => expect(play.moment.number).toBe(4));
    const hand = screen.getByRole('region', { name: 'Hand' });
    await userEvent.click(within(hand).getAllByRole('button', { name: play.speaker.card(card) })[0] as HTMLElement);
    expect([play.selected, play.inspected]).toEqual([null, card]);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Upgrade',
      'Discard for a Vibe token',
    ]);
    await userEvent.click(screen.getByRole('button', { name: /^Discard .+ for a Vibe token$/ }));
    expect(play.selected).toBe(108);
  });

  test('shows what each side would have if the game ended now', async () => {
    const factions = scene.view.factions as CerebriaView['factions'];
    const bliss = { ...factions.bliss, points: 7, identity: { minor: 2, major: 1, capstone: 1 } };
    const { reckoning } = scene.view as unknown as CerebriaView;
    const totals = { ...reckoning.totals, bliss: { fragments: 15, total: 22 } };
    const play = await sitDown({ factions: { ...factions, bliss }, reckoning: { ...reckoning, totals } });
    expect(within(screen.getByRole('region', { name: 'Hand' })).getByText('Bliss 22')).toHaveTextContent('= 7 + 15');
    expect(screen.getByText('7 + 15 = 22')).toBeInTheDocument();
    const lines = sectionsOf(play).flatMap((section) => section.lines);
    expect(lines.join('\n')).toMatch(/a Minor Fragment is worth 3, a Major one 5, a Capstone 4/);
  });

  test('can be read as text', async () => {
    const play = await sitDown();
    const sections = sectionsOf(play);
    expect(sections.map(({ heading }) => heading)).toContain('Common Aspiration');
    const lines = sections.flatMap((section) => section.lines);
    expect(lines.find((line) => line.startsWith('Valley of Motives:'))).toMatch(/Sphere: .+ \(7 WP/);
    expect(lines.join('\n')).not.toMatch(/[a-z]_[a-z]|undefined|\[object/);
  });

  test('tells all that follows from the table', async () => {
    const { board, moment, speaker, table } = await sitDown();
    const read = (reckoning: object) => {
      const view = { ...scene.view, spaces: { 'valley-cradle': 'courage 2 by 0' }, factions, reckoning };
      return sectionsOf({ board, moment, speaker, table, view, question: null } as unknown as LivePlay);
    };
    const told = (reckoning: object): string =>
      read(reckoning)
        .map(({ heading, lines }) => [heading, ...lines].join('\n'))
        .join('\n');
    const { reckoning, origin, common, ...view } = scene.view as unknown as CerebriaView;
    const { bliss, gloom } = view.factions;
    const hidden = { left: ['unity', 'fortitude'], seen: [] };
    const factions = {
      bliss: { ...bliss, points: 7, identity: { minor: 1 }, hidden: { left: [], seen: ['versatility'] } },
      gloom: { ...gloom, hidden },
    };
    const [current = ''] = common;
    const full: CerebriaView['reckoning'] = {
      ...reckoning,
      sums: { ...reckoning.sums, valley: { bliss: 5, gloom: 3 } },
      blocked: [['valley-cradle', 'cradle']],
      strengths: {
        ...reckoning.strengths,
        [current]: { bliss: 4, gloom: 1 },
        versatility: { bliss: 2, gloom: 1 },
        unity: { bliss: 0, gloom: 6 },
      },
      fulfilled: { ...reckoning.fulfilled, [current]: 'bliss', versatility: 'bliss', unity: 'gloom' },
      counted: { ...reckoning.counted, [current]: ['space:valley-cradle'], versatility: ['spot:valley-cradle'] },
      totals: { bliss: { fragments: 3, total: 10 }, gloom: { fragments: 0, total: 0 } },
      forces: { 'valley-cradle': [{ kind: 'quell', number: 1 }] },
      ripe: ['valley-cradle'],
      revelation: { bliss: ['major', 'major'], gloom: ['none', 'minor'] },
      joins: { valley: 'bliss' },
      prices: { ...reckoning.prices, gain_willpower: 0 },
      absorbed: { commitment: origin.commitment ?? 0 },
    };
    const text = told(full);
    for (const line of [
      /^Valley of Motives: .*Bliss 5 : 3 Gloom/m,
      /Courage \(2 Essence · .*can be Empowered · Quell: \+1 WP · does not count in Cradle of Senses\)/,
      /\(Bliss 4 : 1 Gloom, counted: Courage\)/,
      /^Bliss’ Hidden: Versatility: .* Bliss 2, Gloom 1 \(counted: the Valley–Cradle Frontier\)/m,
      /^Gloom’s Hidden: would win 1 of 2 left \(Unity, Fortitude\)/m,
      /7 \+ 3 = 10/,
      /^Revelation now\nBliss: Major \+5\nGloom: nothing or Minor \+3$/m,
      /^In force\nCourage: Quell: \+1 WP \(.+\)$/m,
      /^Realm action\nGain Willpower: 0 WP \(Valley of Motives\)$/m,
      /^Absorb\nCommitment at .*: 7 WP, .* Absorb takes 7 and brings a Revelation$/m,
      /^Emptying Commitment brings a Revelation; Bliss’ Fortress joins$/m,
      /^Move: .+ \(\d WP\)/m,
    ])
      expect(text).toMatch(line);
    for (const key of Object.keys(reckoning) as (keyof typeof full)[]) {
      const nothing =
        key === 'totals' ? { bliss: { fragments: 0, total: 0 }, gloom: { fragments: 0, total: 0 } } : Array.isArray(full[key]) ? [] : {};
      expect(told({ ...full, [key]: nothing }), `${key} is not told`).not.toBe(text);
    }
    for (const language of ['en', 'ru', 'it', 'zh'] as const) {
      await words.load(language);
      expect(told(full)).not.toMatch(/[a-z]_[a-z]|undefined|\[object|\{ ?\$/);
      const headings = read(full).map(({ heading }) => heading);
      expect(headings).toEqual([...new Set(headings)]);
    }
  });

  test('always shows how far both factions are, beside the hand', async () => {
    await sitDown();
    const held = screen.getByRole('region', { name: 'Hand' });
    expect(within(held).getByText('Bliss 0')).toBeInTheDocument();
    expect(within(held).getByText('Gloom 0')).toBeInTheDocument();
  });

  test('says whose turn it is as the log does', async () => {
    const play = await sitDown();
    expect(screen.getByRole('heading', { name: `Turn 1: ${play.names[seat]}` })).toBeInTheDocument();
  });

  test('has no Intentions in the basic game, and those of the side in use in the full game', async () => {
    const texts = async (options: object): Promise<string[]> => {
      const factions = scene.view.factions as CerebriaView['factions'];
      const play = await sitDown({ options, factions: { ...factions, bliss: { ...factions.bliss, points: 17 } } });
      return sectionsOf(play).find(({ heading }) => heading === 'Intention wheel')?.lines ?? [];
    };
    expect(await texts({ mode: 'basic' })).toEqual([]);
    const [revised, bliss, gloom] = await texts({});
    expect(revised).toMatch(
      /Remove at least 1 Essence.+Fully upgrade a Spirit action.+first one in a turn gives 1 point, each further one 2/,
    );
    expect([bliss, gloom]).toEqual(['Bliss: 17, → 18: 1 Ambition', 'Gloom: 0, → 3: 1 Essence']);
    const [first] = await texts({ edition: 'first', intention_side: 'b' });
    expect(first).toMatch(/Exalt a Fortress \(2 points\)/);
    expect(first).not.toMatch(/further/);
  });

  test('names things as labels are named in other languages, with their own marks', async () => {
    const at = 'valley-1';
    const play = await sitDown({ spaces: { [at]: 'kindness 1 by 0' }, intensity: { [at]: 1 } });
    const told = async (language: Language): Promise<string> => {
      await words.load(language);
      return sectionsOf(play)
        .flatMap(({ lines }) => lines)
        .join('\n');
    };
    const russian = await told('ru');
    expect(russian).toMatch(/1 капля эссенции/u);
    expect(russian).toMatch(/Фрагменты в запасе/u);
    expect(russian).toMatch(/активация/u);
    expect(russian).not.toMatch(/активировать|Общий запас/u);
    expect(await told('zh')).not.toMatch(/\p{Script=Han}[,;:(]|[,;:)] ?\p{Script=Han}/u);
  });

  test('shows the cards of a deck that is being put together', async () => {
    const frame = { program: 'own_deck', at: 0, seat, card_1: 2, card_2: 0, card_3: 2, card_4: -1 };
    await sitDown({ stack: [...(scene.view.stack as object[]), frame] });
    const held = screen.getByRole('region', { name: 'Hand' });
    const deck = within(held).getByText('Deck').closest('p') as HTMLElement;
    expect(
      within(deck)
        .getAllByRole('button')
        .map((card) => card.textContent?.replace(/\s+/g, ' ').trim()),
    ).toEqual(['Courage ×2', 'Affection']);
  });

  test('brings into sight what can be chosen, unless it is there, and goes back afterwards', async () => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    const play = await sitDown();
    const table = screen.getByRole('region', { name: 'Table' });
    scroll.mockImplementation(() => {
      table.scrollTop = 700;
    });
    expect(scroll).not.toHaveBeenCalled();
    const choices = [
      { number: 900, verb: 'place_starting', points: { space: 'valley-1' }, caution: '' },
      { number: 901, verb: 'place_starting', points: { space: 'valley-2' }, caution: '' },
    ];
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.classList.contains('can') ? new DOMRect(0, 900, 10, 20) : new DOMRect(0, 0, 960, 400);
    });
    FakeSocket.last.hear(moment({ seat, number: 4, view: scene.view, question: { ...scene.question, kind: 'place_starting', choices } }));
    await vi.waitFor(() => expect(scroll).toHaveBeenCalledTimes(1));
    expect(play.moment.number).toBe(4);
    FakeSocket.last.hear(moment({ seat, number: 5, view: scene.view, question: null }));
    await vi.waitFor(() => expect(table.scrollTop).toBe(0));
  });
});

test('an action that can only be taken in one way is not asked about, and looked ahead at as a whole', async () => {
  const { usual, assumed } = await loadBoard('cerebria');
  const only: Choice = { number: 77, verb: 'use', points: { action: 'invoke', upgrades: '', wp: 2, ambition: 0 }, caution: '' };
  const asked = (kind: string, ...choices: Choice[]) =>
    usual?.({ question: { ...scene.question, kind, forced: choices.length === 1, choices } } as LivePlay);
  expect(asked('upgrades', only)).toBe(77);
  expect(asked('upgrades', only, { ...only, number: 78 })).toBeNull();
  expect(asked('menu', only)).toBeNull();
  expect(assumed?.({ ...scene.question, kind: 'upgrades', forced: true, choices: [only] })).toBe(77);
  expect(assumed?.({ ...scene.question, kind: 'upgrades', forced: false, choices: [only, { ...only, number: 78 }] })).toBeNull();
});

/** An Emotion of the other faction. */
function foe(): string {
  const own = (scene.view as unknown as CerebriaView).seats[seat]?.faction;
  const speaker = make() as CerebriaSpeaker;
  return ['courage', 'fear'].find((card) => speaker.factionOf(card) !== own) ?? '';
}

describe('the board', () => {
  const { barred, choices } = scene.question;
  const actions = [...choices, ...barred].filter(({ verb }) => verb === 'act');

  test('always shows every action and every ability, and why one cannot be chosen', async () => {
    const play = await sitDown({}, true);
    const speaker = play.speaker as CerebriaSpeaker;
    expect(actions).toHaveLength(10);
    for (const { points } of actions) {
      const name = speaker.action(String(points.action));
      expect(screen.getAllByRole('button', { name: new RegExp(`^${name}`) }).length, name).toBeGreaterThan(0);
    }
    for (const ability of ['add_vibe', 'rotate', 'extra_action', 'absorb'])
      expect(screen.getAllByRole('button', { name: new RegExp(`^${speaker.ability(ability)}`) }).length).toBeGreaterThan(0);
    for (const choice of barred) {
      const label = `${play.label(choice)}: ${play.reason(choice.number)}`;
      expect(screen.getByRole('button', { name: label })).toHaveAttribute('aria-disabled', 'true');
    }
  });

  test('has one key for each action, whatever else can be done', async () => {
    const play = await sitDown({}, true);
    for (const { number, points } of actions)
      expect(play.key(number)).toBe(String((ACTIONS.indexOf(points.action as (typeof ACTIONS)[number]) + 1) % 10));
    expect(play.answerOf('e')).toBe(0);
  });

  test('begins with the thing: the first press chooses all answers that say it, the second gives them', async () => {
    const play = await sitDown({}, true);
    const { reach } = (scene.view as unknown as CerebriaView).reckoning;
    const move = reach.find(({ action }) => action === 'move');
    const spot = screen.getByRole('button', {
      name: `Move: ${(play.speaker as CerebriaSpeaker).place(move?.at.split(':')[1] ?? '')} (${move?.wp} WP)`,
    });
    await userEvent.click(spot);
    expect(play.drafted?.answers).toEqual(move?.answers);
    expect(spot).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(spot);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'answers', answers: move?.answers });
    expect(screen.queryByRole('button', { name: /^Move: .+WP\)$/ }), 'nothing more can be begun meanwhile').toBeNull();
  });

  test('shows where a lifted card can be laid', async () => {
    const play = await sitDown({}, true);
    const { reach } = (scene.view as unknown as CerebriaView).reckoning;
    const invoke = reach.find(({ action }) => action === 'invoke');
    const card = (play.speaker as CerebriaSpeaker).card(invoke?.card ?? '');
    expect(screen.queryByRole('button', { name: /^Invoke, .+WP\)$/ })).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: `Invoke ${card}: choose a space` })[0] as HTMLElement);
    expect(screen.getAllByRole('button', { name: new RegExp(`^Invoke, ${card}: .+WP\\)$`) }).length).toBeGreaterThan(0);
  });

  test('asks in few words where all else is in sight, for the space of a lifted card too, and Escape lays it down', async () => {
    const play = await sitDown({}, true);
    expect(sentenceOf(play)).toBe('Your turn, 3 actions left.');
    expect(hintOf(play)).toMatch(/^Choose what glows/);
    const { reach } = (scene.view as unknown as CerebriaView).reckoning;
    const card = (play.speaker as CerebriaSpeaker).card(reach.find(({ action }) => action === 'invoke')?.card ?? '');
    const held = screen.getAllByRole('button', { name: `Invoke ${card}: choose a space` })[0] as HTMLElement;
    await userEvent.click(held);
    expect(sentenceOf(play)).toBe(`${card}: where does it enter?`);
    await userEvent.keyboard('{Escape}');
    expect(sentenceOf(play)).toBe('Your turn, 3 actions left.');
    await userEvent.click(held);
    await userEvent.click(screen.getAllByRole('button', { name: /^Move: .+WP\)$/ })[0] as HTMLElement);
    play.cancel();
    expect(sentenceOf(play), 'what else was begun lays it down').toBe('Your turn, 3 actions left.');
    settings.textMode = true;
    expect(sentenceOf(play)).toMatch(/^Your turn, 3 actions left \(\d WP, 0 Ambition\)/);
    expect(hintOf(play)).toBeNull();
    settings.textMode = false;
  });

  test('says why nothing can be done to a thing that is pressed, and nothing about what can only be looked at', async () => {
    const [one] = barred.filter(({ points }) => points.action === 'quell');
    const play = await sitDown({ spaces: { ...(scene.view.spaces as object), 'network-2': `${foe()} 1 by ${(seat + 1) % 4}` } }, true);
    await userEvent.click(screen.getByRole('button', { name: /Network 2$/ }));
    expect(play.note).toEqual({ kind: 'why', text: play.reason(one?.number ?? -1), rule: one?.rule });
    expect(one?.rule).toMatch(/^CB-/);
    play.cancel();
    await userEvent.click(screen.getAllByRole('button', { name: /, empty$/ })[0] as HTMLElement);
    expect(play.note).toBeNull();
  });

  test('says why an upgrade cannot be switched on, as the server does', async () => {
    const { view, question, reasons } = written(DECLARED) as Declared;
    const play = await sitDown({}, true);
    FakeSocket.last.hear(moment({ seat: 0, number: 4, view, question }));
    const switches = await screen.findAllByRole('switch');
    expect(switches).toHaveLength(3);
    const rules = new Set<string>();
    for (const [place, { answer, ...reason }] of Object.values(reasons).entries()) {
      expect(switches[place]).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(switches[place] as HTMLElement);
      const asked = FakeSocket.last.sent.at(-1);
      expect(asked).toMatchObject({ type: 'why', answer });
      FakeSocket.last.hear({ type: 'reason', id: asked?.id, ...reason });
      await vi.waitFor(() => expect(play.note?.rule).toBe(reason.rule));
      expect(play.note?.text).toBe(play.reason(answer));
      expect(switches[place]).toHaveAttribute('aria-checked', 'false');
      rules.add(reason.rule);
    }
    expect([...rules]).toEqual(['CB-8.1.1', 'CB-7.1.3']);
  });

  test('shows a Spirit where it would stand, and where it stands as about to leave', async () => {
    const play = await sitDown({}, true);
    const pawns = (): number => document.querySelectorAll('.world > .pawn').length;
    expect(pawns()).toBe(4);
    const seats = (scene.view.seats as { at: string }[]).map((one, number) => (number === seat ? { ...one, at: 'land' } : one));
    play.ahead = {
      answers: [1],
      taken: 1,
      view: { ...scene.view, seats },
      events: [{ event: 'moved', seat, origin: 1, spirit_space: 6 }],
      stop: 'open',
      question: null,
      assumed: [],
    };
    await vi.waitFor(() => expect(pawns()).toBe(5));
    expect(document.querySelectorAll('.world > .pawn.left')).toHaveLength(1);
    play.ahead = null;
    await vi.waitFor(() => expect(pawns()).toBe(4));
  });

  test('shows what an Emotion would become in its place, and one that would leave as leaving', async () => {
    const spaces = { ...(scene.view.spaces as Record<string, string>), 'network-2': 'courage 2 by 0', 'land-1': 'kindness 1 by 0' };
    const play = await sitDown({ spaces }, true);
    const shown = (name: string): Element[] =>
      [...document.querySelectorAll('.place .tile')].filter((tile) => tile.textContent.includes(name));
    const view = { ...scene.view, spaces: { 'network-2': 'valor 2 by 0' } };
    play.ahead = { answers: [1], taken: 1, view, events: [{ event: 'empowered' }], stop: 'open', question: null, assumed: [] };
    await vi.waitFor(() => expect(shown('Valor')).toHaveLength(1));
    expect(shown('Courage')).toHaveLength(0);
    expect(shown('Valor')[0]).not.toHaveClass('gone');
    expect(shown('Kindness')[0]).toHaveClass('gone');
  });

  test('says in the question itself what is to be confirmed', async () => {
    const play = await sitDown({}, true);
    const move = screen.getAllByRole('button', { name: /^Move: .+WP\)$/ })[0] as HTMLElement;
    await userEvent.click(move);
    expect(sentenceOf(play)).toBe(`${move.getAttribute('aria-label')}?`);
    settings.confirm = false;
    expect(sentenceOf(play), 'what is given at once is no question').toBe('Your turn, 3 actions left.');
    settings.confirm = true;
  });

  test('shows what a partner plans as what would be, until something is chosen', async () => {
    const play = await sitDown({}, true);
    const mate = (seat + 2) % 4;
    const reckoning = (scene.view as unknown as CerebriaView).reckoning;
    const sums = { ...reckoning.sums, land: { bliss: 7, gloom: 1 } };
    const seats = (scene.view.seats as { at: string }[]).map((one, number) => (number === mate ? { ...one, at: 'land' } : one));
    const view = { ...scene.view, seats, reckoning: { ...reckoning, sums } };
    play.hints = [{ seat: mate, thing: '', plan: { view, events: [{ event: 'moved', seat: mate, origin: 1, spirit_space: 6 }] } }];
    expect(await screen.findAllByText(/7:1/)).not.toHaveLength(0);
    expect(document.querySelectorAll('.world.planned > .ghostly')).toHaveLength(1);
    play.ahead = { answers: [1], taken: 1, view: scene.view, events: [], stop: 'open', question: null, assumed: [] };
    await vi.waitFor(() => expect(document.querySelectorAll('.world > .ghostly')).toHaveLength(0));
  });

  test('says in the end what both factions have, and of what', async () => {
    const factions = scene.view.factions as CerebriaView['factions'];
    const gloom = { ...factions.gloom, points: 10, identity: { minor: 5, major: 0, capstone: 1 } };
    const reckoning = {
      ...(scene.view.reckoning as object),
      totals: { bliss: { fragments: 0, total: 0 }, gloom: { fragments: 19, total: 29 } },
    };
    const play = await sitDown({ factions: { ...factions, gloom }, reckoning }, true);
    const { default: Final } = (await play.board.final?.()) ?? {};
    if (Final === undefined) throw new Error('no end');
    const { container } = render(Final, { play, winners: [] });
    const side = within(container as HTMLElement).getByRole('region', { name: 'Gloom' });
    expect(side.textContent?.replace(/\s+/g, ' ')).toMatch(/Gloom 29.+Intentions 10 Fragments in the Identity .*5 Minor 1 Capstone 19/);
    expect(side).not.toHaveTextContent('Major');
  });
});
