"""What quests do for who has fulfilled them, and the power that they give (section 11 of the content)."""

from __future__ import annotations

import pytest

from mindrose.games.black_rose_wars.components.things import EVOCATION
from tests.rules.black_rose_wars.cards.scenes import applying, card, umbras
from tests.rules.black_rose_wars.playing import A, B, C, K, mage

DECK = ["torment", "submission", "pain-mark"]


@card("qu1-01 effect", "qu1-06 effect", "qu2-06 effect", "qu3-02 effect")
@pytest.mark.parametrize(
    ("quest", "healed", "power"), [("qu1-01", 2, 2), ("qu1-06", 3, 1), ("qu2-06", 3, 3), ("qu3-02", 4, 4)]
)
def test_quests_that_heal(quest: str, healed: int, power: int) -> None:
    game = applying(quest, at="hall B6").take(healed).completed(quest, power)
    assert game.cubes(A) == f"B{6 - healed}"
    assert healed + 1 not in applying(quest, at="hall B6").offered("number")


@card("qu1-02 effect", "qu1-04 effect", "qu2-04 effect")
@pytest.mark.parametrize(("quest", "drawn", "power"), [("qu1-02", 1, 2), ("qu1-04", 2, 1), ("qu2-04", 2, 3)])
def test_quests_that_draw(quest: str, drawn: int, power: int) -> None:
    assert applying(quest, grimoire=DECK).completed(quest, power).hand(A) == DECK[:drawn]


@card("qu1-03 effect", "qu1-15 effect", "qu2-18 effect", "qu3-03 effect")
@pytest.mark.parametrize(
    ("quest", "where", "beyond", "placed", "power"),
    [
        ("qu1-03", "throne", "crypt", "A1", 2),
        ("qu1-15", "crypt", "cemetery", "A2", 1),
        ("qu2-18", "crypt", "cemetery", "A2", 2),
        ("qu3-03", "armory", "", "A3", 2),
    ],
)
def test_quests_that_make_rooms_unstable(quest: str, where: str, beyond: str, placed: str, power: int) -> None:
    game = applying(quest)
    assert not beyond or not game.can_choose(beyond)
    assert game.choose(where).completed(quest, power).unstable(where) == placed


@card("qu1-05 effect", "qu2-03 effect", "qu2-05 effect", "qu2-12 effect")
@pytest.mark.parametrize(
    ("quest", "near", "far", "cubes", "power"),
    [
        ("qu1-05", "throne", "crypt", "A2", 1),
        ("qu2-03", "crypt", "cemetery", "A2", 2),
        ("qu2-05", "throne", "crypt", "A2", 3),
        ("qu2-12", "throne", "crypt", "A3", 2),
    ],
)
def test_quests_that_hurt(quest: str, near: str, far: str, cubes: str, power: int) -> None:
    game = applying(quest, b=near, c=far)
    assert not game.can_target(C)
    assert game.target(B).completed(quest, power).cubes(B) == cubes


@card("qu1-07 effect")
def test_conspirator_mage() -> None:
    prepared = mage("armory", board={"i": "torment", "ii": "pain-mark", "iii": "submission"})
    game = applying("qu1-07", b=prepared, evocations={"cadaver-1": "hall B"}, grimoire=DECK)
    game.slot("i").slot("iii").completed("qu1-07", 1)
    assert (game.hand(A), [int(game.state.known[4 * B + slot]) & 1 for slot in (1, 2, 3)]) == (DECK[:1], [1, 0, 1])


@card("qu1-08 effect")
def test_summoner_wizard() -> None:
    game = applying("qu1-08", b="garden", evocations={"cadaver-1": "garden A"}).target(B).stop().completed("qu1-08", 2)
    assert game.cubes(B) == "A2"


@card("qu1-09 effect")
def test_shattered_illusion() -> None:
    game = applying("qu1-09", grimoire=["deflector"], memories=DECK).spell("submission").completed("qu1-09", 1)
    assert sorted(game.hand(A)) == ["deflector", "submission"]


@card("qu1-10 effect", "qu2-14 effect")
@pytest.mark.parametrize(("quest", "picks", "power"), [("qu1-10", 3, 1), ("qu2-14", 4, 2)])
def test_quests_that_study(quest: str, picks: int, power: int) -> None:
    library = {"library": {"agony": {"deck": ["torment", "submission", "pain-mark", "heart-of-ice", "rest"]}}}
    game = applying(quest, position=library)
    for _ in range(picks):
        game.school("agony")
    game.spell("submission").spell("torment").completed(quest, power)
    assert (sorted(game.hand(A)), len(game.discards("agony"))) == (["submission", "torment"], picks - 2)


@card("qu1-11 effect")
def test_dominate_fear() -> None:
    assert applying("qu1-11").completed("qu1-11", 2).where("cadaver-1") == "hall"


@card("qu1-12 effect")
def test_rest_the_limbs() -> None:
    assert applying("qu1-12", tokens=0, board={"i": "torment"}).completed("qu1-12", 1).tokens(A) == 1


@card("qu1-13 effect")
def test_field_test() -> None:
    game = applying("qu1-13", b="throne").move("throne").target(B).completed("qu1-13", 1)
    assert (game.where(A), game.cubes(B)) == ("throne", "A2")


@card("qu1-14 effect", "qu2-07 effect")
@pytest.mark.parametrize(("quest", "power"), [("qu1-14", 1 + 2), ("qu2-07", 2 + 1)])
def test_quests_that_give_power(quest: str, power: int) -> None:
    applying(quest).completed(quest, power)


@card("qu2-01 effect", "qu2-10 effect")
def test_cinder_and_gold_and_cinder_star() -> None:
    game = applying("qu2-01", b="throne").move("throne").target(B).completed("qu2-01", 2)
    assert (game.where("cadaver-1"), game.cubes(B)) == ("throne", "A2")
    game = applying("qu2-10", b="throne").choose("throne").target(B).stop().completed("qu2-10", 1)
    assert (game.where("cadaver-1"), game.cubes(B)) == ("throne", "A2")


@card("qu2-02 effect")
def test_emerald_amethyst() -> None:
    game = applying("qu2-02", grimoire=DECK).choose("throne").completed("qu2-02", 2)
    assert (game.hand(A), game.unstable("throne")) == (DECK[:1], "A1")


@card("qu2-08 effect")
def test_extinct_sun() -> None:
    game = applying("qu2-08").choose("throne").move("throne").move("crypt").completed("qu2-08", 2)
    assert (game.where("cadaver-1"), game.where(A)) == ("throne", "crypt")


@card("qu2-09 effect")
def test_invisible_sun() -> None:
    assert applying("qu2-09").choose("armory").completed("qu2-09", 3).where(A) == "armory"


@card("qu2-11 effect")
def test_purple_star() -> None:
    game = applying("qu2-11", position={"crown": B, "first": A}).completed("qu2-11", 2)
    assert game.crown == A


@card("qu2-13 effect")
def test_emerald_star() -> None:
    game = (
        applying("qu2-13", b="garden", evocations={"cadaver-1": "garden A"}).upgraded("spiked-frame").target(B).stop()
    )
    assert (game.completed("qu2-13", 2).upgrades("cadaver-1"), game.cubes(B)) == (["spiked-frame"], "A3")


@card("qu2-15 effect")
def test_indigo_star() -> None:
    game = applying("qu2-15", hand=["submission"], memories=["deflector", "torment"]).spell("deflector")
    game.slot("iii").spell("deflector").do("side", side=0)
    assert (game.completed("qu2-15", 2).lying(A, "iii"), game.status(A, "iii")) == ("deflector", "prepared")


@card("qu2-16 effect")
def test_illusory_moon() -> None:
    game = applying("qu2-16", b="armory", evocations={"cadaver-1": "hall B"}, grimoire=DECK)
    assert game.offered("figure") == [B]
    game.target(B).yes().completed("qu2-16", 2)
    assert (game.where(A), game.where(B), game.hand(A)) == ("armory", "hall", DECK[:1])
    game = applying("qu2-16", b="armory", grimoire=DECK).target(B).no().completed("qu2-16", 2)
    assert (game.where(A), game.hand(A)) == ("hall", DECK[:1])


@card("qu2-17 effect")
def test_mortal_moon() -> None:
    game = applying("qu2-17", b="garden", evocations={"colossus-1": "garden A C3"})
    assert game.most() == 2
    game.take(2).target(B).stop()
    assert (game.completed("qu2-17", 2).cubes("colossus-1"), game.cubes(B)) == ("C1", "A3")


@card("qu2-19 effect")
def test_wise_moon() -> None:
    library = {"library": {"agony": {"deck": ["torment", "submission", "rest"]}}}
    game = applying("qu2-19", also=["qu1-04"], position=library)
    game.school("agony").school("agony").spell("torment").quest("qu1-04")
    assert (game.completed("qu2-19", 2).hand(A), game.marks("qu1-04")) == (["torment"], 1)


@card("qu2-20 effect")
def test_persuasive_moon() -> None:
    seen, far = mage("hall", hand=["deflector", "deflector"]), mage("bibliotheca", hand=["deflector"])
    there = {"cadaver-1": "arena B"}
    game = applying("qu2-20", at="forge", b=seen, c=far, evocations=there, grimoire=DECK).completed("qu2-20", 2)
    assert (game.hand(B), game.memories(B), game.hand(A)) == (["deflector"], ["deflector"], DECK[:1])


@card("qu2-21 effect")
def test_powerful_moon() -> None:
    game = applying("qu2-21", b="throne", evocations={"cadaver-1": "garden A"}).move("throne").completed("qu2-21", 2)
    assert game.fight(B).cubes(B) == "A4"
    while game.phase != EVOCATION:
        game.answer(game.asked.timeout)
    assert game.strength(A) == 4  # for the round


@card("qu3-01 effect")
def test_aeromancer() -> None:
    game = applying("qu3-01").choose("cemetery").completed("qu3-01", 2)
    assert (game.where(A), game.where("cadaver-1")) == ("cemetery", "cemetery")


@card("qu3-04 effect")
def test_pyromancer() -> None:
    there = {"cadaver-1": "crypt A", "nigredo-1": "crypt C", "nigredo-2": "throne C", **umbras(crypt=1)}
    game = applying("qu3-04", b="crypt", c="crypt", evocations=there).choose("crypt").completed("qu3-04", 2)
    assert [game.tally(who) for who in (B, C, "nigredo-1", "nigredo-2", "cadaver-1")] == ["A2 K1", "A2", "A2", "", ""]
    assert game.where("umbra-1") == "away"


@card("qu3-05 effect")
def test_magus() -> None:
    game = applying("qu3-05")
    assert len(game.offered("spell")) == 2
    assert len(game.answer(game.legal()[1]).completed("qu3-05", 3).hand(A)) == 1


@card("qu3-06 effect")
def test_summoner() -> None:
    there = {"cadaver-1": "garden A", "cadaver-2": "throne A", "nigredo-1": "garden B"}
    game = applying("qu3-06", b="garden", c="throne", evocations=there)
    game.target(B).stop().target(C).stop().completed("qu3-06", 2)
    assert (game.cubes(B), game.cubes(C)) == ("A2", "A2")


@card("qu3-07 effect")
def test_theurge() -> None:
    game = applying("qu3-07", at="hall B3", b="crypt K4").target(B)
    assert game.most() == 3
    assert game.take(3).most() == 2
    game.take(2).completed("qu3-07", 3)
    assert (game.tally(B), game.cubes(A)) == ("A3 K1", "B1")


@card("qu3-08 effect")
def test_collective_sacrifice() -> None:
    assert applying("qu3-08").choose("throne").completed("qu3-08", 3).where("colossus-1") == "throne"


@card("qu3-09 effect")
def test_elementalist() -> None:
    board = {"ii": "visceral-fire reverse revealed", "iii": "brain-worm revealed"}
    game = applying("qu3-09", at="hall K2", b="throne", board=board).choose("throne").completed("qu3-09", 3)
    assert (game.cubes(B), game.unstable("hall")) == ("A2", "")


@card("qu3-10 effect")
def test_deep_knowledge() -> None:
    game = applying("qu3-10", grimoire=DECK).slot("i").spell("torment").do("side", side=0).completed("qu3-10", 4)
    assert (game.hand(A), game.lying(A, "i")) == (["submission"], "torment")


@card("qu3-11 effect")
def test_power_catalyst() -> None:
    game = applying("qu3-11", position={"rooms": {"crypt": "K3"}}).choose("crypt")
    assert game.most() == 2
    game.take(2).completed("qu3-11", 4)
    assert sorted(game.unstable("crypt").split()) == sorted(["K1", "A3"])


@card("qu3-12 effect")
def test_master_of_death() -> None:
    game = applying("qu3-12", at="hall B2").choose("throne").choose("abyss")
    assert game.most() == 1
    game.take(1).completed("qu3-12", 2)
    assert (game.where("cadaver-1"), game.where("cadaver-2"), game.cubes(A)) == ("throne", "abyss", "B1")


@card("qu3-13 effect")
def test_surrender_of_power() -> None:
    assert applying("qu3-13", position={"rose": {"power": 5}}).completed("qu3-13", 4).power(K) == 3
