"""The seats of a table: who sits there, which are free, and which the host may give away."""

from __future__ import annotations

import time
from typing import Final

from mindrose.server.live import LiveTable
from mindrose.server.making import bot_name, shown_name
from mindrose.server.names import LONGEST_NAME, likeness
from mindrose.server.people import Player
from mindrose.server.problems import Denied
from mindrose.server.rows import SeatRow
from mindrose.server.wire import Level, NewSeat

GONE: Final = 60.0  # seconds after which the host may give the seat of somebody who is away to a bot


def free_seat(table: str, seat: int) -> SeatRow:
    return SeatRow(table, seat, "open", None, None, "", "ask")


def bot_seat(table: str, seat: int, level: Level | None, name: str = "", was: str | None = None) -> SeatRow:
    """A bot's seat; `was` is the player for whom it plays on, and who may come back."""
    if level is None:
        raise Denied("E_LEVEL")
    return SeatRow(table, seat, "bot", None, level, name or bot_name(seat), "ask", was)


def person_seat(table: str, seat: int, player: Player, name: str) -> SeatRow:
    return SeatRow(table, seat, "person", player.id, None, shown_name(name) or player.name, "ask")


def new_seat(table: str, seat: int, wish: NewSeat, player: Player) -> SeatRow:
    """A seat of a new table, as its host wishes it."""
    if wish.kind == "bot":
        return bot_seat(table, seat, wish.level, shown_name(wish.name))
    return free_seat(table, seat) if wish.kind == "open" else person_seat(table, seat, player, wish.name)


def new_seats(table: str, wishes: list[NewSeat], player: Player) -> list[SeatRow]:
    """The seats of a new table: no two people or bots have the same name."""
    found = [new_seat(table, seat, wish, player) for seat, wish in enumerate(wishes)]
    for seat in found:
        if seat.kind != "open":
            seat.name = told_apart(seat.name, seat.seat, found[: seat.seat])
    return found


def own_seat(table: LiveTable, wanted: int | None, player: Player) -> int:
    """The seat that a player who joins gets: an open one, or in a running game the one that was theirs."""
    if wanted is not None and wanted >= len(table.seats):
        raise Denied("E_SEAT_UNKNOWN")
    if table.row.state == "over":
        raise Denied("E_STARTED")
    mine = [seat.seat for seat in table.seats if player.id in (seat.player, seat.was)]
    if table.row.state == "playing":
        if table.seats_of(player.id):
            raise Denied("E_ALREADY_SEATED")
        if mine and wanted is not None and wanted not in mine:
            raise Denied("E_ALREADY_SEATED", "you have seen another hand of this game: only your own seat is yours")
    elif wanted is None and mine:
        raise Denied("E_ALREADY_SEATED")
    back = table.row.state == "playing" and bool(mine)
    free = [seat.seat for seat in table.seats if (seat.seat in mine if back else seat.kind == "open")]
    found = [seat for seat in free if wanted in (None, seat)]
    if not found:
        raise Denied("E_SEAT_TAKEN")
    return found[0]


def told_apart(name: str, place: int, seats: list[SeatRow]) -> str:
    """A name that is not taken for another at the table: who is called the same gets a number."""
    shown = shown_name(name)
    taken = {likeness(seat.name) for seat in seats if seat.seat != place and seat.kind != "open"}
    if likeness(shown) not in taken:
        return shown
    for number in range(2, len(seats) + 2):
        numbered = f"{shown[: LONGEST_NAME - 3]} {number}"
        if likeness(numbered) not in taken:
            return numbered
    raise Denied("E_NAME")


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
