"""BR-13.3 Explore: Moves one after another, and the room activated before or after all of them."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components import lodge
from mindrose.games.black_rose_wars.components.things import EXPLORING, ROOMS
from mindrose.games.black_rose_wars.rules import listening, movement, physical, rooms, values
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence
from mindrose.games.black_rose_wars.rules.physical import (
    COUNT,
    MUST_LEAVE,
    NOT_NOW,
    ROOM_ONCE,
    FinishAction,
    GoOn,
    note_action,
)
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import FLAG, Slot

LEFT: Final = 3  # Moves that are left
MOVED: Final = 4  # 1 once it has moved
ROOM_DONE: Final = 5  # 1 once it has activated a room

ONLY_AFTERWARDS: Final = reason("E_CELL", "BR-17.2.4")
NO_MOVE_LEFT: Final = reason("E_MOVES", "BR-13.3.1")
NOT_BETWEEN: Final = reason("E_MOVES", "BR-13.3.2")


def begin(table: BlackRoseWars, seat: i64) -> None:
    """BR-13.3.5 Begins to explore with as many Moves as the speed is now, 4.6 at least one in the cell."""
    speed = values.speed(table, seat)
    frame = physical.begin(table, EXPLORE, seat)
    frame.slots[LEFT] = speed
    frame.slots[MOVED] = 0
    frame.slots[ROOM_DONE] = 0


def reachable(table: BlackRoseWars, frame: Frame) -> i64:
    """BR-13.3.2 The rooms that the next Move can lead to, a bit each."""
    return movement.ways(table, frame.seat) if frame.slots[LEFT] > 0 else 0


class Explore(Question[BlackRoseWars]):
    """DC-11, BR-13.3.1, BR-13.3.2 Step by step: a Move, the room, or nothing more, which is lost then (BR-13.3.3).

    BR-13.3.4 Without speed only the room is left. BR-17.2.3, BR-17.2.4 Whoever is in its cell has to leave it first.
    """

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        ways = reachable(table, frame)
        if not table.in_cell(frame.seat) or ways == 0:
            answers.add(replies.PASS)
        if self.why_not_activate(table, frame) == NONE:
            answers.add(replies.ACTIVATE)
        for room in range(i64(ROOMS)):
            if lodge.has(ways, room):
                answers.add(replies.ROOM + room)

    def why_not_activate(self, table: BlackRoseWars, frame: Frame) -> i64:
        if frame.slots[ROOM_DONE] == 1:
            return ROOM_ONCE
        if table.in_cell(frame.seat):
            return ONLY_AFTERWARDS
        return rooms.why_not(table, frame.seat, table.place[frame.seat])

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            return MUST_LEAVE if table.in_cell(frame.seat) and reachable(table, frame) != 0 else NONE
        if answer == replies.ACTIVATE:
            return self.why_not_activate(table, frame)
        room = answer - replies.ROOM
        if not 0 <= room < ROOMS:
            return NOT_NOW
        if frame.slots[LEFT] <= 0:
            return NOT_BETWEEN if frame.slots[MOVED] == 1 and frame.slots[ROOM_DONE] == 1 else NO_MOVE_LEFT
        return NONE if lodge.has(reachable(table, frame), room) else movement.NOT_ADJACENT

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        if answer == replies.PASS:
            frame.leave()
            return
        note_action(table, frame, EXPLORING)
        if answer == replies.ACTIVATE:
            frame.slots[ROOM_DONE] = 1
            if frame.slots[MOVED] == 1:
                frame.slots[LEFT] = 0
            rooms.activate(table, frame.seat, table.place[frame.seat])
        else:
            frame.slots[MOVED] = 1
            frame.slots[LEFT] -= 1
            movement.step(table, frame.seat, answer - replies.ROOM)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return listening.is_answer(table, begun)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("stop", {})
        if answer == replies.ACTIVATE:
            return Choice("activate", {"room": int(table.room_at(table.place[frame.seat]))})
        return Choice("move", {"room": int(table.room_at(answer - replies.ROOM))})


# BR-13.2.3 Each effect is a sentence.
EXPLORE: Final = Program(
    "explore",
    "BR-13.3.1",
    [Explore("explore", "BR-13.3.2"), EndSentence(physical.BASE), GoOn()],
    slots=[
        *physical.SLOTS,
        Slot("left", COUNT, begun=True),
        Slot("moved", FLAG, begun=True),
        Slot("activated", FLAG, begun=True),
    ],
    closing=[FinishAction(EXPLORING), EndSentence(physical.BASE)],
)
