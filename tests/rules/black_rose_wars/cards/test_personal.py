"""The personal spells (CP-6 and section 7 of the content)."""

from __future__ import annotations

from tests.rules.black_rose_wars.cards.scenes import card, cast
from tests.rules.black_rose_wars.playing import A, B, C, mage


@card("waltz-of-veils main")
def test_the_waltz_ends_with_a_blow() -> None:
    game = cast("waltz-of-veils", a=mage("hall", mage="arianna"), b="crypt", c="hall")
    game.move("throne").move("crypt").target(B).acted()
    assert (game.where(A), game.cubes(B), game.unstable("crypt"), game.cubes(C)) == ("crypt", "A2", "A1", "")
    game = cast("waltz-of-veils", a=mage("hall", mage="arianna"), b="hall", rooms={"hall": "B2"})
    assert game.stop().target(B).take(1).acted().unstable("hall") == "B1 A2"


@card("waltz-of-veils reverse")
def test_the_waltz_ends_in_a_room() -> None:
    game = cast("waltz-of-veils reverse", a=mage("hall", mage="arianna"))
    assert game.can_choose("mirrors")
    assert not game.can_choose("garden")
    game.choose("crypt").acted()
    assert (game.where(A), game.where("cadaver-1")) == ("crypt", "crypt")


@card("cube-of-lamentations main")
def test_the_cube_hurts_a_room_and_brings_a_succubus() -> None:
    game = cast("cube-of-lamentations", b="crypt", c="crypt").choose("crypt")
    assert (game.cubes(B), game.cubes(C), game.where("succubus-1")) == ("A2", "A2", "crypt")
    game.no().acted()  # the Succubus takes nothing
    assert (game.cubes(A), game.strength("succubus-1")) == ("K2", 1)


@card("cube-of-lamentations main")
def test_the_cube_avenges_its_fallen_caster() -> None:
    game = cast("cube-of-lamentations", a="hall B9", b="crypt").choose("crypt").no()
    assert game.where(A) == "cell"
    assert game.asks == [(A, "evocation")]
    game.target(B).stop()
    assert (game.cubes(B), game.strength("succubus-1")) == ("A5", 1)


@card("cube-of-lamentations reverse")
def test_the_cube_pays_for_its_pain() -> None:
    game = cast("cube-of-lamentations reverse", b="crypt").target(B).acted()
    assert (game.cubes(A), game.cubes(B), game.power(A)) == ("K2", "A3", 0)
    game = cast("cube-of-lamentations reverse", a="hall B9", b="crypt")
    assert (game.where(A), game.power(A), game.cubes(B)) == ("cell", 2, "")


@card("blight main")
def test_blight_hexes_spreads_and_gives_power() -> None:
    game = cast("blight", a=mage("hall", mage="gramigna"), b="crypt", rooms={"crypt": "B2"})
    assert game.target(B).hexed("oblivion").most() == 1
    game.take(1).acted()
    assert (game.hexes(B), game.unstable("crypt"), game.power(A)) == (["oblivion"], "B1 A1", 1)


@card("blight reverse")
def test_blight_is_paid_by_the_hexed() -> None:
    owner = mage("hall", mage="gramigna", grimoire=["torment"])
    game = cast("blight reverse", a=owner, b=mage("crypt", hexes=["debt"])).target(B).acted()
    assert (game.cubes(B), game.power(A), game.hand(A)) == ("A2", 1, ["torment"])
    game = cast("blight reverse", a=owner, b="crypt").target(B).acted()
    assert (game.cubes(B), game.power(A), game.hand(A)) == ("A2", 0, ["torment"])


@card("barons-levy main")
def test_the_baron_levies_a_cadaver() -> None:
    game = cast("barons-levy", a=mage("hall", mage="baron-doria"), b="throne").move("throne").target(B).acted()
    assert (game.where("cadaver-1"), game.cubes(B), game.unstable("hall")) == ("throne", "A2", "A1")
    game = cast("barons-levy", a=mage("hall", mage="baron-doria"), rooms={"hall": "B2"}).stop().take(1).acted()
    assert game.unstable("hall") == "B1 A2"


@card("barons-levy reverse")
def test_the_baron_commands_and_strikes() -> None:
    there = {"cadaver-1": "garden A"}
    game = cast("barons-levy reverse", a=mage("hall", mage="baron-doria"), b="garden", c="crypt", evocations=there)
    game.target(B).stop().target(C).acted()
    assert (game.cubes(B), game.cubes(C)) == ("A2", "A2")
