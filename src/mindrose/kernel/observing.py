"""Observations: a view as a row of numbers for learning programs, laid out by a declaration that names every one."""

from __future__ import annotations

from collections.abc import Iterable

from mindrose.kernel.documents import public_kind
from mindrose.kernel.machine import Stack
from mindrose.kernel.programs import Frame

Facts = dict[str, float | list[float]]


class Part:
    """Some numbers that belong together: what they tell, and the name of each."""

    def __init__(self, name: str, names: list[str]) -> None:
        self.name = name
        self.names = names
        self.size = len(names)


class Layout:
    """The parts of a row in their order; a row is made of what each part is, by its name."""

    def __init__(self, *parts: Part) -> None:
        self.parts = list(parts)
        self.names: list[str] = [name for part in parts for name in part.names]
        self.size = len(self.names)

    def row(self, facts: Facts) -> list[float]:
        row: list[float] = []
        for part in self.parts:
            told = facts[part.name]
            if isinstance(told, list):
                assert len(told) == part.size, part.name
                row += told
            else:
                assert part.size == 1, part.name
                row.append(told)
        return row

    def blank(self) -> list[float]:
        """The row of something that is not there."""
        return [0.0] * self.size


def number(name: str) -> Part:
    """One number."""
    return Part(name, [name])


def each(name: str, labels: Iterable[object]) -> Part:
    """A number for each of some things: `vibe.red`."""
    return Part(name, [f"{name}.{label}" for label in labels])


def rows(name: str, labels: Iterable[object], layout: Layout) -> Part:
    """A row for each of some things: `space.3.vibe.red`."""
    return Part(name, [f"{name}.{label}.{inner}" for label in labels for inner in layout.names])


# What rows are made of


def one_hot(index: int, length: int) -> list[float]:
    """A 1 at one place, or at none."""
    return [1.0 if i == index else 0.0 for i in range(length)]


def bits(word: int, length: int) -> list[float]:
    """The lowest bits of a number."""
    return [float((word >> i) & 1) for i in range(length)]


def counts(things: list[int], length: int, each: float = 1.0) -> list[float]:
    """How often every thing is there."""
    row = [0.0] * length
    for thing in things:
        row[thing] += each
    return row


def joined(rows: list[list[float]]) -> list[float]:
    """Several rows as one."""
    row: list[float] = []
    for one in rows:
        row += one
    return row


def seen_frames(stack: Stack, seat: int) -> list[Frame]:
    """The running programs that a seat knows of: up to a draft of somebody else."""
    seen: list[Frame] = []
    for frame in stack.frames:
        if frame.drafting() and frame.seat != seat:
            break
        seen.append(frame)
    return seen


def seen_kind(stack: Stack, seat: int) -> str:
    """The question that a seat sees asked; nothing if none is."""
    if not stack.waiting:
        return ""
    return stack.question().kind if stack.seat == seat else public_kind(stack)
