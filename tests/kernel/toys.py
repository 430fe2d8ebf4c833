"""The smallest tables there are: programs of steps that only note that they were run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mindrose.kernel.chance import Chance, key_of
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.fields import Fields
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import State
from mindrose.kernel.programs import Answers, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason

NOT_ASKED = reason("E_ILLEGAL", "TOY-1")


class Toy(State):
    """A table with nothing on it but what each seat has noted."""

    def __init__(self, players: i64, chance: Chance, journal: Journal[Event] | None) -> None:
        super().__init__(players, chance, journal)
        self.notes: list[list[int]] = [[] for _ in range(players)]

    def blank(self) -> Toy:
        return Toy(self.players, self.chance, None)

    def fields(self, each: Fields, other: State) -> None:
        assert isinstance(other, Toy)
        self.notes = [list(notes) for notes in other.notes]

    def words(self) -> list[int]:
        words = super().words()
        for notes in self.notes:
            words += [len(notes), *notes]
        return words


class Note(Step[Toy]):
    """Notes a number for the seat that runs it."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, table: Toy, frame: Frame) -> None:
        table.notes[frame.seat].append(self.number)


class Do(Step[Toy]):
    """Whatever a test wants done."""

    def __init__(self, deed: Callable[[Toy, Frame], object]) -> None:
        super().__init__()
        self.deed = deed

    def run(self, table: Toy, frame: Frame) -> None:
        self.deed(table, frame)


class Ask(Question[Toy]):
    """Asks for one of some numbers and notes it; then whatever a test wants done."""

    def __init__(
        self,
        *numbers: int,
        kind: str = "ask",
        hidden: bool = False,
        resting: bool = False,
        deed: Callable[[Toy, Frame], object] | None = None,
    ) -> None:
        super().__init__(kind, "TOY-1", hidden=hidden, resting=resting)
        self.numbers = numbers
        self.deed = deed

    def answers(self, table: Toy, frame: Frame, answers: Answers) -> None:
        for number in self.numbers:
            answers.add(number)

    def why_not(self, table: Toy, frame: Frame, answer: i64) -> i64:
        return NONE if answer in self.numbers else NOT_ASKED

    def answer(self, table: Toy, frame: Frame, answer: i64) -> None:
        table.notes[frame.seat].append(answer)
        if self.deed is not None:
            self.deed(table, frame)


class AskLeft(Ask):
    """Asks the seat to the left of the one that runs it."""

    def seat(self, table: Toy, frame: Frame) -> i64:
        return (frame.seat + 1) % table.players


def program(*steps: Step[Any], name: str = "main", **about: Any) -> Program:
    return Program(name, "TOY-0", steps, **about)


def toy(*steps: Step[Any], players: int = 2) -> Toy:
    """A table that has run a program up to its first question."""
    table = Toy(players, Chance(key_of(0)), None)
    table.start(program(*steps))
    return table


def give(table: Toy, answer: int, seat: int | None = None) -> None:
    """Answers the open question (of a seat)."""
    stack = table.open() if seat is None else next(stack for stack in table.open_stacks() if stack.seat == seat)
    assert stack is not None
    assert stack.answers.has(answer)
    table.give(stack, answer)
