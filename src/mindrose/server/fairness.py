"""Shuffles that nobody chose: the server promises a seed, and every person who sits down stirs it with a number.

The hash of the seed is shown before anybody names a number, so the server cannot choose it afterwards; and whoever
names one does not know the seed. The seed of the game is both together, and everybody can check it in the end.
"""

from __future__ import annotations

import secrets
import time
from typing import Final

from mindrose.kernel.chance import STIRRED, commitment
from mindrose.server.problems import Denied
from mindrose.server.wire import Promise

KEPT_S: Final = 600.0
MOST_EACH: Final = 8  # promises that one player can have open


class Promises:
    """Seeds that have been promised to somebody who is about to set up a table."""

    def __init__(self) -> None:
        self.open: dict[str, tuple[str, str, float]] = {}  # by their mark: to whom, the seed, and since when

    def give(self, player: str) -> Promise:
        """Promises a seed that nobody knows; the oldest ones of the player are forgotten."""
        now = time.monotonic()
        own = [mark for mark, (owner, _, _) in self.open.items() if owner == player]
        late = [mark for mark, (_, _, since) in self.open.items() if now - since > KEPT_S]
        for mark in {*own[: max(0, len(own) - MOST_EACH + 1)], *late}:
            del self.open[mark]
        mark, seed = secrets.token_hex(8), new_seed()
        self.open[mark] = (player, seed, now)
        return Promise(mark, commitment(seed))

    def take(self, mark: str, player: str) -> str:
        """The seed that was promised, for the one table that is made with it."""
        owner, seed, since = self.open.get(mark, ("", "", 0.0))
        if owner != player or time.monotonic() - since > KEPT_S:
            raise Denied("E_PROMISE")
        del self.open[mark]
        return seed


def new_seed() -> str:
    return secrets.token_hex(16)


def stirred(seed: str, seat: int, number: str, longest: int) -> str:
    """A promised seed with the number of a seat in it; one that the seat named before goes."""
    promised, *numbers = seed.split(STIRRED)
    kept = [named for named in numbers if named.partition("=")[0] != str(seat)]
    mixed = STIRRED.join([promised, *kept, f"{seat}={number}"])
    return mixed if number and len(mixed) <= longest else seed
