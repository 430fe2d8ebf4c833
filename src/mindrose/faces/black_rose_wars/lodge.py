"""The lodge in a terminal: nineteen rooms in five rows, each row half a room beside the one above it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from mindrose.games.black_rose_wars.components.lodge import PLACES, RADIUS

LONGEST: Final = 2 * RADIUS + 1
WIDEST: Final = 27  # of a room with one of its walls; more would only be empty
LINE: Final = "dim"
# Walls by the arms that they have: up, down, left, right.
WALLS: Final = {
    "du": "│", "lr": "─", "dr": "┌", "dl": "┐", "ru": "└", "lu": "┘", "dlr": "┬", "lru": "┴", "dlru": "┼",
    "dru": "├", "dlu": "┤",
}  # fmt: skip


class Lodge:
    """Rooms as bricks in a wall: each touches the same six others as a hexagon does."""

    def __init__(self, rooms: Sequence[Text]) -> None:
        self.rows = [
            [room for room, (_, r) in zip(rooms, PLACES, strict=True) if r == row] for row in range(-RADIUS, RADIUS + 1)
        ]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min((options.max_width - 1) // LONGEST, WIDEST)
        starts = [(LONGEST - len(row)) * width // 2 for row in self.rows]
        walls = [
            {start + width * number for number in range(len(row) + 1)}
            for start, row in zip(starts, self.rows, strict=True)
        ]
        above: set[int] = set()
        for start, row, below in zip(starts, self.rows, walls, strict=True):
            yield border(above, below)
            yield from bricks(console, start, row, width)
            above = below
        yield border(above, set())


def bricks(console: Console, start: int, row: Sequence[Text], width: int) -> list[Text]:
    """The lines of a row of rooms, as high as the fullest of them."""
    filled = [room.wrap(console, width - 1) for room in row]
    lines = []
    for number in range(max(len(room) for room in filled)):
        line = Text(" " * start)
        for room in filled:
            piece = room[number] if number < len(room) else Text()
            piece.rstrip()
            line.append("│", style=LINE).append_text(piece).append(" " * (width - 1 - piece.cell_len))
        lines.append(line.append("│", style=LINE))
    return lines


def border(above: set[int], below: set[int]) -> Text:
    """The wall between two rows; nothing is above the first and below the last."""
    first, last = min(above | below), max(above | below)
    signs = [" "] * first
    for column in range(first, last + 1):
        arms = ["d"] if column in below else []
        arms += ["l"] if column > first else []
        arms += ["r"] if column < last else []
        arms += ["u"] if column in above else []
        signs.append(WALLS["".join(arms)])
    return Text("".join(signs), style=LINE)
