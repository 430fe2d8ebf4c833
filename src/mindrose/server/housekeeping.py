"""What nobody needs any more goes: tables, sessions and guests, each after a time that can be set."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from mindrose.server.schema import blocks, players, seats, sessions, tables

if TYPE_CHECKING:
    from mindrose.server.hall import Hall

DAY: Final = 86_400.0
AT_ONCE: Final = 100  # tables that go in one round: players do not wait for it


async def keep_house(hall: Hall) -> bool:
    """One round; whether there may be more to do at once."""
    config = hall.config
    ids = await old_tables(hall.engine, config.keep_open, config.keep_abandoned, config.keep_finished)
    gone = 0
    for table_id in ids:
        table = hall.live.get(table_id)
        if table is None or not table.here():
            await hall.remove_stored([table_id])
            gone += 1
    await end_sessions(hall.engine, config.keep_sessions)
    guests = await dismiss_guests(hall.engine, config.keep_guests)
    return gone == AT_ONCE or guests == AT_ONCE


def before(days: int) -> float:
    """The moment so many days ago; with 0 nothing is ever old enough."""
    return time.time() - days * DAY if days else 0.0


async def old_tables(engine: AsyncEngine, waiting: int, abandoned: int, finished: int) -> list[str]:
    columns = tables.c
    old = sa.or_(
        sa.and_(columns.state == "open", columns.moved < before(waiting)),
        sa.and_(columns.state == "playing", columns.moved < before(abandoned)),
        sa.and_(columns.state == "playing", columns.lesson.is_not(None), columns.moved < before(waiting)),
        sa.and_(columns.state == "over", columns.moved < before(finished)),
    )
    async with engine.connect() as connection:
        return [str(row[0]) for row in await connection.execute(sa.select(columns.id).where(old).limit(AT_ONCE))]


async def end_sessions(engine: AsyncEngine, days: int) -> None:
    """Sessions of people that were not used for long; a program's token stays with it."""
    last = sa.func.coalesce(sessions.c.seen, sessions.c.created)
    people = sa.select(players.c.id).where(players.c.owner.is_(None))
    async with engine.begin() as connection:
        await connection.execute(sa.delete(sessions).where(last < before(days), sessions.c.player.in_(people)))


async def dismiss_guests(engine: AsyncEngine, days: int) -> int:
    """How many went who were not here for long and have no table, with their programs; names at tables stay there."""
    last = sa.func.coalesce(sessions.c.seen, sessions.c.created)
    busy = [
        sa.exists().where(sessions.c.player == players.c.id, last >= before(days)),
        sa.exists().where(sa.or_(seats.c.player == players.c.id, seats.c.was == players.c.id)),
        sa.exists().where(tables.c.host == players.c.id),
    ]
    gone = sa.select(players.c.id).where(
        players.c.login.is_(None), players.c.owner.is_(None), players.c.created < before(days), ~sa.or_(*busy)
    )
    async with engine.begin() as connection:
        ids = [str(row[0]) for row in await connection.execute(gone.limit(AT_ONCE))]
        guests = len(ids)
        programs = sa.select(players.c.id).where(players.c.owner.in_(ids))
        ids += [str(row[0]) for row in await connection.execute(programs)]
        for column in (sessions.c.player, blocks.c.player, blocks.c.other, players.c.id):
            await connection.execute(sa.delete(column.table).where(column.in_(ids)))
    return guests
