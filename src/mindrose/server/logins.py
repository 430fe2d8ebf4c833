"""Passwords are tried one after another: who guesses has to wait, and the owner of the account does not."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from mindrose.server.problems import Denied

AT_ONCE: Final = 1  # passwords that are hashed at the same time: each needs 64 MiB, and takes four threads
MOST_WAITING: Final = 8
FREE: Final = 3  # wrong passwords of an address for one account before it has to wait
MANY: Final = 30  # of all addresses, after which one that was wrong has to wait
LONGEST: Final = 900.0  # seconds; after so long wrong passwords are forgotten
REMEMBERED: Final = 10_000
KNOWN: Final = -1


class Wrong:
    """How often a password was wrong, and when last."""

    def __init__(self) -> None:
        self.times = 0
        self.last = 0.0


class Turn:
    def __init__(self, wrong: int) -> None:
        self.wrong = wrong
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Logins:
    """Who may try a password now."""

    def __init__(self) -> None:
        self.wrong: OrderedDict[tuple[str, str], Wrong] = OrderedDict()
        self.right: OrderedDict[tuple[str, str], None] = OrderedDict()  # where accounts were opened from
        self.busy = 0
        self.waiting: list[Turn] = []

    # Guessing

    def check(self, login: str, address: str) -> None:
        """Refuses who has guessed too often; the account is not closed to those who have not."""
        here, all_over = self.times(login, address), self.times(login, "")
        pause = 2.0 ** (here - FREE) if here >= FREE else 0.0
        if here and all_over >= MANY:
            pause = max(pause, 60.0)
        if pause:
            left = self.wrong[login, address].last + min(pause, LONGEST) - time.monotonic()
            if left > 0:
                raise Denied("E_RATE", seconds=int(left) + 1)

    def times(self, login: str, address: str) -> int:
        known = self.wrong.get((login, address))
        return 0 if known is None or known.last < time.monotonic() - LONGEST else known.times

    def failed(self, login: str, address: str) -> None:
        for key in ((login, address), (login, "")):
            known = self.wrong.pop(key, Wrong())
            known.times = self.times(*key) + 1 if known.last < time.monotonic() - LONGEST else known.times + 1
            known.last = time.monotonic()
            self.wrong[key] = known
        while len(self.wrong) > REMEMBERED:
            self.wrong.popitem(last=False)

    def succeeded(self, login: str, address: str) -> None:
        self.wrong.pop((login, address), None)
        self.right[login, address] = None
        if len(self.right) > REMEMBERED:
            self.right.popitem(last=False)

    def rank(self, login: str, address: str) -> int:
        """Who comes first: an address from which the account was opened before, then who was wrong least often."""
        return KNOWN if (login, address) in self.right else self.times(login, address)

    # The queue

    @asynccontextmanager
    async def turn(self, wrong: int = 0) -> AsyncIterator[None]:
        """Waits until a password may be hashed; who was wrong less often goes first."""
        if self.busy >= AT_ONCE:
            await self.wait(Turn(wrong))
        self.busy += 1
        try:
            yield
        finally:
            self.busy -= 1
            self.call()

    async def wait(self, turn: Turn) -> None:
        if len(self.waiting) >= MOST_WAITING:
            worst = max(self.waiting, key=lambda other: other.wrong)
            if worst.wrong <= turn.wrong:
                raise Denied("E_RATE", seconds=2)
            self.waiting.remove(worst)
            worst.called.set_exception(Denied("E_RATE", seconds=2))
        self.waiting.append(turn)
        try:
            await turn.called
        except asyncio.CancelledError:
            if turn in self.waiting:
                self.waiting.remove(turn)
            else:
                self.call()
            raise

    def call(self) -> None:
        if self.waiting:
            turn = min(self.waiting, key=lambda other: other.wrong)
            self.waiting.remove(turn)
            turn.called.set_result(None)
