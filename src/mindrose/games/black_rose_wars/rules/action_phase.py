"""BR-13.1 The Action phase: activations in turn order, again and again, until nobody can act."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components.things import ROSE, SEATS
from mindrose.games.black_rose_wars.rules import activation, avatar
from mindrose.games.black_rose_wars.rules.activation import ACTIVATION
from mindrose.games.black_rose_wars.rules.avatar import DOMINION, OBEYING
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program, Step
from mindrose.kernel.slots import Kind, Slot

NEXT: Final = 0  # who comes next, in turn order


class BeginLaps(Step[BlackRoseWars]):
    """BR-13.1.1, BR-13.1.2 The events of the phase have been applied; the first mage begins."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        frame.slots[NEXT] = 0
        table.obeyed = 0


class NextActivation(Step[BlackRoseWars]):
    """BR-13.1.2, BR-13.1.4 The next mage that can act; BR-8.1.11 the others are skipped, but asked again in later laps.

    BR-29.2.2, BR-29.2.6 The Avatar comes again and again until it has played its orders, even if nobody else can act.
    BR-17.2.3 A mage in its cell that has neither token nor prepared spell stays there.
    """

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for _ in range(table.seats):
            mage = table.mage_at(frame.slots[NEXT])
            frame.slots[NEXT] = (frame.slots[NEXT] + 1) % table.seats
            if mage == ROSE:
                if avatar.can_act(table):
                    frame.repeat()
                    avatar.begin(table)
                    return
            elif activation.can_act(table, mage):
                frame.repeat()
                activation.begin(table, mage)
                return

    def repeats(self) -> bool:
        return True

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program in (ACTIVATION, OBEYING, DOMINION)

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return table.active if begun.program is ACTIVATION else begun.seat


ACTION_PHASE: Final = Program(
    "action_phase",
    "BR-13.1.2",
    [BeginLaps(), NextActivation()],
    slots=[Slot("next", Kind("a place", 0, SEATS - 1), by=BeginLaps)],
)
