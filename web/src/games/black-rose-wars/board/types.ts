import type { Arguments } from '../../../lib/words.svelte';
import type { Play } from '../../../play/play.svelte';
import type { Layout } from '../speech/content';
import type { BlackRoseSpeaker } from '../speech/speaker';
import type { BlackRoseView, Participant, SeatView } from '../speech/view';
import { type Colour, ROSE } from '../speech/vocabulary';

/** What this board uses of a play. */
export type BoardPlay = Play;

export type Owner = Colour | 'black' | 'none';

const SEEN_BY = ' seen by ';

export function viewOf(play: Pick<BoardPlay, 'view'>): BlackRoseView {
  return play.view as unknown as BlackRoseView;
}

/** This board belongs to Black Rose Wars, and so does its speaker. */
export function speakerOf(play: Pick<BoardPlay, 'speaker'>): BlackRoseSpeaker {
  return play.speaker as BlackRoseSpeaker;
}

/** A message of this board, `lodge-…`, or of the game. */
export function say(play: Pick<BoardPlay, 'speaker'>, id: string, args: Arguments = {}): string {
  return speakerOf(play).part(id, args);
}

/** The colour of somebody's cubes: every mage has one, the Black Rose has black ones. */
export function ownerOf(view: BlackRoseView, who: Participant): Owner {
  return who === 'rose' ? 'black' : (view.seats[who]?.colour ?? 'none');
}

/** The seat whose board lies at the bottom; spectators sit with the first mage. */
export function bottomSeat(view: BlackRoseView): number {
  return view.seat ?? 0;
}

/** The other seats, clockwise. */
export function otherSeats(view: BlackRoseView): number[] {
  return Array.from({ length: view.players - 1 }, (_, step) => (bottomSeat(view) + 1 + step) % view.players);
}

/** BR-3.1.2 How the lodge lies for those who play, the Avatar included. */
export function layoutOf(play: Pick<BoardPlay, 'view' | 'speaker'>): Layout | undefined {
  const { players, avatar } = viewOf(play);
  return speakerOf(play).content.layouts.find(({ seats }) => seats === players + (avatar === undefined ? 0 : 1));
}

/** A figure in the lodge: a mage, the Avatar, or an evocation by its name. */
export interface FigureHere {
  name: string;
  /** By which answers and events call it. */
  number: number;
  /** The mage, or the kind of the evocation; null before a mage is chosen. */
  picture: string | null;
  owner: Participant;
  cubes: readonly Participant[];
  sort: 'mage' | 'evocation' | 'umbra';
}

/** Everybody who is at a place, or in some cell. */
export function figuresAt(play: Pick<BoardPlay, 'view' | 'speaker'>, place: string): FigureHere[] {
  const { seats, avatar, evocations } = viewOf(play);
  const numbers = speakerOf(play).names.kindOf('figure').words;
  const mages = seats.flatMap(({ at, mage, cubes }, seat): FigureHere[] =>
    at === place ? [{ name: `mage-${seat}`, number: seat, picture: mage, owner: seat, cubes, sort: 'mage' }] : [],
  );
  const possessed: FigureHere[] =
    avatar?.at === place ? [{ name: 'rose', number: ROSE, picture: avatar.mage, owner: 'rose', cubes: avatar.cubes, sort: 'mage' }] : [];
  const called = Object.entries(evocations).flatMap(([name, { at, cubes, controller }]): FigureHere[] => {
    if (at !== place) return [];
    const picture = kindOf(name);
    return [{ name, number: numbers.indexOf(name), picture, owner: controller, cubes, sort: picture === 'umbra' ? 'umbra' : 'evocation' }];
  });
  return [...mages, ...possessed, ...called];
}

/** A figure in the lodge by its number, and the key of the room it is in; undefined where it is in none. */
export function figureOf(play: Pick<BoardPlay, 'view' | 'speaker'>, number: number): (FigureHere & { room: string | null }) | undefined {
  const { lodge } = viewOf(play);
  const name = number === ROSE ? 'rose' : number < ROSE ? `mage-${number}` : speakerOf(play).names.kindOf('figure').words[number];
  for (const place of [...Object.keys(lodge), 'cell']) {
    const found = figuresAt(play, place).find((figure) => figure.name === name);
    const room = lodge[place]?.room;
    if (found !== undefined) return { ...found, room: room === undefined ? null : `room:${speakerOf(play).content.number('room', room)}` };
  }
  return undefined;
}

/** The kind of an evocation by its name in views: `cadaver-2` is a `cadaver`. */
export function kindOf(name: string): string {
  return name.slice(0, name.lastIndexOf('-'));
}

/** Cards are written `blight` or `blight seen by 0,2`. */
export function spellOf(card: string): string {
  return card.split(SEEN_BY)[0] ?? card;
}

/** The own cards; of others' hands those that the viewer knows. */
export function knownCards({ hand }: Pick<SeatView, 'hand'>): string[] {
  return ('count' in hand ? hand.known : hand).map(spellOf);
}

/** The backs of the cards in a hand that the viewer does not know; null where they show nothing. */
export function unknownBacks({ hand }: Pick<SeatView, 'hand'>): (string | null)[] {
  if (!('count' in hand)) return [];
  if (hand.backs === undefined) return Array.from({ length: hand.count - hand.known.length }, () => null);
  return Object.entries(hand.backs).flatMap(([back, number]) => Array.from({ length: number }, () => back));
}

export function handSize({ hand }: Pick<SeatView, 'hand'>): number {
  return 'count' in hand ? hand.count : hand.length;
}
