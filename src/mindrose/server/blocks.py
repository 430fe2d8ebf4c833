"""Who does not want to hear of whom: lines of chat and reminders do not reach them, nor do their tables stand open."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from mindrose.server.database import is_shared
from mindrose.server.people import REMEMBERED, hold
from mindrose.server.problems import Denied
from mindrose.server.schema import blocks, players
from mindrose.server.wire import Blocked

MOST: Final = 200
NOBODY: Final[frozenset[str]] = frozenset()  # whom most have blocked: one for all of them


class Blocks:
    """What is stored of it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = is_shared(engine)
        self.known: OrderedDict[str, frozenset[str]] = OrderedDict()  # unless other servers may change it
        self.changes = 0  # what was read before a change must not be remembered after it

    async def of(self, player: str) -> list[Blocked]:
        """Those whom a player has blocked, the last one first."""
        query = sa.select(blocks.c.other, blocks.c.name).where(blocks.c.player == player).order_by(blocks.c.at.desc())
        async with self.engine.connect() as connection:
            return [Blocked(*row) for row in await connection.execute(query)]

    async def whom(self, player: str) -> frozenset[str]:
        """Those whom a player has blocked."""
        found = self.known.get(player)
        if found is None:
            changes = self.changes
            found = frozenset(other.id for other in await self.of(player)) or NOBODY
            if changes == self.changes and not self.shared:
                self.known[player] = found
                if len(self.known) > REMEMBERED:
                    self.known.popitem(last=False)
        return found

    async def holds(self, player: str, other: str) -> bool:
        return other in await self.whom(player)

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
        return await self.changed(player)

    async def remove(self, player: str, other: str) -> list[Blocked]:
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(blocks).where(blocks.c.player == player, blocks.c.other == other))
        return await self.changed(player)

    async def changed(self, player: str) -> list[Blocked]:
        self.changes += 1
        self.known.pop(player, None)
        return await self.of(player)
