"""CC-7.13 Nobody sees whether a pass in the counter window was forced."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.rules.cerebria_cards.playing import Game, seat

each_hand = pytest.mark.parametrize("hand", [["Courage", "Fear"], ["Faith", "Fear"]], ids=["fitting", "unfitting"])
LATE = {"targets_declared": "at_resolution"}
each_moment = pytest.mark.parametrize("options", [{}, LATE], ids=["declared early", "declared late"])


def at_the_window(hand: list[str], options: dict[str, Any] | None = None) -> Game:
    """Seat 0 has used a red Destroy; seat 1, who holds these cards, is asked. Seat 2 holds nothing red."""
    game = Game(
        seat(["Envy"], ["Anger f1"]),
        seat(hand, ["Hope f2"]),
        seat(["Guilt"], ["Dignity f1"]),
        impulses=["Doubt", "Isolation", "Panic"],
        options=options,
    )
    game.do("use", place=0)
    if game.kind == "destroy":
        game.answer(game.target(2, 0))
    return game


def seen(game: Game, viewer: int | None) -> list[Any]:
    """Everything that reaches a seat: its view with the question it sees, and what it was told."""
    return [game.view(viewer), game.table.events(viewer)]


@rule("CC-7.13")
@each_hand
def test_a_forced_pass_is_asked_like_a_free_one(hand: list[str]) -> None:
    game = at_the_window(hand)
    assert (game.kind, game.asked.seat) == ("counter", 1)
    assert game.asked.forced == ("Faith" in hand)
    assert game.asked.timeout == 0


@rule("CC-7.13")
@each_moment
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_the_others_see_the_same_question(options: dict[str, Any], viewer: int | None) -> None:
    fitting = at_the_window(["Courage", "Fear"], options)
    unfitting = at_the_window(["Faith", "Fear"], options)
    assert fitting.view(viewer)["question"] == [{"seat": 1, "kind": "counter"}]
    assert seen(fitting, viewer) == seen(unfitting, viewer)


@rule("CC-7.13")
@each_moment
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_the_others_see_the_same_pass(options: dict[str, Any], viewer: int | None) -> None:
    fitting = at_the_window(["Courage", "Fear"], options).do("pass")
    unfitting = at_the_window(["Faith", "Fear"], options).do("pass")
    assert seen(fitting, viewer) == seen(unfitting, viewer)
    assert fitting.asked.seat == unfitting.asked.seat == 2


@rule("CC-7.13")
@pytest.mark.parametrize("viewer", [0, 2])
def test_a_bot_in_another_seat_observes_the_same(viewer: int) -> None:
    fitting = at_the_window(["Courage", "Fear"]).table.observation(viewer)
    unfitting = at_the_window(["Faith", "Fear"]).table.observation(viewer)
    assert fitting == unfitting


@rule("CC-7.13")
@pytest.mark.parametrize("other", [0, 2])
def test_another_seat_is_refused_in_the_same_words(other: int) -> None:
    fitting, unfitting = at_the_window(["Courage", "Fear"]), at_the_window(["Faith", "Fear"])
    assert fitting.legal(other) == unfitting.legal(other) == []
    card = fitting.card("Envy")
    assert str(fitting.refused(card, by=other)) == str(unfitting.refused(card, by=other))


@rule("CC-7.13")
@each_hand
def test_taking_back_is_refused_whatever_the_asked_player_holds(hand: list[str]) -> None:
    game = at_the_window(hand)
    assert not game.table.can_undo()
    game.do("pass")
    assert not game.table.can_undo()


@rule("CC-7.13")
def test_everybody_with_cards_is_asked_even_if_nobody_can_counter() -> None:
    game = at_the_window(["Faith", "Fear"])
    asked = []
    while game.kind == "counter":
        asked.append(game.asked.seat)
        game.do("pass")
    assert asked == [1, 2]
    assert [event["seat"] for event in game.events("passed")] == [1, 2]


@rule("CC-7.13")
def test_an_empty_hand_which_all_can_see_is_not_asked() -> None:
    game = Game(seat(mindset=["Anger f1"]), seat([], ["Hope f2"]), seat(["Guilt"]))
    game.do("use", place=0).answer(game.target(1, 0))
    assert game.asked.seat == 2
