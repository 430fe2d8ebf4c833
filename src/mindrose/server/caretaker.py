"""The caretaker: what the hall does by itself, again and again."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

import msgspec
import sqlalchemy as sa

from mindrose.kernel.errors import MindroseError
from mindrose.server import schema
from mindrose.server.wire import Lobby

if TYPE_CHECKING:
    from mindrose.server.hall import Hall

log = logging.getLogger("mindrose.server")
IDLE: Final = 600.0  # seconds after which a table that nobody looks at leaves the memory
SWEEP_EVERY: Final = 2.0
LOBBY_EVERY: Final = 1.0


class Caretaker:
    """One per hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.sweep()), asyncio.create_task(self.tell_lobby())]

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
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(SWEEP_EVERY)

    async def wake_due(self) -> None:
        columns = schema.tables.c
        waiting = sa.select(columns.id).where(columns.state == "playing", columns.due <= time.time())
        query = waiting.order_by(columns.due.desc()).limit(200)
        async with self.hall.engine.connect() as connection:
            due = [row[0] for row in await connection.execute(query)]
        for table_id in due:
            if table_id not in self.hall.live:
                try:
                    await self.hall.table(table_id)
                except MindroseError as error:
                    log.warning("table %s cannot go on: %s", table_id, error)
            elif self.hall.live[table_id].driver.idle():
                self.hall.live[table_id].driver.plan()

    def let_go(self) -> None:
        old = time.time() - IDLE
        for table_id, table in list(self.hall.live.items()):
            if table.driver.deeds and table.resting():  # who watched at another node is gone
                table.driver.plan()
            acting = table.row.due is not None and table.row.due <= time.time() + IDLE and table.row.state == "playing"
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
                except Exception:
                    log.exception("the lobby cannot be read")
                    continue
                packed = msgspec.json.encode(Lobby(tables))
                for listeners in self.hall.streams.values():
                    for listener in listeners:
                        listener.send(packed)
