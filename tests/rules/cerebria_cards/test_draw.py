"""CC-8.31 to CC-8.33 Draw."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.playing import Game, seat


def comfort(deck: int | list[str], discard: int | str | list[str], **options: Any) -> Game:
    """Seat 0 is about to draw; seat 1 holds what is in neither pile, and never counters."""
    other = seat() if discard == "rest" else seat("rest")
    return Game(seat([], ["Comfort f1"]), other, deck=deck, discard=discard, options=options)


def draw(game: Game) -> Game:
    game.use(0)
    return game.passes(1) if game.kind == "counter" else game


@rule("CC-8.31", "CC-6.7")
def test_with_no_card_in_deck_and_discard_pile_it_is_an_empty_use() -> None:
    game = draw(comfort(0, 0))
    assert (game.kind, game.hand(0), game.emotion(0, 0)) == ("main", [], "comfort f0")
    game = comfort(0, 0, empty_use="refused")
    assert game.refused(game.activate(0)).code == "E_NO_EFFECT"


@rule("CC-8.31")
@pytest.mark.parametrize(("deck", "discard"), [(1, 0), (0, 1)])
def test_one_card_in_either_pile_is_enough(deck: int, discard: int) -> None:
    game = draw(comfort(deck, discard))
    assert len(game.hand(0)) == 1


@vector("T-42")
@rule("CC-8.33")
def test_two_cards_are_drawn() -> None:
    game = comfort(10, "rest")
    discards = len(game.discard)
    draw(game)
    assert len(game.hand(0)) == 2
    assert (game.deck, len(game.discard)) == (8, discards)


@rule("CC-8.33")
def test_they_come_from_the_top_of_the_main_deck() -> None:
    game = draw(comfort(["Hope", "Fear", "Rage"], "rest"))
    assert game.hand(0) == ["hope", "fear"]
    assert game.position()["deck"] == ["rage"]


@vector("T-43")
@rule("CC-8.32", "CC-12.5")
def test_the_discard_pile_is_shuffled_in_mid_draw() -> None:
    game = comfort(["Hope"], "rest")
    discards = len(game.discard)
    draw(game)
    assert len(game.hand(0)) == 2
    assert "hope" in game.hand(0)
    assert (game.deck, len(game.discard)) == (discards - 1, 0)


@rule("CC-8.32")
def test_the_deck_is_not_made_anew_before_a_card_is_needed() -> None:
    game = draw(comfort(2, "rest"))
    assert game.deck == 0
    assert game.events("reshuffled") == []


@vector("T-44")
@rule("CC-8.33", "CC-12.6")
def test_one_card_is_drawn_if_there_is_only_one() -> None:
    game = draw(comfort(0, 1))
    assert len(game.hand(0)) == 1
    assert (game.deck, game.discard) == (0, [])


@rule("CC-8.33")
def test_it_costs_no_action_and_touches_no_column() -> None:
    game = comfort(10, "rest")
    before = game.impulses
    draw(game)
    assert (game.impulses, game.stacks, game.state.actions) == (before, [4, 4, 4], 2)


@rule("CC-8.33")
@pytest.mark.parametrize("number", [1, 3])
def test_by_option_another_number_is_drawn(number: int) -> None:
    game = draw(comfort(10, "rest", draw_count=number))
    assert len(game.hand(0)) == number
