"""What effects do at most, and where they end: areas are one room, amounts and multipliers have a limit."""

from __future__ import annotations

from typing import Final

import pytest

from tests.rules.black_rose_wars.cards.scenes import card, cast, umbras, use_room, waiting
from tests.rules.black_rose_wars.playing import PLACES, A, B, C, mage

AREAS: Final = [
    "grim-torment reverse",
    "visceral-fire reverse",
    "peak-of-agony main",
    "submission reverse",
    "azoth-bomb main",
    "azoth-bomb reverse",
    "deflagrate reverse",
    "marbling reverse",
    "cube-of-lamentations main",
    "supreme-fireball reverse",
]
REPLACED: Final = {
    "shared-torture main": 1,
    "submission main": 1,
    "heart-of-ice main": 2,
    "killer-fog reverse": 4,
    "albify main": 4,
}


@card(*AREAS)
@pytest.mark.parametrize("text", AREAS)
def test_an_area_is_one_room_with_all_its_figures(text: str) -> None:
    """BR-22.4.2 An own Umbra that is assigned to somebody is hurt too, unless the text asks for opponents."""
    game = cast(text, a="hall K4", b="throne", c="crypt", evocations=umbras(throne=1)).choose("throne")
    struck = game.cubes("umbra-1") != "" or game.where("umbra-1") == "away"
    game.until("action")
    assert game.cubes(B) != ""
    assert (struck, game.cubes(C)) == (text != "submission reverse", "")


@card(*REPLACED)
@pytest.mark.parametrize("text", REPLACED)
def test_so_many_cubes_are_replaced_at_most(text: str) -> None:
    game = cast(text, b="throne K5").target(B)
    assert game.kind == "replace"
    assert max(game.offered("number")) == REPLACED[text]


@card("albify reverse")
def test_albify_replaces_three_in_all_of_one_room() -> None:
    game = cast("albify reverse", b="throne K5", c="crypt K5").choose("throne")
    assert max(game.offered("number")) == 3
    assert game.take(3).acted().cubes(C) == "K5"


@card("killer-fog main")
def test_the_fog_replaces_two_on_others_only() -> None:
    game = cast("killer-fog", b="armory K5", c="crypt K5", evocations={"colossus-1": "crypt B K1"}).target(B)
    assert set(game.offered("figure")) == {C}
    assert max(game.offered("number")) == 2


WARDS: Final = [
    ("baneful-curse reverse", 2),
    ("silver-of-the-sages main", 2),
    ("deflector main", 2),
    ("steam-veil main", 2),
    ("lucid-guard main", 2),
    ("persecution main", 3),
    ("bone-rattle main", 2),
    ("mirror-of-malice reverse", 2),
]


@card(*(text for text, _ in WARDS))
@pytest.mark.parametrize(("text", "most"), WARDS)
def test_so_much_damage_is_ignored_at_most(text: str, most: int) -> None:
    """One Totem and one hex are there for those that count them."""
    caster = mage("throne", hexes=["debt"], board={"i": "arcane-barrage"})
    game = waiting(text, b=caster, evocations={"totem-1": "garden A"}).cast("i").target(A).use("i", A)
    assert game.most() == most


@card("bone-rattle main", "mirror-of-malice reverse", "deflector main")
def test_wards_have_a_limit() -> None:
    caster = mage("throne", hexes=["debt", "silence", "frailty", "slowness"], board={"i": "arcane-barrage"})
    totems = {"totem-1": "garden A", "totem-2": "garden A", "totem-3": "crypt A"}
    assert waiting("bone-rattle", b=caster, evocations=totems).cast("i").target(A).use("i", A).most() == 3
    assert waiting("mirror-of-malice reverse", b=caster).cast("i").target(A).use("i", A).most() == 4
    assert waiting("deflector", b=caster).cast("i").target(A).use("i", A).take(2).yes().most() == 2


@card("bone-rattle reverse", "deflector reverse", "steam-veil reverse", "vengeful-ancestors reverse")
def test_other_wards_have_a_limit_too() -> None:
    caster = mage("throne", board={"i": "arcane-barrage"})
    own = {"colossus-1": "throne A"}
    assert (
        waiting("bone-rattle reverse", b=caster, evocations=own).cast("i").target("colossus-1").use("i", A).most() == 3
    )
    assert waiting("deflector reverse", b=caster, evocations=own).cast("i").target(A).use("i", A).most() == 3
    spiked = {"colossus-1": {"at": PLACES["hall"], "owner": B, "upgrades": ["spiked-frame"]}}
    game = waiting("steam-veil reverse", b="throne", evocations=spiked).do("command").target("colossus-1").target(A)
    assert game.use("i", A).most() == 3
    game = waiting("vengeful-ancestors reverse", a="hall C5", b=caster, evocations={"totem-1": "garden A"})
    assert game.cast("i").target(A).use("i", A).most() == 4


@card("sanctuary restored", "herb-smoke main", "feast-of-curses reverse", "mantle-of-midnight reverse")
def test_so_many_cubes_are_healed_at_most() -> None:
    assert max(use_room("sanctuary restored", a="sanctuary B6").offered("number")) == 3
    assert max(cast("herb-smoke", a="hall B6").offered("number")) == 3
    assert max(cast("feast-of-curses reverse", a="hall B6").offered("number")) == 1
    saved = waiting("mantle-of-midnight reverse", a="hall C9").fight(A).use("i", A).take(0)
    assert max(saved.offered("number")) == 6


@card("master-of-pleasure reverse", "liquefy-the-pain reverse", "peak-of-agony reverse", "supreme-fireball reverse")
def test_multipliers_end_somewhere() -> None:
    game = waiting("master-of-pleasure reverse", a="hall K8", b="throne", c="throne").fight(C).use("i", A)
    assert game.power(A) == 4
    game = waiting("liquefy-the-pain reverse", a="hall B10", b="throne", c="throne A9").fight(C).no(A).use("i", A)
    assert game.unstable("throne") == "A4"
    game = cast("peak-of-agony reverse", a="hall C9", b="throne", c="abyss").target(B).target(C)
    assert game.cubes(C) == "A3"
    there = {"cadaver-1": "throne B", "cadaver-2": "throne B", "cadaver-3": "throne C"}
    full = {"throne": "K1", "hall": "K10"}  # no cube is lost to the symbol
    game = cast("supreme-fireball reverse", b="throne", c="throne", evocations=there, rooms=full)
    assert game.choose("throne").unstable("throne") == "K1 A8"


@card("grim-torment reverse", "blight reverse", "armory ruined")
def test_halves_and_single_cards() -> None:
    assert cast("grim-torment reverse", a="hall B3", b="throne").choose("throne").cubes(B) == "A2"
    owner = mage("hall", mage="gramigna", grimoire=["torment", "deflector"])
    assert cast("blight reverse", a=owner, b="crypt").target(B).hand(A) == ["torment"]
    assert use_room("armory ruined", a=mage("armory", grimoire=["torment", "deflector"])).hand(A) == ["torment"]
