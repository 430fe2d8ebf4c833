// The keys of a table. Letters that mean something everywhere are no keys of answers.

const ANSWER_KEYS = '1234567890qertyiopasdfghjkzxvbnm';

/** A key for each answer: those that are fixed, and what is left of the others in the order in which they are asked. */
export function keysOf(answers: readonly number[], fixed: ReadonlyMap<number, string> = new Map()): Map<number, string> {
  const taken = new Set(fixed.values());
  const free = [...ANSWER_KEYS].filter((key) => !taken.has(key));
  const others = answers.filter((answer) => !fixed.has(answer)).slice(0, free.length);
  return new Map([...fixed, ...others.map((answer, place) => [answer, free[place] ?? ''] as const)]);
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
