"""Somebody at the other end of a websocket."""

from __future__ import annotations

import asyncio
import time
from collections import deque

from mindrose.server.match import Viewer

MOST = 2000  # messages that wait for a slow reader before the connection is given up


class Listener:
    """Messages wait here, so that nobody's slow line holds up a table."""

    def __init__(self, player: str | None, seat: Viewer, told: int) -> None:
        self.player = player
        self.seat = seat
        self.told = told
        self.outbox: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.broken = False

    def send(self, message: bytes) -> None:
        if len(self.outbox) >= MOST:
            self.broken = True
        else:
            self.outbox.append(message)
        self.wake.set()


class Allowance:
    """So many messages a second, and a few seconds' worth at once."""

    def __init__(self, rate: float, seconds: float = 3.0) -> None:
        self.rate = rate
        self.most = rate * seconds
        self.left = self.most
        self.last = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.last) * self.rate)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
