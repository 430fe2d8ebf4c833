"""Primitives 43 to 50: evocations that come, wake, obey and leave; values that change; effects that are cut off."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import CARD, FIRST_EVOCATION, HEALTH, LARGE, NOBODY, NOTHING, NOW
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.effects.subjects import (
    IMAGINED,
    Figures,
    Rooms,
    actor,
    decider,
    done,
    lowest,
    reaches,
    report,
    source,
)
from mindrose.games.black_rose_wars.rules import damage, evocations, hexes, values
from mindrose.games.black_rose_wars.rules.interrupts import CHECKPOINT
from mindrose.games.black_rose_wars.rules.waking import is_waking, wake
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import ANYTHING, Slot
from mindrose.language.steps import Number

# Slots of a summoning.
PARTICIPANT: Final = 0
ROOM: Final = 1
KIND: Final = 2  # NOTHING until it is chosen, or where nothing comes of it
AMONG: Final = 3  # kinds that may be chosen, a bit each

# How a kind is told that no card names.
SAME: Final = -2  # of the evocation that left
ANY_OF: Final = -3  # the actor's choice

NAMING: Final = reason("E_TURN", "BR-22.2.1")
NO_SUCH_KIND: Final = reason("E_TARGET", "BR-22.2.2")
NOT_RETURNED: Final = reason("E_TARGET", "BR-22.2.3")
ONLY_THE_LARGE_ONE: Final = reason("E_TARGET", "BR-22.2.4")
UPGRADING_NOW: Final = reason("E_TURN", "BR-24.2.1")
NO_UPGRADE: Final = reason("E_TARGET", "BR-24.2.1")

ONE: Final[i64] = 1
# What has sentences and can be cancelled, besides effects.
CANCELLED: Final = ("explore", "fight", "evocation", "hunting")


class Summon(Step[BlackRoseWars]):
    """43, VX-41, VX-42 The actor summons an evocation in a room."""

    def __init__(self, kind: i64, among: i64, rooms: Rooms) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.among: i64 = among
        self.rooms = rooms

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        done(frame, 0)
        frame.slots[frames.IT] = NOTHING
        room = self.rooms.one(table, frame)
        kind = self.kind
        if kind == SAME:
            victim = frame.slots[frames.VICTIM]
            kind = table.content.kind_of[victim] if FIRST_EVOCATION <= victim < IMAGINED else i64(NOTHING)
            if kind >= 0 and (self.among >> kind) & 1 == 0:
                kind = NOTHING
        if room < 0 or kind == NOTHING:
            return
        begun = table.push(SUMMONING, decider(table, frame))
        begun.slots[PARTICIPANT] = actor(frame)
        begun.slots[ROOM] = room
        begun.slots[KIND] = kind if kind >= 0 else NOTHING
        begun.slots[AMONG] = self.among

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is SUMMONING

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return decider(table, frame)


class NameKind(Question[BlackRoseWars]):
    """VX-42 Which kind, of those in the deck that may be chosen."""

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        if frame.slots[KIND] != NOTHING:
            return
        for kind in range(table.content.kinds):
            if self.why_not(table, frame, replies.KIND + kind) == NONE:
                answers.add(replies.KIND + kind)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        kind = answer - replies.KIND
        if not 0 <= kind < table.content.kinds:
            return NAMING
        free = (frame.slots[AMONG] >> kind) & 1 == 1 and evocations.free_card(table, kind) != NOTHING
        return NONE if free else NO_SUCH_KIND

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        frame.slots[KIND] = answer - replies.KIND

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice("summon", {"evocation": answer - replies.KIND})


class MakeRoom(Question[BlackRoseWars]):
    """BR-22.2.3, BR-22.2.4, DC-21 An own evocation goes back to make room, or the new one does not come."""

    def returnable(self, table: BlackRoseWars, frame: Frame) -> i64:
        kind = frame.slots[KIND]
        if kind == NOTHING or evocations.free_card(table, kind) == NOTHING:
            return 0
        return evocations.returnable(table, frame.slots[PARTICIPANT], kind)

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        own = self.returnable(table, frame)
        if own == 0:
            return
        answers.add(replies.PASS)
        for figure in range(i64(FIRST_EVOCATION), table.content.figures):
            if (own >> figure) & 1:
                answers.add(replies.FIGURE + figure)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        own = self.returnable(table, frame)
        if answer == replies.PASS:
            return NONE if own != 0 else NAMING
        figure = answer - replies.FIGURE
        if not 0 <= figure < table.content.figures:
            return NAMING
        if (own >> figure) & 1:
            return NONE
        return ONLY_THE_LARGE_ONE if self.makes_no_room(table, frame, figure) else NOT_RETURNED

    def makes_no_room(self, table: BlackRoseWars, frame: Frame, figure: i64) -> bool:
        """BR-22.2.4 An own evocation that is not the large one, where another large one comes."""
        participant, kind = frame.slots[PARTICIPANT], frame.slots[KIND]
        if kind == NOTHING or table.content.large[kind] != LARGE or figure < FIRST_EVOCATION:
            return False
        own = table.owner[figure] == participant and table.slot[figure] >= 0 and table.in_lodge(figure)
        return own and evocations.large_one(table, participant) != NOTHING

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        if answer == replies.PASS:
            frame.slots[KIND] = NOTHING
        else:
            evocations.give_back(table, answer - replies.FIGURE)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("decline", {}, rare=True)
        return Choice("return", {"figure": answer - replies.FIGURE})


class Appear(Step[BlackRoseWars]):
    """BR-22.2.1, BR-22.2.2 The evocation is placed, if there is one of its kind."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        kind = frame.slots[KIND]
        figure: i64 = NOTHING
        if kind != NOTHING:
            figure = evocations.summon(table, frame.slots[PARTICIPANT], kind, frame.slots[ROOM])
        table.current.frames[-2].slots[frames.IT] = figure
        report(table, 1 if figure != NOTHING else 0)


SUMMONING: Final = Program(
    "summoning",
    "BR-22.2.1",
    [NameKind("summon", "BR-22.2.1"), MakeRoom("make_room", "BR-22.2.3"), Appear()],
    slots=[
        Slot("participant", ANYTHING, begun=True),
        Slot("room", ANYTHING, begun=True),
        "kind",
        Slot("among", ANYTHING, begun=True),
    ],
)


class Assign(Step[BlackRoseWars]):
    """44, BR-22.4.1 An evocation is assigned to a mage."""

    def __init__(self, kind: i64, figures: Figures) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.figures = figures

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        mage = self.figures.one(table, frame)
        assigned = 0 <= mage < FIRST_EVOCATION and evocations.assign(table, actor(frame), self.kind, mage)
        done(frame, 1 if assigned else 0)


class Wake(Step[BlackRoseWars]):
    """45 An evocation is activated, as its controller decides."""

    def __init__(self, figures: Figures) -> None:
        super().__init__()
        self.figures = figures

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        figure = self.figures.one(table, frame)
        able = is_servant(table, figure) and table.controller[figure] != NOBODY
        done(frame, 1 if able else 0)
        if able:
            wake(table, figure, NOBODY)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return is_waking(begun)

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return NOTHING


def is_servant(table: BlackRoseWars, figure: i64) -> bool:
    """An evocation in the lodge."""
    return FIRST_EVOCATION <= figure < IMAGINED and table.in_lodge(figure)


class Control(Step[BlackRoseWars]):
    """46, BR-22.3.3 The actor controls an evocation for a while."""

    def __init__(self, figures: Figures, until: i64) -> None:
        super().__init__()
        self.figures = figures
        self.until: i64 = until

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        figure = self.figures.one(table, frame)
        able = is_servant(table, figure) and table.bearer[figure] == NOBODY
        done(frame, 1 if able else 0)
        if able:
            until = evocations.EFFECT + depth(table) if self.until == NOW else self.until
            evocations.take_control(table, actor(frame), figure, until)


def depth(table: BlackRoseWars) -> i64:
    """How many programs run, this one included: what lasts until an effect ends hangs on it."""
    return len(table.current.frames)


class Dismiss(Step[BlackRoseWars]):
    """47 Evocations leave the lodge without being defeated."""

    def __init__(self, figures: Figures, quiet: bool) -> None:
        super().__init__()
        self.figures = figures
        self.quiet = quiet

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        left = self.figures.all(table, frame)
        gone: i64 = 0
        while left > 0:
            figure = lowest(left)
            left &= left - 1
            if is_servant(table, figure):
                evocations.remove(table, figure, self.quiet)
                gone += 1
        done(frame, gone)


class Upgrade(Step[BlackRoseWars]):
    """48, BR-24.2.1, BR-24.2.3 An upgrade is attached to an evocation: a certain one, by choice or at random."""

    def __init__(self, figures: Figures, upgrade: i64, at_random: bool) -> None:
        super().__init__()
        self.figures = figures
        self.upgrade: i64 = upgrade  # NOTHING where it is chosen
        self.at_random = at_random

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        figure = self.figures.one(table, frame)
        done(frame, 0)
        if not is_servant(table, figure):
            return
        fitting = hexes.attachable(table, figure)
        if self.upgrade >= 0:
            fitting &= ONE << self.upgrade
        if fitting == 0:
            return
        if self.upgrade < 0 and not self.at_random:
            begun = table.push(UPGRADING, decider(table, frame))
            begun.slots[0] = figure
            return
        number: i64 = 0
        left = fitting
        while left > 0:
            left &= left - 1
            number += 1
        for _ in range(table.chance.below(number) if number > 1 else 0):
            fitting &= fitting - 1
        hexes.attach(table, figure, lowest(fitting))
        done(frame, 1)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is UPGRADING

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return decider(table, frame)


class ChooseUpgrade(Question[BlackRoseWars]):
    """48 `upg E ?`: which upgrade."""

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        fitting = hexes.attachable(table, frame.slots[0])
        for upgrade in range(table.content.upgrades):
            if (fitting >> upgrade) & 1:
                answers.add(replies.UPGRADE + upgrade)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        upgrade = answer - replies.UPGRADE
        if not 0 <= upgrade < table.content.upgrades:
            return UPGRADING_NOW
        return NONE if (hexes.attachable(table, frame.slots[0]) >> upgrade) & 1 else NO_UPGRADE

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        hexes.attach(table, frame.slots[0], answer - replies.UPGRADE)
        report(table, 1)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice("upgrade", {"figure": int(frame.slots[0]), "upgrade": answer - replies.UPGRADE})


UPGRADING: Final = Program(
    "upgrading",
    "BR-24.2.1",
    [ChooseUpgrade("upgrade", "BR-24.2.1")],
    slots=[Slot("figure", ANYTHING, begun=True)],
)


class Change(Step[BlackRoseWars]):
    """49 A value of some figures is higher or lower for a while."""

    def __init__(
        self, figures: Figures, stat: i64, number: Number[BlackRoseWars], until: i64, from_event: bool
    ) -> None:
        super().__init__()
        self.figures = figures
        self.stat: i64 = stat
        self.number = number
        self.until: i64 = until
        self.from_event = from_event

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        left = self.figures.all(table, frame)
        changed: i64 = 0
        number = self.number.of(table, frame)
        key: i64 = NOTHING
        if self.until == NOW:
            key = depth(table)
        elif self.until == CARD:
            key = frame.slots[frames.SOURCE]
        while left > 0:
            figure = lowest(left)
            left &= left - 1
            if reaches(table, frame, figure, self.from_event):
                values.change(table, figure, self.stat, number, self.until, key)
                if self.stat == HEALTH:
                    damage.check_health(table, source(frame), figure)
                changed += 1
        done(frame, changed)


class EndNow(Step[BlackRoseWars]):
    """4.6 What lasts until the current effect ends."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        values.end_changes(table, NOW, depth(table))
        evocations.end_control(table, evocations.EFFECT + depth(table))


def is_cancelled(table: BlackRoseWars, program: Program) -> bool:
    """4.1 An effect; a physical action, whose effects are its sentences (BR-13.2.3); or what an evocation does."""
    return table.content.is_effect(program) or program.name in CANCELLED


class Cancel(Step[BlackRoseWars]):
    """50, EM-8 What was interrupted applies no further sentences; what was applied stands.

    VX-53 It is closed all the same: one that has come to its closing goes on with it.
    """

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        stack = table.current.frames
        i = len(stack) - 2
        while i > 0 and stack[i].program is not CHECKPOINT:
            i -= 1
        if i > 0 and is_cancelled(table, stack[i - 1].program):
            interrupted = stack[i - 1]
            if interrupted.at <= interrupted.program.closing:
                interrupted.leave()
            done(frame, 1)
        else:
            done(frame, 0)
