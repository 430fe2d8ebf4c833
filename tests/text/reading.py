"""The messages of a language, read for what they define, refer to and select by."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mindrose.registry import LOCALES
from mindrose.text.words import texts_file

PLURALS = {"zero", "one", "two", "few", "many", "other"}
YES_OR_NO = {"yes", "no"}


class Reader(Visitor):
    """Collects what the messages of a language define, refer to and select by."""

    def __init__(self, language: str, files: tuple[str, ...]) -> None:
        self.refers: dict[str, set[str]] = {}  # by message, attribute (`option.about`) or term (`-bliss`)
        self.selects: set[tuple[str, str]] = set()
        self.junk: list[str] = []
        self.entry = ""
        for name in files:
            self.visit(parsed(language, name))

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.Junk):
            self.junk.append(str(node.content))
        elif isinstance(node, ast.Message | ast.Term):
            self.begin(("-" if isinstance(node, ast.Term) else "") + node.id.name)
        elif isinstance(node, ast.Attribute):
            self.begin(f"{self.entry}.{node.id.name}")
        elif isinstance(node, ast.MessageReference):
            self.refers[self.entry].add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)
        elif isinstance(node, ast.TermReference):
            self.refers[self.entry].add(f"-{node.id.name}")
        elif isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference)
            for variant in node.variants:
                if isinstance(variant.key, ast.Identifier):
                    self.selects.add((node.selector.id.name, variant.key.name))
        entry = self.entry
        super().generic_visit(node)
        if isinstance(node, ast.Attribute):
            self.entry = entry.partition(".")[0]

    def begin(self, entry: str) -> None:
        assert entry not in self.refers, f"{entry} is defined twice"
        self.entry = entry
        self.refers[entry] = set()

    def cases(self) -> set[str]:
        """The rules that refusals of one code tell apart."""
        return {key for name, key in self.selects if name == "case"}

    def never(self, selectors: Mapping[str, set[str]]) -> set[tuple[str, str]]:
        """What is selected by although no argument can equal it: it would silently never be said."""
        selects = {(name, key) for name, key in self.selects if name != "case"}
        return {(name, key) for name, key in selects if key not in selectors.get(name, PLURALS)}

    def reached(self, said: set[str]) -> set[str]:
        """What is said when these are said: they, and what they refer to."""
        found: set[str] = set()
        waiting = set(said)
        while waiting:
            entry = waiting.pop()
            if entry not in found:
                found.add(entry)
                waiting |= self.refers[entry]
        return found


@cache
def parsed(language: str, name: str) -> ast.Resource:
    """The messages of a game, from wherever it has them, or others of this house."""
    path = texts_file(name, language) or LOCALES / language / f"{name}.ftl"
    return FluentParser().parse(path.read_text(encoding="utf-8"))


@cache
def reader(language: str, *files: str) -> Reader:
    """The reader of these files, read when they are first asked about."""
    return Reader(language, files)


def own(said: set[str]) -> set[str]:
    """What is not said in plain words, for want of texts of the game's own."""
    return {message for message in said if not message.startswith("generic-")}


def on_the_screen(face: Path) -> set[str]:
    """What the terminal's board of a game says by itself; its own tests show it."""
    sources = "".join(path.read_text(encoding="utf-8") for path in face.glob("*.py"))
    return {f"terminal-{message}" for message in re.findall(r"\bterminal\(\s*[\"']([\w-]+)[\"']", sources)}


def is_tidy(text: str) -> bool:
    """Whether a text looks as if somebody had written it: nothing empty, doubled or left over from a message."""
    marks = set(text) & {"{", "}", "$", "_", "\u2068", "\u2069"}
    gaps = "  " in text.replace("\n", "") or " ." in text or " ," in text
    nothing = text.lower().split().count("none") if text != "none" else 0
    return text == text.strip() != "" and not marks and not gaps and not nothing
