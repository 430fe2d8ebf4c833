"""Documents that are written straight as JSON: what is sent at every move need not be made of mappings first."""

from __future__ import annotations

import json
from typing import Final

from mindrose.kernel.form import Document
from mindrose.kernel.ints import StringWriter, i64

ZERO: Final = 48
COMMA: Final = 44
QUOTE: Final = 34
SPACE: Final = 32
BACKSLASH: Final = 92
COLON: Final = 58


class Writer:
    """Writes names and values one after another, and between them what JSON wants there."""

    def __init__(self) -> None:
        self.paper = StringWriter()
        self.follows = False  # what comes next stands behind something else

    def key(self, name: str) -> Writer:
        """The name of the value that comes next."""
        paper = self.paper
        if self.follows:
            paper.append(COMMA)
        paper.append(QUOTE)
        paper.write(name)
        paper.append(QUOTE)
        paper.append(COLON)
        self.follows = False
        return self

    def next(self) -> StringWriter:
        if self.follows:
            self.paper.append(COMMA)
        self.follows = True
        return self.paper

    def word(self, word: str) -> None:
        """A name or a word: text in which nothing needs to be escaped."""
        paper = self.next()
        paper.append(QUOTE)
        paper.write(word)
        paper.append(QUOTE)

    def number(self, number: i64) -> None:
        paper = self.next()
        if 0 <= number < 10:
            paper.append(ZERO + int(number))
        else:
            paper.write(str(number))

    def text(self, text: str) -> None:
        """Text of any kind."""
        if is_plain(text):
            self.word(text)
        else:
            self.next().write(json.dumps(text))

    def value(self, value: int | str | None) -> None:
        if value is None:
            self.nothing()
        elif isinstance(value, str):
            self.text(value)
        else:
            self.number(value)

    def real(self, number: float) -> None:
        self.next().write(repr(number))

    def word_or_none(self, word: str | None) -> None:
        if word is None:
            self.nothing()
        else:
            self.word(word)

    def number_or_none(self, number: i64, there: bool) -> None:
        if there:
            self.number(number)
        else:
            self.nothing()

    def flag(self, flag: bool) -> None:
        self.next().write("true" if flag else "false")

    def nothing(self) -> None:
        self.next().write("null")

    def mapping(self, mapping: Document) -> None:
        self.next().write(json.dumps(mapping) if mapping else "{}")

    def begin(self) -> None:
        """Names with values follow, up to its end."""
        self.next().write("{")
        self.follows = False

    def end(self) -> None:
        self.paper.write("}")
        self.follows = True

    def begin_list(self) -> None:
        self.next().write("[")
        self.follows = False

    def end_list(self) -> None:
        self.paper.write("]")
        self.follows = True

    def words(self, words: list[str]) -> None:
        self.begin_list()
        for word in words:
            self.word(word)
        self.end_list()

    def numbers(self, numbers: list[int]) -> None:
        self.begin_list()
        for number in numbers:
            self.number(number)
        self.end_list()

    def fields(self, fields: str) -> None:
        """Names with values that were written before."""
        if fields:
            self.next().write(fields)

    def text_so_far(self) -> str:
        return self.paper.getvalue()

    def written(self) -> bytes:
        return self.paper.getvalue().encode()


def is_plain(text: str) -> bool:
    """Nothing in it needs to be escaped."""
    for letter in text:
        code = ord(letter)
        if code < SPACE or code in (QUOTE, BACKSLASH):
            return False
    return True


class Written:
    """What everybody sees, as JSON: its own fields, and those of each seat, without the braces around them."""

    def __init__(self, fields: bytes, seats: list[str]) -> None:
        self.fields = fields
        self.seats = seats

    def document(self) -> Document:
        document = document_of(self.fields)
        document["seats"] = [document_of(seat.encode()) for seat in self.seats]
        return document


def document_of(fields: bytes) -> Document:
    """Fields that were written, as a document."""
    found: Document = json.loads(b"{" + fields + b"}")
    return found
