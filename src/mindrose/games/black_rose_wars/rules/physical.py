"""BR-13.2 What all physical actions have in common: their token, the moment they count, and what cuts them short."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.rules.happenings import DOES, note, number_of
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program, Question, Step
from mindrose.kernel.reasons import reason
from mindrose.kernel.slots import FLAG, Kind, Slot

COUNT: Final = Kind("a number", 0, 2**40)
# The first slots of every action, and of the activation of an evocation.
BASE: Final = 0  # where the happenings of its sentences begin
BEGAN: Final = 1  # how many defeats there had been
NOTED: Final = 2  # 1 once it is known what the mage does
SLOTS: Final = (
    Slot("base", COUNT, begun=True),
    Slot("began", COUNT, begun=True),
    Slot("noted", FLAG, begun=True),
)

NOT_NOW: Final = reason("E_TURN", "BR-13.2.2")
MUST_LEAVE: Final = reason("E_CELL", "BR-17.2.3")
ROOM_ONCE: Final = reason("E_USED", "BR-17.1.5")


def begin(table: BlackRoseWars, program: Program, seat: i64) -> Frame:
    """BR-13.2.1 Begins a physical action; one of the mage's tokens is exhausted."""
    table.tokens[seat] -= 1
    return begin_action(table, program, seat)


def begin_action(table: BlackRoseWars, program: Program, seat: i64) -> Frame:
    frame = table.push(program, seat)
    frame.slots[BASE] = number_of(table)
    frame.slots[BEGAN] = table.defeats
    frame.slots[NOTED] = 0
    return frame


def note_action(table: BlackRoseWars, frame: Frame, action: i64) -> None:
    """BR-14.2.10 What a mage does is answered at the end of the first effect that it applies."""
    if frame.slots[NOTED] == 0:
        frame.slots[NOTED] = 1
        note(table, DOES, trig=frame.seat, what=action)


class GoOn(Step[BlackRoseWars]):
    """BR-13.2.4, BR-14.2.3 The action resumes with its question, unless its mage was defeated since it began.

    BR-14.3.1, BR-14.3.2, BR-14.3.4 Nothing else is cut short: a room that it has activated is applied to its end.
    """

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        if table.felled[frame.seat] <= frame.slots[BEGAN]:
            frame.back_to(Question)


class FinishAction(Step[BlackRoseWars]):
    """BR-14.2.10 An action of which no effect was applied counts when it ends."""

    def __init__(self, action: i64) -> None:
        super().__init__()
        self.action: i64 = action

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        note_action(table, frame, self.action)
