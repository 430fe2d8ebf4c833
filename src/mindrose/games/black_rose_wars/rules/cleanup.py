"""BR-25 The Clean-up phase: boards are cleared, rooms are restored, tokens become available again."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import (
    ACTIVATED,
    CLEANUP,
    DURATIONS,
    FIRST_EVOCATION,
    NOTHING,
    ROSE,
    ROUND,
    SPELL_SLOTS,
    TOKENS,
)
from mindrose.games.black_rose_wars.rules import cards, evocations, hexes, instability, orders, quests, values
from mindrose.games.black_rose_wars.rules.happenings import BEGIN, note, number_of
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import ANYTHING, Slot

BASE: Final = 0  # slot of the phase
SLOT: Final = 0  # slot of keeping: the card that is asked about
ONE: Final[i64] = 1

KEEPING_NOW: Final = reason("E_TURN", "BR-15.1.5")
SHAKING_OFF: Final = reason("E_TURN", "BR-29.6.2")
NOT_ASSIGNED: Final = reason("E_TARGET", "BR-29.6.2")


def is_activated(table: BlackRoseWars, place: i64) -> bool:
    return table.spell[place] >= 0 and table.status[place] == ACTIVATED


def next_activated(table: BlackRoseWars, seat: i64, slot: i64) -> i64:
    """The first slot from one on whose spell is still activated, SPELL_SLOTS if there is none."""
    while slot < SPELL_SLOTS and not is_activated(table, SPELL_SLOTS * seat + slot):
        slot += 1
    return slot


class ReviewActivated(Step[BlackRoseWars]):
    """BR-25.1.1, DC-23 Step 1a: all who have activated spells decide about them at the same time."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        frame.slots[BASE] = number_of(table)
        for seat in range(table.players):
            table.choosing[seat] = 0
        table.fork(TAKING_BACK, self.owners(table, frame))

    def owners(self, table: BlackRoseWars, frame: Frame) -> list[int]:
        seats: list[int] = []
        for place in range(table.players):
            if next_activated(table, table.turn(place), 0) < SPELL_SLOTS:
                seats.append(table.turn(place))
        return seats

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is TAKING_BACK


class NextActivated(Step[BlackRoseWars]):
    """BR-25.1.1 Card by card."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        slot = next_activated(table, frame.seat, frame.slots[SLOT] + 1)
        if slot < SPELL_SLOTS:
            frame.slots[SLOT] = slot
        else:
            frame.leave()


class TakeBack(Question[BlackRoseWars]):
    """BR-15.1.5, BR-11.3.3 An activated spell, a forgotten one too, goes to the hand or to the memories."""

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        return NONE if answer in (replies.PASS, replies.YES) else KEEPING_NOW

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        answers.add(replies.PASS)
        answers.add(replies.YES)

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        if answer == replies.YES:
            table.choosing[frame.seat] |= ONE << frame.slots[SLOT]
        frame.back_to(NextActivated)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        slot = int(frame.slots[SLOT])
        points: dict[str, int | str] = {"spell": int(table.spell[SPELL_SLOTS * frame.seat + slot]), "slot": slot}
        return Choice("take_back" if answer == replies.YES else "discard", points)


class ClearBoards(Step[BlackRoseWars]):
    """BR-25.1.1 to BR-25.1.5 The rest of step 1: spells leave the boards, and what lasted a round ends with it.

    BR-11.3.3 Forgotten spells that were revealed leave the game. BR-1.2.3 "During the round" ends here, and with it
    all persistence and control of others' evocations (BR-22.3.3). CP-11 Cubes for one round come off quests.
    BR-25.1.11 Hands are kept.
    """

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for place in range(table.players):
            clear_board(table, table.turn(place))
        if table.standing:
            table.standing = []
            table.ears[0] = NOTHING
        values.end_changes(table, ROUND)
        for duration in range(i64(len(DURATIONS))):
            evocations.end_control(table, duration)
        table.woken = 0
        for seat in range(table.players):
            table.tokens[seat] = TOKENS
        quests.end_span(table, quests.SAME_ROUND)


def clear_board(table: BlackRoseWars, seat: i64) -> None:
    """BR-25.1.1, BR-25.1.2, BR-11.2.2 What a mage takes back goes to its hand, all else to its memories."""
    for slot in range(i64(SPELL_SLOTS)):
        place = SPELL_SLOTS * seat + slot
        if is_activated(table, place) and (table.choosing[seat] >> slot) & 1:
            cards.take_from_board(table, place)
        elif table.spell[place] >= 0:
            cards.discard_from_board(table, place)
    table.choosing[seat] = 0


# BR-25.1.6, BR-29.6 Step 1f: what is done for the Avatar


class WearOffHexes(Step[BlackRoseWars]):
    """BR-29.6.1 One black cube on every hex that the Avatar bears."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        if table.plays(ROSE):
            for hex in range(table.content.hexes):
                if table.hexes[table.content.hexes * ROSE + hex] >= 0:
                    hexes.mark(table, ROSE, hex)


class ShakeOff(Question[BlackRoseWars]):
    """BR-29.6.2, UM-7 One evocation that is assigned to the Avatar leaves; the crown decides which."""

    def seat(self, table: BlackRoseWars, frame: Frame) -> i64:
        return table.crown

    def assigned(self, table: BlackRoseWars) -> i64:
        return evocations.assigned_to(table, ROSE) if table.plays(ROSE) else 0

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        assigned = self.assigned(table)
        for figure in range(i64(FIRST_EVOCATION), table.content.figures):
            if (assigned >> figure) & 1:
                answers.add(replies.FIGURE + figure)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        figure = answer - replies.FIGURE
        if not 0 <= figure < table.content.figures:
            return SHAKING_OFF
        return NONE if (self.assigned(table) >> figure) & 1 else NOT_ASSIGNED

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        evocations.remove(table, answer - replies.FIGURE, False)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice("return", {"figure": answer - replies.FIGURE})


class ReturnOrders(Step[BlackRoseWars]):
    """BR-29.6.3 The orders that it has played go back under their decks."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        if table.plays(ROSE):
            orders.return_all(table)


class ActInCleanup(Step[BlackRoseWars]):
    """BR-25.1.7, DC-24 Step 2: what acts in clean-up answers `begin(cleanup)`, in turn order, each mage as it likes.

    So it comes after step 1, although the phase began before that.
    """

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        note(table, BEGIN, what=CLEANUP)


class RestoreRooms(Step[BlackRoseWars]):
    """BR-25.1.8 Step 3: full rooms are restored and scored."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        instability.restore_full_rooms(table)


class RefreshRooms(Step[BlackRoseWars]):
    """BR-25.1.9 Step 4: all activation tokens become available."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        table.used = 0


TAKING_BACK: Final = Program(
    "taking_back", "BR-15.1.5", [NextActivated(), TakeBack("take_back", "BR-15.1.5")], slots=["slot"]
)
CLEANUP_STEPS: Final = Program(
    "cleanup_phase",
    "BR-25.1.1",
    [
        ReviewActivated(),
        ClearBoards(),
        WearOffHexes(),
        ShakeOff("shake_off", "BR-29.6.2"),
        ReturnOrders(),
        EndSentence(BASE),
        ActInCleanup(),
        EndSentence(BASE),
        RestoreRooms(),
        EndSentence(BASE),
        RefreshRooms(),
    ],
    slots=[Slot("base", ANYTHING, by=ReviewActivated)],
)
