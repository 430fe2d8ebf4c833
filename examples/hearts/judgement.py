"""What a bot plays for: few points, compared with the others."""

from __future__ import annotations

from hearts.rules import score
from hearts.state import SEATS, HeartsTable
from mindrose.kernel.ints import i64
from mindrose.kernel.judge import Judge
from mindrose.kernel.machine import State


class HeartsJudge(Judge):
    """Points taken so far, the score once all cards are played."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, HeartsTable)
        total: i64 = 0
        own: i64 = 0
        for other in range(i64(SEATS)):
            points = score(state, other) if state.over else state.points(other)
            total += points
            if other == seat:
                own = points
        return 0.25 + (float(total) / 4.0 - float(own)) / 104.0
