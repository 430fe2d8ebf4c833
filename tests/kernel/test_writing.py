"""What is written straight as JSON is the JSON of the document that it stands for."""

from __future__ import annotations

import json
import random

import pytest

import mindrose
from mindrose.kernel.events import Event, EventKind
from mindrose.kernel.writing import Writer, document_of


def test_names_and_values_come_one_after_another() -> None:
    out = Writer()
    out.begin()
    out.key("numbers").numbers([0, 9, 10, -1, 123456789012])
    out.key("words").words(["a", "b"])
    out.key("none").nothing()
    out.key("flags").begin_list()
    out.flag(True)
    out.flag(False)
    out.end_list()
    out.key("inner").begin()
    out.key("empty").numbers([])
    out.key("real").real(1.5)
    out.end()
    out.key("mappings").begin_list()
    for mapping in ({}, {"a": [1, None]}):
        out.mapping(mapping)
    out.end_list()
    out.key("there").number_or_none(5, True)
    out.key("not").number_or_none(5, False)
    out.key("word").word_or_none("w")
    out.key("no").word_or_none(None)
    out.end()
    assert json.loads(out.written()) == {
        "numbers": [0, 9, 10, -1, 123456789012],
        "words": ["a", "b"],
        "none": None,
        "flags": [True, False],
        "inner": {"empty": [], "real": 1.5},
        "mappings": [{}, {"a": [1, None]}],
        "there": 5,
        "not": None,
        "word": "w",
        "no": None,
    }


@pytest.mark.parametrize("text", ["", "plain", 'a "quote"', "back\\slash", "line\nbreak", "Тоска", "脑虫", "\x00\x1f"])
def test_text_of_any_kind_is_written_as_it_is(text: str) -> None:
    out = Writer()
    out.begin_list()
    for value in (text, 3, None):
        out.value(value)
    out.end_list()
    assert json.loads(out.written()) == [text, 3, None]


def test_fields_that_were_written_before_stand_among_others() -> None:
    before = Writer()
    before.key("a").number(1)
    out = Writer()
    out.begin()
    out.fields("")
    out.fields(before.text_so_far())
    out.fields(before.text_so_far().replace("a", "b"))
    out.key("c").number(2)
    out.end()
    assert json.loads(out.written()) == {"a": 1, "b": 1, "c": 2}


def test_a_game_that_writes_its_views_shows_the_same_as_its_documents() -> None:
    game = mindrose.load("cerebria-cards")
    assert game.writes
    table, dice = game.new(players=3, seed=4), random.Random(4)
    for _ in range(150):
        for viewer in (None, 0, 1, 2):
            common = game.write_common(table.state)
            fields = common.fields + b"," + game.write_own(table.state, viewer, common)
            assert document_of(fields) == game.view(table.state, viewer)
        if table.over:
            break
        table.answer(dice.choice(table.legal()))


def test_whatever_a_game_calls_an_event_is_written() -> None:
    out = Writer()
    EventKind('says "no"\\', ("seat", "card"), secret=("card",)).write(out, Event(0, 1, 7, 0, 0, 0, 0b10), 0)
    assert json.loads(out.written()) == {"event": 'says "no"\\', "seat": 1, "card": None}
