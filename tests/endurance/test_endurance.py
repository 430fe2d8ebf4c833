"""The nightly run stays alive: every part of it, a few times; and it notices what it is for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mindrose.server import entries as log_of
from mindrose.server.entries import Entry
from tests.endurance import report
from tests.endurance.__main__ import main
from tests.server.sitters import Deed, Ledger

FEW: dict[str, Any] = {
    "times": 1,
    "accidents": 1,
    "full": 2,
    "cuts": 10,
    "tables": 3,
    "minutes": 0.08,
    "pace": 300.0,
    "every": 0.1,
}


@pytest.mark.parametrize("part", ["kills", "nodes", "disks", "lines"])
def test_a_part_loses_nothing(part: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as ended:
        main(part, **FEW, folder=tmp_path, docs=tmp_path)
    assert ended.value.code == 0
    for line in (tmp_path / "parts.jsonl").read_text().splitlines():
        found = json.loads(line)
        assert (found["part"], found["lost"], found["twice"], found["wrong"]) == (part, 0, 0, "")
        assert found["times"] > 0
        assert found["answers"] > 0


def test_the_long_part_is_told_with_its_plot(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as ended:
        main("long", **FEW, folder=tmp_path, docs=tmp_path)
    assert ended.value.code == 0
    report.write(tmp_path, tmp_path)
    page = (tmp_path / "endurance.md").read_text()
    assert "3 tables, 0 minutes" in page
    assert "none was lost" in page
    assert (tmp_path / "endurance.svg").read_text().startswith("<?xml")


def test_a_part_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="there is no part rest: kills,"):
        main("kills,rest", folder=tmp_path, docs=tmp_path)


def ledger(*deeds: tuple[int, bool]) -> Ledger:
    """A ledger of seat 1: answers, and whether they were acknowledged."""
    return Ledger("table", 1, [Deed((log_of.ANSWER, answer), sure=sure) for answer, sure in deeds])


def log(*answers: int) -> list[Entry]:
    return [Entry(number, log_of.ANSWER, 1, answer, 0.0) for number, answer in enumerate(answers)]


def test_what_was_not_acknowledged_may_be_there_once() -> None:
    for found in ((3, 5), (3, 4, 5)):
        ledger((3, True), (4, False), (5, True)).check(log(*found))
    ledger((4, False), (4, True)).check(log(4))


def test_a_lost_answer_is_named_with_its_table_and_number() -> None:
    with pytest.raises(AssertionError, match="LOST at table table: number 1 of what seat 1 did"):
        ledger((3, True), (4, True), (5, True)).check(log(3, 5))


def test_an_answer_that_counts_twice_is_noticed() -> None:
    with pytest.raises(AssertionError, match="TWICE"):
        ledger((3, True), (4, False)).check(log(3, 4, 4))


def sample(at: float, memory: float, felt: float) -> report.Sample:
    return {"at": at, "server": memory, "workers": 0.0, "felt": [felt] * 100}


def test_memory_that_grows_and_answers_that_take_longer_are_noticed() -> None:
    hours = [hour / 50 for hour in range(100)]
    flat = report.Long({}, [sample(hour * 3600, 2e8, 20.0) for hour in hours], "stopped", {})
    worse = report.Long({}, [sample(hour * 3600, 2e8 + hour * 2e7, 20 + hour * 30) for hour in hours], "stopped", {})
    assert flat.broken() == []
    assert [promise.split()[0:2] for promise in worse.broken()] == [["the", "memory"], ["p99", "rose"]]
