"""BR-19.2, BR-21 Immunity, and cubes that run short: the examples of the specification, played."""

from __future__ import annotations

import pytest

from tests.rulebook import rule, vector
from tests.rules.black_rose_wars.playing import A, B, C, K, Scene, at, mage, many, servant

AREA = {"black-covenant": {"main": {"effect": "T=all fig(0); dmg T 1"}}}
FOUR_LEFT = {"throne": "A10", "crypt": "A6", "cemetery": "A5"}  # 21 cubes of A lie elsewhere
ALL_AWAY = {**FOUR_LEFT, "altar": "A4"}


# Immunity


@rule("BR-21.1.1", "BR-4.2.6")
@vector("TV-103")
def test_area_damage_spares_the_own_side() -> None:
    game = Scene(
        mage("hall", board={"i": "black-covenant"}),
        mage("hall"),
        evocations={"cadaver-1": servant("hall", A), "cadaver-2": servant("hall", B)},
        texts=AREA,
    )
    game.cast("i")
    assert [game.cubes(who) for who in (A, B, "cadaver-1", "cadaver-2")] == ["", "A1", "", "A1"]


@rule("BR-21.1.1")
def test_pain_is_the_black_roses_and_hurts() -> None:
    game = Scene(mage("hall", board={"i": "submission"}), mage("crypt"))
    game.cast("i").imagine("hall")
    assert game.cubes(A) == "K1"


@rule("BR-21.1.2", "BR-21.1.4")
def test_whom_a_servant_spares() -> None:
    servants = {
        "cadaver-1": servant("hall", A),
        "cadaver-2": servant("hall", A),
        "cadaver-3": servant("hall", B),
        "cadaver-4": servant("hall", A, controller=B, lease="round"),
    }
    game = Scene(mage("hall"), mage("hall"), evocations=servants)
    game.do("command").target("cadaver-1")
    assert game.against(at(A)) == "BR-13.4.3"
    assert game.against(at("cadaver-2")) == "BR-13.4.3"
    assert game.against(at("cadaver-4")) == "BR-13.4.3"
    assert {at(B), at("cadaver-3")} <= set(game.legal())


@rule("BR-21.1.2")
def test_a_borrowed_servant_spares_what_its_controller_owns_and_no_more() -> None:
    servants = {
        "cadaver-1": servant("hall", B, controller=A, lease="round"),
        "cadaver-2": servant("hall", C, controller=A, lease="round"),
        "cadaver-3": servant("hall", A, controller=B, lease="round"),
    }
    game = Scene(mage("hall"), mage("crypt"), mage("crypt"), evocations=servants).do("command").target("cadaver-1")
    assert {at(name) for name in servants} & set(game.legal()) == {at("cadaver-2")}


@rule("BR-21.1.2", "BR-21.1.4", "BR-22.3.3", "BR-22.3.4")
def test_a_servant_in_foreign_service_turns_on_its_owner() -> None:
    game = Scene(
        mage("hall"),
        mage("hall"),
        evocations={
            "cadaver-1": servant("hall", A, controller=B, lease="round"),
            "cadaver-2": servant("hall", A),
            "cadaver-3": servant("hall", B),
        },
        active=B,
    )
    game.do("command").target("cadaver-1")
    assert game.against(at(B)) == "BR-13.4.3"
    assert game.against(at("cadaver-3")) == "BR-13.4.3"
    assert at("cadaver-2") in game.legal()
    game.target(A)
    assert game.cubes(A) == "B2"


@rule("BR-21.1.4")
@pytest.mark.parametrize(("seat", "hurt"), [(A, ""), (B, "B1")])
def test_immunity_follows_ownership(seat: int, hurt: str) -> None:
    """The owner's area spell spares its servant in foreign service; the controller's own spell does not."""
    game = Scene(
        mage("hall", board={"i": "black-covenant"} if seat == A else {}),
        mage("hall", board={"i": "black-covenant"} if seat == B else {}),
        evocations={"cadaver-1": servant("hall", A, controller=B, lease="round")},
        texts=AREA,
        active=seat,
    )
    game.cast("i")
    assert game.cubes("cadaver-1") == hurt


@rule("BR-21.1.3")
def test_own_figures_are_moved_and_healed() -> None:
    game = Scene(
        mage("hall", board={"i": "workshop-rite"}), mage("crypt"), evocations={"cadaver-1": servant("hall", A, "B1")}
    )
    game.cast("i").answer(game.legal()[0]).when("heal", "heal", number=1)
    assert game.cubes("cadaver-1") == ""


@rule("BR-21.1.1")
def test_own_cubes_on_oneself_are_nothing_to_replace_with() -> None:
    game = Scene(
        mage("hall", "B2", board={"i": "black-covenant"}),
        mage("crypt"),
        texts={"black-covenant": {"main": {"effect": "rep me 2"}}},
    )
    game.cast("i")
    assert (game.cubes(A), game.asks) == ("B2", [(A, "action")])


# Cubes


@rule("BR-21.2.1", "BR-19.1.6")
@vector("TV-11")
@pytest.mark.parametrize(("first", "second"), [(3, 1), (2, 2), (1, 3)])
def test_cubes_that_are_short_are_shared_out_freely(first: int, second: int) -> None:
    game = Scene(
        mage("hall", board={"i": "supreme-fireball"}),
        mage("abyss"),
        mage("abyss"),
        rooms=FOUR_LEFT,
        texts={"supreme-fireball": {"symbol": False}},
    )
    game.cast("i").choose("abyss")
    assert game.offered("number") == [1, 2, 3]  # at least one, so that all four are placed
    assert game.against(many(4)) == "BR-19.2.4"
    assert game.against(many(0)) == "BR-21.2.1"
    game.take(first)
    assert (game.cubes(B), game.cubes(C)) == (f"A{first}", f"A{second}")
    assert game.supply(A) == 0


@rule("BR-21.2.1", "BR-19.1.2")
def test_no_more_of_the_last_cubes_go_to_a_figure_than_fit() -> None:
    """B has room for one cube, C for all three that C should get: of three cubes C gets two at least."""
    game = Scene(
        mage("hall", board={"i": "supreme-fireball"}),
        mage("abyss", "K9"),
        mage("abyss"),
        rooms={**FOUR_LEFT, "altar": "A1"},
        texts={"supreme-fireball": {"symbol": False}},
    )
    game.cast("i").choose("abyss")
    assert game.offered("number") == [0, 1]
    game.take(0)
    assert (game.cubes(B), game.cubes(C)) == ("K9", "A3")


@rule("BR-21.2.2")
def test_without_cubes_nothing_is_dealt_or_placed() -> None:
    game = Scene(mage("hall", board={"i": "merciless-flame"}), mage("abyss"), rooms=ALL_AWAY)
    assert game.supply(A) == 0
    game.cast("i").target(B)
    assert (game.cubes(B), game.unstable("abyss")) == ("", "")
    assert game.status(A, "i") == "revealed"


@rule("BR-21.2.3", "BR-1.1.3")
def test_the_crown_shares_out_the_last_black_cubes() -> None:
    game = Scene(
        mage("hall"),
        mage("abyss"),
        phase="rose",
        moon=3,
        crown=B,
        rooms={"throne": "K10", "hall": "K9", "crypt": "K6"},
        events={"decks": ["rest", "rest", ["ev3-06", "rest"]]},
    )
    assert game.supply(K) == 5
    assert game.asked.seat == B
    assert game.offered("number") == [2, 3]
    game.take(2)
    assert (game.cubes(A), game.cubes(B)) == ("K2", "K3")


@rule("BR-21.2.4")
def test_a_cube_that_comes_back_can_be_used_at_once() -> None:
    game = Scene(
        mage("hall", board={"i": "black-covenant"}),
        mage("abyss", "A2"),
        rooms={**FOUR_LEFT, "altar": "A2"},
        texts={"black-covenant": {"main": {"effect": "T=mage(1); heal T 2; inst here 2"}}},
    )
    assert game.supply(A) == 0
    game.cast("i").target(B).take(2)
    assert (game.cubes(B), game.unstable("hall")) == ("", "A2")


@rule("BR-19.2.1", "BR-21.2.1")
@vector("TV-98")
def test_damage_is_replaced_with_the_cubes_that_are_left() -> None:
    game = Scene(
        mage("hall", board={"i": "albify"}),
        mage("hall", "C4"),
        mage("crypt"),
        rooms={**FOUR_LEFT, "altar": "A2"},
        texts={"albify": {"symbol": True, "main": {"effect": "T=mage(1); rep T 2"}}},
    )
    game.cast("i").target(B)
    assert game.supply(A) == 1  # the other one was the symbol
    assert game.offered("number") == [0, 1]
    game.take(1)
    assert game.cubes(B) == "C3 A1"


@rule("BR-19.2.2", "BR-19.2.4")
@vector("TV-99")
@pytest.mark.parametrize(
    ("black", "own", "left"), [(0, 0, "K2 A2"), (2, 1, "A1"), (1, 2, "K1"), (0, 2, "K2"), (2, 0, "A2")]
)
def test_healing_takes_any_cubes_and_closes_up(black: int, own: int, left: str) -> None:
    game = Scene(
        mage("hall", "K2 C2", board={"i": "black-covenant"}),
        mage("crypt"),
        mage("cemetery"),
        texts={"black-covenant": {"main": {"effect": "heal me 3"}}},
    )
    game.cast("i").take(own)
    if game.kind == "heal":
        game.take(black)
    assert game.cubes(A) == left.replace("A", "C")


@rule("BR-21.1.2")
def test_a_servant_spares_a_borrowed_one_too() -> None:
    servants = {"cadaver-1": servant("hall", A), "cadaver-2": servant("hall", B, controller=A, lease="round")}
    game = Scene(mage("hall"), mage("crypt"), evocations=servants).do("command").target("cadaver-1")
    assert at("cadaver-2") not in game.legal()
    assert game.against(at("cadaver-2")) == "BR-13.4.3"


@rule("BR-19.2.3")
def test_the_rightmost_cubes_are_taken_back() -> None:
    game = Scene(mage("hall", "B1 C1", board={"i": "deflector activated"}), mage("hall"), mage("crypt"), active=B)
    game.fight(A).use("i", A)
    assert game.cubes(A) == "B1 C1 B2"
    game.take(1)
    assert game.cubes(A) == "B1 C1 B1"
