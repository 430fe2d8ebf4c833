"""Tables that are prepared so that something interesting comes next; they travel to the server as records."""

from __future__ import annotations

import json
from typing import Any

import mindrose
from mindrose.kernel.table import Table

GAME = mindrose.load("cerebria-cards")
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


USE_COMFORT = 77  # the answer to the first question of `countering`
