"""DC-16, DC-17 The questions of an effect: which target, whether to do what it may do, and which of its branches."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars import events, replies
from mindrose.games.black_rose_wars.components.things import FIRST_EVOCATION, NOTHING, ROOMS, ROSE, SPELL_SLOTS
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.effects.selecting import Candidates
from mindrose.games.black_rose_wars.effects.subjects import IMAGINED, Figures, decider, lowest
from mindrose.games.black_rose_wars.rules import happenings, priorities
from mindrose.games.black_rose_wars.rules.priorities import NO_PRIORITY
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import Kind
from mindrose.language import steps

# What is chosen.
A_FIGURE: Final = 0
A_ROOM: Final = 1
A_SPELL: Final = 2
VERBS: Final = ("figure", "room", "spell")
FIRST_ANSWER: Final = (replies.FIGURE, replies.ROOM, replies.SLOT)

A_TARGET: Final = Kind("a figure, or from 64 on a room in which one is imagined", 0, IMAGINED + ROOMS - 1)
TARGETS: Final = Kind("figures, a bit each", 0, (1 << 62) - 1)

NO_TARGET: Final = reason("E_TARGET", "BR-4.3.2")
NOT_FIRST: Final = reason("E_ORDER", "BR-30.1.2")
IMAGINED_NOT: Final = reason("E_TARGET", "BR-4.3.5")
CHOOSING: Final = reason("E_TURN", "BR-4.3.2")
NOT_BRANCHING: Final = reason("E_TURN", "BR-14.1.1")
NOT_MAY: Final = reason("E_TURN", "BR-1.1.6")

ONE: Final[i64] = 1


class Forget(Step[BlackRoseWars]):
    """VX-17 A name stands for nothing until something is chosen."""

    def __init__(self, slot: i64, several: bool) -> None:
        super().__init__()
        self.slot: i64 = slot
        self.nothing: i64 = 0 if several else NOTHING

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        frame.slots[self.slot] = self.nothing


class Seek(Forget):
    """BR-30.1.2 The same for what a priority is to choose; where nothing fits, it tells that it is skipped."""

    def __init__(self, slot: i64, several: bool, candidates: Candidates, priority: i64) -> None:
        super().__init__(slot, several)
        self.candidates = candidates
        self.priority: i64 = priority

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        super().run(table, frame)
        if self.candidates.things(table, frame) == 0:
            table.tell(events.NOTHING_PREFERRED, self.priority)


class Gather(Step[BlackRoseWars]):
    """4.3 `all S`: everything that fits, which is no choice."""

    def __init__(self, candidates: Candidates, slot: i64) -> None:
        super().__init__()
        self.candidates = candidates
        self.slot: i64 = slot

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        frame.slots[self.slot] = self.candidates.things(table, frame)

    def fills(self, kinds: list[Kind]) -> None:
        kinds[self.slot] = TARGETS


class PickAtRandom(Step[BlackRoseWars]):
    """4.3 `rnd`: chance picks one of those that fit."""

    def __init__(self, candidates: Candidates, slot: i64, several: bool) -> None:
        super().__init__()
        self.candidates = candidates
        self.slot: i64 = slot
        self.several = several

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        left = self.candidates.things(table, frame)
        number = size(left)
        if number > 0:
            for _ in range(table.chance.below(number)):
                left &= left - 1
            frame.slots[self.slot] = ONE << lowest(left) if self.several else lowest(left)

    def fills(self, kinds: list[Kind]) -> None:
        kinds[self.slot] = TARGETS if self.several else A_TARGET


def size(things: i64) -> i64:
    number: i64 = 0
    while things > 0:
        things &= things - 1
        number += 1
    return number


class Choose(Question[BlackRoseWars]):
    """BR-4.3.1, BR-4.3.2, DC-16 One thing that fits, or BR-4.3.5 nobody in a room where somebody could be.

    BR-30.1.2 The Avatar chooses by the priority that is printed; between what comes first the crown decides.
    """

    def __init__(
        self,
        rule: str,
        candidates: Candidates,
        slot: i64,
        sort: i64,
        several: bool,
        type: i64,
        by: Figures | None,
        priority: i64 = NO_PRIORITY,
    ) -> None:
        super().__init__(f"choose_{VERBS[sort]}", rule)
        self.candidates = candidates
        self.slot: i64 = slot
        self.sort: i64 = sort
        self.several = several
        self.type: i64 = type  # of the spell, NOTHING for what is none
        self.by = by
        self.priority: i64 = priority
        self.first: i64 = FIRST_ANSWER[sort]

    def foremost(self, table: BlackRoseWars, frame: Frame) -> i64:
        """What can be chosen, a bit each."""
        things = self.candidates.things(table, frame)
        if self.priority == NO_PRIORITY:
            return things
        return priorities.foremost(table, self.priority, ROSE, things, self.sort == A_ROOM)

    def seat(self, table: BlackRoseWars, frame: Frame) -> i64:
        if self.by is not None:
            chooser = self.by.one(table, frame)
            if 0 <= chooser < ROSE:
                return chooser
        return decider(table, frame)

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        if self.sort == A_FIGURE:
            left = self.imaginary(table, frame)
            room: i64 = 0
            while left != 0:
                if left & 1:
                    answers.add(replies.IMAGINE + room)
                left >>= 1
                room += 1
        left = self.foremost(table, frame)
        thing: i64 = 0
        while left != 0:
            if left & 1:
                answers.add(self.first + (thing % SPELL_SLOTS if self.sort == A_SPELL else thing))
            left >>= 1
            thing += 1

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        if self.sort == A_FIGURE and replies.IMAGINE <= answer < replies.FIGURE:
            imaginary = self.imaginary(table, frame)
            return NONE if (imaginary >> (answer - replies.IMAGINE)) & 1 else IMAGINED_NOT
        thing = self.thing(table, frame, answer)
        if thing == NOTHING:
            return CHOOSING
        if (self.foremost(table, frame) >> thing) & 1:
            return NONE
        return NOT_FIRST if (self.candidates.things(table, frame) >> thing) & 1 else NO_TARGET

    def imaginary(self, table: BlackRoseWars, frame: Frame) -> i64:
        """BR-4.3.5 Rooms where somebody could be, a bit each; BR-30.1.2 by a priority only real targets are chosen."""
        return self.candidates.imaginary(table, frame) if self.priority == NO_PRIORITY else 0

    def thing(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        """What an answer stands for, NOTHING if it is about something else."""
        number = answer - self.first
        if self.sort == A_SPELL:
            if not 0 <= number < SPELL_SLOTS:
                return NOTHING
            left = self.candidates.every(table, frame)
            return lowest(left) // SPELL_SLOTS * SPELL_SLOTS + number if left > 0 else number
        most = table.content.figures if self.sort == A_FIGURE else i64(ROOMS)
        return number if 0 <= number < most else NOTHING

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        if self.sort == A_FIGURE and replies.IMAGINE <= answer < replies.FIGURE:
            frame.slots[self.slot] = 0 if self.several else IMAGINED + answer - replies.IMAGINE
            return
        thing = self.thing(table, frame, answer)
        if self.priority != NO_PRIORITY:
            things = self.candidates.things(table, frame)
            priorities.explain(table, self.priority, ROSE, things, thing, self.sort == A_ROOM)
        frame.slots[self.slot] = ONE << thing if self.several else thing
        if self.sort == A_FIGURE:
            aim(table, frame, thing, self.type)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        if self.sort == A_FIGURE and replies.IMAGINE <= answer < replies.FIGURE:
            return Choice("imagine", {"room": int(table.room_at(answer - replies.IMAGINE))}, rare=True)
        thing = int(self.thing(table, frame, answer))
        if self.sort == A_SPELL:
            return Choice("spell", {"seat": thing // SPELL_SLOTS, "slot": thing % SPELL_SLOTS})
        return named(table, self.sort, thing)

    def timeout(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> int:
        """DC-P8 The first real target; BR-4.3.5 nobody is imagined where there is one."""
        for i in range(answers.count):
            if answers.items[i] >= self.first:
                return answers.items[i]
        return answers.items[0]

    def fills(self, kinds: list[Kind]) -> None:
        kinds[self.slot] = TARGETS if self.several else A_TARGET


class ChooseSeveral(Question[BlackRoseWars]):
    """BR-4.3.6 `upK S`: different figures or rooms, one after the other, and fewer if one likes."""

    def __init__(self, rule: str, candidates: Candidates, slot: i64, sort: i64, most: i64, type: i64) -> None:
        super().__init__(f"choose_{VERBS[sort]}s", rule)
        self.candidates = candidates
        self.slot: i64 = slot
        self.sort: i64 = sort
        self.most: i64 = most
        self.type: i64 = type
        self.first: i64 = FIRST_ANSWER[sort]

    def seat(self, table: BlackRoseWars, frame: Frame) -> i64:
        return decider(table, frame)

    def left(self, table: BlackRoseWars, frame: Frame) -> i64:
        chosen = max(frame.slots[self.slot], i64(0))
        return self.candidates.things(table, frame) & ~chosen if size(chosen) < self.most else 0

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        left = self.left(table, frame)
        if left == 0:
            return
        answers.add(replies.PASS)
        thing: i64 = 0
        while left != 0:
            if left & 1:
                answers.add(self.first + thing)
            left >>= 1
            thing += 1

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        left = self.left(table, frame)
        if answer == replies.PASS:
            return NONE if left != 0 else CHOOSING
        thing = answer - self.first
        if not 0 <= thing < (table.content.figures if self.sort == A_FIGURE else i64(ROOMS)):
            return CHOOSING
        return NONE if (left >> thing) & 1 else NO_TARGET

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        if answer == replies.PASS:
            return
        thing = answer - self.first
        frame.slots[self.slot] = max(frame.slots[self.slot], i64(0)) | (ONE << thing)
        if self.sort == A_FIGURE:
            aim(table, frame, thing, self.type)
        frame.repeat()

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("enough", {})
        return named(table, self.sort, answer - int(self.first))

    def fills(self, kinds: list[Kind]) -> None:
        kinds[self.slot] = TARGETS


def named(table: BlackRoseWars, sort: int, thing: int) -> Choice:
    """What an answer that chooses a figure or a room means."""
    return Choice(VERBS[sort], {VERBS[sort]: int(table.room_at(thing)) if sort == A_ROOM else thing})


def aim(table: BlackRoseWars, frame: Frame, figure: i64, type: i64) -> None:
    """BR-14.2.10, 4.8 A mage was chosen as a target by somebody else's spell."""
    me = frame.slots[frames.ACTOR]
    if type != NOTHING and figure < FIRST_EVOCATION and figure != me:
        happenings.note(table, happenings.AIMED, trig=me, victim=figure, how=type)


class MayDo(steps.May[BlackRoseWars]):
    """BR-1.1.6 Whether to do what an effect says one may do."""

    def __init__(self, rule: str, distance: i64, possible: steps.Test[Any] | None) -> None:
        super().__init__("may", rule, replies.YES, replies.PASS, distance, possible)
        self.undecided = NOT_MAY

    def seat(self, table: BlackRoseWars, frame: Frame) -> i64:
        return decider(table, frame)


class PickOne(steps.PickBranch[BlackRoseWars]):
    """4.2 `pick{x}{y}`: one of the branches, even one that can do nothing."""

    def __init__(self, rule: str, distances: list[int]) -> None:
        super().__init__("pick", rule, replies.BRANCH, distances)
        self.undecided = NOT_BRANCHING

    def seat(self, table: BlackRoseWars, frame: Frame) -> i64:
        return decider(table, frame)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        """By the program and the step that asks, speakers know what a branch does."""
        branch = answer - int(self.first)
        return Choice("pick", {"branch": branch, "offer": f"{frame.program.name} {frame.at} {branch}"})


class NextFigure(steps.NextMember[BlackRoseWars]):
    """4.2 `each T`: in turn order of owners, then by slot; in events the mage concerned decides."""

    def __init__(self, members: i64, it: i64, distance: i64, decides: bool) -> None:
        super().__init__(members, it, distance)
        self.decides = decides

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        more = frame.slots[self.members] > 0
        super().run(table, frame)
        if self.decides:
            frame.slots[frames.CHOOSER] = frame.slots[self.it] if more else NOTHING

    def first(self, table: BlackRoseWars, frame: Frame, members: i64) -> i64:
        best: i64 = NOTHING
        rank: i64 = 0
        for figure in range(table.content.figures):
            if (members >> figure) & 1:
                own = order_of(table, figure)
                if best == NOTHING or own < rank:
                    best, rank = figure, own
        return best


def order_of(table: BlackRoseWars, figure: i64) -> i64:
    """4.2 Where a figure comes in turn order: by its owner, a mage before its evocations, these by their slots."""
    owner = figure if figure < FIRST_EVOCATION else table.owner[figure]
    place: i64 = 0
    while place < table.seats and table.mage_at(place) != owner:
        place += 1
    return 100 * place + (0 if figure < FIRST_EVOCATION else 10 + table.slot[figure])
