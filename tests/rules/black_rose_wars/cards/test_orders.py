"""The orders of the Avatar (CP-14): what each does when it is obeyed, and from the top of its deck."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.black_rose_wars.components.things import MOONS, ROSE
from tests.rules.black_rose_wars.avatars import REST, Possession, possessed
from tests.rules.black_rose_wars.cards.scenes import Seat, card, seated
from tests.rules.black_rose_wars.playing import A, B, K, mage, servant

QUIET = "08"  # the order of each moon that heals: it can follow any other one


def deck(order: str) -> list[Any]:
    """The decks with an order on top of its own, and a quiet one behind it."""
    moon = int(order[2])
    orders = list(dict.fromkeys([order, f"{order[:4]}{QUIET}"]))
    return [[*orders, REST] if number == moon else REST for number in range(1, MOONS + 1)]


def obeyed(order: str, a: Seat = "cell", b: Seat = "cell", cubes: str = "", **position: Any) -> Possession:
    """The Avatar, in the Hall with some cubes, obeys an order; then A acts."""
    avatar = possessed("hall", cubes, decks=deck(order))
    game = Possession(seated(a), seated(b), avatar=avatar, moon=int(order[2]), **position)
    assert game.remembered()[0] == order
    return game


def answered(order: str, cubes: str = "", damage: int = 4, **position: Any) -> Possession:
    """The order lies on top while A, who is with the Avatar in the Hall, acts."""
    avatar = possessed("hall", cubes, decks=deck(order))
    a = mage("hall", board={"i": "submission"})
    texts = {"submission": {"main": {"effect": f"T=mage(0); dmg T {damage}"}}}
    return Possession(a, mage(), avatar=avatar, active=A, moon=int(order[2]), texts=texts, **position)


# Hunts


@card("or1-01", "or1-04", "or2-04")
@pytest.mark.parametrize("order", ["or1-01", "or1-04", "or2-04"])
def test_it_hunts_the_nearest_mage(order: str) -> None:
    game = obeyed(order, a="throne", b="crypt A3")
    assert (game.where(ROSE), game.cubes(A), game.cubes(B)) == ("throne", "K2", "A3")


@card("or3-04")
def test_vengeance_hunts_the_nearest_mage_and_unsettles_its_room() -> None:
    game = obeyed("or3-04", a="throne", b="crypt A3")
    assert (game.cubes(A), game.cubes(B), game.unstable("throne")) == ("K2", "A3", "K1")


@card("or1-10")
def test_harvest_hunts_the_most_damaged_mage_and_unsettles_the_fullest_room() -> None:
    farther = {"cadaver-1": servant("altar", A)}  # as many mages there and more figures, but too far away
    game = obeyed("or1-10", a="altar", b="crypt A3", evocations=farther)
    assert (game.where(ROSE), game.cubes(A), game.cubes(B)) == ("crypt", "", "A3 K2")
    assert game.unstable("crypt") == "K1"
    game = obeyed("or1-10", a="throne", b="crypt A3", evocations={"cadaver-1": servant("throne", A)})
    assert (game.where(ROSE), game.unstable("throne")) == ("crypt", "K1")


@card("or2-01", "or3-01")
@pytest.mark.parametrize(("order", "damage"), [("or2-01", 1), ("or3-01", 3)])
def test_a_hunt_can_end_with_a_spell(order: str, damage: int) -> None:
    game = obeyed(order, a="abyss", b="crypt A3")
    assert (game.where(ROSE), game.cubes(A), game.cubes(B)) == ("crypt", "", f"A3 K{2 + damage}")


@card("or2-10")
def test_usurpation_replaces_damage_before_the_hunt() -> None:
    game = obeyed("or2-10", b="crypt A3")
    assert (game.where(ROSE), game.cubes(B)) == ("crypt", "A1 K5")


@card("or3-10")
def test_dominance_replaces_damage_of_every_mage_before_the_hunt() -> None:
    game = obeyed("or3-10", a="abyss B1", b="crypt A3", evocations={"colossus-1": servant("garden", A, "B1")})
    assert (game.where(ROSE), game.cubes(A), game.cubes(B)) == ("crypt", "K1", "A2 K3")
    assert game.cubes("colossus-1") == "B1"


# Spells


@card("or1-02", "or2-02", "or3-02")
@pytest.mark.parametrize(
    ("order", "where", "damage"), [("or1-02", "crypt", 2), ("or2-02", "crypt", 3), ("or3-02", "cemetery", 3)]
)
def test_thorns_hit_the_most_damaged_mage_in_range(order: str, where: str, damage: int) -> None:
    game = obeyed(order, a="throne", b=f"{where} A2")
    assert (game.cubes(A), game.cubes(B), game.unstable("hall")) == ("", f"A2 K{damage}", "K1")


@card("or1-06", "or2-06", "or3-06")
@pytest.mark.parametrize(("order", "damage"), [("or1-06", 3), ("or2-06", 3), ("or3-06", 4)])
def test_lashes_hit_the_nearest_mage(order: str, damage: int) -> None:
    game = obeyed(order, a="throne", b="crypt A2")
    assert (game.cubes(A), game.cubes(B)) == (f"K{damage}", "A2")


@card("or1-02", "or2-06", "or3-06", "or3-09")
@pytest.mark.parametrize("order", ["or1-02", "or2-06", "or3-06", "or3-09"])
def test_three_rooms_are_too_far_for_some_orders(order: str) -> None:
    game = Possession(mage("abyss"), avatar=possessed("crypt", decks=deck(order)), moon=int(order[2]))
    assert (game.remembered()[0], game.cubes(A)) == (order, "")
    near = Possession(mage("hall"), avatar=possessed("crypt", decks=deck(order)), moon=int(order[2]))
    assert near.cubes(A) != ""


@card("or1-09", "or2-09", "or3-09")
@pytest.mark.parametrize(
    ("order", "where", "damage"), [("or1-09", "abyss", 1), ("or2-09", "abyss", 2), ("or3-09", "crypt", 2)]
)
def test_rings_of_thorns_hit_every_mage_in_range(order: str, where: str, damage: int) -> None:
    game = obeyed(order, a="throne", b=where, evocations={"colossus-1": servant("throne", A)})
    assert (game.cubes(A), game.cubes(B), game.unstable("hall")) == (f"K{damage}", f"K{damage}", "K1")
    assert game.cubes("colossus-1") == ""
    far = obeyed(order, a="throne", b="cemetery")
    assert (far.cubes(A), far.cubes(B)) == (f"K{damage}", "")


@card("or1-07")
def test_a_whisper_takes_a_card_and_another_order_follows() -> None:
    game = obeyed("or1-07", a=mage("cemetery", "B1", hand=["torment"]), b=mage("throne", hand=["albify"]))
    assert (game.hand(A), game.memories(A), game.hand(B)) == ([], ["torment"], ["albify"])
    assert game.remembered() == ["or1-07", "or1-08"]
    assert game.state.obeyed == 1


@card("or2-07", "or3-07")
@pytest.mark.parametrize(("order", "stolen"), [("or2-07", 1), ("or3-07", 2)])
def test_breath_is_stolen_and_another_order_follows(order: str, stolen: int) -> None:
    game = obeyed(order, a=mage("cemetery", "B1", power=3), b=mage("throne", power=3))
    assert (game.power(A), game.power(B), game.power(K)) == (3 - stolen, 3, stolen)
    assert game.remembered() == [order, f"{order[:4]}{QUIET}"]


@card("or1-08", "or3-08")
@pytest.mark.parametrize(("order", "healed"), [("or1-08", 2), ("or3-08", 5)])
def test_it_heals_itself(order: str, healed: int) -> None:
    assert obeyed(order, a="throne", cubes=f"A{healed + 1}").cubes(ROSE) == "A1"


@card("or2-08")
def test_regrowth_heals_and_replaces_in_the_fullest_room() -> None:
    farther = {"cadaver-1": servant("crypt", A)}  # as many mages there and more figures, but too far away
    rooms = {"throne": "A2", "abyss": "A2", "crypt": "A2"}
    game = obeyed("or2-08", a="throne", b="crypt", cubes="A4", rooms=rooms, evocations=farther)
    assert (game.cubes(ROSE), game.unstable("throne"), game.unstable("abyss")) == ("A1", "A1 K1", "A2")


@card("or1-03", "or2-03", "or3-03")
@pytest.mark.parametrize(("order", "placed"), [("or1-03", "A1 K2"), ("or2-03", "A1 K3"), ("or3-03", "K4")])
def test_it_goes_to_the_fullest_room_and_unsettles_it(order: str, placed: str) -> None:
    game = obeyed(order, a="crypt", b="crypt", rooms={"crypt": "A1"})
    assert (game.where(ROSE), game.unstable("crypt"), game.unstable("hall")) == ("crypt", placed, "")


@card("or1-05")
def test_the_dead_rise_and_attack_at_once() -> None:
    game = obeyed("or1-05", a="throne")
    assert (game.where("cadaver-1"), game.cubes(A)) == ("throne", "K2")


@card("or2-05")
def test_graves_give_two_dead() -> None:
    game = obeyed("or2-05", a="throne")
    assert (game.where("cadaver-1"), game.where("cadaver-2"), game.cubes(A)) == ("hall", "hall", "")


@card("or3-05")
def test_the_army_of_petals_comes_where_most_mages_are() -> None:
    game = obeyed("or3-05", a="throne B1", b="throne")
    assert (game.where("colossus-1"), game.cubes(A), game.cubes(B)) == ("throne", "B1 K3", "")


# Traps and defences


@card("or1-04 reaction")
def test_roots_claim_a_trophy_of_whoever_hurts_it() -> None:
    game = answered("or1-04").fight(ROSE)
    assert (game.cubes(ROSE), game.trophies(K)) == ("A2", [A])
    assert game.remembered() == ["or1-04"]


@card("or1-08 reaction", "or2-04 reaction", "or3-04 reaction", "or3-08 reaction")
@pytest.mark.parametrize(
    ("order", "own", "dealt"),
    [
        ("or1-08", "B1 A1", "K1"),
        ("or2-04", "B1 A2", "K2"),
        ("or3-04", "B1 A2", "K3"),
        ("or3-08", "", ""),
    ],
)
def test_damage_is_answered(order: str, own: str, dealt: str) -> None:
    game = answered(order, "B1").fight(ROSE)
    assert (game.cubes(ROSE), game.cubes(A)) == (own, dealt)
    assert game.remembered() == [order]


@card("or2-08 reaction")
def test_what_hurts_it_grows_again() -> None:
    game = answered("or2-08").fight(ROSE)
    assert (game.cubes(ROSE), game.remembered()) == ("", ["or2-08"])


@card("or1-06 reaction", "or2-06 reaction", "or3-06 reaction")
@pytest.mark.parametrize(
    ("order", "own", "dealt"), [("or1-06", "A4", ""), ("or2-06", "A3", "K1"), ("or3-06", "A2", "")]
)
def test_combat_spells_are_answered(order: str, own: str, dealt: str) -> None:
    game = answered(order, damage=6).cast("i").target(ROSE)
    assert (game.cubes(ROSE), game.cubes(A)) == (own, dealt)
    assert game.remembered() == [order]
