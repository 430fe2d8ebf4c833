"""The steps that controls of an effect become: tests, numbers, jumps, loops, and the questions of `may` and `pick`.

All that changes lies in the slots of the frame. A single thing is kept as its number, nothing as -1; a set of things
as the bits of one number, so that its members are numbers from 0 to 62. Jumps are counted from the step behind them.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mindrose.kernel.ints import i64, mypyc_attr, vec
from mindrose.kernel.machine import State
from mindrose.kernel.programs import Answers, Choice, Frame, Question, Step
from mindrose.kernel.reasons import NONE, shared_reason
from mindrose.kernel.slots import Kind

T = TypeVar("T", bound=State)
ONE: Final[i64] = 1
MOST_ROUNDS: Final[i64] = 100  # of one `per`, however much it counts

# What an arithmetical or comparing step does with its two numbers
PLUS: Final = 0
MINUS: Final = 1
TIMES: Final = 2
LEAST: Final = 3
GREATEST: Final = 4
DIVIDED: Final = 5
AT_LEAST: Final = 6
AT_MOST: Final = 7
EQUAL: Final = 8
MORE: Final = 9
LESS: Final = 10


@mypyc_attr(allow_interpreted_subclasses=True)
class Test(Generic[T]):
    """Something that holds or does not. A test is immutable and shared by all games."""

    def holds(self, table: T, frame: Frame) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Generic[T]):
    """A number that is worked out when it is needed. It is immutable and shared by all games."""

    def of(self, table: T, frame: Frame) -> i64:
        raise NotImplementedError


class Constant(Number[State]):
    """A number as it was written."""

    def __init__(self, value: i64) -> None:
        self.value: i64 = value

    def of(self, table: State, frame: Frame) -> i64:
        return self.value


class InSlot(Number[State]):
    """A number that has a name."""

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def of(self, table: State, frame: Frame) -> i64:
        return frame.slots[self.slot]


class Members(Number[State]):
    """How many things a set has."""

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def of(self, table: State, frame: Frame) -> i64:
        left = frame.slots[self.slot]
        number: i64 = 0
        while left > 0:
            left &= left - ONE
            number += 1
        return number


class Reckoned(Number[State]):
    """Two numbers made into one."""

    def __init__(self, how: i64, left: Number[Any], right: Number[Any]) -> None:
        self.how: i64 = how
        self.left = left
        self.right = right

    def of(self, table: State, frame: Frame) -> i64:
        left: i64 = self.left.of(table, frame)
        right: i64 = self.right.of(table, frame)
        if self.how == PLUS:
            return left + right
        if self.how == MINUS:
            return left - right
        if self.how == TIMES:
            return left * right
        if self.how == LEAST:
            return min(left, right)
        if self.how == GREATEST:
            return max(left, right)
        return left // right if right != 0 else 0


class Compared(Test[State]):
    """Two numbers compared."""

    def __init__(self, how: i64, left: Number[Any], right: Number[Any]) -> None:
        self.how: i64 = how
        self.left = left
        self.right = right

    def holds(self, table: State, frame: Frame) -> bool:
        left: i64 = self.left.of(table, frame)
        right: i64 = self.right.of(table, frame)
        if self.how == AT_LEAST:
            return left >= right
        if self.how == AT_MOST:
            return left <= right
        if self.how == EQUAL:
            return left == right
        if self.how == MORE:
            return left > right
        return left < right


class Not(Test[State]):
    """The opposite of a test."""

    def __init__(self, test: Test[Any]) -> None:
        self.test = test

    def holds(self, table: State, frame: Frame) -> bool:
        return not self.test.holds(table, frame)


class And(Test[State]):
    """Two tests, both of which hold."""

    def __init__(self, left: Test[Any], right: Test[Any]) -> None:
        self.left = left
        self.right = right

    def holds(self, table: State, frame: Frame) -> bool:
        return self.left.holds(table, frame) and self.right.holds(table, frame)


class Or(Test[State]):
    """Two tests, one of which holds."""

    def __init__(self, left: Test[Any], right: Test[Any]) -> None:
        self.left = left
        self.right = right

    def holds(self, table: State, frame: Frame) -> bool:
        return self.left.holds(table, frame) or self.right.holds(table, frame)


class Bound(Test[State]):
    """A name stands for something."""

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def holds(self, table: State, frame: Frame) -> bool:
        return frame.slots[self.slot] >= 0


class Some(Test[State]):
    """A name stands for a set that is not empty."""

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def holds(self, table: State, frame: Frame) -> bool:
        return frame.slots[self.slot] > 0


class Skip(Step[State]):
    """Goes on further ahead, or back."""

    def __init__(self, distance: i64) -> None:
        super().__init__()
        self.distance: i64 = distance

    def run(self, table: State, frame: Frame) -> None:
        frame.at += self.distance


class SkipUnless(Step[State]):
    """Goes on further ahead if a test does not hold."""

    def __init__(self, test: Test[Any], distance: i64) -> None:
        super().__init__()
        self.test = test
        self.distance: i64 = distance

    def run(self, table: State, frame: Frame) -> None:
        if not self.test.holds(table, frame):
            frame.at += self.distance


class SetSlot(Step[State]):
    """Works a number out once and keeps it."""

    def __init__(self, slot: i64, number: Number[Any]) -> None:
        super().__init__()
        self.slot: i64 = slot
        self.number = number

    def run(self, table: State, frame: Frame) -> None:
        frame.slots[self.slot] = self.number.of(table, frame)

    def fills(self, kinds: list[Kind]) -> None:
        if isinstance(self.number, InSlot):
            kinds[self.slot] = kinds[self.number.slot]


class Repeat(Step[State]):
    """Begins another round as long as some are left to do."""

    def __init__(self, slot: i64, distance: i64) -> None:
        super().__init__()
        self.slot: i64 = slot
        self.distance: i64 = distance

    def run(self, table: State, frame: Frame) -> None:
        left = frame.slots[self.slot]
        if left > 0:
            frame.slots[self.slot] = min(left, MOST_ROUNDS) - 1
        else:
            frame.at += self.distance


@mypyc_attr(allow_interpreted_subclasses=True)
class NextMember(Step[T]):
    """Begins a round with the next member of a set, which leaves it, as long as there is one."""

    def __init__(self, members: i64, it: i64, distance: i64) -> None:
        super().__init__()
        self.members: i64 = members
        self.it: i64 = it
        self.distance: i64 = distance

    def run(self, table: T, frame: Frame) -> None:
        left = frame.slots[self.members]
        if left <= 0:
            frame.at += self.distance
            return
        member = self.first(table, frame, left)
        frame.slots[self.members] = left & ~(ONE << member)
        frame.slots[self.it] = member

    def fills(self, kinds: list[Kind]) -> None:
        kinds[self.it] = Kind("a member of a set", 0, kinds[self.members].last.bit_length() - 1)

    def first(self, table: T, frame: Frame, members: i64) -> i64:
        """The member whose turn it is; a game may know a better order than that of their numbers."""
        member: i64 = 0
        while (members >> member) & 1 == 0:
            member += 1
        return member


@mypyc_attr(allow_interpreted_subclasses=True)
class May(Question[T]):
    """Whether to do what comes next; it is not asked where that is impossible."""

    def __init__(
        self,
        kind: str,
        rule: str,
        yes: i64,
        no: i64,
        distance: i64,
        possible: Test[Any] | None = None,
        code: str = "E_ILLEGAL",
    ) -> None:
        super().__init__(kind, rule)
        self.yes: i64 = yes
        self.no: i64 = no
        self.distance: i64 = distance
        self.possible = possible
        self.undecided: i64 = shared_reason(code, rule)

    def answers(self, table: T, frame: Frame, answers: Answers) -> None:
        possible = self.why_not(table, frame, self.yes) == NONE
        if possible and self.yes < self.no:
            answers.add(self.yes)
        answers.add(self.no)
        if possible and self.yes > self.no:
            answers.add(self.yes)

    def why_not(self, table: T, frame: Frame, answer: i64) -> i64:
        """Nothing is against `no`, and nothing against `yes` where it is possible."""
        if answer == self.yes and (self.possible is None or self.possible.holds(table, frame)):
            return NONE
        return NONE if answer == self.no else self.undecided

    def answer(self, table: T, frame: Frame, answer: i64) -> None:
        if answer == self.no:
            frame.at += self.distance

    def choice(self, table: T, frame: Frame, answer: int) -> Choice:
        return Choice(self.kind, {"answer": "yes" if answer == self.yes else "no"})

    def timeout(self, table: T, frame: Frame, answers: Answers) -> int:
        """Nothing that was not asked for."""
        return self.no


@mypyc_attr(allow_interpreted_subclasses=True)
class PickBranch(Question[T]):
    """Which of several branches to do: the answers are numbers from `first` on."""

    def __init__(self, kind: str, rule: str, first: i64, distances: list[int]) -> None:
        super().__init__(kind, rule)
        self.first: i64 = first
        self.distances: vec[i64] = vec[i64](distances)
        self.undecided: i64 = shared_reason("E_ILLEGAL", rule)

    def answers(self, table: T, frame: Frame, answers: Answers) -> None:
        for branch in range(len(self.distances)):
            answers.add(self.first + branch)

    def why_not(self, table: T, frame: Frame, answer: i64) -> i64:
        return NONE if self.first <= answer < self.first + len(self.distances) else self.undecided

    def answer(self, table: T, frame: Frame, answer: i64) -> None:
        frame.at += self.distances[answer - self.first]

    def choice(self, table: T, frame: Frame, answer: int) -> Choice:
        return Choice(self.kind, {"branch": answer - self.first})
