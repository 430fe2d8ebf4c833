"""The spells of Nightmare (CP-5.6)."""

from __future__ import annotations

from mindrose.games.black_rose_wars.components.things import ROSE
from tests.rules.black_rose_wars.cards.scenes import card, cast, umbras, waiting
from tests.rules.black_rose_wars.playing import A, B, C, mage, servant

STRONG = mage("throne", board={"i": "shared-torture"})


@card("persecution main")
def test_persecution_returns_what_it_ignores() -> None:
    game = waiting("persecution", b=STRONG).cast("i").target(A).use("i", A).take(3)
    assert (game.cubes(A), game.tally(B)) == ("B1", "A3 K3")  # Pain comes after it
    game = waiting("persecution").fight(A).use("i", A).take(1).went_on()
    assert (game.cubes(A), game.cubes(B)) == ("B1", "A1")


@card("persecution reverse")
def test_persecution_haunts_and_flees() -> None:
    game = waiting("persecution reverse").fight(A).use("i", A)
    assert not game.can_choose("crypt")
    game.choose("abyss")
    assert (game.cubes(A), game.where(A), game.umbras(B), game.where("umbra-1")) == ("B2", "abyss", 1, "hall")
    game = waiting("persecution reverse", b=mage("throne", board={"i": "arcane-barrage"})).cast("i").target(A)
    assert game.use("i", A).choose("abyss").umbras(B) == 1


@card("night-terror main")
def test_night_terror_leaves_an_umbra() -> None:
    game = cast("night-terror", b="throne").target(B).acted()
    assert (game.cubes(B), game.unstable("hall")) == ("A3", "A1")
    assert (game.where("umbra-1"), game.umbras(B), game.owner("umbra-1")) == ("throne", 1, A)
    game = cast("night-terror", b="throne", evocations={"nigredo-1": "crypt B", "cadaver-1": "throne B"}).target(B)
    assert game.acted().cubes("nigredo-1") == "A3"  # a Construct, two rooms away


@card("night-terror reverse")
def test_night_terror_counts_umbras() -> None:
    assert cast("night-terror reverse", b="crypt").target(B).acted().cubes(B) == "A1"
    assert cast("night-terror reverse", b="crypt", evocations=umbras(crypt=2)).target(B).acted().cubes(B) == "A3"
    assert cast("night-terror reverse", b="crypt", evocations=umbras(crypt=5)).target(B).acted().cubes(B) == "A4"


@card("kiss-of-the-succubus main")
def test_a_succubus_comes() -> None:
    game = cast("kiss-of-the-succubus", b="throne", c="garden").choose("throne").target(B).stop().acted()
    assert (game.where("succubus-1"), game.cubes(B), game.unstable("hall")) == ("throne", "A1 K1", "A1")
    assert (game.cubes(C), game.cubes(A)) == ("K1", "")


@card("kiss-of-the-succubus reverse")
def test_a_succubus_steals_power() -> None:
    there = {"succubus-1": "garden A", "cadaver-1": "garden A", "cadaver-2": "garden C"}
    game = cast("kiss-of-the-succubus reverse", b=mage("garden", power=2), c="mirrors", evocations=there)
    assert game.offered("figure") == [B]
    game.target(B).acted()
    assert (game.power(A), game.power(B)) == (1, 1)


@card("sleepless-hours main")
def test_the_haunted_lose_cards() -> None:
    game = cast(
        "sleepless-hours",
        a=mage("hall", grimoire=["torment", "deflector"]),
        b=mage("armory", hand=["submission", "submission"]),
        c=mage("hall", hand=["pain-mark"]),
        evocations=umbras(armory=1),
    ).acted()
    assert (game.hand(B), game.memories(B)) == (["submission"], ["submission"])
    assert (game.hand(C), game.hand(A)) == (["pain-mark"], ["torment"])


@card("sleepless-hours reverse")
def test_somebody_sleeps_no_more() -> None:
    drawer = mage("hall", grimoire=["torment", "submission", "pain-mark"])
    game = cast("sleepless-hours reverse", a=drawer, b="crypt").target(B).acted()
    assert (game.cubes(B), game.umbras(B), len(game.hand(A))) == ("A2", 1, 1)


@card("waking-dream main")
def test_the_haunted_walk_further_in_their_dream() -> None:
    game = cast("waking-dream", b="crypt", evocations=umbras(crypt=1)).target(B).move("throne").move("hall")
    game.target(B).acted()
    assert (game.where(B), game.where("umbra-1"), game.cubes(B)) == ("hall", "hall", "A1")
    game = cast("waking-dream", b="crypt", evocations={"cadaver-1": "hall A", "cadaver-2": "hall C"}).target(B)
    assert game.move("throne").offered("figure") == [game.number("cadaver-2")]
    assert not game.can_imagine("throne")
    game.imagine("hall").acted()
    assert (game.where(B), game.cubes(B)) == ("throne", "")


@card("waking-dream reverse")
def test_a_dream_leads_to_a_room() -> None:
    game = cast("waking-dream reverse").choose("crypt").acted()
    assert (game.where(A), game.where("cadaver-1")) == ("crypt", "crypt")  # the ruined Crypt summons
    assert (game.unstable("hall"), game.unstable("crypt")) == ("A1", "A1")


@card("devouring-dark main")
def test_the_dark_devours_everybody_near() -> None:
    there = {**umbras(throne=3), "nigredo-1": "throne C"}
    game = cast("devouring-dark", b="throne", c="hall", evocations=there).acted()
    assert (game.cubes(B), game.cubes(C), game.cubes("nigredo-1"), game.unstable("hall")) == ("A3", "A1", "", "A1")
    assert cast("devouring-dark", b="crypt").acted().cubes(B) == ""


@card("devouring-dark reverse")
def test_the_dark_devours_an_umbra() -> None:
    game = cast("devouring-dark reverse", b="throne", evocations=umbras(throne=1)).target(B).acted()
    assert (game.where("umbra-1"), game.tally(B)) == ("away", "A4 K1")
    assert cast("devouring-dark reverse", b="throne").target(B).acted().cubes(B) == "A3"


@card("bed-of-shadows main")
def test_shadows_lie_in_purple_rooms() -> None:
    game = waiting("bed-of-shadows").explore("throne").use("i", A).went_on()
    assert (game.cubes(B), game.umbras(B), game.where("umbra-1")) == ("A2", 1, "throne")


@card("bed-of-shadows reverse")
def test_shadows_lie_in_blue_rooms() -> None:
    game = waiting("bed-of-shadows reverse").explore("abyss").use("i", A).went_on()
    assert (game.cubes(B), game.umbras(B)) == ("A1", 2)


@card("bed-of-shadows main")
def test_shadows_wait_for_mages_only() -> None:
    game = waiting("bed-of-shadows", b="abyss", evocations={"cadaver-1": "hall B"})
    game.do("command").target("cadaver-1").move("throne")
    assert game.nobody_answers().status(A, "i") == "activated"


@card("lucid-guard main")
def test_a_lucid_mind_sheds_an_umbra() -> None:
    shade = {"umbra-1": {"at": "P10", "owner": B, "bearer": A}}
    game = waiting("lucid-guard", b=STRONG, evocations=shade).cast("i").target(A).use("i", A).take(2)
    assert (game.cubes(A), game.where("umbra-1")) == ("B2", "away")


@card("lucid-guard reverse")
def test_a_lucid_mind_gives_its_wounds_to_the_haunted() -> None:
    shade = {"umbra-1": servant("armory", A, bearer=C)}
    game = waiting("lucid-guard reverse", a="hall C9", b="hall", c="armory", evocations=shade).fight(A).use("i", A)
    assert (game.kind, game.most()) == ("move_cubes", 2)
    game.do("move_cubes", participant=B, number=2)
    assert game.most() == 1
    game.do("move_cubes", participant=C, number=1)
    assert (game.where(A), game.tally(A), game.tally(C)) == ("hall", "C8", "B2")


@card("parasite-thought main")
def test_a_parasite_feeds_on_actions() -> None:
    game = cast("parasite-thought", b="crypt", evocations=umbras(crypt=1)).target(B).end()
    game.explore("throne")
    assert game.cubes(B) == "K1"
    assert game.stop().fight("activate").no().cubes(B) == "K2"
    assert cast("parasite-thought", b="crypt").target(B).end().explore("throne").cubes(B) == ""


@card("parasite-thought reverse")
def test_a_parasite_feeds_on_spells() -> None:
    caster = mage("throne", board={"i": "torment"})
    game = cast("parasite-thought reverse", b=caster).target(B).end().cast("i")
    assert game.unstable("throne") == "A1"


@card("collective-nightmare main")
def test_one_nightmare_is_dreamt_by_all() -> None:
    there = {"cadaver-1": "throne B"}
    game = cast("collective-nightmare", b="armory", c="garden", rooms={"hall": "B3"}, evocations=there)
    assert game.most() == 1
    game.take(1).acted()
    assert [game.cubes(who) for who in (A, B, C, "cadaver-1")] == ["", "K1", "K1", ""]
    assert game.unstable("hall") == "B2 A4"


@card("collective-nightmare reverse")
def test_two_are_haunted_at_once() -> None:
    game = cast("collective-nightmare reverse", b="crypt", c="throne").target(B).target(C).acted()
    assert (game.where("umbra-1"), game.where("umbra-2")) == ("crypt", "throne")
    game = cast("collective-nightmare reverse", b="crypt", c="throne").do("enough").acted()
    assert game.where("umbra-1") == "away"
    far = cast(
        "collective-nightmare reverse", a="forge", b="bibliotheca", c="arena", evocations={"cadaver-1": "arena C"}
    )
    assert far.offered("figure") == [C]


@card("strangling-vision main")
def test_a_vision_strangles_a_prepared_spell() -> None:
    prepared = mage("crypt", board={"i": "torment", "ii": "submission"})
    game = cast("strangling-vision", b=prepared, evocations=umbras(crypt=2))
    if game.kind == "choose_figure":
        game.target(B)
    assert game.asks == [(A, "discard_slot")]
    game.slot("ii").acted()
    assert (game.cubes(B), game.status(B, "i"), game.status(B, "ii"), game.memories(B)) == (
        "A2",
        "prepared",
        "",
        ["submission"],
    )
    game = cast("strangling-vision", b=prepared, c="forge", evocations=umbras(crypt=1)).target(B).acted()
    assert (game.cubes(B), game.status(B, "ii")) == ("A2", "prepared")


@card("strangling-vision reverse")
def test_a_vision_strangles() -> None:
    game = cast("strangling-vision reverse", b="throne").target(B).acted()
    assert (game.cubes(B), game.unstable("hall")) == ("A3", "A1")


@card("sandmans-tithe main")
def test_the_sandman_takes_power_and_pays_the_rose() -> None:
    sleeper, other = mage("crypt", power=3), mage("armory", power=3)
    game = cast("sandmans-tithe", b=sleeper, c=other).target(B).acted()
    assert (game.power(A), game.power(B), game.power(C), game.unstable("hall")) == (1, 2, 3, "A1")
    assert game.power(ROSE) == 1
    game = cast("sandmans-tithe", b=sleeper, evocations={"nigredo-1": "crypt B"}).target(B).acted()
    assert (game.cubes("nigredo-1"), game.power(ROSE)) == ("A3", 1)


@card("sandmans-tithe reverse")
def test_the_sandman_gives_rest() -> None:
    shade = {"umbra-1": {"at": "P10", "owner": B, "bearer": A}}
    owner = mage("hall", "B2", grimoire=["torment", "deflector"])
    game = cast("sandmans-tithe reverse", a=owner, evocations=shade)
    assert game.most() == 1
    game.take(1).acted()
    assert (game.hand(A), game.cubes(A), game.where("umbra-1")) == (["torment"], "B1", "away")
