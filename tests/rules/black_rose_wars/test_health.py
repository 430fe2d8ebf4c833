"""BR-1.1.7, BR-19.3 Values that sink: health below the cubes on a figure, and mages that stand with a full panel."""

from __future__ import annotations

from mindrose.games.black_rose_wars.rules import values
from tests.rulebook import rule
from tests.rules.black_rose_wars.playing import A, B, C, Scene, mage, servant


@rule("BR-19.3.3")
def test_a_mage_falls_when_what_made_it_healthier_is_lifted() -> None:
    texts = {"slowness": {"effect": "mod bearer health +2 card"}}
    hexed = mage("hall", "B11", hexes={"slowness": 1})
    game = Scene(hexed, mage("crypt"), texts=texts)
    assert (game.where(A), game.explore("throne").where(A)) == ("hall", "cell")
    assert (game.power(B), game.trophies(B)) == (5, [])  # nobody dealt the final damage


@rule("BR-19.3.3")
def test_an_evocation_falls_when_its_health_sinks() -> None:
    texts = {"cadaver": {"skill": ["aura: if #totem>=1: mod this health +2"]}}
    servants = {"cadaver-1": servant("hall", A, "B2"), "totem-1": servant("hall", A)}
    game = Scene(mage("crypt", board={"i": "scrap-servant reverse"}), mage("abyss"), evocations=servants, texts=texts)
    assert game.cast("i").target("totem-1").where("cadaver-1") == "away"


@rule("BR-19.3.3", "BR-20.2.2")
def test_a_mage_that_was_saved_stands_with_a_full_panel() -> None:
    guarded = mage("hall", "C8", board={"i": "mantle-of-midnight reverse activated"})
    game = Scene(mage("hall"), guarded, mage("crypt")).fight(B).use("i", B).take(0).take(0).stop()
    assert (game.cubes(B), game.explore("throne").where(B)) == ("C8 A2", "hall")
    assert game.stop().turn(C).where(B) == "hall"


@rule("BR-1.1.7")
def test_no_value_sinks_below_0() -> None:
    texts = {"slowness": {"effect": "mod bearer speed -5 card"}, "frailty": {"effect": "mod bearer strength -5 card"}}
    game = Scene(mage("hall", hexes=["slowness", "frailty"]), mage("crypt"), texts=texts)
    assert (values.speed(game.state, A), values.strength(game.state, A)) == (0, 0)


@rule("BR-19.3.2")
def test_an_evocation_that_is_healed_in_the_window_stays() -> None:
    """4.9 step 7 It leaves only if it still has as many cubes as health."""
    texts = {"baneful-curse": {"main": {"effect": "on hit(myevo,any): heal victim 1"}}}
    owner = mage("crypt", board={"i": "baneful-curse activated"})
    game = Scene(mage("hall"), owner, evocations={"cadaver-1": servant("hall", B)}, texts=texts)
    game.fight("cadaver-1").use("i", B).take(1)
    assert (game.where("cadaver-1"), game.cubes("cadaver-1"), game.told("slain")) == ("hall", "A1", [])
