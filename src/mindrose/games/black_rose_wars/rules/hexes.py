"""BR-24.1 Hexes: assigned, borne, and lifted by doing what they ask for. BR-24.2 Upgrades of evocations."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components.things import FIRST_EVOCATION, MOST_UPGRADES, NOTHING, PARTICIPANTS
from mindrose.games.black_rose_wars.rules import quests
from mindrose.games.black_rose_wars.rules.happenings import HEXED, note
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64

ONE: Final[i64] = 1


def left(table: BlackRoseWars, hex: i64) -> i64:
    """How many copies of a hex are in the deck."""
    number = table.content.hex_copies[hex]
    for mage in range(i64(PARTICIPANTS)):
        if table.hexes[table.content.hexes * mage + hex] >= 0:
            number -= 1
    return number


def can_bear(table: BlackRoseWars, mage: i64, hex: i64) -> bool:
    """BR-24.1.1 A copy is left, and the mage does not bear that hex yet."""
    return table.hexes[table.content.hexes * mage + hex] < 0 and left(table, hex) > 0


def assign(table: BlackRoseWars, source: i64, mage: i64, hex: i64) -> bool:
    """BR-24.1.1 A mage gets a hex."""
    if not can_bear(table, mage, hex):
        return False
    table.hexes[table.content.hexes * mage + hex] = 0
    table.ears[0] = NOTHING
    table.tell(events.HEXED, mage, hex, source)
    note(table, HEXED, src=source, victim=mage, what=hex)
    return True


def borne(table: BlackRoseWars, mage: i64) -> i64:
    """BR-24.1.4 How many hexes a mage bears."""
    number: i64 = 0
    for hex in range(table.content.hexes):
        if table.hexes[table.content.hexes * mage + hex] >= 0:
            number += 1
    return number


def lift(table: BlackRoseWars, mage: i64, hex: i64) -> None:
    """BR-24.1.2 A hex goes back to the deck and its cubes to the supply."""
    place = table.content.hexes * mage + hex
    table.supply[mage] += table.hexes[place]
    table.hexes[place] = NOTHING
    table.ears[0] = NOTHING
    table.tell(events.LIFTED, mage, hex)


def lift_by_tasks(table: BlackRoseWars, first: i64, top: i64) -> None:
    """BR-24.1.2, VX-03 Whoever does what a hex asks for puts an own cube on it; full, it is lifted."""
    content = table.content
    for place in range(i64(len(table.hexes))):
        if table.hexes[place] < 0:
            continue
        mage, hex = place // content.hexes, place % content.hexes
        for happening in range(first, top):
            if table.hexes[place] >= 0 and quests.fits(table, content.hex_tasks[hex], mage, happening):
                mark(table, mage, hex)


def mark(table: BlackRoseWars, mage: i64, hex: i64) -> None:
    """BR-24.1.2 One own cube; BR-21.2.2 without one nothing happens."""
    place = table.content.hexes * mage + hex
    if table.supply[mage] <= 0:
        return
    table.supply[mage] -= 1
    table.hexes[place] += 1
    table.tell(events.HEX_MARKED, mage, hex, table.hexes[place])
    if table.hexes[place] >= table.content.hex_slots[hex]:
        lift(table, mage, hex)


# Upgrades


def upgrades_left(table: BlackRoseWars, upgrade: i64) -> i64:
    """How many copies of an upgrade are in the deck."""
    number = table.content.upgrade_copies[upgrade]
    for place in range(i64(len(table.upgrade))):
        if table.upgrade[place] == upgrade:
            number -= 1
    return number


def attachable(table: BlackRoseWars, figure: i64) -> i64:
    """BR-24.2.1 The upgrades that an evocation can still get, a bit each.

    CP-10 An Umbra gets none, a Totem none that is of no use to what neither moves nor attacks.
    """
    content = table.content
    if figure < FIRST_EVOCATION or not table.in_lodge(figure) or table.bearer[figure] >= 0:
        return 0
    start = MOST_UPGRADES * figure
    if table.upgrade[start] >= 0 and table.upgrade[start + 1] >= 0:
        return 0
    found: i64 = 0
    for upgrade in range(content.upgrades):
        if (
            table.upgrade[start] != upgrade
            and table.upgrade[start + 1] != upgrade
            and upgrades_left(table, upgrade) > 0
            and (content.upgrade_fits_totems[upgrade] == 1 or not content.is_totem(figure))
        ):
            found |= ONE << upgrade
    return found


def attach(table: BlackRoseWars, figure: i64, upgrade: i64) -> None:
    """BR-24.2.1 A copy of an upgrade lies under the evocation's card."""
    start = MOST_UPGRADES * figure
    table.upgrade[start if table.upgrade[start] < 0 else start + 1] = upgrade
    table.ears[0] = NOTHING
    table.tell(events.UPGRADED, figure, upgrade)


def number_of_upgrades(table: BlackRoseWars, figure: i64) -> i64:
    """VX-24"""
    number: i64 = 0
    for i in range(i64(MOST_UPGRADES)):
        if table.upgrade[MOST_UPGRADES * figure + i] >= 0:
            number += 1
    return number
