# mypyc: plain
"""What the values are that events, choices and refusals tell: a seat, a card, a word of a list, a number.

A game declares it once for each name that its rules use, so that a speaker, a server or a browser can put the value
into words without knowing the game. A name means the same wherever it is told; where one event means something else,
`turn.number` is the number in the event `turn` alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mindrose.kernel.errors import MindroseError

NOTHING: Final = -1  # told instead of a seat, a card or a word that is not there


class Kind:
    """What a value is: a `seat`, `card`, `word`, `ordinal`, `number` or `text`, or a kind of the game's own.

    Where there are `words`, a value is one of them, or its number among them. `said` is what messages call it, if that
    is not the name that the rules use.
    """

    def __init__(self, name: str, words: Sequence[str] = (), said: str = "") -> None:
        self.name = name
        self.words = list(words)
        self.said = said

    def holds(self, value: int | str, players: int) -> bool:
        """Whether a table with so many players can tell this value."""
        if not self.words:
            return isinstance(value, int)
        return value in self.words if isinstance(value, str) else NOTHING <= value < len(self.words)

    def word(self, value: int | str) -> str:
        return one_of(self.words, value)


class Seat(Kind):
    """A seat by its number."""

    def __init__(self, said: str = "") -> None:
        super().__init__("seat", said=said)

    def holds(self, value: int | str, players: int) -> bool:
        return isinstance(value, int) and NOTHING <= value < players


class Ordinal(Kind):
    """A place in a row: the rules count from zero, people from one."""

    def __init__(self) -> None:
        super().__init__("ordinal")

    def holds(self, value: int | str, players: int) -> bool:
        return isinstance(value, int) and value >= NOTHING


class Text(Kind):
    """A text that is told as it is."""

    def __init__(self) -> None:
        super().__init__("text")

    def holds(self, value: int | str, players: int) -> bool:
        return isinstance(value, str)


Kinds = Mapping[str, Kind]
SEAT: Final = Seat()
ORDINAL: Final = Ordinal()
NUMBER: Final = Kind("number")
UNKNOWN: Final = Kind("unknown")
# The names that the kernel itself tells, and those that every game means alike.
SHARED: Final[Kinds] = {
    "seat": Seat(said="player"),
    "card": Kind("card"),
    "number": NUMBER,
    "answer": Text(),
    "last": NUMBER,
}


def kind_of(kinds: Kinds, name: str, event: str = "") -> Kind:
    """What a name means, in an event or anywhere."""
    return kinds.get(f"{event}.{name}") or kinds.get(name, UNKNOWN)


def one_of(words: Sequence[str], word: int | str) -> str:
    """A word of a list, given as itself or by its number."""
    if isinstance(word, str) and word in words:
        return word
    if isinstance(word, int) and 0 <= word < len(words):
        return words[word]
    raise MindroseError(f"{word!r} is none of: {', '.join(words)}")
