"""CC-7 The counter window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.abilities import AIMS, RED, each_ability, finish, ready, used
from tests.rules.cerebria_cards.playing import Game, seat


def anger_against_hope(hand: list[str], source: str = "Anger f1") -> Game:
    """Seat 0 has used a red Destroy on the Hope of seat 1, who holds these cards and is asked."""
    game = Game(seat(mindset=[source]), seat(hand, ["Hope f2"]))
    return game.use(0, target=(1, 0))


def four_at_a_table() -> Game:
    """Everybody holds a red card, and seat 0 has used a red Destroy on the Hope of seat 1."""
    game = Game(
        seat(["Envy"], ["Anger f1"]), seat(["Courage"], ["Hope f2"]), seat(["Valor"]), seat(["Rage"], ["Fear f1"])
    )
    return game.use(0, target=(1, 0))


# The window


@rule("CC-7.1")
@each_ability
def test_a_window_opens_before_any_part_of_the_effect(ability: str) -> None:
    game = ready(ability)
    before = game.position()
    game.use(0, **AIMS)
    after = game.position()
    assert game.kind == "counter"
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"seats", "used", "supply", "stack"}
    before["seats"][0]["mindset"][0] = f"{RED[ability].lower()} f0"
    assert after["seats"] == before["seats"]


@rule("CC-7.1")
def test_a_window_opens_for_an_ability_that_concerns_nobody_else() -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(["Rage"]))
    game.use(0)
    assert (game.kind, game.asked.seat) == ("counter", 1)


@rule("CC-7.1")
def test_a_window_opens_after_every_use() -> None:
    game = Game(seat(mindset=["Anger f1", "Comfort f1"]), seat(["Rage", "Courage"], ["Hope f2"]))
    game.use(0, target=(1, 0)).passes(1)
    game.use(1)
    assert (game.kind, game.asked.seat) == ("counter", 1)


@vector("T-56")
@rule("CC-7.2")
def test_the_others_are_asked_clockwise_from_the_left() -> None:
    game = Game(
        seat(["Rage"], ["Hope f2"]), seat(["Courage"]), seat(["Valor"]), seat(["Comfort"], ["Anger f1"]),
        seat(["Envy"]), active=3,
    )  # fmt: skip
    game.use(0, target=(0, 0)).passes(4, 0, 1, 2)
    assert [event["seat"] for event in game.events("passed")] == [4, 0, 1, 2]
    assert game.discard == ["hope"]
    assert (game.kind, game.asked.seat) == ("main", 3)


@vector("T-49")
@rule("CC-7.2", "CC-7.6")
def test_the_first_counter_closes_the_window() -> None:
    game = four_at_a_table().passes(1).counters(2, "Valor")
    assert (game.kind, game.asked.seat) == ("main", 0)
    assert game.hand(3) == ["rage"]
    assert game.emotion(1, 0) == "hope f2"


@rule("CC-7.2")
def test_who_passed_is_not_asked_again() -> None:
    game = four_at_a_table().passes(1)
    assert game.refused(game.card("Courage"), by=1).code == "E_COUNTER_WINDOW"
    game.passes(2, 3)
    assert game.kind == "main"


# The price


@vector("T-47")
@rule("CC-7.3", "CC-7.7", "CC-7.8", "CC-7.9")
def test_a_card_of_the_same_vibe_counters() -> None:
    game = anger_against_hope(["Courage", "Faith"]).counters(1, "Courage")
    assert game.emotion(1, 0) == "hope f2"
    assert game.emotion(0, 0) == "anger f0"
    assert game.supply == (38, 40)
    assert game.position()["used"] == ["destroy"]
    assert game.discard == ["courage"]
    assert game.hand(1) == ["faith"]


@vector("T-48")
@rule("CC-7.3")
def test_a_card_of_another_vibe_does_not_counter() -> None:
    game = anger_against_hope(["Courage", "Faith"])
    assert game.refused(game.card("Faith")).code == "E_COUNTER_VIBE"


@rule("CC-7.3")
@pytest.mark.parametrize(
    ("source", "fitting"), [("Anger", "Rage"), ("Bitterness", "Faith"), ("Innocence", "Purity"), ("Panic", "Fear")]
)
def test_exactly_the_cards_of_the_vibe_of_the_emotion_used_are_offered(source: str, fitting: str) -> None:
    game = anger_against_hope(["Rage", "Faith", "Purity", "Fear"], f"{source} f1")
    assert game.legal() == [0, game.card(fitting)]


@rule("CC-7.3")
def test_a_counter_out_of_turn_is_refused() -> None:
    game = four_at_a_table()
    assert game.refused(game.card("Valor"), by=2).code == "E_COUNTER_WINDOW"


@rule("CC-7.4")
@pytest.mark.parametrize("card", ["Valor", "Rage", "Courage", "Bleakness-R", "Brightness-R"])
def test_any_card_of_the_vibe_counters_whatever_else_it_is(card: str) -> None:
    game = anger_against_hope([card]).counters(1, card)
    assert game.discard == [card.lower()]
    assert game.emotion(1, 0) == "hope f2"


@vector("T-51")
@rule("CC-7.4")
def test_base_cards_counter_with_their_printed_vibe() -> None:
    game = anger_against_hope(["Bleakness-R", "Brightness-Bl"])
    assert game.refused(game.card("Brightness-Bl")).code == "E_COUNTER_VIBE"
    game.counters(1, "Bleakness-R")
    assert game.emotion(1, 0) == "hope f2"


@vector("T-50")
@rule("CC-7.5")
def test_a_fused_emotion_is_countered_by_the_vibe_of_its_top_card() -> None:
    game = anger_against_hope(["Fear", "Craving"], "Anger+Bleakness-Bl f1")
    assert game.refused(game.card("Fear")).code == "E_COUNTER_VIBE"
    game.counters(1, "Craving")
    assert game.emotion(1, 0) == "hope f2"


# By option a fused emotion has no vibe

NO_VIBE = {"fused_vibe": "none"}


@rule("CC-7.5", "CC-5.16")
def test_by_option_a_fused_emotion_cannot_be_countered() -> None:
    game = Game(seat(mindset=["Anger+Bleakness-R f1"]), seat(["Rage"], ["Hope f2"]), options=NO_VIBE)
    game.use(0, target=(1, 0))
    assert (game.kind, game.discard) == ("main", ["hope"])


@rule("CC-7.5", "CC-5.16")
def test_by_that_option_a_lone_emotion_is_countered_as_ever() -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(["Rage"], ["Hope f2"]), options=NO_VIBE)
    game.use(0, target=(1, 0)).counters(1, "Rage")
    assert game.emotion(1, 0) == "hope f2"


@rule("CC-5.16", "CC-9.7")
@pytest.mark.parametrize(("options", "gain"), [({}, 2), (NO_VIBE, 0)])
def test_by_that_option_a_fused_emotion_belongs_to_no_pattern(options: dict[str, Any], gain: int) -> None:
    mindset: list[str | None] = ["Anger+Bleakness-R f0", "Valor f0", "Courage f0"]
    game = Game(seat(mindset=mindset), stacks=[0, 3, 3], options=options)
    game.reveal(0)
    assert game.scored(0) == (gain, 0)


# What a counter does


@rule("CC-7.7")
@each_ability
def test_a_countered_ability_does_nothing_at_all(ability: str) -> None:
    game = used(ability)
    paid = game.position()
    game.counters(1, "Rage")
    after = game.position()
    assert (game.kind, game.asked.seat) == ("main", 0)
    assert {name for name in paid if paid[name] != after[name]} == {"seats", "discard", "stack"}
    paid["seats"][1]["hand"] = []
    assert after["seats"] == paid["seats"]
    assert after["discard"] == ["rage"]


@vector("T-52")
@rule("CC-7.7")
def test_a_countered_embrace_brings_no_revelation() -> None:
    game = Game(seat(mindset=["Excitement f1"]), seat(["Faith"]), stacks=[3, 0, 3])
    game.use(0, column=1).counters(1, "Faith")
    assert game.hand(0) == []
    assert game.events("revelation") == []
    assert (game.kind, game.asked.seat, game.state.actions) == ("main", 0, 2)


@rule("CC-7.7")
def test_a_countered_steal_shows_no_hand() -> None:
    game = used("steal").counters(1, "Rage")
    assert game.events("looked") == []
    assert game.events("saw", seat=0) == []


@vector("T-53")
@rule("CC-7.8")
def test_a_fragment_absorbed_for_a_countered_ability_stays_absorbed() -> None:
    game = Game(seat(mindset=["Valor+Brightness-Y f2"]), seat(["Rage"], ["Fear f1"]))
    game.use(0, absorb=0, target=(1, 0)).counters(1, "Rage")
    assert game.emotion(0, 0) == "valor+brightness-y f1 a1"
    assert game.emotion(1, 0) == "fear f1"
    assert game.supply == (38, 39)


@rule("CC-7.9")
def test_a_countered_type_is_used_up_for_the_turn() -> None:
    game = Game(seat(mindset=["Anger f1", "Bitterness f1"]), seat(["Rage"], ["Hope f2"]))
    game.use(0, target=(1, 0)).counters(1, "Rage")
    assert game.refused(game.activate(1)).code == "E_TYPE_USED"


@vector("T-54")
@rule("CC-7.10", "CC-7.11")
def test_a_counter_is_not_countered() -> None:
    game = four_at_a_table().counters(1, "Courage")
    assert (game.kind, game.asked.seat) == ("main", 0)
    assert game.events("passed") == []
    assert game.emotion(1, 0) == "hope f2"


@rule("CC-7.10")
def test_a_player_counters_as_often_as_cards_allow() -> None:
    game = Game(seat(mindset=["Anger f1", "Comfort f1"]), seat(["Rage", "Courage"], ["Hope f2"]))
    game.use(0, target=(1, 0)).counters(1, "Rage")
    game.use(1).counters(1, "Courage")
    assert game.hand(1) == []
    assert (game.hand(0), game.emotion(1, 0)) == ([], "hope f2")


@rule("CC-7.10")
def test_a_counter_gives_nothing_in_return() -> None:
    game = used("destroy").counters(1, "Rage")
    assert game.hand(1) == []
    assert game.scored(1) == (0, 0)
    assert game.mindset(1) == ["hope f2", "faith f2", None, None]
    assert game.state.actions == 2


@rule("CC-7.10")
def test_who_is_not_aimed_at_counters_too() -> None:
    game = four_at_a_table().passes(1, 2).counters(3, "Rage")
    assert game.emotion(1, 0) == "hope f2"


@rule("CC-7.11")
def test_the_active_player_does_not_counter_the_own_ability() -> None:
    """A card named by the active player could also mean an Evoke, so the earlier code is given (CC-14.2)."""
    game = four_at_a_table()
    assert game.refused(game.card("Envy"), by=0).code == "E_PENDING"
    game.passes(1, 2, 3)
    assert game.kind == "main"
    assert game.hand(0) == ["envy"]


@rule("CC-7.12")
def test_a_fitting_card_can_be_kept() -> None:
    game = anger_against_hope(["Rage"]).passes(1)
    assert game.hand(1) == ["rage"]
    assert game.discard == ["hope"]


@rule("CC-7.14")
@pytest.mark.parametrize(
    "act",
    [
        lambda game: game.impulse(0),
        lambda game: game.evoke("Valor"),
        lambda game: game.evoke("Valor", fuse="Brightness-R"),
        lambda game: game.evoke("Brightness-R"),
        lambda game: game.evoke("Valor", remove=0),
    ],
    ids=["impulse", "evoke", "fusion", "base", "removal"],
)
def test_no_action_opens_a_window(act: Callable[[Game], Game]) -> None:
    game = Game(seat(["Valor", "Brightness-R"], ["Anger f1"]), seat(["Rage"]), impulses=["Courage"])
    act(game)
    assert (game.kind, game.asked.seat) == ("main", 0)
    assert game.refused(game.card("Rage"), by=1).code == "E_COUNTER_WINDOW"


@rule("CC-7.14")
def test_absorbing_opens_no_window_of_its_own() -> None:
    game = Game(seat(mindset=["Valor f2", "Brightness-R a0"]), seat(["Rage"], ["Fear f1"]))
    game.use(0, absorb=1, target=(1, 0)).passes(1)
    assert (game.kind, game.discard) == ("main", ["fear"])


@rule("CC-7.14")
def test_a_revelation_and_its_preparation_open_no_window() -> None:
    hand = ["Rage", "Faith", "Purity", "Fear"]
    game = Game(seat(mindset=["Anger f1"]), seat(hand), stacks=[0, 3, 3])
    game.reveal(0)
    assert (game.kind, game.asked.seat, game.state.cycle) == ("main", 1, 2)
    assert len(game.hand(1)) == 4


@rule("CC-7.14")
def test_a_resolved_effect_opens_no_second_window() -> None:
    game = used("deprive").passes(1)
    assert finish(game) == ["column2"]
