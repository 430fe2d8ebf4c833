# mypyc: plain
"""From text to the parsed form, or to a mistake in words that people understand."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, cast

from lark import Lark, Token, Tree, UnexpectedInput, UnexpectedToken

from mindrose.kernel.told import Told
from mindrose.language.building import built_effect, built_task
from mindrose.language.mistakes import Mistake, either_of, nearest
from mindrose.language.syntax import Effect, Position, Task

REMEMBERED: Final = 4096  # texts: a pack says much that the default one says
CONTROLS: Final = ("if", "else", "may", "per", "each", "as", "pick", "on", "persist", "during", "aura")

# A trigger, and no colon anywhere behind it.
UNENDED: Final = re.compile(r"(?:on \w+|aura)(?=\s)(?!.*:)", re.DOTALL)

END: Final = Told("mistake-the-end", "the end")

# What each token is called in a mistake, in the order in which they are named there; what is not here goes without
# saying, because something else that is expected at the same places tells as much.
CALLED: Final = {
    "MAY": Told("mistake-an-instruction", "an instruction"),
    "NAME": Told("mistake-a-word", "a word"),
    "NUMBER": Told("mistake-a-number", "a number"),
    "COLON": "`:`",
    "SEMICOLON": "`;`",
    "__ANON_0": "`//`",
    "RPAR": "`)`",
    "RSQB": "`]`",
    "RBRACE": "`}`",
    "LBRACE": "`{`",
    "ON": "`on`",
    "COMMA": "`,`",
    "$END": END,
}


@lru_cache(REMEMBERED)
def parsed(text: str) -> Effect:
    """The effect that a text says."""
    return built_effect(tree(text, "effect"))


@lru_cache(REMEMBERED)
def parsed_task(text: str) -> Task:
    """The task that a text says: triggers with what more they ask for."""
    return built_task(tree(text, "task"))


@cache
def parser() -> Lark:
    grammar = Path(__file__).with_name("grammar.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", start=["effect", "task"], maybe_placeholders=True)


def tree(text: str, start: str) -> Tree[Token]:
    if not text.strip():
        raise Mistake(Position(1, 1), Told("mistake-empty", "there is nothing written here"))
    try:
        return parser().parse(text, start=start)
    except UnexpectedInput as mistake:
        raise explained(text, mistake) from None


def explained(text: str, mistake: UnexpectedInput) -> Mistake:
    """What the parser stumbled over, in words."""
    token = mistake.token if isinstance(mistake, UnexpectedToken) else None
    at = Position(mistake.line, mistake.column)
    found = f"`{token}`" if token is not None else f"`{text[mistake.pos_in_stream or 0]}`"
    if token is not None and token.type == "$END":
        at, found = end_of(text), END
    if found == "`:`" and re.search(r"\belse\s*$", before(text, at)):
        told = "`else` is part of the instruction before it: put a `;` before `else`"
        return Mistake(at, Told("mistake-else", told))
    if token is None and text[mistake.pos_in_stream or 0].isalpha():
        told = "`{sign}` is no Latin letter, though it may look like one: words are written with the letters a to z"
        return Mistake(at, Told("mistake-foreign", told, sign=text[mistake.pos_in_stream or 0]))
    if header := UNENDED.match(text):
        told = "a colon is missing behind `{word}`: `{word}: …`"
        return Mistake(Position(1, header.end() + 1), Told("mistake-colon", told, word=header[0]))
    expected: set[str] = cast(Any, mistake.interactive_parser).accepts()
    told = "found {found} where {wanted} was expected"
    wanted = either_of(described(expected))
    return Mistake(at, Told("mistake-expected", told, found=found, wanted=wanted), meant(text, at))


def described(expected: set[str]) -> list[str]:
    called: dict[str, str] = {token: words for token, words in CALLED.items() if token in expected}
    if "MAY" in called:  # wherever an item may begin
        called.pop("NAME", None)
        called.pop("ON", None)
    return list(called.values()) or [Told("mistake-something-else", "something else")]


def meant(text: str, at: Position) -> str:
    """The control that a misspelt first word of the item was probably meant to be."""
    item = re.split(r"[;:{}]|//", before(text, at))[-1].split()
    if not item or item[0] in CONTROLS:
        return ""
    return nearest(item[0], CONTROLS)


def before(text: str, at: Position) -> str:
    lines = text.splitlines(keepends=True)
    return "".join(lines[: at.line - 1]) + lines[at.line - 1][: at.column - 1]


def end_of(text: str) -> Position:
    lines = text.rstrip().splitlines()
    return Position(len(lines), len(lines[-1]) + 1)
