"""BR-18 Instability and restoration: the examples of the specification, played to the Clean-up phase."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.black_rose_wars.components.things import CLEANUP
from tests.rulebook import rule, vector
from tests.rules.black_rose_wars.playing import CONTENT, A, B, C, K, Scene, mage, room, servant

FIVE_SLOTS = {"sanctuary": {"slots": 5, "rewards": [4, 2, 1]}}


def cleaned(rooms: dict[str, str], **more: Any) -> Scene:
    """Three mages in the Clean-up phase, which nobody is asked in: the powers after it."""
    first_event = {"decks": [["ev1-12", "rest"]]}  # nothing but two points for the Black Rose comes of it
    return Scene(mage(), mage(), mage(), rooms=rooms, phase="cleanup", events=first_event, **more)


def gains(game: Scene) -> list[int]:
    """What A, B, C and the Black Rose have gained before the next round began."""
    found = [0] * 5
    for name, *values in game.told("power", "round"):
        if name == "round":
            break
        participant, change, _ = (int(str(value)) for value in values)
        found[participant] += change
    return [*found[:3], found[K]]


@rule("BR-18.2.2", "BR-18.2.3", "BR-18.2.4", "BR-25.1.8")
@vector("TV-90", "TV-91", "TV-92")
@pytest.mark.parametrize(
    ("cubes", "scores"), [("A2 B2 K1", [3, 3, 0, 2]), ("A5", [4, 0, 0, 0]), ("A3 B1 C1", [4, 1, 1, 0])]
)
def test_ranks_in_a_room_of_five_slots(cubes: str, scores: list[int]) -> None:
    game = cleaned({"sanctuary": cubes}, texts=FIVE_SLOTS)
    assert gains(game) == scores


@rule("BR-18.2.1", "BR-18.2.2", "BR-18.2.3", "BR-18.2.5")
@vector("TV-203")
@pytest.mark.parametrize(
    ("name", "cubes", "scores"),
    [
        ("throne", "A4 B3 C2 K1", [6, 3, 1, 1]),
        ("throne", "A4 B4 K2", [5, 5, 0, 3]),
        ("sanctuary", "A3 B1 K1", [3, 0, 0, 0]),
        ("sanctuary", "A2 B2 K1", [2, 2, 0, 1]),
        ("garden", "A2 B1 K1", [2, 0, 0, 0]),
    ],
)
def test_what_printed_rooms_pay(name: str, cubes: str, scores: list[int]) -> None:
    game = cleaned({name: cubes})
    assert gains(game) == scores
    assert game.restored(name)
    assert not game.used(name)
    assert [game.supply(seat) for seat in (A, B, C)] == [25, 25, 25]


@rule("BR-18.2.2")
def test_a_sole_restorer_gains_more_only_by_the_option() -> None:
    game = cleaned({"garden": "A4"}, options={"sole_restorer_bonus": 2})
    assert gains(game) == [4, 0, 0, 0]


@rule("BR-18.1.5", "BR-18.1.3")
@vector("TV-93")
def test_the_ranking_uses_the_cubes_of_the_clean_up() -> None:
    game = Scene(
        mage(),
        mage(),
        rooms={"garden": "A4"},
        evocations={"nigredo-1": servant("garden", B), "cadaver-1": servant("garden", A)},
        phase="evocation",
        texts={"nigredo": {"skill": ["on hit(any,any) src=this: may: pick{inst room@this 1}{repi room@this 2}"]}},
    )
    assert not game.restored("garden")
    game.no().target("nigredo-1").target("cadaver-1").yes().branch(2).take(2).stop()
    told = {event["participant"]: event["change"] for event in game.events("power")}
    assert (told[A], told[B]) == (1, 1)  # a tie for first, 2 - 1
    assert game.restored("garden")


@rule("BR-18.1.1", "BR-18.1.2")
@vector("TV-94")
def test_no_more_cubes_than_free_slots() -> None:
    game = Scene(
        mage("hall", board={"quick": "demolition-charge", "i": "demolition-charge"}),
        mage("crypt"),
        rooms={"garden": "B3", "treasure": {"restored": True}},
        texts={"demolition-charge": {"symbol": False, "main": {"effect": "R=room(*); inst R 2"}}},
    )
    game.cast("quick").choose("garden")
    assert (game.unstable("garden"), game.supply(A)) == ("B3 A1", 24)
    game.cast("i").choose("treasure")
    assert game.supply(A) == 24


@rule("BR-18.1.3", "BR-21.2.1")
def test_no_more_is_replaced_than_there_are_own_cubes() -> None:
    game = Scene(
        mage("hall", board={"i": "demolition-charge reverse"}),
        mage("crypt"),
        rooms={"treasure": "B3", "throne": "A10", "crypt": "A6", "cemetery": "A6", "altar": "A2"},
        texts={"demolition-charge": {"symbol": False, "reverse": {"effect": "R=room(1); repi R 2"}}},
    )
    assert game.supply(A) == 1
    game.cast("i").choose("treasure")
    assert max(game.offered("number")) == 1
    game.take(1)
    assert game.unstable("treasure") == "B2 A1"


@rule("BR-18.1.3", "BR-1.1.5")
def test_own_cubes_are_not_replaced_but_black_ones_are() -> None:
    game = Scene(
        mage("hall", board={"i": "demolition-charge reverse"}),
        mage("crypt"),
        rooms={"treasure": "A2 K1"},
        texts={"demolition-charge": {"symbol": False, "reverse": {"effect": "R=room(1); repi R 2"}}},
    )
    game.cast("i").choose("treasure").take(1)
    assert (game.unstable("treasure"), game.supply(K)) == ("A3", 30)


@rule("BR-18.1.4")
def test_within_one_of_the_target_is_measured_from_it() -> None:
    game = Scene(mage("laboratory"), mage("crypt", board={"i": "brain-worm reverse activated"}))
    game.explore("arena").use("i", by=B)
    assert set(game.rooms()) == {"altar", "laboratory", "arena", "sanctuary", "forge"}


@rule("BR-18.1.4", "BR-4.2.5")
def test_within_two_of_the_target_is_what_can_be_seen_from_it() -> None:
    """The Observatory is two rooms from the target and in its row; the Summoner's Room is as near, and in none."""
    texts = {"demolition-charge": {"symbol": False, "reverse": {"effect": "T=mage(*); R=room(2)@T; inst R 1"}}}
    board = {"i": "demolition-charge reverse"}
    game = Scene(mage("oracle", board=board), mage("hall"), mage("crypt"), texts=texts)
    game.cast("i").target(B)
    assert {"hall", "observatory", "crypt", "altar", "forge", "mirrors", "pleasure"} < set(game.rooms())
    for name in ("summoner", "arena", "cemetery", "garden", "oracle", "armory"):
        assert game.against(room(name)) == "BR-4.3.2"


@rule("BR-25.1.10", "BR-26.1.1")
def test_a_full_room_waits_for_the_clean_up() -> None:
    game = Scene(mage("treasure"), mage("crypt"), rooms={"treasure": "B3"})
    game.fight("activate").choose("treasure")
    assert game.unstable("treasure") == "B3 A1"
    assert not game.restored("treasure")
    game.explore("activate").choose("garden")  # its effect still works
    assert game.unstable("garden") == "A1"
    assert game.phase < CLEANUP


@rule("BR-18.2.1")
def test_full_rooms_are_restored_in_layout_order() -> None:
    game = cleaned({"pleasure": "A6", "crypt": "B6", "hall": "C10"})
    assert [CONTENT.room_ids[int(room)] for _, room in game.told("restored")] == ["crypt", "hall", "pleasure"]
