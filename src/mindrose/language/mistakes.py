# mypyc: plain
"""Mistakes in an effect, as its writer wants to hear of them: where, what, and what was probably meant."""

from __future__ import annotations

from collections.abc import Iterable

from mindrose.kernel.errors import BadContent
from mindrose.kernel.errors import nearest as nearest
from mindrose.kernel.told import Told
from mindrose.language.syntax import Position


class Mistake(BadContent):
    """One mistake; line and column are those of the effect's text, or of its file once `place` names the file."""

    def __init__(self, at: Position, what: str, suggestion: str = "", place: str = "") -> None:
        self.line, self.column = at
        self.what = what
        self.suggestion = suggestion
        self.place = place
        start = f"{place}:{self.line}:{self.column}" if place else f"line {self.line}, column {self.column}"
        super().__init__(f"{start}: {what}" + (f"; did you mean `{suggestion}`?" if suggestion else ""))

    @property
    def at(self) -> Position:
        return Position(self.line, self.column)

    def moved(self, place: str, at: Position) -> Mistake:
        """The same mistake, told by its place in a file."""
        return Mistake(at, self.what, self.suggestion, place)


def either_of(words: Iterable[str]) -> str:
    """`a, b or c`"""
    *most, last = list(words)
    return Told("mistake-or", "{most} or {last}", most=tuple(most), last=last) if most else last
