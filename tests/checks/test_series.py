"""A question that promises a series is followed by the rest of it, whatever is answered: it can be given together."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mindrose
from mindrose.kernel.table import Asked, Table
from tests.checks.every_game import pick

SEEDS = range(4)
# A game, its options, a question, and how long a series of it can be.
SERIES: list[tuple[str, dict[str, Any], str, int]] = [
    ("cerebria-cards", {"hand_keep": 1}, "trim", 3),
    ("cerebria", {"hand_limit": 1}, "discard", 3),
    ("cerebria", {}, "pick_card", 3),
    ("black-rose-wars", {}, "keep", 2),
]


def series(table: Table, asked: Asked) -> int:
    stack = asked.stack
    return stack.question().series(table.state, stack.frames[-1])


@pytest.mark.parametrize(("game", "options", "kind", "long"), SERIES, ids=[kind for _, _, kind, _ in SERIES])
def test_a_series_goes_on_as_it_said(game: str, options: dict[str, Any], kind: str, long: int) -> None:
    longest = 1
    for seed in SEEDS:
        table = mindrose.load(game).new(2, seed=seed, **options)
        chance = random.Random(seed)
        while not table.over and longest < long:
            asked = pick(table, chance)
            seat, asks, left = asked.seat, asked.kind, series(table, asked)
            assert left >= 1
            if asks == kind:
                longest = max(longest, left)
            answer = chance.choice(table.legal(seat))
            if left > 1:
                assert table.preview(seat, [answer]).stop == "open"
            table.answer(answer, seat)
            if left > 1:
                after = table.asked(seat)
                assert after is not None
                assert (after.kind, series(table, after)) == (asks, left - 1)
    assert longest >= long
