"""The caretaker: what the hall does by itself, again and again."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from mindrose.kernel.errors import MindroseError
from mindrose.server import schema
from mindrose.server.housekeeping import keep_house
from mindrose.server.problems import Denied
from mindrose.server.wire import Lobby

if TYPE_CHECKING:
    from mindrose.server.hall import Hall

log = logging.getLogger("mindrose.server")
IDLE: Final = 600.0  # seconds after which a table that nobody looks at leaves the memory
SWEEP_EVERY: Final = 2.0
LOBBY_EVERY: Final = 1.0
TIDY_EVERY: Final = 600.0
WAKEN: Final = 50  # tables in one sweep
RETRY: Final = 600.0  # seconds after which a table that could not be woken is tried again
AHEAD: Final = 60.0  # seconds


class Caretaker:
    """One per hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.tasks: list[asyncio.Task[None]] = []
        self.trouble = ""  # what keeps the database away
        self.tidy = time.monotonic() + SWEEP_EVERY
        self.failed: dict[str, float] = {}  # tables that could not be woken, and when that was tried

    def start(self) -> None:
        deeds = (self.sweep(), self.tell_lobby(), self.hall.metrics.watch())
        self.tasks = [asyncio.create_task(deed) for deed in deeds]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def sweep(self) -> None:
        """Wakes tables where the server has something to do, and lets go of those that nobody looks at."""
        while True:
            try:
                await self.hall.catch_up()
                await self.wake_due()
                self.let_go()
                await self.tidy_up()
                self.report("")
            except (SQLAlchemyError, OSError, Denied) as error:
                self.report(type(getattr(error, "orig", None) or error).__name__)
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(SWEEP_EVERY)

    def report(self, trouble: str) -> None:
        """A database that is away is told of once, and so is its return."""
        if trouble != self.trouble:
            if trouble:
                log.error("the database is away: %(error)s", {"error": trouble})
            else:
                log.error("the database is back")
        self.trouble = trouble

    async def tidy_up(self) -> None:
        if time.monotonic() >= self.tidy:
            more = await keep_house(self.hall)
            self.tidy = time.monotonic() + (0 if more else TIDY_EVERY)

    async def wake_due(self) -> None:
        """The longest overdue first, a few at a time; what cannot go on does not keep others from it."""
        now = time.time()
        columns = schema.tables.c
        due = sa.or_(columns.due <= now, columns.moved > now + AHEAD)  # the clock may have been set back
        waiting = sa.select(columns.id).where(columns.state == "playing", columns.due.is_not(None), due)
        async with self.hall.engine.connect() as connection:
            ids = [str(row[0]) for row in await connection.execute(waiting.order_by(columns.due))]
        woken = 0
        for table_id in ids:
            table = self.hall.live.get(table_id)
            if table is not None:
                if table.driver.idle():
                    table.driver.plan()
            elif woken < WAKEN and self.failed.get(table_id, 0.0) < now - RETRY:
                woken += 1
                try:
                    await self.hall.table(table_id)
                except MindroseError as error:
                    self.failed[table_id] = now
                    log.warning("a table cannot go on: %(table)s, %(why)s", {"table": table_id, "why": error})
        self.failed = {table_id: at for table_id, at in self.failed.items() if at > now - RETRY}

    def let_go(self) -> None:
        now = time.time()
        old = now - IDLE
        for table_id, table in list(self.hall.live.items()):
            if table.match is not None and table.row.state == "playing":
                table.renew_due()
            if table.driver.deeds and table.resting():  # who watched at another node is gone
                table.driver.plan()
            acting = table.row.due is not None and table.row.due <= now + IDLE and table.row.state == "playing"
            if not table.listeners and table.touched < old and not acting and not table.lock.locked():
                table.driver.stop()
                self.hall.nodes.release(table_id)
                del self.hall.live[table_id]

    async def tell_lobby(self) -> None:
        while True:
            await asyncio.sleep(LOBBY_EVERY)
            if self.hall.lobby_changed and self.hall.streams:
                self.hall.lobby_changed = False
                try:
                    tables = await self.hall.lobby(None)
                except (SQLAlchemyError, OSError):
                    self.hall.lobby_changed = True  # later
                    continue
                packed = msgspec.json.encode(Lobby(tables))
                for listeners in self.hall.streams.values():
                    for listener in listeners:
                        listener.send(packed)
