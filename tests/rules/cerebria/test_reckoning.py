"""CB-5, CB-18 What views work out for people: sums, strengths, what a Revelation would bring, and what is in reach."""

from __future__ import annotations

import random

import pytest

from tests.games import CASES
from tests.rulebook import rule
from tests.rules.cerebria.playing import Game, spirit

TURNS = 260


@rule("CB-5.2.3", "CB-5.3.1", "CB-5.3.5")
def test_sums_tell_what_both_factions_have() -> None:
    game = Game(
        spaces={"valley-1": "Kindness 2", "valley-2": "Anger 1", "valley-cradle": "Kindness 2"},
        sites={"valley": "gloom major"},
    )
    kindness, anger = (game.view()["intensity"][space] for space in ("valley-1", "valley-2"))
    sums = game.view()["reckoning"]["sums"]
    assert sums["valley"] == {"bliss": kindness, "gloom": anger + 2}
    assert sums["valley-cradle"] == {"bliss": kindness, "gloom": anger}
    assert game.view()["reckoning"]["blocked"] == [["valley-cradle", "valley"]]


@rule("CB-17.2.5", "CB-17.2.7", "CB-24.1.4")
def test_a_seat_is_told_what_it_can_tell_of_a_revelation() -> None:
    """Bliss knows its own Hidden Aspiration; of Gloom's it knows which are left."""
    game = Game(
        spaces={"valley-1": "Kindness 2"}, common=["unity", "openness"],
        bliss={"hidden": ["liveliness"]}, gloom={"hidden": ["attitude", "awareness"]},
    )  # fmt: skip
    assert game.view(0)["reckoning"]["revelation"] == {"bliss": ["major", "major"], "gloom": ["none", "none"]}
    assert game.view(1)["reckoning"]["revelation"]["bliss"] == ["major", "major"]  # one card is left: no secret


@rule("CB-18.2.1", "CB-18.2.4", "CB-18.2.8", "CB-18.2.9")
def test_what_an_aspiration_counts_is_told() -> None:
    game = Game(
        spaces={"valley-1": "Kindness 2", "valley-2": "Kindness 1", "network-1": "Kindness 3"},
        sites={"land": "gloom major"},
    )
    counted = game.view()["reckoning"]["counted"]
    assert counted["unity"] == ["space:valley-1", "space:valley-2"]
    assert counted["sensibility"] == ["space:network-1"]
    assert counted["fortitude"] == ["site:land"]
    assert "spot:valley" in counted["attitude"]


@rule("CB-17.2.3", "CB-18.1.3")
def test_who_would_fulfil_an_aspiration_is_told() -> None:
    """Strictly more of what it compares; as much is a tie."""
    game = Game(spaces={"valley-1": "Kindness 2", "network-1": "Anger 1"}, sites={"land": "gloom major"})
    reckoning = game.view(None)["reckoning"]
    assert reckoning["strengths"]["versatility"] == {"bliss": 1, "gloom": 1}
    told = {word: reckoning["fulfilled"][word] for word in ("versatility", "liveliness", "fortitude")}
    assert told == {"versatility": None, "liveliness": "bliss", "fortitude": "gloom"}


@rule("CB-13.1.3", "CB-15.1.3")
def test_prices_and_reach_are_the_viewers() -> None:
    game = Game(spirit(at="valley"), spirit(at="network"), spaces={"valley-1": "Kindness 2"})
    own, other = game.view(0)["reckoning"], game.view(1)["reckoning"]
    assert own["prices"]["gain_willpower"] == 0
    assert other["prices"]["gain_willpower"] == 1
    assert own["reach"] != []
    assert other["reach"] == [] == game.view(None)["reckoning"]["reach"]
    assert game.view(None)["reckoning"]["prices"] == {}


@pytest.mark.parametrize(
    ("players", "options"), [(players, options) for game, players, options in CASES if game.id == "cerebria"]
)
def test_what_is_in_reach_can_be_done(players: int, options: dict[str, object]) -> None:
    """Every offer of a menu is a row of legal answers, and leads to its price."""
    from mindrose import load

    table = load("cerebria").new(players, seed="reach", **options)
    chance = random.Random(players)
    for _ in range(TURNS):
        if table.over:
            break
        asked = table.questions[0]
        for offer in table.view(asked.seat)["reckoning"]["reach"] if asked.kind == "menu" else []:
            tried = table.clone()
            for answer in offer["answers"]:
                assert answer in tried.legal(asked.seat), offer
                tried.answer(answer, asked.seat)
        legal = [answer for answer in table.legal(asked.seat) if answer] or [0]
        table.answer(chance.choice(legal if chance.random() < 0.9 else table.legal(asked.seat)), asked.seat)
