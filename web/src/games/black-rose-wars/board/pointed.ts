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

/** What an answer points at on the table, by numbers: a room, a figure, a slot of the own board, a card in the hand. */
export function pointed({ verb, points }: Choice): string | null {
  if (verb === 'side') return null;
  if ('room' in points) return `room:${points.room}`;
  if ('figure' in points) return `figure:${points.figure}`;
  if ('quest' in points) return `quest:${points.quest}`;
  if ('spell' in points) return verb === 'use' || verb === 'take_back' ? `slot:${points.slot}` : `hand:${points.spell}`;
  return verb === 'cast' || verb === 'drop' ? `slot:${points.slot}` : null;
}

/** BR-13.1.3 The actions of an activation stand together, whether they point at something or not. */
export function listed({ verb }: Pick<Choice, 'verb'>): boolean {
  return isAction(verb);
}

/** What an action is for, or what is printed on what an answer is about: of a spell the side, of a room what lies up. */
export function preview(play: Play, option: number): string[] {
  const speaker = play.speaker as BlackRoseSpeaker;
  const { verb = '', points = {} } = play.choice(option) ?? {};
  if (isAction(verb)) return [speaker.actionText(verb)];
  if (verb === 'activate') return [roomText(play, speaker.content.thing('room', points.room ?? 0).id)];
  const [name = '', kind] = Object.entries(PRINTED).find(([one]) => one in points) ?? [];
  if (kind === undefined) return [];
  const lines = speaker.cardText(speaker.content.thing(kind, points[name] ?? 0).id).split('\n');
  return verb === 'side' ? lines.slice(Number(points.side), Number(points.side) + 1) : lines;
}

function roomText(play: Play, room: string): string {
  const { lodge } = play.view as unknown as BlackRoseView;
  const [ruined = '', restored = ''] = (play.speaker as BlackRoseSpeaker).cardText(room).split('\n');
  return Object.values(lodge).some((one) => one.room === room && one.restored) ? restored : ruined;
}

function isAction(verb: string): boolean {
  return (ACTIONS as readonly string[]).includes(verb);
}
