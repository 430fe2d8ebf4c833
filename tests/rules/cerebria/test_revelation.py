"""CB-17 The Revelation, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import ASPIRATIONS, BLISS, GLOOM, NO_ASPIRATION, NO_FRAGMENT, NOBODY
from mindrose.games.cerebria.rules.hidden import hidden_aspiration, next_of
from mindrose.games.cerebria.rules.revelation import STAYING
from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import SPECIFICATION, Game, board, each_edition, row, spirit, with_empathy

FIRST = {"edition": "first"}
SEATS = (
    spirit("empathy", "valley", level=1),
    spirit("malice", "valley", level=1),
    spirit("harmony", "land", level=1),
    spirit("hatred", "land", level=1),
)
# Boards for the Aspirations below: who has more Realms (attitude), Essence (liveliness), Fortresses (fortitude).
BLISS_REALM = "e3=B1"
GLOOM_REALM = "e6=G1"


def table(
    emotions: str = "",
    common: tuple[str, ...] = ("attitude", "openness"),
    bliss: tuple[str, ...] = ("fortitude",),
    gloom: tuple[str, ...] = ("fortitude",),
    more_bliss: dict[str, Any] | None = None,
    more_gloom: dict[str, Any] | None = None,
    **more: Any,
) -> Game:
    """The Sphere at the Valley, Commitment, is about to be emptied by seat 0; decks from the top, then the rest."""
    return Game(
        *SEATS,
        **{
            "pack": SPECIFICATION,
            "spaces": board(emotions),
            "common": [*common, "rest"],
            "bliss": {"hidden": [*bliss, "rest"], **(more_bliss or {})},
            "gloom": {"hidden": [*gloom, "rest"], **(more_gloom or {})},
            "origin": {"commitment": 2},
            **more,
        },
    )


def fortress(text: str, **more: Any) -> Game:
    """A Fortress beside that Sphere, and Aspirations that it does not help with."""
    return table(common=("unity", "openness"), bliss=("awareness",), gloom=("awareness",),
                 **{"sites": {"valley": text}, **more})  # fmt: skip


def reveal(game: Game) -> Game:
    """The active player empties the Sphere; stops at the first question of the Revelation."""
    return game.absorb("commitment", bonus=False)


def story(game: Game) -> list[str]:
    return [str(event["event"]) for event in game.table.events()]


def told(game: Game, name: str) -> list[tuple[Any, ...]]:
    return [tuple(event.values())[1:] for event in game.events(name)]


def number(name: str) -> int:
    return ASPIRATIONS.index(name)


# CB-17.1 Trigger


@rule("CB-17.1.1")
def test_a_revelation_starts_as_soon_as_a_sphere_is_empty() -> None:
    game = reveal(table())
    assert told(game, "revelation") == [(0, 0)]
    assert game.events("rotated") == []
    assert game.through().wp_in("commitment") == 7


@rule("CB-17.1.2")
@pytest.mark.parametrize(("edition", "revelations"), [("revised", 0), ("first", 1)])
def test_the_last_wp_can_be_drained_in_the_first_edition_only(edition: str, revelations: int) -> None:
    seat = spirit("misery", "valley", hand=["fear"], vibes={"quell": ["wild"] * 4})
    game = Game(
        spirit("empathy", "land"), seat, pack=SPECIFICATION, active=1, place=1, spaces={"valley-1": "courage 2"},
        origin={"commitment": 1}, sites={"valley": "gloom minor"}, common=["versatility", "rest"],
        gloom={"hidden": ["openness", "rest"]}, options={"edition": edition, "spirit_side": "b"},
    )  # fmt: skip
    game.quell("valley-1", reveal="fear", upgrades="drain").when("drain", "drain", sphere="commitment").through()
    assert len(game.events("revelation")) == revelations
    assert (game.offset, game.wp_in("commitment")) == (0, 7 if revelations else 1)
    assert game.identity("gloom") == (revelations, 0, 0)  # the Fortress joins


@rule("CB-17.1.3", "CB-15.1.8")
def test_the_steps_run_in_order_without_actions_in_between() -> None:
    game = reveal(table(GLOOM_REALM + " e9=G1", gloom=("liveliness",), sites={"valley": "bliss minor"}))
    assert game.kind == "dismiss"
    assert game.refused(replies.ROTATE, 0).code == "E_TURN"
    assert game.refused(game.action("gain_willpower")).code == "E_TURN"
    steps = ["revelation", "showed", "tested", "fragment", "dismissed", "common", "hidden", "joined", "refilled"]
    places = [story(game.through()).index(step) for step in steps]
    assert places == sorted(places)


@rule("CB-17.1.4")
@pytest.mark.parametrize("trigger", ["no_aspiration", "no_fragment"])
def test_after_the_first_two_triggers_only_the_last_steps_run(trigger: str) -> None:
    game = reveal(table(BLISS_REALM, trigger=trigger, sealed=True, sites={"valley": "gloom minor"}))
    assert game.kind == "menu"
    assert (game.events("tested"), game.events("showed")) == ([], [])
    assert game.identity("bliss") == (0, 0, 0)
    assert game.identity("gloom") == (1, 0, 0)
    assert (game.common[0], game.hidden("bliss")[0]) == ("attitude", "fortitude")
    assert game.wp_in("commitment") == 7


@rule("CB-17.1.4", "CB-19.1.9")
def test_a_capstone_keeps_the_fortress_out_then() -> None:
    capped = {"identity": {"capstone": 1}}
    game = table(trigger="no_fragment", sealed=True, sites={"valley": "gloom minor"}, more_bliss=capped)
    reveal(game)
    assert game.site_of("valley") == "gloom minor"
    assert (game.identity("gloom"), game.wp_in("commitment")) == ((0, 0, 0), 7)


@rule("CB-17.1.4")
def test_after_twenty_points_a_revelation_runs_in_full() -> None:
    game = reveal(table(BLISS_REALM, trigger="twenty_points", more_bliss={"points": 20}))
    assert game.identity("bliss") == (1, 0, 0)


# CB-17.2 Steps 1 to 3


@rule("CB-17.2.1")
def test_both_factions_show_their_hidden_aspiration() -> None:
    game = reveal(table(bliss=("unity",), gloom=("liveliness",)))
    assert told(game, "showed") == [(BLISS, number("unity")), (GLOOM, number("liveliness"))]


@rule("CB-17.2.1")
def test_what_was_shown_cannot_be_taken_back() -> None:
    game = table()
    before = game.state.stack.seals
    assert reveal(game).state.stack.seals > before


@rule("CB-17.2.2", "CB-18.1.2")
def test_each_faction_is_tested_on_the_common_and_its_hidden_aspiration() -> None:
    game = reveal(table("e3=B1 e4=B2 e6=G1", bliss=("unity",), gloom=("liveliness",)))
    assert told(game, "tested") == [
        (number("attitude"), 1, 1, NOBODY, NOBODY),
        (number("unity"), 2, 1, BLISS, BLISS),
        (number("liveliness"), 3, 1, GLOOM, NOBODY),
    ]


@rule("CB-17.2.3")
def test_a_tie_fulfils_nothing() -> None:
    game = reveal(table("e3=B1 e6=G1"))
    assert (game.identity("bliss"), game.identity("gloom")) == ((0, 0, 0), (0, 0, 0))


@rule("CB-17.2.4")
def test_the_other_factions_hidden_aspiration_is_of_no_use() -> None:
    game = reveal(table("e3=B1 e6=G1", sites={"land": "bliss minor"}, common=("unity",), bliss=("openness",)))
    assert game.identity("bliss") == (0, 0, 0)  # it leads in Fortitude, which is Gloom's


@rule("CB-17.2.5", "CB-17.2.8")
@pytest.mark.parametrize(("common", "hidden"), [("attitude", "fortitude"), ("fortitude", "attitude")])
def test_one_fulfilled_aspiration_adds_a_minor(common: str, hidden: str) -> None:
    game = reveal(table(BLISS_REALM, common=(common,), bliss=(hidden,), gloom=("sensibility",)))
    assert game.identity("bliss") == (1, 0, 0)
    assert game.supply("bliss") == (4, 3, 1)
    assert told(game, "fragment") == [(BLISS, 0)]


def revealed(*seats: dict[str, Any], common: list[str], bliss: Any, gloom: Any, **more: Any) -> Game:
    """Seat 0 in the Valley empties Commitment; stops at the first choice of the Revelation."""
    factions: dict[str, Any] = {
        "bliss": {"hidden": bliss, **more.pop("more_bliss", {})},
        "gloom": {"hidden": gloom, **more.pop("more_gloom", {})},
    }
    game = with_empathy(*seats, common=common, **factions, **{"origin": {"commitment": 1}, **more})
    return game.absorb("commitment", bonus=False)


@vector("TV-114")
@rule("CB-17.2.5", "CB-17.2.6", "CB-17.3.2", "CB-17.4.2", "CB-17.2.11")
def test_a_major_for_gloom_and_a_minor_for_bliss() -> None:
    game = revealed(
        emotions="e6=G1 e9=G1 e3=B3",
        common=["attitude", "openness", "unity", "rest"],
        bliss=["sensibility", "rest"],
        gloom=["awareness", "rest"],
    )
    assert (game.identity("gloom"), game.identity("bliss")) == ((0, 1, 0), (1, 0, 0))
    assert (game.kind, game.state.faction[game.asked.seat]) == ("dismiss", BLISS)
    game.do("dismiss", aspiration="unity")
    assert ("unity" in game.common, game.kind, game.events("looked")) == (False, "menu", [])


@rule("CB-17.2.7")
def test_a_fragment_is_added_without_being_asked_for() -> None:
    game = reveal(table(BLISS_REALM, gloom=("liveliness",)))
    assert (game.identity("bliss"), game.kind) == ((1, 0, 0), "look")


@rule("CB-17.2.8", "CB-17.2.9", "CB-19.1.2")
def test_fragments_on_sites_do_not_count_as_available() -> None:
    sites = {"cradle": "bliss minor", "network": "bliss minor", "land": "bliss minor", "willow": "bliss minor"}
    game = reveal(table(common=("fortitude",), sites=sites, bliss=("openness",), gloom=("openness",),
                                more_bliss={"identity": {"minor": 1}})).through()  # fmt: skip
    assert game.supply("bliss")[0] == 0
    assert game.state.trigger == 1
    assert game.identity("bliss") == (1, 0, 1)


@vector("TV-119")
@rule("CB-17.2.9", "CB-19.1.3", "CB-19.1.9", "CB-17.5.7")
def test_without_a_minor_the_fortress_joins_and_then_the_capstone() -> None:
    vibes = {**row("fortify", 1, 2), **row("move", 1)}
    seat = spirit("harmony", "valley", vibes=vibes, level=1, hand=["courage"])
    sites = {"valley": "bliss minor", "cradle": "bliss minor", "network": "gloom minor"}
    game = revealed(
        seat,
        emotions="e3=B1",
        common=["attitude", "openness", "rest"],
        bliss=["reflection", "rest"],
        gloom=["liveliness", "rest"],
        sites=sites,
        more_bliss={"ambition": 3, "identity": {"minor": 3}},
        options={"spirit_side": "b"},
    )
    assert game.supply("bliss")[0] == 0
    game.through()
    steps = story(game)
    assert steps.index("triggered") < steps.index("joined") < steps.index("fragment")
    assert (told(game, "triggered"), told(game, "fragment"), game.state.sealed) == ([(1,)], [(BLISS, 2)], 1)
    assert game.kind == "menu"
    assert (game.state.trigger, game.identity("bliss")) == (NO_FRAGMENT, (4, 0, 1))
    game.move("cradle-network", upgrades="flight").start("fortify")
    assert game.refused(game.upgrade_slots(1)).code == "E_CLOSED"  # Attune beside the Cradle


@vector("TV-120")
@rule("CB-17.2.10", "CB-17.3.3")
def test_a_missing_major_is_not_replaced_by_a_minor() -> None:
    game = table("e6=G1 e9=G1", gloom=("awareness",), more_gloom={"identity": {"major": 3, "minor": 2}})
    reveal(game).through()
    assert game.identity("gloom") == (2, 3, 1)
    assert game.supply("gloom") == (3, 0, 0)
    assert game.events("dismissed") == []


@rule("CB-17.2.10")
def test_a_missing_minor_is_not_replaced_by_a_major() -> None:
    game = reveal(table(BLISS_REALM, more_bliss={"identity": {"minor": 5}})).through()
    assert (game.identity("bliss"), game.supply("bliss")) == ((5, 0, 1), (0, 3, 0))


# CB-17.3 Step 4


@rule("CB-17.3.1", "CB-17.3.5")
def test_the_next_card_of_the_row_is_the_new_common_aspiration() -> None:
    game = reveal(table()).through()
    assert game.common[0] == "openness"
    assert told(game, "common") == [(number("openness"),)]
    assert "attitude" not in game.common
    assert game.position()["removed"] == ["attitude"]


@rule("CB-17.3.2", "CB-24.1.6")
def test_after_a_major_the_other_faction_removes_a_card() -> None:
    game = reveal(table(GLOOM_REALM, gloom=("liveliness",)))
    assert (game.kind, game.asked.seat) == ("dismiss", 2)
    assert sorted(game.offered("aspiration")) == sorted(set(ASPIRATIONS) - {"attitude"})
    gone = game.refused(game.aspiration("attitude"))
    assert (gone.code, gone.rule) == ("E_TARGET", "CB-17.3.2")
    assert game.refused(replies.PASS).code == "E_TURN"
    game.do("dismiss", aspiration="openness")
    assert told(game, "dismissed") == [(BLISS, number("openness"))]
    assert "openness" not in game.common
    assert set(game.position()["removed"]) == {"attitude", "openness"}


@rule("CB-17.3.2")
def test_the_last_card_of_the_row_goes_when_time_runs_out() -> None:
    game = reveal(table(GLOOM_REALM, gloom=("liveliness",)))
    last = game.common[-1]
    assert game.asked.timeout == game.aspiration(last)


@rule("CB-17.3.3")
def test_without_a_major_no_card_is_removed() -> None:
    game = reveal(table(GLOOM_REALM)).through()
    assert (game.identity("gloom"), len(game.common)) == ((1, 0, 0), 8)
    assert game.events("dismissed") == []


@rule("CB-17.3.4", "CB-19.1.1")
def test_without_a_face_up_card_the_removal_is_skipped() -> None:
    game = reveal(table(GLOOM_REALM, gloom=("liveliness",), common=("attitude",), removed=others("attitude")))
    assert game.identity("gloom") == (0, 1, 0)
    assert game.events("dismissed") == []
    assert game.kind == "menu"
    assert told(game, "triggered") == [(0,)]


def others(*names: str) -> list[str]:
    """The Aspirations that are not named."""
    return [name for name in ASPIRATIONS if name not in names]


@vector("TV-115")
@rule("CB-17.3.2", "CB-17.3.5", "CB-19.1.1", "CB-19.1.7")
def test_the_last_common_card_is_removed_and_the_end_triggered() -> None:
    others = [name for name in ASPIRATIONS if name not in ("attitude", "unity")]
    game = revealed(
        emotions="e6=G1",
        common=["attitude", "unity"],
        removed=others,
        bliss=["fortitude", "rest"],
        gloom=["awareness", "rest"],
    )
    assert told(game, "dismissed") == [(BLISS, number("unity"))]
    assert (game.common, game.state.trigger, game.state.sealed) == ([], NO_ASPIRATION, 1)
    assert (game.kind, game.actions) == ("menu", 3)  # the turn goes on


# CB-17.4 Step 5


@rule("CB-17.4.1")
def test_both_hidden_aspirations_leave_the_game() -> None:
    game = reveal(table(BLISS_REALM, bliss=("liveliness",), gloom=("fortitude",))).through()
    assert "liveliness" not in game.hidden("bliss")
    assert "fortitude" not in game.hidden("gloom")
    assert (len(game.hidden("bliss")), len(game.hidden("gloom"))) == (8, 8)


@rule("CB-17.4.2", "CB-24.1.6")
def test_a_faction_without_success_may_look_at_three_cards_and_keep_one() -> None:
    hidden = ("fortitude", "unity", "liveliness", "awareness", "reflection")
    game = reveal(table(BLISS_REALM, gloom=hidden))
    assert (game.kind, game.asked.seat, game.verbs()) == ("look", 1, {"look", "decline"})
    assert game.refused(replies.ROTATE).code == "E_TURN"
    game.do("look")
    assert game.offered("aspiration") == ["awareness", "unity", "liveliness"]
    refusal = game.refused(game.aspiration("reflection"))
    assert (refusal.code, refusal.rule) == ("E_TARGET", "CB-17.4.2")
    assert game.refused(replies.PASS).code == "E_TURN"
    game.do("keep", aspiration="awareness")
    assert game.hidden("gloom")[0] == "awareness"
    assert sorted(game.hidden("gloom")) == sorted(others("fortitude"))


@rule("CB-17.4.2")
def test_the_rest_is_shuffled_back() -> None:
    hidden = ("fortitude", "unity", "liveliness", "awareness", "reflection")
    orders = set()
    for seed in range(8):
        game = reveal(table(BLISS_REALM, gloom=hidden, seed=seed))
        orders.add(tuple(game.do("look").do("keep", aspiration="unity").hidden("gloom")[1:3]))
    assert len(orders) > 4


@rule("CB-17.4.2", "CB-24.1.1", "CB-24.1.4")
def test_only_the_faction_sees_the_cards() -> None:
    hidden = ("fortitude", "unity", "liveliness", "awareness")
    game = reveal(table(BLISS_REALM, gloom=hidden)).do("look")
    for seat in (1, 3):
        seen = {ASPIRATIONS[int(event["aspiration"])] for event in game.events("saw", seat)}
        assert seen == {"unity", "liveliness", "awareness"}
    assert (game.events("saw", 0), game.events("saw", 2), game.events("saw")) == ([], [], [])
    assert told(game, "looked") == [(1, 3)]
    game.do("keep", aspiration="unity")
    assert [event["aspiration"] for event in game.events("hidden", 3)][-1] == number("unity")
    assert [event["aspiration"] for event in game.events("hidden", 0) if event["faction"] == GLOOM] == [None]


@rule("CB-17.4.2", "CB-24.1.6")
def test_both_factions_may_look_each_through_the_member_who_plays_next() -> None:
    game = reveal(table())
    assert (game.kind, game.asked.seat) == ("look", 2)
    game.do("look").answer(game.asked.timeout)
    assert (game.kind, game.asked.seat) == ("look", 1)
    game.do("look").answer(game.asked.timeout)
    assert game.kind == "menu"


@rule("CB-24.1.6")
@pytest.mark.parametrize(
    ("players", "place", "bliss", "gloom"),
    [(4, 0, 2, 1), (4, 1, 2, 3), (4, 2, 0, 3), (4, 3, 0, 1), (2, 0, 0, 1), (2, 1, 0, 1), (3, 0, 2, 1), (3, 3, 0, 1)],
)
def test_who_decides_for_a_faction(players: int, place: int, bliss: int, gloom: int) -> None:
    game = Game(players=players, place=place)
    assert (next_of(game.state, BLISS), next_of(game.state, GLOOM)) == (bliss, gloom)


@rule("CB-17.4.2")
def test_time_running_out_looks_and_takes_the_first_card() -> None:
    game = reveal(table(BLISS_REALM, gloom=("fortitude", "unity", "liveliness", "awareness")))
    game.answer(game.asked.timeout)
    assert game.kind == "keep"
    assert game.answer(game.asked.timeout).hidden("gloom")[0] == "awareness"


@vector("TV-117")
@rule("CB-17.4.3")
def test_the_new_common_aspiration_cannot_be_kept() -> None:
    game = reveal(table(BLISS_REALM, gloom=("fortitude", "openness", "unity", "awareness")))
    game.do("look")
    assert game.offered("aspiration") == ["awareness", "unity"]
    refusal = game.refused(game.aspiration("openness"))
    assert (refusal.code, refusal.rule) == ("E_SAME_AS_COMMON", "CB-17.4.3")
    assert game.do("keep", aspiration="awareness").hidden("gloom")[0] == "awareness"


@rule("CB-17.4.4")
def test_fewer_than_three_cards_are_all_looked_at() -> None:
    game = table(BLISS_REALM, more_gloom={"hidden": ["fortitude", "unity", "awareness"]})
    reveal(game).do("look")
    assert told(game, "looked") == [(1, 2)]
    assert game.offered("aspiration") == ["awareness", "unity"]


@rule("CB-17.4.5")
def test_a_successful_faction_takes_the_next_card_as_it_comes() -> None:
    hidden = ("sensibility", "unity", "liveliness", "awareness", "reflection", "fortitude", "openness", "versatility")
    game = reveal(table("e3=B1", bliss=hidden))
    assert game.hidden("bliss")[:7] == list(hidden[1:])


@vector("TV-116")
@rule("CB-17.4.5")
def test_a_card_that_equals_the_new_common_one_is_reshuffled_away() -> None:
    tops = set()
    for seed in range(12):
        game = reveal(table(BLISS_REALM, bliss=("fortitude", "openness", "unity"), seed=seed)).through()
        assert (game.common[0], game.identity("bliss")) == ("openness", (1, 0, 0))
        tops.add(game.hidden("bliss")[0])
        assert sorted(game.hidden("bliss")) == sorted(others("fortitude"))
    assert "openness" not in tops
    assert len(tops) > 3


@rule("CB-17.4.6")
def test_who_declines_to_look_takes_the_next_card() -> None:
    game = reveal(table(BLISS_REALM, gloom=("fortitude", "unity", "liveliness"))).do("decline")
    assert game.hidden("gloom")[:2] == ["unity", "liveliness"]
    game = reveal(table(BLISS_REALM, gloom=("fortitude", "openness", "liveliness"))).do("decline")
    assert game.hidden("gloom")[0] != "openness"


@rule("CB-17.4.7")
def test_a_faction_whose_last_card_is_the_common_one_has_none() -> None:
    game = table(
        BLISS_REALM, common=("attitude", "openness", "unity"), more_gloom={"hidden": ["fortitude", "openness"]}
    )
    reveal(game)
    assert game.kind == "menu"  # Gloom fulfilled nothing, and there is nothing to choose
    assert hidden_aspiration(game.state, GLOOM) < 0
    assert game.hidden("gloom") == ["openness"]


@rule("CB-17.4.7")
def test_without_a_hidden_aspiration_a_faction_is_tested_on_the_common_one_only() -> None:
    game = table("e6=G1", common=("attitude", "unity"), bliss=("fortitude",), more_gloom={"hidden": ["attitude"]})
    reveal(game)
    assert told(game, "showed") == [(BLISS, number("fortitude"))]
    assert [event[0] for event in told(game, "tested")] == [number("attitude"), number("fortitude")]
    assert game.identity("gloom") == (1, 0, 0)


@vector("TV-118")
@rule("CB-17.4.7")
def test_the_last_hidden_card_equals_the_common_one() -> None:
    """Gloom empties Humility, which the Origin has turned to the Network, in the next turn."""
    game = revealed(
        emotions="e3=B1",
        common=["attitude", "openness", "unity"],
        bliss=["fortitude", "rest"],
        gloom=["fortitude", "openness"],
        players=2,
        origin={"commitment": 1, "humility": 1},
    )
    game.through()
    assert hidden_aspiration(game.state, GLOOM) < 0
    mine = game.hidden("bliss")[0]
    before = len(game.events("tested")), len(game.events("showed"))
    game.end_turn("cards").absorb(bonus=False)
    tested = [ASPIRATIONS[int(event["aspiration"])] for event in game.events("tested")[before[0] :]]
    assert set(tested) == {"openness", mine}
    assert [event["faction"] for event in game.events("showed")[before[1] :]] == [BLISS]


@rule("CB-17.4.8")
def test_without_a_new_common_aspiration_step_five_is_skipped() -> None:
    game = table(common=("attitude",), removed=others("attitude"))
    reveal(game)
    assert game.kind == "menu"
    assert (game.events("looked"), game.events("hidden")) == ([], [])


# CB-17.5 Steps 6 and 7


@rule("CB-17.5.1", "CB-17.5.5")
@pytest.mark.parametrize("owner", ["bliss", "gloom"])
@pytest.mark.parametrize("size", ["minor", "major"])
def test_the_fortress_beside_the_emptied_sphere_joins_whoever_owns_it(owner: str, size: str) -> None:
    sites = {"valley": f"{owner} {size} built 1", "cradle": "bliss minor"}
    game = reveal(fortress("", sites=sites)).through()
    joined = (1, 0, 0) if size == "minor" else (0, 1, 0)
    assert game.identity(owner) == joined
    assert (game.site_of("valley"), game.site_of("cradle")) == (None, "bliss minor")
    assert len(game.events("joined")) == 1


@vector("TV-113")
@rule("CB-17.5.1", "CB-16.1.6")
@pytest.mark.parametrize(("edition", "side"), [("revised", "b"), ("first", "a")])
def test_an_enemy_fortress_joins_and_scores_for_nobody(edition: str, side: str) -> None:
    game = revealed(
        edition=edition,
        side=side,
        sites={"valley": "gloom minor"},
        common=["unity", "openness", "rest"],
        bliss=["awareness", "rest"],
        gloom=["awareness", "rest"],
        emotions="e2=B1 e14=B1 e5=G1 e8=G1",
        origin={"commitment": 3},
    )
    game.through()
    assert (game.identity("gloom"), game.site_of("valley")) == ((1, 0, 0), None)
    assert (game.points("bliss"), game.points("gloom")) == (0, 0)


@rule("CB-17.5.1")
def test_the_realm_is_the_one_aligned_with_the_sphere() -> None:
    game = table(sites={"valley": "bliss minor", "cradle": "bliss minor"}, offset=1, origin={"creativity": 2})
    game.absorb(bonus=False)
    game.through()
    assert (game.site_of("valley"), game.site_of("cradle")) == (None, "bliss minor")


@rule("CB-17.5.2")
def test_a_fortress_of_an_earlier_turn_joins_but_none_of_this_turn() -> None:
    game = reveal(fortress("bliss minor built 8 laid 8", turn=8)).through()
    assert (game.site_of("valley"), game.identity("bliss")) == ("bliss minor", (0, 0, 0))
    game = reveal(fortress("bliss minor built 7 laid 7", turn=8)).through()
    assert game.site_of("valley") is None


@vector("TV-110")
@rule("CB-17.5.2")
@each_edition
def test_a_fortress_built_this_turn_stays(edition: str) -> None:
    game = with_empathy(edition=edition, origin={"commitment": 2}).fortify()
    game.absorb("commitment", bonus=False).through()
    assert len(game.events("revelation")) == 1
    assert (game.site_of("valley"), game.events("joined")) == ("bliss minor", [])


@rule("CB-17.5.2", "CB-17.5.1")
def test_why_a_fortress_stays_is_told() -> None:
    new = reveal(fortress("bliss minor built 8 laid 8", turn=8)).through()
    assert told(new, "stayed") == [(0, STAYING.index("new"), 0)]
    capped = {"capstone": 0, "identity": {"minor": 0, "major": 0, "capstone": 1}}
    closed = reveal(fortress("bliss minor built 7 laid 7", turn=8, more_gloom=capped, trigger="no_fragment")).through()
    assert told(closed, "stayed") == [(0, STAYING.index("closed"), 0)]
    joined = reveal(fortress("bliss minor built 7 laid 7", turn=8)).through()
    assert (told(joined, "stayed"), told(reveal(table()).through(), "stayed")) == ([], [])


@rule("CB-17.5.3")
def test_a_fortress_exalted_this_turn_stays() -> None:
    game = reveal(fortress("bliss major built 3 exalted 8 laid 8", turn=8)).through()
    assert (game.site_of("valley"), game.identity("bliss")) == ("bliss major", (0, 0, 0))


@vector("TV-112")
@rule("CB-17.5.4")
@pytest.mark.parametrize(("edition", "left", "joined"), [("revised", None, 1), ("first", "gloom minor", 0)])
def test_a_major_demolished_this_turn_joins_in_the_revised_edition(edition: str, left: str | None, joined: int) -> None:
    seat = spirit("empathy", "valley", vibes=row("fortify", 2), level=1)
    game = with_empathy(
        seat, edition=edition, origin={"commitment": 2}, sites={"valley": "gloom major built 1 laid 1"}, turn=4
    )
    game.fortify(upgrades="demolish").absorb("commitment", bonus=False).through()
    assert (game.site_of("valley"), len(game.events("joined"))) == (left, joined)


@rule("CB-17.5.5")
def test_the_fortress_comes_in_addition_and_never_triggers_the_end() -> None:
    game = table(BLISS_REALM, sites={"valley": "bliss minor"}, bliss=("reflection",), gloom=("liveliness",),
                 more_bliss={"identity": {"minor": 3}})  # fmt: skip
    reveal(game).through()
    assert game.identity("bliss") == (5, 0, 0)
    assert game.state.trigger < 0


@rule("CB-17.5.6", "CB-5.4.1")
def test_control_is_judged_anew() -> None:
    game = table("e0=G1", sites={"valley": "bliss major"})
    assert game.control("valley") == "bliss"
    assert reveal(game).through().control("valley") == "gloom"
    assert story(game).index("joined") < story(game).index("control") < story(game).index("refilled")


@rule("CB-17.5.7", "CB-19.1.5", "CB-19.1.6")
@pytest.mark.parametrize(("edition", "points"), [("revised", 4), ("first", 3)])
@pytest.mark.parametrize("active", [0, 1])
def test_if_both_owe_a_capstone_the_other_faction_gets_points(edition: str, points: int, active: int) -> None:
    game = table(
        "e3=B1 e9=G5", bliss=("fortitude",), gloom=("sensibility",), options={"edition": edition},
        more_bliss={"identity": {"minor": 5}, "points": 2 + 2 * (1 - active)},
        more_gloom={"identity": {"minor": 5}, "points": 2 + 2 * active},
        sites={"willow": "bliss major"}, common=("unity",), active=active, place=active,
    )  # fmt: skip
    reveal(game).through()
    names = ("bliss", "gloom")
    assert game.identity(names[active])[2] == 1
    assert game.identity(names[1 - active])[2] == 0
    assert told(game, "compensated") == [(1 - active, points)]
    assert game.points(names[1 - active]) == 2 + points
    assert game.events("wheel") == []  # space 3 was passed


@rule("CB-17.5.8")
def test_the_emptied_sphere_is_filled_again() -> None:
    game = reveal(table()).through()
    assert (game.wp_in("commitment"), told(game, "refilled")) == (7, [(0,)])


@rule("CB-17.5.9", "CB-6.3.5", "CB-15.1.7")
def test_the_turn_goes_on_with_what_is_left() -> None:
    game = reveal(table(actions=2)).through()
    assert (game.kind, game.asked.seat, game.actions, game.offset) == ("menu", 0, 2, 1)
    assert "rotate" in table(more_bliss={"ambition": 1}).verbs()
