"""Primitives 17 to 20: figures that move, are placed, swapped, or put in their cell."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components import lodge
from mindrose.games.black_rose_wars.components.things import FIRST_EVOCATION, NOBODY, NOTHING, ROOMS
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.effects.subjects import (
    IMAGINED,
    Figures,
    RoomOf,
    Rooms,
    decider,
    done,
    lowest,
    reaches,
    report,
    room_of,
)
from mindrose.games.black_rose_wars.rules import movement
from mindrose.games.black_rose_wars.rules.evocations import confine
from mindrose.games.black_rose_wars.rules.happenings import number_of
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import ANYTHING, Slot
from mindrose.language.steps import Number

# Slots of a movement.
FIGURE: Final = 0
LEFT: Final = 1  # steps that are left
MADE: Final = 2
GOAL: Final = 3  # the room that it goes towards, or from A_QUARRY on a figure; NOTHING where it may go anywhere
BASE: Final = 4
A_QUARRY: Final = 32  # + figure

MOVING_NOW: Final = reason("E_TURN", "BR-4.4.1")
NO_WAY: Final = reason("E_ADJ", "BR-4.4.1")
MUST_GO: Final = reason("E_MUST_ACT", "BR-30.3.3")
LONGER: Final = reason("E_ORDER", "BR-30.3.3")

ONE: Final[i64] = 1


class Move(Step[BlackRoseWars]):
    """17 Up to so many Moves (1) of a figure; BR-4.4.5 whoever applies the effect chooses the way.

    BR-30.1.2 Towards what is not there, or was not found, nobody moves.
    """

    def __init__(self, figures: Figures, number: Number[BlackRoseWars], goal: Rooms | None, from_event: bool) -> None:
        super().__init__()
        self.figures = figures
        self.number = number
        self.goal = goal
        self.from_event = from_event

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        done(frame, 0)
        figure = self.figures.one(table, frame)
        if not reaches(table, frame, figure, self.from_event) or is_led(table, figure):
            return
        goal = NOTHING if self.goal is None else self.goal.one(table, frame)
        if self.goal is not None and goal == NOTHING:
            return
        if isinstance(self.goal, RoomOf):
            quarry = self.goal.figures.one(table, frame)
            goal = A_QUARRY + quarry if quarry < IMAGINED else goal
        moving = table.push(MOVING, decider(table, frame))
        moving.slots[FIGURE] = figure
        moving.slots[LEFT] = self.number.of(table, frame)
        moving.slots[MADE] = 0
        moving.slots[GOAL] = goal
        moving.slots[BASE] = number_of(table)
        frame.slots[frames.IT] = figure

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is MOVING

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return decider(table, frame)


def is_led(table: BlackRoseWars, figure: i64) -> bool:
    """UM-3 An assigned evocation stands where its bearer is, and goes nowhere by itself."""
    return figure >= FIRST_EVOCATION and table.bearer[figure] != NOBODY


def goal_of(table: BlackRoseWars, frame: Frame) -> i64:
    """BR-30.3.3 The room it goes towards: that of a figure is where this is by now, or was last (4.11)."""
    goal = frame.slots[GOAL]
    return room_of(table, goal - A_QUARRY) if goal >= A_QUARRY else goal


class StepOn(Question[BlackRoseWars]):
    """BR-4.4.1, BR-4.4.2 The next room, or no further; BR-30.3.3 towards a goal only on a shortest way."""

    def ways(self, table: BlackRoseWars, frame: Frame) -> i64:
        if frame.slots[LEFT] <= 0:
            return 0
        figure, goal = frame.slots[FIGURE], goal_of(table, frame)
        ways = movement.ways(table, figure)
        if goal == NOTHING or not table.in_lodge(figure):
            return ways
        nearer: i64 = 0
        far = lodge.distance(table.place[figure], goal)
        for room in range(i64(ROOMS)):
            if (ways >> room) & 1 and lodge.distance(room, goal) < far:
                nearer |= ONE << room
        return nearer

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        ways = self.ways(table, frame)
        if ways == 0:
            return
        if frame.slots[GOAL] == NOTHING:
            answers.add(replies.PASS)
        for room in range(i64(ROOMS)):
            if (ways >> room) & 1:
                answers.add(replies.ROOM + room)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        ways = self.ways(table, frame)
        if answer == replies.PASS:
            return NONE if frame.slots[GOAL] == NOTHING else MUST_GO
        room = answer - replies.ROOM
        if not 0 <= room < ROOMS:
            return MOVING_NOW
        if (ways >> room) & 1:
            return NONE
        return LONGER if (movement.ways(table, frame.slots[FIGURE]) >> room) & 1 else NO_WAY

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        if answer == replies.PASS:
            frame.slots[LEFT] = 0
            return
        frame.slots[LEFT] -= 1
        frame.slots[MADE] += 1
        movement.step(table, frame.slots[FIGURE], answer - replies.ROOM)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("stop", {"figure": int(frame.slots[FIGURE])})
        return Choice("move", {"figure": int(frame.slots[FIGURE]), "room": int(table.room_at(answer - replies.ROOM))})


class MoveOn(Step[BlackRoseWars]):
    """17, EM-4 The next step, as long as some are left and the figure is in the lodge."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        figure = frame.slots[FIGURE]
        made = frame.slots[MADE] > 0
        if frame.slots[LEFT] > 0 and made and table.in_lodge(figure) and movement.ways(table, figure) != 0:
            if frame.slots[GOAL] == NOTHING or table.place[figure] != goal_of(table, frame):
                frame.back_to(StepOn)
                return
        report(table, frame.slots[MADE])


MOVING: Final = Program(
    "moving",
    "BR-4.4.1",
    [StepOn("move", "BR-4.4.1"), EndSentence(BASE), MoveOn()],
    slots=[
        Slot("figure", ANYTHING, begun=True),
        Slot("left", ANYTHING, begun=True),
        Slot("made", ANYTHING, begun=True),
        "goal",
        Slot("base", ANYTHING, begun=True),
    ],
)


class Place(Step[BlackRoseWars]):
    """18, BR-4.4.4 A figure is put in a room, wherever it was."""

    def __init__(self, figures: Figures, rooms: Rooms, from_event: bool) -> None:
        super().__init__()
        self.figures = figures
        self.rooms = rooms
        self.from_event = from_event

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        figure, room = self.figures.one(table, frame), self.rooms.one(table, frame)
        done(frame, 0)
        if room >= 0 and reaches(table, frame, figure, self.from_event) and not is_led(table, figure):
            if movement.put(table, figure, room):
                done(frame, 1)
            frame.slots[frames.IT] = figure


class Swap(Step[BlackRoseWars]):
    """19 Two figures exchange their rooms."""

    def __init__(self, one: Figures, other: Figures) -> None:
        super().__init__()
        self.first = one
        self.second = other

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        first, second = self.first.one(table, frame), self.second.one(table, frame)
        done(frame, 0)
        if reaches(table, frame, first, False) and reaches(table, frame, second, False):
            if not is_led(table, first) and not is_led(table, second) and movement.swap(table, first, second):
                done(frame, 1)


class PutInCell(Step[BlackRoseWars]):
    """20 A mage is put in its cell; UM-3 its Umbras leave, and UM-5 reaches it there."""

    def __init__(self, figures: Figures, from_event: bool) -> None:
        super().__init__()
        self.figures = figures
        self.from_event = from_event

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        left = self.figures.all(table, frame)
        put: i64 = 0
        while left > 0:
            mage = lowest(left)
            left &= left - 1
            if mage < FIRST_EVOCATION and reaches(table, frame, mage, self.from_event):
                put += 1 if confine(table, mage) else 0
        done(frame, put)
