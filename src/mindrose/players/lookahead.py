"""One command looked ahead: an answer is tried on an imagined table and judged when the command is complete.

A command is a chain of questions. Its ways are all tried while they are few; where they become many, the answer that
looks best when the rest is answered plainly is taken, and the chain goes on from there. What others decide in secret at
the same time is unknown: it is drawn at random, in the same way for every answer that is compared.
"""

from __future__ import annotations

from typing import Final

from mindrose.kernel.chance import QuickChance
from mindrose.kernel.ints import i64
from mindrose.kernel.judge import Judge
from mindrose.kernel.machine import Stack, State

DEEPEST: Final = 24
WAYS: Final = 48
NO_LINE: Final[list[int]] = []  # of a command that is complete; never written to


class Lookahead:
    """Tries answers: own commands are completed as well as possible, the others let them pass."""

    def __init__(self, judge: Judge, most: i64 = WAYS) -> None:
        self.judge = judge
        self.most: i64 = most  # ways through one command that are tried
        self.line = NO_LINE  # the further answers of the completion that was found last
        self.decisions: i64 = 0
        self.dice: i64 = 0  # what the others do in secret depends on it
        self.spare: list[State] = []  # tables that are not needed any more

    def value_after(self, state: State, seat: i64, answer: i64) -> float:
        """The judgement for a seat after an answer to its open question and the best completion, kept in `line`."""
        tried = self.after(state, seat, answer)
        value = self.best_value(tried, seat, 1, DEEPEST)
        self.spare.append(tried)
        return value

    def follow(self, state: State, seat: i64, line: list[int]) -> None:
        """Completes the command that a seat has begun, by a line found before as far as it is legal."""
        for answer in line:
            stack = self.own_question(state, seat)
            if stack is None:
                return
            if not stack.answers.has(answer):
                break
            state.give(stack, answer)
            self.decisions += 1
        depth: i64 = DEEPEST
        stack = self.own_question(state, seat)
        while stack is not None and depth > 0:
            depth -= 1
            state.give(stack, self.best_answer(state, stack, seat, depth))
            self.decisions += 1
            stack = self.own_question(state, seat)

    # Inside a command

    def after(self, state: State, seat: i64, answer: i64) -> State:
        """A copy of a table on which a seat has given an answer."""
        if self.spare:
            imagined = self.spare.pop()
            imagined.copy(state)
        else:
            imagined = state.clone()
        stack = imagined.asking(seat)
        assert stack is not None
        imagined.give(stack, answer)
        self.decisions += 1
        return imagined

    def own_question(self, state: State, seat: i64) -> Stack | None:
        """Goes on to the next question of the command that is to its own seat; None when it is complete."""
        while True:
            stack = state.stack if state.stack.waiting else state.asking(seat)
            if stack is None or stack.resting:
                return None
            if stack.seat == seat:
                return None if self.judge.complete(state, stack) else stack
            if not self.judge.responds(state, stack):
                return None
            state.give(stack, stack.answers.items[0])
            self.decisions += 1

    def best_value(self, state: State, seat: i64, ways: i64, depth: i64) -> float:
        """The judgement after the best completion; `ways` lead here already, and the table is used up."""
        stack = self.own_question(state, seat)
        if stack is None:
            self.line = NO_LINE
            return self.judged(state, seat)
        line: list[int] = []
        while stack is not None and depth > 0:
            answers = stack.answers
            depth -= 1
            if ways * answers.count <= self.most:
                ways *= answers.count
                best = -1.0
                rest: list[int] = []
                last = answers.count - 1
                for i in range(last):
                    answer = answers.items[i]
                    tried = self.after(state, seat, answer)
                    value = self.best_value(tried, seat, ways, depth)
                    self.spare.append(tried)
                    if value > best:
                        best = value
                        rest = [answer, *self.line]
                answer = answers.items[last]
                state.give(stack, answer)
                self.decisions += 1
                value = self.best_value(state, seat, ways, depth)
                if value > best:
                    best = value
                    rest = [answer, *self.line]
                self.line = line + rest
                return best
            answer = self.best_answer(state, stack, seat, depth)
            state.give(stack, answer)
            self.decisions += 1
            line.append(answer)
            stack = self.own_question(state, seat)
        self.line = line
        return self.judged(state, seat)

    def best_answer(self, state: State, stack: Stack, seat: i64, depth: i64) -> i64:
        """The answer after which the table is best when the rest of the command is answered plainly."""
        answers = stack.answers
        best = -1.0
        chosen = answers.items[0]
        for i in range(answers.count):
            tried = self.after(state, seat, answers.items[i])
            value = self.plain_value(tried, seat, depth)
            self.spare.append(tried)
            if value > best:
                best = value
                chosen = answers.items[i]
        return chosen

    def plain_value(self, state: State, seat: i64, depth: i64) -> float:
        """The judgement when each further question of the command gets its first answer."""
        stack = self.own_question(state, seat)
        while stack is not None and depth > 0:
            depth -= 1
            state.give(stack, stack.answers.items[0])
            self.decisions += 1
            stack = self.own_question(state, seat)
        return self.judged(state, seat)

    def judged(self, state: State, seat: i64) -> float:
        """The judgement for a seat, as soon as what others decide at the same time is decided somehow."""
        if not state.stack.waiting and not state.over and not self.judge.decided(state):
            self.decisions += decide(state, QuickChance(self.dice))
        return self.judge.value(state, seat)


def decide(state: State, chance: QuickChance) -> i64:
    """Answers at random wherever seats decide in secret at the same time, until nobody does; how often it answered."""
    number: i64 = 0
    while number < DEEPEST * state.players and not state.stack.waiting:
        stack = state.open()
        if stack is None:
            break
        state.give(stack, stack.answers.items[chance.below(stack.answers.count)])
        number += 1
    return number
