"""Spirits on the board: however one comes to another space, it happens here."""

from __future__ import annotations

from mindrose.games.cerebria import events
from mindrose.games.cerebria.rules.control import settle
from mindrose.games.cerebria.state import Cerebria
from mindrose.kernel.ints import i64


def relocate(table: Cerebria, seat: i64, spirit_space: i64, event: i64) -> None:
    """The Spirit of a seat comes to a Spirit space, told as events.MOVED (by itself) or events.PUSHED (by another)."""
    origin = table.space[seat]
    table.space[seat] = spirit_space
    table.tell(event, seat, origin, spirit_space)
    settle(table)


def trade_places(table: Cerebria, seat: i64, other: i64) -> None:
    """CB-21.4.2 The Spirits of two seats change places."""
    space = table.space[seat]
    table.space[seat] = table.space[other]
    table.space[other] = space
    table.tell(events.SWAPPED, seat, other)
    settle(table)
