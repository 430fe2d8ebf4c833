"""The smallest tables there are: programs of steps that only note that they were run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mindrose.kernel.chance import Chance, key_of
from mindrose.kernel.documents import questions_document, rebuild, stack_document
from mindrose.kernel.events import Event, EventKind, Journal
from mindrose.kernel.game import Document, Game, Outcome, Value
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Frame, Options, Program, Question, Stack, State, Step, empty_stack


class Toy(State):
    """A table with nothing on it but what each seat has noted."""

    def __init__(self, players: i64, chance: Chance, stack: Stack, journal: Journal[Event] | None) -> None:
        super().__init__(players, chance, stack, journal)
        self.notes: list[list[int]] = [[] for _ in range(players)]

    def clone(self) -> Toy:
        other = Toy(self.players, self.chance.clone(), self.stack.clone(), None)
        other.notes = [list(notes) for notes in self.notes]
        other.seals = self.seals
        other.over = self.over
        return other

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

    def options(self, table: Toy, frame: Frame, options: Options) -> None:
        for number in self.numbers:
            options.add(number)

    def answer(self, table: Toy, frame: Frame, option: i64) -> None:
        table.notes[frame.seat].append(option)
        if self.deed is not None:
            self.deed(table, frame)


def program(*steps: Step[Any], name: str = "main", **about: Any) -> Program:
    return Program(name, "TOY-0", steps, **about)


def toy(*steps: Step[Any], players: int = 2) -> Toy:
    """A table that has run a program up to its first question."""
    table = Toy(players, Chance(key_of(0)), empty_stack(), None)
    table.start(program(*steps))
    return table


def give(table: Toy, option: int, seat: int | None = None) -> None:
    """Answers the open question (of a seat)."""
    stack = table.open() if seat is None else next(stack for stack in table.open_stacks() if stack.seat == seat)
    assert stack is not None
    assert stack.options.has(option)
    table.give(stack, option)


class ToyGame(Game):
    """A game whose rules are one program; the others are those that it pushes."""

    id = "toy"
    title = "Toy"
    rules_version = "toy-1"
    players_min = 2
    players_max = 3
    actions = 100
    parameters = []
    events = [EventKind("said", ("number",))]

    def __init__(self, main: Program, programs: Sequence[Program] = ()) -> None:
        self.main = main
        self.programs = [main, *programs]
        super().__init__()

    def content(self) -> Document:
        return {}

    def setup(self, players: int, options: dict[str, Value], chance: Chance, journal: Journal[Event] | None) -> Toy:
        table = Toy(players, chance, empty_stack(), journal)
        table.start(self.main)
        return table

    def position(self, state: State) -> Document:
        assert isinstance(state, Toy)
        stack = stack_document(state.stack, None, whole=True)
        return {"players": int(state.players), "notes": state.notes, "stack": stack}

    def view(self, state: State, seat: int | None) -> Document:
        return {"stack": stack_document(state.stack, seat, whole=False), "question": questions_document(state, seat)}

    def build(self, document: Document, seed: str, journal: Journal[Event] | None) -> Toy:
        table = Toy(document["players"], Chance(key_of(seed)), empty_stack(), journal)
        table.notes = [list(notes) for notes in document["notes"]]
        rebuild(table, document["stack"], self.programs)
        table.proceed(table.stack)
        return table

    def outcome(self, state: State) -> Outcome:
        return Outcome([0], "toy", "TOY-0", [[0]] * int(state.players))
