"""Several servers on one PostgreSQL: servers are killed and ended, the database crashes, and lines to it are cut."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable

import asyncpg

from mindrose.server.nodes import SPACE
from tests.endurance.tables import Result, Tables
from tests.server.houses import Process
from tests.server.playing import together
from tests.server.postgres import Cluster

NODES = 3
LISTENING = f"SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = {SPACE}"
EVERY_LINE = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


async def told(database: str, query: str) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute(query)
    await connection.close()


async def shaken(cluster: Cluster, database: str, times: int, result: Result) -> None:
    """So many accidents, one kind after another; after each everybody plays on, and all is looked up."""
    dice = random.Random(times)
    nodes = [Process(database) for _ in range(NODES)]

    async def end(how: signal.Signals) -> None:
        node = dice.choice(nodes)
        await node.end(how)
        await asyncio.sleep(dice.uniform(0.0, 0.5))
        await node.start()

    accidents: list[Callable[[], Awaitable[None]]] = [
        lambda: end(signal.SIGKILL),
        lambda: told(database, LISTENING),
        lambda: end(signal.SIGTERM),
        lambda: asyncio.to_thread(cluster.restart),
        lambda: told(database, EVERY_LINE),
    ]
    try:
        await together(*(node.start() for node in nodes))
        tables = Tables(database, dice)
        await tables.set_up(nodes[0].address)
        while result.times < times:
            tables.persist(lambda: dice.choice([node.address for node in nodes if node.running is not None]))
            await tables.go_on()
            await accidents[result.times % len(accidents)]()
            result.times += 1
            await tables.go_on()
            await tables.rest()
            await tables.look_up()
            result.answers = tables.acknowledged
            await tables.renew(nodes[0].address)
        await tables.leave()
    finally:
        await together(*(node.kill() for node in nodes))
