"""4.6 Hexes that effects assign and lift: primitives 41 and 42 (BR-24.1)."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import ROSE
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.effects.instructions import DeedToMage, Inquiry, tally
from mindrose.games.black_rose_wars.effects.picking import PICKING, WHOSE, PickMember
from mindrose.games.black_rose_wars.effects.subjects import Figures, source
from mindrose.games.black_rose_wars.rules import hexes
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program
from mindrose.kernel.slots import ANYTHING, Slot
from mindrose.language.steps import Constant, Number

# Which hex, where it is not named.
AT_RANDOM: Final = -2
SAME: Final = -3  # the one of what happened

ASSIGNER: Final = 2  # whoever assigns the hex

ONE: Final[i64] = 1


class AssignHex(DeedToMage):
    """41 `hex X name`, `rnd`, `same` (BR-24.1.1)"""

    def __init__(self, whom: Figures, hex: i64, from_event: bool) -> None:
        super().__init__(whom, from_event)
        self.hex: i64 = hex

    def do(self, table: BlackRoseWars, frame: Frame, mage: i64) -> i64:
        hex = self.hex
        if hex == AT_RANDOM:
            hex = random_hex(table)
        elif hex == SAME:
            hex = frame.slots[frames.WHAT]
        return 1 if hex >= 0 and hexes.assign(table, source(frame), mage, hex) else 0


def random_hex(table: BlackRoseWars) -> i64:
    """BR-2.3.4 Any card of the deck, each equally likely; NOTHING if there is none."""
    number: i64 = 0
    for hex in range(table.content.hexes):
        number += hexes.left(table, hex)
    if number == 0:
        return -1
    number = table.chance.below(number)
    found: i64 = 0
    while number >= hexes.left(table, found):
        number -= hexes.left(table, found)
        found += 1
    return found


class ChooseHex(PickMember):
    """41 `hex X ?` One that the mage can bear (BR-24.1.1)."""

    def members(self, table: BlackRoseWars, frame: Frame) -> i64:
        found: i64 = 0
        for hex in range(table.content.hexes):
            if hexes.can_bear(table, frame.slots[WHOSE], hex):
                found |= ONE << hex
        return found

    def take(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        hexes.assign(table, frame.slots[ASSIGNER], frame.slots[WHOSE], number)
        tally(table, 1)

    def points(self, table: BlackRoseWars, frame: Frame, number: int) -> dict[str, int | str]:
        return {"participant": int(frame.slots[WHOSE]), "hex": number}


HEXING: Final = Program(
    "hexing",
    "BR-24.1.1",
    [ChooseHex("hex", "BR-24.1.1", replies.HEX, replies.HEXES)],
    (*PICKING, Slot("assigner", ANYTHING, begun=True)),
)


class AssignChosenHex(Inquiry):
    """41 `hex X ?`: the actor chooses."""

    def __init__(self, whom: Figures, from_event: bool) -> None:
        super().__init__(HEXING, whom, Constant(1), from_event, by_actor=True)

    def is_for_rose(self, table: BlackRoseWars) -> bool:
        return table.plays(ROSE)

    def fill(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> None:
        begun.slots[ASSIGNER] = source(frame)


# Lifting


class LiftHex(PickMember):
    """42 `lift X n` Up to so many, without their tasks."""

    def members(self, table: BlackRoseWars, frame: Frame) -> i64:
        content = table.content
        found: i64 = 0
        for hex in range(content.hexes):
            if table.hexes[content.hexes * frame.slots[WHOSE] + hex] >= 0:
                found |= ONE << hex
        return found

    def take(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        hexes.lift(table, frame.slots[WHOSE], number)
        tally(table, 1)

    def points(self, table: BlackRoseWars, frame: Frame, number: int) -> dict[str, int | str]:
        return {"participant": int(frame.slots[WHOSE]), "hex": number}


LIFTING: Final = Program(
    "lifting", "BR-24.1.2", [LiftHex("lift", "BR-24.1.2", replies.HEX, replies.HEXES, optional=True)], PICKING
)


class LiftHexes(Inquiry):
    """42 `lift X n`: the actor chooses."""

    def __init__(self, whom: Figures, number: Number[Any], from_event: bool) -> None:
        super().__init__(LIFTING, whom, number, from_event, by_actor=True)

    def is_for_rose(self, table: BlackRoseWars) -> bool:
        return table.plays(ROSE)


class LiftSame(DeedToMage):
    """42 `lift X n same`: the hex of what happened."""

    def do(self, table: BlackRoseWars, frame: Frame, mage: i64) -> i64:
        hex = frame.slots[frames.WHAT]
        if not 0 <= hex < table.content.hexes or table.hexes[table.content.hexes * mage + hex] < 0:
            return 0
        hexes.lift(table, mage, hex)
        return 1
