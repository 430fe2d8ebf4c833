/** A table as its owner tells it, and the ways in which it is changed. What can be on a table, the server knows. */

import { ROWS } from '../board/geometry';
import { ORDERS } from '../speech/vocabulary';

export type Participant = number | 'rose';
/** An evocation by its kind and copy, `cadaver-2`. */
export type ServantName = `${string}-${number}`;
export type FigureName = Participant | ServantName;

export interface Room {
  room: string;
  /** From the left. */
  cubes: readonly Participant[];
  restored?: boolean;
  used?: boolean;
}

export interface Mage {
  mage: string;
  cell: number;
  /** `P05`, or `cell`. */
  at: string;
  cubes: readonly Participant[];
  /** The cubes on each hex that it bears. */
  hexes: Readonly<Record<string, number>>;
}

export interface Seat extends Mage {
  power: number;
  colour?: string;
  /** Spells on the mage's board by slot, as a file or the server writes them. */
  board?: Readonly<Record<string, unknown>>;
}

export interface Possessed extends Mage {
  obeyed: number;
  memories: readonly string[];
}

export interface Servant {
  at: string;
  owner: Participant;
  cubes: readonly Participant[];
  /** The mage that it is assigned to. */
  bearer?: Participant;
  /** The slot of its owner that its card lies on. */
  slot?: number;
}

/** Fields that nothing here knows are carried along. */
export interface OwnPosition {
  options: Readonly<Record<string, unknown>>;
  moon: number;
  crown: number;
  lodge: Readonly<Record<string, Room>>;
  seats: readonly Seat[];
  avatar: Possessed;
  rose: { power: number };
  evocations: Readonly<Record<ServantName, Servant>>;
  events: { slots: readonly (string | null)[] };
}

export type RoomState = 'ruined' | 'restored' | 'used';

export const ROSE = 'rose';
export const CELL = 'cell';
/** BR-22.2.1 Of each mage. */
export const SLOTS: readonly number[] = [1, 2, 3];
export const PLACES: readonly string[] = ROWS.flat();

/** Whether something that was kept or sent can be shown as a table at all. */
export function isPosition(found: unknown): found is OwnPosition {
  const parts = ['options', 'lodge', 'seats', 'avatar', 'rose', 'evocations', 'events'];
  return typeof found === 'object' && found !== null && parts.every((part) => part in found);
}

// Rooms

/** Lays a room at a place; what lay there goes where the room was, each with its cubes. */
export function layRoom(position: OwnPosition, place: string, room: string): OwnPosition {
  const from = Object.keys(position.lodge).find((other) => position.lodge[other]?.room === room);
  const [here, there] = [position.lodge[place], from === undefined ? undefined : position.lodge[from]];
  if (from === undefined || here === undefined || there === undefined) return position;
  return { ...position, lodge: { ...position.lodge, [place]: there, [from]: here } };
}

export function stateOf({ restored, used }: Room): RoomState {
  if (restored !== true) return 'ruined';
  return used === true ? 'used' : 'restored';
}

/** Turns a room to a side; no cubes lie on one that is restored. */
export function turnRoom(position: OwnPosition, place: string, state: RoomState): OwnPosition {
  const { room, cubes } = position.lodge[place] as Room;
  const turned: Record<RoomState, Room> = {
    ruined: { room, cubes },
    restored: { room, cubes: [], restored: true },
    used: { room, cubes: [], restored: true, used: true },
  };
  return { ...position, lodge: { ...position.lodge, [place]: turned[state] } };
}

export function withInstability(position: OwnPosition, place: string, cubes: readonly Participant[]): OwnPosition {
  return { ...position, lodge: { ...position.lodge, [place]: { ...(position.lodge[place] as Room), cubes } } };
}

// Figures

export function participants({ seats }: OwnPosition): Participant[] {
  return [...seats.keys(), ROSE];
}

export function mageOf(position: OwnPosition, who: Participant): Mage {
  return who === ROSE ? position.avatar : (position.seats[who] as Seat);
}

export function figuresAt(position: OwnPosition, place: string): FigureName[] {
  const mages = participants(position).filter((who) => mageOf(position, who).at === place);
  return [...mages, ...servants(position).filter((name) => position.evocations[name]?.at === place)];
}

export function allFigures(position: OwnPosition): FigureName[] {
  return [...participants(position), ...servants(position)];
}

export function servants({ evocations }: OwnPosition): ServantName[] {
  return Object.keys(evocations) as ServantName[];
}

/** Changes what is told of one mage. */
export function withMage(position: OwnPosition, who: Participant, change: Partial<Seat & Possessed>): OwnPosition {
  if (who === ROSE) return { ...position, avatar: { ...position.avatar, ...change } };
  return { ...position, seats: position.seats.map((seat, number) => (number === who ? { ...seat, ...change } : seat)) };
}

/** Puts a figure somewhere; evocations that are assigned to a mage go where it goes. */
export function put(position: OwnPosition, who: FigureName, at: string): OwnPosition {
  if (isServant(who)) return withServant(position, who, { at });
  const moved = withMage(position, who, { at });
  const own = servants(moved).filter((name) => moved.evocations[name]?.bearer === who);
  return own.reduce((table, name) => withServant(table, name, { at }), moved);
}

export function isServant(who: FigureName): who is ServantName {
  return typeof who === 'string' && who !== ROSE;
}

/** Gives a mage a figure or a cell that only one can have; whoever had it gets the other's. */
export function swap<Name extends 'mage' | 'cell'>(position: OwnPosition, who: Participant, name: Name, value: Mage[Name]): OwnPosition {
  const before = mageOf(position, who)[name];
  const other = participants(position).find((one) => one !== who && mageOf(position, one)[name] === value);
  const given = withMage(position, who, { [name]: value });
  return other === undefined ? given : withMage(given, other, { [name]: before });
}

/** A mage bears a hex with so many cubes on it; null takes the hex away. */
export function withHex(position: OwnPosition, who: Participant, hex: string, cubes: number | null): OwnPosition {
  const others = Object.entries(mageOf(position, who).hexes).filter(([name]) => name !== hex);
  return withMage(position, who, { hexes: Object.fromEntries(cubes === null ? others : [...others, [hex, cubes]]) });
}

// Spells that lie face down

/** How a spell is written that is ready to answer. */
export function readied(spell: string, side: string): string {
  return `${spell} ${side} activated`;
}

/** What lies on a slot, in the same writing; '' for nothing. */
export function onSlot({ board }: Seat, slot: string): string {
  const found = board?.[slot];
  if (typeof found === 'string') return found;
  if (typeof found !== 'object' || found === null) return '';
  const { spell, side, status } = found as Record<string, unknown>;
  return `${String(spell)} ${String(side)} ${String(status)}`;
}

export function withSpell(position: OwnPosition, seat: number, slot: string, written: string): OwnPosition {
  const others = Object.entries(position.seats[seat]?.board ?? {}).filter(([name]) => name !== slot);
  return withMage(position, seat, { board: Object.fromEntries(written === '' ? others : [...others, [slot, written]]) });
}

// The Possessed

export function withMemory(position: OwnPosition, order: string, there: boolean): OwnPosition {
  const others = position.avatar.memories.filter((one) => one !== order);
  return withMage(position, ROSE, { memories: there ? [order, ...others] : others });
}

/** How many orders it plays in an Action phase (BR-28.1.6). */
export function limitOf({ options }: OwnPosition): number {
  return ORDERS[options.difficulty === 'master' ? 'master' : 'apprentice'];
}

// Moments of a round

export const MOMENTS = ['event', 'order', 'reaction', 'evocations', 'cleanup'] as const;
export type Moment = (typeof MOMENTS)[number];
export const WAYS = ['spell', 'attack', 'other'] as const;
export type Way = (typeof WAYS)[number];

/** What is asked about: a moment, the card that was turned up, and who does what to the Possessed. */
export interface Occasion {
  when: Moment;
  card: string;
  by: string;
  how: Way;
  damage: number;
}

export const ITS_TURN: Occasion = { when: 'order', card: '', by: '', how: 'spell', damage: 0 };

/** What comes after a moment, as far as the table tells. */
export function nextMoment(position: OwnPosition, when: Moment): Moment {
  if (when === 'evocations') return 'cleanup';
  if (when === 'cleanup') return 'event';
  return position.avatar.obeyed < limitOf(position) ? 'order' : 'evocations';
}

/** Who can do something to the Possessed, as the server calls them: mages by their seats, and others' evocations. */
export function doers(position: OwnPosition, how: Way): { name: string; figure: FigureName }[] {
  const mages = [...position.seats.keys()].map((seat) => ({ name: String(seat), figure: seat }));
  if (how === 'spell') return mages;
  const others = servants(position).filter((name) => {
    const { owner, bearer } = position.evocations[name] as Servant;
    return owner !== ROSE && (bearer ?? null) === null;
  });
  return [...mages, ...others.map((name) => ({ name, figure: name }))];
}

// Evocations

export function withServant(position: OwnPosition, name: ServantName, change: Partial<Servant>): OwnPosition {
  return { ...position, evocations: { ...position.evocations, [name]: { ...(position.evocations[name] as Servant), ...change } } };
}

/** Somebody else has summoned it: its card lies on whichever slot of theirs is free. */
export function withOwner(position: OwnPosition, name: ServantName, owner: Participant): OwnPosition {
  return withCard(position, name, { owner });
}

/** Assigns an evocation to a mage, where it stays and takes no slot; null for nobody. */
export function assign(position: OwnPosition, name: ServantName, bearer: Participant | null): OwnPosition {
  return withCard(position, name, bearer === null ? {} : { bearer, at: mageOf(position, bearer).at });
}

/** What the server knew of its card and of who commands it is no more. */
function withCard(position: OwnPosition, name: ServantName, change: Partial<Servant>): OwnPosition {
  const { at, owner, cubes } = position.evocations[name] as Servant;
  return { ...position, evocations: { ...position.evocations, [name]: { at, owner, cubes, ...change } } };
}

/** The slot that its card lies on; where nobody has told, whichever is free in turn. An assigned one has none. */
export function slotOf(position: OwnPosition, name: ServantName): number | null {
  const told = (one: ServantName): number | undefined => position.evocations[one]?.slot;
  const own = besides(position, name);
  if (!own.includes(name)) return null;
  const free = SLOTS.filter((slot) => !own.some((one) => told(one) === slot));
  return told(name) ?? free[own.filter((one) => told(one) === undefined).indexOf(name)] ?? null;
}

/** Lays its card on a slot; one that lies there comes to where this one lay, and the others stay. */
export function withSlot(position: OwnPosition, name: ServantName, slot: number): OwnPosition {
  const before = slotOf(position, name);
  return besides(position, name).reduce((table, one) => {
    const lay = slotOf(position, one);
    const now = one === name ? slot : lay === slot ? before : lay;
    return now === null ? table : withServant(table, one, { slot: now });
  }, position);
}

/** The evocations whose cards lie on slots of its owner. */
function besides(position: OwnPosition, name: ServantName): ServantName[] {
  const owner = position.evocations[name]?.owner;
  return servants(position).filter((one) => {
    const other = position.evocations[one];
    return other?.owner === owner && (other?.bearer ?? null) === null;
  });
}

/** Summons the first copy of a kind that is not in the lodge; where there is none, nothing. */
export function summon(position: OwnPosition, kind: string, copies: number, owner: Participant, at: string): OwnPosition {
  const names = Array.from({ length: copies }, (_, number): ServantName => `${kind}-${number + 1}`);
  const free = names.find((name) => !(name in position.evocations));
  if (free === undefined) return position;
  return { ...position, evocations: { ...position.evocations, [free]: { at, owner, cubes: [] } } };
}

export function dismiss(position: OwnPosition, name: string): OwnPosition {
  return { ...position, evocations: Object.fromEntries(Object.entries(position.evocations).filter(([other]) => other !== name)) };
}

/** `cadaver-2` is a cadaver. */
export function kindOf(name: string): string {
  return name.replace(/-\d+$/u, '');
}
