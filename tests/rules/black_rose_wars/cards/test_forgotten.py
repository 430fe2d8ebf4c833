"""The forgotten spells (section 8 of the content)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.rules.black_rose_wars.cards.scenes import card, cast, umbras, waiting
from tests.rules.black_rose_wars.playing import A, B, C, K, mage, servant


@card("arcane-barrage main")
def test_the_barrage_finds_anybody() -> None:
    assert cast("arcane-barrage", b="armory").target(B).acted().cubes(B) == "A6"


@card("arcane-barrage reverse")
def test_the_barrage_shakes_any_room() -> None:
    game = cast("arcane-barrage reverse", rooms={"garden": "B1"}).choose("garden").acted()
    assert game.unstable("garden") == "B1 A3"  # four slots
    assert cast("arcane-barrage reverse").choose("arena").acted().unstable("arena") == "A5"


@card("killer-fog main")
def test_the_fog_marks_everybody_else() -> None:
    game = cast("killer-fog", b="armory", c="crypt K3", evocations={"cadaver-1": "crypt B"}).target(B).take(2).acted()
    assert (game.cubes(B), game.tally(C), game.unstable("hall")) == ("A4", "A2 K1", "A1")


@card("killer-fog reverse")
def test_the_fog_chokes_one() -> None:
    game = cast("killer-fog reverse", b="armory K5").target(B).take(4).acted()
    assert game.tally(B) == "A6 K1"


@card("supreme-fireball main")
def test_nothing_helps_against_the_fireball() -> None:
    guarded = mage("throne", board={"i": "mantle-of-midnight activated"})
    there = {"nigredo-1": "throne A", "nigredo-2": "laboratory C", "colossus-1": "garden B"}
    shades = {**umbras(throne=1), "umbra-2": servant("crypt", A, bearer=C)}
    shaken = cast("supreme-fireball", b="throne", c="crypt", evocations=shades).choose("throne")
    assert [shaken.where(name) for name in shades] == ["away", "away"]
    game = cast("supreme-fireball", b=guarded, c="crypt", evocations=there).choose("throne").acted()
    assert (game.cubes(B), game.cubes(C), game.cubes(A)) == ("A3", "A2", "")
    assert [game.cubes(name) for name in there] == ["", "A2", ""]
    assert game.unstable("hall") == "A1"


@rule("VX-25")
@card("supreme-fireball reverse")
def test_the_fireball_shakes_a_room_by_those_it_strikes() -> None:
    there = {"cadaver-1": "throne A", "colossus-1": "throne B"}
    game = cast("supreme-fireball reverse", b="throne", c="throne", evocations=there).choose("throne").acted()
    assert (game.cubes(B), game.cubes(C), game.where("colossus-1"), game.cubes("cadaver-1")) == ("A5", "A5", "away", "")
    assert game.unstable("throne") == "A6"


@card("gate-of-petals main")
def test_the_gate_leads_to_a_room_that_is_used_twice() -> None:
    game = cast("gate-of-petals").choose("cemetery").acted()
    assert (game.where(A), game.where("cadaver-1"), game.where("cadaver-2")) == ("cemetery", "cemetery", "cemetery")


@card("gate-of-petals reverse")
def test_the_gate_takes_another() -> None:
    game = cast("gate-of-petals reverse", b="armory").target(B).choose("garden").acted()
    assert (game.where(B), game.cubes(B)) == ("garden", "A2")


@rule("VX-09")
@card("echo-of-the-first-master main")
def test_the_echo_repeats_another_spell_without_its_symbol() -> None:
    shown = ["heart-of-ice reverse", "visceral-fire reverse"]
    game = cast("echo-of-the-first-master", a="hall K2", shown=shown)
    game.slot("ii").choose("throne").acted()
    assert game.unstable("throne") == "A2"
    game = cast("echo-of-the-first-master", a="hall K2", b="throne", shown=["visceral-fire reverse"])
    game.choose("throne").acted()
    assert (game.cubes(B), game.unstable("hall")) == ("A2", "")
    assert cast("echo-of-the-first-master", shown=["brain-worm"]).acted().status(A, "i") == "revealed"


@card("echo-of-the-first-master reverse")
def test_the_echo_prepares_a_spell() -> None:
    owner = mage("hall", grimoire=["torment", "submission", "pain-mark", "deflector"])
    game = cast("echo-of-the-first-master reverse", a=owner)
    assert len(game.hand(A)) == 3
    game.slot("ii").spell("submission").do("side", side=1).acted()
    assert (game.lying(A, "ii"), game.status(A, "ii"), len(game.hand(A))) == ("submission", "prepared", 2)
    assert int(game.state.side[2]) == 1


@card("black-covenant main")
def test_the_covenant_feeds_both() -> None:
    game = cast("black-covenant").acted()
    assert (game.power(A), game.power(K), len(game.quests(A, "active"))) == (2, 1, 1)


@card("black-covenant reverse")
def test_the_covenant_fulfils_a_quest() -> None:
    game = cast("black-covenant reverse", a=mage("hall", quests=["qu1-04", "qu1-05"])).quest("qu1-05").acted()
    assert (game.quests(A, "active"), game.quests(A, "fulfilled"), game.power(A)) == (["qu1-04"], ["qu1-05"], 0)


@card("mantle-of-midnight main")
def test_the_mantle_swallows_damage() -> None:
    game = waiting("mantle-of-midnight", b=mage("throne", board={"i": "arcane-barrage"})).cast("i").target(A)
    game.use("i", A).take(6).went_on()
    assert game.cubes(A) == ""


@card("mantle-of-midnight reverse")
def test_the_mantle_saves_from_defeat() -> None:
    game = waiting("mantle-of-midnight reverse", a="hall C9").fight(A).use("i", A).take(2).take(4).went_on()
    assert (game.where(A), game.tally(A), game.power(C)) == ("hall", "C5", 0)
    unhealed = waiting("mantle-of-midnight reverse", a="hall C9").fight(A).use("i", A).take(0).take(0).went_on()
    assert (unhealed.where(A), unhealed.tally(A)) == ("hall", "B2 C9")


@card("rosebound-legion main")
def test_two_cadavers_march() -> None:
    game = cast("rosebound-legion", b="throne").move("throne").target(B)
    game.move("throne").target(B).acted()
    assert (game.where("cadaver-1"), game.where("cadaver-2"), game.cubes(B)) == ("throne", "throne", "A4")
    assert game.unstable("hall") == "A1"


@card("rosebound-legion reverse")
def test_a_colossus_marches() -> None:
    game = cast("rosebound-legion reverse", b="crypt").choose("throne").move("crypt").target(B).acted()
    assert (game.where("colossus-1"), game.cubes(B)) == ("crypt", "A3")


@card("garden-of-nails main")
def test_nails_lie_anywhere() -> None:
    game = waiting("garden-of-nails", b="oracle").explore("forge").use("i", A).went_on()
    assert (game.cubes(B), game.unstable("forge")) == ("A4", "A1")


@card("garden-of-nails reverse")
def test_nails_cancel_a_spell() -> None:
    caster = mage("throne", board={"i": "heart-of-ice"})
    game = waiting("garden-of-nails reverse", b=caster, c="throne").cast("i").target(C).use("i", A).went_on()
    assert (game.cubes(C), game.cubes(B), game.status(B, "i")) == ("B3", "A2", "revealed")  # no Pain any more


@card("echo-of-the-first-master main")
def test_the_echo_repeats_no_trap() -> None:
    game = cast("echo-of-the-first-master", a="hall K2", shown=["brain-worm", "heart-of-ice reverse"])
    assert game.choose("crypt").acted().unstable("crypt") == "A2"
