"""Test vectors 91 to 157 of the rules: Absorb and Spirit powers, Revelations, the end, Aspirations, setup."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import ASPIRATIONS, BLISS, FACTIONS, GLOOM, NO_ASPIRATION, NO_FRAGMENT
from mindrose.games.cerebria.rules.aspirations import fulfilled, strength
from mindrose.games.cerebria.rules.hidden import hidden_aspiration
from tests.rulebook import rule
from tests.rules.cerebria.playing import SPECIFICATION, E, Game, S, board, row, spirit
from tests.rules.cerebria.preparing import LIST, Setup, refused

SPHERES = ("commitment", "humility", "diligence", "knowledge", "creativity")
EDITIONS = pytest.mark.parametrize("edition", ["revised", "first"])


def table(*seats: dict[str, Any], emotions: str = "", edition: str = "revised", side: str = "a", **more: Any) -> Game:
    """Offset 0: Commitment at the Valley, then Humility, Diligence, Knowledge, and Creativity at the Willow."""
    options = {"edition": edition, "intention_side": side, **more.pop("options", {})}
    first = seats or (spirit("empathy", S[0], level=1),)
    return Game(*first, **{"pack": SPECIFICATION, "spaces": board(emotions), "options": options, **more})


def revealed(*seats: dict[str, Any], common: list[str], bliss: Any, gloom: Any, **more: Any) -> Game:
    """Seat 0 in the Valley empties Commitment; stops at the first choice of the Revelation."""
    factions: dict[str, Any] = {
        "bliss": {"hidden": bliss, **more.pop("more_bliss", {})},
        "gloom": {"hidden": gloom, **more.pop("more_gloom", {})},
    }
    game = table(*seats, common=common, **factions, **{"origin": {"commitment": 1}, **more})
    return game.absorb("commitment", bonus=False)


def through(game: Game) -> Game:
    """The rest of the Revelation as for seats that run out of time."""
    while game.kind in ("dismiss", "look", "keep"):
        game.answer(game.asked.timeout)
    return game


def compared(game: Game, aspiration: str) -> tuple[int, int]:
    number = ASPIRATIONS.index(aspiration)
    return int(strength(game.state, number, BLISS)), int(strength(game.state, number, GLOOM))


def has_more(game: Game, aspiration: str) -> str | None:
    faction = fulfilled(game.state, ASPIRATIONS.index(aspiration))
    return FACTIONS[faction] if faction >= 0 else None


def totals(game: Game) -> list[int]:
    return [int(list(event.values())[-1]) for event in game.events("scored")]


def misery(at: str, **more: Any) -> Game:
    """Misery has the turn."""
    seats = (spirit("empathy", S[6]), spirit("misery", at), spirit("harmony", S[6]))
    return table(*seats, active=1, **more)


# Absorb and Spirit powers


@rule("CB-3.4.4", "CB-15.1.1")
@EDITIONS
def test_tv_91_the_first_player_has_no_absorb_in_the_first_turn(edition: str) -> None:
    game = Setup(edition=edition).ready()
    assert game.state.turn == 0
    assert game.refused(replies.ABSORB).code == "E_USED"


@rule("CB-20.1.3", "CB-20.1.4", "CB-20.1.5")
def test_tv_93_misery_empties_a_sphere_further_away() -> None:
    game = misery(S[2], origin={"diligence": 2}, sites={"network": "gloom minor"})
    through(game.absorb("diligence", bonus=True))
    assert game.wp(1) == 10 + 2 + 2
    assert (len(game.events("revelation")), game.events("joined"), game.wp_in("diligence")) == (1, [], 7)
    assert (game.site_of("network"), game.identity("gloom")[0]) == ("gloom minor", len(game.events("fragment")))
    frontiers = misery(S[2], emotions="e2=G1 e5=G1 e8=G1")  # Frontiers 0 and 1 count, Frontier 2 does not
    assert frontiers.absorb("diligence", bonus=False).wp(1) == 10 + 2 + 2


@rule("CB-20.1.6", "CB-17.5.1")
def test_tv_94_misery_empties_the_adjacent_sphere() -> None:
    game = through(
        misery(S[2], origin={"humility": 2}, sites={"cradle": "gloom minor"}).absorb("humility", bonus=False)
    )
    assert (game.site_of("cradle"), len(game.events("joined"))) == (None, 1)


@rule("CB-20.1.1", "CB-20.1.2")
def test_tv_95_from_a_frontier_misery_reaches_four_spheres() -> None:
    game = misery(S[1]).do("absorb")
    reached = {"creativity", "commitment", "humility", "diligence"}  # at Realms 4, 0, 1, 2
    assert set(game.offered("sphere")) == reached
    assert game.refused(game.sphere("knowledge")).code == "E_SPHERE"


@rule("CB-20.4.1", "CB-20.4.2", "CB-20.4.3")
@pytest.mark.parametrize(("edition", "gained"), [("revised", 2), ("first", 2)])
def test_tv_96_love_between_two_fortresses(edition: str, gained: int) -> None:
    game = table(spirit("love", S[1]), edition=edition, sites={"valley": "bliss minor", "cradle": "bliss minor"})
    assert game.absorb("commitment", bonus=False).wp() == 10 + 2 + gained


@rule("CB-20.4.1", "CB-20.4.2", "CB-20.4.3")
@pytest.mark.parametrize(("edition", "gained"), [("revised", 1), ("first", 2)])
def test_tv_97_love_in_a_realm_with_a_fortress(edition: str, gained: int) -> None:
    game = table(spirit("love", S[0]), edition=edition, sites={"valley": "bliss minor"})
    assert game.absorb(bonus=False).wp() == 10 + 2 + gained


@rule("CB-15.2.2")
def test_tv_99_commitment_offers_nothing_when_all_ambition_is_active() -> None:
    game = table(bliss={"ambition": 3}).absorb()
    assert (game.kind, game.wp()) == ("menu", 12)
    assert table(bliss={"ambition": 2}).absorb().kind == "bonus"


def drained(edition: str, **spheres: int) -> Game:
    """Misery between Commitment and Humility Quells with Drain."""
    seat = spirit("misery", S[1], hand=["fear"], vibes=row("quell", 3), level=1)
    seats = (spirit("empathy", S[6]), seat, spirit("harmony", S[6]))
    game = table(*seats, edition=edition, active=1, spaces={E[2]: "trust 2"}, origin=spheres,
                 options={"spirit_side": "b"}, sites={"valley": "gloom minor"})  # fmt: skip
    return game.quell(reveal="fear", upgrades="drain")


@rule("CB-21.7.6", "CB-17.1.2", "CB-21.7.7")
def test_tv_100_spheres_with_one_wp_are_drained_in_the_first_edition_only() -> None:
    revised = drained("revised", commitment=1, humility=1)
    assert (revised.kind, revised.wp(1), revised.wp_in("commitment")) == ("menu", 8, 1)  # declined
    other = drained("revised", commitment=1, humility=2)
    assert other.refused(other.sphere("commitment")).code == "E_SPHERE"
    first = through(drained("first", commitment=1, humility=1).do("drain", sphere="commitment"))
    steps = [event["event"] for event in first.table.events()]
    order = [steps.index(step) for step in ("revelation", "showed", "tested", "common", "hidden", "joined", "refilled")]
    assert order == sorted(order)
    assert (first.wp_in("commitment"), first.offset, first.site_of("valley")) == (7, 0, None)


@rule("CB-14.1.5", "CB-15.1.7")
def test_tv_101_rotate_and_absorb_turn_the_origin_twice() -> None:
    assert table().rotate().absorb(bonus=False).offset == 2


# Revelations, the end, scoring


@rule("CB-17.5.2")
@EDITIONS
def test_tv_110_a_fortress_built_this_turn_stays(edition: str) -> None:
    game = table(edition=edition, origin={"commitment": 2}).fortify()
    through(game.absorb("commitment", bonus=False))
    assert len(game.events("revelation")) == 1
    assert (game.site_of("valley"), game.events("joined")) == ("bliss minor", [])


@rule("CB-17.5.4")
@pytest.mark.parametrize(("edition", "left", "joined"), [("revised", None, 1), ("first", "gloom minor", 0)])
def test_tv_112_a_major_demolished_this_turn_joins_in_the_revised_edition(
    edition: str, left: str | None, joined: int
) -> None:
    seat = spirit("empathy", S[0], vibes=row("fortify", 2), level=1)
    game = table(
        seat, edition=edition, origin={"commitment": 2}, sites={"valley": "gloom major built 1 laid 1"}, turn=4
    )
    through(game.fortify(upgrades="demolish").absorb("commitment", bonus=False))
    assert (game.site_of("valley"), len(game.events("joined"))) == (left, joined)


@rule("CB-17.5.1", "CB-16.1.6")
@pytest.mark.parametrize(("edition", "side"), [("revised", "b"), ("first", "a")])
def test_tv_113_an_enemy_fortress_joins_and_scores_for_nobody(edition: str, side: str) -> None:
    game = revealed(edition=edition, side=side, sites={"valley": "gloom minor"}, common=["unity", "openness", "rest"],
                    bliss=["awareness", "rest"], gloom=["awareness", "rest"], emotions="e2=B1 e14=B1 e5=G1 e8=G1",
                    origin={"commitment": 3})  # fmt: skip
    through(game)
    assert (game.identity("gloom"), game.site_of("valley")) == ((1, 0, 0), None)
    assert (game.points("bliss"), game.points("gloom")) == (0, 0)


@rule("CB-17.2.5", "CB-17.2.6", "CB-17.3.2", "CB-17.4.2")
def test_tv_114_a_major_for_gloom_and_a_minor_for_bliss() -> None:
    game = revealed(emotions="e6=G1 e9=G1 e3=B3", common=["attitude", "openness", "unity", "rest"],
                    bliss=["sensibility", "rest"], gloom=["awareness", "rest"])  # fmt: skip
    assert (game.identity("gloom"), game.identity("bliss")) == ((0, 1, 0), (1, 0, 0))
    assert (game.kind, game.state.faction[game.asked.seat]) == ("dismiss", BLISS)
    game.do("dismiss", aspiration="unity")
    assert ("unity" in game.common, game.kind, game.events("looked")) == (False, "menu", [])


@rule("CB-17.3.2", "CB-17.3.5", "CB-19.1.1")
def test_tv_115_the_last_common_card_is_removed_and_the_end_triggered() -> None:
    others = [name for name in ASPIRATIONS if name not in ("attitude", "unity")]
    game = revealed(emotions="e6=G1", common=["attitude", "unity"], removed=others, bliss=["fortitude", "rest"],
                    gloom=["awareness", "rest"])  # fmt: skip
    assert [event["aspiration"] for event in game.events("dismissed")] == [ASPIRATIONS.index("unity")]
    assert (game.common, game.state.trigger) == ([], NO_ASPIRATION)
    assert (game.kind, game.actions) == ("menu", 3)  # the turn goes on


@rule("CB-17.4.5")
@pytest.mark.parametrize("seed", range(6))
def test_tv_116_a_top_card_equal_to_the_common_one_is_shuffled_away(seed: int) -> None:
    game = revealed(emotions="e3=B1", common=["attitude", "openness", "rest"], seed=seed,
                    bliss=["fortitude", "openness", "rest"], gloom=["fortitude", "rest"])  # fmt: skip
    through(game)
    assert (game.common[0], game.identity("bliss")) == ("openness", (1, 0, 0))
    assert game.hidden("bliss")[0] != "openness"
    assert len(game.hidden("bliss")) == 8


@rule("CB-17.4.3")
def test_tv_117_the_new_common_card_cannot_be_kept() -> None:
    hidden = ["fortitude", "openness", "unity", "awareness", "rest"]
    game = revealed(
        emotions="e3=B1", common=["attitude", "openness", "rest"], bliss=["fortitude", "rest"], gloom=hidden
    )
    game.do("look")
    assert game.refused(game.aspiration("openness")).code == "E_SAME_AS_COMMON"
    assert game.do("keep", aspiration="awareness").hidden("gloom")[0] == "awareness"


@rule("CB-17.4.7")
def test_tv_118_the_last_hidden_card_equals_the_common_one() -> None:
    """Gloom empties Humility, which the Origin has turned to the Network, in the next turn."""
    game = revealed(emotions="e3=B1", common=["attitude", "openness", "unity"], bliss=["fortitude", "rest"],
                    gloom=["fortitude", "openness"], players=2, origin={"commitment": 1, "humility": 1})  # fmt: skip
    through(game)
    assert hidden_aspiration(game.state, GLOOM) < 0
    mine = game.hidden("bliss")[0]
    before = len(game.events("tested")), len(game.events("showed"))
    game.end_turn("cards").absorb(bonus=False)
    tested = [ASPIRATIONS[int(event["aspiration"])] for event in game.events("tested")[before[0] :]]
    assert set(tested) == {"openness", mine}
    assert [event["faction"] for event in game.events("showed")[before[1] :]] == [BLISS]


@rule("CB-17.2.9", "CB-19.1.3", "CB-19.1.9")
def test_tv_119_without_a_minor_the_fortress_joins_and_then_the_capstone() -> None:
    vibes = {**row("fortify", 1, 2), **row("move", 1)}
    seat = spirit("harmony", S[0], vibes=vibes, level=1, hand=["courage"])
    sites = {"valley": "bliss minor", "cradle": "bliss minor", "network": "gloom minor"}
    game = revealed(seat, emotions="e3=B1", common=["attitude", "openness", "rest"], bliss=["reflection", "rest"],
                    gloom=["liveliness", "rest"], sites=sites, more_bliss={"ambition": 3, "identity": {"minor": 3}},
                    options={"spirit_side": "b"})  # fmt: skip
    assert game.supply("bliss")[0] == 0
    through(game)
    told = [event["event"] for event in game.table.events()]
    assert told.index("triggered") < told.index("joined") < told.index("fragment")
    assert (game.state.trigger, game.identity("bliss")) == (NO_FRAGMENT, (4, 0, 1))
    game.move(S[3], upgrades="flight").start("fortify")
    assert game.refused(game.upgrade_slots(1)).code == "E_CLOSED"  # Attune beside the Cradle


@rule("CB-17.2.10")
def test_tv_120_a_missing_major_is_no_minor() -> None:
    game = revealed(emotions="e6=G1 e9=G1", common=["attitude", "openness", "rest"], bliss=["fortitude", "rest"],
                    gloom=["awareness", "rest"], more_gloom={"identity": {"major": 3, "minor": 2}})  # fmt: skip
    assert through(game).identity("gloom") == (2, 3, 1)
    assert game.supply("gloom") == (3, 0, 0)


@rule("CB-19.2.1", "CB-19.2.2", "CB-19.2.3", "CB-19.2.4", "CB-19.2.7")
def test_tv_122_the_capstone_breaks_the_tie() -> None:
    game = table(
        trigger="no_fragment", sealed=True,
        bliss={"points": 6, "identity": {"minor": 2, "major": 1, "capstone": 1}},
        gloom={"points": 2, "identity": {"minor": 3, "major": 2}},
    ).end_turn("cards")  # fmt: skip
    assert totals(game) == [21, 21]
    assert (game.over, FACTIONS[game.state.winner]) == (True, "bliss")


@rule("CB-19.2.5")
def test_tv_124_fragments_on_sites_are_worth_nothing() -> None:
    sites = {"valley": "bliss major", "cradle": "bliss minor", "land": "gloom minor"}
    game = table(trigger="no_aspiration", sealed=True, sites=sites).end_turn("cards")
    assert totals(game) == [0, 0]


@rule("CB-16.1.2", "CB-16.1.3", "CB-16.3.1", "CB-16.3.2", "CB-16.3.4", "CB-16.3.6", "CB-16.3.8", "CB-16.3.9")
@pytest.mark.parametrize(("edition", "points"), [("revised", [1, 3, 5]), ("first", [0, 0, 2])])
def test_tv_125_three_deeds_in_one_turn_on_side_a(edition: str, points: list[int]) -> None:
    vibes: dict[str, list[str | None]] = {"move": ["blue", "red", "yellow", None]}
    seat = spirit("empathy", S[0], hand=["courage"], vibes=vibes, level=1)
    game = table(seat, edition=edition, spaces={**board("e2=B1 e14=B3"), E[0]: "fear 2"})
    seen = [game.quell(E[0], reveal="courage").points()]
    seen.append(game.absorb(bonus=False).points())
    assert game.events("absorbed")[0]["number"] == 4
    seen.append(game.add_vibe("move", 3, "green").points())
    assert seen == points


@rule("CB-16.1.3", "CB-16.4.3", "CB-16.4.6", "CB-16.4.7", "CB-16.4.8")
@pytest.mark.parametrize(("edition", "points"), [("first", [1, 3, 4]), ("revised", [1, 1, 1])])
def test_tv_126_three_deeds_in_one_turn_on_side_b(edition: str, points: list[int]) -> None:
    seat = spirit("empathy", S[0], vibes=row("fortify", 1), level=1)
    game = table(seat, edition=edition, side="b", sites={"valley": "bliss minor"},
                 spaces={**board("e2=B1 e14=B1"), E[0]: "trust 2"})  # fmt: skip
    seen = [game.empower().points(), game.fortify(upgrades="exalt").points(), game.absorb(bonus=False).points()]
    assert game.events("absorbed")[0]["number"] == 4
    assert seen == points


@rule("CB-16.2.2", "CB-16.2.3")
@pytest.mark.parametrize(("ambition", "after"), [(1, 2), (3, 3)])
def test_tv_127_two_points_from_space_eight_pass_an_ambition(ambition: int, after: int) -> None:
    vibes: dict[str, list[str | None]] = {"move": ["blue", "red", "yellow", None]}
    seat = spirit("empathy", S[0], hand=["affection"], vibes=vibes, level=1)
    game = table(seat, edition="first", bliss={"points": 8, "ambition": ambition})
    game.move(S[1], vibe=("affection", 3))
    assert (game.points(), game.ambition()) == (10, after)


@rule("CB-1.2.7", "CB-19.1.1")
def test_tv_131_seven_revelations_end_a_basic_game() -> None:
    """Nobody has anything on the board, so nobody ever fulfils an Aspiration."""
    game = table(spirit("empathy", S[0]), spirit("misery", S[4]), players=2, options={"mode": "basic"},
                 origin=dict.fromkeys(SPHERES, 2))  # fmt: skip
    assert len(game.common) == 7
    while not game.over:
        if game.state.trigger < 0:
            assert len(game.events("revelation")) < 7
            through(game.absorb(bonus=False))
        game.end_turn("cards")
    assert (len(game.events("revelation")), game.state.trigger) == (7, NO_ASPIRATION)
    assert game.events("fragment") == []


# Aspirations


@rule("CB-18.2.3")
def test_tv_141_awareness_counts_triads() -> None:
    game = table(emotions="e1=B1 e2=B1 e3=B1 e4=G1 e7=G1")
    assert (compared(game, "awareness"), has_more(game, "awareness")) == ((1, 2), "gloom")


@rule("CB-18.2.9", "CB-5.1.3")
def test_tv_142_sensibility_counts_the_token() -> None:
    game = table(spaces={E[0]: "trust 3 token 2", E[6]: "doubt 3"})
    assert (compared(game, "sensibility"), has_more(game, "sensibility")) == ((5, 4), "bliss")


@rule("CB-18.2.6", "CB-18.2.7")
def test_tv_143_versatility_counts_colours() -> None:
    spaces = {E[0]: "bleakness 1", E[3]: "fear 1", E[4]: "mistrust 1", E[6]: "courage 1", E[9]: "kindness 1"}
    game = table(spaces=spaces)
    assert (compared(game, "versatility"), has_more(game, "versatility")) == ((2, 1), "bliss")


@rule("CB-18.2.8")
def test_tv_144_a_major_is_worth_two_minors() -> None:
    game = table(sites={"valley": "bliss major", "cradle": "gloom minor", "land": "gloom minor"})
    assert (compared(game, "fortitude"), has_more(game, "fortitude")) == ((2, 2), None)


@rule("CB-18.2.5", "CB-5.1.6")
def test_tv_145_liveliness_counts_no_token() -> None:
    game = table(spaces={E[0]: "trust 3", E[3]: "courage 1", E[6]: "dislike 2", E[9]: "loneliness 2 token 6"})
    assert (compared(game, "liveliness"), has_more(game, "liveliness")) == ((4, 4), None)


@rule("CB-18.1.3", "CB-17.2.3")
@pytest.mark.parametrize("aspiration", ["attitude", "openness", "reflection"])
def test_tv_146_nobody_controls_anything(aspiration: str) -> None:
    assert (compared(table(), aspiration), has_more(table(), aspiration)) == ((0, 0), None)


# Setup and the end of a turn


@rule("CB-3.5.2")
def test_tv_150_three_courage_are_one_too_many() -> None:
    three = LIST.replace("courage 2", "courage 3").replace(", trust", "")
    assert "E_DECKBUILD" in refused(deck_0=three)
    assert Setup(deck_0=LIST).deck_list(0).count("courage") <= 2


@rule("CB-1.2.13")
@pytest.mark.parametrize("players", [2, 3])
def test_tv_152_a_shaper_plays_the_basic_game_in_the_revised_edition_only(players: int) -> None:
    assert Setup(players, mode="basic").ready().kind == "menu"
    assert "E_MODE" in refused(players, mode="basic", edition="first")


@rule("CB-6.3.2")
def test_tv_155_only_cards_when_all_ambition_is_active() -> None:
    game = table(spirit("empathy", S[0], deck=["trust", "comfort", "rest"]), bliss={"ambition": 3}).end_turn(None)
    assert (sorted(game.hand()), game.ambition(), game.state.active) == (["comfort", "trust"], 3, 1)


@rule("CB-6.3.1", "CB-23.2.6")
def test_tv_157_a_deck_of_one_card_gives_one() -> None:
    game = table(spirit("empathy", S[0], hand="rest", deck=["courage"]), bliss={"ambition": 1})
    cards = len(game.hand())
    game.end_turn("cards")
    assert (len(game.hand()), game.deck(), game.ambition(), game.state.active) == (cards + 1, [], 1, 1)
    assert len(game.events("drew")) == 1
