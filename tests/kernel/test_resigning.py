"""Giving a game up: the other side wins, and the record says so."""

from __future__ import annotations

import json
from typing import Any

import pytest

import mindrose
from mindrose.kernel import record
from mindrose.kernel.errors import BadRecord, MindroseError, Refusal
from mindrose.kernel.table import Table
from tests.kernel.scenes import DUEL, at_planning, at_turn, finished


def reread(table: Table) -> Table:
    return record.replay(record.read(json.loads(table.record().json())), DUEL)


def test_the_other_side_wins_without_points() -> None:
    outcome = at_turn().resign(0).outcome
    assert outcome is not None
    assert outcome.document() == {"winners": [1], "reason": "resigned", "rule": "", "points": [], "resigned": 0}
    assert (outcome.returns(0), outcome.returns(1)) == (0.0, 1.0)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_whole_side_loses_together(seat: int) -> None:
    outcome = mindrose.load("cerebria").new(3, seed=1).resign(seat).outcome
    assert outcome is not None
    assert outcome.winners == [[1], [0, 2]][seat]


def test_who_plays_alone_gives_up_to_nobody() -> None:
    game = mindrose.load("black-rose-wars")
    table = game.new(1, seed=1).resign(0)
    assert table.outcome is not None
    assert (table.over, table.outcome.winners, table.outcome.returns(0)) == (True, [], 0.0)
    assert record.replay(record.read(json.loads(table.record().json())), game).resigned == 0


@pytest.mark.parametrize("table", [at_planning(), at_turn()])
def test_nothing_is_asked_any_more_and_nothing_taken_back(table: Table) -> None:
    asked = table.questions[0]
    answer = asked.answers[0].number
    table.answer(answer, asked.seat).resign(1)
    assert (table.over, table.question, table.questions, table.legal()) == (True, None, [], [])
    assert [table.view(viewer)["question"] for viewer in (None, 0, 1)] == [[], [], []]
    assert not table.can_undo()
    with pytest.raises(Refusal, match="E_GAME_OVER"):
        table.answer(answer, asked.seat)
    assert not table.rewind(0).over


def test_a_seat_resigns_once_in_a_game_that_is_going_on() -> None:
    for table, seat, said in (
        (finished(), 0, "over"),
        (at_turn().resign(1), 0, "over"),
        (at_turn(), 2, "seats 0 to 1"),
        (at_turn(), None, "name it"),
        (DUEL.new(3, seed=1), 0, "two sides"),
    ):
        before = (table.over, table.resigned)
        with pytest.raises(MindroseError, match=said):
            table.resign(seat)
        assert (table.over, table.resigned) == before


def test_a_record_says_who_resigned_and_replays_to_it() -> None:
    table = at_turn()
    table.answer(table.legal()[0]).resign(1)
    again = reread(table)
    assert (again.over, again.resigned, again.record().json()) == (True, 1, table.record().json())
    assert table.clone().resigned == 1
    assert "resigned" not in at_turn().record().document()


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"resigned": "1"}, "a seat or nothing"),
        ({"resigned": True}, "a seat or nothing"),
        ({"resigned": 5}, "seat 5 cannot have resigned"),
        ({"resigned": None}, "another state"),
        ({"over": False}, "another state"),
    ],
)
def test_a_record_of_a_resignation_that_cannot_be_is_refused(changes: dict[str, Any], said: str) -> None:
    document = {**at_turn().resign(1).record().document(), **changes}
    with pytest.raises(BadRecord, match=said):
        record.replay(record.read(document), DUEL)
