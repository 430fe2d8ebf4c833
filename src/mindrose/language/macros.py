# mypyc: plain
"""Macros: keywords of a game that stand for something longer; the engine never sees them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final, TypeVar, cast

from mindrose.language.expressions import START
from mindrose.language.mistakes import Mistake
from mindrose.language.parsing import parsed
from mindrose.language.syntax import (
    Argument,
    Arithmetic,
    Body,
    Effect,
    If,
    Instruction,
    Item,
    Keyword,
    Node,
    Position,
    Sentence,
    Term,
)

SPLICED: Final = re.compile(r"(\w+)\+(?=[,)])")
BODY: Final = Instruction("body")
DEEPEST: Final = 20
N = TypeVar("N")


@dataclass(frozen=True)
class Macro:
    """`Haunt(n) T` for `per n: {assign Umbra T}`; one that is written with a colon takes in a `body`."""

    name: str
    called: tuple[str, ...] | None
    arguments: tuple[str, ...]
    control: bool
    spliced: frozenset[str]  # parameters that take `a+b` and put it down as `a,b`
    items: tuple[Item, ...]

    def form(self) -> str:
        """How it is written."""
        text = self.name if self.called is None else f"{self.name}({','.join(self.called)})"
        return " ".join([text, *self.arguments]) + (": …" if self.control else "")


def macro_of(pattern: str, text: str) -> Macro:
    """A macro by what is written and what that means."""
    spliced = frozenset(SPLICED.findall(pattern))
    (item,) = parsed(SPLICED.sub(r"\1", pattern)).body[0].items
    body = parsed(text).body
    if len(body) > 1:
        raise ValueError(f"the macro {pattern!r} stands for more than one sentence")
    assert isinstance(item, Instruction | Keyword)
    called = None if item.called is None else tuple(one.written() for one in item.called)
    arguments = tuple(one.written() for one in item.arguments) if isinstance(item, Instruction) else ()
    return Macro(item.name, called, arguments, isinstance(item, Keyword), spliced, body[0].items)


def expanded(effect: Effect, macros: Mapping[str, Macro]) -> Effect:
    return replace(effect, body=expanded_body(effect.body, macros, 0))


def expanded_body(body: Body, macros: Mapping[str, Macro], depth: int) -> Body:
    return tuple(replace(one, items=expanded_items(one.items, macros, depth)) for one in body)


def expanded_items(items: tuple[Item, ...], macros: Mapping[str, Macro], depth: int) -> tuple[Item, ...]:
    found: list[Item] = []
    for item in items:
        if isinstance(item, Instruction | Keyword) and item.name in macros:
            if depth == DEEPEST:
                raise Mistake(item.at, f"the macro `{item.name}` stands for itself")
            found += expanded_items(replaced(item, macros[item.name]), macros, depth + 1)
        else:
            found.append(deepened(item, macros, depth))
    return tuple(found)


def deepened(item: Item, macros: Mapping[str, Macro], depth: int) -> Item:
    """An item with the bodies in it expanded."""
    changes: dict[str, Any] = {}
    for one in fields(item):
        value = getattr(item, one.name)
        if one.name == "branches":
            changes[one.name] = tuple(expanded_body(branch, macros, depth) for branch in value)
        elif one.name in ("body", "then", "otherwise") and value is not None:
            changes[one.name] = expanded_body(value, macros, depth)
    return replace(item, **changes) if changes else item


def replaced(item: Instruction | Keyword, macro: Macro) -> tuple[Item, ...]:
    """What one use of a macro stands for."""
    arguments = item.arguments if isinstance(item, Instruction) else ()
    called = item.called or ()
    fitting = len(arguments) == len(macro.arguments) and len(called) == len(macro.called or ())
    if not fitting or isinstance(item, Keyword) != macro.control:
        raise Mistake(item.at, f"`{item.name}` is written `{macro.form()}`")
    given = dict(zip((*(macro.called or ()), *macro.arguments), (*called, *arguments), strict=True))
    items = Substitution(given, macro.spliced, item.at).of(macro.items)
    if isinstance(item, Keyword):
        items = filled(items, item)
    return items


def renamed(value: N, names: Mapping[str, Argument]) -> N:
    """Something written, with other words in the places of these names."""
    return Substitution(names, frozenset(), START).of(value)


class Substitution:
    """Puts what was given for the parameters of a macro in their places."""

    def __init__(self, given: Mapping[str, Argument], spliced: frozenset[str], at: Position) -> None:
        self.given = given
        self.spliced = spliced
        self.at = at

    def of(self, value: N) -> N:
        changed: Any = value
        if isinstance(value, tuple) and not isinstance(value, Position):
            changed = tuple(one for old in value for one in self.several(old))
        elif isinstance(value, Term) and value.plain and value.name in self.given:
            changed = self.given[value.name]
        elif isinstance(value, Node):
            changes = {one.name: self.of(getattr(value, one.name)) for one in fields(value) if one.name != "at"}
            changed = replace(value, at=self.at, **changes)
            if isinstance(changed, Term) and changed.priority in self.given:
                changed = replace(changed, priority=self.given[changed.priority].written())
        return cast(N, changed)

    def several(self, value: object) -> list[object]:
        if isinstance(value, Term) and value.plain and value.name in self.spliced and value.name in self.given:
            return list(summands(self.given[value.name]))
        return [self.of(value)]


def summands(argument: Argument) -> tuple[Argument, ...]:
    """`a+b+c` as a list."""
    if isinstance(argument, Arithmetic) and argument.op == "+":
        return (*summands(argument.left), *summands(argument.right))
    return (argument,)


def filled(items: tuple[Item, ...], use: Keyword) -> tuple[Item, ...]:
    """The body of a use where the macro says `body`; its `else` goes to the `if` around that."""
    found: list[Item] = []
    for item in items:
        if item == BODY:
            if len(use.body) > 1:
                raise Mistake(use.at, f"what stands behind `{use.name}` has to be one sentence")
            found += use.body[0].items
        else:
            found.append(filled_inside(item, use))
    return tuple(found)


def filled_inside(item: Item, use: Keyword) -> Item:
    changes: dict[str, Any] = {}
    for one in fields(item):
        value = getattr(item, one.name)
        if one.name in ("body", "then", "otherwise") and value is not None:
            changes[one.name] = filled_body(value, use)
    if isinstance(item, If) and item.then == (Sentence((BODY,)),) and use.otherwise is not None:
        changes["otherwise"] = use.otherwise
    return replace(item, **changes) if changes else item


def filled_body(body: Body, use: Keyword) -> Body:
    if body == (Sentence((BODY,)),):
        return use.body
    return tuple(replace(one, items=filled(one.items, use)) for one in body)
