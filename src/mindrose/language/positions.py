# mypyc: plain
"""Where a value of a TOML file stands in it, a string character by character: the standard reader does not tell.

This follows the structure of a file that the standard reader has accepted; it judges nothing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from mindrose.language.syntax import Position

Key = str | int
Keys = tuple[Key, ...]

SPACE: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
OTHER: Final = re.compile(r"[^,\]}\n#]+")
ESCAPE: Final = re.compile(r"\\(u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|x[0-9A-Fa-f]{2}|.)", re.DOTALL)
LINE_END: Final = re.compile(r"\\[ \t]*\r?\n\s*")


@dataclass
class Source:
    """A TOML file, to find its values in; `keys` is the way to one: `("spell", 3, "reverse", "do", 0)`."""

    path: str
    text: str
    headers: dict[Keys, int] = field(init=False, default_factory=dict)
    values: dict[Keys, int] = field(init=False, default_factory=dict)
    strings: dict[Keys, list[int]] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        Walk(self).document()

    def where(self, keys: Keys, at: Position) -> Position:
        """The place in the file of a place in a string, or of another value; if neither is there, of what has it."""
        offsets = self.strings.get(keys)
        if offsets is not None:
            return self.position(offsets[min(self.within(offsets, at), len(offsets) - 1)])
        if keys in self.values:
            return self.position(self.values[keys])
        for length in range(len(keys), 0, -1):
            if keys[:length] in self.headers:
                return self.position(self.headers[keys[:length]])
        return Position(1, 1)

    def within(self, offsets: list[int], at: Position) -> int:
        """The number of the character at a line and column of a string whose characters lie at these offsets."""
        number = 0
        for _ in range(at.line - 1):
            while number < len(offsets) - 1 and self.text[offsets[number]] != "\n":
                number += 1
            number += 1
        return number + at.column - 1

    def position(self, offset: int) -> Position:
        start = self.text.rfind("\n", 0, offset) + 1
        return Position(self.text.count("\n", 0, offset) + 1, offset - start + 1)


class Walk:
    """One way through a file, noting where tables begin and where the characters of strings lie."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.text = source.text
        self.at = 0
        self.counts: dict[Keys, int] = {}

    def document(self) -> None:
        table: Keys = ()
        self.space()
        while self.at < len(self.text):
            before = self.at
            if self.text[self.at] == "[":
                table = self.table()
            else:
                self.pair(table)
            self.space()
            if self.at == before:  # not TOML: what was found so far has to do
                return

    def space(self) -> None:
        found = SPACE.match(self.text, self.at)
        assert found is not None
        self.at = found.end()

    def sees(self, text: str) -> bool:
        return self.text.startswith(text, self.at)

    def take(self, text: str) -> bool:
        if self.sees(text):
            self.at += len(text)
            return True
        return False

    def table(self) -> Keys:
        """`[a.b]` or `[[a.b]]`, the last of which counts on."""
        start = self.at
        many = self.take("[[") or not self.take("[")
        names = self.key()
        self.take("]]" if many else "]")
        keys = self.entered(names)
        if many:
            number = self.counts.get(keys, -1) + 1
            self.counts[keys] = number
            keys = (*keys, number)
        self.source.headers[keys] = start
        return keys

    def entered(self, names: Keys) -> Keys:
        """The way to a table: through a list of tables it leads to the latest entry."""
        keys: Keys = ()
        for name in names[:-1]:
            keys = (*keys, name)
            if keys in self.counts:
                keys = (*keys, self.counts[keys])
        return (*keys, names[-1]) if names else keys

    def key(self) -> Keys:
        """`a`, `"a b"`, `a.b`"""
        names: list[Key] = []
        while True:
            self.blank()
            if self.sees('"') or self.sees("'"):
                offsets = self.string()
                names.append("".join(self.text[offset] for offset in offsets[:-1]))
            else:
                found = BARE.match(self.text, self.at)
                if found is None:
                    return tuple(names)
                names.append(found.group())
                self.at = found.end()
            self.blank()
            if not self.take("."):
                return tuple(names)

    def blank(self) -> None:
        while self.at < len(self.text) and self.text[self.at] in " \t":
            self.at += 1

    def pair(self, table: Keys) -> None:
        start = self.at
        keys = table + self.key()
        self.source.headers.setdefault(keys, start)
        if self.take("="):
            self.blank()
            self.value(keys)

    def value(self, keys: Keys) -> None:
        self.source.values.setdefault(keys, self.at)
        if self.sees('"') or self.sees("'"):
            self.source.strings[keys] = self.string()
        elif self.take("["):
            self.sequence(keys)
        elif self.take("{"):
            self.space()
            while not self.take("}") and self.at < len(self.text):
                before = self.at
                self.pair(keys)
                self.space()
                self.take(",")
                self.space()
                if self.at == before:
                    return
        else:
            found = OTHER.match(self.text, self.at)
            self.at = found.end() if found else self.at

    def sequence(self, keys: Keys) -> None:
        number = 0
        self.space()
        while not self.take("]") and self.at < len(self.text):
            before = self.at
            self.value((*keys, number))
            number += 1
            self.space()
            self.take(",")
            self.space()
            if self.at == before:
                return

    def string(self) -> list[int]:
        """The offset of every character of a string, and of its end."""
        quote = self.text[self.at]
        mark = quote * 3 if self.sees(quote * 3) else quote
        self.at += len(mark)
        if len(mark) == 3:
            self.take("\r")
            self.take("\n")
        offsets: list[int] = []
        while self.at < len(self.text) and not self.closes(mark):
            ended = LINE_END.match(self.text, self.at) if mark == '"""' else None
            if ended is not None:
                self.at = ended.end()
                continue
            self.at += 1 if self.sees("\r\n") else 0  # one character to the reader
            offsets.append(self.at)
            escape = ESCAPE.match(self.text, self.at) if quote == '"' else None
            self.at = escape.end() if escape is not None else self.at + 1
        offsets.append(self.at)
        self.at += len(mark)
        return offsets

    def closes(self, mark: str) -> bool:
        """A long string may end with one or two quotes of its own before its mark."""
        return self.sees(mark) and not (len(mark) == 3 and self.sees(mark + mark[0]))
