"""4.6, 3 and 4: cubes on figures that are healed, or replaced by others."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.things import HEAL_IN, NOBODY, PARTICIPANTS, ROSE
from mindrose.games.black_rose_wars.effects import amounts
from mindrose.games.black_rose_wars.effects.amounts import DONE, Asking, OfEach, Report, asking_program
from mindrose.games.black_rose_wars.effects.subjects import (
    Figures,
    actor,
    decider,
    done,
    hurt_by,
    lowest,
    reached,
    source,
)
from mindrose.games.black_rose_wars.rules import damage, values
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program, Step
from mindrose.language.steps import Number

ONE: Final[i64] = 1


class HealCubes(OfEach):
    """BR-19.2.2 How many cubes of each colour are taken off a figure; each figure has its own number."""

    def enter(self, table: BlackRoseWars, frame: Frame, thing: i64) -> None:
        """4.6 What adds to healing, or takes off, does so for each figure."""
        frame.slots[amounts.LEFT] = max(frame.slots[amounts.AMOUNT] + values.changes(table, thing, HEAL_IN), i64(0))
        frame.slots[amounts.OWED] = min(frame.slots[amounts.OWED], frame.slots[amounts.LEFT])

    def capacity(self, table: BlackRoseWars, frame: Frame, thing: i64, colour: i64) -> i64:
        return cubes.number_of(table.panel[thing], colour)

    def apply(self, table: BlackRoseWars, frame: Frame, thing: i64, colour: i64, number: i64) -> None:
        for _ in range(number):
            damage.heal_one(table, thing, colour)


HEAL: Final = asking_program("heal", "BR-19.2.2", HealCubes("heal", "BR-19.2.2", "figure", PARTICIPANTS), Report())


class Heal(Asking):
    """4.6, 3 `heal X n`: 0 to n cubes go off each figure, whoever decides chooses which (BR-19.2.4).

    CP-12 Of one mage that an event heals, that mage does.
    """

    def __init__(self, figures: Figures, number: Number[Any], from_event: bool = False) -> None:
        super().__init__(HEAL)
        self.figures = figures
        self.number = number
        self.from_event = from_event

    def who(self, table: BlackRoseWars, frame: Frame) -> i64:
        figures = self.figures.all(table, frame)
        healed = lowest(figures)
        if self.from_event and 0 <= healed < ROSE and figures == ONE << healed:
            return healed
        return decider(table, frame)

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        figures = reached(table, frame, self.figures.all(table, frame), self.from_event)
        number: i64 = self.number.of(table, frame)
        done(frame, 0)
        if figures == 0:
            return
        asking = self.prepare(table, frame, figures, number)
        asking.slots[amounts.AMOUNT] = number
        self.ask(table, asking, figures == ONE << ROSE)  # VX-01 the Avatar leaves out nothing that it can do


class HealAll(Step[BlackRoseWars]):
    """VX-35 `heal X all`, `heal X all nonblack`: nobody chooses."""

    def __init__(self, figures: Figures, but_black: bool, from_event: bool = False) -> None:
        super().__init__()
        self.figures = figures
        self.spared: i64 = ROSE if but_black else NOBODY
        self.from_event = from_event

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        figures = reached(table, frame, self.figures.all(table, frame), self.from_event)
        healed: i64 = 0
        while figures != 0:
            figure = lowest(figures)
            figures &= ~(ONE << figure)
            healed += damage.heal_all(table, figure, self.spared)
        done(frame, healed)


class ReplaceCubes(OfEach):
    """BR-19.2.1 How many cubes of each colour on each figure are replaced by own ones."""

    def capacity(self, table: BlackRoseWars, frame: Frame, thing: i64, colour: i64) -> i64:
        return damage.replaceable(table, frame.slots[amounts.PARTICIPANT], thing, colour)

    def apply(self, table: BlackRoseWars, frame: Frame, thing: i64, colour: i64, number: i64) -> None:
        for _ in range(number):
            damage.replace_one(table, frame.slots[amounts.PARTICIPANT], thing, colour)


class EndReplace(Report):
    """4.8 That cubes were replaced happens once, however many."""

    def finish(self, table: BlackRoseWars, frame: Frame) -> None:
        damage.note_replaced(table, frame.slots[amounts.PARTICIPANT], frame.slots[DONE])


REPLACE: Final = asking_program(
    "replace", "BR-19.2.1", ReplaceCubes("replace", "BR-19.2.1", "figure", PARTICIPANTS), EndReplace()
)


class Replace(Asking):
    """4.6, 4 `rep X n`: 0 to n cubes in all, BR-21.1.1 of whom one can hurt; VX-01 the Black Rose does all it can.

    BR-30.3.2 The Avatar takes the rightmost cubes.
    """

    def __init__(self, figures: Figures, number: Number[Any], from_event: bool = False) -> None:
        super().__init__(REPLACE)
        self.figures = figures
        self.number = number
        self.from_event = from_event

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        number: i64 = self.number.of(table, frame)
        figures = hurt_by(table, actor(frame), source(frame), self.figures.all(table, frame), self.from_event)
        done(frame, 0)
        if actor(frame) == ROSE and table.plays(ROSE) and figures & (figures - 1) == 0:
            if figures != 0:
                replaced = damage.replace_rightmost(table, ROSE, lowest(figures), number)
                damage.note_replaced(table, ROSE, replaced)
                done(frame, replaced)
        elif figures != 0:
            asking = self.prepare(table, frame, figures, min(number, table.supply[actor(frame)]))
            self.ask(table, asking, actor(frame) == ROSE)


PROGRAMS: Final[list[Program]] = [HEAL, REPLACE]
