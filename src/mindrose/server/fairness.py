"""Shuffles that nobody chose: the server promises a seed, and every person who sits down stirs it with a number.

The hash of the seed is shown before anybody names a number, so the server cannot choose it afterwards; and whoever
names one does not know the seed. The seed of the game is both together, and everybody can check it in the end.
"""

from __future__ import annotations

import secrets
import time
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from mindrose.kernel.chance import STIRRED, commitment
from mindrose.server.problems import Denied
from mindrose.server.schema import promises
from mindrose.server.wire import Promise

KEPT_S: Final = 600.0
MOST_EACH: Final = 8  # promises that one player can have open


class Promises:
    """Seeds that have been promised to somebody who is about to set up a table, at whichever node."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def give(self, player: str) -> Promise:
        """Promises a seed that nobody knows; the oldest ones of the player are forgotten, and all that are late."""
        now, columns = time.time(), promises.c
        mark, seed = secrets.token_hex(8), new_seed()
        row = {"mark": mark, "player": player, "seed": seed, "at": now}
        own = sa.select(columns.mark).where(columns.player == player).order_by(columns.at.desc())
        async with self.engine.begin() as connection:
            await connection.execute(sa.insert(promises), row)
            await connection.execute(sa.delete(promises).where(columns.mark.in_(own.offset(MOST_EACH))))
            await connection.execute(sa.delete(promises).where(columns.at < now - KEPT_S))
        return Promise(mark, commitment(seed))

    async def take(self, mark: str, player: str) -> str:
        """The seed that was promised, for the one table that is made with it."""
        columns = promises.c
        kept = sa.and_(columns.mark == mark, columns.player == player, columns.at >= time.time() - KEPT_S)
        async with self.engine.begin() as connection:
            seed: str | None = await connection.scalar(sa.delete(promises).where(kept).returning(columns.seed))
        if seed is None:
            raise Denied("E_PROMISE")
        return seed


def new_seed() -> str:
    return secrets.token_hex(16)


def stirred(seed: str, seat: int, number: str, longest: int) -> str:
    """A promised seed with the number of a seat in it; one that the seat named before goes."""
    promised, *numbers = seed.split(STIRRED)
    kept = [named for named in numbers if named.partition("=")[0] != str(seat)]
    mixed = STIRRED.join([promised, *kept, f"{seat}={number}"])
    return mixed if number and len(mixed) <= longest else seed
