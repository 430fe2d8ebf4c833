"""Rewind points: copies of a table on its way, so that going back plays only a few answers again."""

from __future__ import annotations

from typing import Final

from mindrose.kernel.machine import State

STEP: Final = 8  # answers from one point to the next
NEAR: Final = 8  # so many of the last points are all kept, and as many of each sparser row behind them


class Point:
    """A table as it was before its answer number `count`, when `told` things had happened. Nobody plays on it."""

    def __init__(self, count: int, told: int, state: State) -> None:
        self.count = count
        self.told = told
        self.state = state


class Points:
    """The points of a table by their number: close to each other in the near past, ever farther apart before it."""

    def __init__(self) -> None:
        self.kept: dict[int, Point] = {}
        self.shared = False  # by clones of a table: none of them may change it any more

    def due(self, count: int) -> bool:
        return count % STEP == 0

    def keep(self, count: int, told: int, state: State) -> None:
        """Adds a point, and drops the one that lies too close to its neighbours for its age."""
        number = count // STEP
        self.kept[number] = Point(count, told, state.clone())
        aged = number - NEAR * (number & -number)
        if aged > 0:
            self.kept.pop(aged, None)

    def back(self, count: int) -> Point:
        """The last point before an answer; those after it are forgotten."""
        for number in [number for number in self.kept if number * STEP > count]:
            del self.kept[number]
        return self.kept[max(self.kept)]

    def share(self) -> Points:
        """The same points for a clone of their table."""
        self.shared = True
        return self

    def own(self) -> Points:
        """Points that may be changed: these, or a copy of those that are shared."""
        if not self.shared:
            return self
        other = Points()
        other.kept = dict(self.kept)
        return other
