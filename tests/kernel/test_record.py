"""Records: they replay to the same game, and whatever is wrong with one is said."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mindrose.kernel.errors import BadRecord, MindroseError
from mindrose.kernel.form import Document
from mindrose.kernel.record import FIELDS, FORMAT, MARK_EVERY, load, read, replay
from mindrose.kernel.table import Table
from tests.kernel.checking import pick, snapshot
from tests.kernel.duel.game import Duel
from tests.kernel.scenes import DUEL, TURN, at_turn


def played(answers: int = 1000) -> Table:
    """A game of many answers, some of them given at the same time as others'."""
    dice = random.Random(3)
    table = DUEL.new(players=3, seed=8, rounds=3, goal=9)
    while not table.over and len(table.given) < answers:
        question, answer = pick(table, dice)
        table.answer(answer, question.seat)
    return table


WHOLE: Document = played().record().document()
PART: Document = played(9).record().document()
PLACED: Document = at_turn().do("explore").do("stop").record().document()


def replayed(document: Document) -> Table:
    return replay(read(json.loads(json.dumps(document))), DUEL)


def changed(document: Document, **fields: Any) -> Document:
    return {**copy.deepcopy(document), **fields}


def refused(document: Document, *said: str) -> None:
    with pytest.raises(BadRecord) as caught:
        replayed(document)
    for words in said:
        assert words in str(caught.value)


# What a good one is


@pytest.mark.parametrize("document", [WHOLE, PART, PLACED])
def test_a_record_replays_to_the_same_game(document: Document) -> None:
    table = replayed(document)
    assert table.record().document() == document
    again = replayed(table.record().document())
    assert snapshot(again) == snapshot(table)


def test_a_record_says_everything_needed_to_play_it_again() -> None:
    assert set(WHOLE) == {*FIELDS, "start"}
    assert (WHOLE["format"], WHOLE["game"], WHOLE["rules"], WHOLE["seed"]) == (FORMAT, "duel", "duel-1", "8")
    assert (WHOLE["players"], WHOLE["options"], WHOLE["start"]) == (3, {"rounds": 3, "goal": 9}, None)
    assert WHOLE["over"] is True
    assert PLACED["start"] == TURN
    assert PLACED["answers"] == [2, 0]


def test_an_answer_given_at_the_same_time_as_others_names_its_seat() -> None:
    assert any(isinstance(answer, list) for answer in WHOLE["answers"])
    assert any(isinstance(answer, int) for answer in WHOLE["answers"])


def test_a_record_is_marked_every_so_many_answers() -> None:
    assert len(WHOLE["answers"]) > 2 * MARK_EVERY
    assert list(WHOLE["marks"]) == [str(number) for number in range(MARK_EVERY, len(WHOLE["answers"]) + 1, MARK_EVERY)]


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    record = read(WHOLE)
    record.save(tmp_path / "game.json")
    assert load(tmp_path / "game.json").document() == WHOLE
    assert load(str(tmp_path / "game.json")).json() == record.json()


# What is broken


@pytest.mark.parametrize("document", [None, [], "record", 5, True])
def test_what_is_no_record_is_refused(document: object) -> None:
    with pytest.raises(BadRecord, match="JSON object"):
        read(document)


@pytest.mark.parametrize("kind", [None, "", "mindrose-record-0", 1])
def test_another_format_is_refused(kind: object) -> None:
    with pytest.raises(BadRecord, match=FORMAT):
        read(changed(WHOLE, format=kind))


@pytest.mark.parametrize("name", [name for name in FIELDS if name != "format"])
def test_a_missing_field_is_named(name: str) -> None:
    document = changed(WHOLE)
    del document[name]
    refused(document, repr(name))


@pytest.mark.parametrize("name", [name for name in FIELDS if name != "format"])
@pytest.mark.parametrize("value", [None, 1.5, "7", 7, True, [1], {"a": 1}])
def test_a_field_of_the_wrong_kind_is_named(name: str, value: Any) -> None:
    if type(value) is not FIELDS[name]:
        refused(changed(WHOLE, **{name: value}), repr(name))


@pytest.mark.parametrize("start", [5, "hall", [1], True])
def test_a_start_of_the_wrong_kind_is_named(start: Any) -> None:
    refused(changed(PLACED, start=start), "'start'")


@pytest.mark.parametrize("marks", [{"x": "1"}, {"": "1"}, {"1.5": "1"}])
def test_marks_without_numbers_are_named(marks: Any) -> None:
    refused(changed(WHOLE, marks=marks), "'marks'")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is not a record"),
        (b"{", "is not a record"),
        (b"\xff\xfe\x00", "is not a record"),
        (b"[1, 2]", "JSON object"),
        (json.dumps(WHOLE).encode()[:-40], "is not a record"),
    ],
)
def test_a_damaged_file_is_refused(tmp_path: Path, content: bytes, said: str) -> None:
    (tmp_path / "game.json").write_bytes(content)
    with pytest.raises(BadRecord, match=said):
        load(tmp_path / "game.json")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(BadRecord) as caught:
            load(path)
        assert str(path) in str(caught.value)


# What is edited


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"game": "chess"}, "'chess'"),
        ({"rules": "duel-2"}, "played under rules 'duel-2'; this is 'duel-1'"),
        ({"content": "0" * 64}, "other cards"),
        ({"players": 9}, "2 to 3 players"),
        ({"players": 2}, "answer 3"),
        ({"seed": "9"}, "answer 1"),
        ({"options": {"rounds": 99, "goal": 9}}, "1 to 9"),
        ({"options": {"round": 3}}, "no option 'round'"),
        ({"options": {"rounds": 3, "goal": 1}}, ""),
        ({"options": {}}, ""),
        ({"options": {"seed": 5}}, "no option 'seed'"),
        ({"options": {"players": 2}}, "no option 'players'"),
        ({"state": "0" * 64}, "another state"),
        ({"over": False}, "another state"),
        ({"start": TURN}, ""),
    ],
)
def test_an_edited_field_is_noticed(fields: Document, said: str) -> None:
    refused(changed(PART if "over" not in fields else WHOLE, **fields), said)


@pytest.mark.parametrize(
    "fields",
    [
        {"players": 3},
        {"options": {"rounds": 5, "goal": 2}},
        {"start": None},
        {"start": {}},
        {"start": {**TURN, "first": 1}},
        {"start": {**TURN, "game": "chess"}},
        {"start": {**TURN, "seats": 5}},
        {"start": {**TURN, "seats": [{"hand": 3}, {}]}},
        {"start": {**TURN, "options": [1]}},
        {"start": {**TURN, "stack": [{"program": "duel", "branches": 5}]}},
    ],
)
def test_an_edited_field_of_a_game_that_starts_from_a_position_is_noticed(fields: Document) -> None:
    refused(changed(PLACED, **fields))


Edit = Callable[[list[Any]], object]
EDITS: list[Edit] = [
    lambda answers: answers.pop(),
    lambda answers: answers.pop(0),
    lambda answers: answers.append(0),
    lambda answers: answers.insert(1, answers[1]),
    lambda answers: answers.reverse(),
    lambda answers: answers.clear(),
]


@pytest.mark.parametrize("document", [WHOLE, PLACED])
@pytest.mark.parametrize("edit", EDITS)
def test_edited_answers_are_noticed(document: Document, edit: Edit) -> None:
    document = changed(document)
    edit(document["answers"])
    refused(document)


@pytest.mark.parametrize(
    "answer",
    [-1, 19, 10**30, True, None, 1.5, "0", {}, [], [0], [0, 0, 0], [0, -1], [9, 0], [0, None], [0, "0"], ["0", 0]],
)
@pytest.mark.parametrize("number", [1, 5])
def test_an_answer_that_is_none_is_named(number: int, answer: Any) -> None:
    document = changed(WHOLE)
    document["answers"][number - 1] = answer
    refused(document, f"answer {number} ({answer!r}) is refused")


@pytest.mark.parametrize("seat", [True, 1.0, None])
def test_a_seat_that_is_none_is_named(seat: Any) -> None:
    document = changed(WHOLE)
    number = next(n for n, answer in enumerate(document["answers"]) if isinstance(answer, list) and answer[0] == 1)
    document["answers"][number][0] = seat
    refused(document, f"answer {number + 1} ")


def test_every_answer_counts() -> None:
    """Whichever single answer is changed to another legal one, the replay notices."""
    table = DUEL.new(players=3, seed=8, rounds=3, goal=9)
    for number, answer in enumerate(PART["answers"]):
        seat, given = answer if isinstance(answer, list) else (None, answer)
        for other in table.legal(seat):
            if other != given:
                document = changed(PART)
                document["answers"][number] = other if seat is None else [seat, other]
                refused(document)
        table.answer(given, seat)


def test_a_mark_says_where_a_replay_begins_to_differ() -> None:
    document = changed(WHOLE)
    document["marks"][str(2 * MARK_EVERY)] = "0" * 64
    refused(document, f"at or before answer {2 * MARK_EVERY}")


def test_a_mark_beyond_the_last_answer_is_noticed() -> None:
    document = changed(WHOLE)
    document["marks"]["999999"] = "0" * 64
    refused(document, "999999")


def test_a_record_of_other_cards_is_refused() -> None:
    class OtherCards(Duel):
        def content(self, pack: str = "") -> Document:
            return {"cards": {"bolt": 7}}

    with pytest.raises(BadRecord, match="other cards"):
        replay(read(WHOLE), OtherCards())


def test_every_refusal_is_one_that_a_program_can_catch() -> None:
    assert issubclass(BadRecord, MindroseError)


@pytest.mark.parametrize("text", ["[" * 200_000, '{"seed": ' + "9" * 5000 + "}", "\ud800"], ids=["deep", "long", "odd"])
def test_a_file_that_no_reader_could_take_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    with pytest.raises(BadRecord):
        load(path)
