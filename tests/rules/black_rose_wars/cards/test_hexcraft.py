"""The spells of Hexcraft (CP-5.3 with the patches of section 6)."""

from __future__ import annotations

from mindrose.games.black_rose_wars.components.things import EVOCATION
from tests.rules.black_rose_wars.cards.scenes import card, cast, waiting
from tests.rules.black_rose_wars.playing import PASS, A, B, C, mage


@card("brain-worm main")
def test_brain_worm_waits_in_yellow_rooms() -> None:
    game = waiting("brain-worm").explore("sanctuary").use("i", A).went_on()
    assert (game.cubes(B), game.status(A, "i")) == ("A3", "revealed")
    assert waiting("brain-worm").explore("laboratory").cubes(B) == ""


@card("brain-worm reverse")
def test_brain_worm_waits_in_red_rooms_and_counts_hexes() -> None:
    game = waiting("brain-worm reverse", b=mage("hall", hexes=["slowness"])).explore("laboratory").use("i", A)
    assert (game.cubes(B), game.hexes(B)) == ("A2", ["vulnerability", "slowness"])
    assert game.can_choose("laboratory", "arena", "hall")
    assert not game.can_choose("summoner")
    game.choose("arena").choose("throne").went_on()
    assert (game.unstable("arena"), game.unstable("throne")) == ("A1", "A1")


@card("baneful-curse main")
def test_baneful_curse_slows_the_attacker() -> None:
    game = waiting("baneful-curse").fight(A).use("i", A).went_on()
    assert (game.cubes(A), game.cubes(B), game.hexes(B)) == ("B2", "A2", ["slowness"])


@card("baneful-curse reverse")
def test_baneful_curse_wards_off() -> None:
    game = waiting("baneful-curse reverse").fight(A).use("i", A).take(2).went_on()
    assert (game.cubes(A), game.cubes(B), game.hexes(B)) == ("", "", ["frailty"])


@card("evil-eye main")
def test_evil_eye_assigns_any_hex() -> None:
    game = cast(
        "evil-eye", a=mage("hall", grimoire=["torment", "pain-mark"]), b=mage("crypt", hexes=["debt"]), c="cemetery"
    )
    assert game.can_target(B)
    assert not game.can_target(C)
    game.target(B).hexed("oblivion").acted()
    assert (game.hexes(B), game.hand(A), game.unstable("hall")) == (["oblivion", "debt"], ["torment"], "A1")
    assert game.cubes(B) == "A1 K1"
    game = cast("evil-eye", a=mage("hall", grimoire=["torment"]), b="crypt", evocations={"nigredo-1": "throne B"})
    game.target(B).hexed("oblivion").acted()
    assert (game.cubes("nigredo-1"), game.hand(A)) == ("A3", ["torment"])


@card("evil-eye reverse")
def test_evil_eye_sees_prepared_spells() -> None:
    seen = mage("armory", hexes=["debt"], board={"i": "torment", "ii": "submission", "iii": "pain-mark"})
    game = cast("evil-eye reverse", b=seen, c="garden").target(B).slot("ii").slot("iii").acted()
    assert game.power(A) == 1
    known = [int(game.state.known[4 * B + slot]) & 1 for slot in (1, 2, 3)]
    assert known == [0, 1, 1]
    assert cast("evil-eye reverse", b="armory").acted().power(A) == 0


@card("withering-word main")
def test_withering_word_makes_frail_and_takes_a_cube() -> None:
    game = cast("withering-word", b="throne", c="crypt", rooms={"throne": "B2"})
    assert game.can_target(B)
    assert not game.can_target(C)
    assert game.target(B).most() == 1
    game.take(1).acted()
    assert (game.cubes(B), game.hexes(B), game.unstable("hall")) == ("A2", ["frailty"], "A1")
    assert game.unstable("throne") == "B1 A1"


@card("withering-word reverse")
def test_withering_word_counts_hexes() -> None:
    assert cast("withering-word reverse", b="crypt").target(B).acted().cubes(B) == "A1"
    burdened = mage("crypt", hexes=["debt", "silence", "frailty", "oblivion"])
    assert cast("withering-word reverse", b=burdened).target(B).acted().cubes(B) == "A4"


@card("choir-of-whispers main")
def test_the_choir_reaches_everybody_near() -> None:
    burdened = mage("hall", hexes=["debt", "silence", "frailty"])
    game = cast("choir-of-whispers", b=burdened, c="throne", evocations={"cadaver-1": "throne C"}).acted()
    assert (game.cubes(B), game.cubes(C), game.cubes("cadaver-1")) == ("A3", "A1", "")
    assert game.unstable("hall") == "A1"
    assert cast("choir-of-whispers", b="crypt").acted().cubes(B) == ""


@card("choir-of-whispers reverse")
def test_the_choir_sings_to_one() -> None:
    there = {"colossus-1": "throne B", "cadaver-1": "throne A"}
    game = cast("choir-of-whispers reverse", b="throne", evocations=there, rooms={"throne": "B3"})
    assert game.can_target(B, "colossus-1")
    assert not game.can_target("cadaver-1")
    game.target("colossus-1").take(1).acted()
    assert (game.cubes("colossus-1"), game.unstable("throne")) == ("A3", "B2 A1")


@card("knot-of-hair main")
def test_the_knot_hurts_a_hexed_caster() -> None:
    spells = {"i": "heart-of-ice reverse", "quick": "torment"}
    hexed = mage("crypt", hexes=["debt"], board=spells)
    game = cast("knot-of-hair", b=hexed).target(B).end()
    game.cast("i").choose("hall")
    assert game.cubes(B) == "A1"
    assert game.cast("quick").cubes(B) == "A2"
    game = cast("knot-of-hair", b=mage("crypt", board=spells)).target(B).end().cast("quick")
    assert game.cubes(B) == ""


@card("knot-of-hair reverse")
def test_the_knot_catches_the_next_power_once() -> None:
    game = cast("knot-of-hair reverse", b=mage("throne"), rooms={"throne": {"restored": True}}).target(B).end()
    game.explore("activate")
    assert (game.power(A), game.power(B)) == (1, 0)
    twice = {"qu1-14": "fulfilled", "qu1-12": "fulfilled"}
    game = cast("knot-of-hair reverse", b=mage("throne", power=3, quests=twice)).target(B).end()
    game.do("quest", quest=game.state.content.quest_ids.index("qu1-14"))  # 1 by its effect, 2 for it
    assert (game.power(A), game.power(B)) == (1, 5)


@card("crooked-path main")
def test_the_crooked_path_leads_to_blue_rooms() -> None:
    game = waiting("crooked-path").explore("abyss").use("i", A).went_on()
    assert (game.cubes(B), game.hexes(B), game.unstable("hall")) == ("A2", ["slowness"], "A1")


@card("crooked-path reverse")
def test_the_crooked_path_leads_to_fights() -> None:
    game = waiting("crooked-path reverse", b="throne", c="throne").fight(C).use("i", A).went_on()
    assert (game.cubes(B), game.hexes(B), game.cubes(C)) == ("A2", ["vulnerability"], "B2")
    assert waiting("crooked-path reverse").explore("throne").cubes(B) == ""


@card("mirror-of-malice main")
def test_the_mirror_sends_a_hex_back() -> None:
    game = waiting("mirror-of-malice", b=mage("throne", board={"i": "evil-eye"}))
    game.cast("i").target(A).hexed("silence").use("i", A).went_on()
    assert (game.hexes(A), game.hexes(B)) == ([], ["silence"])


@card("mirror-of-malice reverse")
def test_the_mirror_wards_off_spells_by_the_hexes_of_the_caster() -> None:
    caster = mage("throne", hexes=["debt", "silence"], board={"i": "shared-torture"})
    game = waiting("mirror-of-malice reverse", b=caster).cast("i").target(A).use("i", A)
    game.take(3)
    assert game.cubes(A) == "B1"
    assert waiting("mirror-of-malice reverse").fight(A).legal(A) == [PASS]


@card("toll-of-envy main")
def test_the_toll_is_paid_by_the_hexed() -> None:
    game = cast("toll-of-envy", b=mage("throne", hexes=["debt"], power=2)).target(B).acted()
    assert (game.power(A), game.power(B), game.unstable("throne"), game.unstable("hall")) == (1, 1, "A2", "A1")
    envied = {"throne": "B3"}
    game = cast("toll-of-envy", b=mage("throne", power=2), rooms=envied).target(B).take(2).acted()
    assert (game.power(A), game.power(B), game.unstable("throne")) == (0, 2, "B1 A4")


@card("toll-of-envy reverse")
def test_the_toll_takes_cards() -> None:
    hand = ["torment", "submission", "pain-mark"]
    game = cast("toll-of-envy reverse", b=mage("crypt", hexes=["debt"], hand=hand)).acted()
    assert (len(game.hand(B)), len(game.memories(B))) == (1, 2)
    game = cast("toll-of-envy reverse", b=mage("crypt", hand=hand), c="altar").target(B).acted()
    assert (len(game.hand(B)), len(game.memories(B))) == (2, 1)


@card("grave-doll main")
def test_the_grave_doll_strengthens_a_cadaver() -> None:
    game = cast("grave-doll", b="throne")
    assert game.can_choose("throne", "hall")
    assert not game.can_choose("crypt")
    game.choose("throne").target(B).stop().acted()
    assert (game.where("cadaver-1"), game.owner("cadaver-1"), game.strength("cadaver-1")) == ("throne", A, 3)
    assert game.cubes(B) == "A3"
    assert (game.rest().phase, game.strength("cadaver-1")) == (EVOCATION, 3)


@card("grave-doll reverse")
def test_the_grave_doll_finds_the_hexed_anywhere() -> None:
    game = cast("grave-doll reverse", b=mage("armory", hexes=["debt"]), c="throne")
    assert game.kind != "choose_figure" or not game.can_target(C)
    if game.kind == "choose_figure":
        game.target(B)
    game.acted()
    assert (game.cubes(B), game.unstable("armory"), game.cubes(C)) == ("A1", "A1", "")


@card("feast-of-curses main")
def test_the_feast_devours_hexes() -> None:
    game = cast("feast-of-curses", b=mage("throne", hexes=["debt", "silence"])).target(B).hexed("silence").acted()
    assert (game.cubes(B), game.hexes(B), game.unstable("throne")) == ("A5", ["debt"], "A1")
    assert cast("feast-of-curses", b=mage("throne", hexes=["debt"])).target(B).no().acted().cubes(B) == "A4"
    assert cast("feast-of-curses", b="throne").target(B).acted().cubes(B) == "A2"
    game = cast("feast-of-curses", b="throne", evocations={"nigredo-1": "crypt B"}).target(B).acted()
    assert game.cubes("nigredo-1") == "A3"


@card("feast-of-curses reverse")
def test_the_feast_heals_the_eater() -> None:
    game = cast("feast-of-curses reverse", a="hall K2", b="hall", c="throne")
    assert game.can_target(B)
    assert not game.can_target(C)
    game.target(B).take(1).acted()
    assert (game.cubes(B), game.cubes(A)) == ("A3", "K1")


@card("broken-tongue main")
def test_a_broken_tongue_is_silent() -> None:
    game = cast("broken-tongue", b=mage("crypt", hand=["torment", "submission"]), c="altar")
    assert not game.can_imagine("crypt")  # of nobody one can take no cards
    game.target(B)
    assert game.asks == [(B, "discard")]
    game.spell("submission").acted()
    assert (game.hexes(B), game.hand(B), game.memories(B)) == (["silence"], ["torment"], ["submission"])


@card("broken-tongue reverse")
def test_a_broken_tongue_turns_a_prepared_spell() -> None:
    prepared = mage("throne", board={"i": "torment", "ii": "submission reverse"})
    game = cast("broken-tongue reverse", a=mage("hall", grimoire=["pain-mark", "deflector"]), b=prepared)
    game.slot("ii").acted()
    assert [int(game.state.side[4 * B + slot]) for slot in (1, 2)] == [0, 0]
    assert game.hand(A) == ["pain-mark"]
