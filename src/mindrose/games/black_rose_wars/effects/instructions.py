"""What instructions about participants have in common: whom they reach, in which order, and how they ask."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars.components.things import ROSE
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.effects.picking import WANTED, WHOSE
from mindrose.games.black_rose_wars.effects.subjects import Figures, TheRose, decider, done, reaches
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64, mypyc_attr
from mindrose.kernel.programs import Frame, Program, Step
from mindrose.language.steps import Number

ONE: Final[i64] = 1


def reached(table: BlackRoseWars, frame: Frame, whom: Figures, from_event: bool) -> i64:
    """BR-4.3.3, BR-4.3.4 The participants that an instruction acts on, a bit each; the Black Rose is in no cell.

    BR-28.1.2 Where a figure is meant and not the Black Rose, the Avatar is reached as every mage is.
    """
    named = whom.all(table, frame)
    found: i64 = 0
    for seat in range(table.players):
        if (named >> seat) & 1 and reaches(table, frame, seat, from_event):
            found |= ONE << seat
    if (named >> ROSE) & 1:
        if not table.plays(ROSE) or isinstance(whom, TheRose) or reaches(table, frame, ROSE, from_event):
            found |= ONE << ROSE
    return found


def first_reached(table: BlackRoseWars, frame: Frame, whom: Figures, from_event: bool) -> i64:
    """The mage that an instruction for a single one acts on, NOTHING if there is none."""
    found = reached(table, frame, whom, from_event)
    for place in range(table.players):
        if (found >> table.turn(place)) & 1:
            return table.turn(place)
    return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Step[BlackRoseWars]):
    """An instruction that needs no decision: the Black Rose first, then mages in turn order (4.2)."""

    def __init__(self, whom: Figures, from_event: bool) -> None:
        super().__init__()
        self.whom = whom
        self.from_event = from_event

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        members = reached(table, frame, self.whom, self.from_event)
        amount: i64 = 0
        if (members >> ROSE) & 1:
            amount += self.do_for_rose(table, frame)
        for place in range(table.players):
            mage = table.turn(place)
            if (members >> mage) & 1:
                amount += self.do(table, frame, mage)
        done(frame, amount)

    def do(self, table: BlackRoseWars, frame: Frame, mage: i64) -> i64:
        """Does it to one mage: how much that was."""
        raise NotImplementedError

    def do_for_rose(self, table: BlackRoseWars, frame: Frame) -> i64:
        """BR-29.3.7, BR-29.5.7 Most instructions are for mages only: the Avatar gets no cards, quests or tokens."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class DeedToMage(Deed):
    """BR-28.1.2 An instruction that is about mages in their figures, the Avatar too where it plays."""

    def do_for_rose(self, table: BlackRoseWars, frame: Frame) -> i64:
        return self.do(table, frame, ROSE) if table.plays(ROSE) else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Inquiry(Step[BlackRoseWars]):
    """An instruction whose program asks, once for each mage that it reaches, in turn order (4.2).

    The programs are begun together, the first one on top; each adds what it did to `last` of the effect (`tally`).
    """

    def __init__(
        self, program: Program, whom: Figures, number: Number[Any], from_event: bool, by_actor: bool = False
    ) -> None:
        super().__init__()
        self.program = program
        self.whom = whom
        self.number = number
        self.from_event = from_event
        self.by_actor = by_actor  # who decides: whoever decides for the effect, else the mage itself

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        done(frame, 0)
        number: i64 = self.number.of(table, frame)
        members = reached(table, frame, self.whom, self.from_event)
        if number <= 0:
            return
        place = table.players - 1
        while place >= 0:
            if (members >> table.turn(place)) & 1:
                self.ask(table, frame, table.turn(place), number)
            place -= 1
        if (members >> ROSE) & 1:
            self.ask(table, frame, ROSE, number)

    def ask(self, table: BlackRoseWars, frame: Frame, participant: i64, number: i64) -> None:
        if participant == ROSE and not self.is_for_rose(table):
            return
        begun = table.push(self.program, self.asked(table, frame, participant))
        begun.slots[WHOSE] = participant
        begun.slots[WANTED] = number
        self.fill(table, frame, begun)

    def is_for_rose(self, table: BlackRoseWars) -> bool:
        """Most instructions are for mages only."""
        return False

    def fill(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> None:
        """What else the program must know."""

    def asked(self, table: BlackRoseWars, frame: Frame, participant: i64) -> i64:
        """BR-5.2.4 For the Black Rose the crown decides."""
        if self.by_actor:
            return decider(table, frame)
        return table.decider(participant)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is self.program

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return self.asked(table, frame, begun.slots[WHOSE])


def tally(table: BlackRoseWars, amount: i64) -> None:
    """EM-6 Adds to `last` of the effect below the running program and those begun together with it."""
    running = table.current.frames
    below = len(running) - 2
    while running[below].program is running[-1].program:
        below -= 1
    running[below].slots[frames.LAST] += amount
