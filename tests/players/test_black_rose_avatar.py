"""Bots of Black Rose Wars beside the Avatar: they see it as a target and as a danger, and play alone against it."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.arena.games import play
from mindrose.games.black_rose_wars.bots.judgement import BlackRoseJudge
from mindrose.games.black_rose_wars.bots.layout import OBSERVATION
from mindrose.players import roster
from tests.rules.black_rose_wars.playing import GAME, PLACES, A, K, Scene, mage

SHORT: dict[str, Any] = {"second_moon": 2, "third_moon": 3, "end": 4}


def alone(at: str, avatar: str, cubes: list[int] | None = None, obeyed: int = 0) -> Scene:
    told = {"at": PLACES[avatar], "cubes": cubes or [], "obeyed": obeyed, "decks": [["or1-01", "rest"]]}
    return Scene(mage(at), players=1, avatar=told)


def judged(scene: Scene) -> float:
    return BlackRoseJudge().value(scene.state, A)


def test_an_avatar_that_is_nearly_down_is_worth_something() -> None:
    assert judged(alone("crypt", "forge", [A] * 10)) > judged(alone("crypt", "forge"))


def test_it_is_better_not_to_be_beside_it_as_long_as_it_has_orders() -> None:
    assert judged(alone("crypt", "crypt")) < judged(alone("crypt", "forge"))
    assert judged(alone("crypt", "crypt", obeyed=3)) == judged(alone("crypt", "forge", obeyed=3))


def test_the_power_of_the_black_rose_is_its_own() -> None:
    leading = Scene(mage("crypt"), players=1, rose={"power": 5})
    assert judged(leading) < judged(Scene(mage("crypt"), players=1))


def test_greedy_defeats_it_where_it_can() -> None:
    scene = alone("hall", "hall", [A] * 11)
    player = roster.make(GAME, "greedy", 1)
    while scene.state.active == A and not scene.table.over:
        scene.answer(player.choose(scene.table.view(A)), A)
    assert scene.trophies(A) == [K]


def test_an_observation_tells_where_it_is_and_what_the_top_order_shows() -> None:
    avatar = {"at": PLACES["crypt"], "decks": [["or1-04 seen by 1", "rest"]]}
    scene = Scene(mage("crypt"), mage("forge"), options={"avatar": "plays"}, avatar=avatar)
    rows = [dict(zip(OBSERVATION.names, GAME.observation(scene.state, seat), strict=True)) for seat in (0, 1)]
    for row in rows:
        assert (row["avatar.now.there"], row["avatar.now.place.0"], row["avatar.now.back.hurt"]) == (1.0, 1.0, 1.0)
    assert [row["avatar.now.top.3"] for row in rows] == [0.0, 1.0]
    without = Scene(mage("crypt"), mage("forge"))
    row = dict(zip(OBSERVATION.names, GAME.observation(without.state, 0), strict=True))
    assert not any(value for name, value in row.items() if name.startswith("avatar."))


def test_search_looks_ahead_past_the_orders_of_the_avatar() -> None:
    scene = alone("hall", "hall", [A] * 11)
    player = roster.make(GAME, "search:72", 1)
    while scene.state.active == A and not scene.table.over:
        scene.answer(player.choose(scene.table.view(A)), A)
    assert scene.trophies(A) == [K]


@pytest.mark.parametrize("spec", ["random", "greedy", "search:36"])
def test_they_play_alone_against_it(spec: str) -> None:
    table = play(GAME.new(1, "alone", **SHORT), [roster.make(GAME, spec, 1)])
    assert table.over
    assert table.outcome is not None
    assert table.outcome.winners in ([], [0])


def test_a_search_plays_beside_it_and_another_to_the_end() -> None:
    table = GAME.new(2, "beside", avatar="plays", **SHORT)
    assert play(table, [roster.make(GAME, "search:36", 1), roster.make(GAME, "random", 2)]).over
