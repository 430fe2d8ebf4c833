"""One command looked ahead: an answer is tried on an imagined table and judged when the command is complete."""

from __future__ import annotations

from typing import Final

from mindrose.kernel.ints import i64
from mindrose.kernel.judge import Judge
from mindrose.kernel.machine import State

DEEPEST: Final = 12


class Lookahead:
    """Tries answers: own commands are completed as well as possible, the others let them pass."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.decisions: i64 = 0

    def value_after(self, state: State, seat: i64, option: i64, depth: i64 = DEEPEST) -> float:
        """The judgement for a seat after an answer to the open question."""
        imagined = state.clone()
        stack = imagined.open()
        assert stack is not None
        imagined.give(stack, option)
        self.decisions += 1
        return self.value(imagined, seat, depth)

    def value(self, state: State, seat: i64, depth: i64) -> float:
        judge = self.judge
        while True:
            stack = state.open()
            if stack is None or depth <= 0:
                return judge.value(state, seat)
            if stack.seat != seat:
                if not judge.responds(state):
                    return judge.value(state, seat)
                state.give(stack, stack.options.items[0])
                self.decisions += 1
            elif judge.complete(state):
                return judge.value(state, seat)
            else:
                return self.best_value(state, seat, depth)

    def best_value(self, state: State, seat: i64, depth: i64) -> float:
        stack = state.open()
        assert stack is not None
        options = stack.options
        best = -1.0
        for i in range(options.count):
            value = self.value_after(state, seat, options.items[i], depth - 1)
            if value > best:
                best = value
        return best
