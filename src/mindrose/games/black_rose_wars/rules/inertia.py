"""BR-13.7 Inertia: a prepared spell is discarded, and the mage may Move (1)."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components import lodge
from mindrose.games.black_rose_wars.components.things import ACTIVATED, INERTIA, ROOMS, SPELL_SLOTS
from mindrose.games.black_rose_wars.rules import cards, movement, physical
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence
from mindrose.games.black_rose_wars.rules.physical import MUST_LEAVE, NOT_NOW, note_action
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question
from mindrose.kernel.reasons import NONE, reason

ONE: Final[i64] = 1
NO_PREPARED: Final = reason("E_PREPARED", "BR-13.7.1")


def begin(table: BlackRoseWars, seat: i64) -> None:
    """BR-13.7.2 It is an action, but no physical one."""
    physical.begin_action(table, MOMENTUM, seat)


def payable(table: BlackRoseWars, seat: i64) -> i64:
    """BR-13.7.1 The slots whose spell can be discarded, a bit each; GR-26 activated ones only by the option."""
    found: i64 = 0
    for slot in range(i64(SPELL_SLOTS)):
        place = SPELL_SLOTS * seat + slot
        activated = table.spell[place] >= 0 and table.status[place] == ACTIVATED
        if table.is_prepared(place) or (activated and table.settings.inertia_activated):
            found |= ONE << slot
    return found


class DropSpell(Question[BlackRoseWars]):
    """DC-15, BR-13.7.1 Which spell is discarded to the memories."""

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        slots = payable(table, frame.seat)
        for slot in range(i64(SPELL_SLOTS)):
            if (slots >> slot) & 1:
                answers.add(replies.SLOT + slot)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        slot = answer - replies.SLOT
        if not 0 <= slot < SPELL_SLOTS:
            return NOT_NOW
        return NONE if (payable(table, frame.seat) >> slot) & 1 else NO_PREPARED

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        table.seal(known=ONE << frame.seat)
        cards.discard_from_board(table, SPELL_SLOTS * frame.seat + answer - replies.SLOT)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice("drop", {"slot": answer - replies.SLOT})


class Drift(Question[BlackRoseWars]):
    """DC-15, BR-13.7.1 Where the mage moves, or that it stays; BR-17.2.3 nobody stays in its cell that can leave.

    BR-14.2.10 That the mage does this is answered after the Move.
    """

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        ways = movement.ways(table, frame.seat)
        if not table.in_cell(frame.seat) or ways == 0:
            answers.add(replies.PASS)
        for room in range(i64(ROOMS)):
            if lodge.has(ways, room):
                answers.add(replies.ROOM + room)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        ways = movement.ways(table, frame.seat)
        if answer == replies.PASS:
            return MUST_LEAVE if table.in_cell(frame.seat) and ways != 0 else NONE
        room = answer - replies.ROOM
        if not 0 <= room < ROOMS:
            return NOT_NOW
        return NONE if lodge.has(ways, room) else movement.NOT_ADJACENT

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        if answer != replies.PASS:
            movement.step(table, frame.seat, answer - replies.ROOM)
        note_action(table, frame, INERTIA)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("stay", {})
        return Choice("move", {"room": int(table.room_at(answer - replies.ROOM))})


MOMENTUM: Final = Program(
    "inertia",
    "BR-13.7.1",
    [DropSpell("inertia", "BR-13.7.1"), Drift("drift", "BR-13.7.1"), EndSentence(physical.BASE)],
    slots=physical.SLOTS,
)
