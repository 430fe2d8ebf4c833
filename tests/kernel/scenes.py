"""Tables of Duel that several tests look at, and a bot that looks on."""

from __future__ import annotations

import copy
from typing import Any

from mindrose.kernel.table import Table
from tests.kernel.duel.game import Duel

DUEL = Duel()
TURN: dict[str, Any] = {
    "seats": [{"life": 1, "sparks": 3, "hand": ["fog"], "laid": ["bolt", "thorns"]}, {"hand": ["bolt"]}],
}


def at_turn() -> Table:
    return DUEL.from_position(copy.deepcopy(TURN), seed=1)


def at_planning() -> Table:
    return DUEL.new(players=2, seed=1)


def finished() -> Table:
    position = {"seats": [{"laid": ["bolt"]}, {"life": 1}], "options": {"goal": 1}}
    return DUEL.from_position(position).do("cast", card="bolt")


def anyhow(table: Table) -> Any:
    """The table for somebody whose program no type checker has read."""
    return table


class Onlooker:
    """A bot that remembers how many others were ready when it decided beside them."""

    name = "onlooker"

    def __init__(self) -> None:
        self.ready: list[int] = []

    def choose(self, view: dict[str, Any]) -> int:
        branches = view["stack"][-1].get("branches", [])
        if branches:
            self.ready.append(sum(branch["ready"] for branch in branches if branch["seat"] != view["seat"]))
        own = next(question for question in view["question"] if question["seat"] == view["seat"])
        return int(own["answers"][0])
