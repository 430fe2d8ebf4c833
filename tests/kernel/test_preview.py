"""Looking ahead: up to what is hidden, random or another's to decide, and never into it."""

from __future__ import annotations

import pytest

import mindrose
from goofspiel.game import Goofspiel
from hearts.game import Hearts
from mindrose.kernel.errors import MindroseError
from mindrose.kernel.preview import Preview
from mindrose.kernel.table import Table
from tests.checks.every_game import moment


def cards(seed: int = 1) -> Table:
    """The Card Game in the middle of its first turn."""
    table = mindrose.load("cerebria-cards").new(2, seed)
    while table.question is not None and table.question.kind != "main":
        table.answer(0)
    return table


def test_what_is_foreseen_is_what_then_happens() -> None:
    table = cards()
    before = moment(table)
    asked = table.question
    assert asked is not None
    evoke = next(answer.number for answer in asked.answers if answer.verb == "evoke")
    ahead = table.preview(asked.seat, [evoke])
    assert (ahead.stop, ahead.taken) == ("open", 1)
    assert moment(table) == before
    told = len(table.events(asked.seat))
    table.answer(evoke)
    assert ahead.view == table.view(asked.seat)
    assert ahead.events == table.events(asked.seat)[told:]
    assert ahead.question is not None
    assert ahead.question.kind == "fuse"


def test_a_look_ahead_ends_before_a_card_is_seen() -> None:
    """CC-4.2 The impulse that is taken is replaced by one that nobody knows: not even the taking is carried out."""
    table = cards()
    asked = table.question
    assert asked is not None
    take = next(answer.number for answer in asked.answers if answer.verb == "impulse")
    ahead = table.preview(asked.seat, [take])
    assert ahead.stop == "hidden"
    assert "refilled" not in [event["event"] for event in ahead.events]


def test_bids_of_others_are_not_foreseen() -> None:
    table = Goofspiel().new(2, 1)
    assert table.preview(0, [3]).stop == "other"
    table.answer(3, 0)
    for bid in (2, 5):
        ahead = table.preview(1, [bid])
        assert (ahead.stop, ahead.taken, ahead.events) == ("hidden", 1, [])
        assert ahead.view["seats"][0]["bids"] == []


def test_an_own_card_that_is_played_is_no_secret_to_its_player() -> None:
    table = Hearts().new(4, 3)
    while table.question is not None and table.question.kind != "play":
        table.answer(table.legal()[0])
    asked = table.question
    assert asked is not None
    ahead = table.preview(asked.seat, [table.legal()[0]])
    assert ahead.stop == "other"
    assert ahead.events[0]["event"] == "played"


def test_an_answer_that_is_not_legal_ends_it_with_its_refusal() -> None:
    table = Goofspiel().new(2, 1)
    ahead = table.preview(0, [0])
    assert (ahead.stop, ahead.taken) == ("refused", 0)
    assert ahead.refusal is not None
    assert ahead.view == table.view(0)
    assert table.preview(1, []).stop == "open"


def test_who_is_not_asked_foresees_nothing() -> None:
    table = cards()
    asked = table.question
    assert asked is not None
    assert table.preview(1 - asked.seat, [0]).stop == "other"
    with pytest.raises(MindroseError, match="for a seat"):
        table.preview(None, [0])


def test_a_long_chain_is_cut_off() -> None:
    table = cards()
    asked = table.question
    assert asked is not None
    evoke = next(answer.number for answer in asked.answers if answer.verb == "evoke")
    ahead = Preview(table, asked.seat, [evoke], steps=1)
    assert (ahead.stop, ahead.taken) == ("long", 1)


def test_nothing_can_be_foreseen_when_the_game_is_over() -> None:
    table = cards().resign(0)
    assert table.preview(0, [0]).stop == "over"
