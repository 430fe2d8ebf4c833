"""Tables and seats as they are kept, and the statements that read and write them."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import bindparam as value
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mindrose.kernel.chance import commitment
from mindrose.kernel.form import Document
from mindrose.server import schema
from mindrose.server.database import is_shared
from mindrose.server.entries import Entry
from mindrose.server.memory import Memory
from mindrose.server.wire import ChatLine, Level, Pace, SeatInfo, SeatKind, TableInfo, TableState, Until, Value

EntryRow = tuple[str, int, int, int, int, float]  # the columns of `entries`
UNFINISHED: Final = 60  # tables with people that one player may host at a time
MOST_PUBLIC: Final = 3  # of these, such as the lobby shows


class TableRow(Struct):
    """A table, but for its seats and its log."""

    id: str
    game: str
    rules: str
    content: str
    players: int
    options: dict[str, Value]
    seed: str
    start: dict[str, Any] | None
    host: str
    public: bool
    pace: Pace
    limit: int | None
    state: TableState
    created: float
    started: float | None
    moved: float
    asked: list[int]
    due: float | None
    outcome: dict[str, Any] | None
    next: str | None
    lesson: str | None
    version: int = 0


class SeatRow(Struct):
    table: str
    seat: int
    kind: SeatKind
    player: str | None
    level: Level | None
    name: str
    passing: Until
    was: str | None = None


SEATED = ("kind", "player", "level", "name", "passing", "was")
CHANGING = ("seed", "state", "started", "moved", "asked", "due", "outcome", "next")
ADD_TABLE = sa.insert(schema.tables)
ADD_SEAT = sa.insert(schema.seats)
ENTRY_COLUMNS = ", ".join(f'"{column.name}"' for column in schema.entries.c)
ADD_MEMORY = sa.insert(schema.memories)
ADD_CHAT = sa.insert(schema.chat)
# Many tables are made with one version, and its facts never change.
ADD_PACK = sa.text(
    "INSERT INTO packs (game, version, facts) VALUES (:game, :version, :facts) ON CONFLICT DO NOTHING"
).bindparams(value("facts", type_=sa.JSON))
CHANGE_TABLE = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == value("key"))
    .values({name: value(f"new_{name}") for name in CHANGING})
)
FOLLOWING = ("moved", "asked", "due")
FOLLOW_TABLE = (
    sa.update(schema.tables)
    .where(
        schema.tables.c.id == value("key"),
        schema.tables.c.state == "playing",
        schema.tables.c.moved <= value("new_moved"),
    )
    .values({name: value(f"new_{name}") for name in FOLLOWING})
)
CHANGE_SEAT = (
    sa.update(schema.seats)
    .where(schema.seats.c.table == value("key"), schema.seats.c.seat == value("place"))
    .values({name: value(f"new_{name}") for name in SEATED})
)
# Whoever raises the version of a table decides about its seats; who comes second changes no row, and reads again.
CLAIM_TABLE = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == value("key"), schema.tables.c.version == value("known"))
    .values(version=value("known") + 1)
)


def table_change(row: TableRow) -> tuple[sa.Executable, dict[str, Any]]:
    named = {f"new_{name}": getattr(row, name) for name in CHANGING}
    return CHANGE_TABLE, {"key": row.id, **named}


def table_follows(row: TableRow) -> tuple[sa.Executable, dict[str, Any]]:
    """What may be written late: it never undoes the end of a game, nor what another node wrote since."""
    return FOLLOW_TABLE, {"key": row.id, **{f"new_{name}": getattr(row, name) for name in FOLLOWING}}


def claim(row: TableRow) -> tuple[sa.Executable, dict[str, Any]]:
    return CLAIM_TABLE, {"key": row.id, "known": row.version}


def seat_change(row: SeatRow) -> tuple[sa.Executable, dict[str, Any]]:
    named = {f"new_{name}": getattr(row, name) for name in SEATED}
    return CHANGE_SEAT, {"key": row.table, "place": row.seat, **named}


def fields(row: TableRow | SeatRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def entry_row(table: str, entry: Entry) -> EntryRow:
    return table, entry.number, entry.kind, entry.seat, entry.answer, entry.at


def memory_row(table: str, number: int, memory: Memory) -> tuple[sa.Executable, dict[str, Any]]:
    return ADD_MEMORY, {"table": table, "number": number, "told": msgspec.to_builtins(memory)}


def with_people() -> sa.ColumnElement[bool]:
    """Somebody sits at the table."""
    seats = schema.seats.c
    return sa.exists().where(seats.table == schema.tables.c.id, seats.kind == "person")


def with_others() -> sa.ColumnElement[bool]:
    """Somebody but the host sat at the table."""
    seats, tables = schema.seats.c, schema.tables.c
    others = sa.or_(seats.player != tables.host, sa.and_(seats.was.is_not(None), seats.was != tables.host))
    return sa.exists().where(seats.table == tables.id, others)


def unfinished(*more: sa.ColumnElement[bool]) -> sa.Executable:
    """Changes one row if a host has room for one more table, and none else; the row of the host is held meanwhile."""
    tables, players = schema.tables.c, schema.players.c
    counted = sa.or_(tables.state == "open", sa.and_(tables.state == "playing", with_people()))
    hosted = sa.select(sa.func.count()).where(tables.host == value("host"), tables.lesson.is_(None), counted, *more)
    room = hosted.scalar_subquery() < value("most")
    return sa.update(schema.players).where(players.id == value("host"), room).values(name=players.name)


HOLD_HOST = sa.update(schema.players).where(schema.players.c.id == value("host")).values(name=schema.players.c.name)
ROOM = unfinished()
PUBLIC_ROOM = unfinished(schema.tables.c.public)


def room_for(row: TableRow) -> list[tuple[sa.Executable, dict[str, Any]]]:
    """What must hold when a table is stored: its host has not too many already. Lessons do not count."""
    if row.lesson is not None or row.state == "over":
        return []
    guards: list[tuple[sa.Executable, dict[str, Any]]] = [(HOLD_HOST, {"host": row.host})]
    guards.append((ROOM, {"host": row.host, "most": UNFINISHED}))
    if row.public:
        guards.append((PUBLIC_ROOM, {"host": row.host, "most": MOST_PUBLIC}))
    return guards


REMOVE = tuple(
    sa.delete(table).where(column == value("key"))
    for table, column in (
        (schema.entries, schema.entries.c.table),
        (schema.memories, schema.memories.c.table),
        (schema.chat, schema.chat.c.table),
        (schema.seats, schema.seats.c.table),
        (schema.tables, schema.tables.c.id),
    )
)
REMOVE_FROM_FILE = (sa.delete(schema.arrivals).where(schema.arrivals.c.table == value("key")), *REMOVE)


def removal(table: str, shared: bool) -> list[tuple[sa.Executable, dict[str, Any]]]:
    """What takes a table out of the database."""
    return [(statement, {"key": table}) for statement in (REMOVE if shared else REMOVE_FROM_FILE)]


async def read_tables(
    engine: AsyncEngine, condition: sa.ColumnElement[bool], most: int, *first: sa.ColumnElement[Any]
) -> list[TableRow]:
    """The tables for which something holds, in an order, then the newest move first."""
    query = sa.select(schema.tables).where(condition).order_by(*first, schema.tables.c.moved.desc()).limit(most)
    async with engine.connect() as connection:
        return [TableRow(**row) for row in (await connection.execute(query)).mappings()]


def abandoned() -> sa.Executable:
    """Tables of a host where bots are left alone, and finished ones where nobody else sat, the newest first."""
    columns = schema.tables.c
    alone, own = sa.and_(columns.state == "playing", ~with_people()), sa.and_(columns.state == "over", ~with_others())
    query = sa.select(columns.id, columns.state).where(columns.host == value("host"), sa.or_(alone, own))
    return query.order_by(columns.moved.desc()).limit(value("most"))


ABANDONED = abandoned()


async def read_abandoned(engine: AsyncEngine, host: str, most: int) -> list[tuple[str, str]]:
    """Their ids and states."""
    async with engine.connect() as connection:
        return [(row.id, row.state) for row in await connection.execute(ABANDONED, {"host": host, "most": most})]


async def read_seats(engine: AsyncEngine, ids: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of these tables, in order."""
    query = sa.select(schema.seats).where(schema.seats.c.table.in_(ids)).order_by(schema.seats.c.seat)
    found: dict[str, list[SeatRow]] = {table: [] for table in ids}
    async with engine.connect() as connection:
        for row in (await connection.execute(query)).mappings():
            found[row["table"]].append(SeatRow(**row))
    return found


async def read_entries(connection: AsyncConnection, table: str, first: int) -> list[Entry]:
    """One statement: what a writer folds meanwhile is read once all the same."""
    parts = []
    for columns in (log.c for log in schema.logs(is_shared(connection))):
        part = sa.select(columns.number, columns.kind, columns.seat, columns.option, columns.at)
        parts.append(part.where(columns.table == table, columns.number >= first))
    return [Entry(*row) for row in await connection.execute(sa.union_all(*parts).order_by("number"))]


async def read_memories(engine: AsyncEngine, table: str) -> dict[int, Memory]:
    """What entries of a table took back, by their numbers."""
    columns = schema.memories.c
    query = sa.select(columns.number, columns.told).where(columns.table == table)
    async with engine.connect() as connection:
        return {number: msgspec.convert(told, Memory) for number, told in await connection.execute(query)}


async def read_pack(engine: AsyncEngine, game: str, version: str) -> Document | None:
    """What the files of a pack said, if a table was made with that version."""
    columns = schema.packs.c
    query = sa.select(columns.facts).where(columns.game == game, columns.version == version)
    async with engine.connect() as connection:
        facts: Document | None = await connection.scalar(query)
    return facts


async def read_chat(connection: AsyncConnection, table: str, first: int) -> list[ChatLine]:
    columns = schema.chat.c
    query = (
        sa.select(columns.number, columns.name, columns.seat, columns.text, columns.at, columns.player)
        .where(columns.table == table, columns.number >= first)
        .order_by(columns.number)
    )
    return [ChatLine(*row) for row in await connection.execute(query)]


def info(row: TableRow, seats: list[SeatRow], player: str | None, here: set[int]) -> TableInfo:
    """A table as a player may see it; `here` are the seats whose people are connected."""
    over = row.state == "over"
    return TableInfo(
        id=row.id,
        game=row.game,
        players=row.players,
        options=row.options,
        seats=[
            SeatInfo(seat.kind, seat.name, seat.level, seat.player, seat.kind == "bot" or seat.seat in here)
            for seat in seats
        ],
        you=[seat.seat for seat in seats if player is not None and seat.player == player],
        back=[seat.seat for seat in seats if player is not None and row.state == "playing" and seat.was == player],
        host=row.host,
        yours=player is not None and row.host == player,
        public=row.public,
        pace=row.pace,
        limit=row.limit,
        state=row.state,
        created=row.created,
        moved=row.moved,
        asked=row.asked,
        commitment=commitment(row.seed),
        seed=row.seed if over else None,
        resumed=row.start is not None and row.lesson is None,
        outcome=row.outcome,
        next=row.next,
    )
