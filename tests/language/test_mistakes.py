"""Mistakes: where they are, what they are, what was probably meant."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from mindrose.language.mistakes import Mistake, either_of, nearest
from mindrose.language.parsing import parsed, parsed_task
from mindrose.language.positions import Source
from mindrose.language.reading import read, read_task
from mindrose.language.syntax import Position
from tests.language.toy import WORDS


def mistake(text: str) -> tuple[int, int, str, str]:
    with pytest.raises(Mistake) as caught:
        parsed(text)
    found = caught.value
    return found.line, found.column, found.what, found.suggestion


@pytest.mark.parametrize(
    ("text", "line", "column", "what", "suggestion"),
    [
        ("", 1, 1, "there is nothing written here", ""),
        ("if T: a; else b", 1, 15, "found `b` where `:` was expected", ""),
        ("on enter; draw me 1", 1, 9, "found `;` where a word or `:` was expected", ""),
        ("draw me 1;", 1, 11, "found the end where an instruction was expected", ""),
        ("draw me 1 //", 1, 13, "found the end where an instruction was expected", ""),
        ("draw me 1 /", 1, 11, "found `/` where a word, a number, `;`, `//` or the end was expected", ""),
        ("may: {draw me 1", 1, 16, "found the end where `}` was expected", ""),
        ("may: draw me 1}", 1, 15, "found `}` where the end was expected", ""),
        ("T=mage(1; draw me 1", 1, 9, "found `;` where `)` or `,` was expected", ""),
        ("T=mage[red; draw me 1", 1, 11, "found `;` where `]` or `,` was expected", ""),
        ("dmg T 2+", 1, 9, "found the end where a word or a number was expected", ""),
        ("pick{a}", 1, 8, "found the end where `{` was expected", ""),
        ("persist T: draw me 1", 1, 12, "found `draw` where `on` was expected", ""),
        ("persist T twice: on enter: a", 1, 11, "found `twice` where `once` or `:` was expected", ""),
        ("T=mage of me", 1, 8, "found `of` where `by …`, `rnd` or `;` was expected", ""),
        ("room@T@U", 1, 5, "found `@` where a word, a number, `:`, `;`, `//` or the end was expected", ""),
        ("T=room@T@U", 1, 9, "`room` is measured from two places", ""),
        ("T=room!P1!P2", 1, 10, "`room` has two priorities", ""),
        ("draw me 1; else: a", 1, 12, "there is no `if` before this `else` in its sentence", ""),
        ("if T: a // else: b", 1, 12, "there is no `if` before this `else` in its sentence", ""),
        ("if T: {a} else: {b} else: {c}", 1, 21, "there is no `if` before this `else` in its sentence", ""),
        ("if T: else: b", 1, 7, "there is nothing to do before this `else`", ""),
        ("if T: draw me 1 else: b", 1, 21, "`else` is part of the instruction before it: put a `;` before `else`", ""),
        ("iff last>=1: a", 1, 9, "found `>=` where a word, a number, `;`, `//` or the end was expected", "if"),
        ("a;\n  pic {b}{c}", 2, 7, "found `{` where a word, a number, `:`, `;`, `//` or the end was expected", "pick"),
        ("draw me 1 €", 1, 11, "found `€` where a word, a number, `;`, `//` or the end was expected", ""),
    ],
)  # fmt: skip
def test_what_cannot_be_read(text: str, line: int, column: int, what: str, suggestion: str) -> None:
    assert mistake(text) == (line, column, what, suggestion)


def test_what_a_task_asks_for_is_whole() -> None:
    for text, what in (("a distinct", "`distinct` asks for a word"), ("a with b", "`with` asks for a comparison")):
        with pytest.raises(Mistake, match=what):
            parsed_task(text)


def test_the_nearest_word() -> None:
    assert nearest("drwa", ["draw", "dmg", "drop"]) == "draw"
    assert nearest("Draw", ["draw"]) == "draw"
    assert nearest("xyz", ["draw"]) == ""


def test_lists_of_words() -> None:
    assert either_of(["a"]) == "a"
    assert either_of(["a", "b", "c"]) == "a, b or c"


# In files

FILE = """\
# powers
[[power]]
name = "One"
text = "gain me 1; gian me 2"

[[power]]
name = { en = "Two", "it" = 'Due # due' }
list = [
  'mark', # one
  "may: \\u0067ain me 1; gain you 1",
]
long = \"\"\"
gain me 1;
  \\
  gain me 1; gain me
// gain me 1 gold gold\"\"\"

[power.other]
text = '''if rich(you): mark'''

[[power]]
deep = [[1, 2], [{ a = 1, b.c = "mark; mork" }], true]
empty = ""
"""
SOURCE = Source("powers.toml", FILE)


@pytest.mark.parametrize(
    ("text", "keys", "told"),
    [
        ("gain me 1; gian me 2", ("power", 0, "text"),
            "powers.toml:4:20: there is no instruction `gian`; did you mean `gain`?"),
        ("may: gain me 1; gain you 1", ("power", 1, "list", 1),
            "powers.toml:10:30: there is no `you`: it can be `me`, `other` or `seat`"),
        ("gain me 1;\n  gain me 1; gain me\n// gain me 1 gold gold", ("power", 1, "long"),
            "powers.toml:15:14: `gain` lacks number: it is written `gain X:seat n:number [c:coin]`"),
        ("if rich(you): mark", ("power", 1, "other", "text"),
            "powers.toml:19:19: there is no `you`: it can be `me`, `other` or `seat`"),
        ("mark; mork", ("power", 2, "deep", 1, 0, "b", "c"),
            "powers.toml:22:40: there is no instruction `mork`; did you mean `mark`?"),
        ("", ("power", 2, "empty"), "powers.toml:23:10: there is nothing written here"),
        ("mork", ("power", 1, "nowhere"),
            "powers.toml:6:1: there is no instruction `mork`; did you mean `mark`?"),
        ("mork", ("nothing",), "powers.toml:1:1: there is no instruction `mork`; did you mean `mark`?"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_by_its_place_in_the_file(text: str, keys: tuple[str | int, ...], told: str) -> None:
    with pytest.raises(Mistake) as caught:
        read(text, WORDS, SOURCE, keys)
    assert str(caught.value) == told


def test_strings_are_as_long_as_the_standard_reader_says() -> None:
    def found(value: Any, keys: tuple[str | int, ...]) -> str:
        for key in keys:
            value = value[key]
        assert isinstance(value, str)
        return value

    document = tomllib.loads(FILE)
    lengths = {keys: len(offsets) - 1 for keys, offsets in SOURCE.strings.items()}
    assert lengths == {keys: len(found(document, keys)) for keys in SOURCE.strings}
    assert len(lengths) == 10


def test_a_file_with_other_line_ends_is_the_same() -> None:
    source = Source("a.toml", 'a = """\r\none\r\ntwo"""\r\n')
    assert source.where(("a",), Position(2, 1)) == Position(3, 1)


def test_a_number_or_a_list_is_found_where_it_stands() -> None:
    source = Source("a.toml", "[[card]]\ntrack = [1, 12,\n  3]\nsource = { track = true }\n")
    places = {
        ("card", 0, "track"): (2, 9),
        ("card", 0, "track", 1): (2, 13),
        ("card", 0, "track", 2): (3, 3),
        ("card", 0, "source"): (4, 10),
        ("card", 0, "source", "track"): (4, 20),
        ("card", 0, "source", "power"): (4, 1),
        ("card", 0, "power"): (1, 1),
    }
    assert {keys: source.where(keys, Position(1, 1)) for keys in places} == places


def test_what_is_no_toml_is_left_alone() -> None:
    assert Source("a.toml", "= = =\n]").where(("a",), Position(1, 1)) == Position(1, 1)


def test_a_task_in_a_file() -> None:
    source = Source("tasks.toml", 'task = "payed(me)"')
    with pytest.raises(Mistake) as caught:
        read_task("payed(me)", WORDS, source, ("task",))
    assert str(caught.value) == "tasks.toml:1:9: there is no trigger `payed`; did you mean `paid`?"


def test_without_a_file_the_place_is_that_in_the_text() -> None:
    with pytest.raises(Mistake, match="line 1, column 7: there is no instruction `mork`"):
        read("mark; mork", WORDS)
