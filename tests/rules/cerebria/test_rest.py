"""CB-6.3 The end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria import replies
from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import SPECIFICATION, Game, spirit, with_empathy


def table(*seats: dict[str, Any], ambition: int = 1, **more: Any) -> Game:
    return Game(*seats, pack=SPECIFICATION, bliss={"ambition": ambition}, **more)


@rule("CB-6.3.1")
def test_ambition_or_two_cards() -> None:
    game = table().end_turn(None)
    assert (game.kind, game.asked.seat, game.verbs()) == ("rest", 0, {"ambition", "cards"})
    assert game.refused(replies.PASS).code == "E_TURN"


@rule("CB-6.3.1", "CB-14.1.3")
def test_one_token_of_the_faction_becomes_active() -> None:
    game = table().end_turn("ambition")
    assert (game.ambition("bliss"), game.hand()) == (2, [])


@rule("CB-6.3.1")
def test_two_cards_are_drawn() -> None:
    game = table()
    top = game.deck()[:2]
    game.end_turn("cards")
    assert sorted(game.hand()) == sorted(top)
    assert game.ambition("bliss") == 1


@vector("TV-157")
@rule("CB-6.3.1", "CB-23.2.6")
def test_a_deck_of_one_card_gives_one() -> None:
    game = with_empathy(spirit("empathy", "valley", hand="rest", deck=["courage"]), bliss={"ambition": 1})
    cards = len(game.hand())
    game.end_turn("cards")
    assert (len(game.hand()), game.deck(), game.ambition(), game.state.active) == (cards + 1, [], 1, 1)
    assert len(game.events("drew")) == 1


@vector("TV-155")
@rule("CB-6.3.2")
def test_only_cards_when_all_ambition_is_active() -> None:
    game = with_empathy(spirit("empathy", "valley", deck=["trust", "comfort", "rest"]), bliss={"ambition": 3}).end_turn(
        None
    )
    assert (sorted(game.hand()), game.ambition(), game.state.active) == (["comfort", "trust"], 3, 1)


@rule("CB-6.3.3")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 1), (5, 5)])
def test_a_player_without_wp_gains_one(before: int, after: int) -> None:
    game = table(spirit("love", "valley", wp=before)).end_turn("cards")
    assert game.wp(0) == after


@rule("CB-6.3.3", "CB-6.3.1")
def test_the_wp_comes_after_ambition_or_cards() -> None:
    game = table(spirit("love", "valley", wp=0)).end_turn(None)
    assert game.wp(0) == 0
    assert game.do("cards").wp(0) == 1


@rule("CB-6.3.4")
def test_absorb_can_be_used_again_in_the_next_turn() -> None:
    game = table(players=2).absorb(bonus=False).end_turn("cards").end_turn("cards")
    assert game.state.active == 0
    assert "absorb" in game.verbs()


@rule("CB-6.3.4")
def test_the_tracker_is_reset_at_the_end_of_the_turn() -> None:
    game = table(absorb=False, trigger="twenty_points").end_turn("cards")
    assert (game.over, game.state.ready) == (True, 1)


@rule("CB-6.3.5")
def test_a_revelation_does_not_end_the_turn() -> None:
    game = table(origin={"commitment": 2}, actions=2).absorb(bonus=False)
    while game.kind != "menu":
        game.answer(game.asked.timeout)
    assert (game.state.active, game.actions, "rotate" in game.verbs()) == (0, 2, True)


@rule("CB-6.3.1", "CB-23.3.2")
def test_powers_come_before_ambition_or_cards() -> None:
    spaces = {"valley-1": "comfort 1"}
    game = Game(spirit("empathy", "valley", wp=0), pack=SPECIFICATION, spaces=spaces, bliss={"ambition": 1})
    game.end_turn(None)
    assert (game.kind, game.wp(0)) == ("rest", 1)
    assert game.do("cards").wp(0) == 1  # one WP is enough


@rule("CB-16.1.1")
def test_what_powers_do_at_the_end_of_a_turn_is_no_deed() -> None:
    game = table(deeds={"filled": ["valley-1"]}, spaces={"valley-1": "courage 3"}).end_turn("cards")
    assert (game.points("bliss"), game.state.filled) == (0, 0)


@rule("CB-23.1.4")
def test_there_is_no_hand_limit() -> None:
    game = table(spirit("love", "valley", hand=12)).end_turn("cards")
    assert (len(game.hand()), game.state.active) == (14, 1)


@rule("CB-23.1.4", "CB-23.2.1")
def test_a_hand_limit_can_be_agreed_on() -> None:
    hand = ["courage", "courage", "trust", "comfort"]
    game = table(spirit("love", "valley", hand=hand), options={"hand_limit": 2}).end_turn("ambition")
    assert (game.kind, game.offered("card")) == ("discard", ["comfort", "courage", "trust"])
    refusal = game.refused(game.card("optimism"))
    assert (refusal.code, refusal.rule) == ("E_NO_CARD", "CB-23.1.4")
    assert game.refused(replies.PASS).code == "E_TURN"
    game.do("discard", card="courage").do("discard", card="trust")
    assert game.hand(0) == ["comfort", "courage"]
    assert game.deck(0)[-2:] == ["courage", "trust"]
    assert game.state.active == 1


@rule("CB-19.1.7", "CB-19.1.8")
def test_after_a_trigger_the_turn_is_finished_and_the_game_scored() -> None:
    game = table(trigger="no_aspiration", sealed=True)
    assert "rotate" in game.verbs()
    game.rotate().end_turn("cards")
    assert game.over
    assert [event["event"] for event in game.table.events()][-3:] == ["scored", "scored", "won"]
