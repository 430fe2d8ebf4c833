"""Taking turns at a table: one change after another, in the order in which they were asked for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    """Deeds that are done at once when nobody is before them."""

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[Callable[[], None]] = deque()

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
