"""Random games of Cerebria, of every player count and with all kinds of options, pass every check."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.bots.observation import DECISIONS
from mindrose.games.cerebria.components.things import EMOTIONS, SPIRITS, STRONG
from mindrose.games.cerebria.events import EVENTS
from mindrose.games.cerebria.options import PARAMETERS
from mindrose.kernel.errors import BadOption
from mindrose.kernel.game import Parameter
from mindrose.kernel.table import Table
from tests.checks.cerebria import checker
from tests.rules.cerebria.playing import CONTENT, FULL, GAME, E, Game, spirit

TEXTS = ("pack", "deck_")  # options whose values are texts


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
def test_any_moment_of_a_game_passes_every_check(players: int) -> None:
    checker(often=0.4).play(GAME.new(players, "moments"), 1)


def values(parameter: Parameter) -> st.SearchStrategy[Any]:
    if isinstance(parameter.default, bool):
        return st.booleans()
    if parameter.words:
        return st.sampled_from(parameter.words)
    numbers: st.SearchStrategy[Any] = st.integers(parameter.low, parameter.high)
    return st.one_of(numbers, st.none()) if parameter.unlimited else numbers


CHOSEN = {p.name: values(p) for p in PARAMETERS if not p.name.startswith(TEXTS)}


@settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(players=st.integers(2, 4), seed=st.integers(0, 2**32), options=st.fixed_dictionaries({}, optional=CHOSEN))
def test_any_options_give_a_game_that_passes(players: int, seed: int, options: dict[str, Any]) -> None:
    try:
        table = GAME.new(players, seed, **options)
    except BadOption as refused:
        assert "CB-" in str(refused)
        return
    checker(often=0.002).play(table, seed)


def rich(seed: int) -> Table:
    """A table where everybody has much of everything, so that rare things happen."""
    chance = random.Random(seed)
    teams = [chance.sample(SPIRITS[:4], 2), chance.sample(SPIRITS[4:], 2)]
    names = [teams[seat % 2][seat // 2] for seat in range(4)]
    seats = [spirit(name, hand=8, wp=60, essence=20, vibes=FULL, list=name) for name in names]
    strong = chance.sample(CONTENT.ids[STRONG : 2 * STRONG], 6)
    spaces = {place: f"{name} 2" for place, name in zip(chance.sample(E, 6), strong, strict=True)}
    options = {"edition": ("revised", "first")[seed % 2], "spirit_side": ("a", "b", "b")[seed % 3], "hand_limit": 9}
    return Game(*seats, spaces=spaces, options=options, seed=seed).table


@pytest.mark.parametrize("batch", range(4))
def test_rich_games_pass_every_check(batch: int) -> None:
    checking = checker(often=0.05)
    for seed in range(10 * batch, 10 * batch + 10):
        checking.play(rich(seed), seed)


def test_every_decision_event_and_emotion_occurs() -> None:
    """Some game asks every question, tells every event and brings every Emotion into play."""
    kinds: set[str] = set()
    told: set[str] = set()
    entered: set[object] = set()
    for seed in range(200):
        edition = ("revised", "first")[seed // 6 % 2]
        table = rich(seed) if seed % 6 else GAME.new(2 + seed // 6 % 3, seed, edition=edition)
        chance = random.Random(seed)
        while (asked := table.question) is not None:
            kinds.add(asked.kind)
            legal = table.legal()
            menu = legal if asked.kind == "menu" else []
            calm = [number for number in menu if number not in (replies.PASS, replies.ABSORB)]
            table.answer(chance.choice(calm if calm and chance.random() < 0.9 else legal))
        for seat in range(table.players):
            told |= {str(event["event"]) for event in table.events(seat)}
        entered |= {event["card"] for event in table.events() if event["event"] in ("entered", "started")}
        entered |= {event["strong"] for event in table.events() if event["event"] == "empowered"}
    assert set(DECISIONS) - kinds == {"power_order"}  # no two powers of the default content need one
    assert {kind.name for kind in EVENTS} - told == {"by_hand", "returned"}  # only packs have cards that tell these
    assert set(range(EMOTIONS)) - entered == set()
