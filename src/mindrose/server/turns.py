"""Taking turns at a table: one change after another, in the order in which they were asked for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    """A lock for coroutines (`async with`), and for deeds that are done at once when nobody is before them."""

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[Callable[[], None]] = deque()

    def locked(self) -> bool:
        return self.taken

    def do(self, deed: Callable[[], None]) -> None:
        """Does something as soon as it is its turn; it has to `release` when it is done."""
        if self.taken:
            self.waiting.append(deed)
        else:
            self.taken = True
            deed()

    def release(self) -> None:
        if self.waiting:
            asyncio.get_running_loop().call_soon(self.waiting.popleft())
        else:
            self.taken = False

    async def __aenter__(self) -> None:
        if not self.taken:
            self.taken = True
            return
        turn = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if turn.done():  # whoever waited has gone
                self.release()
            else:
                turn.set_result(None)

        self.waiting.append(begin)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was just given to somebody who goes
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
