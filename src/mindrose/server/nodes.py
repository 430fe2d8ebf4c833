"""Several servers on one database: they tell each other what changed, and agree on who acts for bots and clocks.

With SQLite there is one server, and nothing to tell.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
import zlib
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import asyncpg
from sqlalchemy.exc import SQLAlchemyError

from mindrose.server.database import is_postgresql
from mindrose.server.entries import Entry

if TYPE_CHECKING:
    from mindrose.server.hall import Hall
    from mindrose.server.live import LiveTable

log = logging.getLogger("mindrose.server")
CHANNEL: Final = "mindrose"
SPACE: Final = 7406  # of the advisory locks on tables
PRESENCE_EVERY: Final = 20  # seconds
LINE_PATIENCE: Final = 5.0  # seconds


class Nodes:
    """One server alone."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.name = secrets.token_hex(4)

    async def start(self) -> None:
        """Nobody to listen to."""

    async def stop(self) -> None:
        """Nobody to leave."""

    def notice(self, kind: str, table: str, more: str = "") -> str:
        """What is told to the others when a change is committed."""
        return ""

    def entry_notice(self, table: str, entry: Entry, public: bool) -> str:
        """An entry is told whole: who has all before it need not read it."""
        return ""

    def tell(self, kind: str, table: str, more: str = "") -> None:
        """Tells the others something that is not stored."""

    def announce_presence(self, table: LiveTable) -> None:
        """Tells the others who looks at a table here."""

    def drives(self, table: str) -> bool:
        """This server acts for the bots and the clock of a table."""
        return True

    def release(self, table: str) -> None:
        """Another server may act for this table."""


class ManyNodes(Nodes):
    """Servers on one PostgreSQL, with LISTEN and NOTIFY.

    An advisory lock says who drives a table; it ends with its server.
    """

    def __init__(self, hall: Hall, database: str) -> None:
        super().__init__(hall)
        self.database = database
        self.connection: asyncpg.Connection[Any] | None = None
        self.driven: set[str] = set()
        self.wanted: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.loop_task: asyncio.Task[None] | None = None
        self.line = asyncio.Lock()  # the connection does one thing at a time

    async def start(self) -> None:
        await self.connect()
        self.loop_task = asyncio.create_task(self.keep())

    async def stop(self) -> None:
        for task in [*self.tasks, *([self.loop_task] if self.loop_task else [])]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.connection is not None:
            await self.connection.close()

    async def connect(self) -> None:
        self.driven.clear()
        self.connection = await asyncpg.connect(self.database.replace("postgres://", "postgresql://", 1))
        await self.connection.add_listener(CHANNEL, self.heard)

    async def keep(self) -> None:
        """Opens the line again when it breaks, and then reads all that was missed."""
        for second in count(1):
            await asyncio.sleep(1)
            try:
                await self.check()
                await self.take_locks()
                if second % PRESENCE_EVERY == 0:
                    for live in list(self.hall.live.values()):
                        self.announce_presence(live)
            except Exception as error:
                log.warning("the line to the other nodes is down: %(error)s", {"error": type(error).__name__})
                self.hang_up()

    async def check(self) -> None:
        """Hears of a line that is down by asking something; after opening it again, reads what was missed."""
        if self.connection is not None and not self.connection.is_closed():
            async with self.line:
                await asyncio.wait_for(self.connection.execute("SELECT 1"), LINE_PATIENCE)
            return
        await self.connect()
        for table in list(self.hall.live):
            try:
                await self.hall.hear(table)
            except Exception as error:
                log.warning(
                    "a table cannot be read: %(table)s, %(error)s", {"table": table, "error": type(error).__name__}
                )

    async def take_locks(self) -> None:
        """Drives the tables that nobody else drives."""
        for table in list(self.wanted - self.driven):
            async with self.line:
                if self.connection is None or table in self.driven:
                    continue
                got = await self.connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", SPACE, key_of(table))
                if got:
                    self.driven.add(table)
            if got:
                await self.hall.hear(table)

    def heard(self, connection: object, pid: int, channel: str, payload: object) -> None:
        for line in str(payload).split("\n"):
            node, kind, table, more = line.split(" ", 3)
            if node != self.name:
                self.begin(self.follow(node, kind, table, more))

    async def follow(self, node: str, kind: str, table: str, more: str) -> None:
        """Does what another node told of; what cannot be read now is read when the line has been opened anew."""
        try:
            await self.act_on(node, kind, table, more)
        except (SQLAlchemyError, OSError) as error:
            told = {"table": table, "error": type(error).__name__}
            log.warning("a table cannot be read: %(table)s, %(error)s", told)
            self.hang_up()

    def hang_up(self) -> None:
        if self.connection is not None:
            self.connection.terminate()  # else its locks would outlive it
        self.connection = None

    async def act_on(self, node: str, kind: str, table: str, more: str) -> None:
        live = self.hall.live.get(table)
        if kind == "here":
            if live is not None:
                before = live.here()
                live.remote[node] = (time.time(), {int(seat) for seat in more.split(",") if seat})
                if live.here() != before:
                    live.show_table()
                    live.driver.plan()
        elif kind == "ended":
            self.hall.end_visits(table, everywhere=False)
        elif kind == "gone":
            self.hall.forget(table)
        elif kind == "who":
            if live is not None:
                self.announce_presence(live)
        elif kind == "nudge":
            if live is not None:
                seat, _, by = more.partition(",")
                live.deliver_nudge(int(seat), by)
        elif kind == "point":
            if live is not None and live.match is not None:
                seat, thing, *answers = more.split(" ")
                async with live.lock:
                    live.deliver_point(int(seat), thing, [int(answer) for answer in answers])
        else:
            await self.hall.hear(table, kind, entry_of(more) if more else None)

    def begin(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def notice(self, kind: str, table: str, more: str = "") -> str:
        return f"{self.name} {kind} {table} {more}"

    def entry_notice(self, table: str, entry: Entry, public: bool) -> str:
        told = f"{entry.number},{entry.kind},{entry.seat},{entry.answer},{entry.at!r}"
        return self.notice("entry" if public else "draft", table, told)

    def tell(self, kind: str, table: str, more: str = "") -> None:
        self.begin(self.send(self.notice(kind, table, more)))

    async def send(self, line: str) -> None:
        async with self.line:
            if self.connection is not None and not self.connection.is_closed():
                await self.connection.execute("SELECT pg_notify($1, $2)", CHANNEL, line)

    def announce_presence(self, table: LiveTable) -> None:
        self.tell("here", table.row.id, ",".join(str(seat) for seat in sorted(table.present())))

    def drives(self, table: str) -> bool:
        if table not in self.driven:
            if table not in self.wanted:
                self.wanted.add(table)
                self.begin(self.take_locks())
            return False
        return True

    def release(self, table: str) -> None:
        self.wanted.discard(table)
        if table in self.driven:
            self.driven.discard(table)
            self.begin(self.unlock(table))

    async def unlock(self, table: str) -> None:
        async with self.line:
            if self.connection is not None and not self.connection.is_closed():
                await self.connection.execute("SELECT pg_advisory_unlock($1, $2)", SPACE, key_of(table))


def entry_of(told: str) -> Entry:
    number, kind, seat, answer, at = told.split(",")
    return Entry(int(number), int(kind), int(seat), int(answer), float(at))


def key_of(table: str) -> int:
    return zlib.crc32(table.encode()) - 2**31


def nodes_of(hall: Hall, database: str) -> Nodes:
    return ManyNodes(hall, database) if is_postgresql(database) else Nodes(hall)
