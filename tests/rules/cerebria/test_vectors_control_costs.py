"""Test vectors TV-30 to TV-53 of control, costs and Vibes, and those of TV-60 to TV-81 about Move and Invoke."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.rules.invoke import INVOKING, SOURCE, ChooseSpace
from mindrose.games.cerebria.rules.upgrades import UPS
from mindrose.kernel.errors import Refusal
from mindrose.kernel.programs import new_frame
from tests.rulebook import rule
from tests.rules.cerebria.playing import SPECIFICATION, Game, board, spirit
from tests.rules.cerebria.preparing import Setup

EDITIONS = ("revised", "first")
Row = list[str | None]


def game(*seats: dict[str, Any], emotions: str = "", spaces: dict[str, str] | None = None, **position: Any) -> Game:
    return Game(*seats, pack=SPECIFICATION, spaces={**board(emotions), **(spaces or {})}, **position)


def gloom(*seats: dict[str, Any], **position: Any) -> Game:
    """The second seat, of Gloom, has the turn."""
    return game(*seats, active=1, place=1, **position)


def away(table: Game, card: str, space: str) -> Refusal:
    """What the choice of a space for a card says to this one; with one space in reach the machine answers itself."""
    frame = new_frame(INVOKING, table.asked.seat)
    frame.slots[UPS] = 0
    frame.slots[SOURCE] = table.card(card) - replies.CARD
    return ChooseSpace("invoke_space", "CB-9.1.1").refusal(table.state, frame, table.space(space))


# 8.2 Control


@rule("CB-5.2.3")
def test_tv_30_a_tie_in_the_triad() -> None:
    assert game(emotions="e1=B2 e2=G2").control("valley-cradle") is None


@rule("CB-5.2.5", "CB-5.3.2", "CB-5.3.3")
def test_tv_32_blocked_on_both_sides() -> None:
    table = game(emotions="e2=B3 e1=G1 e3=G1")
    assert table.control("valley-cradle") == "bliss"
    assert (table.control("valley"), table.control("cradle")) == ("gloom", "gloom")


@rule("CB-5.3.3")
def test_tv_33_blocked_on_one_side() -> None:
    table = game(emotions="e2=B3 e1=G1")
    assert (table.control("valley"), table.control("cradle")) == ("gloom", "bliss")


@rule("CB-5.3.4")
def test_tv_34_own_emotions_do_not_block() -> None:
    assert game(emotions="e1=B1 e2=B2 e0=G2").control("valley") == "bliss"


@rule("CB-5.3.2", "CB-5.3.3")
def test_tv_36_blocked_from_the_valley_but_not_from_the_willow() -> None:
    table = game(emotions="e0=B1 e14=G4")
    assert table.intensity("willow-valley") == 4
    assert (table.control("valley"), table.control("willow"), table.control("willow-valley")) == (
        "bliss",
        "gloom",
        "gloom",
    )


@rule("CB-5.3.5")
def test_tv_37_a_fortress_alone_controls_its_realm() -> None:
    table = game(sites={"land": "gloom minor"})
    assert [table.control(realm) for realm in ("network", "land", "willow")] == [None, "gloom", None]


# 8.3 Costs and Vibes


@rule("CB-7.4.2", "CB-7.4.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_40_determination_makes_a_move_free(edition: str) -> None:
    seat = spirit("love", "valley", wp=0, vibes={"move": ["wild", None, None, "wild"]})
    table = game(seat, options={"edition": edition}).move("valley-cradle")
    assert (table.place(), table.wp()) == ("valley-cradle", 0)


@rule("CB-7.4.3", "CB-20.3.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_41_hatred_with_haste_and_determination(edition: str) -> None:
    seats = (spirit(at="network"), spirit("hatred", "valley", wp=0, vibes={"move": ["wild", "wild", None, "wild"]}))
    table = gloom(*seats, spirit(at="network"), options={"edition": edition}).move("cradle", upgrades="haste")
    assert (table.place(1), table.wp(1)) == ("cradle", 0)


@rule("CB-20.3.1")
@pytest.mark.parametrize(("edition", "cost"), [("revised", 3), ("first", 2)])
def test_tv_42_hatred_builds_without_exalt(edition: str, cost: int) -> None:
    seats = (spirit(at="network"), spirit("hatred", "valley", vibes={"fortify": ["wild", "wild"]}))
    table = gloom(*seats, options={"edition": edition}).fortify("valley")
    assert (table.site_of("valley"), table.wp(1)) == ("gloom minor", 10 - cost)


def repelling(edition: str, wp: int) -> Game:
    vibes: Row = ["red", "blue", None, "green"]
    seats = (spirit(at="network"), spirit("hatred", "valley", wp=wp, hand=["fear"], vibes={"quell": vibes}))
    options = {"edition": edition, "spirit_side": "b"}
    return gloom(*seats, spaces={"valley-1": "trust 1"}, sites={"valley": "gloom minor"}, options=options)


@rule("CB-21.6.5", "CB-7.4.5", "CB-7.4.4")
def test_tv_44_repel_of_the_first_edition_and_hatreds_power_make_a_quell_free() -> None:
    table = repelling("first", 0).quell("valley-1", upgrades="repel")
    assert (table.emotion("valley-1"), table.wp(1), table.ambition("gloom")) == (None, 0, 2)


@rule("CB-21.6.5", "CB-20.3.1")
def test_tv_45_repel_of_the_revised_edition_is_an_upgrade_and_gives_two_wp() -> None:
    table = repelling("revised", 1).quell("valley-1", upgrades="repel")
    assert [event["wp"] for event in table.events("paid")] == [1]
    assert (table.wp(1), table.ambition("gloom")) == (2, 2)
    poor = repelling("revised", 0)
    assert poor.refused(poor.action("quell")).code == "E_WP"


@rule("CB-13.4.1", "CB-5.4.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_46_with_control_of_the_network_moving_an_emotion_costs_one(edition: str) -> None:
    table = game(spirit("love", "valley"), emotions="e6=B1 e12=B1", options={"edition": edition})
    assert table.move_emotion("willow-1", "valley-1").wp() == 9


@rule("CB-3.9.3", "CB-3.9.5")
def test_tv_47_all_four_wild_vibes_may_lie_on_one_row_and_score_nothing() -> None:
    table = Setup(intention_side="a").until("starting_vibe")
    seat = table.asked.seat
    for slot in range(4):
        table.do("vibe", row="quell", slot=slot)
    assert table.vibes("quell", seat) == ["wild"] * 4
    table.ready()
    assert (table.points("bliss"), table.points("gloom"), table.events("intention")) == (0, 0, [])


@rule("CB-7.2.5", "CB-7.2.6")
def test_tv_48_a_second_red_vibe_is_refused_and_a_blue_one_fills_the_row() -> None:
    seat = spirit("love", "valley", hand=["courage", "desire"], vibes={"move": ["wild", "wild", "red"]})
    table = game(seat).start("move")
    assert table.refused(table.card("courage")).code == "E_VIBE_COLOUR"
    table.place_vibe("desire").use().do("move", spirit_space="valley-cradle")
    assert table.vibes("move") == ["wild", "wild", "red", "blue"]
    adding = game(seat).do("add_vibe").do("vibe", row="move", slot=3)
    assert adding.refused(adding.colour("red")).code == "E_VIBE_COLOUR"
    assert adding.do("colour", colour="blue").vibes("move") == ["wild", "wild", "red", "blue"]


@rule("CB-7.2.7", "CB-7.3.3")
def test_tv_50_no_wild_vibe_later_in_the_game() -> None:
    table = game(turn=8).do("add_vibe").do("vibe", row="move", slot=1)
    assert table.refused(table.colour("wild")).code == "E_WILD"


@rule("CB-7.2.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_51_a_card_unlocks_fortify_in_the_same_action(edition: str) -> None:
    seat = spirit("love", "valley", hand=["desire"], wp=3, vibes={"fortify": []})
    table = game(seat, options={"edition": edition}).fortify("valley", vibe=("desire",))
    assert (table.site_of("valley"), table.vibes("fortify")[0], table.wp()) == ("bliss minor", "blue", 0)
    assert (table.actions, table.hand(), table.deck()[-1]) == (2, [], "desire")


@rule("CB-20.8.1", "CB-20.8.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_52_harmony_chooses_colours_and_in_the_revised_edition_places_two(edition: str) -> None:
    seat = spirit("harmony", "valley", hand=["comfort", "optimism"], vibes={"move": ["red"]})
    table = game(seat, options={"edition": edition}).start("move")
    table.do("vibe_card", card="comfort").do("vibe", slot=1)
    assert table.offered("colour") == ["yellow", "green", "blue"]
    table.do("colour", colour="green")
    if edition == "first":
        assert table.refused(table.card("optimism")).code == "E_LIMIT"
        table.use().do("move", spirit_space="valley-cradle")
        assert (table.vibes("move"), table.hand()) == (["red", "green", None, None], ["optimism"])
    else:
        table.place_vibe("optimism", 2, "blue").use().do("move", spirit_space="valley-cradle")
        assert (table.vibes("move"), table.hand()) == (["red", "green", "blue", None], [])


@rule("CB-20.8.3", "CB-7.2.5")
def test_tv_53_harmony_does_not_place_one_colour_twice() -> None:
    seat = spirit("harmony", "valley", hand=["comfort", "optimism"], vibes={"move": ["red"]})
    table = game(seat).start("move").place_vibe("comfort", 1, "blue")
    table.do("vibe_card", card="optimism").do("vibe", slot=2)
    assert table.offered("colour") == ["yellow", "green"]
    assert table.refused(table.colour("blue")).code == "E_VIBE_COLOUR"


# 8.4 Move and Invoke


@rule("CB-8.1.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_60_a_move_does_not_end_with_an_opponent(edition: str) -> None:
    vibes: Row = ["red", "blue"]
    seats = (spirit("love", "valley", vibes={"move": vibes}), spirit(at="valley-cradle"))
    table = game(*seats, options={"edition": edition}).start("move").use("haste")
    assert table.refused(table.spirit_space("valley-cradle")).code == "E_SPIRIT_BLOCK"
    both_sides = (spirit("love", "valley"), spirit(at="valley-cradle"), spirit(), spirit(at="willow-valley"))
    plain = game(*both_sides, options={"edition": edition})
    assert plain.refused(plain.action("move")).code == "E_SPIRIT_BLOCK"


@rule("CB-8.1.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_61_haste_passes_through_an_opponent(edition: str) -> None:
    seats = (spirit("love", "valley", vibes={"move": ["wild", "wild"]}), spirit(at="valley-cradle"))
    table = game(*seats, options={"edition": edition}).move("cradle", upgrades="haste")
    assert (table.place(), table.wp()) == ("cradle", 8)


@rule("CB-21.3.1")
@pytest.mark.parametrize(("edition", "wp", "ambition"), [("revised", 2, 0), ("first", 1, 1)])
def test_tv_62_push_moves_both_opponents_where_the_pusher_says(edition: str, wp: int, ambition: int) -> None:
    seats = (
        spirit("delight", "valley", vibes={"move": ["wild", None, "wild"]}),
        spirit("hatred", "valley-cradle"),
        spirit("love", "land"),
        spirit("misery", "valley-cradle"),
    )
    table = game(*seats, options={"edition": edition, "spirit_side": "b"})
    table.move("valley-cradle", upgrades="push", push=("cradle", "valley"))
    assert [table.place(seat) for seat in range(4)] == ["valley-cradle", "cradle", "land", "valley"]
    assert (table.wp(), table.ambition()) == (10 - wp, 3 - ambition)


@rule("CB-9.1.1", "CB-4.1.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_63_from_a_frontier_nothing_is_invoked_into_a_realm(edition: str) -> None:
    seats = (spirit("love", "valley-cradle", hand=["courage"]), spirit(at="network"))
    table = game(*seats, options={"edition": edition})
    assert [away(table, "courage", space).code for space in ("valley-2", "cradle-1")] == ["E_ADJ", "E_ADJ"]
    table.invoke("courage")
    assert table.emotion("valley-cradle") == "courage"  # the one space there is
    full = game(*seats, emotions="e2=B1", options={"edition": edition})
    assert "invoke" not in full.actions_offered()


@rule("CB-9.1.5", "CB-9.1.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_64_inner_strength_provides_the_essence(edition: str) -> None:
    seat = spirit("love", "valley", hand=["trust"], wp=4, essence=0, vibes={"invoke": ["wild", None, "wild"]})
    table = game(seat, options={"edition": edition}).invoke("trust", "valley-1", upgrades="inner_strength")
    assert (table.at("valley-1"), table.wp(), table.essence()) == ("trust 1 by 0", 0, 0)


@rule("CB-13.4.2", "CB-13.4.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_77_a_moved_emotion_keeps_what_it_has_and_does_not_enter(edition: str) -> None:
    spaces = {"land-1": "kindness 2 token 3 by 0"}
    table = game(spirit("love", "valley"), spaces=spaces, options={"edition": edition})
    table.move_emotion("land-1", "valley-2")
    assert table.at("valley-2") == "kindness 2 token 3 by 0"
    assert (table.events("power"), table.essence()) == ([], 3)


@rule("CB-21.2.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_79_a_garrison_may_unlock_invoke_in_the_revised_edition(edition: str) -> None:
    vibes: dict[str, Row] = {"fortify": ["wild", None, None, "wild"], "invoke": []}
    seat = spirit("love", "valley", hand=["desire", "trust"], vibes=vibes)
    table = game(seat, options={"edition": edition, "spirit_side": "b"})
    if edition == "first":
        table.fortify("valley", upgrades="garrison")
        refusal = table.refused(replies.YES)
        assert (refusal.code, refusal.rule) == ("E_LOCKED", "CB-21.2.9")
        assert (table.do("decline").kind, len(table.hand())) == ("menu", 2)
        return
    table.fortify("valley", upgrades="garrison", garrison=True)
    table.place_vibe("desire").use().enter("trust", "valley-1")
    assert (table.site_of("valley"), table.emotion("valley-1")) == ("bliss minor", "trust")
    assert (table.vibes("invoke")[0], table.actions) == ("blue", 2)


@rule("CB-21.3.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tv_81_nothing_is_summoned_from_an_empty_deck(edition: str) -> None:
    seat = spirit("delight", "valley", hand="rest", deck=[], vibes={"invoke": ["wild", "wild"]})
    table = game(seat, options={"edition": edition, "spirit_side": "b"}).start("invoke")
    assert table.refused(table.upgrade_slots(1)).code == "E_DECK"
