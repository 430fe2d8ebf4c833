"""What an address takes of the loop's time: who takes more than its share waits, whoever else plays does not.

Limits of a socket are limits of one window; here all windows of one address are counted together.
"""

from __future__ import annotations

import time
from typing import Final

BURST: Final = 1.0  # seconds of the loop that an address may take at once
MESSAGE: Final = 0.001  # seconds that a message takes, if nobody measures
ADDRESSES: Final = 10_000  # that are remembered


class Purse:
    """What an address had left, and when."""

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class Tolls:
    """One per hall."""

    def __init__(self, percent: int, addresses: int = ADDRESSES) -> None:
        self.rate = percent / 100
        self.addresses = addresses
        self.purses: dict[str, Purse] = {}  # who has waited longest comes first

    def pay(self, address: str, seconds: float = MESSAGE) -> float:
        """Takes so much from what an address has left; how long it has to wait until it has something again."""
        now = time.monotonic()
        purse = self.purses.pop(address, None)
        if purse is None:
            purse = Purse(BURST, now)
        purse.left = min(BURST, purse.left + (now - purse.at) * self.rate) - seconds
        purse.at = now
        self.purses[address] = purse
        while len(self.purses) > self.addresses or (self.purses and self.whole(next(iter(self.purses.values())), now)):
            del self.purses[next(iter(self.purses))]
        return max(0.0, -purse.left / self.rate)

    def whole(self, purse: Purse, now: float) -> bool:
        """Who has everything again need not be remembered."""
        return purse.left + (now - purse.at) * self.rate >= BURST

    def measured(self, address: str) -> Measured:
        """What may take long counts as long as it takes."""
        return Measured(self, address)


class Measured:
    """Time that an address pays for (`with`)."""

    def __init__(self, tolls: Tolls, address: str) -> None:
        self.tolls = tolls
        self.address = address
        self.began = 0.0

    def __enter__(self) -> None:
        self.began = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self.tolls.pay(self.address, time.perf_counter() - self.began)
