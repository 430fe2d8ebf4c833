"""CB-17 The Revelation: seven steps, run at once when a Sphere becomes empty."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events, replies
from mindrose.games.cerebria.components.kinds import A_FACTION, A_SPHERE, AN_ASPIRATION, FACTION_BITS, FULFILLED_ONES
from mindrose.games.cerebria.components.things import (
    ASPIRATIONS,
    BLISS,
    FACTIONS,
    GLOOM,
    NO_ASPIRATION,
    NO_FRAGMENT,
    NOBODY,
)
from mindrose.games.cerebria.rules.aspirations import fulfilled, strength
from mindrose.games.cerebria.rules.control import settle
from mindrose.games.cerebria.rules.ending import trigger_end
from mindrose.games.cerebria.rules.hidden import RENEWAL, hidden_aspiration, next_of, renew
from mindrose.games.cerebria.rules.pointing import names_aspiration, pointed_aspiration
from mindrose.games.cerebria.state import (
    CAPSTONE,
    COMMON,
    FULL_SPHERE,
    HIDDEN,
    MAJOR,
    MINOR,
    NOTHING,
    Cerebria,
)
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import EVERYBODY, Stack
from mindrose.kernel.programs import Answers, Choice, Fit, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import FLAG, Slot

JOINED_BITS: Final = 4  # of table.joined, for each faction
STAYING: Final = ("afar", "new", "closed")  # why a Fortress does not join
AFAR: Final = 0
NEW: Final = 1
CLOSED: Final = 2

# Slots of the frame.
SPHERE: Final = 0
JOINS: Final = 1  # 0 if the Fortress stays where it is (CB-20.1.5)
COMMON_ASPIRATION: Final = 2
SHOWN: Final = 3  # + faction: the Hidden Aspiration it showed, NOTHING if it had none
FULFILLED: Final = 5  # + faction: how many Aspirations it fulfilled
WITH_MAJOR: Final = 7  # the faction that added a Major
DUE: Final = 8  # a bit per faction that must place its Capstone

DISMISSING: Final = reason("E_TURN", "CB-17.3.2")
NOT_IN_ROW: Final = reason("E_TARGET", "CB-17.3.2")


# Steps 1 to 3


class ShowHidden(Step[Cerebria]):
    """CB-17.2.1 Both factions show their Hidden Aspiration. CB-17.4.7 One that has none shows none.

    What was shown stays in the frame and never goes back to its deck (CB-17.4.1).
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        frame.slots[COMMON_ASPIRATION] = table.piles.at(COMMON, 0)
        for faction in range(len(FACTIONS)):
            aspiration = hidden_aspiration(table, faction)
            frame.slots[SHOWN + faction] = aspiration
            table.seal(known=table.team(faction))
            if aspiration >= 0:
                table.piles.draw(HIDDEN + faction)
                table.tell(events.SHOWED, faction, aspiration)


class Judge(Step[Cerebria]):
    """CB-17.2.2, CB-18.1.2 Each faction is tested on the Common Aspiration and on its own Hidden one.

    CB-17.2.4 Never on the other faction's. CB-17.2.11 So both Aspirations can be fulfilled by one faction at most.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        common = frame.slots[COMMON_ASPIRATION]
        winner = fulfilled(table, common)
        report(table, common, NOBODY, winner)
        for faction in range(len(FACTIONS)):
            number: i64 = 1 if winner == faction else 0
            hidden = frame.slots[SHOWN + faction]
            if hidden >= 0:
                own = fulfilled(table, hidden) == faction
                report(table, hidden, faction, faction if own else NOBODY)
                if own:
                    number += 1
            frame.slots[FULFILLED + faction] = number


def report(table: Cerebria, aspiration: i64, owner: i64, winner: i64) -> None:
    """Tells a test, and whose the Aspiration is: NOBODY's is the Common one."""
    bliss = strength(table, aspiration, BLISS)
    table.tell(events.TESTED, aspiration, bliss, strength(table, aspiration, GLOOM), owner, winner)


class AddFragments(Step[Cerebria]):
    """CB-17.2.5 to CB-17.2.8 A Minor for one fulfilled Aspiration, a Major for both, from the supply; it must be added.

    CB-17.2.9, CB-17.2.10, CB-19.1.2 If that kind is missing, the end is triggered and a Capstone is due.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        frame.slots[DUE] = 0
        for faction in range(len(FACTIONS)):
            number = frame.slots[FULFILLED + faction]
            if number == 0:
                continue
            size: i64 = MINOR if number == 1 else MAJOR
            supply = table.minors if size == MINOR else table.majors
            if supply[faction] > 0:
                supply[faction] -= 1
                build_identity(table, faction, size)
                if size == MAJOR:
                    frame.slots[WITH_MAJOR] = faction
            else:
                frame.slots[DUE] |= 1 << faction
                trigger_end(table, NO_FRAGMENT)


def build_identity(table: Cerebria, faction: i64, size: i64) -> None:
    table.identity[3 * faction + size] += 1
    table.tell(events.FRAGMENT, faction, size)


# Step 4


class TurnDownCommon(Step[Cerebria]):
    """CB-17.3.1 The Common Aspiration that was tested is out of play."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        take_common(table, 0)


def take_common(table: Cerebria, index: i64) -> i64:
    aspiration = table.piles.take(COMMON, index)
    table.removed |= 1 << aspiration
    return aspiration


class Dismiss(Question[Cerebria]):
    """CB-17.3.2 After a Major the other faction removes a face-up Common Aspiration.

    CB-17.3.3, CB-17.3.4 Without a Major, or without a card, nothing is asked. CB-24.1.6 The member who plays next says.
    """

    def seat(self, table: Cerebria, frame: Frame) -> i64:
        return next_of(table, 1 - frame.slots[WITH_MAJOR])

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if frame.slots[WITH_MAJOR] >= 0:
            for aspiration in range(len(ASPIRATIONS)):
                if place_in_row(table, aspiration) >= 0:
                    answers.add(replies.ASPIRATION + aspiration)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        aspiration = take_common(table, place_in_row(table, answer - replies.ASPIRATION))
        table.tell(events.DISMISSED, 1 - frame.slots[WITH_MAJOR], aspiration)

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_aspiration(answer):
            return DISMISSING
        return NONE if place_in_row(table, answer - replies.ASPIRATION) >= 0 else NOT_IN_ROW

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("dismiss", pointed_aspiration(answer))

    def timeout(self, table: Cerebria, frame: Frame, answers: Answers) -> int:
        """The card that would have become the Common Aspiration last."""
        return replies.ASPIRATION + int(table.piles.at(COMMON, table.piles.size(COMMON) - 1))


def place_in_row(table: Cerebria, aspiration: i64) -> i64:
    """Where an Aspiration lies in the Common row, NOTHING if it is not face up there."""
    for index in range(table.piles.size(COMMON)):
        if table.piles.at(COMMON, index) == aspiration:
            return index
    return NOTHING


class NextCommon(Step[Cerebria]):
    """CB-17.3.5 The leftmost face-up card is the new Common Aspiration; CB-19.1.1 without one the end is triggered."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        if table.piles.size(COMMON) > 0:
            table.tell(events.COMMON, table.piles.at(COMMON, 0))
        else:
            trigger_end(table, NO_ASPIRATION)


# Step 5


class RenewHidden(Step[Cerebria]):
    """CB-17.4.1 A faction gets its next Hidden Aspiration, fulfilled or not; CB-17.4.8 not without a Common one.

    CB-17.4.2 If it fulfilled nothing, it may look at the next cards.
    """

    def __init__(self, faction: i64) -> None:
        super().__init__()
        self.faction: i64 = faction

    def run(self, table: Cerebria, frame: Frame) -> None:
        if table.piles.size(COMMON) > 0:
            renew(table, self.faction, frame.slots[FULFILLED + self.faction] == 0)

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program is RENEWAL

    def runner(self, table: Cerebria, frame: Frame, begun: Frame) -> i64:
        return next_of(table, self.faction)


# Steps 6 and 7


class AddFortress(Step[Cerebria]):
    """CB-17.5.1 The Fragment on the site beside the emptied Sphere joins the Identity, whoever owns it.

    CB-17.5.5 It is extra and never triggers the end. CB-17.5.6 The Realm is judged anew. CB-19.1.9, CB-17.1.4 A
    Capstone closes the Identity. CB-20.1.5, CB-20.1.6 Misery leaves it there when the Sphere was out of ordinary reach.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        realm = table.realm_of_sphere(frame.slots[SPHERE])
        if table.site[realm] < 0:
            return
        cause = why_stays(table, frame, realm)
        if cause >= 0:
            table.tell(events.STAYED, realm, cause, frame.seat)
        else:
            faction = table.site[realm] // 2
            size = table.site[realm] % 2
            table.site[realm] = NOTHING
            table.built[realm] = NOTHING
            table.exalted[realm] = NOTHING
            table.laid[realm] = NOTHING
            table.identity[3 * faction + size] += 1
            table.joined += 1 << (JOINED_BITS * faction)
            table.tell(events.JOINED, faction, realm, size)
            settle(table)


def why_stays(table: Cerebria, frame: Frame, realm: i64) -> i64:
    """Why the Fortress of a Realm does not join, as a number of STAYING; NOTHING if it does."""
    if table.capped():
        return CLOSED
    if not old_fortress(table, realm):
        return NEW
    return NOTHING if frame.slots[JOINS] == 1 else AFAR


def old_fortress(table: Cerebria, realm: i64) -> bool:
    """CB-17.5.2, CB-17.5.3 A Fortress that was neither built nor Exalted this turn.

    CB-17.5.4 In the first edition its Fragment must have been there when the turn began, Demolished or not.
    """
    if table.built[realm] == table.turn or table.exalted[realm] == table.turn:
        return False
    return not table.settings.first or table.laid[realm] != table.turn


class PlaceCapstone(Step[Cerebria]):
    """CB-17.5.7, CB-19.1.3 A Capstone that is due goes on top of everything else.

    CB-19.1.5 If both are due, the faction that brought the Revelation about places its own, and the other one gets 4
    points, in the first edition 3; CB-19.1.6 these give no wheel bonus.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        due = frame.slots[DUE]
        if due == 0:
            return
        faction: i64 = due - 1  # one bit: its number
        if due == 3:
            faction = table.faction[frame.seat]
            points: i64 = 3 if table.settings.first else 4
            table.points[1 - faction] += points
            table.tell(events.COMPENSATED, 1 - faction, points)
        table.capstones[faction] -= 1
        build_identity(table, faction, CAPSTONE)


class Refill(Step[Cerebria]):
    """CB-17.5.8 The emptied Sphere gets seven WP; CB-17.5.9, CB-6.3.5 then the turn goes on where it was."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        table.spheres[frame.slots[SPHERE]] = FULL_SPHERE
        table.tell(events.REFILLED, frame.slots[SPHERE])


# CB-17.1.3 The seven steps, without actions in between.
class CapstonesDue(Fit[Cerebria]):
    """CB-2.1.7 A faction that must place its Capstone has it."""

    def faults(self, table: Cerebria, stack: Stack, number: int) -> list[str]:
        due = int(stack.frames[number].slots[DUE])
        missing = [faction for faction in range(len(FACTIONS)) if due > 0 and (due >> faction) & 1]
        told = "places its Capstone, but it has none left (CB-2.1.7)"
        return [f"'due' says that {FACTIONS[faction]} {told}" for faction in missing if table.capstones[faction] == 0]


REVELATION: Final = Program(
    "revelation",
    "CB-17.1.3",
    [
        ShowHidden(),
        Judge(),
        AddFragments(),
        TurnDownCommon(),
        Dismiss("dismiss", "CB-17.3.2"),
        NextCommon(),
        RenewHidden(BLISS),
        RenewHidden(GLOOM),
        AddFortress(),
        PlaceCapstone(),
        Refill(),
    ],
    slots=(
        Slot("sphere", A_SPHERE, begun=True),
        Slot("joins", FLAG, begun=True),
        Slot("common", AN_ASPIRATION, by=ShowHidden),
        Slot("shown_bliss", AN_ASPIRATION, by=ShowHidden, perhaps=True),
        Slot("shown_gloom", AN_ASPIRATION, by=ShowHidden, perhaps=True),
        Slot("fulfilled_bliss", FULFILLED_ONES, by=Judge),
        Slot("fulfilled_gloom", FULFILLED_ONES, by=Judge),
        Slot("major", A_FACTION, by=AddFragments, perhaps=True),
        Slot("due", FACTION_BITS, by=AddFragments),
    ),
    fit=CapstonesDue(),
)
LATE_REVELATION: Final = Program(
    "late_revelation",
    "CB-17.1.4",
    [AddFortress(), Refill()],
    slots=[Slot(slot.name, slot.kind, begun=slot.begun) for slot in REVELATION.locals],
)


def begin_revelation(table: Cerebria, seat: i64, sphere: i64, joins: bool) -> None:
    """CB-17.1.1, CB-17.1.2 A Sphere has become empty; `joins`: the Fortress beside it may join the Identity.

    CB-17.1.4 After trigger 1 or 2 only steps 6 and 7 are left.
    """
    table.seal(known=EVERYBODY)
    table.tell(events.REVELATION, seat, sphere)
    frame = table.push(REVELATION if table.sealed == 0 else LATE_REVELATION, seat)
    frame.slots[SPHERE] = sphere
    frame.slots[JOINS] = 1 if joins else 0
