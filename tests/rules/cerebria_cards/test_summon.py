"""CC-8.17 to CC-8.20 Summon."""

from __future__ import annotations

from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.playing import Game, seat


@rule("CC-8.17")
def test_without_a_card_in_hand_it_is_an_empty_use() -> None:
    game = Game(seat([], ["Courage f1"]), seat(["Fear"]), options={"empty_use": "refused"})
    assert game.refused(game.activate(0)).code == "E_NO_EFFECT"


@rule("CC-8.17")
def test_one_card_in_hand_is_enough() -> None:
    game = Game(seat(["Brightness-R"], ["Courage f1"]))
    game.use(0).do("summon", card="Brightness-R").enter()
    assert game.mindset(0)[:2] == ["courage f0", "brightness-r a0 fresh"]


@vector("T-37")
@rule("CC-8.17", "CC-8.18", "CC-8.19", "CC-8.20")
def test_a_fused_emotion_takes_the_place_of_the_one_that_summoned_it() -> None:
    game = Game(seat(["Valor", "Brightness-Bl"], ["Courage f1", "Fear f1", "Hope f2", "Rage f2"]), supply=(37, 37))
    game.use(0).do("summon", card="Valor").enter(fuse="Brightness-Bl", remove=0)
    assert game.emotion(0, 0) == "valor+brightness-bl f2 a0 fresh"
    assert game.hand(0) == []
    assert game.state.actions == 2
    assert game.supply == (36, 37)


@rule("CC-8.18")
def test_the_emotion_is_filled_and_no_action_is_spent() -> None:
    game = Game(seat(["Rage"], ["Courage f1"]))
    game.use(0).do("summon", card="Rage").enter()
    assert game.mindset(0)[:2] == ["courage f0", "rage f2 fresh"]
    assert (game.supply, game.state.actions) == ((40, 38), 2)


@rule("CC-8.18")
def test_fusion_is_optional() -> None:
    game = Game(seat(["Rage", "Bleakness-R"], ["Courage f1"]))
    game.use(0).do("summon", card="Rage")
    assert game.verbs() == {"alone", "fuse"}
    game.enter()
    assert (game.emotion(0, 1), game.hand(0)) == ("rage f2 fresh", ["bleakness-r"])


@rule("CC-8.18")
def test_a_removal_is_optional_where_there_is_room() -> None:
    game = Game(seat(["Rage"], ["Courage f1", "Hope f2"]))
    game.use(0).do("summon", card="Rage")
    assert game.verbs() == {"keep", "remove"}
    game.enter(remove=1)
    assert (game.emotion(0, 1), game.discard) == ("rage f2 fresh", ["hope"])


@rule("CC-8.18")
def test_a_full_mindset_makes_room() -> None:
    game = Game(seat(["Rage"], ["Courage f1", "Fear f1", "Hope f2", "Panic f2"]))
    game.use(0).do("summon", card="Rage")
    assert game.refused(0).code == "E_MUST_REMOVE"


@rule("CC-8.18")
def test_only_a_card_from_the_own_hand_is_summoned() -> None:
    game = Game(seat(["Rage"], ["Courage f1"]), seat(["Fear"]))
    game.use(0)
    assert game.refused(game.card("Fear")).code == "E_NOT_IN_HAND"


@rule("CC-8.18")
def test_it_works_with_no_action_left() -> None:
    game = Game(seat(["Rage"], ["Courage f1"]), actions=0)
    game.use(0).do("summon", card="Rage").enter()
    assert [event["card"] for event in game.events("entered")] == [48]


@rule("CC-8.19")
def test_the_card_is_chosen_after_the_window() -> None:
    game = Game(seat(["Rage", "Guilt"], ["Courage f1"]), seat(["Comfort"]))
    game.use(0)
    assert (game.kind, game.asked.seat) == ("counter", 1)
    game.passes(1)
    assert (game.kind, game.asked.seat) == ("summon", 0)
    assert game.legal() == [game.card("Guilt"), game.card("Rage")]


@rule("CC-8.19")
def test_then_it_is_compulsory() -> None:
    game = Game(seat(["Rage", "Guilt"], ["Courage f1"]))
    game.use(0)
    assert game.refused(0).code == "E_PENDING"
    assert game.refused(game.column(0)).code == "E_PENDING"


@rule("CC-8.19")
def test_nobody_learns_the_card_before_it_enters() -> None:
    game = Game(seat(["Rage", "Guilt"], ["Courage f1", "Hope f2"]), seat(), impulses=["Fear", "Doubt", "Panic"])
    game.use(0)
    before = game.view(1)
    game.do("summon", card="Guilt")
    assert game.kind == "remove"
    assert game.view(1) == before


@rule("CC-8.20")
def test_the_emotion_that_summons_may_be_removed() -> None:
    game = Game(seat(["Rage"], ["Courage f1"]))
    game.use(0).do("summon", card="Rage").enter(remove=0)
    assert game.mindset(0) == ["rage f2 fresh", None, None, None]
    assert game.discard == ["courage"]
