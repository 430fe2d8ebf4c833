"""Observations: what a seat sees as a row of bytes for learning programs, laid out by a declaration that names each.

A `Layout` says what the numbers of a row tell, in their order; a game's `Observer` writes them in that order, straight
from the table into memory that is there already.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mindrose.kernel.documents import public_kind
from mindrose.kernel.ints import i16, i64, mypyc_attr, u8, vec
from mindrose.kernel.machine import Stack, State
from mindrose.kernel.programs import Frame

MOST: Final = 255  # that a number can be: whatever is more is told as that
WORD: Final = 8  # bytes of a number that can be anything
FIRST_ROOM: Final = 128  # numbers of a row other than 0, at first


class Number:
    """One number of a row: what it tells, what it is at most, and how much of it is told as 1.0 where it is scaled.

    Its `kind` is what all numbers of a part have in common: that of `space.3.vibe.red` is `space.vibe`.
    """

    def __init__(self, name: str, kind: str, most: int, unit: int) -> None:
        self.name = name
        self.kind = kind
        self.most = most
        self.unit = unit

    def inside(self, name: str, label: object) -> Number:
        return Number(f"{name}.{label}.{self.name}", f"{name}.{self.kind}", self.most, self.unit)

    def __repr__(self) -> str:
        return f"<{self.name}: 0 to {self.most}>"


class Part:
    """Some numbers that belong together."""

    def __init__(self, name: str, numbers: list[Number]) -> None:
        self.name = name
        self.numbers = numbers
        self.size: i64 = len(numbers)


class Layout:
    """The parts of a row in their order."""

    def __init__(self, *parts: Part) -> None:
        self.parts = list(parts)
        self.numbers = [number for part in parts for number in part.numbers]
        self.size: i64 = len(self.numbers)

    @property
    def names(self) -> list[str]:
        """What each number tells: `space.3.vibe.red`."""
        return [number.name for number in self.numbers]

    @property
    def most(self) -> list[int]:
        """What each number is at most; each is at least 0."""
        return [number.most for number in self.numbers]

    def scaled(self, row: Row) -> list[float]:
        """The numbers of a row, each in the units that it is told in: mostly between 0 and 1."""
        return [row.cells[row.start + i] / number.unit for i, number in enumerate(self.numbers)]


def number(name: str, most: int = 1, unit: int = 0) -> Part:
    """One number, which is at most so much."""
    return Part(name, [Number(name, name, most, unit or most)])


def each(name: str, labels: Iterable[object], most: int = 1, unit: int = 0) -> Part:
    """A number for each of some things: `vibe.red`."""
    return Part(name, [Number(f"{name}.{label}", name, most, unit or most) for label in labels])


def rows(name: str, labels: Iterable[object], layout: Layout) -> Part:
    """A row for each of some things: `space.3.vibe.red`."""
    return Part(name, [number.inside(name, label) for label in labels for number in layout.numbers])


def words(name: str, labels: Iterable[object]) -> Part:
    """For each of some things a number that can be anything, as one more in bytes, the lowest first: `slot.2.0`."""
    return each(name, [f"{label}.{byte}" for label in labels for byte in range(WORD)], MOST)


@mypyc_attr(acyclic=True)
class Row:
    """A row in a piece of memory, written from its first number to its last.

    It remembers where it has written, so that the next one begins with zeros without touching the rest.
    """

    def __init__(self, cells: vec[u8], start: i64) -> None:
        self.cells = cells
        self.start: i64 = start
        self.at: i64 = start
        self.written: vec[i16] = vec[i16]([i16(0)] * FIRST_ROOM)
        self.count: i64 = 0

    def begin(self) -> None:
        """All zeros, to be written from the first number on."""
        for i in range(self.count):
            self.cells[self.start + i64(self.written[i])] = 0
        self.count = 0
        self.at = self.start

    def put(self, place: i64, value: i64) -> None:
        """Writes a number that is not 0, so many places ahead."""
        where = self.at + place
        if self.count == len(self.written):
            self.written = vec[i16](list(self.written) + list(self.written))
        self.written[self.count] = i16(where - self.start)
        self.count += 1
        self.cells[where] = u8(value)

    def number(self, value: i64) -> None:
        """A number; whatever is out of its range is told as the end of it."""
        if value > 0:
            self.put(0, value if value < MOST else MOST)
        self.at += 1

    def flag(self, holds: bool) -> None:
        if holds:
            self.put(0, 1)
        self.at += 1

    def one_of(self, index: i64, length: i64) -> None:
        """A 1 at one of some places, or at none for -1."""
        if index >= length:
            raise IndexError("a row has no place for this")
        if index >= 0:
            self.put(index, 1)
        self.at += length

    def bits(self, word: i64, length: i64) -> None:
        """The lowest bits of a number."""
        for i in range(length):
            if (word >> i) & 1:
                self.put(i, 1)
        self.at += length

    def word(self, value: i64) -> None:
        """A number from -1 on that can be anything, as one more in bytes."""
        left = value + 1
        for i in range(i64(WORD)):
            if left & MOST:
                self.put(i, left & MOST)
            left >>= 8
        self.at += WORD

    def count_one(self, index: i64) -> None:
        """One more of a thing, in the part that comes next; `skip` goes on behind it."""
        told = i64(self.cells[self.at + index])
        if told == 0:
            self.put(index, 1)
        elif told < MOST:
            self.cells[self.at + index] = u8(told + 1)

    def skip(self, length: i64) -> None:
        """Zeros, or what has been written there already."""
        self.at += length


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat sees of a table of one game, as its layout says."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.size: i64 = layout.size

    def write(self, state: State, seat: i64, row: Row) -> None:
        """Writes every number of a row, in the order of the layout."""
        raise NotImplementedError

    def observe(self, state: State, seat: i64, row: Row) -> None:
        """Makes a row what a seat sees now."""
        row.begin()
        self.write(state, seat, row)
        if row.at != row.start + self.size:
            raise AssertionError(f"{row.at - row.start} numbers were written where the layout has {self.size}")

    def row(self) -> Row:
        """A row of its own memory."""
        return Row(blank_cells(self.size), 0)


def blank_cells(size: i64) -> vec[u8]:
    """So many bytes of memory, all zero, that others can read without copying."""
    return vec[u8](bytes(size))


def seen_frames(frames: list[Frame], seat: i64) -> i64:
    """How many of the running programs a seat knows of: those below a draft of somebody else."""
    for i in range(i64(len(frames))):
        if frames[i].seat != seat and frames[i].drafting():
            return i
    return len(frames)


def seen_kind(stack: Stack, seat: i64) -> str:
    """The question that a seat sees asked; nothing if none is."""
    if not stack.waiting:
        return ""
    return stack.question().kind if stack.seat == seat else public_kind(stack)


def numbered(words: Iterable[str]) -> dict[str, int]:
    """The place of each word in a list."""
    return {word: place for place, word in enumerate(words)}
