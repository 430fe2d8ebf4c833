"""One driver for the rule tests of every game: where things stand, what is done, what is then the case.

A game adds its own words in a subclass: its verbs (`game.invoke("fear", at=...)`), what lies where (`game.wp(0)`), and
the numbers of answers that may be illegal (`game.space("valley")`). Everything that does something gives the example
back, so that a test reads in one line.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Generic, Self, TypeVar

import pytest

from mindrose.kernel.errors import Refusal
from mindrose.kernel.game import Outcome
from mindrose.kernel.machine import State
from mindrose.kernel.table import Asked, Table
from tests.kernel.checking import check_clone, check_position, check_replay, check_samples, check_undo, snapshot

S = TypeVar("S", bound=State)


class Example(Generic[S]):
    """A table as an example in a rulebook tells of it; `by` is the seat that answers, where several are asked."""

    def __init__(self, table: Table, kind: type[S]) -> None:
        self.table = table
        self.state_class = kind

    @property
    def state(self) -> S:
        state = self.table.state
        assert isinstance(state, self.state_class)
        return state

    # What is asked

    @property
    def asked(self) -> Asked:
        """The open question, the first one if several seats are asked."""
        return self.put_to()

    @property
    def kind(self) -> str:
        """The kind of the open question; nothing when none is open."""
        return "" if self.table.question is None else self.asked.kind

    @property
    def asks(self) -> list[tuple[int, str]]:
        """Who is asked what; ready seats, which may reconsider, come last."""
        return [(question.seat, question.kind) for question in self.table.questions]

    def put_to(self, seat: int | None = None) -> Asked:
        """The question that is put to a seat."""
        asked = self.table.asked(seat)
        assert asked is not None, f"nobody is asked: {self.table.outcome}" if seat is None else f"asked are {self.asks}"
        return asked

    def legal(self, by: int | None = None) -> list[int]:
        return self.table.legal(by)

    def verbs(self, by: int | None = None) -> set[str]:
        return {answer.verb for answer in self.put_to(by).answers}

    def offered(self, point: str, by: int | None = None) -> list[Any]:
        """What the answers to the open question point at: `offered("space")`."""
        return [answer.points[point] for answer in self.put_to(by).answers if point in answer.points]

    # What is done

    def answer(self, number: int, by: int | None = None) -> Self:
        self.table.answer(number, by)
        return self

    def do(self, verb: str, /, by: int | None = None, **points: Any) -> Self:
        """Answers by what the answer means: `game.do("evoke", card="Courage")`."""
        self.table.do(verb, by=by, **points)
        return self

    def when(self, kind: str, verb: str, **points: Any) -> Self:
        """Answers a question if it is asked: those with one answer are not."""
        return self.do(verb, **points) if self.kind == kind else self

    def undo(self, by: int | None = None) -> Self:
        self.table.undo(by)
        return self

    def withdraw(self, by: int | None = None) -> Self:
        """Drops a command that is not complete yet."""
        self.table.withdraw(by)
        return self

    def until(self, kind: str) -> Self:
        """Answers as for seats that ran out of time, up to a question of this kind."""
        while self.kind != kind:
            self.table.answer(self.asked.timeout)
        return self

    # What is refused, hidden, or may be taken back

    def refused(self, number: int, by: int | None = None) -> Refusal:
        """The refusal of an answer; it changes nothing."""
        before = snapshot(self.table)
        with pytest.raises(Refusal) as caught:
            self.table.answer(number, by)
        assert snapshot(self.table) == before
        return caught.value

    def why_not(self, number: int, by: int | None = None) -> tuple[str, str]:
        """The code and the rule of the refusal: `assert game.why_not(card) == ("E_NOT_IN_HAND", "HE-1.3")`."""
        refusal = self.refused(number, by)
        return refusal.code, refusal.rule

    @contextmanager
    def unseen_by(self, *seats: int | None) -> Iterator[None]:
        """Whatever is done in this block changes nothing that these seats (None: a spectator) see or are told."""
        before = [(self.table.view(seat), self.table.events(seat)) for seat in seats]
        yield
        assert [(self.table.view(seat), self.table.events(seat)) for seat in seats] == before

    def undoable(self) -> bool:
        """Whether the last answer can be taken back; if so, giving it again leads to the same table."""
        possible = self.table.can_undo()
        check_undo(self.table, possible)
        return possible

    def holds(self, *, undo: bool) -> Self:
        """What must hold in the middle of everything: copies, replays, positions, imagined worlds and undo.

        `undo` says whether the last answer can be taken back.
        """
        check_clone(self.table, random.Random(1))
        check_replay(self.table)
        check_position(self.table)
        check_samples(self.table, seed=1)
        check_undo(self.table, undo)
        return self

    # What is then the case

    def view(self, seat: int | None = None) -> Any:
        return self.table.view(seat)

    def position(self) -> Any:
        return self.table.position()

    def events(self, name: str, seat: int | None = None) -> list[dict[str, Any]]:
        """What a seat was told of one kind."""
        return [event for event in self.table.events(seat) if event["event"] == name]

    def happened(self, *names: str) -> list[tuple[int | str | None, ...]]:
        """The events of some kinds in order, with their numbers: `("damaged", 1, 1, 0)`."""
        return [tuple(event.values()) for event in self.table.events() if event["event"] in names]

    @property
    def running(self) -> list[str]:
        """The programs on the stack, the outermost first."""
        return [frame.program.name for frame in self.table.state.stack.frames]

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        assert self.table.outcome is not None, f"the game goes on: {self.asks}"
        return self.table.outcome
