"""CB-7.4 What a Spirit action costs: base, surcharges of the upgrades used, taxes, discounts."""

from __future__ import annotations

from mindrose.games.cerebria.components.things import (
    DEMOLISH,
    FORTIFY,
    HATRED,
    LOVE,
    MASKS,
    MOVE,
    QUELL,
    REPEL,
    ROWS,
    UPGRADE_SLOTS,
)
from mindrose.games.cerebria.state import Cerebria
from mindrose.kernel.ints import i64


def base_wp(row: i64) -> i64:
    """CB-8.1.1, CB-9.1.1, CB-10.1.1, CB-11.1.2, CB-12.1.1"""
    if row == MOVE:
        return 1
    return 2 if row <= QUELL else 3


def board_row(table: Cerebria, seat: i64, row: i64) -> i64:
    """Where a row of a seat's Spirit board stands among all rows of the content (CB-1.1.3, CB-21.1.1 to CB-21.1.3)."""
    settings = table.settings
    return ((settings.spirit_side * 2 + settings.edition) * 8 + table.spirit[seat]) * ROWS + row


def upgrade_in(table: Cerebria, seat: i64, row: i64, slot: i64) -> i64:
    """CB-7.1.7 The upgrade printed at an upgrade slot (0 to 2)."""
    return table.content.upgrade[board_row(table, seat, row) * UPGRADE_SLOTS + slot]


def used_set(table: Cerebria, seat: i64, row: i64, ups: i64) -> i64:
    """The upgrades used, a bit each; `ups` has a bit per upgrade slot."""
    return table.content.boards.used[board_row(table, seat, row) * MASKS + ups]


def uses(table: Cerebria, seat: i64, row: i64, ups: i64, upgrade: i64) -> bool:
    """An upgrade is among those used."""
    return (used_set(table, seat, row, ups) >> upgrade) & 1 == 1


def raw_wp(table: Cerebria, seat: i64, row: i64, ups: i64, bits: i64, repels: bool) -> i64:
    """CB-7.4.1 to CB-7.4.3 The sum before taxes; it may fall below zero, the price does not (CB-7.4.5).

    `bits` are the filled slots of the row, those filled in this action included; `repels` says that Repel's
    condition is met.
    """
    cost = base_wp(row) + table.content.boards.wp[board_row(table, seat, row) * MASKS + ups]
    spirit = table.spirit[seat]
    if spirit == LOVE and row == FORTIFY and table.settings.first and uses(table, seat, row, ups, DEMOLISH):
        cost += table.settings.love_demolish  # CB-21.2.6
    if spirit == HATRED and not table.settings.basic and upgraded(table, seat, row, ups, bits, repels):
        cost -= 1  # CB-7.4.3, CB-20.3.1, CB-20.3.2
    return cost


def upgraded(table: Cerebria, seat: i64, row: i64, ups: i64, bits: i64, repels: bool) -> bool:
    """CB-20.3.1 An upgrade other than Determination is used; in the first edition: is there.

    Repel is used only if its condition is met.
    """
    others = ~table.content.boards.determination[board_row(table, seat, row)]
    if table.settings.hatred_by_presence:
        return (bits >> 1) & others != 0
    if not repels and uses(table, seat, row, ups, REPEL):
        for slot in range(UPGRADE_SLOTS):
            if (ups >> slot) & 1 == 1 and upgrade_in(table, seat, row, slot) == REPEL:
                ups &= ~(1 << slot)
    return ups & others != 0


def ambition_cost(table: Cerebria, seat: i64, row: i64, ups: i64) -> i64:
    """CB-7.4.7 Base Ambition and surcharges; CB-7.4.4 no discount touches it."""
    cost = table.content.boards.ambition[board_row(table, seat, row) * MASKS + ups]
    return cost + 1 if row == QUELL else cost
