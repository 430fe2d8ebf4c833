"""Random games of the Card Game, of every player count and with all kinds of options, pass every check."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mindrose.games.cerebria_cards import replies
from mindrose.games.cerebria_cards.bots.observation import DECISIONS
from mindrose.games.cerebria_cards.events import EVENTS
from mindrose.games.cerebria_cards.options import PARAMETERS
from mindrose.kernel.errors import BadOption, Refusal
from mindrose.kernel.game import Parameter
from tests.checks.cerebria_cards import checker
from tests.checks.cerebria_cards_reasons import OBSTACLES
from tests.checks.reasons import Attempt, Moment, check_legal, check_reasons, check_refused, declared
from tests.rules.cerebria_cards.decisions import DECISIONS as MOMENTS
from tests.rules.cerebria_cards.playing import GAME, Game, seat


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("batch", range(2))
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


# Reasons


@pytest.mark.parametrize("moment", MOMENTS)
def test_at_every_question_the_reasons_are_there(moment: str) -> None:
    check_reasons(MOMENTS[moment]().table, OBSTACLES)


@pytest.mark.parametrize("moment", MOMENTS)
def test_of_several_obstacles_the_first_is_told(moment: str) -> None:
    """CC-14.2"""
    table = MOMENTS[moment]().table
    now = Moment(table)
    for player in range(table.players):
        for answer in set(range(GAME.actions)) - set(table.legal(player)):
            attempt = Attempt(now, player, answer)
            codes = [code for (code, _), obstacle in OBSTACLES.items() if obstacle(attempt)]
            assert codes[0] == table.unspoken(answer, player).code


def test_every_reason_of_the_rules_can_be_checked() -> None:
    spoken_for_others = {("E_COUNTER_WINDOW", "CC-7.3"), ("E_GAME_OVER", "CC-14.2")}
    assert declared("CC-") | spoken_for_others == set(OBSTACLES)


@pytest.mark.parametrize(
    ("third", "code"),
    [
        ("Bleakness-R a2", "E_ABSORB_FULL"),
        ("Rage+Bleakness-R f2", "E_ABSORB_FUSED"),
        ("Brightness-R a0", "E_ABSORB_POLARITY"),
        (None, "E_TARGET"),
    ],
)
def test_rare_reasons_are_there(third: str | None, code: str) -> None:
    game = Game(seat(mindset=["Anger f1", "Bleakness-R a0", third]), seat(mindset=["Hope f2"])).do("use", place=0)
    assert game.refused(replies.TARGET + 2).code == code
    check_reasons(game.table, OBSTACLES)


def test_a_false_reason_is_found() -> None:
    table = Game(seat(mindset=["Anger f0"]), seat(mindset=["Hope f2"])).table
    attempt = Attempt(Moment(table), 0, replies.ACTIVATE)
    check_refused(attempt, Refusal("E_NO_FRAGMENT", "CC-6.3"), OBSTACLES)
    with pytest.raises(AssertionError, match="E_NOT_READY"):
        check_refused(attempt, Refusal("E_NOT_READY", "CC-6.4"), OBSTACLES)
    with pytest.raises(AssertionError, match="E_NO_FRAGMENT"):
        check_legal(attempt, OBSTACLES)
    with pytest.raises(AssertionError, match="nobody knows"):
        check_refused(attempt, Refusal("E_MOOD", "CC-1.12"), OBSTACLES)
