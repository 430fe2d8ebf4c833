"""The evocations with their values and skills (section 9 of the content, CP-8.2)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.rules.black_rose_wars.cards.scenes import CardScene, card, cast, table, umbras
from tests.rules.black_rose_wars.playing import A, B, mage

VALUES = {
    "succubus": (2, 1, 3),
    "nigredo": (2, 2, 4),
    "cadaver": (2, 2, 2),
    "colossus": (2, 3, 4),
    "umbra": (0, 0, 2),
    "totem": (0, 0, 3),
    "enigmatic-totem": (0, 0, 3),
    "ancestral-totem": (0, 0, 4),
    "albedo": (2, 2, 3),
}


def scene(a: str = "hall", b: str = "hall", c: str = "cell", active: int = B, **evocations: str) -> CardScene:
    """A's evocations, and B who acts."""
    there = {name.replace("_", "-"): text for name, text in evocations.items()}
    return table(a, b, c, there, {}, active=active)


@pytest.mark.parametrize(("kind", "values"), VALUES.items())
def test_speed_strength_and_health(kind: str, values: tuple[int, int, int]) -> None:
    game = table("hall", "hall", "cell", {f"{kind}-1": "hall A"}, {})
    name = f"{kind}-1"
    assert (game.speed(name), game.strength(name), game.health(name)) == values


@rule("VX-02", "VX-13")
@card("succubus")
def test_a_succubus_suffers_for_its_owner_and_grows_stronger() -> None:
    game = scene(succubus_1="garden A").fight(A)
    assert game.asks == [(A, "may")]
    assert game.yes().most() == 1
    game.take(1)
    assert (game.went_on().cubes(A), game.cubes("succubus-1"), game.strength("succubus-1")) == ("B1", "B1", 2)
    game.stop().fight(A).no().went_on()
    assert (game.cubes(A), game.cubes("succubus-1")) == ("B3", "B1")


@card("succubus")
def test_a_succubus_with_full_cells_leaves() -> None:
    game = scene(succubus_1="garden A K2").fight(A).yes().when("redirect", "redirect", number=1)
    assert (game.where("succubus-1"), game.cubes(A)) == ("away", "B1")


@card("nigredo")
def test_a_nigredo_corrupts_where_it_strikes() -> None:
    game = scene(active=A, nigredo_1="hall A").do("command").target("nigredo-1").target(B).yes().branch(1)
    assert (game.unstable("hall"), game.cubes(B)) == ("A1", "A2")
    there = {"nigredo-1": "hall A"}
    game = table("hall", "hall", "cell", there, {}, rooms={"hall": "B2"}).do("command").target("nigredo-1").target(B)
    assert game.yes().branch(2).most() == 1
    assert game.take(1).unstable("hall") == "B1 A1"


@rule("VX-02", "VX-24")
@card("cadaver")
def test_an_upgraded_cadaver_is_healthier() -> None:
    there = {"cadaver-1": {"at": "P10", "owner": A, "upgrades": ["reinforced-plates"]}, "cadaver-2": "hall A"}
    game = table("hall", "hall", "cell", there, {}, active=B)
    assert (game.health("cadaver-1"), game.health("cadaver-2")) == (5, 2)
    game.fight("cadaver-1").stop().fight("cadaver-1")
    assert (game.cubes("cadaver-1"), game.where("cadaver-1")) == ("B4", "hall")


@card("colossus")
def test_a_colossus_tramples_mages_that_enter() -> None:
    game = scene(a="forge", b="oracle", colossus_1="forge A").explore("forge")
    assert game.cubes(B) == "A3"
    game.move("arena")
    assert game.where(B) == "arena"
    game = scene(a="oracle", b="forge", active=A, colossus_1="forge A").explore("forge")
    assert game.cubes(A) == ""
    game = scene(b="throne", active=A, colossus_1="hall A").do("command").target("colossus-1").move("throne")
    assert game.cubes(B) == ""


@card("umbra")
def test_an_umbra_follows_its_bearer_and_its_leaving_hurts() -> None:
    game = table("hall", "crypt", "cell", umbras(crypt=1), {}, active=B).explore("throne")
    assert game.where("umbra-1") == "throne"
    game.stop().fight("umbra-1")  # UM-4 its bearer attacks it
    assert (game.where("umbra-1"), game.cubes(B)) == ("away", "K1")


@card("umbra")
def test_two_umbras_hurt_at_the_start_of_the_evocation_phase() -> None:
    assert table("hall", "crypt", "cell", umbras(crypt=2), {}).rest().rest().cubes(B) == "K1"
    assert table("hall", "crypt", "cell", umbras(crypt=1), {}).rest().rest().cubes(B) == ""


@card("totem")
def test_a_totem_is_only_an_origin() -> None:
    game = cast("earthsong reverse", evocations={"totem-1": "armory A"})
    assert game.can_choose("armory")
    assert not cast("earthsong reverse", evocations={"totem-1": "armory B"}).can_choose("armory")


@card("enigmatic-totem")
def test_an_enigmatic_totem_draws_once_a_round_when_a_mage_enters() -> None:
    there = {"enigmatic-totem-1": "forge A"}
    owner = mage("hall", grimoire=["torment", "submission"])
    game = table(owner, "oracle", "cell", there, {}, active=B).explore("forge")
    assert game.hand(A) == ["torment"]
    game.move("oracle").stop().explore("forge")
    assert game.hand(A) == ["torment"]
    game = table(mage("oracle", grimoire=["torment"]), "cell", "cell", there, {}).explore("forge")
    assert game.hand(A) == []  # its owner is no opponent


@card("ancestral-totem")
def test_an_ancestral_totem_wards_off_one_damage_a_round() -> None:
    game = scene(ancestral_totem_1="throne A").fight(A)
    assert game.most() == 1
    assert game.take(1).went_on().cubes(A) == "B1"
    assert game.stop().fight(A).went_on().cubes(A) == "B3"
    assert scene(ancestral_totem_1="crypt A").fight(A).went_on().cubes(A) == "B2"


@card("albedo")
def test_an_albedo_heals_at_the_start_of_the_evocation_phase() -> None:
    game = table("hall B2", "cell", "cell", {"albedo-1": "garden A"}, {}, phase="evocation")
    assert (game.asks, game.most()) == ([(A, "heal")], 1)
    assert game.take(1).cubes(A) == "B1"
