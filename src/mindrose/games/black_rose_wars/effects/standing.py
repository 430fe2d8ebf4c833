"""BR-16 Persistent spells: what is put in force by casting one, and stays until its card leaves the board."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components.things import NOTHING
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.effects.selecting import Candidates
from mindrose.games.black_rose_wars.effects.subjects import IMAGINED
from mindrose.games.black_rose_wars.rules import listening
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program, Step, new_frame
from mindrose.language.steps import Test

ONE: Final[i64] = 1


class Register(Step[BlackRoseWars]):
    """BR-16.1.1, BR-16.1.2 From now on the effect acts on its target, with all that is bound.

    A card has one token: where the spell is applied again, it acts on the new target only.
    """

    def __init__(self, program: Program, number: i64, target: i64) -> None:
        super().__init__()
        self.program = program
        self.number: i64 = number
        self.target: i64 = target

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        target = frame.slots[self.target]
        if target < 0 or target >= IMAGINED:
            return
        listening.end_persistence(table, frame.slots[frames.SOURCE])
        standing = new_frame(self.program, frame.seat)
        for i in range(min(len(frame.slots), len(standing.slots))):
            standing.slots[i] = frame.slots[i]
        standing.slots[frames.WHAT] = self.number
        table.standing.append(standing)
        table.ears[0] = NOTHING


class Possible(Test[BlackRoseWars]):
    """There is something to choose, or a room to imagine somebody in."""

    def __init__(self, candidates: Candidates) -> None:
        self.candidates = candidates

    def holds(self, table: BlackRoseWars, frame: Frame) -> bool:
        return self.candidates.things(table, frame) != 0 or self.candidates.imaginary(table, frame) != 0
