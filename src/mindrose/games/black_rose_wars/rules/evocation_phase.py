"""BR-23.1 The Evocation phase: what Umbras do, the Black Rose's evocations, then those of the mages."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import FIRST_EVOCATION, NOBODY, NOTHING, PARTICIPANTS, ROSE, SEATS
from mindrose.games.black_rose_wars.rules import priorities, waking
from mindrose.games.black_rose_wars.rules.damage import can_be_hurt, hurt
from mindrose.games.black_rose_wars.rules.evocations import assigned_to, controlled
from mindrose.games.black_rose_wars.rules.happenings import BY_OTHER, number_of
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence
from mindrose.games.black_rose_wars.rules.physical import COUNT
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import Kind, Slot

BASE: Final = 0
HAUNTED: Final = 1  # mages that the Black Rose has yet to hurt, a bit each
PLACE: Final = 2  # whose part it is, in turn order
OUT: Final = 3  # mages that are done, a bit each
STAGE: Final = 4  # BR-30.3.1 what decides whom the Black Rose hurts next
MANY_UMBRAS: Final = 2  # UM-6
SOME_MAGES: Final = Kind("mages, a bit each", 0, (1 << PARTICIPANTS) - 1)

ONE: Final[i64] = 1
NOT_HAUNTED: Final = reason("E_TARGET", "BR-21.2.3")
NOT_WAKING: Final = reason("E_TURN", "BR-23.1.1")
NOT_OWN: Final = reason("E_EVOCATION", "BR-23.1.1")
WOKEN_BEFORE: Final = reason("E_USED", "BR-23.1.2")
MUST_WAKE: Final = reason("E_MUST_ACT", "BR-27.3.1")
MUST_WAKE_ALL: Final = reason("E_MUST_ACT", "BR-29.5.2")
NOT_NEXT: Final = reason("E_ORDER", "BR-29.5.2")


def number_in(members: i64) -> i64:
    number: i64 = 0
    while members > 0:
        members &= members - 1
        number += 1
    return number


def resting(table: BlackRoseWars, participant: i64) -> i64:
    """BR-23.1.2 The evocations of a participant that have not been activated in this phase, a bit each."""
    return controlled(table, participant) & ~table.woken


def next_ones(table: BlackRoseWars, participant: i64) -> i64:
    """BR-29.5.2 What a mage can activate next, a bit each: of the Avatar's own evocations that of the lowest slot."""
    left = resting(table, participant)
    first: i64 = NOTHING
    for figure in range(i64(FIRST_EVOCATION), table.content.figures):
        if participant == ROSE and (left >> figure) & 1 and table.owner[figure] == ROSE:
            if first == NOTHING or table.slot[figure] < table.slot[first]:
                first = figure
    return left if first == NOTHING else ONE << first


class BeginPhase(Step[BlackRoseWars]):
    """BR-23.1.2 Nothing is activated yet; UM-6 whom two Umbras or more haunt."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        table.woken = 0
        frame.slots[BASE] = number_of(table)
        frame.slots[PLACE] = 0
        frame.slots[OUT] = 0
        frame.slots[HAUNTED] = 0
        frame.slots[STAGE] = 0
        for mage in range(table.players):
            if number_in(assigned_to(table, mage)) >= MANY_UMBRAS and can_be_hurt(table, ROSE, ROSE, mage, False):
                frame.slots[HAUNTED] |= ONE << mage


class Haunt(Question[BlackRoseWars]):
    """UM-6 The Black Rose deals 1 damage to each of them; BR-21.2.3 where cubes are short, the crown says to whom."""

    def seat(self, table: BlackRoseWars, frame: Frame) -> i64:
        return table.crown

    def first(self, table: BlackRoseWars, frame: Frame) -> i64:
        """Whom it can hurt next, a bit each; BR-30.3.1 where the Avatar plays by what it goes by."""
        haunted = frame.slots[HAUNTED]
        if not table.plays(ROSE):
            return haunted
        found: i64 = 0
        stage = frame.slots[STAGE]
        while found == 0:
            found = priorities.first_hurt(table, stage, haunted)
            stage += 1
        return found

    def is_short(self, table: BlackRoseWars, frame: Frame) -> bool:
        return 0 < table.supply[ROSE] < number_in(frame.slots[HAUNTED])

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        if self.is_short(table, frame):
            first = self.first(table, frame)
            for mage in range(table.players):
                if (first >> mage) & 1:
                    answers.add(replies.PARTICIPANT + mage)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        mage = answer - replies.PARTICIPANT
        if not 0 <= mage < PARTICIPANTS or not self.is_short(table, frame):
            return NOT_HAUNTED
        return NONE if (self.first(table, frame) >> mage) & 1 else NOT_HAUNTED

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        mage = answer - replies.PARTICIPANT
        while (priorities.first_hurt(table, frame.slots[STAGE], frame.slots[HAUNTED]) >> mage) & 1 == 0:
            frame.slots[STAGE] += 1
        if table.plays(ROSE):
            priorities.explain_hurt(table, frame.slots[STAGE], frame.slots[HAUNTED], mage)
        frame.slots[STAGE] = min(frame.slots[STAGE] + 1, i64(priorities.ANY_MAGE))
        frame.slots[HAUNTED] &= ~(ONE << mage)
        hurt(table, ROSE, ROSE, mage, 1, BY_OTHER)
        if table.plays(ROSE):
            priorities.explain_spared(table, frame.slots[HAUNTED])
        frame.repeat()

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice("hurt", {"participant": answer - replies.PARTICIPANT})


class HauntAll(Step[BlackRoseWars]):
    """UM-6 Whom the crown did not have to choose."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for mage in range(table.players):
            if (frame.slots[HAUNTED] >> mage) & 1:
                hurt(table, ROSE, ROSE, mage, 1, BY_OTHER)
        frame.slots[HAUNTED] = 0


class WakeRose(Question[BlackRoseWars]):
    """BR-23.1.1 All evocations of the Black Rose are activated, in the order that the crown says.

    BR-29.5.2 Those of the Avatar have their place in turn order instead.
    """

    def seat(self, table: BlackRoseWars, frame: Frame) -> i64:
        return table.crown

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        if not table.plays(ROSE):
            add_figures(table, resting(table, ROSE), answers)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        return NOT_WAKING if table.plays(ROSE) else why_not_wake(table, ROSE, answer)

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        wake(table, answer - replies.FIGURE)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return waking.is_waking(begun)

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return begun.seat

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice("wake", {"figure": answer - replies.FIGURE})


class WakeRoseAgain(Step[BlackRoseWars]):
    """BR-23.1.1 Until all of them have been."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        if not table.plays(ROSE) and resting(table, ROSE) != 0:
            frame.back_to(WakeRose)


def add_figures(table: BlackRoseWars, figures: i64, answers: Answers) -> None:
    for figure in range(i64(FIRST_EVOCATION), table.content.figures):
        if (figures >> figure) & 1:
            answers.add(replies.FIGURE + figure)


def why_not_wake(table: BlackRoseWars, participant: i64, answer: i64) -> i64:
    figure = answer - replies.FIGURE
    if not 0 <= figure < table.content.figures:
        return NOT_WAKING
    if (controlled(table, participant) >> figure) & 1 == 0:
        return NOT_OWN
    return WOKEN_BEFORE if (table.woken >> figure) & 1 else NONE


def wake(table: BlackRoseWars, figure: i64) -> None:
    """BR-23.1.2 Once in the phase."""
    table.woken |= ONE << figure
    waking.wake(table, figure, NOBODY)


class NextMage(Step[BlackRoseWars]):
    """BR-23.1.1 In turn order the mage whose part it is; BR-27.3.2 one that has nothing left to activate is out."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for _ in range(table.seats):
            mage = table.mage_at(frame.slots[PLACE])
            if resting(table, mage) == 0:
                frame.slots[OUT] |= ONE << mage
            if (frame.slots[OUT] >> mage) & 1 == 0:
                return
            frame.slots[PLACE] = (frame.slots[PLACE] + 1) % table.seats
        frame.leave()


class WakeNext(Question[BlackRoseWars]):
    """DC-28, BR-23.1.1, BR-23.1.3 The mage's next evocation, or no more of them.

    BR-27.3.1 With the Summoner's crown each mage in turn activates exactly one. BR-29.5.2 The Avatar activates all of
    its own in the order of their slots; BR-30.1.1 then others that it controls, in the order that the crown says.
    """

    def seat(self, table: BlackRoseWars, frame: Frame) -> i64:
        return table.decider(self.mage(table, frame))

    def mage(self, table: BlackRoseWars, frame: Frame) -> i64:
        return table.mage_at(frame.slots[PLACE])

    def may_stop(self, table: BlackRoseWars, frame: Frame) -> bool:
        return not table.settings.summoners_crown and self.mage(table, frame) != ROSE

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        if self.may_stop(table, frame):
            answers.add(replies.PASS)
        add_figures(table, next_ones(table, self.mage(table, frame)), answers)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            if self.may_stop(table, frame):
                return NONE
            return MUST_WAKE_ALL if self.mage(table, frame) == ROSE else MUST_WAKE
        against = why_not_wake(table, self.mage(table, frame), answer)
        if against != NONE:
            return against
        return NONE if (next_ones(table, self.mage(table, frame)) >> (answer - replies.FIGURE)) & 1 else NOT_NEXT

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        if answer == replies.PASS:
            frame.slots[OUT] |= ONE << self.mage(table, frame)
            return
        if table.settings.summoners_crown:
            frame.slots[PLACE] = (frame.slots[PLACE] + 1) % table.seats
        wake(table, answer - replies.FIGURE)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return waking.is_waking(begun)

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return begun.seat

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice("done", {}) if answer == replies.PASS else Choice("wake", {"figure": answer - replies.FIGURE})


class NextPart(Step[BlackRoseWars]):
    """BR-23.1.1 On with the same mage until it is done; BR-27.3.1 or with the next one."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        frame.back_to(NextMage)


EVOCATION_PHASE: Final = Program(
    "evocation_phase",
    "BR-23.1.1",
    [
        BeginPhase(),
        Haunt("haunt", "BR-21.2.3"),
        HauntAll(),
        EndSentence(BASE),
        WakeRose("servants", "BR-23.1.1"),
        WakeRoseAgain(),
        NextMage(),
        WakeNext("wake", "BR-23.1.1"),
        NextPart(),
    ],
    slots=[
        Slot("base", COUNT, by=BeginPhase),
        Slot("haunted", SOME_MAGES, by=BeginPhase),
        Slot("place", Kind("a place", 0, SEATS - 1), by=BeginPhase),
        Slot("out", SOME_MAGES, by=BeginPhase),
        Slot("stage", Kind("a stage", 0, priorities.ANY_FIGURE), by=BeginPhase),
    ],
)
