"""Tables that are prepared so that something interesting comes next; they travel to the server as records."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import mindrose
from mindrose.kernel.table import Table
from tests.server.playing import Seat

GAME = mindrose.load("cerebria-cards")
ROSE_WARS = mindrose.load("black-rose-wars")
COURAGE, TRUST = '"courage"', '"trust"'


def carried(table: Table) -> dict[str, Any]:
    """A table as the record that a new table goes on from."""
    document: dict[str, Any] = json.loads(table.record().json())
    return document


def drafting() -> dict[str, Any]:
    """Seat 0 can evoke Anger and then has to say whether it fuses it: until then the others know nothing."""
    return carried(GAME.from_position({"seats": [{"hand": ["Anger", "Bleakness-Gn"]}, {"hand": ["Hope"]}]}, seed=7))


def idling() -> dict[str, Any]:
    """Seat 0 has no action left, but an ability that it could use."""
    return carried(
        GAME.from_position({"actions": 0, "seats": [{"mindset": ["Comfort f1"]}, {"hand": ["Hope"]}]}, seed=7)
    )


def countering(forced: bool) -> dict[str, Any]:
    """Seat 0 can use Comfort; seat 1 could then counter it with Courage, or holds Trust and can only pass.

    The other card lies in the deck: nothing else differs. Seat 2 can only pass.
    """
    seats = [
        {"hand": ["Anger", "Hope"], "mindset": ["Comfort f1"]},
        {"hand": ["Courage", "Safety"]},
        {"hand": ["Kindness"], "mindset": ["Desire f1"]},
    ]
    position = GAME.from_position({"seats": seats, "deck": "rest"}, seed=3).position()
    assert TRUST in json.dumps(position["deck"])
    text = json.dumps(position)
    if forced:
        text = text.replace(COURAGE, "?").replace(TRUST, COURAGE).replace("?", TRUST)
    return carried(GAME.from_position(json.loads(text), seed=3))


def trapping(unfit: bool, more: bool = False) -> dict[str, Any]:
    """Seat 0 can go into a yellow room; seat 1 has a trap for these, or for red ones; `more`: seat 2 has one, too."""
    trap = {"spell": "brain-worm", "status": "activated"}
    seats = [
        {"at": "P10"},
        {"at": "P01", "board": {"i": {**trap, "side": "reverse" if unfit else "main"}}},
        {"at": "P19", "board": {"i": trap} if more else {}},
    ]
    position = {"seats": seats, "lodge": {"P11": {"room": "sanctuary"}}, "active": 0}
    return carried(ROSE_WARS.from_position(position, seed=3))


class Window(NamedTuple):
    """A table where seat 0 opens a window for seat 1, which can only pass if the table is made for that."""

    game: str
    record: Callable[[bool], dict[str, Any]]
    opening: tuple[tuple[str, dict[str, int]], ...]  # what seat 0 does
    kind: str

    async def open(self, seat: Seat) -> float:
        """Opens it; gives when seat 0 did what did it."""
        began = 0.0
        for verb, points in self.opening:
            began = time.monotonic()
            await seat.do(verb, **points)
        return began

    def table(self, forced: bool) -> dict[str, Any]:
        return {"game": self.game, "record": self.record(forced), "options": {}}


INTO_THE_SANCTUARY: tuple[tuple[str, dict[str, int]], ...] = (("explore", {}), ("move", {"room": 10}))
WINDOWS = {
    "counter": Window("cerebria-cards", countering, (("use", {"place": 0}),), "counter"),
    "trap": Window("black-rose-wars", trapping, INTO_THE_SANCTUARY, "declare"),
    "traps": Window("black-rose-wars", partial(trapping, more=True), INTO_THE_SANCTUARY, "declare"),
}
USE_COMFORT = 77  # the answer to the first question of `countering`
