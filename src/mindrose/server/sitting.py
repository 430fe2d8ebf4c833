"""Sitting down and getting up: who may take which seat, what becomes of it, and when a table begins or goes.

Several servers may decide at the same time: the first to store decides, and who comes second decides again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from mindrose.server.fairness import new_seed, stirred
from mindrose.server.live import LiveTable
from mindrose.server.making import LONGEST_SEED, new_id
from mindrose.server.people import Player
from mindrose.server.problems import Denied
from mindrose.server.seats import away, bot_seat, free_seat, own_seat, person_seat, resigning_seat, told_apart
from mindrose.server.store import Lost
from mindrose.server.wire import ChangeSeat, Join, Rematch, TableInfo

if TYPE_CHECKING:
    from mindrose.server.hall import Hall

STORING: Final = 0.2  # seconds that it takes at most to store a table, or so
TRIES: Final = 10  # times that others may be quicker before somebody is told to look again


async def decide(hall: Hall, table_id: str, deed: Callable[[LiveTable], Sequence[int]]) -> LiveTable:
    """Changes seats of a table by what it is now, and starts the game when all are taken.

    The deed says which seats it has changed; it is done again where another server has changed the table meanwhile.
    """
    table = await hall.table(table_id)
    async with table.lock:
        for _ in range(TRIES):
            seats = deed(table)
            try:
                await settle(hall, table, seats)
            except Lost:
                continue
            return table
    raise Denied("E_STALE")


async def settle(hall: Hall, table: LiveTable, seats: Sequence[int]) -> None:
    if table.row.state == "open" and all(seat.kind != "open" for seat in table.seats):
        table.row.state, table.row.started = "playing", time.time()
        await table.begin()
        table.due.follow(time.time(), True)
    await table.store_seats(*seats)
    table.reseat()
    table.show_table()
    if table.match is not None:
        table.show(table.match.viewers)
    hall.table_changed(table)
    table.driver.plan()


async def join(hall: Hall, table_id: str, player: Player, wish: Join) -> TableInfo:
    """Takes an open seat, or in a running game the own one that a bot has kept; the last one starts the game."""
    host = (await hall.table(table_id)).row.host
    blocked = await hall.blocks.holds(host, player.id)

    def deed(table: LiveTable) -> list[int]:
        if blocked and table.row.state == "open":  # an own seat is taken from nobody
            raise Denied("E_BLOCKED")
        seat = own_seat(table, wish.seat, player)
        name = told_apart(wish.name or player.name, seat, table.seats)
        table.seats[seat] = person_seat(table_id, seat, player, name)
        if table.row.state == "open":
            table.row.seed = stirred(table.row.seed, seat, wish.salt, LONGEST_SEED)
        return [seat]

    return (await decide(hall, table_id, deed)).info(player.id)


async def leave(hall: Hall, table_id: str, player: Player) -> TableInfo:
    """Before the start the seat is free again; later a bot plays on, until its player comes back."""

    def deed(table: LiveTable) -> list[int]:
        mine = table.seats_of(player.id)
        if not mine:
            raise Denied("E_NOT_SEATED")
        for seat in mine:
            if table.row.state == "open":
                table.seats[seat] = free_seat(table_id, seat)
            elif table.row.state == "playing":
                table.seats[seat] = bot_seat(table_id, seat, "medium", table.seats[seat].name, player.id)
        return mine

    table = await decide(hall, table_id, deed)
    hall.tell_player(table, player.id)
    if table.row.state == "open" and not any(seat.kind == "person" for seat in table.seats):
        await hall.remove(table)  # nobody is left to wait
    return table.info(player.id)


async def change_seat(hall: Hall, table_id: str, player: Player, seat: int, wish: ChangeSeat) -> TableInfo:
    """For the host. In a running game nobody but a bot may follow: whoever came would see a hand."""

    def deed(table: LiveTable) -> list[int]:
        row = table.row
        if row.host != player.id:
            raise Denied("E_NOT_HOST")
        if not 0 <= seat < len(table.seats):
            raise Denied("E_SEAT_UNKNOWN")
        bot = wish.kind == "bot"
        if row.state == "over" or (row.state == "playing" and not bot):
            raise Denied("E_STARTED")
        if row.state == "playing" and not away(table, seat, player):
            raise Denied("E_SEAT_TAKEN", "its player is here, or has not been away long enough")
        was = table.seats[seat]
        kept = (was.player or was.was) if row.state == "playing" else None
        table.seats[seat] = bot_seat(table_id, seat, wish.level, "", kept) if bot else free_seat(table_id, seat)
        if bot:
            table.seats[seat].name = told_apart(table.seats[seat].name, seat, table.seats)
        return [seat]

    return (await decide(hall, table_id, deed)).info(player.id)


async def start(hall: Hall, table_id: str, player: Player) -> TableInfo:
    def deed(table: LiveTable) -> list[int]:
        if table.row.host != player.id:
            raise Denied("E_NOT_HOST")
        if table.row.state != "open":
            raise Denied("E_STARTED")
        if any(seat.kind == "open" for seat in table.seats):
            raise Denied("E_OPEN_SEATS")
        return []

    return (await decide(hall, table_id, deed)).info(player.id)


async def resign(hall: Hall, table_id: str, player: Player, wanted: int | None) -> TableInfo:
    """Ends a game of two sides: the other side wins."""
    table = await hall.table(table_id)
    async with table.lock:
        await table.resign(resigning_seat(table, wanted, player))
    return table.info(player.id)


async def rematch(hall: Hall, table_id: str, player: Player, wish: Rematch) -> TableInfo:
    """A new table with the same people, options and bots; the old one shows the way to it."""
    fresh_id = new_id()

    def deed(table: LiveTable) -> list[int]:
        if table.row.state != "over" or table.writing:
            raise Denied("E_NOT_OVER")
        if not table.seats_of(player.id):
            raise Denied("E_NOT_SEATED")
        table.row.next = table.row.next or fresh_id
        return []

    table = await decide(hall, table_id, deed)
    if table.row.next != fresh_id:
        return await made_by_another(hall, str(table.row.next), player)
    now = time.time()
    fresh = msgspec.structs.replace(
        table.row, id=fresh_id, seed=new_seed(), start=None, host=player.id, state="open", created=now,
        started=None, moved=now, asked=[], due=None, outcome=None, next=None, lesson=None, version=0,
    )  # fmt: skip
    others = {seat.player for seat in table.seats if seat.player not in (None, player.id)}
    unwilling = {other for other in others if other is not None and await hall.blocks.holds(other, player.id)}
    seats = [
        free_seat(fresh.id, seat.seat)
        if seat.player in unwilling
        else msgspec.structs.replace(seat, table=fresh.id, passing="ask", was=None)
        for seat in table.seats
    ]
    if all(seat.kind != "open" for seat in seats):
        fresh.state = "playing"
    try:
        if wish.promise:
            fresh.seed = await hall.promises.take(wish.promise, player.id)
        own = next(seat.seat for seat in seats if seat.player == player.id)
        fresh.seed = stirred(fresh.seed, own, wish.salt, LONGEST_SEED)
        return await hall.place(fresh, seats, [], player)
    except BaseException:
        await decide(hall, table_id, not_again)
        raise


async def made_by_another(hall: Hall, table_id: str, player: Player) -> TableInfo:
    """A table that somebody else is making at this moment: the way to it is known before it is stored."""
    for _ in range(TRIES):
        with suppress(Denied):
            return await hall.info(table_id, player)
        await asyncio.sleep(STORING)
    return await hall.info(table_id, player)


def not_again(table: LiveTable) -> list[int]:
    table.row.next = None
    return []


async def close(hall: Hall, table_id: str, player: Player) -> None:
    """The host ends a table for good: before the start any, later one where no other person plays."""
    table = await hall.table(table_id)
    async with table.lock:
        if table.row.host != player.id:
            raise Denied("E_NOT_HOST")
        others = [seat for seat in table.seats if seat.kind == "person" and seat.player != player.id]
        if table.row.state == "over" or (table.row.state == "playing" and others):
            raise Denied("E_STARTED", "others play here: leave, and a bot plays on for you")
        await hall.remove(table)
