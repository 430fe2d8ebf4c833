"""CC-8.21 to CC-8.24 Steal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.playing import Game, seat

LATE = {"targets_declared": "at_resolution"}


def opened() -> Game:
    """Seat 0 has opened the hand of seat 1; seat 2 looks on."""
    game = Game(seat([], ["Sociability f1"]), seat(["Hope", "Fear", "Rage"]), seat(["Doubt"]))
    return game.use(0, victim=1).passes(1)


@rule("CC-8.21")
def test_an_opponent_without_cards_is_no_victim() -> None:
    game = Game(seat([], ["Sociability f1"]), seat(["Hope"]), seat([]), seat(["Fear"]))
    game.do("use", place=0)
    assert game.legal() == [game.victim(1), game.victim(3)]
    assert game.refused(game.victim(2)).code == "E_TARGET"


@rule("CC-8.21")
def test_if_nobody_else_has_a_card_it_is_an_empty_use() -> None:
    game = Game(seat(["Hope"], ["Sociability f1"]), seat([]), seat([]), options={"empty_use": "refused"})
    assert game.refused(game.activate(0)).code == "E_NO_EFFECT"


@rule("CC-8.21")
@pytest.mark.parametrize("victim", [1, 2])
def test_any_opponent_with_cards_may_be_chosen(victim: int) -> None:
    game = Game(seat([], ["Sociability f1"]), seat(["Hope"]), seat(["Fear"]))
    game.use(0, victim=victim)
    game.do("take", card=["Hope", "Fear"][victim - 1])
    assert game.hand(victim) == []


@rule("CC-8.21")
def test_victims_are_counted_from_the_active_player() -> None:
    game = Game(seat(["Hope"]), seat(["Fear"]), seat([], ["Sociability f1"]), active=2)
    game.use(0, victim=0).do("take", card="Hope")
    assert (game.hand(2), game.hand(0), game.hand(1)) == (["hope"], [], ["fear"])


@vector("T-38")
@rule("CC-8.21", "CC-8.22", "CC-8.23", "CC-8.24")
@pytest.mark.parametrize(("verb", "sizes"), [("take", (1, 2)), ("spare", (0, 3))])
def test_one_card_is_taken_or_none(verb: str, sizes: tuple[int, int]) -> None:
    game = Game(seat([], ["Sociability f1"]), seat(["Hope", "Fear", "Rage"]))
    game.use(0).passes(1)
    points: dict[str, Any] = {"card": "Rage"} if verb == "take" else {}
    game.do(verb, **points)
    assert (len(game.hand(0)), len(game.hand(1))) == sizes
    assert game.kind == "main"


@rule("CC-8.22")
def test_the_active_player_sees_the_whole_hand() -> None:
    game = opened()
    assert game.view(0)["seats"][1]["hand"] == {"count": 3, "known": ["hope", "fear", "rage"]}
    assert [event["card"] for event in game.events("saw", seat=0)] == [29, 45, 48]


@rule("CC-8.22")
@pytest.mark.parametrize("viewer", [2, None])
def test_nobody_else_sees_a_card_of_it(viewer: int | None) -> None:
    game = opened()
    assert game.view(viewer)["seats"][1]["hand"] == {"count": 3, "known": []}
    assert game.events("saw", viewer) == []
    assert game.view(viewer)["question"] == [{"seat": 0, "kind": "steal"}]


@rule("CC-8.22")
def test_the_hand_of_nobody_else_is_opened() -> None:
    assert opened().table.view(0)["seats"][2]["hand"] == {"count": 1, "known": []}


@rule("CC-8.22")
def test_the_hand_is_opened_only_after_the_window() -> None:
    game = Game(seat([], ["Sociability f1"]), seat(["Hope", "Rage"]))
    game.use(0)
    assert game.kind == "counter"
    assert game.view(0)["seats"][1]["hand"] == {"count": 2, "known": []}


@rule("CC-8.23")
def test_exactly_the_cards_of_that_hand_or_none_can_be_taken() -> None:
    game = opened()
    assert game.legal() == [0, game.card("Hope"), game.card("Fear"), game.card("Rage")]
    assert game.refused(game.card("Doubt")).code == "E_NOT_IN_HAND"


@rule("CC-8.23")
def test_the_card_changes_hands() -> None:
    game = opened().do("take", card="Fear")
    assert game.hand(0) == ["fear"]
    assert game.hand(1) == ["hope", "rage"]
    assert game.discard == []


@rule("CC-8.23")
def test_one_card_of_several_equal_ones_is_taken() -> None:
    game = Game(seat([], ["Sociability f1"]), seat(["Brightness-Y", "Brightness-Y"]))
    game.use(0).do("take", card="Brightness-Y")
    assert (game.hand(0), game.hand(1)) == (["brightness-y"], ["brightness-y"])


@rule("CC-8.24")
@pytest.mark.parametrize("viewer", [2, None])
def test_the_others_see_the_same_whichever_card_was_taken(viewer: int | None) -> None:
    fear, rage = opened().do("take", card="Fear"), opened().do("take", card="Rage")
    assert fear.view(viewer) == rage.view(viewer)
    assert fear.table.events(viewer) == rage.table.events(viewer)


@rule("CC-8.24")
def test_the_others_learn_whether_a_card_was_taken() -> None:
    taken, spared = opened().do("take", card="Fear"), opened().do("spare")
    assert taken.events("stole", seat=2) == [{"event": "stole", "seat": 0, "victim": 1, "card": None}]
    assert spared.events("spared", seat=2) == [{"event": "spared", "seat": 0, "victim": 1}]
    assert spared.events("stole", seat=2) == []


@rule("CC-8.24")
@pytest.mark.parametrize("viewer", [0, 1])
def test_thief_and_victim_know_the_card(viewer: int) -> None:
    game = opened().do("take", card="Fear")
    assert [event["card"] for event in game.events("stole", seat=viewer)] == [45]


@rule("CC-8.24")
def test_a_known_card_is_no_longer_surely_there_after_a_steal() -> None:
    game = Game(seat([], ["Sociability f1"]), seat(["Hope seen by 2", "Fear"]), seat([]))
    game.use(0, victim=1).do("take", card="Fear")
    assert game.view(2)["seats"][1]["hand"] == {"count": 1, "known": []}


@rule("CC-8.21", "CC-6.15")
def test_with_targets_at_resolution_the_victim_is_chosen_then() -> None:
    game = Game(seat([], ["Sociability f1"]), seat(["Rage"]), seat(["Fear"]), options=LATE)
    game.use(0).passes(1)
    assert (game.kind, game.asked.seat) == ("victim", 0)
    game.answer(game.victim(2)).do("take", card="Fear")
    assert game.hand(0) == ["fear"]
