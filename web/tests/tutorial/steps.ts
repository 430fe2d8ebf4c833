import type { LessonAnswer, LessonStep } from '../../src/wire';

/** A step that is only read. */
export function read(say: string, points: LessonStep['points'] = {}): LessonStep {
  return { say, rules: [], points, answers: [] };
}

/** A step that waits for answers. */
export function wait(say: string, ...answers: LessonAnswer[]): LessonStep {
  return { say, rules: ['CC-1.1'], points: {}, answers };
}
