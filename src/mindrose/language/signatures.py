# mypyc: plain
"""How an instruction, selector, count, condition or trigger is written: its name and what stands behind it.

`dmg X:figure n:number [sure]`, `move X:figure n:number [toward Y:figure|room]`, `event X:figure [moon=number]`,
`near(X:figure, Y:figure, [n:number])`. A bare word must be written as it stands; what is in brackets may be left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from mindrose.language.syntax import Argument, Setting, Term

Fits = Callable[[Argument, frozenset[str]], bool]
PIECE: Final = re.compile(r"\s*(?:(?P<mark>[\[\]])|(?P<piece>[^\s\[\],]+),?)")
EVERYTHING: Final = "*"


@dataclass(frozen=True)
class Parameter:
    """Something of a kind, under a name; `setting` if it is written `name=…`."""

    name: str
    kinds: frozenset[str]
    setting: bool = False

    def shown(self) -> str:
        kind = " or ".join(sorted(self.kinds)) if EVERYTHING not in self.kinds else "anything"
        return f"{self.name}={kind}" if self.setting else kind


@dataclass(frozen=True)
class Literal:
    """A word that is written as it stands."""

    name: str

    def shown(self) -> str:
        return f"`{self.name}`"


@dataclass(frozen=True)
class Optional:
    """What may be left out, as a whole."""

    parts: tuple[Piece, ...]

    def shown(self) -> str:
        return self.parts[0].shown()


Piece = Parameter | Literal | Optional


@dataclass
class Match:
    """How arguments go with a signature; where they do not, how far they went and what was expected there."""

    named: dict[str, Argument] | None = None
    reached: int = 0
    expected: tuple[str, ...] = ()

    def misses(self, number: int, piece: Piece | None) -> None:
        words = "nothing more" if piece is None else piece.shown()
        if number > self.reached:
            self.reached, self.expected = number, ()
        if number == self.reached and words not in self.expected:
            self.expected = (*self.expected, words)


@dataclass(frozen=True)
class Signature:
    """A word and what stands behind it."""

    name: str
    text: str
    pieces: tuple[Piece, ...]
    called: bool

    def match(self, arguments: Sequence[Argument], fits: Fits) -> Match:
        match = Match()
        match.named = matched(self.pieces, tuple(arguments), 0, fits, match)
        return match

    def kinds(self) -> dict[str, frozenset[str]]:
        """What is expected under each name; of a bare word nothing more than itself."""
        return {one.name: one.kinds if isinstance(one, Parameter) else frozenset() for one in flat(self.pieces)}


def signature(text: str) -> Signature:
    """`dmg X:figure n:number` or `near(X:figure, Y:figure)` or a word alone."""
    found = re.fullmatch(r"\s*([^\s(]+)\s*(\(.*\)|[^(]*)\s*", text)
    if found is None:
        raise ValueError(f"this is no signature: {text!r}")
    name, rest = found.groups()
    called = rest.startswith("(")
    return Signature(name, text.strip(), pieces(rest[1:-1] if called else rest, text), called)


def pieces(rest: str, text: str) -> tuple[Piece, ...]:
    depths: list[list[Piece]] = [[]]
    for found in PIECE.finditer(rest.strip()):
        mark, written = found.group("mark"), found.group("piece")
        if mark == "[":
            depths.append([])
        elif mark == "]":
            inner = tuple(depths.pop())
            depths[-1].append(Optional(inner))
        else:
            depths[-1].append(piece(written))
    if len(depths) != 1:
        raise ValueError(f"a bracket stands alone in {text!r}")
    return tuple(depths[0])


def piece(written: str) -> Piece:
    for mark, setting in ((":", False), ("=", True)):
        name, found, kinds = written.partition(mark)
        if found:
            return Parameter(name, frozenset(kinds.split("|")), setting)
    return Literal(written)


def flat(some: Iterable[Piece]) -> Iterator[Parameter | Literal]:
    for one in some:
        if isinstance(one, Optional):
            yield from flat(one.parts)
        else:
            yield one


def matched(
    rest: tuple[Piece, ...], arguments: tuple[Argument, ...], number: int, fits: Fits, match: Match
) -> dict[str, Argument] | None:
    """The arguments from `number` on by their names in the rest of a signature, or nothing."""
    if not rest:
        if number == len(arguments):
            return {}
        match.misses(number, None)
        return None
    first, others = rest[0], rest[1:]
    if isinstance(first, Optional):
        taken = matched((*first.parts, *others), arguments, number, fits, match)
        return taken if taken is not None else matched(others, arguments, number, fits, match)
    if number < len(arguments):
        argument = arguments[number]
        named = taking(first, argument, fits)
        if named is not None:
            more = matched(others, arguments, number + 1, fits, match)
            return None if more is None else {**named, **more}
    match.misses(number, first)
    return None


def taking(piece: Parameter | Literal, argument: Argument, fits: Fits) -> dict[str, Argument] | None:
    if isinstance(piece, Literal):
        found = isinstance(argument, Term) and argument.written() == piece.name
        return {piece.name: argument} if found else None
    if piece.setting:
        if isinstance(argument, Setting) and argument.name == piece.name and fits(argument.value, piece.kinds):
            return {piece.name: argument.value}
        return None
    return {piece.name: argument} if fits(argument, piece.kinds) else None
