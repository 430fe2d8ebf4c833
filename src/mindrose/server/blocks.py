"""Who does not want to hear of whom: lines of chat and reminders do not reach them, nor do their tables stand open."""

from __future__ import annotations

import time
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from mindrose.server.people import hold
from mindrose.server.problems import Denied
from mindrose.server.schema import blocks, players
from mindrose.server.wire import Blocked

MOST: Final = 200


class Blocks:
    """What is stored of it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def of(self, player: str) -> list[Blocked]:
        """Those whom a player has blocked, the last one first."""
        query = sa.select(blocks.c.other, blocks.c.name).where(blocks.c.player == player).order_by(blocks.c.at.desc())
        async with self.engine.connect() as connection:
            return [Blocked(*row) for row in await connection.execute(query)]

    async def holds(self, player: str, other: str) -> bool:
        return any(blocked.id == other for blocked in await self.of(player))

    async def add(self, player: str, other: str) -> list[Blocked]:
        async with self.engine.begin() as connection:
            await hold(connection, player)
            known = await connection.execute(sa.select(blocks.c.other).where(blocks.c.player == player))
            others = {str(row[0]) for row in known}
            if other not in others:
                if len(others) >= MOST:
                    raise Denied("E_TOO_MANY", most=MOST)
                name = await connection.scalar(sa.select(players.c.name).where(players.c.id == other))
                if name is None or player == other:
                    raise Denied("E_NOT_FOUND", "there is no such player")
                row = {"player": player, "other": other, "name": name, "at": time.time()}
                await connection.execute(sa.insert(blocks), row)
        return await self.of(player)

    async def remove(self, player: str, other: str) -> list[Blocked]:
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(blocks).where(blocks.c.player == player, blocks.c.other == other))
        return await self.of(player)
