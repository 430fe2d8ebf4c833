"""The seats of a table: who sits there, which are free, and which the host may give away."""

from __future__ import annotations

import time
from typing import Final

from mindrose.server.live import LiveTable
from mindrose.server.making import bot_name, shown_name
from mindrose.server.people import Player
from mindrose.server.problems import Denied
from mindrose.server.rows import SeatRow
from mindrose.server.wire import Level, NewSeat

GONE: Final = 60.0  # seconds after which the host may give the seat of somebody who is away to a bot


def free_seat(table: str, seat: int) -> SeatRow:
    return SeatRow(table, seat, "open", None, None, "", "ask")


def bot_seat(table: str, seat: int, level: Level | None, name: str = "") -> SeatRow:
    if level is None:
        raise Denied("E_LEVEL")
    return SeatRow(table, seat, "bot", None, level, name or bot_name(seat), "ask")


def person_seat(table: str, seat: int, player: Player, name: str) -> SeatRow:
    return SeatRow(table, seat, "person", player.id, None, shown_name(name) or player.name, "ask")


def new_seat(table: str, seat: int, wish: NewSeat, player: Player) -> SeatRow:
    """A seat of a new table, as its host wishes it."""
    if wish.kind == "bot":
        return bot_seat(table, seat, wish.level, shown_name(wish.name))
    return free_seat(table, seat) if wish.kind == "open" else person_seat(table, seat, player, wish.name)


def open_seat(table: LiveTable, wanted: int | None, player: Player) -> int:
    """The seat that a player who joins gets."""
    if wanted is None and table.seats_of(player.id):
        raise Denied("E_ALREADY_SEATED")
    if wanted is not None and wanted >= len(table.seats):
        raise Denied("E_SEAT_UNKNOWN")
    free = [seat.seat for seat in table.seats if seat.kind == "open" and wanted in (None, seat.seat)]
    if not free:
        raise Denied("E_SEAT_TAKEN")
    return free[0]


def resigning_seat(table: LiveTable, wanted: int | None, player: Player) -> int:
    """The seat for which a player resigns; whoever plays on both sides, for others at the same screen, names it."""
    mine = table.seats_of(player.id)
    if not mine or (wanted is not None and wanted not in mine):
        raise Denied("E_NOT_SEATED")
    if wanted is not None:
        return wanted
    sides = table.game.sides(table.row.players)
    if len({sides[seat] for seat in mine}) > 1:
        raise Denied("E_WHICH_SEAT")
    return mine[0]


def away(table: LiveTable, seat: int, host: Player) -> bool:
    """The host may give this seat away in a running game: it is a bot's, the host's own, or its player is gone."""
    row = table.seats[seat]
    if row.kind != "person" or row.player == host.id:
        return True
    since = table.started().since.get(seat)
    return seat not in table.here() and since is not None and time.time() - since > GONE
