"""One after another: a lock that can also be taken without waiting, by code that is no coroutine."""

from __future__ import annotations

import asyncio
from collections import deque


class Gate:
    """Whoever waits goes through in the order of coming; nobody passes those who wait."""

    def __init__(self) -> None:
        self.held = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Goes through if the gate is free; whoever did has to release it."""
        if self.held:
            return False
        self.held = True
        return True

    def release(self) -> None:
        """The next one goes through; the gate is free only when nobody waits."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was this one's turn already
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
