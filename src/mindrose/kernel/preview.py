"""Looking ahead: what a seat would see after some answers, as far as it can be known before they are given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mindrose.kernel.errors import Refusal
from mindrose.kernel.foresight import LONG, OPEN, OTHER, OVER, REFUSED, Stop, Unforeseen

if TYPE_CHECKING:
    from mindrose.kernel.form import Document
    from mindrose.kernel.table import Asked, Table

MOST_STEPS: Final = 5_000  # of programs, that one preview carries out


class Preview:
    """What a seat would see after a series of answers; nothing in it depends on what the seat may not know.

    `stop` says why it goes no further: `open` (the seat is asked on), `other` (somebody else decides), `hidden`
    (something would be shown that is hidden), `chance`, `over`, `refused` (the next answer is not legal, by `refusal`)
    or `long` (too much would happen). `taken` counts the answers that fit, `view` and `events` are what the seat
    would see and be told just before what stops it, `question` is what it would be asked then. A `viewer` beside the
    seat is shown the same as they would see it.
    """

    def __init__(
        self, table: Table, seat: int, answers: list[int], steps: int = MOST_STEPS, viewer: int | None = None
    ) -> None:
        viewer = seat if viewer is None else viewer
        trial = Trial(table, seat, steps)
        trial.give(answers)
        self.stop: Stop = trial.stop
        if trial.cut and trial.stop != LONG:  # in the middle of a step: once more, up to that step
            done = trial.done()
            trial = Trial(table, seat, done - 1)
            trial.give(answers)
        self.taken = trial.taken
        self.refusal: Refusal | None = None
        if self.stop == REFUSED:
            self.refusal = trial.table.explained(answers[trial.taken], seat)
        self.view: Document = trial.table.view(viewer)
        self.events = trial.table.events(viewer, len(table.story))
        self.question: Asked | None = trial.table.asked(seat)

    def __repr__(self) -> str:
        return f"<after {self.taken} answers: {self.stop}, {len(self.events)} events>"


class Trial:
    """A copy of a table that is given answers until something cannot be foreseen."""

    def __init__(self, table: Table, seat: int, steps: int) -> None:
        self.table = table.clone()
        self.seat = seat
        self.steps = steps
        self.taken = 0
        self.stop: Stop = OPEN
        self.cut = False  # something stopped the machine while it ran
        self.table.state.look_ahead(seat, steps)

    def give(self, answers: list[int]) -> None:
        """Gives answers in order, and says what ends it."""
        for answer in answers:
            stack = self.table.stack_of(self.seat)
            if stack is None:
                break
            if not stack.answers.has(answer):
                self.stop = REFUSED
                return
            self.taken += 1
            try:
                self.table.answer(answer, self.seat)
            except Unforeseen as unforeseen:
                self.stop = unforeseen.stop
                self.cut = True
                return
        self.stop = self.rest()

    def rest(self) -> Stop:
        """Why nothing more is to be given."""
        if self.table.over:
            return OVER
        asked = self.table.asked(self.seat)
        return OTHER if asked is None or asked.settled else OPEN

    def done(self) -> int:
        """Steps that were begun."""
        return self.steps - int(self.table.state.foresight)
