"""What the specification numbers besides its rules is found by its number, in the code and in a test that proves it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mindrose.engine import ROOT
from mindrose.registry import listing_of
from mindrose.rulebook import proofs

SOURCES = listing_of("black-rose-wars").folder
TESTS = ROOT / "tests"
RULINGS = ROOT / "docs" / "rulings.md"
GAPS = 70
ROW = re.compile(r"^\| (GR-\d\d) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)


def numbers(letters: str, *spans: range, digits: int = 1) -> list[str]:
    return [f"{letters}-{number:0{digits}}" for span in spans for number in span]


# The effect machine, the words of the content, the checks of content files, the invariants.
NUMBERED = {
    "EM": numbers("EM", range(1, 11)),
    "VX": numbers("VX", range(1, 19), range(20, 47), range(50, 56), digits=2),
    "CV": numbers("CV", range(1, 10)),
    "IV": numbers("IV", range(1, 13)),
}


def texts(folder: Path) -> Iterator[str]:
    for path in folder.rglob("*.py"):
        yield path.read_text(encoding="utf-8")


def named(letters: str, folder: Path) -> set[str]:
    """Every number in the files of a folder; "CV-1 to CV-9" stands for all nine."""
    found: set[str] = set()
    for text in texts(folder):
        found |= set(re.findall(rf"\b{letters}-\d+", text))
        for first, last in re.findall(rf"\b{letters}-(\d+) to {letters}-(\d+)", text):
            found |= set(numbers(letters, range(int(first), int(last) + 1), digits=len(first)))
    return found


@pytest.mark.parametrize("letters", NUMBERED)
def test_every_number_has_code_and_a_test(letters: str) -> None:
    """The invariants are looked after by the checks."""
    wanted = set(NUMBERED[letters])
    assert wanted - named(letters, TESTS / "checks" if letters == "IV" else SOURCES) == set()
    assert {number for number in proofs(TESTS) if number.startswith(f"{letters}-")} == wanted


def test_every_gap_of_the_rulebook_says_how_it_is_decided_and_where() -> None:
    """Each row names rules, an option or a file that is there."""
    rows = ROW.findall(RULINGS.read_text(encoding="utf-8"))
    assert [number for number, _, _ in rows] == numbers("GR", range(1, GAPS + 1), digits=2)
    for number, _, where in rows:
        files = re.findall(r"`([\w/.-]+\.\w+)`", where)
        assert re.search(r"BR-\d|DC-|`\w+`", where) or files, number
        assert all((SOURCES / file).exists() or (ROOT / file).exists() for file in files), number
