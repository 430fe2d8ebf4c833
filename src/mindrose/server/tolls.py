"""What an address takes of the loop's time: who takes more than its share waits, whoever else plays does not.

Limits of a socket are limits of one window; here all windows of one address are counted together.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

BURST: Final = 1.0  # seconds of the loop that an address may take at once
MESSAGE: Final = 0.001  # seconds that a message takes, if nobody measures
ADDRESSES: Final = 10_000  # that are remembered


class Tolls:
    """One per hall."""

    def __init__(self, percent: int) -> None:
        self.rate = percent / 100
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def pay(self, address: str, seconds: float = MESSAGE) -> float:
        """Takes so much from what an address has left; how long it has to wait until it has something again."""
        now = time.monotonic()
        left, at = self.left.pop(address, (BURST, now))
        left = min(BURST, left + (now - at) * self.rate) - seconds
        self.left[address] = (left, now)
        while self.left and (len(self.left) > ADDRESSES or self.whole(now)):
            self.left.popitem(last=False)
        return max(0.0, -left / self.rate)

    def whole(self, now: float) -> bool:
        """Who has waited longest has everything again, so that nothing need be known of them."""
        left, at = next(iter(self.left.values()))
        return left + (now - at) * self.rate >= BURST

    @contextmanager
    def measured(self, address: str) -> Iterator[None]:
        """What may take long counts as long as it takes."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.pay(address, time.perf_counter() - began)
