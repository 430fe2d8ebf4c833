"""What is written straight as JSON is the JSON of the document that it stands for."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import mindrose
from mindrose.kernel.documents import woven
from mindrose.kernel.writing import Writer, Written, document_of


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


@pytest.mark.parametrize(
    ("common", "own"),
    [
        ({"a": 1}, {"b": 2}),
        ({}, {"b": 2}),
        ({"a": 1}, {}),
        ({"a": 1, "seats": [{"x": 1}, {"x": 2}]}, {"b": 2, "seats": [{"y": 3}, {}]}),
        ({}, {"seats": [{"y": 3}, {"y": 4}]}),
    ],
)
def test_what_everybody_sees_and_what_one_sees_make_a_view(common: dict[str, Any], own: dict[str, Any]) -> None:
    assert json.loads(part(common).with_own(part(own))) == {**own, **woven(common, own)}


def part(document: dict[str, Any]) -> Written:
    fields = {name: value for name, value in document.items() if name != "seats"}
    return Written(bare(fields), [bare(seat) for seat in document.get("seats", [])])


def bare(document: dict[str, Any]) -> bytes:
    found = json.dumps(document).encode()[1:-1]
    assert document_of(found) == document
    return found


def test_a_game_that_writes_its_views_shows_the_same_as_its_documents() -> None:
    game = mindrose.load("cerebria-cards")
    assert game.writes
    table, dice = game.new(players=3, seed=4), random.Random(4)
    for _ in range(150):
        for viewer in (None, 0, 1, 2):
            written = game.write_common(table.state).with_own(game.write_own(table.state, viewer))
            assert json.loads(written) == game.view(table.state, viewer)
        if table.over:
            break
        table.answer(dice.choice(table.legal()))
