// What answers point at on this board, and which answer choosing something would be.

import { placeless } from '../../../play/prompt';
import type { Choice, Question } from '../../../wire';
import { positionOf } from './geometry';
import { isAction } from './pointed';
import { type BoardPlay, figuresAt, knownCards, speakerOf, viewOf } from './types';

interface Aims {
  /** Answers by what they alone point at. */
  at: ReadonlyMap<string, number>;
  /** Of each sort of things, what has to be added to a thing's number. */
  bases: ReadonlyMap<string, number>;
  /** Answers that point at nothing on the board, or at the same thing as others do. */
  listed: readonly Choice[];
}

/** What these are about lies nowhere by itself. */
const NOWHERE: readonly string[] = ['side', 'upgrade', 'leave_empty', 'next', 'keep', 'keep_forgotten', 'recall', 'search'];
const NOTHING: Aims = { at: new Map(), bases: new Map(), listed: [] };
const known = new WeakMap<Question, Aims>();

/** The answer that choosing something would be, legal or not; null where it cannot be meant at all. */
export function numberAt(play: BoardPlay, key: string): number | null {
  const { at, bases } = aimsOf(play);
  const number = at.get(key);
  if (number !== undefined) return number;
  const [sort = '', thing = ''] = key.split(':');
  const base = bases.get(sort);
  return base === undefined ? null : base + counted(play, sort, Number(thing));
}

/** Something can be chosen now. */
export function canBe(play: BoardPlay, key: string): boolean {
  const number = numberAt(play, key);
  return number !== null && play.legal(number);
}

/** All that can be chosen at a place: the room, and figures in it. */
export function choicesAt(play: BoardPlay, place: string): Choice[] {
  const room = speakerOf(play).content.number('room', viewOf(play).lodge[place]?.room ?? '');
  const keys = [`room:${room}`, ...figuresAt(play, place).map(({ number }) => `figure:${number}`)];
  return keys.flatMap((key) => {
    const number = numberAt(play, key);
    return (number !== null && play.legal(number) ? play.choice(number) : undefined) ?? [];
  });
}

/** What lies in sheets where there is little room: the library, events, quests, and others' boards. */
const IN_SHEETS: readonly string[] = ['school', 'event', 'quest'];

/** Choices that cannot be seen on a small board. */
export function coveredChoices(play: BoardPlay): Choice[] {
  return [...aimsOf(play).at].flatMap(([key, number]) => {
    const [sort = '', seat] = key.split(':');
    const covered = IN_SHEETS.includes(sort) || (sort === 'slot' && Number(seat) !== play.seat);
    return (covered ? play.choice(number) : undefined) ?? [];
  });
}

/** What lies so small at the rim of the lodge that it is offered in words, too: the schools of the library. */
export function farChoices(play: BoardPlay): Choice[] {
  return [...aimsOf(play).at].flatMap(([key, number]) => (key.startsWith('school:') ? (play.choice(number) ?? []) : []));
}

/** Where a whole tile is one target, what lies together on one of them is told apart in a list. */
export function crowdedChoices(play: BoardPlay): Choice[] {
  return Object.keys(viewOf(play).lodge).flatMap((place) => {
    const choices = choicesAt(play, place);
    return choices.length > 1 ? choices : [];
  });
}

export function listedChoices(play: BoardPlay): readonly Choice[] {
  return aimsOf(play).listed;
}

/** What answers to a question point at, each alone. */
export function numbersAt(play: BoardPlay, question: Question): ReadonlyMap<string, number> {
  const found = known.get(question) ?? aimed(play, question);
  known.set(question, found);
  return found.at;
}

function aimsOf(play: BoardPlay): Aims {
  const { question } = play;
  if (question === null) return NOTHING;
  const found = known.get(question) ?? aimed(play, question);
  known.set(question, found);
  return found;
}

function aimed(play: BoardPlay, { choices }: Question): Aims {
  const keys = choices.map((choice) => keyOf(play, choice));
  const unique = (key: string | null): key is string => key !== null && keys.indexOf(key) === keys.lastIndexOf(key);
  const pairs = choices.flatMap(({ number }, place): [string, number][] => {
    const key = keys[place] ?? null;
    return unique(key) ? [[key, number]] : [];
  });
  const bases = pairs.map(([key, number]): [string, number] => {
    const [sort = '', thing = ''] = key.split(':');
    return [sort, number - counted(play, sort, Number(thing))];
  });
  const listed = choices.filter(
    (choice, place) => (choice.verb === 'use' || !unique(keys[place] ?? null)) && !isAction(choice.verb) && !placeless(choice, play.board),
  );
  return { at: new Map(pairs), bases: new Map(bases.filter(([sort]) => sort === 'room' || sort === 'figure')), listed };
}

/** Answers count rooms by where they lie. */
function counted(play: BoardPlay, sort: string, thing: number): number {
  if (sort !== 'room') return thing;
  const id = speakerOf(play).content.rooms[thing]?.id;
  return positionOf(Object.entries(viewOf(play).lodge).find(([, { room }]) => room === id)?.[0] ?? '');
}

/** What an answer points at; two sides of a spell point at the same card, so they are listed. */
function keyOf(play: BoardPlay, { verb, points }: Choice): string | null {
  const { seat, seats } = viewOf(play);
  const own = seat === null ? undefined : seats[seat];
  if (NOWHERE.includes(verb)) return null;
  if (verb === 'use') return `slot:${seat}:${points.slot}`;
  if ('room' in points) return `room:${points.room}`;
  if ('figure' in points) return verb === 'stop' || verb === 'redirect' ? null : `figure:${points.figure}`;
  if ('quest' in points) return `quest:${points.quest}`;
  if ('event_card' in points) return verb === 'discard_event' ? `event:${points.event_card}` : null;
  if ('school' in points) return verb === 'study' ? `school:${points.school}` : null;
  if ('slot' in points && (verb !== 'lay' || !('spell' in points)))
    return verb === 'discard' ? null : `slot:${'seat' in points ? points.seat : seat}:${points.slot}`;
  if (!('spell' in points) || own === undefined) return null;
  const spell = speakerOf(play).content.spell(Number(points.spell)).id;
  return knownCards(own).includes(spell) ? `hand:${points.spell}` : null;
}
