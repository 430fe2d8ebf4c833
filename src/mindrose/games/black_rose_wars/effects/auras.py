"""VX-02 What holds as long as a card is in play: a value that is higher or lower, perhaps only under a condition."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars.components.things import FIRST_EVOCATION
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program, new_frame
from mindrose.language.steps import Number, Test

# Whom it is about.
BEARER: Final = 0  # the evocation or mage that has the card
EVERY_MAGE: Final = 1
EVERY_EVOCATION: Final = 2  # VX-15

READING: Final = Program("aura", "BR-24.1.2", [], slots=frames.FIXED)


class Aura:
    """One value that a card changes while it lies there."""

    def __init__(self, whom: i64, stat: i64, number: Number[Any], tests: list[Test[Any]]) -> None:
        self.whom: i64 = whom
        self.stat: i64 = stat
        self.number = number
        self.tests = tests

    def amount(self, table: BlackRoseWars, figure: i64, stat: i64) -> i64:
        """What it adds to a value of a figure."""
        if stat != self.stat or not self.is_about(figure):
            return 0
        frame = reading(table, figure)
        for test in self.tests:
            if not test.holds(table, frame):
                return 0
        number: i64 = self.number.of(table, frame)
        return number

    def is_about(self, figure: i64) -> bool:
        return self.whom == BEARER or (self.whom == EVERY_EVOCATION) == (figure >= FIRST_EVOCATION)


def reading(table: BlackRoseWars, figure: i64) -> Frame:
    """A frame in which the conditions and numbers of a figure's card are read."""
    me = table.side_of(figure)
    frame = new_frame(READING, me)
    frame.slots[frames.ME] = me
    frame.slots[frames.ACTOR] = me
    frame.slots[frames.THIS] = figure
    return frame
