"""Lines are cut in the middle of a message, in both directions, by a relay between people and the server."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

from tests.endurance.tables import GOING_ON, Result, Tables
from tests.server.houses import Process

FAR = 60_000  # bytes on average, in one direction, until a line is cut
CHUNK = 4096
BATCH = 25  # cuts between two times that all is looked up


class Relay:
    """Passes bytes on, and cuts each line somewhere, within a frame as well as between two."""

    def __init__(self, port: int, dice: random.Random) -> None:
        self.port = port
        self.dice = dice
        self.cuts = 0
        self.cutting = True

    async def __aenter__(self) -> Relay:
        self.server = await asyncio.start_server(self.join, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            further, onward = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            writer.transport.abort()
            return
        ways = [asyncio.create_task(self.pass_on(*way)) for way in ((reader, onward), (further, writer))]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for end in (writer, onward):
            end.transport.abort()
        await asyncio.gather(*ways, return_exceptions=True)

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        left = int(self.dice.expovariate(1 / FAR))
        with suppress(OSError):
            while chunk := await reader.read(CHUNK):
                if self.cutting and len(chunk) > left:
                    self.cuts += 1
                    writer.write(chunk[:left])
                    await writer.drain()
                    return
                left -= len(chunk)
                writer.write(chunk)
                await writer.drain()


async def cut(database: str, times: int, result: Result) -> None:
    """So many cuts; who comes back says again what was not acknowledged, and nothing is applied twice."""
    dice = random.Random(times)
    async with Process(database) as server, Relay(server.port, dice) as relay:
        tables = Tables(database, dice)
        await tables.set_up(server.address)
        while result.times < times:
            relay.cutting, goal = True, min(times, result.times + BATCH)
            for sitter in tables.sitters:
                await sitter.return_to(lambda: relay.address)
            tables.persist(lambda: relay.address)
            async with asyncio.timeout(GOING_ON):
                while relay.cuts < goal and not all(sitter.over for sitter in tables.sitters):
                    await tables.watch()
            result.times, relay.cutting = relay.cuts, False
            await tables.rest()
            await tables.look_up()
            result.answers = tables.acknowledged
            await tables.renew(server.address)
        await tables.leave()
