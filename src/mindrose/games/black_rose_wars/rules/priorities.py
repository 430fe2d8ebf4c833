"""BR-30 How the Avatar and its evocations choose: what counts first, what is passed over, and why."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components import cubes, lodge
from mindrose.games.black_rose_wars.components.things import FIRST_EVOCATION, ROOMS, ROSE
from mindrose.games.black_rose_wars.state import MOST_WEIGHED, WEIGHED, BlackRoseWars
from mindrose.kernel.ints import i64, vec

# Priorities by the numbers that cards print, and what evocations go by.
NO_PRIORITY: Final = 0
HUNT: Final = 4  # BR-30.4.2 a mage that it can attack
PROWL: Final = 5  # BR-30.4.3 an evocation
TRAIL: Final = 6  # BR-30.4.4 a mage out of its reach
SCARCE: Final = 7  # BR-30.3.1 whom it hurts where black cubes are short
PRIORITIES: Final = ("none", "p1", "p2", "p3", "hunt", "prowl", "trail", "scarce")

# What is compared.
MOST_DAMAGE: Final = 0
NEAREST: Final = 1
MOST_POWER: Final = 2
MOST_MAGES: Final = 3
MOST_FIGURES: Final = 4
MOST_INSTABILITY: Final = 5
CROWN: Final = 6  # BR-30.1.1 nothing was left to compare
ALONE: Final = 7  # nothing else could be chosen
BLACK_DAMAGE: Final = 8
A_MAGE: Final = 9  # mages before evocations
NO_CUBE: Final = 10  # no black cube was left for it
CRITERIA: Final = (
    "damage", "nearest", "power", "mages", "figures", "instability", "crown", "alone", "black", "mage", "supply",
)  # fmt: skip

BY_DAMAGE: Final[vec[i64]] = vec[i64]([MOST_DAMAGE, NEAREST, MOST_POWER])  # BR-30.2.1
BY_DISTANCE: Final[vec[i64]] = vec[i64]([NEAREST, MOST_DAMAGE, MOST_POWER])  # BR-30.2.2, BR-30.4.2 to BR-30.4.4
BY_MAGES: Final[vec[i64]] = vec[i64]([MOST_MAGES, MOST_FIGURES, MOST_INSTABILITY])  # BR-30.2.3
NOTHING_COMPARED: Final[vec[i64]] = vec[i64]([])

# Rows of what was weighed for the order that is played: a figure, or from FIRST_ROOM on a room, and what decided.
THING: Final = 0
PRIORITY: Final = 1
CRITERION: Final = 2
CHOSEN: Final = 3
ROW: Final = 4
FIRST_ROOM: Final = 128

ALL_MAGES: Final[i64] = (1 << FIRST_EVOCATION) - 1
ONE: Final[i64] = 1
EXACT: Final[i64] = (1 << 53) - 1  # what a browser tells apart in one number


def criteria(priority: i64) -> vec[i64]:
    """What a priority compares, the most important first."""
    if priority == 1:
        return BY_DAMAGE
    if priority == 3:
        return BY_MAGES
    return NOTHING_COMPARED if priority == NO_PRIORITY else BY_DISTANCE


def candidates(priority: i64, things: i64, are_rooms: bool) -> i64:
    """BR-30.1.2 What a priority is about: mages or rooms; where it yields none, the crown decides among all."""
    if are_rooms != (priority == 3):
        return 0
    return things if are_rooms or priority >= HUNT else things & ALL_MAGES


def foremost(table: BlackRoseWars, priority: i64, chooser: i64, things: i64, are_rooms: bool) -> i64:
    """BR-30.2, BR-30.4 Those that come first, a bit each; between several the crown decides (BR-30.1.1)."""
    left = candidates(priority, things, are_rooms)
    if left == 0:
        return things
    compared = criteria(priority)
    for i in range(i64(len(compared))):
        left = best(table, compared[i], chooser, left)
    return left


def best(table: BlackRoseWars, criterion: i64, chooser: i64, things: i64) -> i64:
    """Those of some things that have most of something."""
    found: i64 = 0
    most: i64 = 0
    thing: i64 = 0
    left = things
    while left != 0:
        if left & 1:
            worth = measure(table, criterion, chooser, thing)
            if found == 0 or worth > most:
                most, found = worth, ONE << thing
            elif worth == most:
                found |= ONE << thing
        left >>= 1
        thing += 1
    return found


def measure(table: BlackRoseWars, criterion: i64, chooser: i64, thing: i64) -> i64:
    """How much of what is compared a figure or a room has; BR-30.2.4 what is near by distance in rooms has more."""
    if criterion == MOST_DAMAGE:
        return table.damage(thing)
    if criterion == MOST_POWER:
        return table.power[thing if thing < FIRST_EVOCATION else table.owner[thing]]
    if criterion == NEAREST:
        return -lodge.distance(table.place[chooser], table.place[thing]) if table.in_lodge(chooser) else 0
    if criterion == MOST_INSTABILITY:
        return cubes.size(table.cubes[thing])
    figures = table.figures_in(thing) & ~(ONE << ROSE)  # BR-30.2.4 the Avatar does not go after itself
    return number_of(figures & ALL_MAGES if criterion == MOST_MAGES else figures)


def number_of(things: i64) -> i64:
    number: i64 = 0
    while things > 0:
        things &= things - 1
        number += 1
    return number


# Telling why


def explain(table: BlackRoseWars, priority: i64, chooser: i64, things: i64, chosen: i64, are_rooms: bool) -> None:
    """BR-30.1.2 Tells by which criterion something was chosen, and for each other thing by which it was passed over."""
    left = candidates(priority, things, are_rooms)
    decided: i64 = ALONE
    if left == 0:
        left = things
    else:
        pass_over(table, priority, things & ~left, CROWN, are_rooms)
        compared = criteria(priority)
        for i in range(i64(len(compared))):
            kept = best(table, compared[i], chooser, left)
            if kept != left:
                decided = compared[i]
                pass_over(table, priority, left & ~kept, decided, are_rooms)
            left = kept
    if left != ONE << chosen:
        decided = CROWN
        pass_over(table, priority, left & ~(ONE << chosen), CROWN, are_rooms)
    prefer(table, priority, chosen, decided, are_rooms)


def pass_over(table: BlackRoseWars, priority: i64, things: i64, criterion: i64, are_rooms: bool) -> None:
    """Says to everybody what one criterion passes over, all of it at once."""
    kind = events.PASSED_OVER_ROOM if are_rooms else events.PASSED_OVER
    told: i64 = 0
    thing: i64 = 0
    while things >> thing != 0:
        if (things >> thing) & 1:
            told |= ONE << (table.room_at(thing) if are_rooms else thing)
            keep(table, priority, thing, criterion, are_rooms, False)
        thing += 1
    for some in (told & EXACT, told & ~EXACT):
        if some != 0:
            table.tell(kind, some, priority, criterion)


def prefer(table: BlackRoseWars, priority: i64, thing: i64, criterion: i64, is_room: bool) -> None:
    """Says to everybody what is chosen."""
    kind = events.PREFERRED_ROOM if is_room else events.PREFERRED
    table.tell(kind, table.room_at(thing) if is_room else thing, priority, criterion)
    keep(table, priority, thing, criterion, is_room, True)


def keep(table: BlackRoseWars, priority: i64, thing: i64, criterion: i64, is_room: bool, chosen: bool) -> None:
    """Keeps it beside the order that is played."""
    piles = table.piles
    if table.active == ROSE and piles.size(WEIGHED) + ROW <= MOST_WEIGHED:
        piles.put(WEIGHED, thing + (FIRST_ROOM if is_room else 0))
        piles.put(WEIGHED, priority)
        piles.put(WEIGHED, criterion)
        piles.put(WEIGHED, 1 if chosen else 0)


def forget(table: BlackRoseWars) -> None:
    """Another order is played: what was weighed for the last one goes."""
    while table.piles.size(WEIGHED) > 0:
        table.piles.draw(WEIGHED)


# Damage


# BR-30.3.1 Who is hurt first where there are too few cubes for all.
MOST_BLACK: Final = 0
MOST_HURT: Final = 1
ANY_MAGE: Final = 2
ANY_FIGURE: Final = 3


def first_hurt(table: BlackRoseWars, stage: i64, figures: i64) -> i64:
    """BR-30.3.1 Those of some figures that come first at a stage, a bit each; none where nobody is meant by it."""
    mages = figures & ALL_MAGES
    if stage == MOST_BLACK:
        black: i64 = 0
        for mage in range(i64(FIRST_EVOCATION)):
            if (mages >> mage) & 1:
                black = max(black, cubes.number_of(table.panel[mage], ROSE))
        found: i64 = 0
        for mage in range(i64(FIRST_EVOCATION)):
            if (mages >> mage) & 1 and 0 < black == cubes.number_of(table.panel[mage], ROSE):
                found |= ONE << mage
        return found
    if stage == MOST_HURT:
        return best(table, MOST_DAMAGE, ROSE, mages)
    return mages if stage == ANY_MAGE else figures


DECIDED: Final[vec[i64]] = vec[i64]([BLACK_DAMAGE, MOST_DAMAGE, A_MAGE, CROWN])  # at each of these stages


def explain_hurt(table: BlackRoseWars, stage: i64, figures: i64, chosen: i64) -> None:
    """BR-30.3.1 Tells by what the next one of some figures gets the black cubes that are left."""
    decided: i64 = DECIDED[stage]
    if figures == ONE << chosen:
        decided = ALONE
    elif first_hurt(table, stage, figures) != ONE << chosen:
        decided = CROWN
    prefer(table, SCARCE, chosen, decided, False)


def explain_spared(table: BlackRoseWars, figures: i64) -> None:
    """BR-30.3.1 Tells who gets no black cube, once there is none."""
    if table.supply[ROSE] == 0:
        pass_over(table, SCARCE, figures, NO_CUBE, False)


assert FIRST_ROOM > ROOMS
