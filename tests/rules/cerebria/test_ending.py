"""CB-19 The end of the game: its triggers and the final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria.components.things import (
    ASPIRATIONS,
    BLISS,
    FACTIONS,
    GLOOM,
    NO_ASPIRATION,
    NO_FRAGMENT,
    TWENTY_POINTS,
)
from mindrose.games.cerebria.rules.ending import total, trigger_end
from mindrose.games.cerebria.state import DRAWN
from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import SPECIFICATION, Game, board, specified, spirit, with_empathy


def last_turn(**more: Any) -> Game:
    """The turn in which the end was triggered."""
    return Game(pack=SPECIFICATION, **{"trigger": "no_aspiration", "sealed": True, **more})


def ended(**more: Any) -> Game:
    return last_turn(**more).end_turn("cards")


def faction(minor: int = 0, major: int = 0, capstone: int = 0, points: int = 0) -> dict[str, Any]:
    return {"identity": {"minor": minor, "major": major, "capstone": capstone}, "points": points}


def winner(game: Game) -> str:
    return "draw" if game.state.winner == DRAWN else FACTIONS[game.state.winner]


def revelation(**more: Any) -> Game:
    """Seat 0 empties a Sphere; Bliss has a Realm, and with it Attitude."""
    game = Game(spirit("empathy", "valley", level=1), **{
        "pack": SPECIFICATION, "origin": {"commitment": 2}, "spaces": board("e3=B1"), "common": ["attitude", "rest"],
        "bliss": {"hidden": ["fortitude", "rest"]}, "gloom": {"hidden": ["fortitude", "rest"]}, **more,
    })  # fmt: skip
    game.absorb(bonus=False)
    return game.through()


# CB-19.1 Triggers


@rule("CB-19.1.1")
def test_using_up_the_last_common_aspiration_is_trigger_one() -> None:
    removed = [name for name in ASPIRATIONS if name != "attitude"]
    game = revelation(common=["attitude"], removed=removed)
    assert (game.state.trigger, game.state.sealed) == (NO_ASPIRATION, 1)
    assert game.events("triggered") == [{"event": "triggered", "reason": NO_ASPIRATION}]
    assert revelation(common=["attitude", "unity"], removed=[]).state.trigger < 0


@vector("TV-131")
@rule("CB-1.2.7", "CB-19.1.1", "CB-17.1.3")
def test_seven_revelations_end_a_basic_game() -> None:
    """Nobody has anything on the board, so nobody ever fulfils an Aspiration."""
    game = with_empathy(
        spirit("empathy", "valley"),
        spirit("misery", "network"),
        players=2,
        options={"mode": "basic"},
        origin=dict.fromkeys(("commitment", "humility", "diligence", "knowledge", "creativity"), 2),
    )
    assert len(game.common) == 7
    while not game.over:
        if game.state.trigger < 0:
            assert len(game.events("revelation")) < 7
            game.absorb(bonus=False).through()
        game.end_turn("cards")
    assert (len(game.events("revelation")), game.state.trigger) == (7, NO_ASPIRATION)
    assert game.events("fragment") == []


@rule("CB-19.1.2")
def test_a_fragment_that_is_missing_is_trigger_two() -> None:
    game = revelation(bliss={"hidden": ["fortitude", "rest"], **faction(minor=5)})
    assert (game.state.trigger, game.state.sealed) == (NO_FRAGMENT, 1)
    assert game.kind == "menu"


@rule("CB-19.1.2")
def test_an_empty_supply_without_a_fragment_to_add_is_none() -> None:
    game = revelation(gloom={"hidden": ["fortitude", "rest"], **faction(minor=5)})
    assert game.state.trigger < 0


@rule("CB-19.1.3")
def test_the_capstone_comes_last() -> None:
    bliss = {"hidden": ["reflection", "rest"], **faction(minor=4)}
    game = revelation(bliss=bliss, sites={"valley": "bliss minor"})
    told = [event["event"] for event in game.table.events()]
    assert told.index("joined") < told.index("fragment")
    assert game.identity("bliss") == (5, 0, 1)


@rule("CB-19.1.4", "CB-16.2.5")
@pytest.mark.parametrize(("before", "trigger"), [(18, -1), (19, TWENTY_POINTS)])
def test_twenty_points_are_trigger_three(before: int, trigger: int) -> None:
    game = Game(spirit("empathy", "valley", level=1), pack=SPECIFICATION, spaces=board("e2=B1 e14=B1"),
                bliss={"points": before})  # fmt: skip
    game.absorb(bonus=False)
    assert (game.points("bliss"), game.state.trigger, game.state.sealed) == (before + 1, trigger, 0)


@vector("TV-17")
@rule("CB-16.2.5", "CB-19.1.4", "CB-16.2.1")
def test_two_points_from_19_reach_21_and_the_turn_goes_on() -> None:
    """The second Intention of a turn gives two points in the revised edition."""
    seat = spirit("love", "valley", hand=["courage"])
    table = specified(seat, spaces={"valley-1": "mistrust 1"}, bliss={"points": 19}, scored=1).quell("valley-1")
    assert table.points() == 21
    assert [event["reason"] for event in table.events("triggered")] == [2]
    assert (table.kind, table.asked.seat, table.actions) == ("menu", 0, 2)
    table.end_turn()
    assert table.over


@rule("CB-19.1.4", "CB-1.2.11", "CB-1.2.2", "CB-1.2.3")
def test_there_is_no_trigger_three_in_the_basic_game() -> None:
    game = Game(
        spirit("empathy", "valley"), pack=SPECIFICATION, spaces=board("e2=B1 e14=B1"), options={"mode": "basic"}
    )
    game.absorb(bonus=False)
    assert (game.points("bliss"), game.state.trigger) == (0, -1)


@rule("CB-19.1.5", "CB-19.1.6")
def test_a_capstone_each_is_one_too_many() -> None:
    """Bliss leads in Attitude, Gloom in Sensibility, and neither has a Minor left."""
    game = revelation(
        spaces=board("e3=B1 e9=G5"),
        sites={"willow": "bliss minor"},
        bliss={"hidden": ["reflection", "rest"], **faction(minor=4, points=2)},
        gloom={"hidden": ["sensibility", "rest"], **faction(minor=5, points=2)},
    )
    assert (game.identity("bliss")[2], game.identity("gloom")[2]) == (1, 0)
    assert (game.points("gloom"), game.points("bliss")) == (6, 2)
    assert game.events("compensated") == [{"event": "compensated", "faction": GLOOM, "number": 4}]
    assert game.events("wheel") == []  # space 3 of the wheel would give Essence


@rule("CB-19.1.7")
def test_after_a_trigger_the_player_finishes_the_turn() -> None:
    game = last_turn(actions=2)
    assert (game.kind, game.actions_offered() != []) == ("menu", True)
    game.gain_willpower()
    assert not game.over
    game.end_turn("cards")
    assert game.over
    outcome = game.table.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == ("no_aspiration", "CB-19.1.1")


@rule("CB-19.1.8")
@pytest.mark.parametrize("place", range(4))
def test_the_game_ends_with_that_turn_wherever_it_is_in_the_round(place: int) -> None:
    game = ended(place=place, active=place)
    assert (game.over, game.events("turn")) == (True, [])


@rule("CB-19.1.9")
def test_a_capped_identity_takes_no_fortress() -> None:
    game = last_turn(bliss=faction(capstone=1), sites={"valley": "bliss minor"}, origin={"commitment": 2})
    game.absorb(bonus=False)
    assert (game.site_of("valley"), game.identity("bliss")) == ("bliss minor", (0, 0, 1))


@rule("CB-19.1.7", "CB-17.1.4")
def test_the_first_trigger_is_the_reason_and_only_the_third_leaves_aspirations_open() -> None:
    state = Game(pack=SPECIFICATION).state
    trigger_end(state, TWENTY_POINTS)
    assert (state.trigger, state.sealed) == (TWENTY_POINTS, 0)
    trigger_end(state, NO_FRAGMENT)
    assert (state.trigger, state.sealed) == (TWENTY_POINTS, 1)


# CB-19.2 Final scoring


@rule("CB-19.2.1", "CB-19.2.2", "CB-19.2.3", "CB-19.2.4")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        (faction(minor=1), 3),
        (faction(major=1), 5),
        (faction(capstone=1), 4),
        (faction(points=7), 7),
        (faction(2, 1, 1, 6), 21),
    ],
)
def test_what_fragments_and_intentions_are_worth(held: dict[str, Any], points: int) -> None:
    game = last_turn(gloom=held)
    assert (total(game.state, GLOOM), total(game.state, BLISS)) == (points, 0)


@rule("CB-19.2.4")
def test_the_final_scoring_is_told() -> None:
    game = ended(bliss=faction(1, 1, points=4), gloom=faction(points=2))
    assert [tuple(event.values())[1:] for event in game.events("scored")] == [(BLISS, 4, 8, 12), (GLOOM, 2, 0, 2)]
    assert game.events("won") == [{"event": "won", "faction": BLISS}]


@vector("TV-124")
@rule("CB-19.2.5")
def test_fragments_elsewhere_are_worth_nothing() -> None:
    game = ended(sites={"valley": "bliss major", "cradle": "bliss minor", "land": "gloom minor"})
    assert (total(game.state, BLISS), total(game.state, GLOOM)) == (0, 0)


@rule("CB-19.2.6")
@pytest.mark.parametrize(("bliss", "gloom", "expected"), [(5, 4, "bliss"), (4, 5, "gloom")])
def test_the_higher_total_wins(bliss: int, gloom: int, expected: str) -> None:
    game = ended(bliss=faction(points=bliss), gloom=faction(points=gloom))
    assert winner(game) == expected
    outcome = game.table.outcome
    assert outcome is not None
    assert list(outcome.winners) == ([0, 2] if expected == "bliss" else [1, 3])


@rule("CB-19.2.6")
def test_a_capstone_does_not_beat_more_points() -> None:
    assert winner(ended(bliss=faction(capstone=1), gloom=faction(points=5))) == "gloom"


@vector("TV-122")
@rule("CB-19.2.7", "CB-19.2.1", "CB-19.2.2", "CB-19.2.3", "CB-19.2.4")
def test_a_tie_is_won_by_the_capstone() -> None:
    game = ended(bliss=faction(2, 1, 1, points=6), gloom=faction(3, 2, points=2))
    assert (total(game.state, BLISS), total(game.state, GLOOM)) == (21, 21)
    assert winner(game) == "bliss"
    assert winner(ended(bliss=faction(points=4), gloom=faction(capstone=1))) == "gloom"


@rule("CB-19.2.7")
def test_a_tie_without_a_capstone_is_a_draw() -> None:
    game = ended(bliss=faction(minor=1), gloom=faction(points=3))
    assert winner(game) == "draw"
    assert game.events("won") == [{"event": "won", "faction": -1}]
    outcome = game.table.outcome
    assert outcome is not None
    assert list(outcome.winners) == [0, 1, 2, 3]
