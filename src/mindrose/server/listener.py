"""Somebody at the other end of a websocket."""

from __future__ import annotations

import time

from mindrose.server.line import Line
from mindrose.server.story import Viewer


class Listener:
    """Who it is, from where, the seat they look from, and how many events they have been told."""

    def __init__(self, line: Line, player: str | None, seat: Viewer, told: int, address: str = "") -> None:
        self.line = line
        self.player = player
        self.seat = seat
        self.told = told
        self.address = address
        self.deaf: frozenset[str] = frozenset()  # players whom they do not want to hear

    def send(self, message: bytes) -> None:
        self.line.say(message)


class Allowance:
    """So many messages a second, and a few seconds' worth at once."""

    def __init__(self, rate: float, seconds: float = 3.0) -> None:
        self.rate = rate
        self.most = rate * seconds
        self.left = self.most
        self.last = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is anything left; what costs more than that is paid off later."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.last) * self.rate)
        self.last = now
        if self.left < 1:
            return False
        self.left -= cost
        return True
