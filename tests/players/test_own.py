"""Players of one's own, by the name of their class."""

from __future__ import annotations

from typing import Any

import pytest

import mindrose
from mindrose.arena.games import Plan, simulate
from mindrose.kernel.errors import BadOption, MindroseError
from mindrose.kernel.game import Game
from mindrose.players import roster

GAME = mindrose.load("cerebria-cards")
HERE = __name__


class Last:
    """Takes the last answer."""

    def choose(self, view: dict[str, Any]) -> int:
        (own,) = (question for question in view["question"] if question["seat"] == view["seat"])
        return int(own["answers"][-1])


class Seeded(Last):
    """Is told the game and a seed."""

    def __init__(self, game: Game, seed: int) -> None:
        self.told = (game.id, seed)


class Wrong:
    def choose(self, view: dict[str, Any]) -> Any:
        return "evoke"


class Broken:
    def choose(self, view: dict[str, Any]) -> int:
        raise KeyError("mindset")


class Greedy:
    def __init__(self, game: Game, seed: int, depth: int) -> None:
        self.depth = depth

    def choose(self, view: dict[str, Any]) -> int:
        return self.depth


class Mute:
    pass


def test_a_class_is_a_player_with_or_without_a_game_and_a_seed() -> None:
    view = GAME.new(2, 1).view(0)
    for name in ("Last", "Seeded"):
        assert roster.make(GAME, f"{HERE}:{name}", 7).choose(view) == 1


def test_it_plays_whole_games() -> None:
    assert simulate(Plan(GAME.id, 2, (f"{HERE}:Last", "random"), "own", (("single_goal", 3),)), 2).games == 2


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        (
            "nowhere:Bot",
            "'nowhere:Bot' cannot be imported: No module named 'nowhere'",
        ),
        (f"{HERE}:Nobody", "has no attribute 'Nobody'"),
        (f"{HERE}:Mute", "is no player: a player is a class with a method choose(view)"),
        (f"{HERE}:Greedy", "cannot be made, neither as Class(game, seed) nor as Class()"),
        ("serach", "did you mean 'search'?"),
    ],
)
def test_what_is_no_player_is_told(spec: str, told: str) -> None:
    with pytest.raises(BadOption) as refused:
        roster.make(GAME, spec)
    assert told in str(refused.value)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Wrong", "Wrong answered 'evoke'; the legal answers were [0, 1]"),
        ("Broken", "Broken failed while it chose: KeyError: 'mindset'"),
    ],
)
def test_its_mistakes_are_told_in_words(name: str, told: str) -> None:
    with pytest.raises(MindroseError) as refused:
        roster.make(GAME, f"{HERE}:{name}").choose(GAME.new(2, 1).view(0))
    assert told in str(refused.value)
