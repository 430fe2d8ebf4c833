// Answers that are chosen together, where questions of one kind come to a seat in a row.

import type { Choice, Question } from '../wire';

export class Series {
  private left: number;

  /** `rest` are the choices that are still to be given after the first one, which answers `first`. */
  constructor(
    private readonly first: Question,
    private rest: readonly Choice[],
  ) {
    this.left = first.series;
  }

  get over(): boolean {
    return this.rest.length === 0;
  }

  /** The answer to the next question; null if the table is not as it was when the answers were chosen. */
  next(question: Question | null): number | null {
    const [wanted, ...rest] = this.rest;
    this.left -= 1;
    if (wanted === undefined || question?.kind !== this.first.kind || question.series !== this.left) return null;
    if (!question.choices.some((choice) => means(choice, wanted))) return null;
    this.rest = rest;
    return wanted.number;
  }
}

/** Whether two choices are the same answer, with the same words. */
function means(one: Choice, other: Choice): boolean {
  return one.number === other.number && one.verb === other.verb && one.caution === other.caution;
}
