"""Observations: every number has a name, from the same declaration that lays the row out."""

from __future__ import annotations

import pytest

import mindrose
from goofspiel.game import Goofspiel
from hearts.game import Hearts
from mindrose.kernel.game import Game
from mindrose.kernel.observing import Layout, bits, counts, each, joined, number, one_hot, rows

CARD = Layout(each("colour", ("red", "blue")), number("worth"))
TABLE = Layout(rows("card", range(2), CARD), number("turn"))

GAMES = [*mindrose.games(), Hearts(), Goofspiel()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_number_of_an_observation_has_a_name_of_its_own(game: Game) -> None:
    names = game.observation_names()
    assert len(set(names)) == len(names)
    assert all(name.isprintable() and " " not in name for name in names)
    for players in range(game.players_min, game.players_max + 1):
        table = game.new(players, "names")
        for step in range(40):
            assert {len(table.observation(seat)) for seat in range(players)} == {len(names)}
            if table.over:
                break
            asked = table.questions[step % len(table.questions)]
            table.answer(asked.answers[step % len(asked.answers)], asked.seat)


@pytest.mark.parametrize(("game", "name"), [("cerebria", "seat.mate.there"), ("cerebria-cards", "seat.3.there")])
def test_a_name_finds_its_number(game: str, name: str) -> None:
    at = mindrose.load(game).observation_names().index(name)
    two, four = (mindrose.load(game).new(players, 1).observation(0)[at] for players in (2, 4))
    assert (two, four) == (0.0, 1.0)


def test_names_lead_to_a_number_from_the_outside_in() -> None:
    assert TABLE.names == [
        "card.0.colour.red",
        "card.0.colour.blue",
        "card.0.worth",
        "card.1.colour.red",
        "card.1.colour.blue",
        "card.1.worth",
        "turn",
    ]


def test_a_row_is_in_the_order_of_its_layout() -> None:
    card = CARD.row({"worth": 0.5, "colour": one_hot(1, 2)})
    assert card == [0.0, 1.0, 0.5]
    assert TABLE.row({"turn": 3.0, "card": joined([card, CARD.blank()])}) == [0.0, 1.0, 0.5, 0.0, 0.0, 0.0, 3.0]


def test_a_part_of_another_length_is_an_error() -> None:
    with pytest.raises(AssertionError, match="colour"):
        CARD.row({"worth": 0.5, "colour": one_hot(1, 3)})
    with pytest.raises(AssertionError, match="colour"):
        CARD.row({"worth": 0.5, "colour": 1.0})
    with pytest.raises(KeyError, match="worth"):
        CARD.row({"colour": one_hot(1, 2)})


def test_numbers_are_made_of_places_sets_and_counts() -> None:
    assert one_hot(-1, 3) == [0.0, 0.0, 0.0]
    assert bits(0b1101, 3) == [1.0, 0.0, 1.0]
    assert counts([2, 0, 2], 3) == [1.0, 0.0, 2.0]
    assert counts([2, 2], 3, 0.5) == [0.0, 0.0, 1.0]
