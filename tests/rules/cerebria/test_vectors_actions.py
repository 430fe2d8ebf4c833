"""Test vectors 65 to 76 of the rules: Quell, Fortify and Empower."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.rules.cerebria.playing import SPECIFICATION, E, Game, S, board, row, spirit

EDITIONS = pytest.mark.parametrize("edition", ["revised", "first"])


def gloom(name: str, at: str, *slots: int, bliss: str = "love", bliss_at: str = "willow", **more: Any) -> Game:
    """A Spirit of Gloom has the turn, with these upgrade slots of Quell."""
    seat = spirit(name, at, hand=more.pop("hand", []), wp=more.pop("wp", 10), vibes=row("quell", *slots), level=1)
    seats = (spirit(bliss, bliss_at), seat, spirit("delight", "willow"))
    return Game(*seats, pack=SPECIFICATION, active=1, **more)


@rule("CB-10.1.3", "CB-10.1.7", "CB-10.1.8")
@EDITIONS
def test_tv_65_without_a_card_brightness_is_quelled_with_extinguish_only(edition: str) -> None:
    spaces = {E[0]: "brightness 2"}
    locked = gloom("misery", S[0], spaces=spaces, options={"edition": edition})
    assert locked.refused(locked.action("quell")).code == "E_NO_CARD"
    game = gloom("misery", S[0], 2, spaces=spaces, options={"edition": edition}).quell(upgrades="extinguish")
    assert (game.wp(1), game.ambition("gloom"), game.essence_at(E[0])) == (7, 2, 1)


@rule("CB-10.1.9", "CB-16.3.6", "CB-16.4.5")
@pytest.mark.parametrize(
    ("edition", "side", "points"), [("first", "a", 0), ("first", "b", 1), ("revised", "a", 1), ("revised", "b", 1)]
)
def test_tv_66_dominate_takes_the_one_essence_that_is_there(edition: str, side: str, points: int) -> None:
    game = gloom("misery", S[0], 1, hand=["fear"], spaces={E[0]: "trust 1"},
                 options={"edition": edition, "intention_side": side})  # fmt: skip
    game.quell(reveal="fear", upgrades="dominate")
    assert [event["number"] for event in game.events("removed")] == [1]
    assert (game.emotion(E[0]), game.points("gloom")) == (None, points)


@rule("CB-10.1.5", "CB-23.2.1", "CB-5.1.7")
def test_tv_67_a_card_of_the_teammate_goes_under_the_teammates_deck() -> None:
    game = gloom("misery", S[0], hand=["fear"], spaces={E[0]: "trust 1 token 2 by 2"})
    decks = game.deck(0), game.deck(2)
    game.quell(reveal="fear")
    assert (game.deck(0), game.deck(2)) == (decks[0], [*decks[1], "trust"])
    assert (game.emotion(E[0]), game.token(E[0])) == (None, 0)
    assert game.view(1)["seats"][2]["deck"][1] is None  # the cards in between are as hidden as before


@rule("CB-23.2.2", "CB-10.1.5")
def test_tv_68_a_strong_emotion_may_be_empowered_again() -> None:
    spaces = {E[0]: "loyalty 1", E[1]: "loyalty 2", E[12]: "trust 2"}
    game = gloom("misery", S[0], hand=["fear"], spaces=spaces).quell(E[0], reveal="fear").end_turn("cards")
    assert game.state.active == 2
    assert game.empower(E[12]).emotion(E[12]) == "loyalty"


@rule("CB-20.5.1", "CB-20.5.2")
@EDITIONS
def test_tv_69_how_far_malice_reaches(edition: str) -> None:
    options = {"edition": edition}
    frontier = gloom("malice", S[5], 2, spaces=board("e7=B1 e9=B1"), options=options).start("quell").use("extinguish")
    assert frontier.offered("space") == [E[7], E[9]]
    assert frontier.do("quell", space=E[9]).emotion(E[9]) is None
    realm = (
        gloom("malice", S[4], 2, spaces=board("e5=B1 e8=B1 e9=B1"), options=options).start("quell").use("extinguish")
    )
    assert realm.offered("space") == [E[5], E[8]]
    assert realm.refused(realm.space(E[9])).code == "E_ADJ"


TV_70 = "e0=B1 e2=B1 e14=B1"


@rule("CB-20.6.1", "CB-20.6.2", "CB-10.1.10")
@pytest.mark.parametrize(
    ("edition", "space", "code"),
    [("revised", 2, "E_PROTECTED"), ("revised", 14, "E_PROTECTED"), ("first", 2, None), ("first", 14, "E_PROTECTED")],
)
def test_tv_70_what_empathy_protects(edition: str, space: int, code: str | None) -> None:
    place = S[1] if space == 2 else S[9]
    game = gloom("misery", place, 2, bliss="empathy", bliss_at=S[0], spaces=board(TV_70), options={"edition": edition})
    refusal = game.table.refusal(game.action("quell"))
    assert (refusal.code if refusal else None) == code


@rule("CB-10.1.11", "CB-21.6.3")
@EDITIONS
def test_tv_71_wildfire_is_legal_where_a_quell_is_not(edition: str) -> None:
    hatred = spirit("hatred", S[2], vibes=row("move", 3))
    game = Game(spirit("empathy", S[0]), hatred, spirit(at=S[8]), pack=SPECIFICATION, spaces=board(TV_70), active=1,
                options={"edition": edition, "spirit_side": "b"})  # fmt: skip
    game.move(S[1], upgrades="wildfire", target=E[2])
    assert (game.place(1), game.emotion(E[2])) == (S[1], None)


@rule("CB-11.2.3", "CB-21.5.7")
@EDITIONS
def test_tv_72_attune_but_not_exalt_in_a_realm_of_gloom(edition: str) -> None:
    sites = {"valley": "bliss minor"}
    seats = {side: spirit("harmony", S[1], hand=["courage"], vibes=row("fortify", 1)) for side in "ab"}
    exalt = Game(seats["a"], pack=SPECIFICATION, sites=sites, spaces=board("e0=G3"), options={"edition": edition})
    assert exalt.control("valley") == "gloom"
    assert exalt.start("fortify").refused(exalt.upgrade_slots(1)).code == "E_ENEMY_REALM"
    attune = Game(seats["b"], pack=SPECIFICATION, sites=sites, spaces=board("e0=G3"),
                  options={"edition": edition, "spirit_side": "b"})  # fmt: skip
    assert attune.fortify(upgrades="attune").identity() == (1, 0, 0)


@rule("CB-11.3.4")
def test_tv_73_a_major_needs_a_minor_to_fall_back_to() -> None:
    seat = spirit("love", S[1], hand=["courage"], vibes=row("fortify", 2))
    game = Game(seat, pack=SPECIFICATION, sites={"valley": "gloom major"}, gloom={"identity": {"minor": 5}})
    assert game.supply("gloom")[0] == 0
    assert game.start("fortify").refused(game.upgrade_slots(2)).code == "E_NO_FRAGMENT"


@rule("CB-11.3.6")
@EDITIONS
def test_tv_74_two_demolitions_cost_no_action(edition: str) -> None:
    seat = spirit("love", S[1], wp=8, vibes=row("fortify", 2))
    sites = {"valley": "gloom minor", "cradle": "gloom minor"}
    game = Game(seat, pack=SPECIFICATION, sites=sites, bliss={"ambition": 2}, options={"edition": edition})
    game.fortify("valley", upgrades="demolish")
    assert (game.actions, game.wp(), game.ambition()) == (3, 4, 1)
    game.fortify("cradle", upgrades="demolish")
    assert (game.actions, game.wp(), game.ambition()) == (3, 0, 0)
    assert game.supply("gloom") == (5, 3, 1)


@rule("CB-12.1.7")
@EDITIONS
def test_tv_76_both_copies_of_the_strong_counterpart_are_in_play(edition: str) -> None:
    spaces = {E[0]: "trust 2", E[3]: "loyalty 1", E[6]: "loyalty 1"}
    game = Game(spirit("love", S[0]), pack=SPECIFICATION, spaces=spaces, options={"edition": edition})
    assert game.refused(game.action("empower")).code == "E_NO_STRONG"
