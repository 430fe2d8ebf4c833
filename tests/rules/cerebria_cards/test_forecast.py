"""What a view says a Revelation would bring is what the Revelation then brings; and what Drain would move."""

from __future__ import annotations

import random
from typing import Any

from mindrose.games.cerebria_cards.options import PATTERNS
from mindrose.kernel.table import Table
from tests.rulebook import rule
from tests.rules.cerebria_cards.playing import GAME, Game, seat


def gains_told(events: list[dict[str, Any]], players: int) -> list[dict[str, Any]]:
    """What everybody scored, as the story tells it."""
    found = [{"bliss": 0, "gloom": 0, "bonus": 0, "pattern": "none"} for _ in range(players)]
    for event in events:
        if event["event"] == "collected":
            found[event["seat"]] |= {"bliss": event["bliss"], "gloom": event["gloom"]}
        elif event["event"] == "bonus":
            gain = found[event["seat"]]
            gain[("bliss", "gloom")[event["polarity"]]] += event["number"]
            gain |= {"bonus": event["number"], "pattern": PATTERNS[event["pattern"]]}
    return found


@rule("CC-9.5", "CC-9.8", "CC-9.11", "CC-10.6")
def test_a_forecast_comes_true() -> None:
    """An Impulse that no stack can replace brings the Revelation at once: everybody scores what was foretold."""
    foretold = won = 0
    for seed in range(12):
        table: Table = GAME.new(2 + seed % 4, f"forecast-{seed}", supply_bliss=20 if seed % 3 == 0 else 40)
        chance = random.Random(seed)
        while not table.over:
            asked = table.question
            assert asked is not None
            forecast = table.view(None)["forecast"]
            told = len(table.story)
            answer = chance.choice(asked.answers)
            impulse = answer.verb == "impulse"
            table.answer(answer)
            happened: list[dict[str, Any]] = table.events(None, told)
            if not impulse or "revelation" not in [event["event"] for event in happened]:
                continue
            assert gains_told(happened, table.players) == forecast["gains"]
            assert [event["seat"] for event in happened if event["event"] == "won"] == forecast["winners"]
            foretold += 1
            won += bool(forecast["winners"])
        assert table.view(None)["forecast"] == {"gains": [], "winners": []}
    assert foretold > 20
    assert won > 3


@rule("CC-8.8", "CC-8.9")
def test_a_receiver_of_a_drain_says_how_many_fragments_move() -> None:
    """The slot that the payment empties counts too."""
    game = Game(seat(mindset=["Euphoria f2", "Hope f0"]), seat(mindset=["Valor f2"]))
    game.do("use", place=0)
    asked = game.table.question
    assert asked is not None
    assert {answer.points["place"]: answer.points["number"] for answer in asked.answers} == {0: 1, 1: 2}
