"""What is told is put into words by what it is declared to be, whatever the game."""

from __future__ import annotations

import pytest

from mindrose.kernel.errors import MindroseError
from mindrose.kernel.kinds import ORDINAL, SEAT, SHARED, Kind, Kinds
from mindrose.text.names import Names, Told
from mindrose.text.people import People
from mindrose.text.plain import PlainWords
from mindrose.text.words import Argument, Words

CARDS = ["queen_of_spades", "two-of-clubs"]
DECLARED: Kinds = {
    **SHARED,
    "card": Kind("card", CARDS),
    "victim": SEAT,
    "room": Kind("word", ["hall", "wine_cellar"]),
    "turn.number": ORDINAL,
}


def names(kinds: Kinds) -> Names:
    return Names(People(Words("en", "a-game"), ["Ann", "Bob"]), kinds, {"cards": CARDS})


@pytest.mark.parametrize(
    ("told", "event", "arguments"),
    [
        ({"seat": 1}, "", {"player": "Bob", "player_tag": "Bob"}),
        ({"victim": -1}, "", {"victim": "", "victim_tag": ""}),
        ({"card": 0}, "", {"card": "queen of spades", "card_known": "yes"}),
        ({"card": None}, "", {"card": "", "card_known": "no"}),
        ({"room": 1}, "", {"room": "wine_cellar"}),
        ({"room": -1}, "", {"room": "none"}),
        ({"number": 3}, "", {"number": 3, "number_known": "yes"}),
        ({"number": 3}, "turn", {"number": 4}),
        ({"mood": "grim"}, "", {"mood": "grim", "mood_known": "yes"}),
    ],
)
def test_arguments_follow_from_what_is_declared(told: Told, event: str, arguments: dict[str, Argument]) -> None:
    assert names(DECLARED).arguments(told, event) == arguments


def test_a_number_beyond_the_list_is_an_error() -> None:
    with pytest.raises(MindroseError, match="2 is none of: hall, wine_cellar"):
        names(DECLARED).arguments({"room": 2})


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"event": "turn", "seat": 0, "number": 0}, "Ann – turn: number 1"),
        ({"event": "moved", "seat": 0, "victim": 1, "room": 1}, "Ann – moved: Bob, wine cellar"),
        ({"event": "moved", "seat": 0, "victim": -1, "room": None, "card": 1}, "Ann – moved: two of clubs"),
    ],
)
def test_plain_words_know_what_is_declared(told: Told, said: str) -> None:
    assert PlainWords(names(DECLARED)).event(told) == said


def test_a_game_that_declares_nothing_is_told_in_plain_words() -> None:
    told: Told = {"event": "moved", "seat": 0, "victim": 1, "room": "wine_cellar", "card": 1}
    assert PlainWords(names(SHARED)).event(told) == "Ann – moved: victim 1, wine cellar, two of clubs"
