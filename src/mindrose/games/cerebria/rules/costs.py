"""CB-7.4 What a Spirit action costs: base, surcharges of the upgrades used, taxes, discounts."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.state import Cerebria
from mindrose.games.cerebria.vocabulary import (
    DEMOLISH,
    DETERMINATION,
    HATRED,
    LOVE,
    MOVE,
    QUELL,
    REPEL,
)
from mindrose.kernel.ints import i64

UPGRADE_SLOTS: Final = 3
LOVES_DEMOLISH: Final = 3  # CB-21.2.6 its surcharge on the board


def base_wp(row: i64) -> i64:
    """CB-8.1.1, CB-9.1.1, CB-10.1.1, CB-11.1.2, CB-12.1.1"""
    if row == MOVE:
        return 1
    return 2 if row <= QUELL else 3


def board_index(table: Cerebria, seat: i64, row: i64) -> i64:
    """Where the three upgrades of a row of a seat's Spirit board stand in the content (CB-1.1.3, CB-21.1.1)."""
    settings = table.settings
    return ((settings.spirit_side * 2 + settings.edition) * 8 + table.spirit[seat]) * 15 + UPGRADE_SLOTS * row


def upgrade_in(table: Cerebria, seat: i64, row: i64, slot: i64) -> i64:
    """CB-7.1.7 The upgrade printed at an upgrade slot (0 to 2)."""
    return table.content.upgrade[board_index(table, seat, row) + slot]


def uses(table: Cerebria, seat: i64, row: i64, ups: i64, upgrade: i64) -> bool:
    """An upgrade is among those used; `ups` has a bit per upgrade slot."""
    if ups == 0:
        return False
    index = board_index(table, seat, row)
    for slot in range(UPGRADE_SLOTS):
        if (ups >> slot) & 1 == 1 and table.content.upgrade[index + slot] == upgrade:
            return True
    return False


def raw_wp(table: Cerebria, seat: i64, row: i64, ups: i64, bits: i64, repels: bool) -> i64:
    """CB-7.4.1 to CB-7.4.3 The sum before taxes; it may fall below zero, the price does not (CB-7.4.5).

    `bits` are the filled slots of the row, those filled in this action included; `repels` says that Repel's
    condition is met.
    """
    content = table.content
    index = board_index(table, seat, row)
    cost = base_wp(row)
    upgraded = False
    for slot in range(UPGRADE_SLOTS):
        upgrade = content.upgrade[index + slot]
        used = (ups >> slot) & 1 == 1
        if used:
            cost += content.wp[index + slot]
            if upgrade == DETERMINATION:
                cost -= 1  # CB-7.4.2
            elif upgrade == DEMOLISH and table.spirit[seat] == LOVE and content.wp[index + slot] == LOVES_DEMOLISH:
                cost += table.settings.love_demolish - LOVES_DEMOLISH if table.settings.first else 0
        present = (bits >> (slot + 1)) & 1 == 1 if table.settings.hatred_by_presence else used
        if present and upgrade != DETERMINATION and (upgrade != REPEL or repels or table.settings.hatred_by_presence):
            upgraded = True
    if upgraded and table.has_power(seat, HATRED):
        cost -= 1  # CB-7.4.3, CB-20.3
    return cost


def ambition_cost(table: Cerebria, seat: i64, row: i64, ups: i64) -> i64:
    """CB-7.4.7 Base Ambition and surcharges; CB-7.4.4 no discount touches it."""
    index = board_index(table, seat, row)
    cost: i64 = 1 if row == QUELL else 0
    for slot in range(UPGRADE_SLOTS):
        if (ups >> slot) & 1 == 1:
            cost += table.content.ambition[index + slot]
    return cost
