"""Every game of this house can be soaked: with all its checks, and with all its options."""

from __future__ import annotations

from importlib import import_module

import pytest

import mindrose
from mindrose import registry
from mindrose.kernel.options import unusual
from mindrose.kernel.table import Table
from tests import soak
from tests.checks.reasons import ReasonChecker

each_game = pytest.mark.parametrize("game", [listing.id for listing in registry.SHIPPED])
ROW = 240  # tables


@each_game
def test_a_batch_of_every_player_count_passes(game: str) -> None:
    loaded = mindrose.load(game)
    for players in range(loaded.players_min, loaded.players_max + 1):
        assert soak.batch(game, players, first=0, count=2) == 2


@each_game
def test_a_row_of_tables_has_every_option_otherwise_than_usual_and_every_second_one_none(game: str) -> None:
    loaded = mindrose.load(game)
    ways = {"avatar", "difficulty"} if game == "black-rose-wars" else set()
    found: set[str] = set()
    for players in range(loaded.players_min, loaded.players_max + 1):
        chosen = [unusual(soak.table_of(loaded, players, seed).options, loaded.parameters) for seed in range(ROW)]
        others = [set(options) - ways for options in chosen]
        assert ROW / 2 <= others.count(set()) < ROW * 0.6
        assert ROW / 5 < sum(len(options) == 1 for options in others) < ROW / 3
        found = found.union(*chosen)
    assert found == {one.name for one in loaded.parameters if not one.text}


def test_a_table_is_the_same_in_every_piece_of_a_soak() -> None:
    game = mindrose.load("black-rose-wars")
    again = soak.table_of(game, 3, 7)
    assert again.state.fingerprint() == soak.table_of(game, 3, 7).state.fingerprint()
    assert again.options == soak.table_of(game, 3, 7).options


def test_the_avatar_plays_at_two_tables_of_three() -> None:
    """BR-28.1.1, BR-28.1.6 At each difficulty as often as it does not."""
    ways = [soak.table_of(mindrose.load("black-rose-wars"), 2, seed).options for seed in range(6)]
    assert [(way["avatar"], way["difficulty"]) for way in ways[:2]] == [("plays", "apprentice"), ("plays", "master")]
    assert [way["avatar"] for way in ways] == ["plays", "plays", "absent"] * 2


@each_game
def test_the_reasons_of_refusals_are_soaked(game: str) -> None:
    checks = import_module(f"tests.checks.{game.replace('-', '_')}")
    assert isinstance(checks.checker(often=1.0), ReasonChecker)


def test_a_broken_check_says_which_game_broke_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(checker: ReasonChecker, table: Table) -> None:
        raise AssertionError

    monkeypatch.setattr(ReasonChecker, "check_end", broken)
    with pytest.raises(AssertionError) as raised:
        soak.batch("cerebria-cards", 2, first=6, count=1)
    assert raised.value.__notes__[0].startswith("cerebria-cards: game 6 of 2 players, with {'columns': 3")
