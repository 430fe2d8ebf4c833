"""Rehearsals: answers tried in the same imagined worlds, each of which is played on as greedy players would.

Where much of what a command is worth shows only later (a plan, a trap, a place), tables are judged when a stage of the
game is over. Few answers can be tried so: those that look best one command ahead. All of them are rehearsed in the same
worlds, so that luck favours none; then the worse half is dropped, and the others are rehearsed in further worlds.
"""

from __future__ import annotations

from typing import Final

from mindrose.kernel.ints import i64, mypyc_attr
from mindrose.kernel.judge import Judge
from mindrose.kernel.machine import Stack, State
from mindrose.players.lookahead import DEEPEST, NO_LINE, Lookahead

FIRST_WAYS: Final = 16  # of one command that are tried for a first opinion
WAYS: Final = 2  # … in a rehearsal
CANDIDATES: Final = 6
DOUBT: Final = 0.05  # an answer that looks worse than the best by so much is out of the question
LONGEST: Final = 400  # answers of one rehearsal


@mypyc_attr(acyclic=True)
class Candidate:
    """One answer, and the answers that complete its command."""

    def __init__(self, answer: i64, opinion: float, line: list[int]) -> None:
        self.answer: i64 = answer
        self.line = line
        self.total = opinion  # counts as much as one rehearsal


class Rehearsal:
    """The answers that are left of one decision."""

    def __init__(self, judge: Judge, seat: i64) -> None:
        self.judge = judge
        self.seat: i64 = seat
        self.first_look = Lookahead(judge, FIRST_WAYS)
        self.lookahead = Lookahead(judge, WAYS)
        self.candidates: list[Candidate] = []
        self.decisions: i64 = 0
        self.spare: State | None = None

    def consider(self, state: State) -> None:
        """The answers that look best one command ahead."""
        stack = state.asking(self.seat)
        assert stack is not None
        for i in range(stack.answers.count):
            answer = stack.answers.items[i]
            opinion = self.first_look.value_after(state, self.seat, answer)
            self.insert(Candidate(answer, opinion, self.first_look.line))
        least = self.candidates[0].total - DOUBT
        while len(self.candidates) > CANDIDATES or self.candidates[-1].total < least:
            self.candidates.pop()

    def insert(self, candidate: Candidate) -> None:
        """Behind those that are as good."""
        place = len(self.candidates)
        while place > 0 and candidate.total > self.candidates[place - 1].total:
            place -= 1
        self.candidates.insert(place, candidate)

    def rehearse(self, world: State, dice: i64) -> None:
        """Tries every candidate in one world."""
        self.lookahead.dice = dice
        table = world.clone() if self.spare is None else self.spare
        self.spare = table
        for candidate in self.candidates:
            table.copy(world)
            stack = table.asking(self.seat)
            if stack is not None and stack.answers.has(candidate.answer):
                table.give(stack, candidate.answer)
                self.play_on(table, candidate.line, self.judge.stage(world))
                candidate.total += self.judge.value(table, self.seat)

    def play_on(self, table: State, line: list[int], stage: i64) -> None:
        """Plays as greedy players would until a stage of the game is over; others may answer inside a command."""
        lines = [NO_LINE] * table.players
        lines[self.seat] = line
        left: i64 = LONGEST
        stack = table.open()
        while stack is not None and left > 0 and self.judge.stage(table) == stage:
            left -= 1
            self.decisions += 1
            table.give(stack, self.greedy_answer(table, stack, lines))
            stack = table.open()

    def greedy_answer(self, table: State, stack: Stack, lines: list[list[int]]) -> i64:
        """The next answer of the command that a seat has begun, or the best one for it; in secret a plainer one."""
        answers = stack.answers
        if answers.count == 1:
            return answers.items[0]
        seat = stack.seat
        line = lines[seat]
        if line and answers.has(line[0]):
            lines[seat] = line[1:]
            return line[0]
        if stack is not table.stack:
            return self.lookahead.best_answer(table, stack, seat, DEEPEST)
        best = -1.0
        chosen = answers.items[0]
        for i in range(answers.count):
            value = self.lookahead.value_after(table, seat, answers.items[i])
            if value > best:
                best = value
                chosen = answers.items[i]
                lines[seat] = self.lookahead.line
        return chosen

    def drop(self) -> None:
        """The better half stays."""
        tried = self.candidates
        self.candidates = []
        for candidate in tried:
            self.insert(candidate)
        del self.candidates[(len(tried) + 1) // 2 :]

    def best(self) -> i64:
        best = self.candidates[0]
        for candidate in self.candidates:
            if candidate.total > best.total:
                best = candidate
        return best.answer

    def simulated(self) -> i64:
        """How many answers were given in imagined worlds."""
        return self.decisions + self.first_look.decisions + self.lookahead.decisions
