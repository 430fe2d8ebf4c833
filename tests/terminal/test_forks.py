"""Secret choices at the same time, in a terminal."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

from rich.console import Console

from mindrose.kernel.table import Table
from mindrose.terminal import Session
from tests.kernel.duel.game import Duel
from tests.kernel.scenes import Onlooker


class Typist(Console):
    """A screen at which these lines are typed, and then `quit`."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(file=io.StringIO(), width=100, highlight=False)
        self.lines = lines

    def input(self, *arguments: Any, **more: Any) -> str:
        if "Hand the screen" in str(arguments[0]):
            return ""
        return self.lines.pop(0) if self.lines else "quit"

    def shown(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


def played(table: Table, seats: str, lines: list[str], folder: Path) -> str:
    """All that the screen showed."""
    screen = Typist(lines)
    Session(table, seats.split(","), "", "en", folder / "record.json", screen).play()
    return screen.shown()


def waited(table: Table) -> list[int]:
    """The seats that are not ready."""
    return [asked.seat for asked in table.questions if not asked.settled]


def test_a_ready_person_can_think_again_before_the_screen_is_handed_on(tmp_path: Path) -> None:
    table = Duel().new(2, 1)
    confirm, withdraw, stay = "1", "1", ""
    text = played(table, "me,me", [confirm, withdraw, confirm, stay], tmp_path)
    assert text.count("You are ready, others still decide.") == 2
    assert [given.seat for given in table.given.since(0)] == [0, 0, 0]
    assert waited(table) == [1]


def test_one_person_among_bots_is_never_kept_waiting(tmp_path: Path) -> None:
    table = Duel().new(3, 1)
    text = played(table, "me,random,random", [], tmp_path)
    assert waited(table) == [0]
    assert "others still decide" not in text


def test_bots_that_decide_at_the_same_time_look_before_any_of_them_answers(tmp_path: Path) -> None:
    table = Duel().new(3, 1)
    session = Session(table, ["random"] * 3, "", "en", tmp_path / "record.json", Typist([]))
    bots = [Onlooker() for _ in range(3)]
    session.bots = dict(enumerate(bots))
    session.go_on()
    assert [bot.ready for bot in bots] == [[0], [0], [0]]
    assert len(table.given) == 3
