"""The spells of Technomancy (CP-5.5 with the patches of section 6)."""

from __future__ import annotations

from tests.rules.black_rose_wars.cards.scenes import card, cast, umbras, waiting
from tests.rules.black_rose_wars.playing import PASS, A, B, C, mage


@card("merciless-flame main")
def test_the_flame_leaves_instability() -> None:
    game = cast("merciless-flame", b="throne").target(B).acted()
    assert (game.cubes(B), game.unstable("throne")) == ("A3", "A1")


@card("merciless-flame main")
def test_the_flame_burns_an_imagined_figure() -> None:
    game = cast("merciless-flame", b="throne").imagine("abyss").acted()
    assert (game.cubes(B), game.unstable("abyss"), game.supply(A)) == ("", "A1", 24)


@card("merciless-flame reverse")
def test_the_flame_burns_all_around() -> None:
    there = {"nigredo-1": "abyss C", **umbras(hall=1)}
    game = cast("merciless-flame reverse", b="hall", c="crypt", evocations=there).acted()
    assert (game.cubes(B), game.cubes(C), game.cubes("nigredo-1"), game.cubes("umbra-1")) == ("A1", "", "A1", "")


@card("assemble-colossus main")
def test_a_colossus_is_assembled() -> None:
    game = cast("assemble-colossus", b="throne").choose("throne").acted()
    assert (game.where("colossus-1"), game.unstable("hall"), game.cubes(B)) == ("throne", "A1", "")
    assert game.cubes(A) == "K1"


@card("assemble-colossus reverse")
def test_constructs_and_the_colossus_are_upgraded() -> None:
    there = {"colossus-1": "garden A", "nigredo-1": "crypt A", "cadaver-1": "hall A"}
    game = cast("assemble-colossus reverse", evocations=there)
    assert game.can_target("colossus-1", "nigredo-1")
    assert not game.can_target("cadaver-1")
    game.target("colossus-1").upgraded("spiked-frame").acted()
    assert game.upgrades("colossus-1") == ["spiked-frame"]


@card("workshop-rite main")
def test_the_workshop_upgrades_and_repairs() -> None:
    game = cast("workshop-rite", evocations={"colossus-1": "garden A B3"}).upgraded("steam-joints")
    assert game.most() == 2
    game.take(2).acted()
    assert (game.upgrades("colossus-1"), game.cubes("colossus-1")) == (["steam-joints"], "B1")


@card("workshop-rite reverse")
def test_the_workshop_adds_two_at_random() -> None:
    game = cast("workshop-rite reverse", evocations={"colossus-1": "garden A"}).acted()
    assert len(set(game.upgrades("colossus-1"))) == 2


@card("remote-order main")
def test_a_remote_order_can_be_repeated_for_a_token() -> None:
    there = {"cadaver-1": "garden A"}
    game = cast("remote-order", b="garden", evocations=there).target(B).stop().yes().target(B).stop().acted()
    assert (game.cubes(B), game.tokens(A)) == ("A4", 1)
    game = cast("remote-order", b="garden", evocations=there).target(B).stop().no().acted()
    assert (game.cubes(B), game.tokens(A)) == ("A2", 2)


@card("remote-order reverse")
def test_a_remote_order_to_a_foreign_servant() -> None:
    there = {"cadaver-1": "crypt B", "cadaver-2": "cemetery B", "cadaver-3": "crypt A"}
    game = cast("remote-order reverse", b="crypt", evocations=there)
    assert game.can_target("cadaver-1")
    assert not game.can_target("cadaver-2")
    assert not game.can_target("cadaver-3")
    game.target("cadaver-1").target(B).stop().acted()
    assert game.cubes(B) == "A2"


@card("arc-projector main")
def test_the_arc_is_overloaded() -> None:
    game = cast("arc-projector", b="crypt").target(B).yes().acted()
    assert (game.cubes(B), game.tokens(A), game.unstable("hall")) == ("A4", 1, "A1")
    game = cast("arc-projector", b="crypt").target(B).no().acted()
    assert (game.cubes(B), game.tokens(A)) == ("A2", 2)


@card("arc-projector main")
def test_no_token_no_overload() -> None:
    spells = {"quick": "deflector"}
    game = cast("arc-projector", a=mage("hall", tokens=0, board=spells), b="crypt").target(B).yes()
    assert game.acted().cubes(B) == "A2"


@card("arc-projector reverse")
def test_the_arc_strikes_up_to_two() -> None:
    there = {"nigredo-1": "throne C", "nigredo-2": "throne A", "cadaver-1": "crypt C"}
    game = cast("arc-projector reverse", b="throne", c="hall", evocations=there)
    assert game.offered("figure") == [B, C, game.number("nigredo-1")]
    game.target(B).target("nigredo-1").acted()
    assert (game.cubes(B), game.cubes(C), game.cubes("nigredo-1")) == ("A2", "", "A2")
    game = cast("arc-projector reverse", b="throne", c="hall").target(C).do("enough").acted()
    assert (game.cubes(B), game.cubes(C)) == ("", "A2")


@card("mine-field main")
def test_mines_lie_in_yellow_rooms() -> None:
    assert waiting("mine-field").explore("sanctuary").use("i", A).went_on().cubes(B) == "A3"


@card("mine-field reverse")
def test_mines_lie_around_their_owner() -> None:
    game = waiting("mine-field reverse", b="crypt").explore("throne").use("i", A).went_on()
    assert (game.cubes(B), game.unstable("throne")) == ("A2", "A1")
    assert not waiting("mine-field reverse", b="oracle").explore("forge").can_use()


@card("deflector main")
def test_the_deflector_is_overloaded() -> None:
    strong = mage("throne", board={"i": "shared-torture"})
    game = waiting("deflector", b=strong).cast("i").target(A).use("i", A).take(2).yes().take(2)
    assert (game.cubes(A), game.tokens(A)) == ("", 1)
    game = waiting("deflector", b=strong).cast("i").target(A).use("i", A).take(2).no()
    assert (game.cubes(A), game.tokens(A)) == ("B2", 2)


@card("deflector reverse")
def test_the_deflector_leads_damage_to_a_servant_near() -> None:
    strong = mage("throne", board={"i": "shared-torture"})
    there = {"colossus-1": "throne A", "nigredo-1": "crypt A"}
    game = waiting("deflector reverse", b=strong, evocations=there).cast("i").target(A).use("i", A).take(3)
    assert (game.cubes(A), game.cubes("colossus-1"), game.cubes("nigredo-1")) == ("B1", "B3", "")


@card("demolition-charge main")
def test_a_charge_is_laid() -> None:
    game = cast("demolition-charge").choose("crypt").acted()
    assert (game.unstable("crypt"), game.unstable("hall")) == ("A2", "A1")


@card("demolition-charge reverse")
def test_a_charge_replaces_cubes() -> None:
    assert cast("demolition-charge reverse", rooms={"throne": "K3"}).choose("throne").most() == 2
    game = cast("demolition-charge reverse", rooms={"throne": "B1 K2"}).choose("throne").take(1).take(1).acted()
    assert game.unstable("throne") == "A1 K1 A2"
    game = cast("demolition-charge reverse", evocations={"nigredo-1": "crypt B"}).choose("throne").acted()
    assert game.cubes("nigredo-1") == "A3"


@card("steam-veil main")
def test_the_steam_veil_hides_a_target_of_combat() -> None:
    strong = mage("throne", board={"i": "shared-torture"})
    game = waiting("steam-veil", b=strong).cast("i").target(A).use("i", A).take(2).move("abyss")
    assert (game.cubes(A), game.where(A), game.asked.seat) == ("B2", "abyss", B)
    gentle = mage("throne", board={"i": "evil-eye"})
    assert (
        waiting("steam-veil", b=gentle).cast("i").target(A).hexed("debt").nobody_answers().status(A, "i") == "activated"
    )


@card("steam-veil reverse")
def test_the_steam_veil_scalds_attackers() -> None:
    game = waiting("steam-veil reverse").fight(A).use("i", A).take(2).went_on()
    assert (game.cubes(A), game.cubes(B)) == ("", "A1")
    strong = mage("throne", board={"i": "shared-torture"})
    game = waiting("steam-veil reverse", b=strong).cast("i").target(A)
    assert game.legal(A) == [PASS]


@card("siege-protocol main")
def test_the_siege_strengthens_all_servants_while_the_card_lies_there() -> None:
    there = {"cadaver-1": "garden A", "colossus-1": "hall A", "cadaver-2": "hall B"}
    game = cast("siege-protocol", evocations=there).acted()
    assert (game.strength("cadaver-1"), game.strength("colossus-1"), game.strength("cadaver-2")) == (3, 4, 2)
    game.rest().rest()
    assert (game.strength("cadaver-1"), game.status(A, "i")) == (2, "")


@card("siege-protocol reverse")
def test_the_siege_speeds_all_servants() -> None:
    there = {"cadaver-1": "garden A", "cadaver-2": "hall B"}
    game = cast("siege-protocol reverse", evocations=there).acted()
    assert (game.speed("cadaver-1"), game.speed("cadaver-2")) == (3, 2)


@card("scrap-servant main")
def test_a_servant_is_made_of_scrap() -> None:
    game = cast("scrap-servant", b="throne").choose("throne").upgraded("spiked-frame")
    assert (game.where("cadaver-1"), game.upgrades("cadaver-1"), game.health("cadaver-1")) == (
        "throne",
        ["spiked-frame"],
        3,
    )
    assert game.target(B).stop().acted().cubes(B) == "A3"


@card("scrap-servant reverse")
def test_a_servant_is_scrapped() -> None:
    owner = mage("hall", grimoire=["torment", "submission"])
    game = cast("scrap-servant reverse", a=owner, evocations={"cadaver-1": "garden A"}).acted()
    assert (game.where("cadaver-1"), game.power(A), game.hand(A)) == ("away", 1, ["torment"])
    game = cast("scrap-servant reverse", a=owner, evocations={"cadaver-1": "garden B"}).acted()
    assert (game.where("cadaver-1"), game.power(A), game.hand(A)) == ("garden", 0, ["torment"])


@card("overdrive main")
def test_overdrive_lets_a_servant_attack_next_door() -> None:
    there = {"cadaver-1": "mirrors A", **umbras(garden=1)}
    game = cast("overdrive", b="garden", c="pleasure", evocations=there)
    assert game.offered("figure") == [B]
    assert game.target(B).acted().cubes(B) == "A3"


@card("overdrive reverse")
def test_overdrive_drives_the_caster() -> None:
    game = cast("overdrive reverse", b="hall").target(B).acted()
    assert game.cubes(B) == "A4"
    hexed = mage("hall", hexes=["vulnerability"])
    assert cast("overdrive reverse", b=hexed).target(B).cubes(B) == "A5"  # it is an attack
