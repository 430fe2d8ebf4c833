"""The examples of the rulebooks: TV-01 to TV-26, worked out with the content of the pack `specification`."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import ASPIRATIONS, BLISS, DEEDS, GLOOM
from mindrose.games.cerebria.rules.aspirations import strength
from tests.rulebook import rule
from tests.rules.cerebria.playing import SPECIFICATION, Game, S, board, spirit
from tests.rules.cerebria.preparing import Setup

EDITIONS = ("revised", "first")
VALLEY = {"willow-valley": "fear 2", "valley-1": "affection 2", "valley-2": "dislike 1", "valley-cradle": "craving 1"}
Row = list[str | None]


def game(*seats: dict[str, Any], emotions: str = "", spaces: dict[str, str] | None = None, **position: Any) -> Game:
    return Game(*seats, pack=SPECIFICATION, spaces={**board(emotions), **(spaces or {})}, **position)


# Control


@rule("CB-5.3.2", "CB-5.3.5")
@pytest.mark.parametrize("fear", [1, 2, 3])
def test_tv_01_a_fortress_breaks_the_tie_and_the_blocked_emotion_does_not_count(fear: int) -> None:
    spaces = {**VALLEY, "willow-valley": f"fear {fear}"}
    table = game(spaces=spaces, sites={"valley": "bliss minor"})
    assert table.control("valley") == "bliss"


@rule("CB-5.3.6")
def test_tv_02_without_the_fortress_it_is_a_tie() -> None:
    assert game(spaces=VALLEY).control("valley") is None


@rule("CB-5.1.2")
def test_tv_03_intensity_is_what_the_highest_filled_slot_shows() -> None:
    assert game(spaces={"valley-1": "affection 2"}).intensity("valley-1") == 2


# Vibes and upgrades


@rule("CB-7.2.1", "CB-7.2.8", "CB-8.1.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_04_a_red_card_upgrades_the_move_that_is_being_taken(edition: str) -> None:
    seat = spirit("love", "valley", hand=["courage"], vibes={"move": ["blue"]})
    table = game(seat, spaces={"cradle-1": "kindness 1"}, options={"edition": edition})
    table.move("cradle", upgrades="haste", vibe=("courage", 1))
    assert (table.place(), table.wp(), table.vibes("move")) == ("cradle", 8, ["blue", "red", None, None])
    assert (table.hand(), table.deck()[-1]) == ([], "courage")
    table.move("cradle-network")
    assert (table.place(), table.wp()) == ("cradle-network", 7)
    table.move("cradle", upgrades="haste")
    assert (table.place(), table.wp()) == ("cradle", 5)


@rule("CB-7.2.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_05_a_second_green_vibe_does_not_go_on_the_row(edition: str) -> None:
    seat = spirit("love", "valley", hand=["affection", "excitement"], vibes={"move": ["blue", "green"]})
    table = game(seat, options={"edition": edition}).start("move")
    for card in ("affection", "excitement"):
        assert table.refused(table.card(card)).code == "E_VIBE_COLOUR"


@rule("CB-7.4.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_06_determination_saves_one_however_many_upgrades_are_used(edition: str) -> None:
    seat = spirit("love", "valley", vibes={"move": ["wild", "wild", "wild", "wild"]})
    table = game(seat, options={"edition": edition}).move("cradle", upgrades=("haste", "overcome"))
    assert table.wp() == 10 - (1 + 1 + 1 - 1)


# Empower


@rule("CB-12.1.4", "CB-12.1.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_07_kindness_becomes_benevolence(edition: str) -> None:
    seat = spirit("love", "valley", wp=3)
    table = game(seat, spaces={"valley-1": "kindness 2 by 0"}, options={"edition": edition}).empower("valley-1")
    assert (table.emotion("valley-1"), table.essence_at("valley-1")) == ("benevolence", 2)
    assert (table.wp(), table.deck()[-1]) == (0, "kindness")


@rule("CB-12.1.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_08_with_one_essence_kindness_is_below_its_threshold(edition: str) -> None:
    table = game(spirit("love", "valley"), spaces={"valley-1": "kindness 1"}, options={"edition": edition})
    assert table.refused(table.action("empower")).code == "E_THRESHOLD"


@rule("CB-12.1.11", "CB-12.1.12")
def test_tv_09_channelled_power_lifts_kindness_to_its_threshold() -> None:
    seat = spirit("love", "valley", wp=3, vibes={"empower": ["wild", "wild"]})
    table = game(seat, spaces={"valley-1": "kindness 1"}, bliss={"ambition": 1})
    table.empower("valley-1", upgrades="channelled_power")
    assert (table.emotion("valley-1"), table.essence_at("valley-1")) == ("benevolence", 2)
    assert (table.wp(), table.ambition()) == (0, 0)


# The turn and Realm actions


@rule("CB-6.1.2", "CB-6.2.1")
def test_tv_10_after_two_actions_one_is_left_and_absorb() -> None:
    table = game().gain_willpower().gain_willpower()
    assert table.actions == 1
    assert table.table.refusal(replies.ABSORB) is None


@rule("CB-13.2.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_11_without_control_the_valley_gives_three_more_than_it_costs(edition: str) -> None:
    assert game(spirit(wp=1), options={"edition": edition}).gain_willpower().wp() == 4


@rule("CB-13.2.1", "CB-5.4.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_12_with_control_the_valley_costs_nothing(edition: str) -> None:
    assert game(spirit(wp=0), emotions="e0=B1", options={"edition": edition}).gain_willpower().wp() == 4


@rule("CB-7.1.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_13_dominate_cannot_be_paid_twice(edition: str) -> None:
    seat = spirit("love", "valley", hand=["courage"], wp=8, vibes={"quell": ["green", "blue"]})
    table = game(seat, spaces={"valley-1": "mistrust 3"}, options={"edition": edition}).start("quell")
    assert table.refused(table.number(4)).code == "E_UPGRADE_TWICE"
    table.use("dominate").when("amount", "amount", number=2)
    assert (table.essence_at("valley-1"), table.wp()) == (1, 4)


@rule("CB-11.2.5")
def test_tv_14_a_major_takes_two_actions() -> None:
    seat = spirit("love", "valley", wp=6, vibes={"fortify": ["wild", "wild"]})
    table = game(seat, bliss={"ambition": 1}, actions=2).fortify("valley")
    assert (table.wp(), table.ambition(), table.site_of("valley")) == (3, 1, "bliss minor")
    table.fortify("valley", upgrades="exalt")
    assert (table.wp(), table.ambition(), table.site_of("valley")) == (0, 0, "bliss major")
    assert table.supply() == (5, 2, 1)
    assert int(table.state.fortress_bonus(0)) == 2
    assert table.actions == 0


@rule("CB-5.3.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_15_a_fortress_in_a_tied_realm_gives_control(edition: str) -> None:
    table = game(spirit("love", "valley"), emotions="e0=B1 e1=G1", options={"edition": edition})
    assert table.control("valley") is None
    assert table.fortify("valley").control("valley") == "bliss"


# Setup and scoring


@rule("CB-22.2.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_16_two_shapers_choose_among_three_and_two_frontiers(edition: str) -> None:
    table = Setup(2, edition=edition).until("place_spirit")
    first, second = table.order[:2]
    for number in (1, 5):
        table.do("place_spirit", spirit_space=S[number])
        table.answer(table.legal()[0])
    assert (table.kind, table.asked.seat) == ("imagine_spirit", first)
    assert table.offered("spirit_space") == [S[3], S[7], S[9]]
    table.do("imagine_spirit", spirit_space=S[9])
    table.answer(table.legal()[0])
    assert (table.kind, table.asked.seat) == ("imagine_spirit", second)
    assert table.offered("spirit_space") == [S[3], S[7]]


@rule("CB-16.2.5", "CB-19.1.4")
def test_tv_17_two_points_from_19_reach_21_and_the_turn_goes_on() -> None:
    """The second Intention of a turn gives two points in the revised edition."""
    seat = spirit("love", "valley", hand=["courage"])
    table = game(seat, spaces={"valley-1": "mistrust 1"}, bliss={"points": 19}, scored=1).quell("valley-1")
    assert table.points() == 21
    assert [event["reason"] for event in table.events("triggered")] == [2]
    assert (table.kind, table.asked.seat, table.actions) == ("menu", 0, 2)
    table.end_turn()
    assert table.over


@rule("CB-18.2.4")
def test_tv_18_unity_counts_the_longest_run() -> None:
    table = game(emotions="e13=B1 e14=B1 e0=B1 e1=B1 e5=B1 e6=B1 e8=G1")
    assert strength(table.state, ASPIRATIONS.index("unity"), BLISS) == 4


@rule("CB-18.2.10")
def test_tv_19_a_realm_and_the_frontier_opposite_are_a_pair() -> None:
    table = game(emotions="e8=G1", sites={"valley": "gloom minor"})
    assert (table.control("valley"), table.control("network-land")) == ("gloom", "gloom")
    assert strength(table.state, ASPIRATIONS.index("reflection"), GLOOM) == 1
    assert strength(table.state, ASPIRATIONS.index("reflection"), BLISS) == 0


@rule("CB-1.1.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_20_the_sides_are_chosen_independently(edition: str) -> None:
    table = Setup(edition=edition, intention_side="a", spirit_side="b").ready()
    assert (table.state.settings.intention_side, table.state.settings.spirit_side) == (0, 1)


# Absorb, Realm actions, Bleakness


@rule("CB-15.2.1", "CB-15.2.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_21_the_bonus_of_commitment_may_be_declined(edition: str) -> None:
    table = game(spirit("empathy", "valley"), emotions="e2=B1", bliss={"ambition": 1}, options={"edition": edition})
    table.absorb()
    assert table.kind == "bonus"
    table.do("decline")
    assert (table.wp(), table.ambition(), table.offset) == (10 + 3, 1, 1)


@rule("CB-13.3.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_22_three_cards_cost_four_wp_with_control(edition: str) -> None:
    table = game(spirit(wp=4), emotions="e3=B1", options={"edition": edition}).draw_emotions(3)
    assert (table.wp(), len(table.hand())) == (0, 3)


@rule("CB-13.5.1", "CB-13.5.2", "CB-13.5.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_23_three_essence_cost_two_wp_with_control(edition: str) -> None:
    seat = spirit("love", "land", wp=2, essence=3)
    table = game(seat, spaces={"land-1": "generosity 1"}, options={"edition": edition}).intensify("land-1", 3)
    assert (table.wp(), table.essence(), table.essence_at("land-1")) == (0, 0, 4)


@rule("CB-13.6.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_24_all_wp_becomes_essence(edition: str) -> None:
    table = game(spirit(wp=5, essence=0), options={"edition": edition}).start("harvest")
    most = max(table.offered("number"))
    table.do("harvest", number=most)
    assert (most, table.wp(), table.essence()) == (4, 0, 4)


@rule("CB-2.3.6", "CB-20.7.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_25_there_is_no_seventh_bleakness(edition: str) -> None:
    spaces = {f"{realm}-{number}": "bleakness" for realm in ("valley", "cradle", "network") for number in (1, 2)}
    seats = (spirit(), spirit("anxiety", "land", hand=["fear", "anger"]))
    table = game(*seats, spaces=spaces, active=1, place=1, options={"edition": edition}).start("invoke").use()
    assert table.kind == "invoke"
    assert table.refused(replies.STARTING).code == "E_LIMIT"


# TV-26 Absorb and Revelation


def tv_26(edition: str, side: str) -> Game:
    """The board of the example; the Bliss player in the Valley has one action left."""
    name = "delight" if edition == "revised" else "empathy"
    return game(
        spirit(name, "valley", level=1),
        spirit("hatred", "network", level=1),
        spirit("love", "land", level=1),
        spirit("misery", "land", level=1),
        emotions="e10=B1 e11=B2 e12=B1 e13=B1 e1=G1 e3=G1 e4=G2 e5=G1 e9=G1",
        spaces={"valley-cradle": "benevolence 2"},
        sites={"valley": "bliss minor built 1"},
        offset=3,
        origin={"diligence": 5},
        common=["awareness", "fortitude", "rest"],
        bliss={"ambition": 0, "hidden": ["unity", "rest"]},
        gloom={"ambition": 0, "hidden": ["attitude", "rest"]},
        turn=8,
        actions=1,
        options={"edition": edition, "intention_side": side},
    )


@rule("CB-5.2.3", "CB-5.3.2", "CB-4.2.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_26_the_board_before(edition: str) -> None:
    table = tv_26(edition, "a")
    assert table.sphere_at("valley") == "diligence"
    assert table.intensity("valley-cradle") == 3
    assert (table.control("willow-valley"), table.control("valley-cradle")) == ("bliss", "bliss")
    owners = [table.control(realm) for realm in ("valley", "cradle", "network", "land", "willow")]
    assert owners == [None, "gloom", "gloom", "bliss", "bliss"]


@rule("CB-15.1.3", "CB-15.2.4", "CB-20.2.1")
@pytest.mark.parametrize(("edition", "total"), [("revised", 8), ("first", 7)])
def test_tv_26_absorb(edition: str, total: int) -> None:
    table = tv_26(edition, "a").absorb(bonus=True)
    assert table.events("absorbed") == [{"event": "absorbed", "seat": 0, "sphere": 2, "number": 5}]
    assert table.wp() == 10 + total
    if edition == "revised":
        assert (table.kind, table.verbs()) == ("delight", {"draw", "decline"})
        assert len(table.do("draw").hand()) == 1
    assert table.kind == "look"


@rule("CB-17.2.2", "CB-17.2.3", "CB-17.2.5", "CB-17.3.3", "CB-17.4.1", "CB-17.5.1", "CB-17.5.6", "CB-17.5.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_26_revelation(edition: str) -> None:
    table = tv_26(edition, "a").absorb(bonus=True, draw=False)
    tested = {ASPIRATIONS[event["aspiration"]]: (event["bliss"], event["gloom"]) for event in table.events("tested")}
    assert tested == {"unity": (4, 3), "awareness": (3, 3), "attitude": (2, 2)}
    assert (table.kind, table.state.faction[table.asked.seat]) == ("look", GLOOM)
    table.do("look")
    assert len(table.offered("aspiration")) + ("fortitude" in table.hidden("gloom")[:3]) == 3
    table.answer(table.asked.timeout)
    assert [event["size"] for event in table.events("fragment")] == [0]
    assert (table.events("dismissed"), table.common[0], len(table.common)) == ([], "fortitude", 8)
    for faction, old in (("bliss", "unity"), ("gloom", "attitude")):
        hidden = table.hidden(faction)
        assert (len(hidden), old in hidden, hidden[0] == "fortitude") == (8, False, False)
    assert (table.identity("bliss"), table.identity("gloom")) == ((2, 0, 0), (0, 0, 0))
    assert (table.site_of("valley"), table.control("valley")) == (None, "gloom")
    assert table.wp_in("diligence") == 7
    assert (table.offset, table.sphere_at("valley")) == (4, "humility")


@rule("CB-16.1.1", "CB-6.3.5")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_26_intentions_and_the_rest_of_the_turn(edition: str, side: str) -> None:
    deeds = {
        ("revised", "a"): "absorb_at_least",
        ("revised", "b"): "fortress_joins",
        ("first", "a"): "fortress_joins",
        ("first", "b"): "absorb_at_least",
    }
    table = tv_26(edition, side).absorb(bonus=True, draw=False).do("decline")
    assert [DEEDS[event["deed"]] for event in table.events("intention")] == [deeds[edition, side]]
    assert (table.points("bliss"), table.points("gloom")) == (1, 0)
    assert (table.kind, table.asked.seat, table.actions) == ("menu", 0, 1)
    assert table.gain_willpower().actions == 0
