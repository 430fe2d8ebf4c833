"""CB-11 Fortify: build, Exalt, Demolish."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria import replies
from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import SPECIFICATION, Game, board, each_edition, row, specified, spirit

EDITIONS = pytest.mark.parametrize("edition", ["revised", "first"])
GLOOM_VALLEY = "e0=G2"
GLOOM_CRADLE = "e4=G2"


def table(at: str = "valley", *slots: int, emotions: str = "", wp: int = 10, **more: Any) -> Game:
    """Love with these upgrade slots of Fortify filled: Exalt, Demolish, Determination."""
    seat = spirit("love", at, wp=wp, vibes=row("fortify", *slots))
    return Game(seat, pack=SPECIFICATION, spaces=board(emotions), **more)


# CB-11.1 Build


@rule("CB-11.1.1")
@pytest.mark.parametrize(
    ("place", "sites"),
    [
        ("valley-cradle", ["valley", "cradle"]),
        ("willow-valley", ["valley", "willow"]),
        ("land-willow", ["land", "willow"]),
    ],
)
def test_on_a_frontier_there_are_two_sites(place: str, sites: list[str]) -> None:
    game = table(place).start("fortify").use()
    assert game.offered("realm") == sites
    for realm in {"valley", "cradle", "network", "land", "willow"} - set(sites):
        refusal = game.refused(game.site(realm))
        assert (refusal.code, refusal.rule) == ("E_ADJ", "CB-11.1.1")
    assert game.refused(replies.PASS).code == "E_TURN"
    game.do("fortify", realm=sites[1])
    assert [game.site_of(realm) for realm in sites] == [None, "bliss minor"]


@rule("CB-11.1.1")
def test_in_a_realm_there_is_its_own_site() -> None:
    game = table("network").fortify()
    assert game.position()["sites"].keys() == {"network"}


@rule("CB-11.1.2", "CB-11.1.4")
@EDITIONS
def test_building_costs_three_wp(edition: str) -> None:
    game = table(options={"edition": edition}).fortify()
    assert (game.wp(), game.ambition(), game.actions) == (7, 3, 2)
    assert (game.site_of("valley"), game.supply()) == ("bliss minor", (4, 3, 1))
    assert (game.supply("gloom"), game.control("valley")) == ((5, 3, 1), "bliss")


@rule("CB-11.1.2")
def test_without_the_wp_nothing_is_built() -> None:
    game = table(wp=2)
    refusal = game.refused(game.action("fortify"))
    assert (refusal.code, refusal.rule) == ("E_WP", "CB-11.1.2")
    assert table(wp=3).fortify().site_of("valley") == "bliss minor"


@rule("CB-11.1.2", "CB-11.1.5")
@pytest.mark.parametrize("fortress", ["bliss minor", "gloom minor", "gloom major"])
def test_the_site_must_be_empty(fortress: str) -> None:
    game = table(sites={"valley": fortress})
    refusal = game.refused(game.action("fortify"))
    assert (refusal.code, refusal.rule) == ("E_OCCUPIED", "CB-11.1.2")


@rule("CB-11.1.3")
def test_nothing_is_built_in_a_realm_of_the_enemy() -> None:
    game = table(emotions=GLOOM_VALLEY)
    assert game.control("valley") == "gloom"
    refusal = game.refused(game.action("fortify"))
    assert (refusal.code, refusal.rule) == ("E_ENEMY_REALM", "CB-11.1.3")


@rule("CB-11.1.3")
@pytest.mark.parametrize("emotions", ["", "e0=B1", "e0=B1 e1=G1"])
def test_an_own_realm_or_nobodys_will_do(emotions: str) -> None:
    assert table(emotions=emotions).fortify().site_of("valley") == "bliss minor"


@rule("CB-11.1.3")
def test_between_an_enemy_realm_and_a_free_one_the_free_one_is_left() -> None:
    game = table("valley-cradle", emotions=GLOOM_VALLEY).fortify()
    assert (game.site_of("valley"), game.site_of("cradle")) == (None, "bliss minor")


@rule("CB-11.1.4", "CB-11.4.2")
def test_without_a_minor_in_the_supply_nothing_is_built() -> None:
    game = table(bliss={"identity": {"minor": 5}})
    assert "fortify" not in game.actions_offered()
    refusal = game.refused(game.action("fortify"))
    assert (refusal.code, refusal.rule) == ("E_NO_FRAGMENT", "CB-11.1.4")


@rule("CB-11.1.5")
def test_a_site_holds_one_fragment_at_most() -> None:
    game = table("valley", 1).fortify()
    assert game.site_of("valley") == "bliss minor"
    game.fortify(upgrades="exalt")
    assert game.site_of("valley") == "bliss major"
    assert game.refused(game.action("fortify")).code == "E_TARGET"


# CB-11.2 Exalt


@rule("CB-11.2.1", "CB-11.2.4")
@EDITIONS
def test_exalt_exchanges_the_own_minor_for_a_major(edition: str) -> None:
    game = table("valley", 1, sites={"valley": "bliss minor"}, options={"edition": edition})
    assert game.supply() == (4, 3, 1)
    game.fortify(upgrades="exalt")
    assert (game.wp(), game.ambition()) == (7, 2)
    assert (game.site_of("valley"), game.supply()) == ("bliss major", (5, 2, 1))
    assert game.state.fortress_bonus(0) == 2


@rule("CB-11.2.1")
def test_exalt_needs_an_ambition() -> None:
    game = table("valley-cradle", 1, sites={"valley": "bliss minor"}, bliss={"ambition": 0}).start("fortify")
    assert game.offered("upgrades") == [""]  # only building on the other site is left
    assert game.refused(game.upgrade_slots(1)).code == "E_AMBITION"
    stuck = table("valley", 1, sites={"valley": "bliss minor"}, bliss={"ambition": 0})
    assert "fortify" not in stuck.actions_offered()


@rule("CB-11.2.1", "CB-11.4.2")
def test_exalt_needs_a_major_in_the_supply() -> None:
    game = table("valley-cradle", 1, 2, sites={"valley": "bliss minor", "cradle": "gloom minor"},
                 bliss={"identity": {"major": 3}})  # fmt: skip
    assert game.start("fortify").offered("upgrades") == ["demolish"]
    game = choosing("valley", {"valley": "bliss minor"}, bliss={"identity": {"major": 3}})
    refusal = game.refused(game.upgrade_slots(1))
    assert (refusal.code, refusal.rule) == ("E_NO_FRAGMENT", "CB-11.2.1")


def choosing(first: str, sites: dict[str, str], **more: Any) -> Game:
    """Love on the Frontier clockwise of a Realm, about to declare a Fortify; building on the other site is possible."""
    frontier = {"valley": "valley-cradle", "cradle": "cradle-network"}[first]
    seat = spirit("love", frontier, hand=["courage"], vibes=row("fortify", 1, 2))
    game = Game(seat, pack=SPECIFICATION, sites=sites, spaces=board(more.pop("emotions", "")), **more)
    game.start("fortify")
    assert game.kind == "upgrades"
    return game


@rule("CB-11.2.2")
@pytest.mark.parametrize("sites", [{}, {"valley": "gloom minor"}, {"valley": "gloom major"}])
def test_exalt_needs_an_own_minor_on_the_site(sites: dict[str, str]) -> None:
    game = choosing("valley", sites)
    refusal = game.refused(game.upgrade_slots(1))
    assert (refusal.code, refusal.rule) == ("E_TARGET", "CB-11.2.2")


@vector("TV-72")
@rule("CB-11.2.3", "CB-21.5.7")
@each_edition
def test_attune_but_not_exalt_in_a_realm_of_gloom(edition: str) -> None:
    sites = {"valley": "bliss minor"}
    seats = {side: spirit("harmony", "valley-cradle", hand=["courage"], vibes=row("fortify", 1)) for side in "ab"}
    exalt = Game(seats["a"], pack=SPECIFICATION, sites=sites, spaces=board("e0=G3"), options={"edition": edition})
    assert exalt.control("valley") == "gloom"
    assert exalt.start("fortify").why_not(exalt.upgrade_slots(1)) == ("E_ENEMY_REALM", "CB-11.2.3")
    attune = Game(
        seats["b"],
        pack=SPECIFICATION,
        sites=sites,
        spaces=board("e0=G3"),
        options={"edition": edition, "spirit_side": "b"},
    )
    assert attune.fortify(upgrades="attune").identity() == (1, 0, 0)


@rule("CB-11.2.3")
def test_exalt_is_possible_in_a_realm_of_nobody() -> None:
    game = table("valley", 1, sites={"valley": "bliss minor"}, emotions="e0=G1")
    assert game.control("valley") is None
    assert game.fortify(upgrades="exalt").control("valley") == "bliss"


@rule("CB-11.2.4", "CB-11.2.1")
def test_the_last_minor_comes_back_when_it_is_exalted() -> None:
    game = table("valley", 1, sites={"valley": "bliss minor"}, bliss={"identity": {"minor": 4}})
    assert game.supply()[0] == 0
    assert game.fortify(upgrades="exalt").supply() == (1, 2, 1)


@vector("TV-14")
@rule("CB-11.2.5")
def test_a_major_takes_two_actions() -> None:
    seat = spirit("love", "valley", wp=6, vibes={"fortify": ["wild", "wild"]})
    table = specified(seat, bliss={"ambition": 1}, actions=2).fortify("valley")
    assert (table.wp(), table.ambition(), table.site_of("valley")) == (3, 1, "bliss minor")
    table.fortify("valley", upgrades="exalt")
    assert (table.wp(), table.ambition(), table.site_of("valley")) == (0, 0, "bliss major")
    assert table.supply() == (5, 2, 1)
    assert int(table.state.fortress_bonus(0)) == 2
    assert table.actions == 0


@rule("CB-11.2.6")
def test_an_own_major_cannot_be_fortified_further() -> None:
    game = table("valley", 1, 2, sites={"valley": "bliss major"})
    refusal = game.refused(game.action("fortify"))
    assert (refusal.code, refusal.rule) == ("E_TARGET", "CB-11.2.6")
    game = choosing("valley", {"valley": "bliss major"})
    refusal = game.refused(game.upgrade_slots(1))
    assert (refusal.code, refusal.rule) == ("E_TARGET", "CB-11.2.6")


# CB-11.3 Demolish


@rule("CB-11.3.1", "CB-11.3.2", "CB-11.3.6")
@EDITIONS
def test_demolish_removes_an_opposing_minor(edition: str) -> None:
    game = table("valley", 2, sites={"valley": "gloom minor"}, options={"edition": edition})
    assert (game.supply("gloom"), game.control("valley")) == ((4, 3, 1), "gloom")
    game.fortify(upgrades="demolish")
    assert (game.wp(), game.ambition(), game.actions) == (6, 2, 3)
    assert (game.site_of("valley"), game.supply("gloom")) == (None, (5, 3, 1))
    assert game.control("valley") is None
    assert game.supply("bliss") == (5, 3, 1)


@rule("CB-11.3.1")
@pytest.mark.parametrize("sites", [{}, {"valley": "bliss minor"}, {"valley": "bliss major"}])
def test_demolish_needs_an_opposing_fragment(sites: dict[str, str]) -> None:
    game = choosing("valley", sites)
    refusal = game.refused(game.upgrade_slots(2))
    assert (refusal.code, refusal.rule) == ("E_TARGET", "CB-11.3.1")


@rule("CB-11.3.1")
def test_demolish_needs_wp_and_ambition() -> None:
    sites = {"valley": "gloom minor"}
    assert "fortify" not in table("valley", 2, wp=3, sites=sites).actions_offered()
    assert "fortify" not in table("valley", 2, sites=sites, bliss={"ambition": 0}).actions_offered()
    assert table("valley", 2, wp=4, sites=sites, bliss={"ambition": 1}).fortify(upgrades="demolish").actions == 3


@rule("CB-11.3.3")
@EDITIONS
def test_demolish_makes_a_minor_of_an_opposing_major(edition: str) -> None:
    game = table("valley", 2, sites={"valley": "gloom major"}, options={"edition": edition})
    assert (game.supply("gloom"), game.state.fortress_bonus(0)) == ((5, 2, 1), 2)
    game.fortify(upgrades="demolish")
    assert (game.site_of("valley"), game.supply("gloom")) == ("gloom minor", (4, 3, 1))
    assert (game.state.fortress_bonus(0), game.actions) == (1, 3)


@vector("TV-73")
@rule("CB-11.3.4", "CB-11.4.2")
def test_a_major_cannot_be_demolished_when_its_faction_has_no_minor() -> None:
    gone = {"identity": {"minor": 5}}
    stuck = table("valley", 2, sites={"valley": "gloom major"}, gloom=gone)
    assert "fortify" not in stuck.actions_offered()
    game = choosing("valley", {"valley": "gloom major"}, gloom=gone)
    refusal = game.refused(game.upgrade_slots(2))
    assert (refusal.code, refusal.rule) == ("E_NO_FRAGMENT", "CB-11.3.4")


@rule("CB-11.3.4")
def test_a_minor_can_be_demolished_when_its_faction_has_no_other() -> None:
    game = table("valley", 2, sites={"valley": "gloom minor"}, gloom={"identity": {"minor": 4}})
    assert game.supply("gloom")[0] == 0
    assert game.fortify(upgrades="demolish").supply("gloom")[0] == 1


@rule("CB-11.3.5")
def test_demolish_works_in_a_realm_of_the_enemy() -> None:
    game = table("valley", 2, sites={"valley": "gloom minor"}, emotions=GLOOM_VALLEY)
    assert game.control("valley") == "gloom"
    assert game.fortify(upgrades="demolish").site_of("valley") is None
    assert game.control("valley") == "gloom"


@rule("CB-11.3.6")
def test_demolish_can_be_repeated_with_the_actions_that_it_brings() -> None:
    sites = {"valley": "gloom major", "cradle": "gloom minor"}
    game = table("valley-cradle", 2, sites=sites, actions=1, wp=12)
    game.fortify("valley", upgrades="demolish").fortify("valley", upgrades="demolish").fortify(upgrades="demolish")
    assert (game.actions, game.wp(), game.ambition()) == (1, 0, 0)
    assert game.position()["sites"] == {}


@vector("TV-74")
@rule("CB-11.3.6")
@each_edition
def test_two_demolitions_cost_no_action(edition: str) -> None:
    seat = spirit("love", "valley-cradle", wp=8, vibes=row("fortify", 2))
    sites = {"valley": "gloom minor", "cradle": "gloom minor"}
    game = Game(seat, pack=SPECIFICATION, sites=sites, bliss={"ambition": 2}, options={"edition": edition})
    game.fortify("valley", upgrades="demolish")
    assert (game.actions, game.wp(), game.ambition()) == (3, 4, 1)
    game.fortify("cradle", upgrades="demolish")
    assert (game.actions, game.wp(), game.ambition()) == (3, 0, 0)
    assert game.supply("gloom") == (5, 3, 1)


# CB-11.4 General


@rule("CB-11.4.1")
def test_one_action_has_one_mode() -> None:
    game = choosing("valley", {"valley": "bliss minor"})
    refusal = game.refused(game.upgrade_slots(1, 2))
    assert (refusal.code, refusal.rule) == ("E_UPGRADE_CONFLICT", "CB-11.4.1")


@rule("CB-11.4.1")
def test_the_mode_is_told_with_each_site() -> None:
    game = table("valley-cradle", 1, 2, sites={"valley": "bliss minor", "cradle": "bliss minor"}).start("fortify")
    assert game.offered("upgrades") == ["exalt"]
    game.use("exalt")
    assert game.offered("mode") == ["exalt", "exalt"]
    assert game.offered("wp") == [3, 3]


@rule("CB-11.4.1", "CB-7.4.2")
def test_determination_goes_with_every_mode() -> None:
    assert table("valley", 3).fortify().wp() == 8
    assert table("valley", 1, 3, sites={"valley": "bliss minor"}).fortify(upgrades="exalt").wp() == 8
    assert table("valley", 2, 3, sites={"valley": "gloom minor"}).fortify(upgrades="demolish").wp() == 7


@rule("CB-11.4.2")
def test_the_other_site_is_no_way_round_a_missing_fragment() -> None:
    game = table("valley-cradle", 1, sites={"valley": "bliss minor"}, bliss={"minors": 0, "majors": 0})
    assert "fortify" not in game.actions_offered()


@rule("CB-11.4.3", "CB-5.3.7")
def test_a_fortress_decides_a_tie() -> None:
    game = table(emotions="e0=B1 e1=G1")
    assert game.control("valley") is None
    assert game.fortify().control("valley") == "bliss"


@rule("CB-11.4.3", "CB-18.2.8", "CB-17.5.1")
def test_a_fortress_counts_for_fortitude_and_joins_the_identity() -> None:
    game = Game(spirit("empathy", "valley", vibes=row("fortify")), pack=SPECIFICATION, players=2,
                origin={"creativity": 2, "commitment": 2}, common=["fortitude", "openness", "rest"],
                bliss={"hidden": ["openness", "rest"]}, gloom={"hidden": ["liveliness", "rest"]})  # fmt: skip
    game.fortify().absorb(bonus=False)
    while game.kind != "menu":
        game.answer(game.asked.timeout)
    assert game.identity() == (1, 0, 0)  # for Fortitude; the new Fortress stays
    assert game.site_of("valley") == "bliss minor"
    game.end_turn("cards").end_turn("cards")
    game.absorb(bonus=False)
    while game.kind != "menu":
        game.answer(game.asked.timeout)
    assert (game.identity()[0] >= 2, game.site_of("valley")) == (True, None)
