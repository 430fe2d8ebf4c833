// A moment of the server as the screen shows it.

import type { Choice, Moment, Question } from '../wire';
import type { Shown } from './play.svelte';

/** Declining what the own turn brings is rarely wanted: it comes last. */
function usualFirst(question: Question): Question {
  if (question.window) return question;
  const declines = ({ verb }: Choice): number => Number(verb === 'decline');
  return { ...question, choices: question.choices.toSorted((one, other) => declines(one) - declines(other)) };
}

export function shownOf(moment: Moment): Shown {
  const { seat, number, view, question, waiting, now, undo, withdraw, takeback, passing, outcome } = moment;
  const ahead = now - Date.now() / 1000;
  return {
    seat,
    number,
    view,
    question: question === null ? null : usualFirst(question),
    waiting,
    ahead,
    undo,
    withdraw,
    takeback,
    passing,
    outcome,
  };
}
