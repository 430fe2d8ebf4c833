// CB-7.1.4 Sets of upgrades as switches: which answer each switch leads to.

import type { Choice } from '../../../wire';

/** The answer without any upgrade; with some, a bit is added for the place of each in its row. */
const PLAIN = 77;

export interface Use {
  choice: Choice;
  upgrades: readonly string[];
}

/** The answers that declare upgrades. */
export function usesOf(choices: readonly Choice[]): Use[] {
  return choices
    .filter(({ verb }) => verb === 'use')
    .map((choice) => ({
      choice,
      upgrades: String(choice.points.upgrades)
        .split('+')
        .filter((upgrade) => upgrade !== ''),
    }));
}

/** The set that a switch leads to: with or without its upgrade, and otherwise as near to the current one as there is; null: none. */
export function toggled(uses: readonly Use[], current: Use, upgrade: string): Use | null {
  const wanted = !current.upgrades.includes(upgrade);
  const apart = ({ upgrades }: Use): number =>
    upgrades.filter((one) => !current.upgrades.includes(one)).length + current.upgrades.filter((one) => !upgrades.includes(one)).length;
  const found = uses.filter(({ upgrades }) => upgrades.includes(upgrade) === wanted);
  return found.toSorted((one, other) => apart(one) - apart(other))[0] ?? null;
}

/** The answer that a switch would be if all else stayed as it is; where nothing can be used yet, the upgrade alone. */
export function answerOf(row: readonly string[], current: Use | undefined, upgrade: string): number {
  const bit = 1 << row.indexOf(upgrade);
  if (current === undefined) return PLAIN + bit;
  return current.choice.number + (current.upgrades.includes(upgrade) ? -bit : bit);
}

/** The set to begin with: the one that costs least, then the smallest. */
export function plainest(uses: readonly Use[]): Use | undefined {
  const cost = ({ choice }: Use): number => 100 * Number(choice.points.ambition) + Number(choice.points.wp);
  return uses.toSorted((one, other) => one.upgrades.length - other.upgrades.length || cost(one) - cost(other))[0];
}

/** What a set costs: the usual price, what its upgrades change of it, and both together. */
export function priceOf(uses: readonly Use[], { choice }: Use): { usual: number; more: number; wp: number; ambition: number } {
  const wp = Number(choice.points.wp ?? 0);
  const usual = Number(uses.find(({ upgrades }) => upgrades.length === 0)?.choice.points.wp ?? wp);
  return { usual, more: wp - usual, wp, ambition: Number(choice.points.ambition ?? 0) };
}
