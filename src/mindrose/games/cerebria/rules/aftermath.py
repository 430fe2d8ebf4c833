"""CB-21.7.5 to CB-21.7.11 What Misery's upgrades bring after an action: Drain, and in the first edition Sullen Look."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events, replies
from mindrose.games.cerebria.components.ring import first_site, last_site
from mindrose.games.cerebria.components.things import REALMS
from mindrose.games.cerebria.rules.origin import turn_origin
from mindrose.games.cerebria.rules.pointing import pointed_sphere, yes_or_no
from mindrose.games.cerebria.rules.revelation import LATE_REVELATION, REVELATION, begin_revelation
from mindrose.games.cerebria.state import Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question
from mindrose.kernel.reasons import NONE, reason

DRAINING_NOW: Final = reason("E_TURN", "CB-21.7.5")
NOT_DRAINABLE: Final = reason("E_SPHERE", "CB-21.7.6")
LOOKING: Final = reason("E_TURN", "CB-21.7.9")


def reaches_sphere(table: Cerebria, seat: i64, sphere: i64) -> bool:
    """CB-4.1.9 A Sphere is adjacent to a seat's Spirit: one in a Realm, two on a Frontier."""
    realm = table.realm_of_sphere(sphere)
    return realm == first_site(table.space[seat]) or realm == last_site(table.space[seat])


def drainable(table: Cerebria, seat: i64, sphere: i64) -> bool:
    """CB-21.7.6 An adjacent Sphere with 2 or more WP; in the first edition with any."""
    least: i64 = 1 if table.settings.first else 2
    return reaches_sphere(table, seat, sphere) and table.spheres[sphere] >= least


class ChooseDrained(Question[Cerebria]):
    """CB-21.7.5, CB-21.7.6 The adjacent Sphere that gives 1 WP; it can be left undone."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        answers.add(replies.PASS)
        for sphere in range(REALMS):
            if drainable(table, frame.seat, sphere):
                answers.add(replies.SPHERE + sphere)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        """CB-21.7.7 No Absorb: no bonus, no rotation, no Intention.

        CB-17.1.2 In the first edition an emptied Sphere brings a Revelation, all seven steps of it.
        """
        if answer == replies.PASS:
            return
        sphere = answer - replies.SPHERE
        table.spheres[sphere] -= 1
        table.wp[frame.seat] += 1
        table.tell(events.ABSORBED, frame.seat, sphere, 1)
        if table.spheres[sphere] == 0:
            begin_revelation(table, frame.seat, sphere, True)

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program is REVELATION or begun.program is LATE_REVELATION

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            return NONE
        if answer < replies.SPHERE or answer >= replies.SLOT:
            return DRAINING_NOW
        return NONE if drainable(table, frame.seat, answer - replies.SPHERE) else NOT_DRAINABLE

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("decline", {}, rare=True)
        return Choice("drain", pointed_sphere(table, answer))

    def timeout(self, table: Cerebria, frame: Frame, answers: Answers) -> int:
        return answers.items[answers.count - 1]


class LookSullenly(Question[Cerebria]):
    """CB-21.7.9 Sullen Look, first edition: the Origin may be turned one step."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        answers.add(replies.PASS)
        answers.add(replies.YES)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        if answer == replies.YES:
            turn_origin(table, 1)

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        return NONE if yes_or_no(answer) else LOOKING

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("rotate", {}) if answer == replies.YES else Choice("decline", {}, rare=True)


DRAINING: Final = Program("drain", "CB-21.7.5", [ChooseDrained("drain", "CB-21.7.5")])
SULLEN: Final = Program("sullen_look", "CB-21.7.9", [LookSullenly("sullen_look", "CB-21.7.9")])


def begin_drain(table: Cerebria, seat: i64) -> None:
    """TV-100 Without a Sphere that can be drained nothing is asked."""
    for sphere in range(REALMS):
        if drainable(table, seat, sphere):
            table.push(DRAINING, seat)
            return


def begin_sullen_look(table: Cerebria, seat: i64) -> None:
    table.push(SULLEN, seat)
