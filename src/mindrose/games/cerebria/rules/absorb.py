"""CB-15 Absorb: Willpower from a Sphere, its bonus, perhaps a Revelation, and the Origin turns."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events, replies
from mindrose.games.cerebria.components.kinds import A_NUMBER, A_SPHERE
from mindrose.games.cerebria.components.ring import first_frontier, first_site, last_frontier, last_site
from mindrose.games.cerebria.components.things import (
    BLISS,
    BONUSES,
    COMMITMENT,
    CREATIVITY,
    DELIGHT,
    DILIGENCE,
    HUMILITY,
    KNOWLEDGE,
    LOVE,
    MISERY,
    REALMS,
)
from mindrose.games.cerebria.powers.running import AbsorbPowers, absorb_change, bonus_denier
from mindrose.games.cerebria.rules.abilities import ABSORPTION
from mindrose.games.cerebria.rules.cards import draw
from mindrose.games.cerebria.rules.intentions import ScoreIntentions
from mindrose.games.cerebria.rules.means import gain_ambition, gain_essence, gain_wp, pay
from mindrose.games.cerebria.rules.origin import turn_origin
from mindrose.games.cerebria.rules.pointing import pointed_sphere, yes_or_no
from mindrose.games.cerebria.rules.revelation import LATE_REVELATION, REVELATION, begin_revelation
from mindrose.games.cerebria.rules.vibes import GIVEN_VIBE, can_place_vibe
from mindrose.games.cerebria.state import MOST_AMBITION, NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import FLAG, Slot

BASE_AMOUNT: Final = 2
DILIGENCE_WP: Final = 2
DELIGHT_WP: Final = 4  # CB-20.2.1

# Slots of the frame.
USED_SPHERE: Final = 0
NEAR: Final = 1  # 1 if the Sphere is adjacent, 0 if Misery reached further
GAINED: Final = 2  # WP gained by this Absorb
BEFORE: Final = 3  # the WP of the seat before powers gave some

USED: Final = reason("E_USED", "CB-15.1.1")
CHOOSING: Final = reason("E_TURN", "CB-15.1.2")
OUT_OF_REACH: Final = reason("E_SPHERE", "CB-15.1.2")
ABSORBING_NOW: Final = reason("E_TURN", "CB-15.1.8")


def why_not_absorb(table: Cerebria) -> i64:
    """CB-15.1.1, CB-6.2.3 Once a turn; there is always a Sphere beside a Spirit (CB-4.1.9)."""
    return NONE if table.ready == 1 else USED


# Where and how much


def adjacent_sphere(table: Cerebria, seat: i64, sphere: i64) -> bool:
    """CB-4.1.9 A Spirit in a Realm is beside one Sphere, on a Frontier beside two."""
    realm = table.realm_of_sphere(sphere)
    return realm == first_site(table.space[seat]) or realm == last_site(table.space[seat])


def in_reach(table: Cerebria, seat: i64, sphere: i64) -> bool:
    """CB-15.1.2 An adjacent Sphere; CB-20.1.1, CB-20.1.2 for Misery also one next to such a Sphere on the Origin."""
    if adjacent_sphere(table, seat, sphere):
        return True
    if not table.has_power(seat, MISERY):
        return False
    before = (sphere + REALMS - 1) % REALMS
    after = (sphere + 1) % REALMS
    return adjacent_sphere(table, seat, before) or adjacent_sphere(table, seat, after)


def controlled_frontiers(table: Cerebria, seat: i64) -> i64:
    """CB-5.4.2, CB-15.1.3 The adjacent Frontiers of the own faction; CB-20.1.3 those beside the Spirit itself."""
    first = first_frontier(table.space[seat])
    last = last_frontier(table.space[seat])
    faction = table.faction[seat]
    number: i64 = 1 if table.frontier[first] == faction else 0
    if last != first and table.frontier[last] == faction:
        number += 1
    return number


def amount(table: Cerebria, seat: i64, sphere: i64) -> i64:
    """CB-15.1.3 Two, one for each such Frontier, and what powers change; CB-15.1.4 not more than there is."""
    number = BASE_AMOUNT + controlled_frontiers(table, seat) + absorb_change(table, seat, sphere)
    if number < 0:
        return 0
    return number if number < table.spheres[sphere] else table.spheres[sphere]


class ChooseSphere(Question[Cerebria]):
    """CB-15.1.2 The Sphere to take from; CB-20.1.1 Misery reaches further."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        for sphere in range(REALMS):
            if in_reach(table, frame.seat, sphere):
                answers.add(replies.SPHERE + sphere)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        sphere = answer - replies.SPHERE
        frame.slots[USED_SPHERE] = sphere
        frame.slots[NEAR] = 1 if adjacent_sphere(table, frame.seat, sphere) else 0

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if answer < replies.SPHERE or answer >= replies.SLOT:
            return CHOOSING
        return NONE if in_reach(table, frame.seat, answer - replies.SPHERE) else OUT_OF_REACH

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        points = pointed_sphere(table, answer)
        points["number"] = int(amount(table, frame.seat, answer - replies.SPHERE))
        return Choice("sphere", points)


class Take(Step[Cerebria]):
    """CB-15.1.1, CB-15.1.3 The Action tracker is turned, and WP goes from the Sphere to the seat.

    CB-16.4.11 What left the Sphere is remembered for Intentions. CB-23.3.5 A power that denies the bonus is told.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        table.ready = 0
        table.tell(events.ABILITY, frame.seat, ABSORPTION)
        sphere = frame.slots[USED_SPHERE]
        number = amount(table, frame.seat, sphere)
        table.spheres[sphere] -= number
        table.taken = number
        frame.slots[GAINED] = number
        table.wp[frame.seat] += number
        table.tell(events.ABSORBED, frame.seat, sphere, number)
        denier = bonus_denier(table, frame.seat, sphere)
        if denier >= 0 and has_bonus(table, frame.seat, sphere):
            table.tell(events.DENIED, frame.seat, sphere, denier, table.card[denier])


# The bonus


def has_bonus(table: Cerebria, seat: i64, sphere: i64) -> bool:
    """CB-15.1.5 The bonus of the Sphere used (CB-20.1.4) would give something.

    In the first edition an adjacent Frontier must be controlled. CB-15.2.2 Commitment needs a WP and an inactive token.
    """
    if table.settings.bonus_needs_frontier and controlled_frontiers(table, seat) == 0:
        return False
    bonus = table.content.bonus[sphere]
    if bonus == COMMITMENT:
        return table.wp[seat] > 0 and table.ambition[table.faction[seat]] < MOST_AMBITION
    if bonus == KNOWLEDGE:
        return can_place_vibe(table, seat, NOTHING)
    if bonus == CREATIVITY:
        return table.deck_size(seat) > 0
    return True


class Bonus(Question[Cerebria]):
    """CB-15.1.5, CB-15.2.1 Take the bonus of the Sphere, or not; CB-23.3.5 unless a power forbids it."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        sphere = frame.slots[USED_SPHERE]
        if has_bonus(table, frame.seat, sphere) and bonus_denier(table, frame.seat, sphere) < 0:
            answers.add(replies.PASS)
            answers.add(replies.YES)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        if answer == replies.YES:
            sphere = frame.slots[USED_SPHERE]
            table.tell(events.BONUS, frame.seat, sphere)
            take_bonus(table, frame, table.content.bonus[sphere])

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program is GIVEN_VIBE

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        return NONE if yes_or_no(answer) else ABSORBING_NOW

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("decline", {}, rare=True)
        sphere = frame.slots[USED_SPHERE]
        points: dict[str, int | str] = {"sphere": table.content.sphere_ids[sphere]}
        points["bonus"] = BONUSES[table.content.bonus[sphere]]
        return Choice("bonus", points)

    def timeout(self, table: Cerebria, frame: Frame, answers: Answers) -> int:
        """What is free is taken."""
        return replies.PASS if table.content.bonus[frame.slots[USED_SPHERE]] == COMMITMENT else replies.YES


def take_bonus(table: Cerebria, frame: Frame, bonus: i64) -> None:
    """CB-15.2.2 to CB-15.2.6 What the five Spheres give, always from the supply."""
    seat = frame.seat
    if bonus == COMMITMENT:
        pay(table, seat, 1, 0, 0)
        gain_ambition(table, table.faction[seat], 1)
    elif bonus == HUMILITY:
        gain_essence(table, seat, 1)
    elif bonus == DILIGENCE:
        gain_wp(table, seat, DILIGENCE_WP)
        frame.slots[GAINED] += DILIGENCE_WP
    elif bonus == KNOWLEDGE:
        table.push(GIVEN_VIBE, seat)
    elif bonus == CREATIVITY:
        draw(table, seat)


# Powers


class WatchPowers(Step[Cerebria]):
    """CB-20.2.2 What powers give from now on counts for Delight."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        frame.slots[BEFORE] = table.wp[frame.seat]


class LovesPower(Step[Cerebria]):
    """CB-20.4.1 Love gains one WP for each adjacent Bliss Fortress, CB-20.4.3 two at most.

    CB-20.4.2 In the first edition two for any. CB-20.4.4 Before a Revelation can take one away.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        frame.slots[GAINED] += table.wp[frame.seat] - frame.slots[BEFORE]
        if table.has_power(frame.seat, LOVE):
            number = loves_wp(table, table.space[frame.seat])
            if number > 0:
                table.tell(events.SPIRIT_POWER, frame.seat, LOVE)
                gain_wp(table, frame.seat, number)


def loves_wp(table: Cerebria, spirit_space: i64) -> i64:
    first = first_site(spirit_space)
    last = last_site(spirit_space)
    fortresses: i64 = 1 if table.fortress_of(first) == BLISS else 0
    if last != first and table.fortress_of(last) == BLISS:
        fortresses += 1
    if table.settings.first and fortresses == 1:
        return 2
    return fortresses


class DelightsPower(Question[Cerebria]):
    """CB-20.2.1 Delight may draw a card after gaining four WP or more; CB-20.2.3 before a Revelation.

    CB-20.2.2 All WP that the Absorb brought counts, with the option `delight_counts` only what the Sphere gave.
    """

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        gained = frame.slots[GAINED] if table.settings.delight_counts_all else table.taken
        if table.has_power(frame.seat, DELIGHT) and gained >= DELIGHT_WP and table.deck_size(frame.seat) > 0:
            answers.add(replies.PASS)
            answers.add(replies.YES)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        if answer == replies.YES:
            table.tell(events.SPIRIT_POWER, frame.seat, DELIGHT)
            draw(table, frame.seat)

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        return NONE if yes_or_no(answer) else ABSORBING_NOW

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("draw", {}) if answer == replies.YES else Choice("decline", {}, rare=True)

    def timeout(self, table: Cerebria, frame: Frame, answers: Answers) -> int:
        return replies.YES


# Revelation and rotation


class Reveal(Step[Cerebria]):
    """CB-15.1.6 An empty Sphere is a Revelation; CB-20.1.5, CB-20.1.6 its Fortress joins only if it was adjacent."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        sphere = frame.slots[USED_SPHERE]
        if table.spheres[sphere] == 0:
            begin_revelation(table, frame.seat, sphere, frame.slots[NEAR] == 1)

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program is REVELATION or begun.program is LATE_REVELATION


class TurnOrigin(Step[Cerebria]):
    """CB-15.1.7 The Origin turns one step, Revelation or not."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        turn_origin(table, 1)


# CB-15.1.8 From the choice of the Sphere to the rotation nothing else can be done.
ABSORBING: Final = Program(
    "absorb",
    "CB-15.1.8",
    draft=[ChooseSphere("sphere", "CB-15.1.2")],
    steps=[
        Take(),
        Bonus("bonus", "CB-15.1.5"),
        WatchPowers(),
        AbsorbPowers(USED_SPHERE),
        LovesPower(),
        DelightsPower("delight", "CB-20.2.1"),
        Reveal(),
        TurnOrigin(),
        ScoreIntentions(),
    ],
    slots=(
        Slot("used_sphere", A_SPHERE, begun=True),
        Slot("near", FLAG, begun=True),
        Slot("gained", A_NUMBER, by=Take, perhaps=True),
        Slot("before", A_NUMBER, by=WatchPowers),
    ),
)
