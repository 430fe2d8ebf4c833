"""Random games of Cerebria, of every player count and with all kinds of options, pass every check."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mindrose.games.cerebria.events import EVENTS
from mindrose.games.cerebria.observation import DECISIONS
from mindrose.games.cerebria.options import PARAMETERS
from mindrose.kernel.errors import BadOption
from mindrose.kernel.game import Parameter
from tests.checks.cerebria import conserved, permuted
from tests.checks.every_game import Checker
from tests.rules.cerebria.playing import GAME

OWN_TESTS = ("pack", "deck_")  # options whose values are texts


def checker(often: float) -> Checker:
    return Checker(GAME, conserved, permuted, often)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_random_games_pass_every_check(players: int, side: str, edition: str) -> None:
    checking = checker(often=0.01)
    for seed in range(3):
        table = GAME.new(players, f"check-{seed}", edition=edition, spirit_side=side, intention_side=side)
        checking.play(table, seed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_basic_games_pass_every_check(players: int) -> None:
    checker(often=0.01).play(GAME.new(players, "basic", mode="basic"), 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_moment_at_the_start_passes_every_check(players: int) -> None:
    checker(often=1.0).play(GAME.new(players, "moments"), 1)


def values(parameter: Parameter) -> st.SearchStrategy[Any]:
    if isinstance(parameter.default, bool):
        return st.booleans()
    if parameter.words:
        return st.sampled_from(parameter.words)
    numbers: st.SearchStrategy[Any] = st.integers(parameter.low, parameter.high)
    return st.one_of(numbers, st.none()) if parameter.unlimited else numbers


CHOSEN = {p.name: values(p) for p in PARAMETERS if not p.name.startswith(OWN_TESTS)}


@settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(players=st.integers(2, 4), seed=st.integers(0, 2**32), options=st.fixed_dictionaries({}, optional=CHOSEN))
def test_any_options_give_a_game_that_passes(players: int, seed: int, options: dict[str, Any]) -> None:
    try:
        table = GAME.new(players, seed, **options)
    except BadOption as refused:
        assert "CB-" in str(refused)
        return
    checker(often=0.002).play(table, seed)


def test_every_decision_and_event_occurs() -> None:
    """Some random game asks every question and tells every event."""
    checking = checker(often=0.0)
    for seed in range(24):
        edition = ("revised", "first")[seed % 2]
        table = GAME.new(2 + seed % 3, f"all-{seed}", edition=edition, spirit_side=("a", "b")[seed // 2 % 2])
        checking.play(table, seed)
        checking.told |= {str(event["event"]) for seat in range(table.players) for event in table.events(seat)}
    assert set(DECISIONS) - checking.kinds == set()
    assert checking.kinds - set(DECISIONS) == set()
    assert {kind.name for kind in EVENTS} - checking.told == set()
