// The log: what happened in words, turn by turn, with what was taken back.

import type { Happening } from '../lib/connection.svelte';
import { words } from '../lib/words.svelte';
import type { Line, Speaker } from '../speech/speaker';

export interface LogLine extends Line {
  number: number; // of its first event in the story
  times: number; // how often the same line follows itself
  undone: boolean;
  follows: boolean; // it comes of the line above it that does not
}

export interface Turn {
  /** The event that began the turn; null before the first one. */
  heading: LogLine | null;
  lines: LogLine[];
}

/** Which events of a story were taken back later. */
export function takenBack(story: readonly Happening[]): boolean[] {
  const undone = story.map(() => false);
  story.forEach((event, number) => {
    if (event.event !== 'undone') return;
    let stay = Number(event.after ?? 0);
    let left = Number(event.count);
    for (let before = number - 1; before >= 0 && left > 0; before -= 1) {
      if (undone[before] === true || story[before]?.event === 'undone') continue;
      if (stay > 0) stay -= 1;
      else {
        undone[before] = true;
        left -= 1;
      }
    }
  });
  return undone;
}

/** The story in words; equal lines in a row are one line that counts them. What follows from `leads` is told below them. */
export function logOf(story: readonly Happening[], speaker: Speaker, leads: readonly string[] = []): Turn[] {
  const undone = takenBack(story);
  const turns: Turn[] = [{ heading: null, lines: [] }];
  let led = false;
  story.forEach((event, number) => {
    const leading = leads.includes(String(event.event));
    led = event.event !== 'turn' && (led || leading);
    const line: LogLine = { ...told(event, speaker), number, times: 1, undone: undone[number] === true, follows: led && !leading };
    const turn = turns.at(-1) as Turn;
    const last = turn.lines.at(-1);
    if (event.event === 'turn' && !line.undone) turns.push({ heading: line, lines: [] });
    else if (last !== undefined && last.text === line.text && last.undone === line.undone) last.times += 1;
    else turn.lines.push(line);
  });
  return turns.filter(({ heading, lines }) => heading !== null || lines.length > 0);
}

/** What happens just now, in one breath; equal sentences in a row are one that counts them. */
export function lately(events: readonly Happening[], speaker: Speaker): string {
  const lines: { text: string; times: number }[] = [];
  for (const { text } of events.map((event) => told(event, speaker))) {
    const last = lines.at(-1);
    if (last?.text === text) last.times += 1;
    else lines.push({ text, times: 1 });
  }
  return lines.map(({ text, times }) => (times === 1 ? text : `${text} ${words.say('table-log-times', { times })}`)).join(' ');
}

/** The event with which the others' turns since the own one began; null for those who have had none, or no seat. */
export function sinceTurn(story: readonly Happening[], seat: number | null): number | null {
  const turns = story.map((event, number) => ({ event, number })).filter(({ event }) => event.event === 'turn');
  const others = turns.findLastIndex(({ event }) => event.seat !== seat);
  const own = turns.slice(0, others + 1).findLastIndex(({ event }) => event.seat === seat);
  return seat === null || own < 0 ? null : (turns[own + 1]?.number ?? null);
}

/** An event in words: the game's own, or what the server adds. */
export function told(event: Happening, speaker: Speaker): Line {
  if (event.event === 'undone') return plain(words.say('table-log-undone', { player: speaker.player(Number(event.seat)) }));
  if (event.event === 'timeout') return plain(words.say('table-log-timeout', { player: speaker.player(Number(event.seat)) }));
  if (event.event === 'resigned') return plain(words.say('table-log-resigned', { player: speaker.player(Number(event.seat)) }));
  if (event.event === 'closed') return plain(words.say('outcome-closed'));
  return speaker.eventParts(event);
}

function plain(text: string): Line {
  return { text, mentions: [] };
}
