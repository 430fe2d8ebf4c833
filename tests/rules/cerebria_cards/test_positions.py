"""Positions written by hand: sensible defaults, and every reason why one cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.kernel.errors import BadPosition, MindroseError
from tests.rules.cerebria_cards.playing import GAME, Game, seat

GAME_FRAME = {"program": "game", "at": 4, "seat": 0, "cycle": 1}
TURN_FRAME = {"program": "turn", "at": 1, "seat": 0}


def stacked(*frames: dict[str, Any], **position: Any) -> dict[str, Any]:
    """A position in the middle of a turn of seat 0, with more programs running."""
    return {"players": 2, "stack": [GAME_FRAME, {**TURN_FRAME, "at": 2}, *frames], **position}


def test_nothing_said_is_a_table_at_the_first_turn() -> None:
    table = GAME.from_position({})
    assert table.players == 2
    asked = table.question
    assert asked is not None
    assert (asked.seat, asked.kind) == (0, "main")
    assert table.view(0)["stacks"] == [4, 4, 4]


def test_one_seat_is_enough_to_say() -> None:
    assert Game(seat(["Courage"])).hand(0) == ["courage"]
    assert GAME.from_position({"seats": [{"hand": ["Courage"]}]}).players == 2


def test_the_caller_keeps_the_own_document() -> None:
    hand = ["Courage", "Fear"]
    table = GAME.from_position({"seats": [{"hand": hand}]})
    hand.clear()
    table.do("evoke", card="Courage")
    assert table.undo().legal() == GAME.from_position({"seats": [{"hand": ["Courage", "Fear"]}]}).legal()


@pytest.mark.parametrize(
    ("document", "hint"),
    [
        ({"colour": 1}, "no field 'colour'"),
        ({"seats": [{"cards": []}]}, "no field 'cards'"),
        ({"seats": [7]}, "seat 0 is a mapping"),
        ({"seats": [{"hand": ["Joy"]}]}, "no card 'Joy'"),
        ({"seats": [{"hand": ["Courage", "Courage"]}]}, "more often"),
        ({"seats": [{"hand": ["Courage seen by bob"]}]}, "seen by seats"),
        ({"seats": [{"hand": ["Courage seen by 7"]}]}, "seen by seats"),
        ({"seats": [{"hand": -1}]}, "list of cards"),
        ({"seats": [{"mindset": ["Courage f9"]}]}, "CC-1.3"),
        ({"seats": [{"mindset": ["Courage f" + "9" * 5000]}]}, "no card"),
        ({"seats": [{"mindset": ["Courage+Valor"]}]}, "CC-5.18"),
        ({"seats": [{"mindset": ["Valor+Bleakness-R f2 a1"]}]}, "CC-5.17"),
        ({"seats": [{"mindset": ["Valor+Bleakness-R"]}], "options": {"mixed_fusion": False}}, "CC-5.17"),
        ({"seats": [{"mindset": ["Courage", "Fear"]}], "options": {"mindset_cap": 1}}, "CC-5.3"),
        ({"seats": [{"scored": [1, 2]}]}, "'scored' is a mapping"),
        ({"seats": [{"scored": {"bliss": 41}}]}, "CC-12.1"),
        ({"seats": [{"scored": {"bliss": -1}}]}, "'bliss' is a whole number"),
        ({"supply": 5}, "'supply' is a mapping"),
        ({"supply": {"bliss": 41}}, "'bliss' is a whole number"),
        ({"mood": "blue"}, "'mood' is one of"),
        ({"active": 2}, "'active' is a whole number"),
        ({"active": True}, "'active' is a whole number"),
        ({"used": ["sing"]}, "'used' is one of"),
        ({"impulses": [None, "Hope", "Fear"]}, "CC-1.11"),
        ({"stacks": [5]}, "at most 4"),
        ({"stacks": ["rest"]}, "at most 4"),
        ({"deck": 90}, "unnamed cards"),
        ({"deck": 1}, "nowhere"),
        ({"deck": "rest", "discard": "rest"}, "only one pile"),
        ({"winners": [0]}, "belong together"),
        ({"reason": "balance"}, "belong together"),
        ({"winners": [9], "reason": "balance"}, "'winners' is a whole number"),
        ({"winners": [True], "reason": "balance"}, "'winners' is a whole number"),
        ({"drawn": -1}, "'drawn' is a whole number"),
        ({"stack": []}, "list of running programs"),
        ({"stack": [{"program": "dance"}]}, "names a program"),
        ({"stack": [{**GAME_FRAME, "cycel": 1}]}, "has no 'cycel' (did you mean 'cycle'?)"),
        ({"stack": [GAME_FRAME, {**TURN_FRAME, "seat": 1}]}, "its 'seat' is 0, not 1"),
        ({"stack": [{"program": "revelation", "at": 0, "seat": 0}]}, "the first one is 'game'"),
        (stacked({"program": "entry", "at": 0, "seat": 0}), "does not fit"),
        (stacked({"program": "entry", "at": 0, "seat": 0, "card": 999}), "'card' is a card type, 0 to 71"),
        (stacked({"program": "destroy", "at": 2, "seat": 0, "place": 0}), "does not fit"),
        (
            stacked({"program": "destroy", "at": 2, "seat": 0, "place": 0}, seats=[{"mindset": ["Anger"]}]),
            "does not fit",
        ),
        (
            stacked({"program": "steal", "at": 2, "seat": 0, "place": 0, "victim": 4}, seats=[{"mindset": ["Envy"]}]),
            "does not fit",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(document: dict[str, Any], hint: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(document)
    assert hint in str(caught.value)


def test_all_reasons_are_told_at_once() -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.from_position({"mood": "blue", "active": 7, "seats": [{"hand": ["Joy"]}]})
    assert len(caught.value.reasons) == 3


@pytest.mark.parametrize("document", [None, [], "text", {"game": "chess"}, {"options": {"x": 1}}, {"players": 7}])
def test_what_is_no_position_is_refused(document: Any) -> None:
    with pytest.raises(MindroseError):
        GAME.from_position(document)


def test_a_finished_game_is_a_position_too() -> None:
    game = Game(seat(mindset=["Valor f2"], scored=(10, 0)), seat(), stacks=[0, 4, 4]).reveal()
    again = GAME.from_position(game.position())
    assert again.over
    outcome = again.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([0], "singlemindedness_bliss")
