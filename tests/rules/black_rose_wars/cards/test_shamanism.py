"""The spells of Shamanism (CP-5.4), many of them measured from Totems."""

from __future__ import annotations

from tests.rules.black_rose_wars.cards.scenes import card, cast, umbras, waiting
from tests.rules.black_rose_wars.playing import PASS, A, B, C, at, mage


@card("raise-totem main")
def test_a_second_totem_gives_power() -> None:
    game = cast("raise-totem").choose("throne").imagine("hall").acted()
    assert (game.where("totem-1"), game.power(A), game.unstable("hall")) == ("throne", 0, "A1")
    game = cast("raise-totem", evocations={"ancestral-totem-1": "garden A"}).choose("throne").imagine("hall").acted()
    assert (game.where("totem-1"), game.power(A), game.unstable("throne")) == ("throne", 1, "A1")
    game = cast("raise-totem", b="throne", c="crypt").choose("throne").target(B).acted()
    assert (game.cubes(B), game.cubes(C)) == ("A1", "")


@card("raise-totem reverse")
def test_an_enigmatic_totem_is_raised_near_another() -> None:
    game = cast("raise-totem reverse", evocations={"totem-1": "armory A", "totem-2": "crypt B"})
    assert game.can_choose("mirrors", "throne")
    assert not game.can_choose("cemetery")
    assert game.choose("mirrors").acted().where("enigmatic-totem-1") == "mirrors"


@card("ancestor-call main")
def test_an_ancestral_totem_is_called() -> None:
    game = cast("ancestor-call").choose("abyss").imagine("hall").acted()
    assert (game.where("ancestral-totem-1"), game.unstable("hall"), game.unstable("abyss")) == ("abyss", "A1", "A1")
    game = cast("ancestor-call", b="throne", c="crypt").choose("abyss").target(B).acted()
    assert (game.cubes(B), game.cubes(C)) == ("A2", "")


@card("ancestor-call reverse")
def test_a_totem_walks_and_its_room_is_activated() -> None:
    game = cast("ancestor-call reverse", evocations={"totem-1": "armory A", "cadaver-1": "armory A"})
    assert game.can_choose("armory", "mirrors", "treasure")
    assert not game.can_choose("bibliotheca")
    game.choose("treasure")
    assert game.where("totem-1") == "treasure"
    game.choose("hall").acted()  # the ruined Treasure Room: instability within 1 of A
    assert game.unstable("hall") == "A2"


@card("storm-lance main")
def test_the_storm_lance_is_thrown_from_a_totem() -> None:
    game = cast("storm-lance", b="armory", c="garden", evocations={"totem-1": "pleasure A"})
    assert game.can_target(B)
    assert not game.can_target(C)
    assert game.target(B).acted().cubes(B) == "A3"
    assert game.unstable("hall") == "A1"
    assert cast("storm-lance", b="crypt").target(B).acted().cubes(B) == "A2"


@card("storm-lance reverse")
def test_the_storm_strikes_around_one_origin() -> None:
    there = {"totem-1": "armory A", "colossus-1": "mirrors B", "nigredo-1": "hall C", **umbras(armory=1)}
    game = cast("storm-lance reverse", b="armory", c="hall", evocations=there)
    assert game.legal() == [at(A), at("totem-1")]
    game.target("totem-1").acted()
    assert (game.cubes(B), game.cubes(C), [game.cubes(name) for name in there]) == ("A2", "", ["", "", "", ""])
    game = cast("storm-lance reverse", b="armory", c="hall", evocations=there).target(A).acted()
    assert (game.cubes(B), game.cubes(C), game.cubes("nigredo-1")) == ("", "A2", "A2")


@card("stampede main")
def test_the_stampede_drives_its_target_away() -> None:
    game = cast("stampede", b="throne").target(B).move("crypt").acted()
    assert (game.cubes(B), game.where(B)) == ("A4", "crypt")


@card("stampede reverse")
def test_the_stampede_carries_its_caster() -> None:
    game = cast("stampede reverse", b="crypt", evocations={"cadaver-1": "crypt A"}).move("throne").move("crypt")
    assert not game.can_target("cadaver-1")
    assert not game.can_imagine("throne")
    assert (game.target(B).acted().where(A), game.cubes(B)) == ("crypt", "A2")


@card("bone-rattle main")
def test_the_rattle_wards_off_by_totems() -> None:
    totems = {"totem-1": "garden A", "totem-2": "garden A", "totem-3": "crypt A"}
    strong = mage("throne", board={"i": "shared-torture"})
    game = waiting("bone-rattle", b=strong, evocations=totems).cast("i").target(A).use("i", A).take(3)
    assert game.cubes(A) == "B1"
    game = waiting("bone-rattle").fight(A).use("i", A)
    assert game.take(1).went_on().cubes(A) == "B1"


@card("bone-rattle reverse")
def test_the_rattle_guards_servants() -> None:
    game = waiting("bone-rattle reverse", evocations={"cadaver-1": "hall A"}).fight("cadaver-1").use("i", A)
    game.take(2).went_on()
    assert (game.cubes("cadaver-1"), game.where("cadaver-1"), game.cubes(B)) == ("", "hall", "A1")
    assert waiting("bone-rattle reverse").fight(A).legal(A) == [PASS]


@card("serpent-pit main")
def test_the_serpent_pit_lies_around_totems() -> None:
    there = {"totem-1": "armory A"}
    game = waiting("serpent-pit", b="oracle", evocations=there).explore("pleasure").use("i", A).went_on()
    assert (game.cubes(B), game.speed(B)) == ("A2", 1)
    assert not waiting("serpent-pit", b="oracle").explore("pleasure").can_use()
    assert waiting("serpent-pit", b="crypt").explore("throne").use("i", A).cubes(B) == "A2"


@card("serpent-pit reverse")
def test_the_serpent_pit_lies_in_green_rooms() -> None:
    assert waiting("serpent-pit reverse").explore("treasure").use("i", A).went_on().cubes(B) == "A3"


@card("spirit-walk main")
def test_the_spirit_walk_ends_at_a_totem() -> None:
    there = {"totem-1": "armory A", "cadaver-1": "garden A"}
    game = cast("spirit-walk", a=mage("hall", grimoire=["torment"]), evocations=there).acted()
    assert (game.where(A), game.hand(A)) == ("armory", ["torment"])  # the ruined Armory draws
    assert (game.unstable("armory"), game.unstable("hall")) == ("A2", "")
    game = cast("spirit-walk", a=mage("throne", power=2)).no().acted()  # no Totem: the Throne Room, where A is
    assert game.where(A) == "throne"
    game = cast("spirit-walk", b="armory", c="hall", evocations=there).target(B).acted()
    assert (game.cubes(B), game.cubes(C)) == ("A2", "")  # whoever is there


@card("spirit-walk reverse")
def test_the_spirit_walk_is_three_moves() -> None:
    game = cast("spirit-walk reverse").move("throne").move("crypt").move("cemetery").acted()
    assert game.where(A) == "cemetery"


@card("blood-moon-dance main")
def test_the_blood_moon_heals_who_casts_combat() -> None:
    spells = {"quick": "heart-of-ice reverse"}
    game = cast("blood-moon-dance", a=mage("hall", "B3", board=spells)).cast("quick").choose("throne")
    assert (game.kind, game.most()) == ("heal", 1)
    assert game.take(1).cubes(A) == "B2"
    other = mage("hall", "B3", board={"quick": "demolition-charge"})
    game = cast("blood-moon-dance", a=other).cast("quick").choose("throne")
    assert game.cubes(A) == "B3"  # no combat spell


@card("blood-moon-dance reverse")
def test_the_blood_moon_pays_for_slain_servants() -> None:
    there = {"cadaver-1": "hall B", "cadaver-2": "hall A"}
    game = cast("blood-moon-dance reverse", b="hall", evocations=there).fight("cadaver-1")
    assert (game.where("cadaver-1"), game.power(A)) == ("away", 1)
    assert game.stop().fight("cadaver-2").power(A) == 1


@card("earthsong main")
def test_the_earthsong_shakes_the_rooms_of_all_totems() -> None:
    there = {"totem-1": "garden A", "enigmatic-totem-1": "crypt A", "totem-2": "forge B", "cadaver-1": "arena A"}
    game = cast("earthsong", evocations=there).acted()
    rooms = ("garden", "crypt", "forge", "arena", "hall")
    assert [game.unstable(name) for name in rooms] == ["A1", "A1", "", "", "A1"]


@card("earthsong reverse")
def test_the_earthsong_is_heard_near_totems() -> None:
    game = cast("earthsong reverse", evocations={"totem-1": "armory A"}).choose("armory").acted()
    assert game.unstable("armory") == "A3"
    game = cast("earthsong reverse", rooms={"throne": "B2"}).choose("throne").take(1).acted()
    assert game.unstable("throne") == "B1 A4"
    game = cast("earthsong reverse", evocations={"nigredo-1": "crypt B"}).choose("throne").acted()
    assert game.cubes("nigredo-1") == "A3"


@card("thunder-drum main")
def test_the_drum_reaches_all_around() -> None:
    there = {"cadaver-1": "abyss B", "cadaver-2": "crypt B", **umbras(throne=1)}
    game = cast("thunder-drum", b="throne", c="hall", evocations=there).acted()
    assert (game.cubes(B), game.cubes(C), [game.cubes(name) for name in there]) == ("A1", "A1", ["A1", "", ""])
    assert game.unstable("hall") == "A1"


@card("thunder-drum reverse")
def test_the_drum_is_heard_three_rooms_away() -> None:
    game = cast("thunder-drum reverse", a="summoner", b="arena", c="crypt")
    assert game.can_target(B, C)
    assert game.target(B).acted().cubes(B) == "A3"
    game = cast("thunder-drum reverse", a="summoner", b="arena", rooms={"arena": "B2"}).target(B).take(1).acted()
    assert game.unstable("arena") == "B1 A1"
    game = cast("thunder-drum reverse", b="throne", evocations={"nigredo-1": "crypt B"}).target(B).acted()
    assert game.cubes("nigredo-1") == "A3"


@card("herb-smoke main")
def test_herb_smoke_heals_and_lifts() -> None:
    ill = mage("hall", "K1 B2", hexes=["debt", "silence"], grimoire=["torment"])
    game = cast("herb-smoke", a=ill).take(1).take(1).hexed("debt").acted()
    assert (game.tally(A), game.hexes(A), game.hand(A)) == ("B1", ["silence"], ["torment"])
    assert game.unstable("hall") == "A1"


@card("herb-smoke reverse")
def test_herb_smoke_heals_all_servants() -> None:
    there = {"colossus-1": "garden A B3", "cadaver-1": "hall A K1", "nigredo-1": "hall B C2"}
    game = cast("herb-smoke reverse", a=mage("hall", grimoire=["torment", "deflector"]), evocations=there)
    assert game.most() == 2
    game.take(2).take(1).acted()
    assert (game.cubes("colossus-1"), game.cubes("cadaver-1"), game.cubes("nigredo-1")) == ("B1", "", "C2")
    assert game.hand(A) == ["torment"]


@card("vengeful-ancestors main")
def test_the_ancestors_avenge_a_servant() -> None:
    game = waiting("vengeful-ancestors", evocations={"cadaver-1": "hall A"}).fight("cadaver-1").no(A).use("i", A)
    assert (game.went_on().cubes(B), game.power(A)) == ("A2", 1)


@card("vengeful-ancestors reverse")
def test_a_totem_dies_for_its_mage() -> None:
    there = {"totem-1": "garden A", "cadaver-1": "crypt A"}
    game = waiting("vengeful-ancestors reverse", a="hall C9", evocations=there).fight(A).use("i", A).take(2).went_on()
    assert (game.where("totem-1"), game.cubes(A), game.where(A)) == ("away", "C9", "hall")
    game = waiting("vengeful-ancestors reverse", a="hall C9", evocations={"cadaver-1": "crypt A"}).fight(A).use("i", A)
    assert (game.where(A), game.where("cadaver-1")) == ("cell", "crypt")
