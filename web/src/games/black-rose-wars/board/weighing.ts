// BR-30.1.2 What was chosen for the last order of the Avatar, and what was passed over, with what decided.

import type { BlackRoseSpeaker } from '../speech/speaker';
import type { BlackRoseView, Weighed } from '../speech/view';

/** In the words of the log: what one criterion passed over is one sentence. */
export function weighings(view: BlackRoseView, speaker: BlackRoseSpeaker): { chosen: boolean; text: string }[] {
  return together(view.avatar?.weighed ?? []).map((group) => {
    const [{ figure, priority, criterion, chosen }] = group;
    const rooms = group.map(({ room }) => view.lodge[room ?? '']?.room ?? '');
    const figures = group.map((one) => one.figure ?? '');
    const event = chosen ? 'preferred' : 'passed_over';
    const told =
      figure === undefined
        ? { event: `${event}_room`, ...(chosen ? { room: rooms[0] } : { rooms }) }
        : { event, ...(chosen ? { figure } : { figures }) };
    return { chosen, text: speaker.event({ ...told, priority, criterion }) };
  });
}

type Group = [Weighed, ...Weighed[]];

/** Those one after the other that the same criterion passed over. */
function together(weighed: readonly Weighed[]): Group[] {
  const groups: Group[] = [];
  for (const one of weighed) {
    const last = groups.at(-1);
    if (last !== undefined && !one.chosen && isAlike(one, last[0])) last.push(one);
    else groups.push([one]);
  }
  return groups;
}

function isAlike(one: Weighed, other: Weighed): boolean {
  const sameKind = (one.figure === undefined) === (other.figure === undefined);
  return sameKind && one.priority === other.priority && one.criterion === other.criterion && one.chosen === other.chosen;
}
