import type { Play } from '../../../play/play.svelte';
import type { Choice } from '../../../wire';
import type { Kind } from '../speech/content';
import type { BlackRoseSpeaker } from '../speech/speaker';
import type { BlackRoseView } from '../speech/view';
import { ACTIONS } from '../speech/vocabulary';

/** What answers can be about, by the names of their points, of all that something is printed on. */
const PRINTED: Readonly<Record<string, Kind>> = {
  spell: 'spell',
  quest: 'quest',
  hex: 'hex',
  upgrade: 'upgrade',
  evocation: 'evocation',
  event_card: 'event',
};
const END = 'end';
/** BR-13.1.3 Every action, and the pass, keeps its key, whether it can be taken or not. */
const KEYS: Readonly<Record<string, string>> = { explore: '1', fight: '2', command: '3', inertia: '6', end: '0', pass: 'p' };
const CAST_QUICK = '4';
const CAST_NEXT = '5';

/** BR-13.1.3 The actions of an activation stand together, whether they point at something or not. */
export function listed({ verb }: Pick<Choice, 'verb'>): boolean {
  return isAction(verb);
}

/** The key that an answer always has. */
export function keyOf({ verb, points }: Pick<Choice, 'verb' | 'points'>): string | null {
  return verb === 'cast' ? (points.slot === 0 ? CAST_QUICK : CAST_NEXT) : (KEYS[verb] ?? null);
}

/** BR-4.1.2 The key of what an answer, or a step of a lesson, is about. */
export function pointed({ points }: Pick<Choice, 'points'>): string | null {
  const sort = ['room', 'figure', 'school'].find((name) => name in points);
  if (sort !== undefined) return `${sort}:${points[sort]}`;
  const card = points.spell ?? points.quest ?? points.event_card;
  return card === undefined ? null : `card:${card}`;
}

/** The card that an answer is about: `spell`, 3. */
export function aboutOf({ points }: Pick<Choice, 'points'>): { kind: Kind; thing: number } | null {
  const [name = '', kind] = Object.entries(PRINTED).find(([one]) => one in points) ?? [];
  return kind === undefined ? null : { kind, thing: Number(points[name] ?? 0) };
}

/** What an action is for, or what is printed on what an answer is about: of a spell the side, of a room what lies up. */
export function preview(play: Play, answer: number): string[] {
  const speaker = play.speaker as BlackRoseSpeaker;
  const choice = play.choice(answer);
  const { verb = '', points = {} } = choice ?? {};
  if (isAction(verb) && verb !== END) return [speaker.actionText(verb)];
  if (verb === 'activate') return [roomText(play, speaker.content.thing('room', points.room ?? 0).id)];
  const about = choice === undefined ? null : aboutOf(choice);
  if (about === null) return [];
  const lines = speaker.cardText(speaker.content.thing(about.kind, about.thing).id).split('\n');
  return verb === 'side' ? lines.slice(Number(points.side), Number(points.side) + 1) : lines;
}

function roomText(play: Play, room: string): string {
  const { lodge } = play.view as unknown as BlackRoseView;
  const [ruined = '', restored = ''] = (play.speaker as BlackRoseSpeaker).cardText(room).split('\n');
  return Object.values(lodge).some((one) => one.room === room && one.restored) ? restored : ruined;
}

/** An action of an activation, or its end. */
export function isAction(verb: string): boolean {
  return verb === END || (ACTIONS as readonly string[]).includes(verb);
}
