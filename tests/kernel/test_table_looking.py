"""The table: views, events, copies, imagined tables."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from mindrose.kernel.errors import MindroseError
from mindrose.kernel.game import Outcome
from tests.kernel.checking import snapshot, views
from tests.kernel.scenes import DUEL, TURN, anyhow, at_planning, at_turn, finished

NO_SEATS = [2, -1, 99, True, "0", 0.0, [0]]


def test_a_view_belongs_to_a_seat_or_to_everybody() -> None:
    table = at_turn()
    assert [table.view(seat)["seat"] for seat in (None, 0, 1)] == [None, 0, 1]
    assert table.view(0)["seats"][0]["hand"] == ["fog"]
    assert table.view(1)["seats"][0]["hand"] == 1


@pytest.mark.parametrize("seat", NO_SEATS)
def test_a_view_of_no_seat_is_refused_in_words(seat: Any) -> None:
    with pytest.raises(MindroseError, match="seats 0 to 1"):
        anyhow(at_turn()).view(seat)


@pytest.mark.parametrize("seat", NO_SEATS)
def test_the_events_of_no_seat_are_refused_in_words(seat: Any) -> None:
    with pytest.raises(MindroseError, match="seats 0 to 1"):
        anyhow(at_planning()).events(seat)


@pytest.mark.parametrize("seat", NO_SEATS)
def test_what_no_seat_imagines_is_refused_in_words(seat: Any) -> None:
    with pytest.raises(MindroseError, match="seats 0 to 1"):
        anyhow(at_turn()).sample(seat)


def test_a_view_is_nobodys_way_into_the_table() -> None:
    """Whoever scribbles on a view, an event or a position changes nothing."""
    table = at_turn()
    before = snapshot(table), views(table)
    for document in (table.view(0), table.position()):
        document["seats"][0]["hand"].append("bolt")
        document["stack"][0]["at"] = 0
        document["seats"].clear()
    table.events(0).clear()
    table.legal().append(99)
    table.mask()[1] = 1
    assert (snapshot(table), views(table)) == before


def test_the_position_given_is_nobodys_way_into_the_table() -> None:
    document = copy.deepcopy(TURN)
    table = DUEL.from_position(document, seed=1)
    before = snapshot(table)
    document["seats"][0]["life"] = 3
    document["seats"][1]["hand"].clear()
    assert snapshot(table.do("explore").rewind(0)) == before


def test_events_since_the_last_ones_seen() -> None:
    table = at_turn().do("explore").do("walk", room="forge").do("stop")
    told = table.events()
    assert [event["event"] for event in told] == ["turn", "moved", "sparked"]
    assert table.events(since=1) == told[1:]
    assert table.events(since=3) == table.events(since=9) == []


def test_a_clone_is_equal_and_goes_its_own_way() -> None:
    table = at_turn().do("explore")
    before = snapshot(table)
    twin = table.clone()
    assert snapshot(twin) == before
    twin.do("walk", room="shrine").do("stop")
    assert snapshot(table) == before
    after = snapshot(twin)
    table.undo()
    table.do("cast", card="bolt")
    assert snapshot(twin) == after
    assert twin.rewind(0).state.fingerprint() == at_turn().state.fingerprint()


def test_a_clone_takes_as_long_after_many_answers_as_after_few() -> None:
    table = at_planning()
    assert table.clone().story.entries is table.story.entries


def test_the_outcome_is_known_at_the_end() -> None:
    assert at_turn().outcome is None
    outcome = finished().outcome
    assert outcome is not None
    assert outcome.document() == {"winners": [0], "reason": "goal", "rule": "DU-11", "points": [[1, 3], [0, 3]]}
    assert (outcome.returns(0), outcome.returns(1)) == (1.0, 0.0)
    shared = Outcome([0, 2], "tie", "DU-11", [])
    assert [shared.returns(seat) for seat in range(3)] == [0.5, 0.0, 0.5]


# Imagined tables


def test_an_imagined_table_can_be_played_and_copied() -> None:
    table = at_turn()
    imagined = table.sample(1, seed=3)
    assert imagined.view(1) == table.view(1)
    assert imagined.imagined
    assert imagined.clone().imagined
    imagined.do("explore")
    assert imagined.events(1)[-1:] == []
    assert table.legal() == at_turn().legal()


def test_the_same_seed_imagines_the_same() -> None:
    table = at_planning()
    prints = [table.sample(0, seed).state.fingerprint() for seed in (1, 1, 2, 3)]
    assert prints[0] == prints[1]
    assert len(set(prints)) > 1


def test_an_imagined_table_has_no_past() -> None:
    imagined = at_turn().sample(0, seed=3).do("explore")
    before = snapshot(imagined)
    assert not imagined.can_undo()
    with pytest.raises(MindroseError, match="no past"):
        imagined.record()
    with pytest.raises(MindroseError):
        imagined.undo()
    with pytest.raises(MindroseError, match="no past"):
        imagined.rewind(0)
    assert snapshot(imagined) == before
