"""CB-10 Quell."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria import replies
from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import SPECIFICATION, Game, each_edition, row, spirit

RED_TARGET = {"valley-1": "fear 2 by 1"}
EDITIONS = pytest.mark.parametrize("edition", ["revised", "first"])


def table(hand: list[str] | None = None, spaces: dict[str, str] | None = None, *slots: int, **more: Any) -> Game:
    """Love in the Valley with some cards and these upgrade slots of Quell; Fear (red) with 2 Essence is there."""
    seat = spirit(
        "love", more.pop("at", "valley"), hand=["courage"] if hand is None else hand, wp=more.pop("wp", 10),
        vibes=row("quell", *slots),
    )  # fmt: skip
    return Game(seat, pack=SPECIFICATION, spaces=RED_TARGET if spaces is None else spaces, **more)


# The target


@rule("CB-10.1.1", "CB-10.1.4")
@EDITIONS
def test_a_quell_costs_two_wp_and_an_ambition_and_takes_an_essence_off(edition: str) -> None:
    game = table(options={"edition": edition}).quell("valley-1", reveal="courage")
    assert (game.wp(), game.ambition(), game.actions) == (8, 2, 2)
    assert game.at("valley-1") == "fear 1 by 1"
    assert game.intensity("valley-1") == 1
    assert game.essence() == 3  # it goes to the supply


@rule("CB-10.1.1")
def test_without_the_wp_there_is_no_quell() -> None:
    game = table(wp=1)
    assert "quell" not in game.actions_offered()
    refusal = game.refused(game.action("quell"))
    assert (refusal.code, refusal.rule) == ("E_WP", "CB-10.1.1")
    assert table(wp=2).quell().wp() == 0


@rule("CB-10.1.1")
def test_without_an_active_ambition_there_is_no_quell() -> None:
    game = table(bliss={"ambition": 0})
    assert "quell" not in game.actions_offered()
    assert game.refused(game.action("quell")).code == "E_AMBITION"
    assert table(bliss={"ambition": 1}).quell().ambition() == 0


@rule("CB-10.1.1")
def test_the_target_is_an_opposing_emotion_adjacent_to_the_spirit() -> None:
    spaces = {"valley-1": "fear 1", "valley-2": "mistrust 1", "valley-cradle": "selfishness 1", "cradle-1": "trust 1"}
    game = table(spaces=spaces).start("quell").use()
    assert game.offered("space") == ["valley-1", "valley-2"]
    far = game.refused(game.space("valley-cradle"))
    assert (far.code, far.rule) == ("E_ADJ", "CB-10.1.1")
    assert game.refused(game.space("cradle-1")).code == "E_TARGET"
    assert game.refused(game.space("land-1")).code == "E_TARGET"
    assert game.refused(replies.PASS).code == "E_TURN"


@rule("CB-10.1.1")
@pytest.mark.parametrize("emotion", ["trust 1", "brightness 1"])
def test_an_emotion_of_the_own_faction_is_no_target(emotion: str) -> None:
    game = table(spaces={"valley-1": emotion})
    assert "quell" not in game.actions_offered()
    assert game.refused(game.action("quell")).code == "E_TARGET"


@rule("CB-10.1.1")
def test_from_a_frontier_only_the_emotion_on_it_is_adjacent() -> None:
    spaces = {"valley-2": "fear 2", "valley-cradle": "mistrust 2", "cradle-1": "selfishness 2"}
    game = table(spaces=spaces, at="valley-cradle").quell(reveal="courage")
    assert [game.essence_at(space) for space in spaces] == [2, 1, 2]


# The card


@rule("CB-10.1.2")
def test_a_card_of_the_colour_is_shown_and_stays_in_hand() -> None:
    game = table(["courage", "kindness"]).quell("valley-1", reveal="courage")
    assert sorted(game.hand()) == ["courage", "kindness"]
    shown = game.card("courage") - game.card(game.content.ids[0])
    assert [(event["seat"], event["card"]) for event in game.events("revealed")] == [(0, shown)]
    assert game.view(1)["seats"][0]["hand"]["known"] == ["courage"]


@rule("CB-10.1.2")
def test_a_card_of_another_colour_will_not_do() -> None:
    game = table(["courage", "trust", "kindness"]).start("quell").use()
    assert (game.kind, game.offered("card")) == ("reveal", ["courage", "trust"])
    wrong = game.refused(game.card("kindness"))
    assert (wrong.code, wrong.rule) == ("E_VIBE_MATCH", "CB-10.1.2")
    assert game.refused(game.card("generosity")).code == "E_NO_CARD"


@rule("CB-10.1.2")
def test_without_a_card_of_the_colour_there_is_no_plain_quell() -> None:
    game = table(["kindness"], None, 1).start("quell")  # with Kindness as a Vibe on Extinguish it could be done
    assert game.refused(game.upgrade_slots()).code == "E_VIBE_MATCH"
    assert game.refused(game.upgrade_slots(1)).code == "E_VIBE_MATCH"
    blocked = table(["kindness"], wp=2)
    assert blocked.refused(blocked.action("quell")).code == "E_VIBE_MATCH"


@rule("CB-10.1.2")
def test_with_an_empty_hand_there_is_no_plain_quell() -> None:
    game = table([])
    refusal = game.refused(game.action("quell"))
    assert (refusal.code, refusal.rule) == ("E_NO_CARD", "CB-10.1.2")


@rule("CB-10.1.2")
def test_a_card_discarded_for_a_vibe_cannot_be_shown() -> None:
    game = table(["courage"]).quell(vibe=("courage",), upgrades="extinguish")  # the Vibe can only go to Extinguish
    assert (game.vibes("quell"), game.hand(), game.wp()) == (["wild", None, "red", None], [], 7)
    assert game.events("revealed") == []
    game = table(["courage", "courage"]).quell(vibe=("courage", 1))
    assert (game.vibes("quell"), game.hand()) == (["wild", "red", None, None], ["courage"])
    assert len(game.events("revealed")) == 1


@rule("CB-10.1.3")
@pytest.mark.parametrize("card", ["courage", "comfort", "affection", "kindness"])
def test_any_card_will_do_against_a_bleakness(card: str) -> None:
    game = table([card], {"valley-1": "bleakness 2"}).quell("valley-1", reveal=card)
    assert game.essence_at("valley-1") == 1
    assert game.hand() == [card]


@rule("CB-10.1.3")
def test_any_card_will_do_against_a_brightness() -> None:
    gloom = spirit("hatred", "valley", hand=["anger"])
    game = Game(spirit("love", "land"), gloom, pack=SPECIFICATION, spaces={"valley-1": "brightness 2"}, active=1)
    assert game.quell("valley-1", reveal="anger").essence_at("valley-1") == 1


@rule("CB-10.1.3", "CB-10.1.8")
def test_against_a_bleakness_an_empty_hand_needs_extinguish() -> None:
    game = table([], {"valley-1": "bleakness 2"})
    refusal = game.refused(game.action("quell"))
    assert (refusal.code, refusal.rule) == ("E_NO_CARD", "CB-10.1.3")
    game = table([], {"valley-1": "bleakness 2"}, 2).quell("valley-1", upgrades="extinguish")
    assert (game.essence_at("valley-1"), game.wp(), game.ambition()) == (1, 7, 2)


def against_bliss(name: str, at: str, *slots: int, bliss: str = "love", bliss_at: str = "willow", **more: Any) -> Game:
    """A Spirit of Gloom has the turn, with these upgrade slots of Quell."""
    seat = spirit(name, at, hand=more.pop("hand", []), wp=more.pop("wp", 10), vibes=row("quell", *slots), level=1)
    seats = (spirit(bliss, bliss_at), seat, spirit("delight", "willow"))
    return Game(*seats, pack=SPECIFICATION, active=1, **more)


@vector("TV-65")
@rule("CB-10.1.3", "CB-10.1.7", "CB-10.1.8")
@each_edition
def test_without_a_card_brightness_is_quelled_with_extinguish_only(edition: str) -> None:
    spaces = {"valley-1": "brightness 2"}
    locked = against_bliss("misery", "valley", spaces=spaces, options={"edition": edition})
    assert locked.refused(locked.action("quell")).code == "E_NO_CARD"
    game = against_bliss("misery", "valley", 2, spaces=spaces, options={"edition": edition}).quell(
        upgrades="extinguish"
    )
    assert (game.wp(1), game.ambition("gloom"), game.essence_at("valley-1")) == (7, 2, 1)


# Removing Essence


@rule("CB-10.1.4")
def test_the_rightmost_essence_goes() -> None:
    game = table(spaces={"valley-1": "fear 3"})
    assert game.intensity("valley-1") == 3
    game.quell("valley-1", reveal="courage")
    assert (game.essence_at("valley-1"), game.intensity("valley-1")) == (2, 2)
    assert game.control("valley") == "gloom"


@rule("CB-10.1.5", "CB-5.4.1")
def test_an_emotion_without_essence_leaves_the_board() -> None:
    game = table(spaces={"valley-1": "fear 1 token 2 by 3", "valley-2": "trust 1"})
    assert game.control("valley") == "gloom"
    game.quell("valley-1", reveal="courage")
    assert game.emotion("valley-1") is None
    assert game.deck(3)[-1] == "fear"
    assert game.control("valley") == "bliss"
    assert (game.token("valley-1"), game.intensity("valley-1")) == (0, 0)


@vector("TV-67")
@rule("CB-10.1.5", "CB-23.2.1", "CB-5.1.7")
def test_a_card_of_the_teammate_goes_under_the_teammates_deck() -> None:
    game = against_bliss("misery", "valley", hand=["fear"], spaces={"valley-1": "trust 1 token 2 by 2"})
    decks = game.deck(0), game.deck(2)
    game.quell(reveal="fear")
    assert (game.deck(0), game.deck(2)) == (decks[0], [*decks[1], "trust"])
    assert (game.emotion("valley-1"), game.token("valley-1")) == (None, 0)
    assert game.view(1)["seats"][2]["deck"][1] is None  # the cards in between are as hidden as before


@rule("CB-10.1.6")
@EDITIONS
def test_dominate_takes_one_more_for_two_wp(edition: str) -> None:
    game = table(None, {"valley-1": "fear 3"}, 1, options={"edition": edition})
    game.quell("valley-1", reveal="courage", upgrades="dominate")
    assert (game.essence_at("valley-1"), game.wp(), game.ambition()) == (1, 6, 2)


@rule("CB-10.1.6")
def test_dominate_is_not_used_twice_and_takes_neither_more_nor_less() -> None:
    game = table(None, {"valley-1": "jealousy 4"}, 1, wp=20)
    assert game.start("quell").refused(game.number(2)).code == "E_UPGRADE_TWICE"
    game = table(["kindness"], {"valley-1": "jealousy 4"}, 1).quell("valley-1", reveal="kindness", upgrades="dominate")
    assert (game.kind, game.essence_at("valley-1")) == ("menu", 2)


@rule("CB-10.1.6")
def test_dominate_must_be_unlocked_and_paid() -> None:
    locked = table(["courage", "kindness"]).start("quell")
    assert locked.refused(locked.upgrade_slots(1)).code == "E_UPGRADE_LOCKED"
    poor = table(["courage", "trust"], None, 1, wp=3).start("quell").use()
    assert poor.kind == "reveal"
    poor = table(["courage", "kindness"], None, 1, 3, wp=2).start("quell")
    assert poor.refused(poor.upgrade_slots(1, 3)).code == "E_WP"


@rule("CB-10.1.7")
def test_extinguish_needs_no_card_for_one_wp() -> None:
    game = table(["kindness"], None, 2).quell("valley-1", upgrades="extinguish")
    assert (game.essence_at("valley-1"), game.wp(), game.ambition()) == (1, 7, 2)
    assert game.events("revealed") == []


@rule("CB-10.1.7", "CB-10.1.6")
def test_extinguish_and_dominate_together() -> None:
    game = table([], None, 1, 2).quell("valley-1", upgrades=("dominate", "extinguish"))
    assert (game.emotion("valley-1"), game.wp(), game.ambition()) == (None, 5, 2)


@rule("CB-10.1.8")
@EDITIONS
def test_extinguish_makes_a_quell_possible_without_a_card_in_hand(edition: str) -> None:
    game = table([], None, 2, options={"edition": edition})
    assert "quell" in game.actions_offered()
    assert game.quell("valley-1", upgrades="extinguish").essence_at("valley-1") == 1


@rule("CB-10.1.9")
@EDITIONS
def test_no_more_essence_is_removed_than_there_is(edition: str) -> None:
    game = table(None, {"valley-1": "fear 1"}, 1, options={"edition": edition})
    game.quell("valley-1", reveal="courage", upgrades="dominate")
    assert [event["number"] for event in game.events("removed")] == [1]
    assert (game.emotion("valley-1"), game.wp()) == (None, 6)


@vector("TV-66")
@rule("CB-10.1.9", "CB-16.3.6", "CB-16.4.5")
@pytest.mark.parametrize(
    ("edition", "side", "points"), [("first", "a", 0), ("first", "b", 1), ("revised", "a", 1), ("revised", "b", 1)]
)
def test_dominate_takes_the_one_essence_that_is_there(edition: str, side: str, points: int) -> None:
    game = against_bliss(
        "misery",
        "valley",
        1,
        hand=["fear"],
        spaces={"valley-1": "trust 1"},
        options={"edition": edition, "intention_side": side},
    )
    game.quell(reveal="fear", upgrades="dominate")
    assert [event["number"] for event in game.events("removed")] == [1]
    assert (game.emotion("valley-1"), game.points("gloom")) == (None, points)


@rule("CB-10.1.9")
def test_a_power_can_limit_what_one_quell_removes() -> None:
    gloom = spirit("hatred", "valley", hand=["pessimism"], vibes=row("quell", 1))
    game = Game(spirit("love", "land"), gloom, pack=SPECIFICATION, spaces={"valley-1": "safety 3"}, active=1)
    game.quell("valley-1", reveal="pessimism", upgrades="dominate")
    assert game.essence_at("valley-1") == 2


# Protection


def against(spaces: dict[str, str], hand: list[str], *slots: int, **more: Any) -> Game:
    """Malice stands in the Valley and wants to Quell; Empathy is far away unless said otherwise."""
    vibes = {**row("quell", *slots), **row("move", 2)}
    seats = (spirit("empathy", more.pop("empathy", "land")), spirit("malice", "valley", hand=hand, vibes=vibes))
    return Game(*seats, pack=SPECIFICATION, spaces=spaces, active=1, **more)


@rule("CB-10.1.10", "CB-20.6.1")
def test_an_emotion_protected_by_empathy_is_no_target() -> None:
    spaces = {"valley-1": "trust 1", "valley-cradle": "courage 1"}
    game = against(spaces, ["fear"], empathy="valley-cradle", options={"edition": "first"})
    assert game.quell(reveal="fear").essence_at("valley-1") == 0
    game = against(spaces, ["fear"], empathy="valley")
    refusal = game.refused(game.action("quell"))
    assert (refusal.code, refusal.rule) == ("E_PROTECTED", "CB-10.1.10")


@rule("CB-10.1.10")
def test_an_emotion_protected_by_a_power_is_no_target() -> None:
    spaces = {"valley-1": "innocence 2", "valley-2": "trust 1", "willow-valley": "courage 1"}
    game = against(spaces, ["fear", "anger"], 2).start("quell").use("extinguish")
    assert game.offered("space") == ["valley-2", "willow-valley"]  # both its neighbours are Bliss
    assert game.refused(game.space("valley-1")).code == "E_PROTECTED"
    lonely = against({"valley-1": "innocence 2", "valley-2": "trust 1"}, ["fear", "anger"], 2)
    assert lonely.start("quell").use("extinguish").offered("space") == ["valley-1", "valley-2"]


@rule("CB-10.1.11", "CB-21.6.3")
@EDITIONS
def test_wildfire_is_no_quell(edition: str) -> None:
    """Neither a card nor a protection matters, and no Intention on Quells is scored."""
    hatred = spirit("hatred", "valley-cradle", vibes=row("move", 3), level=1)
    game = Game(
        spirit("empathy", "valley"), hatred, spirit(at="land"), pack=SPECIFICATION, spaces={"cradle-1": "trust 2"},
        active=1, options={"edition": edition, "spirit_side": "b", "intention_side": "b"},
    )  # fmt: skip
    game.move("cradle", upgrades="wildfire", target="cradle-1")
    assert (game.essence_at("cradle-1"), game.points("gloom")) == (1, 0)
    assert game.events("revealed") == []


@rule("CB-10.1.11")
def test_a_power_that_removes_essence_is_no_quell() -> None:
    """Anger takes Essence off a neighbour that Empathy protects, and no Intention on Quells is scored."""
    spaces = {"valley-2": "trust 2"}
    game = against(spaces, ["anger", "fear"], empathy="valley-cradle")
    assert game.refused(game.action("quell")).code == "E_PROTECTED"
    game.move("valley-cradle", upgrades="overcome").invoke("anger", "valley-cradle")
    assert (game.essence_at("valley-2"), game.points("gloom")) == (1, 0)
