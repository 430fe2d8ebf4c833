"""CC-5 Entering a mindset, removal and fusion."""

from __future__ import annotations

from tests.rulebook import rule
from tests.rules.cerebria_cards.playing import Game, seat


@rule("CC-5.4", "CC-5.7")
def test_a_full_mindset_makes_room() -> None:
    """T-10"""
    game = Game(seat(["Kindness"], ["Valor f2", "Hope f1", "Fear f1", "Anger f0"]), supply=(37, 39))
    game.evoke("Kindness", remove=0)
    assert game.emotion(0, 0) == "kindness f1 fresh"
    assert game.discard == ["valor"]
    assert game.supply == (38, 39)


@rule("CC-5.4")
def test_nothing_enters_a_full_mindset_without_a_removal() -> None:
    """T-12"""
    game = Game(seat(["Kindness"], ["Valor f2", "Hope f1", "Fear f1", "Anger f0"]))
    game.do("evoke", card="Kindness")
    assert game.refused(0).code == "E_MUST_REMOVE"
