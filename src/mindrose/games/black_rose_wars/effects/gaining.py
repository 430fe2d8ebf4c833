"""4.6 What participants gain and lose: power, the crown, tokens, trophies (primitives 31 to 34 and 40, VX-33)."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars import events, replies
from mindrose.games.black_rose_wars.components.things import PARTICIPANTS, ROSE, TOKENS
from mindrose.games.black_rose_wars.effects.instructions import Deed, Inquiry, tally
from mindrose.games.black_rose_wars.effects.picking import PICKING, WHOSE, PickMember
from mindrose.games.black_rose_wars.effects.subjects import Figures, actor
from mindrose.games.black_rose_wars.rules import power
from mindrose.games.black_rose_wars.rules.defeat import claim
from mindrose.games.black_rose_wars.rules.turn_order import take_crown
from mindrose.games.black_rose_wars.state import TROPHY, BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program
from mindrose.kernel.slots import Kind, Slot
from mindrose.language.steps import Number

ONE: Final[i64] = 1
RECEIVER: Final = 2  # of trophies that are ceded


class TurnTokens(Deed):
    """31 `tok X n ready`, `tok X n spent`: as many as can be turned."""

    def __init__(self, whom: Figures, number: Number[Any], ready: bool, from_event: bool) -> None:
        super().__init__(whom, from_event)
        self.number = number
        self.ready = ready

    def do(self, table: BlackRoseWars, frame: Frame, mage: i64) -> i64:
        number: i64 = self.number.of(table, frame)
        number = max(min(number, TOKENS - table.tokens[mage] if self.ready else table.tokens[mage]), i64(0))
        if number > 0:
            change = number if self.ready else -number
            table.tokens[mage] += change
            table.tell(events.TOKENS, mage, change, table.tokens[mage])
        return number


class ChangePower(Deed):
    """32 `pow X n`: X gains power, or loses it (BR-9.1.1); `last` is how much it was."""

    def __init__(self, whom: Figures, number: Number[Any], from_event: bool) -> None:
        super().__init__(whom, from_event)
        self.number = number

    def do(self, table: BlackRoseWars, frame: Frame, mage: i64) -> i64:
        number: i64 = self.number.of(table, frame)
        if number < 0:
            return power.lose(table, mage, -number)
        return power.gain(table, mage, number) if number > 0 else 0

    def do_for_rose(self, table: BlackRoseWars, frame: Frame) -> i64:
        return self.do(table, frame, ROSE)


class StealPower(Deed):
    """33 `steal X n`: the actor gains as much as X really lost."""

    def __init__(self, whom: Figures, number: Number[Any], from_event: bool) -> None:
        super().__init__(whom, from_event)
        self.number = number

    def do(self, table: BlackRoseWars, frame: Frame, mage: i64) -> i64:
        thief = actor(frame)
        if mage == thief:
            return 0
        lost = power.lose(table, mage, self.number.of(table, frame))
        if lost > 0:
            power.gain(table, thief, lost)
        return lost

    def do_for_rose(self, table: BlackRoseWars, frame: Frame) -> i64:
        return self.do(table, frame, ROSE)


class TakeCrown(Deed):
    """34 `crown X`: BR-27.1.1 holds for the symbols of events only."""

    def do(self, table: BlackRoseWars, frame: Frame, mage: i64) -> i64:
        return 1 if take_crown(table, mage) else 0


class ClaimTrophy(Deed):
    """40 `trophy X Y`: X claims a trophy token of mage Y, wherever Y is, if one is left."""

    def __init__(self, whom: Figures, victim: Figures, from_event: bool) -> None:
        super().__init__(whom, from_event)
        self.victim = victim

    def do(self, table: BlackRoseWars, frame: Frame, mage: i64) -> i64:
        victim = self.victim.one(table, frame)
        if not 0 <= victim < PARTICIPANTS or not table.plays(victim) or victim == mage:
            return 0
        return 1 if claim(table, mage, victim) else 0

    def do_for_rose(self, table: BlackRoseWars, frame: Frame) -> i64:
        return self.do(table, frame, ROSE)


# VX-33 Trophies that are handed on


def cede(table: BlackRoseWars, giver: i64, receiver: i64, index: i64) -> None:
    """VX-33 A claimed token goes to another participant; to the mage whose token it is, it is claimed no more."""
    mage = table.piles.take(TROPHY + giver, index)
    if mage == receiver:
        table.trophies[mage] += 1
    else:
        table.piles.put(TROPHY + receiver, mage)
    table.tell(events.CEDED, giver, receiver, mage)


class CedeToken(PickMember):
    """VX-33 Whose token: the choice of whoever hands it over."""

    def members(self, table: BlackRoseWars, frame: Frame) -> i64:
        pile = TROPHY + frame.slots[WHOSE]
        found: i64 = 0
        for i in range(table.piles.size(pile)):
            found |= ONE << table.piles.at(pile, i)
        return found

    def there(self, table: BlackRoseWars, frame: Frame) -> i64:
        return table.piles.size(TROPHY + frame.slots[WHOSE])

    def take(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        giver = frame.slots[WHOSE]
        index = table.piles.size(TROPHY + giver) - 1
        while table.piles.at(TROPHY + giver, index) != number:
            index -= 1
        cede(table, giver, frame.slots[RECEIVER], index)
        tally(table, 1)

    def points(self, table: BlackRoseWars, frame: Frame, number: int) -> dict[str, int | str]:
        return {"figure": number, "participant": int(frame.slots[RECEIVER])}


CEDING: Final = Program(
    "ceding",
    "BR-20.2.6",
    [CedeToken("cede", "BR-20.2.6", replies.PARTICIPANT, PARTICIPANTS)],
    (*PICKING, Slot("receiver", Kind("a participant", 0, PARTICIPANTS - 1), begun=True)),
)


class CedeTrophies(Inquiry):
    """VX-33 `cede X Y n`"""

    def __init__(self, whom: Figures, receiver: Figures, number: Number[Any], from_event: bool) -> None:
        super().__init__(CEDING, whom, number, from_event)
        self.receiver = receiver

    def ask(self, table: BlackRoseWars, frame: Frame, participant: i64, number: i64) -> None:
        receiver = self.receiver.one(table, frame)
        if 0 <= receiver < PARTICIPANTS and receiver != participant:
            super().ask(table, frame, participant, number)

    def is_for_rose(self, table: BlackRoseWars) -> bool:
        return True

    def fill(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> None:
        begun.slots[RECEIVER] = self.receiver.one(table, frame)


class CedeNewest(Deed):
    """VX-33 `cede X Y n newest`: those that were claimed last."""

    def __init__(self, whom: Figures, receiver: Figures, number: Number[Any], from_event: bool) -> None:
        super().__init__(whom, from_event)
        self.receiver = receiver
        self.number = number

    def do(self, table: BlackRoseWars, frame: Frame, mage: i64) -> i64:
        receiver = self.receiver.one(table, frame)
        if not 0 <= receiver < PARTICIPANTS or receiver == mage:
            return 0
        number: i64 = max(min(self.number.of(table, frame), table.piles.size(TROPHY + mage)), i64(0))
        for _ in range(number):
            cede(table, mage, receiver, table.piles.size(TROPHY + mage) - 1)
        return number

    def do_for_rose(self, table: BlackRoseWars, frame: Frame) -> i64:
        return self.do(table, frame, ROSE)
