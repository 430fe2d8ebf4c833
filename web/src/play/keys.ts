// The keys of a table. Letters that mean something everywhere are no keys of answers.

import type { Choice } from '../wire';

const ANSWER_KEYS = '1234567890qertyiopasdfghjkzxvbnm';

type Meant = Pick<Choice, 'number' | 'verb' | 'points'>;

/** A key for each answer, in the order in which they are asked; where a game fixes all of them, also for what cannot be chosen now. */
export function keysOf(choices: readonly Meant[], barred: readonly Meant[], fixed?: (choice: Meant) => string | null): Map<number, string> {
  const known = [...choices, ...barred].map((choice) => [choice.number, fixed?.(choice) ?? ''] as const);
  if (known.length > 0 && known.every(([, key]) => key !== '')) return new Map(known);
  return new Map(choices.slice(0, ANSWER_KEYS.length).map(({ number }, place) => [number, ANSWER_KEYS.charAt(place)]));
}

/** The key that was pressed; on keyboards of other scripts, the letter that is printed in its place on a Latin one. */
export function pressed(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const physical = /^(?:Key([A-Z])|Digit(\d))$/.exec(event.code);
  if (key.length !== 1 || key <= '~' || physical === null) return key;
  return (physical[1] ?? physical[2] ?? key).toLowerCase();
}

/** Whether a key belongs to the page: nobody is typing, no shortcut of the browser is meant. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return true;
  return !target.isContentEditable && !['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Whether Enter and the space bar already mean something where the focus is. */
export function pressesSomething(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="button"], [role="tab"]') !== null;
}
