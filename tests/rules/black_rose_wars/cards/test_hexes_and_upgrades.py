"""The hexes with the tasks that lift them (CP-9), and the upgrades (CP-10)."""

from __future__ import annotations

from typing import Any

from tests.rules.black_rose_wars.cards.scenes import CardScene, card, cast, table
from tests.rules.black_rose_wars.playing import A, B, C, mage, servant


def hexed(name: str, at: str = "hall", cubes: int = 0, **more: Any) -> dict[str, Any]:
    """A mage that bears a hex, with some cubes on it."""
    return mage(at, hexes={name: cubes}, **more)


def alone(a: dict[str, Any], b: str = "cell", **position: Any) -> CardScene:
    return table(a, b, "cell", None, {}, **position)


@card("vulnerability effect")
def test_the_vulnerable_suffer_more_from_attacks() -> None:
    game = table("hall", hexed("vulnerability"), "cell", None, {}).fight(B)
    assert game.cubes(B) == "A3"
    assert cast("overdrive", b=hexed("vulnerability"), evocations={"cadaver-1": "hall A"}).target(B).cubes(B) == "A4"
    assert cast("shared-torture reverse", a="hall K4", b=hexed("vulnerability")).target(B).cubes(B) == "A2"  # no attack


@card("vulnerability task")
def test_two_fights_lift_vulnerability() -> None:
    game = alone(hexed("vulnerability"), b="hall").fight(B).stop()
    assert (game.hexes(A), game.supply(A)) == (["vulnerability"], 22)  # 2 for B, 1 on the hex
    assert game.fight(B).hexes(A) == []
    assert game.supply(A) == 21


@card("slowness effect")
def test_the_slow_move_less() -> None:
    game = alone(hexed("slowness"))
    assert game.speed(A) == 1
    assert game.explore("throne").verbs() == {"activate", "stop"}


@card("slowness task")
def test_two_explorations_lift_slowness() -> None:
    game = alone(hexed("slowness", cubes=1)).explore("throne")
    assert (game.hexes(A), game.speed(A)) == ([], 2)


@card("silence effect")
def test_the_silent_cast_one_spell_in_an_activation() -> None:
    board = {"quick": "brain-worm", "i": "torment"}
    game = alone(hexed("silence", board=board)).cast("quick")
    assert "cast" not in game.verbs()
    assert "cast" in alone(mage("hall", board=board)).cast("quick").verbs()


@card("silence task")
def test_inertia_lifts_silence() -> None:
    game = alone(hexed("silence", board={"i": "torment", "ii": "submission"}))
    assert game.do("inertia").slot("i").do("stay").hexes(A) == []


@card("frailty effect")
def test_the_frail_heal_less() -> None:
    game = cast("herb-smoke", a={**hexed("frailty"), "cubes": [B, B, B]})
    assert sorted(game.offered("number")) == [0, 1, 2]


@card("frailty task")
def test_green_rooms_lift_frailty() -> None:
    game = alone(hexed("frailty", "garden")).explore("activate").choose("mirrors")
    assert game.hexes(A) == []
    assert alone(hexed("frailty", "crypt")).explore("activate").hexes(A) == ["frailty"]


@card("oblivion effect")
def test_the_forgetful_draw_less_in_study() -> None:
    grimoire = ["torment", "submission", "pain-mark"]
    game = alone(hexed("oblivion", grimoire=grimoire), phase="study")
    assert len(game.hand(A)) == 1
    assert len(alone(mage("hall", grimoire=grimoire), phase="study").hand(A)) == 2


@card("oblivion task")
def test_blue_rooms_lift_oblivion() -> None:
    assert alone(hexed("oblivion", "oracle")).explore("activate").hexes(A) == []


@card("debt effect")
def test_debtors_pay_once_a_round() -> None:
    quests = {"qu1-14": "fulfilled"}
    game = table(
        "hall",
        hexed("debt", "throne", power=3, quests=quests),
        "cell",
        None,
        {},
        active=B,
        rooms={"throne": {"restored": True}},
    )
    game.explore("activate")
    assert game.power(B) == 3
    assert game.stop().do("quest").power(B) == 6


@card("debt task")
def test_a_completed_quest_lifts_debt() -> None:
    game = alone(hexed("debt", quests={"qu1-14": "fulfilled"})).do("quest")
    assert (game.hexes(A), game.supply(A)) == ([], 25)


def with_upgrade(name: str, **position: Any) -> CardScene:
    """A's Colossus in the Hall with an upgrade; B is in the Throne Room, its Cadaver behind it, C in the Hall."""
    there = {"colossus-1": servant("hall", A, upgrades=[name]), "cadaver-1": servant("crypt", B)}
    return table(mage("garden", grimoire=["torment", "submission"]), "throne", "hall", there, {}, **position)


def commanded(name: str) -> CardScene:
    return with_upgrade(name).do("command").target("colossus-1")


@card("spiked-frame")
def test_spikes_strengthen() -> None:
    assert commanded("spiked-frame").target(C).cubes(C) == "A4"


@card("reinforced-plates")
def test_plates_protect() -> None:
    assert with_upgrade("reinforced-plates").health("colossus-1") == 6


@card("steam-joints")
def test_joints_speed_up() -> None:
    game = commanded("steam-joints").move("throne").move("crypt").move("cemetery")
    assert (game.where("colossus-1"), game.speed("colossus-1")) == ("cemetery", 3)


@card("long-barrel")
def test_a_barrel_reaches_the_next_room() -> None:
    assert not commanded("long-barrel").can_target("cadaver-1")
    assert commanded("long-barrel").target(B).cubes(B) == "A3"
    assert not commanded("spiked-frame").can_target(B)


@card("unstable-core")
def test_a_core_shakes_the_room_once_a_round() -> None:
    game = commanded("unstable-core").target(C).stop()
    assert game.unstable("hall") == "A1"
    assert game.do("command").target("colossus-1").target(C).unstable("hall") == "A1"


@card("command-antenna")
def test_an_antenna_draws_once_a_round() -> None:
    game = commanded("command-antenna")
    assert game.hand(A) == ["torment"]
    assert game.stop().do("command").target("colossus-1").hand(A) == ["torment"]
