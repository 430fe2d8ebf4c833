"""BR-23.2 The activation of an evocation: its Moves, and one attack before or after all of them."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events, replies
from mindrose.games.black_rose_wars.components import lodge
from mindrose.games.black_rose_wars.components.things import FIRST_EVOCATION, NOBODY, NOTHING, ROOMS, ROSE, SEATS
from mindrose.games.black_rose_wars.rules import attack, movement, prey, values
from mindrose.games.black_rose_wars.rules.happenings import WOKEN, note, number_of
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence
from mindrose.games.black_rose_wars.rules.physical import COUNT
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Stack
from mindrose.kernel.programs import Answers, Choice, Fit, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import FLAG, Kind, Slot

BASE: Final = 0  # where the happenings of its sentences begin
BEGAN: Final = 1  # how many defeats there had been
FIGURE: Final = 2  # the evocation
CUT_BY: Final = 3  # the mage whose physical action this is part of
LEFT: Final = 4  # Moves that are left
MOVED: Final = 5  # 1 once it has moved
ATTACKED: Final = 6  # 1 once it has attacked
TARGET: Final = 7  # BR-23.1.1 whom an evocation of the Black Rose goes for

NOT_DRIVEN: Final = reason("E_TURN", "BR-23.2.1")
NO_MOVE_LEFT: Final = reason("E_MOVES", "BR-23.2.1")
NOT_BETWEEN: Final = reason("E_MOVES", "BR-23.2.1")
ATTACK_ONCE: Final = reason("E_USED", "BR-23.2.1")
NO_STRENGTH: Final = reason("E_BARRED", "BR-23.2.4")
CROWN_DECIDES: Final = reason("E_TARGET", "BR-23.1.1")


def wake(table: BlackRoseWars, figure: i64, cut_by: i64) -> bool:
    """BR-23.2.1, 4.6 45 Begins the activation of an evocation in the lodge: whether somebody controls it (BR-22.4.1).

    BR-23.2.2 Its speed is read now. BR-30.4.6 One that the Black Rose controls, whoever owns it and whatever activates
    it, goes its own way; the crown settles ties.
    """
    if figure < FIRST_EVOCATION or not table.in_lodge(figure) or table.controller[figure] == NOBODY:
        return False
    controller = table.controller[figure]
    driven = controller != ROSE
    frame = table.push(DRIVEN if driven else HUNTING, controller if driven else table.crown)
    frame.slots[BASE] = number_of(table)
    frame.slots[BEGAN] = table.defeats
    frame.slots[FIGURE] = figure
    frame.slots[CUT_BY] = cut_by
    frame.slots[LEFT] = values.speed(table, figure)
    frame.slots[MOVED] = 0
    frame.slots[ATTACKED] = 0
    table.tell(events.WOKEN, figure)
    note(table, WOKEN, trig=figure, where=table.place[figure])
    return True


def is_waking(begun: Frame) -> bool:
    """Whether a frame is the activation of an evocation."""
    return begun.program is DRIVEN or begun.program is HUNTING


class CutShort(Step[BlackRoseWars]):
    """BR-14.3.3, BR-14.3.4 The rest is lost once the evocation has left the lodge or who commands it was defeated."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        began, mage = frame.slots[BEGAN], frame.slots[CUT_BY]
        if table.felled[frame.slots[FIGURE]] > began or (mage != NOBODY and table.felled[mage] > began):
            frame.leave()


def reachable(table: BlackRoseWars, frame: Frame) -> i64:
    """The rooms that the next Move of the evocation can lead to, a bit each."""
    return movement.ways(table, frame.slots[FIGURE]) if frame.slots[LEFT] > 0 else 0


def move(table: BlackRoseWars, frame: Frame, room: i64) -> None:
    frame.slots[MOVED] = 1
    frame.slots[LEFT] -= 1
    movement.step(table, frame.slots[FIGURE], room)


def moving(table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
    """What an answer means that takes it to a room."""
    return Choice("move", {"figure": int(frame.slots[FIGURE]), "room": int(table.room_at(answer - replies.ROOM))})


class Drive(Question[BlackRoseWars]):
    """DC-13, BR-23.2.1, BR-22.3.2 Its controller decides step by step; BR-23.2.2 what is not used is lost.

    BR-23.2.5 It activates no rooms.
    """

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        answers.add(replies.PASS)
        ways = reachable(table, frame)
        for room in range(i64(ROOMS)):
            if lodge.has(ways, room):
                answers.add(replies.ROOM + room)
        if self.why_no_attack(table, frame) == NONE:
            targets = attack.targets(table, frame.slots[FIGURE])
            for figure in range(table.content.figures):
                if (targets >> figure) & 1:
                    answers.add(replies.FIGURE + figure)

    def why_no_attack(self, table: BlackRoseWars, frame: Frame) -> i64:
        if frame.slots[ATTACKED] == 1:
            return ATTACK_ONCE
        return NO_STRENGTH if values.strength(table, frame.slots[FIGURE]) <= 0 else NONE

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            return NONE
        room = answer - replies.ROOM
        if 0 <= room < ROOMS:
            if frame.slots[LEFT] <= 0:
                return NOT_BETWEEN if frame.slots[MOVED] == 1 and frame.slots[ATTACKED] == 1 else NO_MOVE_LEFT
            return NONE if lodge.has(reachable(table, frame), room) else movement.NOT_ADJACENT
        if not replies.FIGURE <= answer < replies.PARTICIPANT:
            return NOT_DRIVEN
        against = self.why_no_attack(table, frame)
        return attack.why_not(table, frame.slots[FIGURE], answer - replies.FIGURE) if against == NONE else against

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        if answer == replies.PASS:
            frame.leave()
        elif answer < replies.FIGURE:
            move(table, frame, answer - replies.ROOM)
        else:
            frame.slots[ATTACKED] = 1
            if frame.slots[MOVED] == 1:
                frame.slots[LEFT] = 0
            attack.attack(table, frame.slots[FIGURE], answer - replies.FIGURE)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("stop", {})
        if answer < replies.FIGURE:
            return moving(table, frame, answer)
        return Choice("attack", {"figure": answer - replies.FIGURE})


class DriveOn(Step[BlackRoseWars]):
    """BR-23.2.2 Each Move and the attack is a sentence, then it goes on."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        frame.back_to(EndSentence)


class PickTarget(Question[BlackRoseWars]):
    """BR-23.1.1 Whom an evocation of the Black Rose goes for, once; the crown settles ties (BR-1.1.3)."""

    def seat(self, table: BlackRoseWars, frame: Frame) -> i64:
        return table.crown

    def candidates(self, table: BlackRoseWars, frame: Frame) -> i64:
        if frame.slots[TARGET] != NOTHING:
            return 0
        return prey.preferred(table, frame.slots[FIGURE], self.moves(table, frame))

    def moves(self, table: BlackRoseWars, frame: Frame) -> i64:
        return frame.slots[LEFT] if movement.can_move(table, frame.slots[FIGURE]) else 0

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        candidates = self.candidates(table, frame)
        for figure in range(table.content.figures):
            if (candidates >> figure) & 1:
                answers.add(replies.FIGURE + figure)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        figure = answer - replies.FIGURE
        if not 0 <= figure < table.content.figures:
            return CROWN_DECIDES
        return NONE if (self.candidates(table, frame) >> figure) & 1 else CROWN_DECIDES

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        prey.explain(table, frame.slots[FIGURE], self.moves(table, frame), answer - replies.FIGURE)
        frame.slots[TARGET] = answer - replies.FIGURE

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice("target", {"figure": answer - replies.FIGURE})


def is_after(table: BlackRoseWars, frame: Frame) -> bool:
    """BR-4.3.4 It has a target that has not left the lodge since it was chosen."""
    target = frame.slots[TARGET]
    return target != NOTHING and table.in_lodge(target) and table.felled[target] <= frame.slots[BEGAN]


class Advance(Question[BlackRoseWars]):
    """BR-23.1.1 One Move on a shortest way to its target, as far as needed; ties: the crown."""

    def seat(self, table: BlackRoseWars, frame: Frame) -> i64:
        return table.crown

    def ways(self, table: BlackRoseWars, frame: Frame) -> i64:
        if not is_after(table, frame):
            return 0
        return prey.nearer(table, frame.slots[FIGURE], frame.slots[TARGET]) & reachable(table, frame)

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        ways = self.ways(table, frame)
        for room in range(i64(ROOMS)):
            if lodge.has(ways, room):
                answers.add(replies.ROOM + room)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        room = answer - replies.ROOM
        if not 0 <= room < ROOMS:
            return CROWN_DECIDES
        return NONE if lodge.has(self.ways(table, frame), room) else CROWN_DECIDES

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        move(table, frame, answer - replies.ROOM)
        frame.back_to(EndSentence)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return moving(table, frame, answer)


class AttackTarget(Step[BlackRoseWars]):
    """BR-23.1.1 It attacks if it has reached its target; BR-23.2.4 not without strength."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        figure, target = frame.slots[FIGURE], frame.slots[TARGET]
        if not is_after(table, frame) or values.strength(table, figure) <= 0:
            return
        if attack.why_not(table, figure, target) == NONE:
            frame.slots[ATTACKED] = 1
            attack.attack(table, figure, target)


class Summoned(Fit[BlackRoseWars]):
    """BR-22.3.1 Only what was summoned once is activated, and goes for something that is there."""

    def faults(self, table: BlackRoseWars, stack: Stack, number: int) -> list[str]:
        slots = stack.frames[number].slots
        figures = [int(slots[FIGURE]), *(int(slots[i]) for i in range(TARGET, len(slots)))]
        if max(figures) >= table.content.figures:
            return [f"there are {table.content.figures} figures, from 0 on"]
        return [] if table.owner[slots[FIGURE]] != NOBODY else ["its 'figure' was summoned by nobody (BR-22.3.1)"]


SLOTS: Final = (
    Slot("base", COUNT, begun=True),
    Slot("began", COUNT, begun=True),
    Slot("figure", Kind("an evocation", FIRST_EVOCATION, replies.FIGURES - 1), begun=True),
    Slot("cut_by", Kind("a seat", 0, SEATS - 1), begun=True, perhaps=True),
    Slot("left", COUNT, begun=True),
    Slot("moved", FLAG, begun=True),
    Slot("attacked", FLAG, begun=True),
)
# The first sentence is that the evocation was activated; the loops go back to its end.
DRIVEN: Final = Program(
    "evocation",
    "BR-23.2.1",
    [EndSentence(BASE), CutShort(), Drive("evocation", "BR-23.2.1"), DriveOn()],
    slots=SLOTS,
    fit=Summoned(),
)
HUNTING: Final = Program(
    "hunting",
    "BR-23.1.1",
    [
        EndSentence(BASE),
        CutShort(),
        PickTarget("hunt", "BR-23.1.1"),
        Advance("path", "BR-23.1.1"),
        AttackTarget(),
        EndSentence(BASE),
    ],
    slots=[*SLOTS, Slot("target", Kind("a figure", 0, replies.FIGURES - 1))],
    fit=Summoned(),
)
