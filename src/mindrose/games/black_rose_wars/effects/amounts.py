"""DC-17, DC-18 How many cubes: of each colour on each figure or in each room that an instruction is about, in turn.

Cubes of one colour on one thing are a heap, or a thing as a whole where the colour is clear; things come by their
number, on each of them colours by theirs. Of every heap one number is named, so that each result can be reached in
one way only. Where there is but one number that is possible, nobody is asked.
"""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.effects.subjects import actor, lowest, report
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, about, as_number, reason
from mindrose.kernel.slots import ANYTHING, Slot

ONE: Final[i64] = 1

# Slots of the program of an instruction.
THINGS: Final = 0  # figures or rooms that are still to come, the one that it is about included, a bit each
COLOUR: Final = 1  # which heap of it is next
LEFT: Final = 2  # at most so many more
OWED: Final = 3  # at least so many more
DONE: Final = 4
HERE: Final = 5  # done on the thing that it is about
PARTICIPANT: Final = 6  # whose cubes are put
SOURCE: Final = 7
HOW: Final = 8
AMOUNT: Final = 9
TARGET: Final = 10
SLOTS: Final = (
    Slot("things", ANYTHING, begun=True),
    Slot("colour", ANYTHING, begun=True),
    Slot("left", ANYTHING, begun=True),
    Slot("owed", ANYTHING, begun=True),
    Slot("done", ANYTHING, begun=True),
    Slot("here", ANYTHING, begun=True),
    Slot("participant", ANYTHING, begun=True),
    Slot("source", ANYTHING),
    Slot("how", ANYTHING),
    Slot("amount", ANYTHING),
    Slot("target", ANYTHING),
)

AN_AMOUNT: Final = reason("E_AMOUNT", "BR-19.2.4")
FEWER_THAN_MUST: Final = reason("E_AMOUNT", "BR-21.2.1", number=as_number)
TOO_MANY: Final = reason("E_AMOUNT", "BR-19.2.4", number=as_number)


class Amount(Question[BlackRoseWars]):
    """DC-17 A number from the least to the most that is possible."""

    def least(self, table: BlackRoseWars, frame: Frame) -> i64:
        return 0

    def most(self, table: BlackRoseWars, frame: Frame) -> i64:
        """A negative number where there is nothing to name one for."""
        raise NotImplementedError

    def carry_out(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        raise NotImplementedError

    def points(self, table: BlackRoseWars, frame: Frame) -> dict[str, int | str]:
        """What the number is about."""
        return {}

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        for number in range(self.least(table, frame), self.most(table, frame) + 1):
            answers.add(replies.NUMBER + number)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        number = answer - replies.NUMBER
        if not 0 <= number <= replies.MOST:
            return AN_AMOUNT
        most = self.most(table, frame)
        if number > most:
            return about(TOO_MANY, max(most, i64(0)))
        least = self.least(table, frame)
        return about(FEWER_THAN_MUST, least) if number < least else NONE

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        self.carry_out(table, frame, answer - replies.NUMBER)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice(self.kind, {**self.points(table, frame), "number": answer - replies.NUMBER})


class OfEach(Amount):
    """A number of each heap in turn, until as many are done as can be."""

    def __init__(self, kind: str, rule: str, thing: str, heaps: i64) -> None:
        super().__init__(kind, rule)
        self.thing = thing  # figure or room
        self.heaps: i64 = heaps  # of one thing: one for each colour, or only one

    # What an instruction says

    def capacity(self, table: BlackRoseWars, frame: Frame, thing: i64, colour: i64) -> i64:
        """How many cubes of a heap could be taken, or put there, if nothing else limited it."""
        raise NotImplementedError

    def apply(self, table: BlackRoseWars, frame: Frame, thing: i64, colour: i64, number: i64) -> None:
        """Does it with so many, at least 1."""
        raise NotImplementedError

    def enter(self, table: BlackRoseWars, frame: Frame, thing: i64) -> None:
        """The first heap of a thing is next."""

    def leave(self, table: BlackRoseWars, frame: Frame, thing: i64, number: i64) -> None:
        """All heaps of a thing are done with, and so many cubes of it."""

    # How it goes through the heaps

    def begin(self, table: BlackRoseWars, frame: Frame) -> None:
        """Finds the first heap."""
        if frame.slots[THINGS] != 0:
            self.enter(table, frame, lowest(frame.slots[THINGS]))
            self.settle(table, frame)

    def settle(self, table: BlackRoseWars, frame: Frame) -> None:
        """Passes over what nothing can be done with."""
        slots = frame.slots
        while slots[THINGS] != 0:
            thing = lowest(slots[THINGS])
            if slots[LEFT] > 0 and slots[COLOUR] < self.heaps:
                if self.capacity(table, frame, thing, slots[COLOUR]) > 0:
                    return
                slots[COLOUR] += 1
                continue
            self.leave(table, frame, thing, slots[HERE])
            slots[THINGS] &= ~(ONE << thing)
            slots[COLOUR] = 0
            slots[HERE] = 0
            if slots[THINGS] != 0:
                self.enter(table, frame, lowest(slots[THINGS]))

    def least(self, table: BlackRoseWars, frame: Frame) -> i64:
        """BR-21.2.1, VX-01 What the heaps behind this one could not make up for."""
        owed = frame.slots[OWED]
        return max(owed - self.behind(table, frame), i64(0)) if owed > 0 else 0

    def behind(self, table: BlackRoseWars, frame: Frame) -> i64:
        thing = lowest(frame.slots[THINGS])
        number: i64 = 0
        for colour in range(frame.slots[COLOUR] + 1, self.heaps):
            number += self.capacity(table, frame, thing, colour)
        return number + self.in_all(table, frame, frame.slots[THINGS] & ~(ONE << thing))

    def in_all(self, table: BlackRoseWars, frame: Frame, things: i64) -> i64:
        """What all heaps of some things hold."""
        number: i64 = 0
        while things != 0:
            thing = lowest(things)
            things &= ~(ONE << thing)
            for colour in range(self.heaps):
                number += self.capacity(table, frame, thing, colour)
        return number

    def most(self, table: BlackRoseWars, frame: Frame) -> i64:
        things = frame.slots[THINGS]
        if things == 0:
            return -1
        return min(self.capacity(table, frame, lowest(things), frame.slots[COLOUR]), frame.slots[LEFT])

    def carry_out(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        slots = frame.slots
        if number > 0:
            self.apply(table, frame, lowest(slots[THINGS]), slots[COLOUR], number)
        slots[LEFT] -= number
        slots[OWED] = max(slots[OWED] - number, i64(0))
        slots[DONE] += number
        slots[HERE] += number
        slots[COLOUR] += 1
        self.settle(table, frame)
        frame.repeat()

    def points(self, table: BlackRoseWars, frame: Frame) -> dict[str, int | str]:
        thing = lowest(frame.slots[THINGS])
        points: dict[str, int | str] = {self.thing: int(table.room_at(thing) if self.thing == "room" else thing)}
        return {**points, "participant": int(frame.slots[COLOUR])} if self.heaps > 1 else points


class Report(Step[BlackRoseWars]):
    """EM-6 What was done in all is `last` of the effect."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        self.finish(table, frame)
        report(table, frame.slots[DONE])

    def finish(self, table: BlackRoseWars, frame: Frame) -> None:
        """What comes of the whole instruction."""


class Asking(Step[BlackRoseWars]):
    """An instruction whose amounts somebody names, in a program of its own."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        question = program.steps[0]
        assert isinstance(question, OfEach)
        self.program = program
        self.question = question

    def who(self, table: BlackRoseWars, frame: Frame) -> i64:
        """VX-01, BR-21.2.3 Whoever puts own cubes decides; for the Black Rose the crown does."""
        return table.decider(actor(frame))

    def prepare(
        self, table: BlackRoseWars, frame: Frame, things: i64, left: i64, program: Program | None = None
    ) -> Frame:
        """The frame in which the amounts will be named: so many cubes at most, none of them compulsory."""
        asking = table.push(program or self.program, self.who(table, frame))
        slots = asking.slots
        slots[THINGS] = things
        slots[COLOUR] = 0
        slots[LEFT] = left
        slots[OWED] = 0
        slots[DONE] = 0
        slots[HERE] = 0
        slots[PARTICIPANT] = actor(frame)
        return asking

    def ask(self, table: BlackRoseWars, asking: Frame, full: bool) -> None:
        """Goes to the first heap; with `full`, as many as can be have to be named."""
        if full:
            slots = asking.slots
            slots[OWED] = min(slots[LEFT], self.question.in_all(table, asking, slots[THINGS]))
        self.question.begin(table, asking)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is self.program

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return self.who(table, frame)


def asking_program(name: str, rule: str, question: OfEach, report: Report) -> Program:
    """The program of an instruction: a number for every heap, then what comes of it."""
    return Program(name, rule, [question, report], slots=SLOTS)
