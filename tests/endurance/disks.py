"""The disk is full, is freed, or the server is killed while it is full.

What a full disk does to a program is done by a limit on the size of its files, which needs no rights: a write is cut
short, and then fails.
"""

from __future__ import annotations

import asyncio
import resource
import time
from pathlib import Path

from tests.endurance.tables import GOING_ON, Result, Tables, peopled
from tests.server.houses import Process

ROOM = 40_000  # bytes that are left at most when the disk begins to be full
LONG = 5.0  # seconds in which so much room is filled
FULL = 0.5  # seconds that it stays full at most, from the first refusal on


async def filled(database: str, times: int, result: Result) -> None:
    """So many full disks; after each everybody plays on, and all is looked up."""
    async with peopled(database, times) as (server, tables):
        longest = 0
        while result.times < times:
            tables.persist(lambda: server.address)
            await tables.go_on(0.5)
            # SQLite fills its log to a length, then again from the start: it may not end where the file does.
            size = Path(f"{database}-wal").stat().st_size
            limit(server, (size if size > longest else 0) + tables.dice.randrange(ROOM))
            longest = max(size, longest)
            if not await refused(tables, LONG):
                limit(server, 0)
                assert await refused(tables, GOING_ON), "nobody was told that nothing can be stored"
            await asyncio.sleep(tables.dice.uniform(0.0, FULL))
            if result.times % 2:
                await server.kill()
                await server.start()
            else:
                limit(server, resource.RLIM_INFINITY)
            result.times += 1
            await tables.go_on()
            await tables.rest()
            await tables.look_up()
            result.answers = tables.acknowledged
            await tables.renew(server.address)


def limit(server: Process, size: int) -> None:
    assert server.running is not None
    assert server.running.pid is not None
    resource.prlimit(server.running.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def refused(tables: Tables, most: float) -> bool:
    """Waits until somebody hears that nothing can be stored; False if nobody does for so many seconds."""

    def count() -> int:
        return sum(sitter.refused["E_STORAGE"] for sitter in tables.sitters)

    before, until = count(), time.monotonic() + most
    while count() == before and time.monotonic() < until:
        await asyncio.sleep(0.01)
    return count() > before
