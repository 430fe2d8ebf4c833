"""CB-11 Fortify: build, Exalt, Demolish, and the Attune of CB-21.5.6."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events, replies
from mindrose.games.cerebria.components.kinds import A_REALM
from mindrose.games.cerebria.components.ring import first_site, last_site
from mindrose.games.cerebria.components.things import (
    ALL_MINE,
    ATTUNE,
    DEMOLISH,
    DRAIN,
    EXALT,
    FEELING_SAFE,
    FORTIFY,
    GARRISON,
    PIERCE_DARKNESS,
    REALMS,
    SEETHE,
    SULLEN_LOOK,
)
from mindrose.games.cerebria.rules.action_vibe import STILL_LOCKED, VibeColour, VibeSlot, why_not_start
from mindrose.games.cerebria.rules.aftermath import DRAINING, SULLEN, begin_drain, begin_sullen_look
from mindrose.games.cerebria.rules.cards import draw
from mindrose.games.cerebria.rules.control import settle
from mindrose.games.cerebria.rules.costs import uses
from mindrose.games.cerebria.rules.declaring import Declare, DeclareOn, Pay, Unlocked
from mindrose.games.cerebria.rules.intentions import ScoreIntentions
from mindrose.games.cerebria.rules.invoke import ACTION as INVOKE_ACTION
from mindrose.games.cerebria.rules.invoke import INVOKING, begin_garrison
from mindrose.games.cerebria.rules.means import gain_actions, gain_essence
from mindrose.games.cerebria.rules.pointing import pointed_site
from mindrose.games.cerebria.rules.upgrades import (
    COMMON_SLOTS,
    LOCKED,
    OWN,
    UPS,
    SpiritAction,
    affordable,
    nearest,
    used,
    wp_of,
)
from mindrose.games.cerebria.state import MAJOR, MINOR, NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import Slot

AT: Final = OWN  # the Realm of the site

# CB-11.4.1 The four modes.
BUILD: Final = 0
EXALTING: Final = 1
DEMOLISHING: Final = 2
ATTUNING: Final = 3
MODES: Final = ("build", "exalt", "demolish", "attune")

CHOOSING: Final = reason("E_TURN", "CB-11.1.1")
SEVERAL_MODES: Final = reason("E_UPGRADE_CONFLICT", "CB-11.4.1")
TOO_DEAR: Final = reason("E_WP", "CB-11.1.2")
TOO_FAR: Final = reason("E_ADJ", "CB-11.1.1")
NOT_EXALTABLE: Final = reason("E_TARGET", "CB-11.2.2")
MAJOR_ALREADY: Final = reason("E_TARGET", "CB-11.2.6")
NOT_OPPOSING: Final = reason("E_TARGET", "CB-11.3.1")
NOT_ATTUNABLE: Final = reason("E_TARGET", "CB-21.5.6")
OCCUPIED: Final = reason("E_OCCUPIED", "CB-11.1.2")
ENEMY_REALM: Final = reason("E_ENEMY_REALM", "CB-11.1.3")
EXALT_IN_ENEMY_REALM: Final = reason("E_ENEMY_REALM", "CB-11.2.3")
NO_MINOR: Final = reason("E_NO_FRAGMENT", "CB-11.1.4")
NO_MAJOR: Final = reason("E_NO_FRAGMENT", "CB-11.2.1")
NO_OPPOSING_MINOR: Final = reason("E_NO_FRAGMENT", "CB-11.3.4")
CAPPED: Final = reason("E_CLOSED", "CB-19.1.9")
CHOOSING_GARRISON: Final = reason("E_TURN", "CB-21.2.7")


class FortifyAction(SpiritAction):
    """CB-11.1.1 One Fortress site adjacent to the own Spirit."""

    def conflict(self, table: Cerebria, seat: i64, ups: i64) -> i64:
        """CB-11.4.1 Exactly one mode; Garrison and Pierce the Darkness belong to building."""
        modes: i64 = 0
        if uses(table, seat, FORTIFY, ups, EXALT):
            modes += 1
        if uses(table, seat, FORTIFY, ups, DEMOLISH):
            modes += 1
        if uses(table, seat, FORTIFY, ups, ATTUNE):
            modes += 1
        if modes == 0:
            return NONE
        builds = uses(table, seat, FORTIFY, ups, GARRISON) or uses(table, seat, FORTIFY, ups, PIERCE_DARKNESS)
        return NONE if modes == 1 and not builds else SEVERAL_MODES

    def obstacle(self, table: Cerebria, seat: i64, ups: i64, bits: i64, gone: i64, gone_too: i64, realm: i64) -> i64:
        here = table.space[seat]
        why = why_not_site(table, seat, ups, first_site(here))
        if why != NONE and last_site(here) != first_site(here):
            other = why_not_site(table, seat, ups, last_site(here))
            why = NONE if other == NONE else nearest(why, other)
        if why != NONE:
            return why
        return NONE if affordable(table, seat, FORTIFY, ups, bits, 0, False) else TOO_DEAR


ACTION: Final = FortifyAction(FORTIFY, "CB-11.1.1")


def mode_of(table: Cerebria, seat: i64, ups: i64) -> i64:
    """CB-11.4.1 What the upgrades make of the action."""
    if uses(table, seat, FORTIFY, ups, EXALT):
        return EXALTING
    if uses(table, seat, FORTIFY, ups, DEMOLISH):
        return DEMOLISHING
    if uses(table, seat, FORTIFY, ups, ATTUNE):
        return ATTUNING
    return BUILD


def why_not_site(table: Cerebria, seat: i64, ups: i64, realm: i64) -> i64:
    """F2 The mode can be carried out on this site, with the Fragment it needs (CB-11.4.2)."""
    mode = mode_of(table, seat, ups)
    if mode == BUILD:
        return why_not_build(table, seat, ups, realm)
    if mode == EXALTING:
        return why_not_exalt(table, seat, realm)
    if mode == DEMOLISHING:
        return why_not_demolish(table, seat, realm)
    if table.site[realm] != 2 * table.faction[seat] + MINOR or not attunable(table, realm):
        return NOT_ATTUNABLE
    return CAPPED if table.capped() else NONE


def why_not_build(table: Cerebria, seat: i64, ups: i64, realm: i64) -> i64:
    """CB-11.1.2 to CB-11.1.4 An empty site; CB-21.2.5 Pierce the Darkness builds in an enemy Realm too."""
    faction = table.faction[seat]
    site = table.site[realm]
    if site >= 0:
        return MAJOR_ALREADY if site == 2 * faction + MAJOR else OCCUPIED
    if table.realm[realm] == 1 - faction and not uses(table, seat, FORTIFY, ups, PIERCE_DARKNESS):
        return ENEMY_REALM
    return NONE if table.minors[faction] > 0 else NO_MINOR


def why_not_exalt(table: Cerebria, seat: i64, realm: i64) -> i64:
    """CB-11.2.1 to CB-11.2.3 An own Minor, a Major for it, and no enemy Realm."""
    faction = table.faction[seat]
    site = table.site[realm]
    if site != 2 * faction + MINOR:
        return MAJOR_ALREADY if site == 2 * faction + MAJOR else NOT_EXALTABLE
    if table.realm[realm] == 1 - faction:
        return EXALT_IN_ENEMY_REALM
    return NONE if table.majors[faction] > 0 else NO_MAJOR


def why_not_demolish(table: Cerebria, seat: i64, realm: i64) -> i64:
    """CB-11.3.1 An opposing Fragment; CB-11.3.4 a Major only if there is a Minor to exchange it for."""
    foe = table.foe(seat)
    site = table.site[realm]
    if site == 2 * foe + MINOR:
        return NONE
    if site != 2 * foe + MAJOR:
        return NOT_OPPOSING
    return NONE if table.minors[foe] > 0 else NO_OPPOSING_MINOR


def attunable(table: Cerebria, realm: i64) -> bool:
    """CB-21.5.9 A Fortress built this turn may be used, unless the option `attune_new` says no."""
    return table.settings.attune_new or table.built[realm] != table.turn


class ChooseSite(Question[Cerebria]):
    """CB-11.1.1 F1 The adjacent site; on a Frontier there are two."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        for answer in range(replies.SITE, replies.SITE + REALMS):
            if self.why_not(table, frame, answer) == NONE:
                answers.add(answer)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[AT] = answer - replies.SITE

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if answer < replies.SITE or answer >= replies.SPHERE:
            return CHOOSING
        here = table.space[frame.seat]
        realm = answer - replies.SITE
        if realm != first_site(here) and realm != last_site(here):
            return TOO_FAR
        return why_not_site(table, frame.seat, frame.slots[UPS], realm)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        mode = MODES[mode_of(table, frame.seat, frame.slots[UPS])]
        return Choice("fortify", {**pointed_site(table, answer), "mode": mode, "wp": int(wp_of(table, frame, ACTION))})


class ChangeSite(Step[Cerebria]):
    """CB-11.1.4, CB-11.2.1, CB-11.3.1, CB-21.5.6 The Fragment is laid, exchanged or taken away."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        realm = frame.slots[AT]
        mode = mode_of(table, frame.seat, frame.slots[UPS])
        if mode == BUILD:
            build(table, frame.seat, realm)
        elif mode == EXALTING:
            exalt(table, frame.seat, realm)
        elif mode == DEMOLISHING:
            demolish(table, frame.seat, realm)
        else:
            attune(table, frame.seat, realm)
        settle(table)


def build(table: Cerebria, seat: i64, realm: i64) -> None:
    """CB-11.1.4 A Minor of the own supply, worth +1 (CB-11.1.5: one Fragment per site, CB-5.3.7 it breaks a tie)."""
    faction = table.faction[seat]
    table.minors[faction] -= 1
    table.site[realm] = 2 * faction + MINOR
    table.built[realm] = table.turn
    table.exalted[realm] = NOTHING
    table.laid[realm] = table.turn
    table.tell(events.BUILT, seat, realm)


def exalt(table: Cerebria, seat: i64, realm: i64) -> None:
    """CB-11.2.1, CB-11.2.4, CB-11.2.5 The Minor goes back to the supply, a Major takes its place, worth +2."""
    faction = table.faction[seat]
    table.minors[faction] += 1
    table.majors[faction] -= 1
    table.site[realm] = 2 * faction + MAJOR
    table.exalted[realm] = table.turn
    table.laid[realm] = table.turn
    table.exalts += 1
    table.tell(events.EXALTED, seat, realm)


def demolish(table: Cerebria, seat: i64, realm: i64) -> None:
    """CB-11.3.2 A Minor goes back to its supply; CB-11.3.3 a Major is exchanged for a Minor.

    CB-11.3.5 It does not matter who controls the Realm; CB-11.3.6 one more action, as often as it is done.
    """
    foe = table.foe(seat)
    size = table.site[realm] % 2
    if size == MINOR:
        table.minors[foe] += 1
        table.site[realm] = NOTHING
        table.built[realm] = NOTHING
        table.exalted[realm] = NOTHING
        table.laid[realm] = NOTHING
    else:
        table.majors[foe] += 1
        table.minors[foe] -= 1
        table.site[realm] = 2 * foe + MINOR
        table.laid[realm] = table.turn
    table.tell(events.DEMOLISHED, seat, realm, size)
    gain_actions(table, seat, 1)


def attune(table: Cerebria, seat: i64, realm: i64) -> None:
    """CB-21.5.6, CB-21.5.7, CB-21.9.8 An own Minor moves to the Identity, whoever controls the Realm.

    CB-21.5.8 This is no Revelation and scores no Intention.
    """
    table.site[realm] = NOTHING
    table.built[realm] = NOTHING
    table.exalted[realm] = NOTHING
    table.laid[realm] = NOTHING
    table.identity[3 * table.faction[seat] + MINOR] += 1
    table.tell(events.ATTUNED, seat, realm)


class Garrison(Question[Cerebria]):
    """CB-21.2.7, CB-21.2.9 After building, a bonus Invoke into the Realm may follow, if it can be carried out."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if used(table, frame, ACTION, GARRISON):
            answers.add(replies.PASS)
            if self.why_not(table, frame, replies.YES) == NONE:
                answers.add(replies.YES)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        if answer == replies.YES:
            begin_garrison(table, frame.seat, frame.slots[AT])

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program is INVOKING

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            return NONE
        if answer != replies.YES:
            return CHOOSING_GARRISON
        why = why_not_start(table, frame.seat, INVOKE_ACTION, frame.slots[AT])
        return STILL_LOCKED if why == LOCKED else why

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("garrison", {}) if answer == replies.YES else Choice("decline", {}, rare=True)


class AfterFortify(Step[Cerebria]):
    """CB-21.1.4, CB-21.1.5 What upgrades bring after a Fortify of any mode.

    CB-21.4.7 Feeling Safe and CB-21.8.5 All Mine: 1 Essence. CB-21.6.6 Seethe: a card. CB-21.7.9 Drain, or in the
    first edition Sullen Look.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        if used(table, frame, ACTION, FEELING_SAFE) or used(table, frame, ACTION, ALL_MINE):
            gain_essence(table, frame.seat, 1)
        if used(table, frame, ACTION, SEETHE):
            draw(table, frame.seat)
        if used(table, frame, ACTION, DRAIN):
            begin_drain(table, frame.seat)
        if used(table, frame, ACTION, SULLEN_LOOK):
            begin_sullen_look(table, frame.seat)

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program is DRAINING or begun.program is SULLEN


FORTIFYING: Final = Program(
    "fortify",
    "CB-11.1.1",
    draft=[Declare(ACTION), VibeSlot(ACTION), VibeColour(ACTION), DeclareOn(), ChooseSite("fortify", "CB-11.1.1")],
    steps=[
        Pay(ACTION),
        ChangeSite(),
        Garrison("garrison", "CB-21.2.7", hidden=True),
        AfterFortify(),
        ScoreIntentions(),
    ],
    slots=(*COMMON_SLOTS, Slot("site", A_REALM, begun=True)),
    fit=Unlocked(ACTION),
)
