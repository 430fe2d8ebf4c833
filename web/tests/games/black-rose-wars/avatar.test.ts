import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../../../src/lib/api';
import { OwnGame } from '../../../src/games/black-rose-wars/avatar/own.svelte';
import { Refused, serve, type Replies } from '../../pages/server';
import { changes } from '../../../src/games/black-rose-wars/avatar/changes';
import { ROWS } from '../../../src/games/black-rose-wars/board/geometry';
import {
  assign,
  dismiss,
  doers,
  figuresAt,
  isPosition,
  ITS_TURN,
  layRoom,
  nextMoment,
  onSlot,
  PLACES,
  put,
  readied,
  ROSE,
  slotOf,
  stateOf,
  summon,
  swap,
  turnRoom,
  withHex,
  withInstability,
  withMage,
  withMemory,
  withOwner,
  withServant,
  withSlot,
  withSpell,
  type OwnPosition,
  type Room,
  type Seat,
} from '../../../src/games/black-rose-wars/avatar/model';

const mage = (name: string, cell: number): Seat => ({ mage: name, cell, at: 'cell', power: 0, cubes: [], hexes: {} });
const position: OwnPosition = {
  options: { avatar: 'plays', difficulty: 'apprentice' },
  moon: 1,
  crown: 0,
  lodge: Object.fromEntries(PLACES.map((place): [string, Room] => [place, { room: `room-${place}`, cubes: [] }])),
  seats: [mage('rikkart', 3), mage('baron-doria', 1)],
  avatar: { mage: 'arianna', cell: 2, at: 'P10', cubes: [], hexes: {}, obeyed: 0, memories: [] },
  rose: { power: 0 },
  evocations: {},
  events: { slots: [null, null, null] },
};

test('the lodge has its rows, and every place once', () => {
  expect(ROWS.map(({ length }) => length)).toEqual([3, 4, 5, 4, 3]);
  expect(ROWS.flat()).toEqual(PLACES);
  expect(ROWS[2]?.[2]).toBe('P10');
});

test('what cannot be shown is no table', () => {
  expect(isPosition(position)).toBe(true);
  for (const broken of [null, 'table', [], { seats: [] }]) expect(isPosition(broken)).toBe(false);
});

describe('rooms', () => {
  test('change places with their cubes, and none is lost', () => {
    const filled = withInstability(position, 'P01', [0, ROSE]);
    const laid = layRoom(filled, 'P02', 'room-P01');
    expect(laid.lodge.P02).toEqual({ room: 'room-P01', cubes: [0, ROSE] });
    expect(laid.lodge.P01).toEqual({ room: 'room-P02', cubes: [] });
    expect(layRoom(filled, 'P02', 'nowhere')).toBe(filled);
  });

  test('hold no cubes once they are restored, and have their token back as ruins', () => {
    const filled = withInstability(position, 'P01', [0]);
    const used = turnRoom(filled, 'P01', 'used');
    expect(used.lodge.P01).toEqual({ room: 'room-P01', cubes: [], restored: true, used: true });
    expect(stateOf(used.lodge.P01 as Room)).toBe('used');
    expect(turnRoom(used, 'P01', 'ruined').lodge.P01).toEqual({ room: 'room-P01', cubes: [] });
  });
});

describe('figures', () => {
  test('stand where they are put, and take along what is assigned to them', () => {
    const summoned = withServant(summon(position, 'umbra', 2, 1, 'P01'), 'umbra-1', { bearer: 0 });
    const moved = put(summoned, 0, 'P05');
    expect(figuresAt(moved, 'P05')).toEqual([0, 'umbra-1']);
    expect(figuresAt(put(moved, ROSE, 'P05'), 'P05')).toEqual([0, ROSE, 'umbra-1']);
    expect(figuresAt(put(moved, 'umbra-1', 'P06'), 'P06')).toEqual(['umbra-1']);
  });

  test('have a mage and a cell that nobody else has', () => {
    const swapped = swap(position, 0, 'mage', 'arianna');
    expect([swapped.seats[0]?.mage, swapped.avatar.mage]).toEqual(['arianna', 'rikkart']);
    expect(swap(position, 0, 'mage', 'gramigna').avatar.mage).toBe('arianna');
    const cells = swap(position, 1, 'cell', 2);
    expect([cells.seats[1]?.cell, cells.avatar.cell]).toEqual([2, 1]);
  });

  test('bear hexes with cubes, or none', () => {
    const hexed = withHex(position, 1, 'silence', 0);
    expect(hexed.seats[1]?.hexes).toEqual({ silence: 0 });
    expect(withHex(hexed, 1, 'silence', null).seats[1]?.hexes).toEqual({});
  });

  test('are given to others and assigned without what was known of their card', () => {
    const stale = { at: 'P10', owner: ROSE, cubes: [], slot: 1 } as const;
    const laid = { ...put(position, 0, 'P05'), evocations: { 'umbra-1': stale } };
    expect(withOwner(laid, 'umbra-1', 1).evocations['umbra-1']).toEqual({ at: 'P10', owner: 1, cubes: [] });
    const assigned = assign(laid, 'umbra-1', 0);
    expect(assigned.evocations['umbra-1']).toEqual({ at: 'P05', owner: ROSE, cubes: [], bearer: 0 });
    expect(assign(assigned, 'umbra-1', null).evocations['umbra-1']).toEqual({ at: 'P05', owner: ROSE, cubes: [] });
  });

  test('are summoned as long as there are copies', () => {
    const one = summon(position, 'cadaver', 1, ROSE, 'P10');
    expect(one.evocations['cadaver-1']).toEqual({ at: 'P10', owner: ROSE, cubes: [] });
    expect(summon(one, 'cadaver', 1, ROSE, 'P10')).toBe(one);
    expect(dismiss(one, 'cadaver-1').evocations).toEqual({});
  });
});

test('cards of evocations lie on slots, each on one of its own', () => {
  const names = ['cadaver-1', 'cadaver-2', 'cadaver-3'] as const;
  const three = names.reduce((table) => summon(table, 'cadaver', 3, ROSE, 'P10'), summon(position, 'umbra', 2, 0, 'P10'));
  const slots = (table: OwnPosition): (number | null)[] => names.map((name) => slotOf(table, name));
  expect(slots(three)).toEqual([1, 2, 3]);
  expect(slotOf(three, 'umbra-1')).toBe(1);
  const changed = withSlot(three, 'cadaver-3', 1);
  expect(slots(changed)).toEqual([3, 2, 1]);
  expect(names.map((name) => changed.evocations[name]?.slot)).toEqual([3, 2, 1]);
  expect(slots(withSlot(dismiss(three, 'cadaver-1'), 'cadaver-2', 3))).toEqual([null, 3, 2]);
  expect(slotOf(assign(changed, 'cadaver-1', 0), 'cadaver-1')).toBe(null);
});

test('spells that lie face down are read as a person or the server writes them', () => {
  const laid = withSpell(position, 0, 'i', readied('brain-worm', 'reverse'));
  expect(onSlot(laid.seats[0] as Seat, 'i')).toBe('brain-worm reverse activated');
  const told = withMage(position, 0, { board: { i: { spell: 'brain-worm', side: 'reverse', status: 'activated' } } });
  expect(onSlot(told.seats[0] as Seat, 'i')).toBe('brain-worm reverse activated');
  expect(withSpell(laid, 0, 'i', '').seats[0]?.board).toEqual({});
});

test('orders lie in the memories', () => {
  const played = withMage(withMemory(withMemory(position, 'or1-01', true), 'or1-02', true), ROSE, { obeyed: 2 });
  expect(played.avatar.memories).toEqual(['or1-02', 'or1-01']);
  expect(withMemory(played, 'or1-02', false).avatar.memories).toEqual(['or1-01']);
});

test('moments follow each other as in a round', () => {
  const played = withMage(position, ROSE, { obeyed: 3 });
  expect(nextMoment(position, 'event')).toBe('order');
  expect(nextMoment(position, 'reaction')).toBe('order');
  expect(nextMoment(played, 'order')).toBe('evocations');
  expect(nextMoment({ ...played, options: { difficulty: 'master' } }, 'order')).toBe('order');
  expect(nextMoment(played, 'evocations')).toBe('cleanup');
  expect(nextMoment(position, 'cleanup')).toBe('event');
});

test('mages and evocations that others command turn against the Possessed, and only mages cast spells', () => {
  const own = summon(position, 'cadaver', 2, ROSE, 'P10');
  const others = withServant(summon(summon(own, 'cadaver', 2, 1, 'P10'), 'umbra', 1, 0, 'P10'), 'umbra-1', { bearer: ROSE });
  expect(doers(others, 'attack').map(({ name }) => name)).toEqual(['0', '1', 'cadaver-2']);
  expect(doers(others, 'spell').map(({ name }) => name)).toEqual(['0', '1']);
});

test('what stands otherwise afterwards is told thing by thing', () => {
  const hurt = withMage(put(position, 0, 'P05'), 1, { cubes: [ROSE, ROSE], power: 3 });
  const after = summon(turnRoom(withInstability(hurt, 'P02', [ROSE]), 'P03', 'restored'), 'cadaver', 1, ROSE, 'P10');
  expect(changes(position, after)).toEqual([
    { of: { figure: 0 }, what: 'place', from: 'cell', to: 'P05' },
    { of: { figure: 1 }, what: 'damage', from: 0, to: 2 },
    { of: { figure: 1 }, what: 'power', from: 0, to: 3 },
    { of: { figure: 'cadaver-1' }, what: 'evocation', from: null, to: 'P10' },
    { of: { place: 'P02' }, what: 'instability', from: 0, to: 1 },
    { of: { place: 'P03' }, what: 'state', from: 'ruined', to: 'restored' },
  ]);
  expect(changes(position, position)).toEqual([]);
  const ready = withSpell(withHex(position, ROSE, 'silence', 0), 0, 'i', readied('brain-worm', 'reverse'));
  const played = withMage(ready, ROSE, { obeyed: 3, memories: ['or1-01'] });
  const cleaned = withSpell(withHex({ ...position, moon: 2, crown: 1 }, ROSE, 'silence', 1), 0, 'i', '');
  expect(changes(played, { ...cleaned, events: { slots: ['av1-01', null, null] } })).toEqual([
    { of: { figure: 0 }, what: 'ready', from: 1, to: 0 },
    { of: { figure: ROSE }, what: 'hexes', from: 'silence:0', to: 'silence:1' },
    { of: { figure: ROSE }, what: 'obeyed', from: 3, to: 0 },
    { of: { figure: ROSE }, what: 'memories', from: 1, to: 0 },
    { of: { slot: 0 }, what: 'event', from: null, to: 'av1-01' },
    { of: null, what: 'moon', from: 1, to: 2 },
    { of: null, what: 'crown', from: 0, to: 1 },
  ]);
});

describe('the table of the page', () => {
  const AT = '/api/games/black-rose-wars/automaton';
  const after = withMage(position, 1, { cubes: [ROSE] });
  const told = { cards: ['or1-06'], lines: [], who: '', answers: [], table: { position: after, text: 'moon: 1' } };
  const replies: Replies = {
    [`GET ${AT}/en?players=2`]: { position, text: '' },
    [`POST ${AT}/table`]: ({ text }: { text?: string }) =>
      text === 'wrong' ? new Refused(400, 'E_POSITION', { reasons: 'one\ntwo' }) : { position: after, text: 'moon: 1' },
    [`POST ${AT}/turn`]: ({ choices }: { choices: number[] }) =>
      choices.length === 0 ? { ...told, who: 'Rikkart', answers: ['Rikkart', 'Baron Doria'] } : told,
  };
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  test('is a new one at first, with the options that are wanted', async () => {
    serve(replies);
    const own = new OwnGame();
    await own.start();
    expect(own.position).toEqual(position);
    await own.begin(2, { difficulty: 'master' });
    expect(own.position?.options).toEqual({ avatar: 'plays', difficulty: 'master' });
  });

  test('is asked about with what people decide, and goes on from there', async () => {
    const asked = serve(replies);
    const own = new OwnGame();
    await own.start();
    await own.ask({ ...ITS_TURN, card: 'or1-06' });
    expect(own.turn?.answers).toEqual(['Rikkart', 'Baron Doria']);
    await own.choose(2);
    const [first, second] = asked.slice(-2).map(({ body }) => body as Record<string, unknown>);
    expect(second).toEqual({ ...first, choices: [2] });
    expect(first).toMatchObject({ when: 'order', card: 'or1-06', language: 'en', position });
    own.goOn();
    expect(own.position).toEqual(after);
    expect(own.turn).toBeNull();
    own.back();
    expect(own.position).toEqual(position);
  });

  test('is there again when the page is loaded again, with its turn', async () => {
    serve(replies);
    const own = new OwnGame();
    await own.start();
    await own.ask({ ...ITS_TURN, card: 'or1-06' });
    serve({}); // nothing is asked for
    const again = new OwnGame();
    await again.start();
    expect([again.position, again.turn]).toEqual([own.position, own.turn]);
  });

  test('forgets what was asked in a way that is asked no more', async () => {
    serve(replies);
    localStorage.setItem('mindrose.avatar', JSON.stringify({ position, asked: { card: 'or1-06', seed: 1, choices: [] }, turn: told }));
    const own = new OwnGame();
    await own.start();
    expect([own.position, own.turn, own.occasion]).toEqual([position, null, ITS_TURN]);
  });

  test('is a new one where something else was kept', async () => {
    serve(replies);
    localStorage.setItem('mindrose.avatar', '{"position": {"seats": 5}}');
    const own = new OwnGame();
    await own.start();
    expect(own.position).toEqual(position);
  });

  test('stays as it is when a file is wrong, and says what is', async () => {
    serve(replies);
    const own = new OwnGame();
    await own.start();
    await own.open('wrong');
    expect(own.position).toEqual(position);
    expect(own.problem instanceof Refusal && own.problem.problem.about.reasons).toBe('one\ntwo');
    await own.open('right');
    expect(own.position).toEqual(after);
    expect(own.problem).toBeNull();
    expect(await own.text()).toBe('moon: 1');
  });
});
