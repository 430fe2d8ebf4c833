"""How much of something one may do: so much a second, and a little more at once."""

from __future__ import annotations

import time


class Allowance:
    """So many a second, and a few seconds' worth at once."""

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
