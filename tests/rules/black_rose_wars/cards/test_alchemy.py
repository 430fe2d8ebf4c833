"""The spells of Alchemy (section 5.2 of the content), with and without their enhancements."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.rules.black_rose_wars.cards.scenes import card, cast, umbras, waiting
from tests.rules.black_rose_wars.playing import PASS, A, B, C, mage, servant

WATER, EARTH, FIRE, AIR = "heart-of-ice", "marbling", "visceral-fire", "peak-of-agony"
WILD, MAGIC = "soul-transfer", "broken-tongue"


@rule("VX-27")
@card("azoth-bomb main")
@pytest.mark.parametrize(
    ("shown", "cubes"),
    [
        ([], "A2"),
        (["silver-of-the-sages"], "A2"),
        (["silver-of-the-sages", "albify"], "A4"),
        (["albify", "viatorium-spagyricum reverse"], "A2"),
        (["albify", "viatorium-spagyricum"], "A4"),
    ],
)
def test_azoth_bomb_is_enhanced_by_water_twice(shown: list[str], cubes: str) -> None:
    game = cast("azoth-bomb", b="throne", c="cemetery", shown=shown).choose("throne").acted()
    assert (game.cubes(B), game.cubes(C)) == (cubes, "")


@card("azoth-bomb reverse")
def test_azoth_bomb_counts_earth() -> None:
    game = cast("azoth-bomb reverse", b="throne", c="throne", shown=[EARTH, WILD, FIRE])
    assert not game.can_choose("crypt")
    game.choose("throne").acted()
    assert (game.cubes(B), game.cubes(C)) == ("A4", "A4")
    assert cast("azoth-bomb reverse", b="throne", shown=[FIRE, WATER]).choose("throne").acted().cubes(B) == "A2"


@card("viatorium-spagyricum main")
def test_viatorium_is_enhanced_by_magic_and_earth() -> None:
    game = cast("viatorium-spagyricum", b="hall", c="throne", shown=[MAGIC, EARTH])
    assert game.can_target(B)
    assert not game.can_target(C)
    game.target(B).acted()
    assert (game.cubes(B), game.unstable("hall")) == ("A5", "A1")
    assert cast("viatorium-spagyricum", b="hall", shown=[MAGIC, FIRE]).target(B).acted().cubes(B) == "A2"


@card("viatorium-spagyricum reverse")
def test_viatorium_is_enhanced_by_water() -> None:
    assert cast("viatorium-spagyricum reverse", b="crypt", shown=[WATER]).target(B).acted().cubes(B) == "A4"
    assert cast("viatorium-spagyricum reverse", b="crypt", shown=[EARTH]).target(B).acted().cubes(B) == "A2"


@rule("VX-10", "VX-27")
@card("deflagrate main")
def test_deflagrate_takes_one_figure_or_a_whole_room() -> None:
    game = cast("deflagrate", b="crypt", c="crypt", shown=[EARTH]).target(B).move("throne").acted()
    assert (game.cubes(B), game.cubes(C), game.where(B)) == ("A2", "", "throne")
    there = {"nigredo-1": "throne C", **umbras(crypt=1)}
    game = cast("deflagrate", b="crypt", c="crypt", evocations=there, shown=[EARTH, WATER]).choose("crypt")
    assert [game.cubes(who) for who in (B, C, "nigredo-1", "umbra-1")] == ["A2", "A2", "", ""]
    game.target(C).stop().acted()
    assert game.where(C) == "crypt"


@card("deflagrate reverse")
def test_deflagrate_makes_a_room_unstable() -> None:
    game = cast("deflagrate reverse", b="throne", shown=[FIRE]).choose("throne").acted()
    assert (game.cubes(B), game.unstable("throne")) == ("A2", "A2")
    game = cast("deflagrate reverse", b="throne", shown=[AIR]).choose("throne").acted()
    assert (game.cubes(B), game.unstable("throne")) == ("A1", "A2")


@rule("VX-34")
@card("athanor-eruption main")
def test_nothing_answers_the_last_point_of_athanor() -> None:
    guarded = mage("throne", board={"i": "persecution activated"})
    game = cast("athanor-eruption", b=guarded, shown=[AIR, EARTH]).target(B).no(B).acted()
    assert game.cubes(B) == "A4"
    game = cast("athanor-eruption", b=guarded, shown=[AIR, EARTH]).target(B).use("i", B).take(3).acted()
    assert (game.cubes(B), game.cubes(A)) == ("A1", "B3")
    game = cast("athanor-eruption", b="throne", shown=[AIR]).target(B).acted()
    assert game.cubes(B) == "A3"


@card("athanor-eruption reverse")
def test_athanor_counts_air() -> None:
    game = cast("athanor-eruption reverse", b="crypt", shown=[AIR, WILD]).target(B).acted()
    assert (game.cubes(B), game.unstable("crypt")) == ("A2", "A2")
    game = cast("athanor-eruption reverse", shown=[AIR]).imagine("altar").acted()
    assert game.unstable("altar") == "A1"
    assert cast("athanor-eruption reverse", b="crypt").target(B).acted().unstable("crypt") == ""


@card("marbling main")
def test_marbling_hurts_all_evocations_and_with_fire_all_mages() -> None:
    led = servant("hall", C, controller=A, lease="round")
    there = {"colossus-1": "armory B", "nigredo-1": led, "nigredo-2": "hall A", **umbras(garden=1)}
    game = cast("marbling", b="garden", c="cell", evocations=there).acted()
    assert [game.cubes(name) for name in there] == ["A1", "A1", "", "A1"]
    assert game.cubes(B) == ""
    game = cast("marbling", b="garden", c="cell", evocations=there, shown=[FIRE, WILD]).acted()
    assert (game.cubes("colossus-1"), game.cubes(B), game.cubes(C), game.cubes(A)) == ("A1", "A1", "", "")


@card("marbling reverse")
def test_marbling_is_enhanced_by_water() -> None:
    game = cast("marbling reverse", b="crypt", shown=[WATER]).choose("crypt").acted()
    assert (game.cubes(B), game.unstable("crypt")) == ("A1", "A2")
    game = cast("marbling reverse", b="crypt", shown=[FIRE]).choose("crypt").acted()
    assert (game.cubes(B), game.unstable("crypt")) == ("A1", "")


@card("stone-phoenix main")
def test_a_nigredo_rises_where_an_own_servant_fell() -> None:
    game = waiting("stone-phoenix", b="throne", evocations={"cadaver-1": "throne A", "cadaver-2": "throne C"})
    game.fight("cadaver-1").use("i", A).went_on()
    assert (game.where("cadaver-1"), game.where("nigredo-1"), game.owner("nigredo-1")) == ("away", "throne", A)
    other = waiting("stone-phoenix", b="throne", evocations={"cadaver-1": "throne A", "cadaver-2": "throne C"})
    other.fight("cadaver-2").nobody_answers()
    assert (other.where("cadaver-2"), other.status(A, "i")) == ("away", "activated")


@rule("VX-41")
@card("stone-phoenix reverse")
def test_the_same_kind_rises_and_acts() -> None:
    game = waiting("stone-phoenix reverse", b="throne", evocations={"cadaver-1": "throne C"})
    game.fight("cadaver-1").use("i", A)
    risen = next(name for name in ("cadaver-1", "cadaver-2") if game.where(name) == "throne")
    assert game.owner(risen) == A
    assert game.asks == [(A, "evocation")]
    game.target(B).stop().went_on()
    assert game.cubes(B) == "A2"


@rule("VX-41")
@card("stone-phoenix reverse")
def test_no_umbra_rises() -> None:
    shade = {"umbra-1": {"at": "P05", "owner": C, "bearer": B}}
    game = waiting("stone-phoenix reverse", b="throne", evocations=shade)
    game.fight("umbra-1").use("i", A).nobody_answers().went_on()
    assert (game.where("umbra-1"), game.where("umbra-2")) == ("away", "away")


@card("soul-transfer main")
def test_soul_transfer_activates_the_room_of_a_construct() -> None:
    game = cast("soul-transfer", evocations={"nigredo-1": "garden B", "cadaver-1": "forge A"})
    assert game.kind == "choose_room"  # the ruined Garden, from where A stands
    assert game.can_choose("throne")
    assert not game.can_choose("garden")
    game.choose("throne").acted()
    assert game.unstable("throne") == "A1"
    assert cast("soul-transfer", evocations={"nigredo-1": "garden A"}).choose("throne").unstable("throne") == "A1"
    game = cast("soul-transfer", evocations={"nigredo-1": "hall B"}, a=mage("hall", hand=["torment"] * 3)).acted()
    assert len(game.hand(A)) == 3  # not the Hall, nor the Throne Room
    cast("soul-transfer", evocations={"nigredo-1": "throne B"}).acted()


@rule("VX-42")
@card("soul-transfer reverse")
def test_soul_transfer_exchanges_a_construct() -> None:
    game = cast("soul-transfer reverse", evocations={"nigredo-1": "garden A", "cadaver-1": "forge A"})
    assert not game.can_choose("crypt")
    assert game.choose("throne").where("nigredo-1") == "away"
    kinds = {"succubus", "cadaver", "totem", "enigmatic-totem", "albedo"}
    assert {game.state.content.kind_ids[kind] for kind in game.offered("evocation")} == kinds
    game.kind_of("albedo").acted()
    assert game.where("albedo-1") == "throne"
    assert cast("soul-transfer reverse", evocations={"cadaver-1": "forge A"}).acted().where("cadaver-1") == "forge"


@card("liquid-fire main")
def test_liquid_fire_burns_around_the_spent_servant() -> None:
    there = {"cadaver-1": "crypt A", "cadaver-2": "cemetery C", **umbras(throne=1)}
    game = cast("liquid-fire", b="throne", c="altar", evocations=there).acted()
    assert [game.where(name) for name in there] == ["away", "away", "away"]
    assert (game.tally(B), game.cubes(C), game.cubes(A), game.unstable("hall")) == ("A2 K1", "", "", "A1")
    assert cast("liquid-fire", b="crypt", evocations={"cadaver-1": "throne A"}, shown=[WATER]).cubes(B) == "A3"


@card("liquid-fire reverse")
def test_liquid_fire_brings_a_nigredo() -> None:
    game = cast("liquid-fire reverse", b="hall", c="throne", evocations=umbras(hall=1)).acted()
    assert (game.cubes(B), game.cubes("umbra-1"), game.cubes(C), game.where("nigredo-1")) == ("A1", "A1", "", "hall")
    own = {"albedo-1": "armory A", "cadaver-1": "armory A"}
    game = cast("liquid-fire reverse", evocations=own, shown=[EARTH])
    assert game.can_target("albedo-1", "nigredo-1")
    assert not game.can_target("cadaver-1")
    game = cast("liquid-fire reverse", b="hall", shown=[EARTH])
    assert game.asks == [(A, "evocation")]
    game.move("throne").move("crypt").move("cemetery").acted()
    assert (game.where("nigredo-1"), game.speed("nigredo-1")) == ("cemetery", 2)


@rule("VX-07")
@card("fountain-of-the-three main")
def test_the_fountain_turns_a_weak_evocation_into_a_nigredo() -> None:
    assert cast("fountain-of-the-three", evocations={"cadaver-1": "throne A"}).acted().where("nigredo-1") == "throne"
    there = {"cadaver-1": "throne B", "colossus-1": "throne B", "cadaver-2": "crypt B"}
    game = cast("fountain-of-the-three", b="throne", evocations=there).acted()
    assert (game.where("cadaver-1"), game.where("colossus-1")) == ("away", "throne")
    assert (game.where("nigredo-1"), game.owner("nigredo-1")) == ("throne", A)
    game = cast("fountain-of-the-three", b="throne", evocations=there, shown=[WATER, WILD])
    game.target(B).yes().branch(1).stop().acted()
    assert (game.cubes(B), game.unstable("throne"), game.strength("nigredo-1")) == ("A3", "A1", 2)


@card("fountain-of-the-three reverse")
def test_the_fountain_wakes_or_summons() -> None:
    there = {"nigredo-1": "garden A", "cadaver-1": "garden A"}
    game = cast("fountain-of-the-three reverse", b="garden", evocations=there, shown=[WATER])
    game.branch(1).target(B).no().stop()
    assert not game.can_choose("crypt")
    game.choose("throne").acted()
    assert (game.cubes(B), game.unstable("throne")) == ("A2", "A1")
    game = cast("fountain-of-the-three reverse").branch(2)
    assert not game.can_choose("crypt")
    assert game.choose("abyss").acted().where("nigredo-1") == "abyss"


@card("purifying-aludel main")
def test_purifying_aludel_heals_and_wakes() -> None:
    there = {"colossus-1": servant("crypt", A, "B4 K1", upgrades=["reinforced-plates"])}
    game = cast("purifying-aludel", b="crypt", evocations=there, shown=[WATER, EARTH])
    assert game.most() == 3
    game.take(1).take(1).target(B).stop().acted()
    assert (game.tally("colossus-1"), game.cubes(B), game.strength("colossus-1")) == ("B3", "A5", 3)
    assert game.unstable("hall") == "A1"
    game = cast("purifying-aludel", b="crypt", evocations=there, shown=[WATER])
    assert game.take(2).take(1).target(B).stop().acted().cubes(B) == "A3"


@card("purifying-aludel reverse")
def test_purifying_aludel_borrows_an_evocation() -> None:
    game = cast("purifying-aludel reverse", b="garden", evocations={"cadaver-1": "garden B"})
    game.target("cadaver-1").target(B).stop().acted()
    assert game.cubes(B) == "A2"
    assert (game.owner("cadaver-1"), int(game.state.controller[game.number("cadaver-1")])) == (B, B)


@card("albify main")
def test_albify_whitens_and_weakens() -> None:
    game = cast("albify", b=mage("throne", "K3 C3", power=3), shown=[AIR, WILD]).target(B).take(1).take(3).acted()
    assert (game.tally(B), game.power(B), game.unstable("hall")) == ("A4 C2", 1, "A1")
    game = cast("albify", b=mage("throne", "K3", power=3), shown=[AIR]).target(B).take(0).acted()
    assert (game.cubes(B), game.power(B)) == ("K3", 3)


@card("albify reverse")
def test_albify_replaces_three_in_a_room() -> None:
    there = {"nigredo-1": "throne C", **umbras(crypt=1)}
    game = cast("albify reverse", b="crypt K2", c="crypt K2", evocations=there, shown=[FIRE]).choose("crypt")
    game.take(2).take(1).acted()
    assert [game.tally(who) for who in (B, C, "nigredo-1", "umbra-1")] == ["A3", "A2 K1", "", "A1"]
    game = cast("albify reverse", b="crypt K2").choose("crypt").take(1).acted()
    assert game.tally(B) == "A1 K1"


@card("silver-of-the-sages main")
def test_silver_of_the_sages_wards_off_and_wakes() -> None:
    game = waiting("silver-of-the-sages", b="hall", c="garden", evocations={"colossus-1": "garden A"})
    game.fight(A).use("i", A).take(2)
    assert (game.cubes(A), game.unstable("hall")) == ("", "A1")
    game.target(C).stop().went_on()
    assert (game.cubes(C), game.cubes("colossus-1")) == ("A3", "K1")


@card("silver-of-the-sages reverse")
def test_silver_of_the_sages_gilds_a_defeat() -> None:
    game = waiting("silver-of-the-sages reverse", a="hall C9", b="hall").fight(A).use("i", A).branch(2)
    assert (game.power(A), game.where(A), game.where("nigredo-1")) == (1, "cell", "hall")
    game = (
        waiting("silver-of-the-sages reverse", a=mage("hall", "C9", grimoire=["torment", "submission"]))
        .fight(A)
        .use("i", A)
    )
    assert game.branch(1).hand(A) == ["torment"]
    assert waiting("silver-of-the-sages reverse").fight(A).legal(A) == [PASS]
