"""What nobody has seen is put in a new order, and nobody can tell."""

from __future__ import annotations

import random

import pytest

import mindrose
from mindrose import registry
from mindrose.kernel.reshuffling import reshuffled
from tests.kernel.test_points import go_on


@pytest.mark.parametrize("game", [listing.id for listing in registry.SHIPPED])
@pytest.mark.parametrize("answers", [0, 11, 40, 120])
def test_every_seat_sees_the_same_and_something_lies_elsewhere(game: str, answers: int) -> None:
    for seed in range(4):
        chance = random.Random(seed)
        table = mindrose.load(game).new(3, seed=seed)
        go_on(table, chance, answers)
        document = reshuffled(table, chance)
        other = table.game.from_position(document, seed="another")
        for seat in (None, *range(table.players)):
            assert other.view(seat) == table.view(seat)
        if answers > 11:  # in the Inside World people choose openly first
            assert document != table.position(), "something was hidden from all"
        go_on(other, chance, 60)


def test_what_a_seat_has_seen_of_its_deck_stays() -> None:
    game = mindrose.load("cerebria")
    table = game.new(2, seed=1)
    go_on(table, random.Random(3), 12)
    decks = [seat["deck"] for seat in reshuffled(table, random.Random(5))["seats"]]
    known = [[card if card.endswith(" known") else None for card in deck] for deck in decks]
    before = [seat["deck"] for seat in table.position()["seats"]]
    assert known == [[card if card.endswith(" known") else None for card in deck] for deck in before]
    assert any(card for deck in known for card in deck)
