"""BR-5.2 The crown, and what mages do one after another in turn order."""

from __future__ import annotations

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components.things import NOBODY, ROSE
from mindrose.games.black_rose_wars.rules.happenings import CROWNED, note
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Step


def take_crown(table: BlackRoseWars, participant: i64) -> bool:
    """BR-5.2.2 The crown moves at once, though turn order stays until the next phase.

    BR-5.2.5, BR-29.5.4 It never comes to the Black Rose or the Avatar.
    """
    if participant in (ROSE, NOBODY) or table.crown == participant:
        return False
    table.crown = participant
    table.tell(events.CROWN, participant)
    note(table, CROWNED, trig=participant)
    return True


class FirstMage(Step[BlackRoseWars]):
    """BR-5.2.3 The first mage of the phase begins; a slot keeps whose turn it is."""

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot: i64 = slot

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        frame.slots[self.slot] = 0


class NextMage(Step[BlackRoseWars]):
    """BR-5.2.3 The next mage clockwise does the same steps, all since the first one began, until everybody has."""

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot: i64 = slot

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        if frame.slots[self.slot] + 1 < table.players:
            frame.slots[self.slot] += 1
            frame.back_to(FirstMage)
            frame.at += 1
