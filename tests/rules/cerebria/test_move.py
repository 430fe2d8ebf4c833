"""CB-8 Move."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import SPECIFICATION, Game, S, board, each_edition, specified, spirit

EDITIONS = ("revised", "first")
Row = list[str | None]
HASTE: Row = ["red", "blue"]
OVERCOME: Row = ["red", None, "blue"]
BOTH: Row = ["red", "blue", "green"]


def game(vibes: Row | None = None, at: str = "valley", foe: str = "network", mate: str = "land", **more: Any) -> Game:
    """Love on a Spirit space, her teammate Delight and the two Spirits of Gloom where they are said to be."""
    own = spirit("love", at, wp=more.pop("wp", 10), hand=more.pop("hand", []), vibes={"move": vibes or ["red"]})
    seats = (own, spirit("hatred", foe), spirit("delight", mate), spirit("misery", more.pop("other", "land-willow")))
    return Game(*seats, pack=SPECIFICATION, **more)


@rule("CB-8.1.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("to", ["valley-cradle", "willow-valley"])
def test_a_move_goes_to_a_neighbouring_space_for_one_wp(to: str, edition: str) -> None:
    table = game(options={"edition": edition}).move(to)
    assert (table.place(), table.wp(), table.ambition(), table.actions) == (to, 9, 3, 2)
    assert table.events("moved") == [
        {"event": "moved", "seat": 0, "origin": 0, "spirit_space": S.index(to)},
    ]


@rule("CB-8.1.1")
def test_a_move_goes_no_further_than_the_neighbours() -> None:
    table = game().start("move").use()
    assert table.offered("spirit_space") == ["valley-cradle", "willow-valley"]
    for place in S:
        if place not in ("valley-cradle", "willow-valley"):
            refusal = table.refused(table.spirit_space(place))
            assert (refusal.code, refusal.rule) == ("E_ADJ", "CB-8.1.1")


@rule("CB-8.1.1")
def test_a_move_is_not_possible_without_wp() -> None:
    table = game(wp=0)
    refusal = table.refused(table.action("move"))
    assert (refusal.code, refusal.rule) == ("E_WP", "CB-8.1.1")
    assert game(wp=1).move("valley-cradle").wp() == 0


@rule("CB-8.1.1", "CB-7.4.1")
def test_a_space_that_is_too_dear_is_refused() -> None:
    """Fear makes a Move that ends beside it cost one more."""
    table = game(HASTE, wp=2, spaces={"valley-cradle": "fear 1"}).start("move").use("haste")
    assert table.refused(table.spirit_space("valley-cradle")).code == "E_WP"
    assert table.do("move", spirit_space="cradle").wp() == 0  # only the end of the way counts


@vector("TV-60")
@rule("CB-8.1.2")
@each_edition
def test_a_move_does_not_end_with_an_opponent(edition: str) -> None:
    vibes: Row = ["red", "blue"]
    seats = (spirit("love", "valley", vibes={"move": vibes}), spirit(at="valley-cradle"))
    table = specified(*seats, options={"edition": edition}).start("move").use("haste")
    assert table.why_not(table.spirit_space("valley-cradle")) == ("E_SPIRIT_BLOCK", "CB-8.1.2")
    both_sides = (spirit("love", "valley"), spirit(at="valley-cradle"), spirit(), spirit(at="willow-valley"))
    plain = specified(*both_sides, options={"edition": edition})
    assert plain.refused(plain.action("move")).code == "E_SPIRIT_BLOCK"


@rule("CB-8.1.2", "CB-8.1.3")
def test_a_teammate_does_not_make_room_for_an_opponent() -> None:
    table = game(HASTE, foe="valley-cradle", mate="valley-cradle").start("move").use("haste")
    assert table.refused(table.spirit_space("valley-cradle")).code == "E_SPIRIT_BLOCK"


@rule("CB-8.1.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_move_may_end_with_a_spirit_of_the_own_faction(edition: str) -> None:
    table = game(mate="valley-cradle", options={"edition": edition}).move("valley-cradle")
    assert (table.place(0), table.place(2), table.wp()) == ("valley-cradle", "valley-cradle", 9)


@rule("CB-8.1.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("to", ["cradle", "willow"])
def test_haste_brings_the_spirit_one_space_further_for_one_wp_more(to: str, edition: str) -> None:
    table = game(HASTE, options={"edition": edition}).move(to, upgrades="haste")
    assert (table.place(), table.wp()) == (to, 8)


@rule("CB-8.1.4")
def test_with_haste_a_third_space_is_out_of_reach() -> None:
    table = game(HASTE).start("move").use("haste")
    assert set(table.offered("spirit_space")) == {"valley", "valley-cradle", "cradle", "willow-valley", "willow"}
    assert table.refused(table.spirit_space("cradle-network")).code == "E_ADJ"


@rule("CB-8.1.4")
def test_haste_must_be_used_and_paid_to_go_further() -> None:
    table = game(HASTE).start("move").use()
    assert table.refused(table.spirit_space("cradle")).code == "E_ADJ"
    poor = game(HASTE, wp=1)
    assert poor.start("move").use().refused(poor.spirit_space("cradle")).code == "E_ADJ"


@vector("TV-61")
@rule("CB-8.1.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_haste_the_first_step_may_pass_an_opposing_spirit(edition: str) -> None:
    table = game(HASTE, foe="valley-cradle", options={"edition": edition}).move("cradle", upgrades="haste")
    assert (table.place(), table.wp(), table.place(1)) == ("cradle", 8, "valley-cradle")


@rule("CB-8.1.5")
def test_a_move_with_haste_ends_with_an_opposing_spirit_only_with_overcome() -> None:
    table = game(BOTH, foe="cradle").start("move").use("haste")
    assert table.refused(table.spirit_space("cradle")).code == "E_SPIRIT_BLOCK"
    both = game(BOTH, foe="cradle").move("cradle", upgrades=("haste", "overcome"))
    assert (both.place(), both.wp()) == ("cradle", 7)


@rule("CB-8.1.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_overcome_lets_a_move_end_with_an_opposing_spirit(edition: str) -> None:
    table = game(OVERCOME, foe="valley-cradle", options={"edition": edition})
    table.move("valley-cradle", upgrades="overcome")
    assert (table.place(), table.place(1), table.wp()) == ("valley-cradle", "valley-cradle", 8)


@rule("CB-8.1.6")
def test_overcome_must_be_used_to_help() -> None:
    table = game(BOTH, foe="valley-cradle").start("move").use("haste")
    assert table.refused(table.spirit_space("valley-cradle")).code == "E_SPIRIT_BLOCK"
    unlocked = game(HASTE, foe="valley-cradle").start("move")
    assert unlocked.refused(unlocked.upgrade_slots(2)).code == "E_UPGRADE_LOCKED"


@rule("CB-8.1.7")
def test_a_move_has_at_least_one_step() -> None:
    table = game().start("move").use()
    assert table.refused(table.spirit_space("valley")).code == "E_ADJ"


@rule("CB-8.1.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_two_steps_the_spirit_may_come_back_to_its_start(edition: str) -> None:
    table = game(HASTE, options={"edition": edition}).move("valley", upgrades="haste")
    assert (table.place(), table.wp(), table.actions) == ("valley", 8, 2)


@rule("CB-8.1.7")
def test_with_haste_one_step_is_enough() -> None:
    table = game(HASTE).move("valley-cradle", upgrades="haste")
    assert (table.place(), table.wp()) == ("valley-cradle", 8)


@rule("CB-8.1.7", "CB-8.1.5")
def test_back_to_a_start_shared_with_an_opponent_needs_overcome() -> None:
    table = game(BOTH, foe="valley").start("move").use("haste")
    assert table.refused(table.spirit_space("valley")).code == "E_SPIRIT_BLOCK"
    assert game(BOTH, foe="valley").move("valley", upgrades=("haste", "overcome")).wp() == 7


@rule("CB-8.1.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_spirits_of_both_factions_on_one_space_do_not_hinder_each_other(edition: str) -> None:
    table = Game(
        spirit("love", "valley", hand=["trust"]),
        spirit("hatred", "valley", hand=["fear"]),
        pack=SPECIFICATION,
        players=2,
        spaces=board("e3=B1"),
        options={"edition": edition},
    )
    table.invoke("trust", "valley-1").fortify("valley").move("willow-valley").end_turn("cards")
    table.quell("valley-1").move("valley-cradle")
    assert (table.emotion("valley-1"), table.site_of("valley"), table.place(1)) == (
        None,
        "bliss minor",
        "valley-cradle",
    )


@rule("CB-8.1.8")
def test_a_spirit_may_leave_a_space_with_an_opposing_one() -> None:
    assert game(foe="valley").move("valley-cradle").place() == "valley-cradle"
