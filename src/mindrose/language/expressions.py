# mypyc: plain
"""What is written inside the items of an effect: words, numbers, selectors, conditions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple


class Position(NamedTuple):
    """A place in a text; lines and columns count from 1."""

    line: int
    column: int


START: Final = Position(1, 1)
EITHER, BOTH, INVERSE, COMPARISON, SUM, SIGN, PRODUCT, UNIT = range(8)  # how tightly what is written holds together


@dataclass(frozen=True)
class Node:
    """Anything written in an effect."""

    at: Position = field(default=START, compare=False, repr=False, kw_only=True)


@dataclass(frozen=True)
class Number(Node):
    """`2`"""

    value: int

    def written(self) -> str:
        return str(self.value)


@dataclass(frozen=True)
class Signed(Node):
    """`+2`, `-#hex(T)`: a change by so much."""

    sign: str
    value: Expression

    def written(self) -> str:
        return self.sign + held(self.value, PRODUCT)


@dataclass(frozen=True)
class Arithmetic(Node):
    """`2+#dmg(E)`"""

    op: str
    left: Expression
    right: Expression

    def written(self) -> str:
        if self.op == "*":
            return held(self.left, PRODUCT) + "*" + held(self.right, UNIT)
        return held(self.left, SUM) + self.op + held(self.right, PRODUCT)


@dataclass(frozen=True)
class Comparison(Node):
    """`#hex(T)>=1`"""

    op: str
    left: Expression
    right: Expression

    def written(self) -> str:
        return held(self.left, SUM) + self.op + held(self.right, SUM)


@dataclass(frozen=True)
class Logic(Node):
    """`a and b`, `a or b`"""

    op: str
    left: Expression
    right: Expression

    def written(self) -> str:
        loose, tight = (EITHER, BOTH) if self.op == "or" else (BOTH, INVERSE)
        return f"{held(self.left, loose)} {self.op} {held(self.right, tight)}"


@dataclass(frozen=True)
class Negation(Node):
    """`!crown(me)`"""

    value: Expression

    def written(self) -> str:
        return "!" + held(self.value, UNIT)


@dataclass(frozen=True)
class Filter(Node):
    """`[red,blue]`: one of them holds for what is picked."""

    any_of: tuple[Expression, ...]

    def written(self) -> str:
        return "[" + listed(self.any_of, INVERSE) + "]"


@dataclass(frozen=True)
class Term(Node):
    """A word of the game with all that hangs on it: `me`, `all foe(1)@E[!T]`, `near(me,this)`, `mage(*)!P1`, `M*`."""

    name: str
    arguments: tuple[Argument, ...] | None = None
    quantity: str = ""
    origin: Term | None = None
    filters: tuple[Filter, ...] = ()
    priority: str = ""

    @property
    def plain(self) -> bool:
        """Nothing but a word."""
        return self == Term(self.name)

    def written(self) -> str:
        text = f"{self.quantity} {self.name}" if self.quantity else self.name
        if self.arguments is not None:
            text += "(" + listed(self.arguments, SUM) + ")"
        if self.origin is not None:
            text += "@" + self.origin.written()
        text += "".join(one.written() for one in self.filters)
        return f"{text}!{self.priority}" if self.priority else text


@dataclass(frozen=True)
class Count(Node):
    """`#hex(T)`"""

    term: Term

    def written(self) -> str:
        return "#" + self.term.written()


@dataclass(frozen=True)
class Reach(Node):
    """A range that is more than a number: `*` the whole board, `2~` also measured from other places of mine."""

    number: Expression | None
    spirit: bool = False

    def written(self) -> str:
        text = "*" if self.number is None else held(self.number, SUM)
        return text + "~" if self.spirit else text


@dataclass(frozen=True)
class Listing(Node):
    """`[red,blue]` as an argument: any one of them."""

    items: tuple[Expression, ...]

    def written(self) -> str:
        return "[" + listed(self.items, INVERSE) + "]"


@dataclass(frozen=True)
class Setting(Node):
    """`moon=3` as an argument."""

    name: str
    value: Expression

    def written(self) -> str:
        return f"{self.name}={held(self.value, SUM)}"


Expression = Number | Signed | Arithmetic | Comparison | Logic | Negation | Term | Count
Argument = Expression | Reach | Listing | Setting


# Writing


def held(argument: Argument, least: int) -> str:
    """What is written, in parentheses where it would otherwise fall apart."""
    text = argument.written()
    return text if tightness(argument) >= least else f"({text})"


def tightness(argument: Argument) -> int:
    if isinstance(argument, Logic):
        return EITHER if argument.op == "or" else BOTH
    if isinstance(argument, Negation):
        return INVERSE
    if isinstance(argument, Comparison):
        return COMPARISON
    if isinstance(argument, Signed):
        return SUM
    if isinstance(argument, Arithmetic):
        return PRODUCT if argument.op == "*" else SUM
    return UNIT


def listed(arguments: Iterable[Argument], least: int) -> str:
    return ",".join(held(one, least) for one in arguments)


def named(name: str, called: tuple[Argument, ...] | None) -> str:
    return name if called is None else f"{name}({listed(called, SUM)})"
