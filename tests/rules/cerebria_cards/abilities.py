"""One position for all eight abilities: a red emotion with the ability, and something for each to work on."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.rules.cerebria_cards.playing import Game, seat

RED: Final = {
    "destroy": "Anger",
    "drain": "Affection",
    "deprive": "Hostility",
    "summon": "Courage",
    "steal": "Sociability",
    "swap": "Jealousy",
    "draw": "Comfort",
    "embrace": "Craving",
}

# What is asked before the counter window, and what after it.
DECLARED: Final[dict[str, list[str]]] = {
    "destroy": ["destroy"],
    "drain": ["drain_from", "drain_to"],
    "deprive": ["column"],
    "summon": [],
    "steal": ["victim"],
    "swap": ["swap_give", "swap_take"],
    "draw": [],
    "embrace": ["column"],
}
RESOLVED: Final = {"deprive": ["column2"], "summon": ["summon", "remove"], "steal": ["steal"]}

AIMS: Final[dict[str, Any]] = {
    "target": (1, 0),
    "drain": (1, 0),
    "into": 0,
    "give": 0,
    "take": (1, 0),
    "column": 1,
    "victim": 1,
}

each_ability = pytest.mark.parametrize("ability", list(RED))
each_declaring_ability = pytest.mark.parametrize("ability", [name for name in RED if DECLARED[name]])


def ready(ability: str, options: dict[str, Any] | None = None) -> Game:
    """Seat 0 can use the ability on its place 0; seat 1 can counter it and seat 2, who has a card too, cannot."""
    return Game(
        seat(["Guilt"], [f"{RED[ability]} f1", "Valor f1"]),
        seat(["Rage"], ["Hope f2", "Faith f2"]),
        seat(["Fear"]),
        options=options,
    )


def used(ability: str, options: dict[str, Any] | None = None) -> Game:
    """The ability is declared and paid for, and seat 1 is asked."""
    game = ready(ability, options).use(0, **AIMS)
    assert (game.kind, game.asked.seat) == ("counter", 1)
    return game


def finish(game: Game) -> list[str]:
    """Answers everything up to the main menu, each with its first legal answer; what was asked on the way."""
    kinds = []
    while game.kind != "main":
        kinds.append(game.kind)
        game.answer(game.asked.answers[0].number)
    return kinds
