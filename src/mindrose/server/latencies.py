"""How long things took, counted in classes."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

# Upper ends of the classes of latencies, in seconds.
CLASSES: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Latencies:
    """How long something took, in classes."""

    def __init__(self) -> None:
        self.counts = [0] * (len(CLASSES) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.sum += seconds
        self.counts[bisect_left(CLASSES, seconds)] += 1

    def lines(self, name: str, told: str) -> list[str]:
        found, total = [f"# HELP {name} {told}", f"# TYPE {name} histogram"], 0
        for end, count in zip((*map(str, CLASSES), "+Inf"), self.counts, strict=True):
            total += count
            found.append(f'{name}_bucket{{le="{end}"}} {total}')
        return [*found, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]
