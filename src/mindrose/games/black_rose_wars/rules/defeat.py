"""BR-20 The defeat of a mage: its servants, its cell, the trophy, the power, and its cubes."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.things import FIRST_EVOCATION, NOBODY, PARTICIPANTS
from mindrose.games.black_rose_wars.rules import values
from mindrose.games.black_rose_wars.rules.evocations import assigned_to, remove
from mindrose.games.black_rose_wars.rules.happenings import CLAIMS, FELLED, note, note_with_cubes, number_of
from mindrose.games.black_rose_wars.rules.instability import ranked, sole_contributor
from mindrose.games.black_rose_wars.rules.movement import send_to_cell
from mindrose.games.black_rose_wars.rules.power import gain
from mindrose.games.black_rose_wars.state import TROPHY, BlackRoseWars
from mindrose.kernel.arrays import filled
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Step

ONE: Final[i64] = 1
SLAYER: Final = 0  # the figure or participant that dealt the final damage
COUNTED: Final = 1  # the cubes that lay on the panel when it began
BASE: Final = 2
FRESH: Final = 3  # the first happening that nothing mandatory has answered yet
MAGE: Final = 4
SOLE_WORTH: Final = 5


def is_lethal(table: BlackRoseWars, mage: i64) -> bool:
    """BR-19.3.1, BR-20.2.1 The panel is full, or the mage is defeated regardless of it."""
    return (table.doomed >> mage) & 1 == 1 or table.damage(mage) >= values.health(table, mage)


class DefeatStep(Step[BlackRoseWars]):
    """One sentence of a defeat: what happened before it has been answered by all that is mandatory."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        frame.slots[FRESH] = number_of(table)
        self.carry_out(table, frame)

    def carry_out(self, table: BlackRoseWars, frame: Frame) -> None:
        raise NotImplementedError


class DismissAssigned(DefeatStep):
    """BR-20.2.4, BR-22.4.3 Step 3: all evocations assigned to the mage leave, and what that causes happens."""

    def carry_out(self, table: BlackRoseWars, frame: Frame) -> None:
        frame.slots[COUNTED] = table.panel[frame.slots[MAGE]]
        table.tell(events.DEFEATED, frame.slots[MAGE], table.side_of(frame.slots[SLAYER]))
        servants = assigned_to(table, frame.slots[MAGE])
        for figure in range(i64(FIRST_EVOCATION), table.content.figures):
            if (servants >> figure) & 1:
                remove(table, figure, False)


class GoToCell(DefeatStep):
    """BR-20.2.5 Step 4; BR-20.2.16 a mage in its cell stays there."""

    def carry_out(self, table: BlackRoseWars, frame: Frame) -> None:
        send_to_cell(table, frame.slots[MAGE])


class ClaimTrophy(DefeatStep):
    """BR-20.2.6, BR-20.2.7 Step 5: who dealt the final damage takes a token of the mage."""

    def carry_out(self, table: BlackRoseWars, frame: Frame) -> None:
        slayer = frame.slots[SLAYER]
        if slayer >= 0:
            claim(table, table.side_of(slayer), frame.slots[MAGE])


def claim(table: BlackRoseWars, participant: i64, mage: i64) -> bool:
    """BR-20.2.8, VX-55 A participant takes a trophy token of a mage, if one is left."""
    if participant == NOBODY or table.trophies[mage] <= 0:
        return False
    table.trophies[mage] -= 1
    table.piles.put(TROPHY + participant, mage)
    table.tell(events.TROPHY, participant, mage)
    note(table, CLAIMS, trig=participant, victim=mage)
    return True


class ScoreDefeat(DefeatStep):
    """BR-20.2.9 to BR-20.2.12 Step 6: power by the cubes that lay there when the defeat began (BR-20.1.2)."""

    def carry_out(self, table: BlackRoseWars, frame: Frame) -> None:
        numbers = filled(0, PARTICIPANTS)
        for participant in range(i64(PARTICIPANTS)):
            numbers[participant] = cubes.number_of(frame.slots[COUNTED], participant)
        sole = sole_contributor(numbers)
        if sole != NOBODY:
            gain(table, sole, SOLE_WORTH)
            return
        scores = ranked(numbers, 4, 2, 1)
        for participant in range(i64(PARTICIPANTS)):
            if scores[participant] > 0:
                gain(table, participant, scores[participant])


class ReturnCubes(DefeatStep):
    """BR-20.2.13 Step 7, BR-20.2.14 all else stays; BR-20.2.15 then others may answer that the mage was defeated."""

    def carry_out(self, table: BlackRoseWars, frame: Frame) -> None:
        mage = frame.slots[MAGE]
        for participant in range(i64(PARTICIPANTS)):
            table.supply[participant] += cubes.number_of(table.panel[mage], participant)
        table.panel[mage] = cubes.EMPTY
        table.dying &= ~(ONE << mage)
        table.doomed &= ~(ONE << mage)
        table.defeats += 1
        table.felled[mage] = table.defeats
        note_with_cubes(table, FELLED, frame.slots[SLAYER], mage, table.left[mage], frame.slots[COUNTED])
