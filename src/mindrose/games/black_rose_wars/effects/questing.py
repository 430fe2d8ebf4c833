"""4.6 Quests that effects draw, advance and discard: primitives 35 to 37, VX-38 to VX-40."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import (
    MOONS,
    NOTHING,
    QUEST_ACTIVE,
    QUEST_COMPLETED,
    QUEST_FULFILLED,
    ROSE,
)
from mindrose.games.black_rose_wars.effects.instructions import Deed, Inquiry, tally
from mindrose.games.black_rose_wars.effects.picking import PICKING, WHOSE, PickMember
from mindrose.games.black_rose_wars.effects.subjects import Figures, TheRose
from mindrose.games.black_rose_wars.rules import quests
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64, mypyc_attr
from mindrose.kernel.programs import Frame, Program, Step
from mindrose.kernel.slots import ANYTHING, Kind, Slot
from mindrose.language.steps import Constant, Number

# 36 How far a quest comes.
CUBE: Final = 0
FULFILLED: Final = 1
COMPLETED: Final = 2
ADVANCES: Final = ("cube", "fulfilled", "completed")

# Slots of the program that draws some and keeps a few.
NUMBER: Final = 2
MOON: Final = 3
DRAWN: Final = 4  # those that are neither kept nor discarded yet, a bit each

ONE: Final[i64] = 1


def moon_of(table: BlackRoseWars, moon: i64) -> i64:
    """BR-8.2.1 The deck of the current moon, unless an effect names another one (VX-39)."""
    return table.moon if moon == NOTHING else moon


class DrawQuests(Deed):
    """35 `quest X n`, VX-39 `moon=m`: at once, above the limit if need be (BR-8.2.1)."""

    def __init__(self, whom: Figures, number: Number[Any], moon: i64, from_event: bool) -> None:
        super().__init__(whom, from_event)
        self.number = number
        self.moon: i64 = moon

    def do(self, table: BlackRoseWars, frame: Frame, mage: i64) -> i64:
        number: i64 = self.number.of(table, frame)
        drawn: i64 = 0
        while drawn < number and quests.draw(table, mage, moon_of(table, self.moon)) != NOTHING:
            drawn += 1
        return drawn

    def do_for_rose(self, table: BlackRoseWars, frame: Frame) -> i64:
        """BR-8.2.2 The Black Rose draws them its own way; BR-29.5.7 a mage's way of it gives the Avatar nothing."""
        if table.plays(ROSE) and not isinstance(self.whom, TheRose):
            return 0
        number: i64 = self.number.of(table, frame)
        drawn: i64 = 0
        while drawn < number and quests.draw_for_rose(table, moon_of(table, self.moon)):
            drawn += 1
        return drawn


class DrawSome(Step[BlackRoseWars]):
    """VX-38 The quests of which some are kept."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        drawn: i64 = 0
        for _ in range(frame.slots[NUMBER]):
            quest = quests.draw(table, frame.slots[WHOSE], moon_of(table, frame.slots[MOON]))
            if quest == NOTHING:
                break
            drawn |= ONE << quest
        frame.slots[DRAWN] = drawn


@mypyc_attr(allow_interpreted_subclasses=True)
class PickQuest(PickMember):
    """Quests of a mage."""

    def points(self, table: BlackRoseWars, frame: Frame, number: int) -> dict[str, int | str]:
        return {"quest": number}


class KeepQuest(PickQuest):
    """VX-38 Which of them, unseen by the others."""

    def members(self, table: BlackRoseWars, frame: Frame) -> i64:
        return frame.slots[DRAWN]

    def take(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        frame.slots[DRAWN] &= ~(ONE << number)
        tally(table, 1)


class DiscardOthers(Step[BlackRoseWars]):
    """VX-38, BR-8.2.3 The others are discarded, for which nobody gains power."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for quest in range(table.content.quests):
            if (frame.slots[DRAWN] >> quest) & 1:
                quests.discard(table, quest)
        frame.slots[DRAWN] = 0


KEEPING_QUESTS: Final = Program(
    "keeping_quests",
    "BR-8.2.1",
    [DrawSome(), KeepQuest("keep_quest", "BR-8.2.1", replies.QUEST, replies.QUESTS), DiscardOthers()],
    slots=(
        *PICKING,
        Slot("number", ANYTHING, begun=True),
        Slot("moon", Kind("a moon", 0, MOONS - 1), begun=True, perhaps=True),
        Slot("drawn", ANYTHING, by=DrawSome),
    ),
    secret=("drawn",),
)


class ChooseQuests(Inquiry):
    """VX-38 `quest X n k`: of n quests that are drawn, k are kept."""

    def __init__(self, whom: Figures, number: Number[Any], kept: Number[Any], moon: i64, from_event: bool) -> None:
        super().__init__(KEEPING_QUESTS, whom, kept, from_event)
        self.drawn = number
        self.moon: i64 = moon

    def fill(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> None:
        begun.slots[NUMBER] = self.drawn.of(table, frame)
        begun.slots[MOON] = self.moon


# Advancing


def quests_in(table: BlackRoseWars, mage: i64, state: i64) -> i64:
    """The quests of a mage in a state, a bit each."""
    found: i64 = 0
    for quest in range(table.content.quests):
        if table.holder[quest] == mage and table.quest[quest] == state:
            found |= ONE << quest
    return found


class MarkQuest(PickQuest):
    """36 `qadv X cube`, BR-8.1.3 An own cube on an active quest that has slots, which may fulfil it (BR-8.1.4).

    Which of the own quests have slots is nobody else's business, so the mage is asked even if only one does, and even
    if none does of those that lie face down.
    """

    def masks(self, table: BlackRoseWars, frame: Frame) -> bool:
        mage = frame.slots[WHOSE]
        return table.supply[mage] > 0 and quests_in(table, mage, QUEST_ACTIVE) & ~table.shown != 0

    def members(self, table: BlackRoseWars, frame: Frame) -> i64:
        mage = frame.slots[WHOSE]
        if table.supply[mage] <= 0:
            return 0
        active = quests_in(table, mage, QUEST_ACTIVE)
        found: i64 = 0
        for quest in range(table.content.quests):
            if (active >> quest) & 1 and table.marks[quest] < table.content.quest_slots[quest]:
                found |= ONE << quest
        return found

    def take(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        quests.mark(table, number)
        if table.marks[number] >= table.content.quest_slots[number]:
            quests.fulfil(table, number)
        tally(table, 1)


class FulfilQuest(PickQuest):
    """36 `qadv X fulfilled`, BR-8.1.10 An active quest is fulfilled without its task."""

    def members(self, table: BlackRoseWars, frame: Frame) -> i64:
        return quests_in(table, frame.slots[WHOSE], QUEST_ACTIVE)

    def take(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        quests.fulfil(table, number)
        tally(table, 1)


class CompleteQuest(PickQuest):
    """36 `qadv X completed`, BR-8.1.10 A fulfilled quest gives its power without its effect."""

    def members(self, table: BlackRoseWars, frame: Frame) -> i64:
        return quests_in(table, frame.slots[WHOSE], QUEST_FULFILLED)

    def take(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        quests.complete(table, number)
        tally(table, 1)


MARKING_QUEST: Final = Program(
    "marking_quest",
    "BR-8.1.3",
    [MarkQuest("mark_quest", "BR-8.1.3", replies.QUEST, replies.QUESTS, hidden=True)],
    PICKING,
)
FULFILLING_QUEST: Final = Program(
    "fulfilling_quest",
    "BR-8.1.10",
    [FulfilQuest("fulfil_quest", "BR-8.1.10", replies.QUEST, replies.QUESTS)],
    PICKING,
)
COMPLETING_QUEST: Final = Program(
    "completing_quest",
    "BR-8.1.10",
    [CompleteQuest("complete_quest", "BR-8.1.10", replies.QUEST, replies.QUESTS)],
    PICKING,
)
ADVANCING: Final = (MARKING_QUEST, FULFILLING_QUEST, COMPLETING_QUEST)


class AdvanceQuest(Inquiry):
    """36 `qadv X cube`, `fulfilled`, `completed`: one quest, which X chooses."""

    def __init__(self, whom: Figures, how: int, from_event: bool) -> None:
        super().__init__(ADVANCING[how], whom, Constant(1), from_event)


# Discarding


class DropQuest(PickQuest):
    """37, BR-8.2.3 Up to so many active quests."""

    def members(self, table: BlackRoseWars, frame: Frame) -> i64:
        return quests_in(table, frame.slots[WHOSE], QUEST_ACTIVE)

    def take(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        quests.discard(table, number)
        tally(table, 1)


class DropCompleted(DropQuest):
    """VX-40 Exactly so many completed quests; their power stays."""

    def members(self, table: BlackRoseWars, frame: Frame) -> i64:
        return quests_in(table, frame.slots[WHOSE], QUEST_COMPLETED)


DROPPING_QUESTS: Final = Program(
    "dropping_quests",
    "BR-8.2.3",
    [DropQuest("discard_quest", "BR-8.2.3", replies.QUEST, replies.QUESTS, optional=True)],
    PICKING,
)
DROPPING_COMPLETED: Final = Program(
    "dropping_completed",
    "BR-8.2.3",
    [DropCompleted("discard_quest", "BR-8.2.3", replies.QUEST, replies.QUESTS)],
    PICKING,
)


class DiscardQuests(Inquiry):
    """37 `qdisc X n`, VX-40 `qdisc X n completed`"""

    def __init__(self, whom: Figures, number: Number[Any], completed: bool, from_event: bool) -> None:
        super().__init__(DROPPING_COMPLETED if completed else DROPPING_QUESTS, whom, number, from_event)
