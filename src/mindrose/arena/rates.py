"""How often something won, with the interval that so many games allow, and what follows from it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

CONFIDENCE = 1.96  # 95 %
TOLERANCE = 0.1  # of the fair share: 45 to 55 % where two sides meet

TOO_STRONG = "too strong"
TOO_WEAK = "too weak"
PERHAPS = "perhaps "  # the estimate lies beyond the band, its interval reaches into it
EVEN = "even"
NOT_PROVEN = "even, not proven"
NOT_JUDGED = "not judged"  # nobody won anything


@dataclass(frozen=True)
class Rate:
    """Victories in so many games; shared ones count in shares. A balanced rate is about `fair`."""

    games: int
    wins: float
    fair: float = 0.5
    tolerance: float = TOLERANCE

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval of the rate, at 95 %."""
        z2 = CONFIDENCE**2 / self.games
        middle = (self.rate + z2 / 2) / (1 + z2)
        spread = CONFIDENCE * math.sqrt(self.rate * (1 - self.rate) / self.games + z2 / (4 * self.games)) / (1 + z2)
        return middle - spread, middle + spread

    @property
    def band(self) -> tuple[float, float]:
        """Where a balanced rate lies."""
        return band_of(self.fair, self.tolerance)

    @property
    def verdict(self) -> str:
        """Too strong or weak only if the whole interval says so."""
        if self.fair == 0:
            return NOT_JUDGED
        (low, high), (least, most) = self.interval, self.band
        if self.rate > most:
            return TOO_STRONG if low > most else PERHAPS + TOO_STRONG
        if self.rate < least:
            return TOO_WEAK if high < least else PERHAPS + TOO_WEAK
        return EVEN if least <= low and high <= most else NOT_PROVEN

    def document(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": round(self.wins, 3),
            "rate": round(self.rate, 4),
            "interval": [round(bound, 4) for bound in self.interval],
            "verdict": self.verdict,
        }


def band_of(fair: float, tolerance: float) -> tuple[float, float]:
    return fair * (1 - tolerance), fair * (1 + tolerance)


@dataclass(frozen=True)
class Change:
    """How much more often one thing wins than another."""

    one: Rate
    other: Rate

    @property
    def difference(self) -> float:
        return self.one.rate - self.other.rate

    @property
    def interval(self) -> tuple[float, float]:
        """Newcombe's interval of the difference, made of the two of Wilson."""
        low, high = self.one.interval
        other_low, other_high = self.other.interval
        down = math.hypot(self.one.rate - low, other_high - self.other.rate)
        up = math.hypot(high - self.one.rate, self.other.rate - other_low)
        return self.difference - down, self.difference + up
