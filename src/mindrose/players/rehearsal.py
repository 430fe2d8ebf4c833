"""Rehearsals: answers tried in the same imagined worlds, each of which is played on as greedy players would.

Where much of what a command is worth shows only later (a plan, a trap, a place), tables are judged when a stage of the
game is over. Few answers can be tried so: those that look best one command ahead. All of them are rehearsed in the same
worlds, so that luck favours none, and race: whichever hardly can turn out best any more is dropped, and the others are
rehearsed in further worlds. Where one rehearsal tells little, the first opinion weighs as much as several of them.
"""

from __future__ import annotations

import math
from typing import Final

from mindrose.kernel.ints import i64, mypyc_attr
from mindrose.kernel.judge import Judge
from mindrose.kernel.machine import Stack, State
from mindrose.players.lookahead import DEEPEST, NO_LINE, Lookahead

FIRST_WAYS: Final = 400  # of one command that are tried for a first opinion
WAYS: Final = 8  # … in a rehearsal: with fewer, what rooms and spells leave to choose is hardly ever used there
CANDIDATES: Final = 6
DOUBT: Final = 0.05  # an answer that looks worse than the best by so much is out of the question
SAME: Final = 1e-9  # opinions that differ by less are the same
MISJUDGED: Final = 0.03  # how far first opinions of two answers are off, as a standard deviation
LUCK: Final = 0.02  # … one world sets two answers apart, before any has been seen
LEAST: Final = 3  # rehearsals of an answer before it can be dropped
WORTHWHILE: Final = 0.005  # how much better than the best one an answer must possibly be
LONGEST: Final = 400  # answers of one rehearsal


@mypyc_attr(acyclic=True)
class Candidate:
    """One answer, and the answers that complete its command."""

    def __init__(self, answer: i64, opinion: float, line: list[int]) -> None:
        self.answer: i64 = answer
        self.line = line
        self.opinion = opinion
        self.values: list[float] = []  # of its rehearsals, world by world
        self.total = 0.0

    def try_on(self, value: float) -> None:
        self.values.append(value)
        self.total += value

    def luck(self, other: Candidate) -> float:
        """The variance of what one world makes of the difference between two answers."""
        number = float(len(self.values))
        mean = (self.total - other.total) / number if number > 0.0 else 0.0
        square = LUCK * LUCK
        for i in range(len(self.values)):
            apart = self.values[i] - other.values[i] - mean
            square += apart * apart
        return square / (1.0 + number)

    def opinion_weight(self, other: Candidate) -> float:
        """How many rehearsals the first opinion of two answers weighs as much as."""
        return self.luck(other) / (MISJUDGED * MISJUDGED)

    def lead(self, other: Candidate) -> float:
        """By how much an answer is likely better than another one."""
        weight = self.opinion_weight(other)
        apart = weight * (self.opinion - other.opinion) + self.total - other.total
        return apart / (weight + float(len(self.values)))

    def doubt(self, other: Candidate) -> float:
        """How far that may be wrong, as a standard deviation."""
        return math.sqrt(self.luck(other) / (self.opinion_weight(other) + float(len(self.values))))


class Rehearsal:
    """The answers that are left of one decision."""

    def __init__(self, judge: Judge, seat: i64) -> None:
        self.judge = judge
        self.seat: i64 = seat
        self.first_look = Lookahead(judge.farsighted(), FIRST_WAYS)
        self.lookahead = Lookahead(judge, WAYS)
        self.candidates: list[Candidate] = []
        self.decisions: i64 = 0
        self.spare: State | None = None

    def consider(self, worlds: list[State], most: i64) -> None:
        """The answers that look best one command ahead in some worlds, at most so many."""
        stack = worlds[0].asking(self.seat)
        assert stack is not None
        for i in range(stack.answers.count):
            self.insert(self.opinion_of(stack.answers.items[i], worlds))
        least = self.candidates[0].opinion - DOUBT
        most = min(most, i64(CANDIDATES))
        while len(self.candidates) > most or self.candidates[-1].opinion < least:
            self.candidates.pop()

    def opinion_of(self, answer: i64, worlds: list[State]) -> Candidate:
        """How an answer looks on average, with the rest of its command as it would be best in the first world."""
        total = self.first_look.value_after(worlds[0], self.seat, answer)
        line = self.first_look.line
        for number in range(1, len(worlds)):
            self.first_look.dice = number
            total += self.first_look.value_after(worlds[number], self.seat, answer)
        self.first_look.dice = 0
        return Candidate(answer, total / float(len(worlds)), line)

    def insert(self, candidate: Candidate) -> None:
        """Behind those that are as good."""
        place = len(self.candidates)
        while place > 0 and candidate.opinion > self.candidates[place - 1].opinion:
            place -= 1
        self.candidates.insert(place, candidate)

    def alike(self) -> bool:
        """Whether all look the same one command ahead: they hardly ever differ later."""
        return self.candidates[0].opinion - self.candidates[-1].opinion < SAME

    def rehearse(self, world: State, dice: i64) -> None:
        """Tries every candidate in one world, and drops those that are out of the race."""
        self.lookahead.dice = dice
        table = world.clone() if self.spare is None else self.spare
        self.spare = table
        for candidate in self.candidates:
            table.copy(world)
            stack = table.asking(self.seat)
            if stack is None or not stack.answers.has(candidate.answer):
                candidate.try_on(candidate.opinion)
                continue
            table.give(stack, candidate.answer)
            self.play_on(table, candidate.line, self.judge.stage(world))
            candidate.try_on(self.judge.value(table, self.seat))
        if len(self.candidates[0].values) >= LEAST:
            self.drop()

    def drop(self) -> None:
        """Only the best one stays, and those that may well be better than it."""
        best = self.best()
        left: list[Candidate] = []
        for candidate in self.candidates:
            if candidate is best or candidate.lead(best) + candidate.doubt(best) > WORTHWHILE:
                left.append(candidate)
        self.candidates = left

    def best(self) -> Candidate:
        best = self.candidates[0]
        for candidate in self.candidates:
            if candidate.lead(best) > 0.0:
                best = candidate
        return best

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

    def simulated(self) -> i64:
        """How many answers were given in imagined worlds."""
        return self.decisions + self.first_look.decisions + self.lookahead.decisions
