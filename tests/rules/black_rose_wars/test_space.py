"""BR-4 Space, range and targets: the examples of the specification, played."""

from __future__ import annotations

import pytest

from tests.rulebook import rule, vector
from tests.rules.black_rose_wars.playing import A, B, C, D, Scene, at, mage, nobody_in, room, servant

ALL_IN_ONE = {"black-covenant": {"main": {"effect": "T=all fig(1); dmg T 1"}}}
SWAP = {"black-covenant": {"main": {"effect": "T=mage(*); swap me T"}}}


@rule("BR-4.2.3", "BR-4.2.6", "BR-4.3.2")
@vector("TV-07")
def test_one_figure_within_one_room() -> None:
    game = Scene(mage("laboratory"), mage("laboratory"), mage("hall"), mage("abyss"))
    game.fight("activate")
    assert game.against(at(D)) == "BR-4.3.2"
    assert game.against(at(A)) == "BR-4.3.2"  # one figure other than the own mage
    assert set(game.legal()) >= {at(B), at(C)}
    game.target(C)
    assert [game.cubes(seat) for seat in range(4)] == ["", "", "A1", ""]


@rule("BR-4.2.6", "BR-21.1.1")
@vector("TV-08")
def test_all_figures_within_one_room() -> None:
    game = Scene(
        mage("hall", board={"i": "black-covenant"}),
        mage("hall"),
        mage("abyss"),
        mage("pleasure"),
        evocations={"cadaver-1": servant("throne", B), "cadaver-2": servant("hall", A)},
        texts=ALL_IN_ONE,
    )
    game.cast("i")
    assert [game.cubes(who) for who in (A, B, C, D, "cadaver-1", "cadaver-2")] == ["", "A1", "A1", "", "A1", ""]


@rule("BR-4.2.1", "BR-4.2.2", "BR-4.2.3", "BR-4.2.4")
@vector("TV-55")
def test_a_numeric_range_needs_a_straight_row() -> None:
    board = {"quick": "arc-projector", "i": "arcane-barrage"}
    game = Scene(mage("hall", board=board), mage("crypt"), mage("cemetery"))
    game.cast("quick")
    assert at(B) in game.legal()
    assert game.against(at(C)) == "BR-4.3.2"
    game.target(B).no().cast("i")
    assert set(game.legal()) >= {at(B), at(C)}


@rule("BR-4.2.2")
def test_without_lines_of_sight_distance_alone_counts() -> None:
    game = Scene(mage("hall", board={"i": "arc-projector"}), mage("crypt"), mage("cemetery"), options={"los": "none"})
    game.cast("i")
    assert set(game.legal()) >= {at(B), at(C)}


@rule("BR-4.1.1", "BR-4.4.1", "BR-17.2.7")
@vector("TV-56")
def test_a_cell_is_left_by_the_rooms_beside_it() -> None:
    game = Scene(mage("hall"), mage(), active=B)
    assert game.rooms() == ["forge", "oracle"]
    assert game.against(room("sanctuary")) == "BR-4.4.1"
    game.move("forge")
    assert game.where(B) == "forge"


@rule("BR-4.4.3", "BR-14.2.6", "BR-15.1.6")
@vector("TV-58")
def test_both_mages_enter_when_they_swap() -> None:
    game = Scene(
        mage("sanctuary", board={"i": "black-covenant"}),
        mage("arena"),
        mage("crypt", board={"i": "brain-worm activated", "ii": "brain-worm reverse activated"}),
        texts=SWAP,
    )
    game.cast("i").target(B)
    assert (game.where(A), game.where(B)) == ("arena", "sanctuary")
    assert game.asks == [(C, "declare")]
    assert sorted((answer.points["slot"], answer.points["trig"]) for answer in game.asked.answers[1:]) == [
        (1, B),
        (2, A),
    ]
    game.do("use", slot=1).do("use", slot=2)
    game.do("next", trig=B)
    assert (game.cubes(A), game.cubes(B)) == ("C2", "C3")
    assert game.hexes(A) == ["vulnerability"]


@rule("BR-4.3.5", "BR-18.1.1")
@vector("TV-49")
def test_an_imaginary_target_stands_for_its_room() -> None:
    game = Scene(mage("hall", board={"i": "merciless-flame"}), mage("crypt"))
    game.cast("i").imagine("throne")
    assert game.unstable("throne") == "A1"
    assert game.cubes(B) == ""


@rule("BR-4.3.5")
def test_an_imaginary_target_must_be_in_range_too() -> None:
    game = Scene(mage("hall", board={"i": "merciless-flame"}), mage("hall"))
    game.cast("i")
    assert game.against(nobody_in("crypt")) == "BR-4.3.5"
    assert nobody_in("hall") in game.legal()  # even where a real target stands


@rule("BR-4.3.5")
def test_who_runs_out_of_time_aims_at_somebody_who_is_there() -> None:
    """DC-P8: the first answer would be nobody."""
    game = Scene(mage("hall", board={"i": "merciless-flame"}), mage("laboratory"), mage("laboratory"))
    game.cast("i")
    assert game.legal()[0] < at(B)
    assert game.asked.timeout == at(B)
    alone = Scene(mage("hall", board={"i": "merciless-flame"}), mage("crypt"))
    alone.cast("i")
    assert alone.asked.timeout == alone.legal()[0]


@rule("BR-4.3.5")
def test_people_are_shown_who_is_there_before_nobody() -> None:
    """The numbers of the answers stay as they are."""
    game = Scene(mage("hall", board={"i": "merciless-flame"}), mage("laboratory"), mage("laboratory"))
    game.cast("i")
    shown = [answer for answer, _ in game.asked.shown]
    assert shown[:2] == [at(B), at(C)]
    assert sorted(shown) == game.legal()


@rule("BR-4.3.3", "BR-17.2.1")
def test_a_mage_in_its_cell_is_no_target() -> None:
    game = Scene(mage("hall", board={"i": "killer-fog"}), mage(), mage("crypt"))
    game.cast("i")
    assert game.against(at(B)) == "BR-4.3.2"


@rule("BR-4.3.6")
def test_up_to_two_targets_may_be_fewer() -> None:
    game = Scene(mage("hall", board={"i": "arc-projector reverse"}), mage("hall"), mage("throne"))
    game.cast("i").target(C)
    assert game.against(at(C)) == "BR-4.3.2"
    game.do("enough")
    assert (game.cubes(B), game.cubes(C)) == ("", "A2")


@rule("BR-4.3.6")
def test_up_to_two_targets_are_never_three() -> None:
    game = Scene(mage("hall", board={"i": "arc-projector reverse"}), mage("hall"), mage("throne"), mage("abyss"))
    game.cast("i").target(C).target(D)
    assert [game.cubes(seat) for seat in (B, C, D)] == ["", "A2", "A2"]


@rule("BR-4.2.7", "BR-14.3.1")
@pytest.mark.parametrize(("text", "found"), [("T=foe(1); dmg T 1", ""), ("T=foe(*); dmg T 1", "A1")])
def test_from_the_cell_only_the_whole_lodge_is_in_range(text: str, found: str) -> None:
    game = Scene(
        mage("hall", board={"i": "black-covenant"}),
        mage("hall"),
        texts={"black-covenant": {"main": {"effect": f"cell me // {text}"}}},
    )
    game.cast("i")
    if game.kind == "choose_figure":
        game.target(B)
    assert game.cubes(B) == found


@rule("BR-4.4.5", "BR-4.4.2")
def test_whoever_moves_a_figure_chooses_its_way() -> None:
    game = Scene(mage("hall", board={"i": "stampede"}), mage("hall"))
    game.cast("i").target(B)
    assert game.asked.seat == A
    game.move("throne")
    assert game.where(B) == "throne"


@rule("BR-4.1.2")
def test_figures_block_neither_ways_nor_sight() -> None:
    crowd = {f"cadaver-{number}": servant("throne", B) for number in (1, 2, 3)}
    game = Scene(mage("hall", board={"i": "arc-projector"}), mage("throne"), mage("crypt"), evocations=crowd)
    game.cast("i").target(C).no()
    assert game.cubes(C) == "A2"
    game.explore("throne", "crypt")
    assert game.where(A) == "crypt"


@rule("BR-4.2.5")
def test_a_servants_effect_is_measured_from_its_room() -> None:
    game = Scene(
        mage("hall", board={"i": "overdrive"}),
        mage("mirrors"),
        mage("throne"),
        evocations={"cadaver-1": servant("garden", A)},
    )
    game.cast("i")
    assert game.against(at(C)) == "BR-4.3.2"
    game.target(B)
    assert game.cubes(B) == "A3"


@rule("BR-4.2.5")
def test_around_an_imaginary_target_is_around_its_room() -> None:
    game = Scene(
        mage("hall", board={"i": "black-covenant"}),
        mage("crypt"),
        texts={"black-covenant": {"main": {"effect": "T=foe(1); R=room(1)@T; inst R 1"}}},
    )
    game.cast("i").imagine("throne")
    assert set(game.rooms()) == {"throne", "crypt", "cemetery", "summoner", "laboratory", "bibliotheca", "hall"}
    assert game.choose("crypt").unstable("crypt") == "A1"


@rule("BR-4.2.6")
def test_all_figures_are_the_acting_mage_too() -> None:
    game = Scene(
        mage("hall", "B1", board={"i": "black-covenant"}),
        mage("throne", "C1"),
        mage("crypt", "B1"),
        texts={"black-covenant": {"main": {"effect": "T=all fig(1); heal T all"}}},
    )
    game.cast("i")
    assert [game.cubes(seat) for seat in (A, B, C)] == ["", "", "B1"]


@rule("BR-4.4.3")
def test_whoever_stays_in_a_room_does_not_enter_it() -> None:
    game = Scene(
        mage("sanctuary", board={"i": "black-covenant"}),
        mage("crypt", board={"i": "brain-worm activated"}),
        texts={"black-covenant": {"main": {"effect": "R=room(1); place me R"}}},
    )
    game.cast("i").choose("sanctuary")
    assert game.asks == [(A, "action")]


@rule("BR-4.4.4", "BR-4.4.3")
def test_a_mage_is_placed_out_of_its_cell_wherever_that_is() -> None:
    game = Scene(
        mage("hall", board={"i": "black-covenant"}),
        mage("crypt", board={"i": "brain-worm activated"}),
        texts={"black-covenant": {"main": {"effect": "cell me // R=room(*); place me R"}}},
    )
    game.cast("i").choose("sanctuary").use("i", B)
    assert (game.where(A), game.cubes(A)) == ("sanctuary", "B3")


@rule("BR-4.4.3")
def test_umbras_follow_their_bearer_without_entering() -> None:
    """UM-3 B's trap could answer A, but not what follows A."""
    game = Scene(
        mage("hall"),
        mage("crypt", board={"i": "brain-worm activated"}),
        mage("crypt"),
        evocations={"umbra-1": servant("hall", C, bearer=A)},
    )
    game.explore("sanctuary")
    assert game.where("umbra-1") == "sanctuary"
    assert [answer.points["trig"] for answer in game.put_to(B).answers if "trig" in answer.points] == [A]


@rule("BR-4.4.1", "BR-4.4.4")
def test_who_is_held_is_neither_moved_nor_placed_nor_swapped() -> None:
    effect = "T=mage(1); mod T nomove 1 round // R=room(*)[Crypt]; place T R // move T 1 // swap me T // pow me 1"
    game = Scene(
        mage("hall", board={"i": "black-covenant"}),
        mage("throne"),
        texts={"black-covenant": {"main": {"effect": effect}}},
    )
    game.cast("i").target(B)
    assert (game.where(A), game.where(B), game.power(A)) == ("hall", "throne", 1)


@rule("BR-4.2.7", "BR-4.2.5")
def test_nothing_is_in_range_of_somebody_in_its_cell() -> None:
    effect = "T=mage(1); cell T // R=room(1)@T; inst R 1 // pow me 1"
    game = Scene(
        mage("hall", board={"i": "black-covenant"}),
        mage("throne"),
        texts={"black-covenant": {"main": {"effect": effect}}},
    )
    game.cast("i").target(B)
    assert (game.where(B), game.power(A), game.supply(A)) == ("cell", 1, 25)


@rule("BR-4.4.2", "BR-4.3.4")
def test_moves_end_when_their_figure_leaves_the_lodge() -> None:
    game = Scene(
        mage("hall", board={"i": "black-covenant"}),
        mage("crypt", board={"i": "brain-worm activated"}),
        texts={
            "black-covenant": {"main": {"effect": "move me 3 // pow me 1"}},
            "brain-worm": {"main": {"effect": "on enters(foe,yellow): cell trig"}},
        },
    )
    game.cast("i").move("sanctuary").use("i", by=B)
    assert (game.where(A), game.power(A)) == ("cell", 1)
