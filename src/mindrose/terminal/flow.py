"""Pieces of text in lines that break only between them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """`Haste ▲ · Overcome ●`: as many pieces on a line as there is room for."""

    def __init__(self, pieces: Sequence[Text], separator: str) -> None:
        self.pieces = pieces
        self.separator = separator

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for number, piece in enumerate(self.pieces):
            ending = self.separator if number + 1 < len(self.pieces) else ""
            if line and line.cell_len + piece.cell_len + cell_len(ending.rstrip()) > options.max_width:
                yield trimmed(line)
                line = Text()
            line.append_text(piece).append(ending)
        yield trimmed(line)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest = max((piece.cell_len for piece in self.pieces), default=0)
        whole = sum(piece.cell_len + cell_len(self.separator) for piece in self.pieces)
        return Measurement(min(longest, options.max_width), min(whole, options.max_width))


def trimmed(line: Text) -> Text:
    line.rstrip()
    return line


def label(word: str) -> str:
    """A word of the glossary as the name of a line or a column."""
    return word[:1].upper() + word[1:]
