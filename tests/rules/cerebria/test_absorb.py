"""CB-15 Absorb, and what Misery, Delight and Love do with it (CB-20.1, CB-20.2, CB-20.4)."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import ASPIRATIONS, DEEDS, SPIRITS
from mindrose.games.cerebria.rules.revelation import STAYING
from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import FULL, SPECIFICATION, Game, board, each_edition, specified, spirit, with_empathy
from tests.rules.cerebria.preparing import Setup

FIRST = {"edition": "first"}
QUIET = "empathy"  # a Spirit without a power over Absorb


def at(place: str, name: str = QUIET, **more: Any) -> dict[str, Any]:
    return spirit(name, place, **more)


def table(*seats: dict[str, Any], emotions: str = "", **more: Any) -> Game:
    """Offset 0: Commitment at the Valley, Humility at the Cradle, Diligence, Knowledge, Creativity at the Willow."""
    return Game(*(seats or (at("valley"),)), pack=SPECIFICATION, spaces=board(emotions), **more)


def misery(place: str, **more: Any) -> Game:
    return table(at("valley"), spirit("malice", "valley"), at("valley", "harmony"), spirit("misery", place),
                 active=3, place=3, **more)  # fmt: skip


# CB-15.1 Procedure


@rule("CB-15.1.1", "CB-6.2.3")
def test_absorb_is_spent_for_the_turn() -> None:
    game = table().absorb(bonus=False)
    assert game.refused(replies.ABSORB).code == "E_USED"
    assert game.refused(replies.ABSORB).rule == "CB-15.1.1"


@rule("CB-15.1.1")
def test_absorb_that_is_not_available_is_refused() -> None:
    game = table(absorb=False, turn=0)
    assert game.refused(replies.ABSORB).code == "E_USED"


@vector("TV-91")
@rule("CB-3.4.4", "CB-15.1.1")
@each_edition
def test_the_first_player_has_no_absorb_in_the_first_turn(edition: str) -> None:
    game = Setup(edition=edition).ready()
    assert game.state.turn == 0
    assert game.refused(replies.ABSORB).code == "E_USED"


@rule("CB-15.1.2", "CB-4.1.9")
def test_a_spirit_on_a_frontier_chooses_between_two_spheres() -> None:
    game = table(at("valley-cradle")).do("absorb")
    assert game.offered("sphere") == ["commitment", "humility"]
    refusal = game.refused(game.sphere("diligence"))
    assert (refusal.code, refusal.rule) == ("E_SPHERE", "CB-15.1.2")
    assert game.refused(replies.ROTATE).code == "E_TURN"


@rule("CB-15.1.2", "CB-4.1.9")
def test_a_spirit_in_a_realm_takes_from_the_sphere_there() -> None:
    game = table(at("network"), offset=3).absorb(bonus=False)
    assert [event["sphere"] for event in game.events("absorbed")] == [4]  # Creativity


@rule("CB-15.1.2")
def test_the_choice_of_the_sphere_can_be_dropped_before_it_is_made() -> None:
    game = table(at("valley-cradle"))
    before = game.state.fingerprint()
    game.do("absorb")
    game.undo()
    assert game.state.fingerprint() == before


@rule("CB-15.1.3", "CB-5.4.2")
@pytest.mark.parametrize(
    ("place", "emotions", "amount"),
    [
        ("valley", "", 2),
        ("valley", "e2=B1", 3),
        ("valley", "e2=B1 e14=B1", 4),
        ("valley", "e2=G1 e14=G1", 2),
        ("valley", "e2=B1 e5=B1", 3),
        ("valley-cradle", "e2=B1 e14=B1", 3),
        ("valley-cradle", "e14=B1 e5=B1", 2),
    ],
)
def test_two_wp_and_one_for_each_adjacent_frontier_of_the_own_faction(place: str, emotions: str, amount: int) -> None:
    game = table(at(place), emotions=emotions).absorb("commitment", bonus=False)
    assert game.wp() == 10 + amount
    assert game.wp_in("commitment") == 7 - amount
    assert game.events("absorbed") == [{"event": "absorbed", "seat": 0, "sphere": 0, "number": amount}]


@rule("CB-15.1.3")
def test_powers_change_the_amount() -> None:
    craving = {"valley-1": "craving 1"}
    seats = (at("land"), spirit("malice", "valley"))
    game = Game(*seats, pack=SPECIFICATION, spaces=craving, active=1, place=1).absorb(bonus=False)
    assert game.wp(1) == 10 + 2 + 1 + 1  # Frontier 4 is Gloom's, and Craving is adjacent


@rule("CB-15.1.4")
def test_a_sphere_gives_no_more_than_it_holds() -> None:
    game = table(emotions="e2=B1 e14=B1", origin={"commitment": 3}).absorb(bonus=False)
    assert game.wp() == 13
    assert game.events("absorbed")[0]["number"] == 3


@rule("CB-15.1.5")
def test_the_bonus_needs_no_frontier_in_the_revised_edition() -> None:
    assert table(at("cradle")).absorb(bonus=True).essence() == 4


@rule("CB-15.1.5")
def test_the_bonus_needs_a_frontier_in_the_first_edition() -> None:
    alone = table(at("cradle"), options=FIRST).absorb()
    assert (alone.kind, alone.essence()) == ("menu", 3)
    enemy = table(at("cradle"), emotions="e2=G1", options=FIRST).absorb()
    assert enemy.kind == "menu"
    own = table(at("cradle"), emotions="e2=B1", options=FIRST).absorb(bonus=True)
    assert own.essence() == 4


@rule("CB-15.1.5")
@pytest.mark.parametrize(
    ("edition", "wanted", "asked"),
    [
        ("revised", "yes", "menu"),
        ("first", "no", "bonus"),
        ("first", "edition", "menu"),
        ("revised", "edition", "bonus"),
    ],
)
def test_the_condition_is_an_option_of_the_table(edition: str, wanted: str, asked: str) -> None:
    options = {"edition": edition, "bonus_needs_frontier": wanted}
    assert table(at("cradle"), options=options).absorb().kind == asked


@rule("CB-15.1.5")
def test_a_power_can_keep_the_bonus_away() -> None:
    here = Game(at("cradle"), pack=SPECIFICATION, spaces={"cradle-1": "doubt 1"})
    assert here.absorb().kind == "menu"
    elsewhere = Game(at("cradle"), pack=SPECIFICATION, spaces={"land-1": "doubt 1"})
    assert elsewhere.absorb().kind == "bonus"


@rule("CB-15.1.6", "CB-17.1.1", "CB-15.1.7", "CB-17.5.9")
def test_an_emptied_sphere_is_a_revelation_before_the_origin_turns() -> None:
    game = table(origin={"commitment": 2}, emotions="e6=B1 e9=B1", common=["attitude", "rest"]).absorb(bonus=False)
    game.until("menu")
    told = [event["event"] for event in game.table.events()]
    assert told.index("absorbed") < told.index("revelation") < told.index("refilled") < told.index("rotated")
    assert game.wp_in("commitment") == 7


@rule("CB-15.1.6")
def test_a_sphere_with_something_left_is_no_revelation() -> None:
    game = table(origin={"commitment": 3}).absorb(bonus=False)
    assert (game.events("revelation"), game.wp_in("commitment")) == ([], 1)


@rule("CB-15.1.7")
def test_the_origin_turns_one_step_without_a_revelation_too() -> None:
    game = table(offset=4).absorb(bonus=False)
    assert game.offset == 0
    assert len(game.events("rotated")) == 1


@vector("TV-101")
@rule("CB-15.1.7", "CB-14.1.5")
def test_rotating_and_absorbing_turn_the_origin_twice() -> None:
    assert table().rotate().absorb(bonus=False).offset == 2


@rule("CB-15.1.8", "CB-6.2.2")
def test_nothing_else_can_be_done_inside_an_absorb() -> None:
    game = table(at("cradle")).absorb()
    assert game.kind == "bonus"
    assert game.refused(replies.ROTATE).code == "E_TURN"
    assert game.refused(game.action("gain_willpower")).rule == "CB-15.1.8"


# CB-15.2 Bonuses


@rule("CB-15.2.1")
@pytest.mark.parametrize("offset", range(5))
def test_every_bonus_can_be_declined(offset: int) -> None:
    game = table(offset=offset, bliss={"ambition": 0}).absorb()
    assert game.verbs() == {"bonus", "decline"}
    assert [choice.verb for _, choice in game.asked.shown] == ["bonus", "decline"]  # declining is shown last
    before = (game.wp(), game.essence(), game.ambition(), len(game.hand()), game.vibes("move"))
    game.do("decline")
    assert (game.wp(), game.essence(), game.ambition(), len(game.hand()), game.vibes("move")) == before
    assert game.events("bonus") == []


@vector("TV-21")
@rule("CB-15.2.1", "CB-15.2.2")
@each_edition
def test_the_bonus_of_commitment_may_be_declined(edition: str) -> None:
    table = specified(
        spirit("empathy", "valley"), emotions="e2=B1", bliss={"ambition": 1}, options={"edition": edition}
    )
    table.absorb()
    assert table.kind == "bonus"
    table.do("decline")
    assert (table.wp(), table.ambition(), table.offset) == (10 + 3, 1, 1)


@rule("CB-15.2.2")
def test_commitment_turns_a_wp_just_taken_into_ambition() -> None:
    game = table(at("valley", wp=0), bliss={"ambition": 1}).absorb(bonus=True)
    assert (game.wp(), game.ambition()) == (1, 2)


@vector("TV-99")
@rule("CB-15.2.2")
def test_commitment_offers_nothing_when_all_ambition_is_active() -> None:
    game = with_empathy(bliss={"ambition": 3}).absorb()
    assert (game.kind, game.wp()) == ("menu", 12)
    assert with_empathy(bliss={"ambition": 2}).absorb().kind == "bonus"


@rule("CB-15.2.2")
def test_commitment_is_not_offered_without_a_wp() -> None:
    game = table(at("valley", wp=0), bliss={"ambition": 0}, origin={"commitment": 0}, common=["attitude", "unity"])
    game.absorb()
    assert game.kind != "bonus"


@rule("CB-15.2.3")
def test_humility_gives_essence() -> None:
    game = table(at("cradle")).absorb(bonus=True)
    assert (game.essence(), game.events("bonus")) == (4, [{"event": "bonus", "seat": 0, "sphere": 1}])


@rule("CB-15.2.4")
def test_diligence_gives_wp_from_the_supply() -> None:
    game = table(at("network")).absorb(bonus=True)
    assert (game.wp(), game.wp_in("diligence")) == (14, 5)


@rule("CB-15.2.5", "CB-7.3.4")
def test_knowledge_gives_a_vibe_of_any_colour_on_any_row() -> None:
    game = table(at("land")).absorb(bonus=True)
    game.do("vibe", row="quell", slot=2).do("colour", colour="green")
    assert game.vibes("quell") == ["wild", None, "green", None]


@rule("CB-15.2.5")
def test_knowledge_is_not_offered_without_a_free_slot() -> None:
    assert table(at("land", vibes=FULL)).absorb().kind == "menu"


@rule("CB-15.2.6")
def test_creativity_gives_a_card() -> None:
    game = table(at("willow"))
    top = game.deck()[0]
    game.absorb(bonus=True)
    assert game.hand() == [top]


@rule("CB-15.2.6")
def test_creativity_is_not_offered_without_a_deck() -> None:
    assert table(at("willow", hand="rest", deck=[])).absorb().kind == "menu"


def test_what_is_free_is_taken_when_time_runs_out() -> None:
    free = table(at("cradle")).absorb()
    assert free.answer(free.asked.timeout).essence() == 4
    paid = table(bliss={"ambition": 0}).absorb()
    assert paid.answer(paid.asked.timeout).ambition() == 0


# CB-20.1 Misery


@rule("CB-20.1.1", "CB-20.1.2")
def test_misery_reaches_three_spheres_from_a_realm() -> None:
    game = misery("cradle").do("absorb")
    assert game.offered("sphere") == ["commitment", "humility", "diligence"]
    assert game.refused(game.sphere("knowledge")).code == "E_SPHERE"


@vector("TV-95")
@rule("CB-20.1.1", "CB-20.1.2")
def test_from_a_frontier_misery_reaches_four_spheres() -> None:
    game = misery("valley-cradle").do("absorb")
    reached = {"creativity", "commitment", "humility", "diligence"}  # at Realms 4, 0, 1, 2
    assert set(game.offered("sphere")) == reached
    assert game.refused(game.sphere("knowledge")).code == "E_SPHERE"


@rule("CB-20.1.1", "CB-1.2.4")
def test_misery_reaches_no_further_in_the_basic_game() -> None:
    game = misery("valley-cradle", options={"mode": "basic"}).do("absorb")
    assert game.offered("sphere") == ["commitment", "humility"]


@vector("TV-93")
@rule("CB-20.1.3", "CB-20.1.4", "CB-20.1.5")
def test_misery_empties_a_sphere_further_away() -> None:
    game = misery("cradle", origin={"diligence": 2}, sites={"network": "gloom minor"})
    game.absorb("diligence", bonus=True).through()
    assert game.wp(3) == 10 + 2 + 2
    assert (len(game.events("revelation")), game.events("joined"), game.wp_in("diligence")) == (1, [], 7)
    assert game.events("stayed") == [{"event": "stayed", "realm": 2, "cause": STAYING.index("afar"), "seat": 3}]
    assert (game.site_of("network"), game.identity("gloom")[0]) == ("gloom minor", len(game.events("fragment")))
    frontiers = misery("cradle", emotions="e2=G1 e5=G1 e8=G1")  # Frontiers 0 and 1 count, Frontier 2 does not
    assert frontiers.absorb("diligence", bonus=False).wp(3) == 10 + 2 + 2


@rule("CB-20.1.3")
def test_misery_counts_its_own_frontiers() -> None:
    beside = misery("cradle", emotions="e2=G1 e5=G1").absorb("diligence", bonus=False)
    assert beside.wp(3) == 14
    away = misery("cradle", emotions="e8=G1").absorb("diligence", bonus=False)
    assert away.wp(3) == 12


@vector("TV-94")
@rule("CB-20.1.6", "CB-17.5.1")
def test_misery_takes_the_fortress_along_beside_its_own_sphere() -> None:
    game = misery("cradle", origin={"humility": 2}, sites={"cradle": "gloom minor"}, common=["unity", "rest"])
    game.absorb("humility", bonus=False)
    game.until("menu")
    assert game.site_of("cradle") is None
    assert game.identity("gloom") == (1, 0, 0)


@rule("CB-23.3.5", "CB-15.1.5")
def test_a_power_that_denies_the_bonus_is_told() -> None:
    suspicion = {"valley-1": "suspicion 1"}
    game = Game(at("valley"), spaces=suspicion, bliss={"ambition": 1}).do("absorb")
    assert game.kind != "bonus"
    card = game.state.content.find("suspicion")
    assert game.events("denied") == [{"event": "denied", "seat": 0, "sphere": 0, "space": 0, "card": card}]
    poor = Game(at("valley"), spaces=suspicion, bliss={"ambition": 3}).do("absorb")
    assert poor.events("denied") == []  # there was nothing to deny


# CB-20.2 Delight


def delight(place: str, **more: Any) -> Game:
    return table(spirit("delight", place), at("network", "malice"), at("land", "harmony"), **more)


@rule("CB-20.2.1")
def test_delight_may_draw_after_four_wp() -> None:
    game = delight("valley", emotions="e2=B1 e14=B1").absorb(bonus=False)
    assert (game.kind, game.verbs()) == ("delight", {"draw", "decline"})
    assert game.refused(replies.ROTATE).code == "E_TURN"
    top = game.deck()[0]
    assert game.do("draw").hand() == [top]
    assert game.events("spirit_power") == [{"event": "spirit_power", "seat": 0, "spirit": SPIRITS.index("delight")}]


@rule("CB-20.2.1")
def test_delight_may_decline_the_card() -> None:
    assert delight("valley", emotions="e2=B1 e14=B1").absorb(bonus=False, draw=False).hand() == []


@rule("CB-20.2.1")
def test_three_wp_are_not_enough_for_delight() -> None:
    assert delight("valley", emotions="e2=B1").absorb(bonus=False).kind == "menu"


@rule("CB-20.2.1", "CB-1.2.4")
def test_delight_draws_nothing_in_the_basic_game() -> None:
    game = delight("valley", emotions="e2=B1 e14=B1", options={"mode": "basic"}).absorb(bonus=False)
    assert game.kind == "menu"


@rule("CB-20.2.2")
def test_wp_from_the_supply_counts_for_delight() -> None:
    assert delight("network").absorb(bonus=True).kind == "delight"
    assert delight("network").absorb(bonus=False).kind == "menu"
    sphere_only = {"delight_counts": "sphere"}
    assert delight("network", options=sphere_only).absorb(bonus=True).kind == "menu"
    assert delight("valley", emotions="e2=B1 e14=B1", options=sphere_only).absorb(bonus=False).kind == "delight"


@rule("CB-20.2.2")
def test_wp_from_powers_counts_for_delight() -> None:
    game = Game(
        spirit("delight", "valley"), pack=SPECIFICATION, spaces={"valley-1": "affection 1"}, bliss={"ambition": 3}
    )
    game.absorb()  # 2, one for Frontier 4, one from Affection
    assert (game.wp(), game.kind) == (14, "delight")


@rule("CB-20.2.2")
def test_what_commitment_costs_is_not_deducted_for_delight() -> None:
    game = delight("valley", emotions="e2=B1 e14=B1", bliss={"ambition": 0}).absorb(bonus=True)
    assert (game.wp(), game.kind) == (13, "delight")


@rule("CB-20.2.3")
def test_delight_draws_before_a_revelation() -> None:
    game = delight("valley", emotions="e2=B1 e14=B1", origin={"commitment": 4}).absorb(bonus=False)
    assert (game.kind, game.events("revelation")) == ("delight", [])
    game.do("draw")
    told = [event["event"] for event in game.table.events()]
    assert told.index("drew") < told.index("revelation")


# CB-20.4 Love


@vector("TV-96", "TV-97")
@rule("CB-20.4.1", "CB-20.4.2", "CB-20.4.3")
@pytest.mark.parametrize(
    ("place", "sites", "revised", "first"),
    [
        ("valley-cradle", {"valley": "bliss minor", "cradle": "bliss minor"}, 2, 2),
        ("valley", {"valley": "bliss minor"}, 1, 2),
        ("valley", {"valley": "bliss minor", "cradle": "bliss minor"}, 1, 2),
        ("valley-cradle", {"cradle": "bliss major"}, 1, 2),
        ("valley", {"valley": "gloom minor"}, 0, 0),
        ("valley", {}, 0, 0),
    ],
)
def test_love_gains_wp_for_adjacent_bliss_fortresses(
    place: str, sites: dict[str, str], revised: int, first: int
) -> None:
    for edition, extra in (("revised", revised), ("first", first)):
        game = table(spirit("love", place), sites=sites, options={"edition": edition})
        game.absorb("commitment", bonus=False)
        assert game.wp() == 12 + extra
        assert game.wp_in("commitment") == 5


@rule("CB-20.4.1", "CB-1.2.4")
def test_love_gains_nothing_in_the_basic_game() -> None:
    game = table(spirit("love", "valley"), sites={"valley": "bliss minor"}, options={"mode": "basic"})
    assert game.absorb(bonus=False).wp() == 12


@rule("CB-20.4.4")
def test_love_gains_before_a_revelation_takes_the_fortress() -> None:
    game = table(spirit("love", "valley"), sites={"valley": "bliss minor"}, origin={"commitment": 2})
    game.absorb(bonus=False)
    assert game.wp() == 13
    told = [event["event"] for event in game.table.events()]
    assert told.index("willpower") < told.index("revelation")


# The example of the rulebooks


DEED = {  # what scores a point in the example
    ("revised", "a"): "absorb_at_least",
    ("revised", "b"): "fortress_joins",
    ("first", "a"): "fortress_joins",
    ("first", "b"): "absorb_at_least",
}


@vector("TV-26")
@rule(
    "CB-4.2.1", "CB-5.2.3", "CB-5.3.2", "CB-6.3.5", "CB-15.1.3", "CB-15.1.5", "CB-15.2.4", "CB-16.1.1", "CB-17.2.2",
    "CB-17.2.3", "CB-17.2.5", "CB-17.3.3", "CB-17.4.1", "CB-17.5.1", "CB-17.5.6", "CB-17.5.8", "CB-20.2.1", "CB-23.3.6",
)  # fmt: skip
@pytest.mark.parametrize("look", [True, False])
@pytest.mark.parametrize("side", ["a", "b"])
@each_edition
def test_the_example_of_absorb_and_revelation(edition: str, side: str, look: bool) -> None:
    """The Bliss player in the Valley, who has one action left, Absorbs the last five WP of Diligence."""
    revised = edition == "revised"
    game = specified(
        spirit("delight" if revised else "empathy", "valley", wp=0, level=1),
        spirit("hatred", "network", level=1),
        spirit("love", "land", level=1),
        spirit("misery", "land", level=1),
        emotions="e10=B1 e11=B2 e12=B1 e13=B1 e1=G1 e3=G1 e4=G2 e5=G1 e9=G1",
        spaces={"valley-cradle": "benevolence 2"},
        sites={"valley": "bliss minor built 1"},
        offset=3,
        origin={"diligence": 5},
        common=["awareness", "fortitude", "rest"],
        bliss={"ambition": 0, "hidden": ["unity", "liveliness", "rest"]},
        gloom={"ambition": 0, "hidden": ["attitude", "rest"]},
        turn=8,
        actions=1,
        options={"edition": edition, "intention_side": side},
    )
    assert (game.sphere_at("valley"), game.intensity("valley-cradle")) == ("diligence", 3)
    assert (game.control("willow-valley"), game.control("valley-cradle")) == ("bliss", "bliss")
    owners = [game.control(realm) for realm in ("valley", "cradle", "network", "land", "willow")]
    assert owners == [None, "gloom", "gloom", "bliss", "bliss"]

    game.absorb(bonus=True)
    assert game.events("absorbed") == [{"event": "absorbed", "seat": 0, "sphere": 2, "number": 5}]
    assert game.wp() == (8 if revised else 7)
    if revised:
        assert (game.kind, game.verbs()) == ("delight", {"draw", "decline"})
        assert len(game.do("draw").hand()) == 1

    tested = {ASPIRATIONS[event["aspiration"]]: (event["bliss"], event["gloom"]) for event in game.events("tested")}
    assert tested == {"unity": (4, 3), "awareness": (3, 3), "attitude": (2, 2)}
    assert game.asks == [(1, "look")]
    if look:
        game.do("look")
        assert len(game.offered("aspiration")) + ("fortitude" in game.hidden("gloom")[:3]) == 3
        game.through()
    else:
        game.do("decline")
    assert [event["size"] for event in game.events("fragment")] == [0]
    assert (game.events("dismissed"), game.common[0], len(game.common)) == ([], "fortitude", 8)
    assert game.hidden("bliss")[0] == "liveliness"
    for faction, old in (("bliss", "unity"), ("gloom", "attitude")):
        hidden = game.hidden(faction)
        assert (len(hidden), old in hidden, hidden[0] == "fortitude") == (8, False, False)
    assert (game.identity("bliss"), game.identity("gloom")) == ((2, 0, 0), (0, 0, 0))
    assert (game.site_of("valley"), game.control("valley")) == (None, "gloom")
    assert game.wp_in("diligence") == 7

    assert (game.offset, game.sphere_at("valley")) == (4, "humility")
    assert [DEEDS[event["deed"]] for event in game.events("intention")] == [DEED[edition, side]]
    assert (game.points("bliss"), game.points("gloom")) == (1, 0)
    assert (game.asks, game.actions) == ([(0, "menu")], 1)
    assert game.gain_willpower().actions == 0
