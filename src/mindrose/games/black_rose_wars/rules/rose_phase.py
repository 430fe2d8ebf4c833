"""BR-6 The Black Rose phase: events slide, a new one comes and acts, then quests are discarded, drawn and trimmed."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import (
    EVENT_SLOTS,
    NOBODY,
    QUEST_ACTIVE,
    QUEST_FULFILLED,
    QUEST_LIMIT,
    ROSE,
    ROSE_PHASE,
)
from mindrose.games.black_rose_wars.rules import event_cards, quests, values
from mindrose.games.black_rose_wars.rules.event_cards import APPLYING
from mindrose.games.black_rose_wars.rules.happenings import number_of
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence
from mindrose.games.black_rose_wars.rules.turn_order import FirstMage, NextMage
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import ANYTHING, Slot

BASE: Final = 0
OF_MAGE: Final = 1
ONE: Final[i64] = 1

NOT_ACTIVE: Final = reason("E_QUEST", "BR-6.1.8")
OFFERING: Final = reason("E_TURN", "BR-6.1.8")
NOT_ABOVE_LIMIT: Final = reason("E_QUEST", "BR-6.1.10")
TRIMMING_NOW: Final = reason("E_TURN", "BR-6.1.10")


# Events


class SlideEvents(Step[BlackRoseWars]):
    """BR-6.1.1 Step 1: every open event moves one slot right, the last one to the discard."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        frame.slots[BASE] = number_of(table)
        slot: i64 = EVENT_SLOTS - 1
        while slot >= 0:
            if table.event[slot] >= 0:
                event_cards.slide(table, slot)
            slot -= 1


class DrawEvent(Step[BlackRoseWars]):
    """BR-6.1.2 Step 2: the mage to the right of the first one draws an event of the current moon.

    BR-29.1.2 For the Avatar it is drawn by nobody: whoever is to its right only turns the card.
    """

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        drawer = table.mage_at(table.seats - 1)
        event_cards.draw_event(table, NOBODY if drawer == ROSE else drawer, table.moon)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return table.content.is_effect(begun.program)

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return NOBODY


class ResolveEvents(Step[BlackRoseWars]):
    """BR-6.1.7 Step 3: the events that act in this phase are applied, the one of step 2 too (BR-7.1.5)."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        event_cards.begin_events(table, ROSE_PHASE)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is APPLYING

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return table.first


# Quests


def is_own(table: BlackRoseWars, seat: i64, quest: i64, state: i64) -> bool:
    """Whether a quest of a mage is in a state."""
    return quest < table.content.quests and table.holder[quest] == seat and table.quest[quest] == state


def names_quest(answer: i64) -> bool:
    return replies.QUEST <= answer < replies.QUEST + replies.QUESTS


class DiscardQuest(Question[BlackRoseWars]):
    """BR-6.1.8, DC-04 Step 4: one own active quest may be discarded, of which others see the moon; it pays the Rose."""

    def seat(self, table: BlackRoseWars, frame: Frame) -> i64:
        return table.turn(frame.slots[OF_MAGE])

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            return NONE
        if not names_quest(answer):
            return OFFERING
        return NONE if is_own(table, self.seat(table, frame), answer - replies.QUEST, QUEST_ACTIVE) else NOT_ACTIVE

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        answers.add(replies.PASS)
        for quest in range(table.content.quests):
            if is_own(table, self.seat(table, frame), quest, QUEST_ACTIVE):
                answers.add(replies.QUEST + quest)

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        if answer != replies.PASS:
            quests.discard(table, answer - replies.QUEST)
            quests.give_to_rose(table, answer - replies.QUEST)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("pass", {})
        return Choice("discard", {"quest": answer - replies.QUEST})


class DrawQuests(Step[BlackRoseWars]):
    """BR-6.1.9 Step 5: in turn order every mage without an active quest draws one of the current moon.

    BR-6.1.11 The Avatar, which is no seat, is passed over in steps 4 to 6.
    """

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for place in range(table.players):
            seat = table.turn(place)
            if table.quests_of(seat, QUEST_ACTIVE) == 0:
                quests.draw(table, seat, table.moon)


# Trimming: what a mage drops is a bit for each of its active and fulfilled quests, in the order of their numbers.


def excess(table: BlackRoseWars, seat: i64, state: i64) -> i64:
    """BR-6.1.10, BR-8.2.4 By how many quests of a state a mage is above its limit, apart from those it drops."""
    dropped: i64 = 0
    for quest in range(table.content.quests):
        if is_own(table, seat, quest, state) and is_dropped(table, seat, quest):
            dropped += 1
    return table.quests_of(seat, state) - dropped - values.value(table, seat, QUEST_LIMIT)


def is_above(table: BlackRoseWars, seat: i64, state: i64) -> bool:
    """BR-6.1.10, BR-8.2.4 Whether a mage has more quests of a state than its limit, whatever it has chosen to drop."""
    return table.quests_of(seat, state) > values.value(table, seat, QUEST_LIMIT)


def bit_of(table: BlackRoseWars, seat: i64, quest: i64) -> i64:
    """What stands for a quest in what its owner chooses."""
    place: i64 = 0
    for other in range(quest):
        if is_own(table, seat, other, QUEST_ACTIVE) or is_own(table, seat, other, QUEST_FULFILLED):
            place += 1
    return ONE << place


def is_dropped(table: BlackRoseWars, seat: i64, quest: i64) -> bool:
    return table.choosing[seat] & bit_of(table, seat, quest) != 0


class TrimQuests(Step[BlackRoseWars]):
    """BR-6.1.10, DC-05 Step 6: all mages above their limit choose at the same time what they drop."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for seat in range(table.players):
            table.choosing[seat] = 0
        table.fork(TRIMMING, self.owners(table, frame))

    def owners(self, table: BlackRoseWars, frame: Frame) -> list[int]:
        seats: list[int] = []
        for place in range(table.players):
            seat = table.turn(place)
            if is_above(table, seat, QUEST_ACTIVE) or is_above(table, seat, QUEST_FULFILLED):
                seats.append(seat)
        return seats

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is TRIMMING


class DropQuest(Question[BlackRoseWars]):
    """BR-6.1.10 One more quest of a state, until the limit is reached."""

    def __init__(self, state: i64) -> None:
        super().__init__("trim", "BR-6.1.10")
        self.state: i64 = state

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        if not names_quest(answer):
            return TRIMMING_NOW
        quest = answer - replies.QUEST
        fits = is_own(table, frame.seat, quest, self.state) and not is_dropped(table, frame.seat, quest)
        return NONE if fits and excess(table, frame.seat, self.state) > 0 else NOT_ABOVE_LIMIT

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        for quest in range(table.content.quests):
            if self.why_not(table, frame, replies.QUEST + quest) == NONE:
                answers.add(replies.QUEST + quest)

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        table.choosing[frame.seat] |= bit_of(table, frame.seat, answer - replies.QUEST)
        frame.repeat()

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice("discard", {"quest": answer - replies.QUEST})

    def series(self, table: BlackRoseWars, frame: Frame) -> int:
        return int(excess(table, frame.seat, self.state))


class DiscardTrimmed(Step[BlackRoseWars]):
    """BR-6.1.10 What was chosen is discarded in turn order; the Black Rose gains nothing for it."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for place in range(table.players):
            seat = table.turn(place)
            quest = table.content.quests - 1
            while quest >= 0:  # from the last one on, so that the bits of the others stay
                if is_own(table, seat, quest, QUEST_ACTIVE) or is_own(table, seat, quest, QUEST_FULFILLED):
                    if is_dropped(table, seat, quest):
                        quests.discard(table, quest)
                quest -= 1
            table.choosing[seat] = 0


TRIMMING: Final = Program("trimming", "BR-6.1.10", [DropQuest(QUEST_ACTIVE), DropQuest(QUEST_FULFILLED)])
ROSE_STEPS: Final = Program(
    "rose_phase",
    "BR-6.1.1",
    [
        SlideEvents(),
        EndSentence(BASE),
        DrawEvent(),
        EndSentence(BASE),
        ResolveEvents(),
        FirstMage(OF_MAGE),
        DiscardQuest("abandon_quest", "BR-6.1.8"),
        EndSentence(BASE),
        NextMage(OF_MAGE),
        DrawQuests(),
        TrimQuests(),
        DiscardTrimmed(),
    ],
    slots=[Slot("base", ANYTHING, by=SlideEvents), "turn"],
)
