"""4.6 Cards that come to hands: primitives 21, 23 and 25, VX-36, VX-37."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.effects.instructions import Deed, Inquiry, tally
from mindrose.games.black_rose_wars.effects.picking import PICKING, WANTED, WHOSE, PickSpell
from mindrose.games.black_rose_wars.effects.subjects import Figures
from mindrose.games.black_rose_wars.rules import cards
from mindrose.games.black_rose_wars.state import FORGOTTEN, GRIMOIRE, KNOWING, LOOKED_AT, MEMORIES, BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program, Step
from mindrose.kernel.slots import ANYTHING, Slot
from mindrose.language.steps import Number

ONE: Final[i64] = 1
FOUND: Final = 2  # of a search: how many cards were taken
DRAWN: Final = 2  # of forgotten spells: how many are looked at


class DrawCards(Deed):
    """21 `draw X n`: from the grimoire (BR-10.1.2)."""

    def __init__(self, whom: Figures, number: Number[Any], from_event: bool) -> None:
        super().__init__(whom, from_event)
        self.number = number

    def do(self, table: BlackRoseWars, frame: Frame, mage: i64) -> i64:
        return cards.draw(table, mage, self.number.of(table, frame))


class ShuffleMemories(Deed):
    """25 `shuf X`: memories are shuffled into the grimoire; `last` is how many they were."""

    def do(self, table: BlackRoseWars, frame: Frame, mage: i64) -> i64:
        number = table.piles.size(MEMORIES + mage)
        cards.renew(table, mage)
        return number


# Memories: their contents are public (BR-2.4.1), so everybody sees which card is taken.


def recall(table: BlackRoseWars, mage: i64, index: i64) -> None:
    """A card among the memories comes to the hand."""
    card = table.piles.take(MEMORIES + mage, index)
    cards.take(table, mage, card)
    table.tell(events.RECALLED, mage, card // KNOWING)


class RecallAtRandom(Deed):
    """VX-36 `draw X n mem rnd`"""

    def __init__(self, whom: Figures, number: Number[Any], from_event: bool) -> None:
        super().__init__(whom, from_event)
        self.number = number

    def do(self, table: BlackRoseWars, frame: Frame, mage: i64) -> i64:
        number: i64 = min(self.number.of(table, frame), table.piles.size(MEMORIES + mage))
        for _ in range(number):
            recall(table, mage, table.chance.below(table.piles.size(MEMORIES + mage)))
        return max(number, i64(0))


class RecallCard(PickSpell):
    """21, DC-17 Which of the own memories."""

    def take(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        mage = frame.slots[WHOSE]
        index: i64 = 0
        while table.piles.at(MEMORIES + mage, index) // KNOWING != number:
            index += 1
        recall(table, mage, index)
        tally(table, 1)


RECALLING: Final = Program("recalling", "BR-10.1.1", [RecallCard("recall", "BR-10.1.1", MEMORIES)], slots=PICKING)


class RecallCards(Inquiry):
    """21 `draw X n mem`: X takes n cards of its choice from its memories."""

    def __init__(self, whom: Figures, number: Number[Any], from_event: bool) -> None:
        super().__init__(RECALLING, whom, number, from_event)


# The own grimoire


class LookThrough(Step[BlackRoseWars]):
    """VX-37 The mage sees its whole grimoire; BR-10.1.2 an empty one is made anew."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        frame.slots[FOUND] = 0
        look_through(table, frame.slots[WHOSE])


def look_through(table: BlackRoseWars, mage: i64) -> None:
    piles = table.piles
    if piles.size(GRIMOIRE + mage) == 0:
        cards.renew(table, mage)
    for i in range(piles.size(GRIMOIRE + mage)):
        piles.set(GRIMOIRE + mage, i, piles.at(GRIMOIRE + mage, i) | (ONE << mage))
    table.seal()


class FindCard(PickSpell):
    """VX-37, DC-17 Which card of the own grimoire; the others see only that one is taken."""

    def take(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        piles = table.piles
        mage = frame.slots[WHOSE]
        index: i64 = 0
        while piles.at(GRIMOIRE + mage, index) // KNOWING != number:
            index += 1
        piles.take(GRIMOIRE + mage, index)
        if piles.size(GRIMOIRE + mage) == 0 and frame.slots[WANTED] > 0:
            look_through(table, mage)
        cards.take(table, mage, KNOWING * number)
        frame.slots[FOUND] += 1
        tally(table, 1)


class ShuffleSearched(Step[BlackRoseWars]):
    """VX-37 Then it is shuffled."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        cards.shuffle_grimoire(table, frame.slots[WHOSE])
        table.tell(events.SEARCHED, frame.slots[WHOSE], frame.slots[FOUND])


SEARCHING: Final = Program(
    "searching",
    "BR-10.1.2",
    [LookThrough(), FindCard("search", "BR-10.1.2", GRIMOIRE, hidden=True), ShuffleSearched()],
    slots=(*PICKING, Slot("found", ANYTHING, by=LookThrough)),
)


class SearchGrimoire(Inquiry):
    """VX-37 `draw X n search`"""

    def __init__(self, whom: Figures, number: Number[Any], from_event: bool) -> None:
        super().__init__(SEARCHING, whom, number, from_event)


# Forgotten spells


class DrawForgotten(Deed):
    """23 `forg X n`: all that are drawn come to the hand (BR-11.3.2, BR-11.3.4)."""

    def __init__(self, whom: Figures, number: Number[Any], from_event: bool) -> None:
        super().__init__(whom, from_event)
        self.number = number

    def do(self, table: BlackRoseWars, frame: Frame, mage: i64) -> i64:
        return cards.draw_forgotten(table, mage, self.number.of(table, frame))


class LookAtForgotten(Step[BlackRoseWars]):
    """23 The mage draws so many forgotten spells, unseen by the others."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        mage = frame.slots[WHOSE]
        for _ in range(min(frame.slots[DRAWN], table.piles.size(FORGOTTEN))):
            spell = table.piles.draw(FORGOTTEN)
            table.piles.slip(LOOKED_AT + mage, spell)
            table.confide(ONE << mage, events.DREW_FORGOTTEN, mage, spell)


class KeepForgotten(PickSpell):
    """23, DC-17 Which of them are kept."""

    def take(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        mage = frame.slots[WHOSE]
        index: i64 = 0
        while table.piles.at(LOOKED_AT + mage, index) != number:
            index += 1
        cards.take(table, mage, KNOWING * table.piles.take(LOOKED_AT + mage, index))
        tally(table, 1)


class PutBack(Step[BlackRoseWars]):
    """23 The rest are shuffled back."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        mage = frame.slots[WHOSE]
        if table.piles.size(LOOKED_AT + mage) == 0:
            return
        while table.piles.size(LOOKED_AT + mage) > 0:
            spell = table.piles.draw(LOOKED_AT + mage)
            table.piles.put(FORGOTTEN, spell)
            table.confide(ONE << mage, events.PUT_BACK, mage, spell)
        table.piles.shuffle(FORGOTTEN, table.chance)


KEEPING_FORGOTTEN: Final = Program(
    "keeping_forgotten",
    "BR-11.3.2",
    [LookAtForgotten(), KeepForgotten("keep_forgotten", "BR-11.3.2", LOOKED_AT, unit=1), PutBack()],
    slots=(*PICKING, Slot("drawn", ANYTHING, begun=True)),
)


class ChooseForgotten(Inquiry):
    """23 `forg X n k`: n are drawn, k of them kept."""

    def __init__(self, whom: Figures, number: Number[Any], kept: Number[Any], from_event: bool) -> None:
        super().__init__(KEEPING_FORGOTTEN, whom, kept, from_event)
        self.drawn = number

    def fill(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> None:
        begun.slots[DRAWN] = self.drawn.of(table, frame)
