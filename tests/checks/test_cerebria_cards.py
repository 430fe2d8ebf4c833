"""Random games of the Card Game, of every player count and with all kinds of options, pass every check."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mindrose.games.cerebria_cards.bots.observation import DECISIONS
from mindrose.games.cerebria_cards.events import EVENTS
from mindrose.games.cerebria_cards.options import PARAMETERS
from mindrose.kernel.errors import BadOption
from mindrose.kernel.game import Parameter
from tests.checks.cerebria_cards import conserved, permuted
from tests.checks.every_game import Checker
from tests.rules.cerebria_cards.playing import GAME


def checker(often: float) -> Checker:
    return Checker(GAME, conserved, permuted, often)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("batch", range(4))
def test_random_games_pass_every_check(players: int, batch: int) -> None:
    checking = checker(often=0.02)
    for seed in range(20 * batch, 20 * batch + 20):
        checking.play(GAME.new(players, f"check-{seed}"), seed)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_moment_of_a_game_passes_every_check(players: int) -> None:
    checker(often=1.0).play(GAME.new(players, "moments", single_goal=4), 1)


def values(parameter: Parameter) -> st.SearchStrategy[Any]:
    if isinstance(parameter.default, bool):
        return st.booleans()
    if parameter.words:
        return st.sampled_from(parameter.words)
    numbers: st.SearchStrategy[Any] = st.integers(parameter.low, min(parameter.high, 60))
    return st.one_of(numbers, st.none()) if parameter.unlimited else numbers


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(
    players=st.integers(2, 5),
    seed=st.integers(0, 2**32),
    options=st.fixed_dictionaries({}, optional={p.name: values(p) for p in PARAMETERS if p.name != "max_cycles"}),
)
def test_any_options_give_a_game_that_passes(players: int, seed: int, options: dict[str, Any]) -> None:
    try:
        table = GAME.new(players, seed, **options, max_cycles=6)
    except BadOption as refused:
        assert "CC-12.7" in str(refused)
        return
    checker(often=0.01).play(table, seed)


def test_every_decision_event_and_card_occurs() -> None:
    """Some random game asks every question, tells every event and evokes every card."""
    checking = checker(often=0.0)
    evoked: set[object] = set()
    for seed in range(120):
        table = checking.play(GAME.new(2 + seed % 4, f"all-{seed}"), seed)
        evoked |= {event["card"] for event in table.events() if event["event"] == "entered"}
        checking.told |= {str(event["event"]) for seat in range(table.players) for event in table.events(seat)}
    assert checking.kinds == set(DECISIONS)
    assert checking.told == {kind.name for kind in EVENTS}
    assert evoked == set(range(72))
