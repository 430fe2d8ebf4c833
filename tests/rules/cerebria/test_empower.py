"""CB-12 Empower."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria import replies
from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import SPECIFICATION, Game, each_edition, row, specified, spirit

EDITIONS = pytest.mark.parametrize("edition", ["revised", "first"])


def table(spaces: dict[str, str], *slots: int, **more: Any) -> Game:
    """Love in the Valley with these upgrade slots of Empower: Channelled Power, Emotional Outburst, Determination."""
    names = {name: more.pop(name) for name in ("wp", "hand", "deck") if name in more}
    seat = spirit("love", more.pop("at", "valley"), vibes=row("empower", *slots), level=1, **names)
    return Game(seat, **{"pack": SPECIFICATION, "spaces": spaces, **more})


def choosing(spaces: dict[str, str], *slots: int, **more: Any) -> Game:
    """The target is asked for: Trust and Affection in the Valley can both be Empowered."""
    ready = {"valley-1": "trust 2", "valley-2": "affection 2"}
    game = table({**ready, **spaces}, *slots, **more).start("empower").use()
    assert game.kind == "empower"
    return game


# The target


@rule("CB-12.1.1", "CB-12.1.4")
@EDITIONS
def test_empower_costs_three_wp_and_brings_the_strong_counterpart(edition: str) -> None:
    game = table({"valley-1": "trust 2 by 0"}, options={"edition": edition}).empower()
    assert (game.wp(), game.ambition(), game.actions) == (7, 3, 2)
    assert game.at("valley-1") == "loyalty 2 by 0"
    assert game.intensity("valley-1") == 3


@vector("TV-07")
@rule("CB-12.1.4", "CB-12.1.5")
@each_edition
def test_kindness_becomes_benevolence(edition: str) -> None:
    seat = spirit("love", "valley", wp=3)
    table = specified(seat, spaces={"valley-1": "kindness 2 by 0"}, options={"edition": edition}).empower("valley-1")
    assert (table.emotion("valley-1"), table.essence_at("valley-1")) == ("benevolence", 2)
    assert (table.wp(), table.deck()[-1]) == (0, "kindness")


@rule("CB-12.1.1")
def test_without_the_wp_nothing_is_empowered() -> None:
    game = table({"valley-1": "trust 2"}, wp=2)
    refusal = game.refused(game.action("empower"))
    assert (refusal.code, refusal.rule) == ("E_WP", "CB-12.1.1")


@rule("CB-12.1.1")
def test_the_target_is_adjacent_and_of_the_own_faction() -> None:
    game = choosing({"valley-cradle": "courage 2", "cradle-1": "fear 2"})
    assert game.offered("space") == ["valley-1", "valley-2"]
    far = game.refused(game.space("valley-cradle"))
    assert (far.code, far.rule) == ("E_ADJ", "CB-12.1.1")
    assert game.refused(game.space("land-1")).code == "E_TARGET"
    assert game.refused(replies.PASS).code == "E_TURN"
    foreign = table({"valley-1": "fear 3"})
    assert foreign.refused(foreign.action("empower")).code == "E_TARGET"


@rule("CB-12.1.2")
@pytest.mark.parametrize(("card", "threshold"), [("trust", 2), ("generosity", 3), ("confidence", 3), ("kindness", 2)])
def test_the_essence_must_reach_the_threshold(card: str, threshold: int) -> None:
    low = table({"valley-1": f"{card} {threshold - 1}"})
    refusal = low.refused(low.action("empower"))
    assert (refusal.code, refusal.rule) == ("E_THRESHOLD", "CB-12.1.2")
    assert table({"valley-1": f"{card} {threshold}"}).empower().emotion("valley-1") != card


@vector("TV-08")
@rule("CB-12.1.2")
@each_edition
def test_with_one_essence_kindness_is_below_its_threshold(edition: str) -> None:
    table = specified(spirit("love", "valley"), spaces={"valley-1": "kindness 1"}, options={"edition": edition})
    assert table.refused(table.action("empower")).code == "E_THRESHOLD"


@rule("CB-12.1.2", "CB-5.1.6")
def test_a_token_does_not_help_over_the_threshold() -> None:
    game = table({"valley-1": "trust 1 token 4"})
    assert game.refused(game.action("empower")).code == "E_THRESHOLD"


@rule("CB-12.1.3", "CB-12.1.5")
def test_an_emotion_of_the_teammate_can_be_empowered() -> None:
    game = table({"valley-1": "trust 2 by 2"})
    decks = len(game.deck(0)), len(game.deck(2))
    game.empower()
    assert game.emotion("valley-1") == "loyalty"
    assert game.deck(2)[-1] == "trust"
    assert (len(game.deck(0)), len(game.deck(2))) == (decks[0], decks[1] + 1)


# The exchange


@rule("CB-12.1.4")
@pytest.mark.parametrize("essence", [2, 3])
def test_all_essence_moves_over(essence: int) -> None:
    game = table({"valley-1": f"affection {essence}"}).empower()
    assert (game.emotion("valley-1"), game.essence_at("valley-1")) == ("adoration", essence)
    assert game.essence() == 3


@rule("CB-12.1.5")
def test_the_moderate_card_goes_under_the_deck() -> None:
    game = table({"valley-1": "affection 2 by 0"})
    top = game.deck()[0]
    game.empower()
    assert (game.deck()[-1], game.deck()[0]) == ("affection", top)


@rule("CB-12.1.6", "CB-5.1.7")
def test_other_tokens_are_discarded() -> None:
    spaces = {"valley-1": "affection 2 token 3", "valley-2": "insecurity 1 marks valley-1 1"}
    game = table(spaces)
    assert game.intensity("valley-1") == 2 + 3 - 1
    game.empower()
    assert (game.token("valley-1"), game.intensity("valley-1")) == (0, 3)
    assert "marks" not in (game.at("valley-2") or "")


@vector("TV-76")
@rule("CB-12.1.7")
@EDITIONS
def test_without_a_copy_of_the_strong_emotion_nothing_is_empowered(edition: str) -> None:
    spaces = {"valley-1": "trust 2", "cradle-1": "loyalty 1", "cradle-2": "loyalty 1"}
    game = table(spaces, options={"edition": edition})
    refusal = game.refused(game.action("empower"))
    assert (refusal.code, refusal.rule) == ("E_NO_STRONG", "CB-12.1.7")
    del spaces["cradle-2"]
    assert table(spaces, options={"edition": edition}).empower().emotion("valley-1") == "loyalty"


@rule("CB-12.1.8", "CB-9.1.1")
def test_strong_emotions_are_not_invoked() -> None:
    game = table({}, hand=["trust", "courage"]).start("invoke").use()
    assert game.offered("card") == ["courage", "trust"]
    strong = game.content.find("loyalty")
    assert game.refused(game.card("trust") - game.content.find("trust") + strong).code == "E_TURN"


@rule("CB-12.1.9")
def test_a_strong_emotion_is_not_empowered_again() -> None:
    game = table({"valley-1": "loyalty 4"})
    refusal = game.refused(game.action("empower"))
    assert (refusal.code, refusal.rule) == ("E_TARGET", "CB-12.1.9")


@rule("CB-12.1.10")
@EDITIONS
def test_a_starting_emotion_is_not_empowered(edition: str) -> None:
    game = table({"valley-1": "brightness 3"}, options={"edition": edition})
    refusal = game.refused(game.action("empower"))
    assert (refusal.code, refusal.rule) == ("E_TARGET", "CB-12.1.10")
    gloom = spirit("anxiety", "valley", hand=["fear"])
    dark = Game(spirit("love", "land"), gloom, pack=SPECIFICATION, spaces={"valley-1": "bleakness 3"}, active=1,
                options={"edition": edition})  # fmt: skip
    assert dark.refused(dark.action("empower")).code == "E_TARGET"


# Upgrades


@vector("TV-09")
@rule("CB-12.1.11", "CB-12.1.12")
@each_edition
def test_channelled_power_lifts_kindness_to_its_threshold(edition: str) -> None:
    seat = spirit("love", "valley", wp=3, vibes={"empower": ["wild", "wild"]})
    table = specified(seat, spaces={"valley-1": "kindness 1"}, bliss={"ambition": 1}, options={"edition": edition})
    table.empower("valley-1", upgrades="channelled_power")
    assert (table.emotion("valley-1"), table.essence_at("valley-1")) == ("benevolence", 2)
    assert (table.wp(), table.ambition(), table.essence()) == (0, 0, 3)


@rule("CB-12.1.11")
def test_channelled_power_may_add_to_what_is_enough() -> None:
    game = table({"valley-1": "affection 2"}, 1).empower(upgrades="channelled_power")
    assert (game.emotion("valley-1"), game.essence_at("valley-1")) == ("adoration", 3)


@rule("CB-12.1.11")
def test_channelled_power_needs_a_free_slot() -> None:
    game = table({"valley-1": "affection 3"}, 1, hand=["courage"]).start("empower")
    refusal = game.refused(game.upgrade_slots(1))
    assert (refusal.code, refusal.rule) == ("E_SLOTS", "CB-12.1.11")


@rule("CB-12.1.11")
def test_channelled_power_needs_an_ambition() -> None:
    game = table({"valley-1": "affection 2"}, 1, hand=["courage"], bliss={"ambition": 0}).start("empower")
    assert game.refused(game.upgrade_slots(1)).code == "E_AMBITION"


@rule("CB-12.1.12")
def test_channelled_power_does_not_lift_by_more_than_one() -> None:
    game = table({"valley-1": "generosity 1"}, 1)
    assert game.refused(game.action("empower")).code == "E_THRESHOLD"
    lifted = table({"valley-1": "generosity 2"}, 1).empower(upgrades="channelled_power")
    assert lifted.emotion("valley-1") == "altruism"


@rule("CB-12.1.13")
@EDITIONS
def test_emotional_outburst_reaches_the_whole_board(edition: str) -> None:
    game = table({"land-1": "trust 2", "cradle-network": "affection 2"}, 2, options={"edition": edition})
    game.start("empower").use("outburst")
    assert game.offered("space") == ["cradle-network", "land-1"]
    game.do("empower", space="land-1")
    assert (game.wp(), game.ambition(), game.emotion("land-1")) == (6, 3, "loyalty")
    assert game.place() == "valley"


@rule("CB-12.1.13")
def test_emotional_outburst_leaves_the_other_conditions() -> None:
    spaces = {"land-1": "trust 1", "land-2": "fear 2", "network-1": "dignity 2", "cradle-1": "trust 2",
              "network-2": "courage 2"}  # fmt: skip
    game = table(spaces, 2).start("empower").use("outburst")
    assert game.offered("space") == ["cradle-1", "network-2"]
    codes = [game.refused(game.space(place)).code for place in ("land-1", "land-2", "network-1", "willow-1")]
    assert codes == ["E_THRESHOLD", "E_TARGET", "E_TARGET", "E_TARGET"]


@rule("CB-12.1.13", "CB-12.1.11")
def test_both_upgrades_and_determination() -> None:
    game = table({"land-1": "affection 1"}, 1, 2, 3).empower(upgrades=("channelled_power", "outburst"))
    assert (game.wp(), game.ambition(), game.essence_at("land-1")) == (7, 2, 2)


# Afterwards


@rule("CB-12.1.14")
def test_essence_beyond_the_slots_goes_to_the_supply() -> None:
    """A Strong Emotion should have as many slots as its Moderate one; if it has fewer, the rest is lost."""
    game = table({"valley-1": "generosity 4"})
    content = game.content
    strong = content.find("altruism")
    slots = content.slots[strong]
    content.slots[strong] = 3
    try:
        game.empower()
        assert (game.emotion("valley-1"), game.essence_at("valley-1"), game.essence()) == ("altruism", 3, 3)
    finally:
        content.slots[strong] = slots


@rule("CB-12.1.15")
def test_an_entering_power_that_counts_neighbours_sees_the_new_board() -> None:
    gloom = spirit("hatred", "valley", vibes=row("empower"))
    spaces = {"valley-1": "anger 2", "valley-2": "trust 1", "willow-valley": "courage 3"}
    game = Game(spirit("love", "land"), gloom, pack=SPECIFICATION, spaces=spaces, active=1).empower()
    assert game.emotion("valley-1") == "rage"
    assert (game.emotion("valley-2"), game.essence_at("willow-valley")) == (None, 2)


@rule("CB-12.1.15", "CB-12.1.11")
def test_the_power_comes_after_the_essence_of_channelled_power() -> None:
    game = table({"valley-1": "desire 2"}, 1).empower(upgrades="channelled_power")
    assert game.emotion("valley-1") == "passion"
    assert game.essence_at("valley-1") == 4  # 2, one of Channelled Power, one of its own power
    assert game.kind == "power_may"  # and one of the own board, if wanted
