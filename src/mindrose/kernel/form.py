"""Documents that people fill in: fields are read by name, and everything that is wrong with them is collected."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from mindrose.kernel.errors import BadPosition, meant, shown
from mindrose.kernel.ints import mypyc_attr

Document = dict[str, Any]
MOST_REASONS: Final = 100  # after so many nothing more is read
MOST_DRAWN: Final = 2**40


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """Reads fields of documents; what cannot be is noted as a reason and read as the default."""

    def __init__(self) -> None:
        self.reasons: list[str] = []

    def wrong(self, reason: str) -> None:
        self.reasons.append(reason)
        if len(self.reasons) > MOST_REASONS:
            self.stop_if_wrong()

    def stop_if_wrong(self) -> None:
        if self.reasons:
            raise BadPosition(self.reasons)

    def meant(self, value: object, known: Collection[str], what: str) -> str:
        """What was probably meant by a word, behind what is wrong with it; `what` says what such things are."""
        return meant(value, known)

    def check_names(self, document: dict[Any, Any], known: Collection[str], where: str, what: str = "") -> None:
        for name in document:
            if name not in known:
                instead = self.meant(name, known, what) or f"; it has: {', '.join(sorted(known))}"
                self.wrong(f"{where} has no field {shown(name)}{instead}")

    def refuse_view(self, document: Document, fields: Collection[str]) -> None:
        """A view says some things twice; a position says them once, so that nothing in it can be overlooked."""
        for name in fields:
            if name in document:
                self.wrong(f"{name!r} is part of a view and follows from the rest of a position: leave it out")

    def drawn(self, document: Document) -> int:
        """How many numbers were drawn from the table's chance."""
        return self.number(document, "drawn", 0, MOST_DRAWN, 0)

    def number(self, document: Document, name: str, low: int, high: int, default: int, where: str = "") -> int:
        """A number; `where` says whose it is."""
        value = document.get(name, default)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        whose = f"{name!r} of {where}" if where else repr(name)
        self.wrong(f"{whose} is a whole number from {low} to {high}, not {shown(value)}")
        return default

    def flag(self, document: Document, name: str, default: bool) -> bool:
        value = document.get(name, default)
        if isinstance(value, bool):
            return value
        self.wrong(f"{name!r} is true or false, not {shown(value)}")
        return default

    def word(self, value: object, words: Collection[str], where: str, what: str = "") -> str:
        """One of some words, however it is capitalized; the empty text if it is none of them."""
        word = value.strip().lower() if isinstance(value, str) else ""
        if word in words:
            return word
        self.wrong(f"{where} is one of {', '.join(words)}, not {shown(value)}{self.meant(value, words, what)}")
        return ""

    def index(self, value: object, words: tuple[str, ...], where: str, what: str = "") -> int:
        """The place of a word among others, -1 if it is none of them."""
        word = self.word(value, words, where, what)
        return words.index(word) if word else -1

    def flags(self, document: Document, name: str, words: tuple[str, ...]) -> int:
        """A list of words as one bit each."""
        bits = 0
        for value in self.items(document, name, len(words)):
            number = self.index(value, words, f"an entry of {name!r}")
            if number >= 0:
                bits |= 1 << number
        return bits

    def mapping(self, document: Document, name: str) -> Document:
        value = document.get(name)
        if isinstance(value, dict):
            return {str(key): entry for key, entry in value.items()}
        if value is not None:
            self.wrong(f"{name!r} is a mapping of names to values, not {shown(value)}")
        return {}

    def items(self, document: Document, name: str, longest: int) -> list[Any]:
        value = document.get(name)
        if value is None:
            return []
        if isinstance(value, list) and len(value) <= longest:
            return value
        self.wrong(f"{name!r} is a list of at most {longest} entries, not {shown(value)}")
        return []
