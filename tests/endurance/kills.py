"""The server is killed again and again, in play and while it starts."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

from tests.endurance.tables import Result, peopled
from tests.server.houses import Process
from tests.server.playing import together

SOME = 0.3  # of all people say something between two kills; every fifth time, everybody does
MOMENT = 0.2  # seconds until the kill, at most
STARTING = 0.6  # seconds after which a server that starts is killed, at most


async def killed(database: str, times: int, result: Result) -> None:
    """So many kills; after each all that was acknowledged is looked up."""
    async with peopled(database, times) as (server, tables):
        while result.times < times:
            tables.begin()
            await tables.go_on(SOME if result.times % 5 else 1.0)
            await asyncio.sleep(tables.dice.uniform(0.0, MOMENT))
            await server.kill()
            result.times += 1
            await tables.gone()
            await tables.look_up()
            result.answers = tables.acknowledged
            if result.times % 7 == 3 and result.times < times:
                await killed_while_it_starts(server, tables.dice)
                result.times += 1
            if server.running is None:
                await server.start()
            await together(*(sitter.come_back() for sitter in tables.sitters))
            await tables.renew(server.address)


async def killed_while_it_starts(server: Process, dice: random.Random) -> None:
    starting = asyncio.create_task(server.start())
    await asyncio.sleep(dice.uniform(0.0, STARTING))
    await server.kill()
    with suppress(EOFError):  # it could not say any more that it had started
        await starting
