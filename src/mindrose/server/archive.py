"""Records of finished games and those that people bring: a clerk in a process of its own reads them.

What was read is kept for a while: a finished game does not change any more.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Final

import msgspec

from mindrose.kernel.form import Document
from mindrose.kernel.table import Table
from mindrose.server.clerk import Checked, Errand
from mindrose.server.problems import Denied
from mindrose.server.shelf import Shelf
from mindrose.server.thinking import Worker

COMMAND: Final = (sys.executable, "-m", "mindrose.server.clerk")
NICE: Final = 10  # those who play come first
LIMIT: Final = 30.0  # seconds of one errand
MOST_WAITING: Final = 20
LARGEST: Final = 1 << 26  # bytes of what a clerk brings


class Archive:
    """One clerk, to whom a few may wait."""

    def __init__(self) -> None:
        self.clerk = Worker(COMMAND, LARGEST, NICE)
        self.busy = asyncio.Lock()
        self.waiting = 0
        self.shelf = Shelf()

    async def checked(self, record: Document) -> Checked:
        """What a record says that somebody brings; refused if it cannot be played."""
        found = msgspec.json.decode(await self.send(Errand(msgspec.Raw(msgspec.json.encode(record)))), type=Checked)
        if found.refused:
            raise Denied("E_RECORD", found.refused)
        return found

    async def record(self, table: str, whole: Table) -> bytes:
        """The record of a finished game."""
        async with self.busy:
            kept = self.shelf.get((table,))
            if kept is None:
                kept = self.shelf.put((table,), (await asyncio.to_thread(whole.record().json)).encode())
        return kept

    async def steps(self, table: str, record: bytes, seat: int | None, first: int, count: int) -> bytes:
        """A part of a finished game, compressed."""
        key = (table, seat, first, count)
        kept = self.shelf.get(key)
        if kept is not None:
            return kept
        one_line = msgspec.json.format(record, indent=-1)
        found = await self.send(Errand(msgspec.Raw(one_line), True, seat, first, count))
        return self.shelf.put(key, msgspec.json.decode(found, type=bytes))

    async def send(self, errand: Errand) -> bytes:
        if self.waiting >= MOST_WAITING:
            raise Denied("E_RATE", seconds=5)
        self.waiting += 1
        try:
            async with self.busy:
                return await self.clerk.ask(msgspec.json.encode(errand), LIMIT)
        except TimeoutError:
            raise Denied("E_RECORD", "this record takes too long to play") from None
        except OSError:
            raise Denied("E_INTERNAL") from None
        finally:
            self.waiting -= 1

    async def stop(self) -> None:
        await self.clerk.end()
