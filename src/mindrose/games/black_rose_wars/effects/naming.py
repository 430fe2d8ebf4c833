# mypyc: plain
"""What the words in effects stand for: rooms, kinds of evocations, hexes and upgrades of a content pack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mindrose.content.pages import Facts
from mindrose.games.black_rose_wars.components.lodge import WHOLE_LODGE
from mindrose.games.black_rose_wars.components.things import ELEMENTS
from mindrose.games.black_rose_wars.effects.words import (
    ARCHETYPE,
    EVOCATION,
    HEX,
    PLACE,
    UPGRADE,
    effect_words,
    word_of,
)
from mindrose.kernel.told import Told
from mindrose.language.mistakes import Mistake
from mindrose.language.syntax import Argument, Node, Number, Reach, Term

SERVANT_OF_NOBODY: Final = "umbra"  # CP-8 it is assigned, and never summoned


class Naming:
    """The names of a pack's things, and the vocabulary with them."""

    def __init__(self, document: dict[str, Facts]) -> None:
        self.document = document
        self.ids: dict[str, list[str]] = {
            PLACE: ids(document["rooms"]["room"]),
            EVOCATION: ids(document["evocations"]["evocation"]),
            ARCHETYPE: ids(document["evocations"]["archetype"]),
            HEX: ids(document["hexes"]["hex"]),
            UPGRADE: ids(document["upgrades"]["upgrade"]),
        }
        self.words = effect_words(self.ids)
        self.called = {kind: [word_of(one) for one in known] for kind, known in self.ids.items()}

    def number(self, kind: str, term: Term) -> int:
        """The number of a thing that is called so; -1 if no thing of the kind is."""
        return self.called[kind].index(term.name) if term.name in self.called[kind] else -1

    def room(self, term: Term) -> int:
        return self.number(PLACE, term)

    def summonable(self) -> int:
        """VX-41, VX-42 The kinds that can be summoned without being named, a bit each."""
        known = self.ids[EVOCATION]
        return sum(1 << number for number, name in enumerate(known) if name != SERVANT_OF_NOBODY)

    def kinds(self) -> Sequence[Facts]:
        found: Sequence[Facts] = self.document["evocations"]["evocation"]
        return found


def ids(records: Sequence[Facts]) -> list[str]:
    return [str(record["id"]) for record in records]


def wrong(node: Node, told: Told) -> Mistake:
    return Mistake(node.at, told)


def term_of(argument: Argument) -> Term:
    if not isinstance(argument, Term):
        told = "`{found}` should be a word here"
        raise wrong(argument, Told("mistake-word", told, found=argument.written()))
    return argument


def element_of(argument: Argument) -> int:
    """Content 4.2 The number of an element."""
    term = term_of(argument)
    if term.name not in ELEMENTS:
        raise wrong(term, Told("mistake-no-element", "`{found}` is no element", found=term.written()))
    return ELEMENTS.index(term.name)


def range_of(term: Term) -> tuple[int, bool]:
    """4.4 The number of a range, the whole lodge for `*`, and whether Totems are origins too."""
    (argument,) = term.arguments or (Reach(None),)
    if isinstance(argument, Reach):
        if argument.number is None:
            return WHOLE_LODGE, argument.spirit
        return constant(argument.number), argument.spirit
    return constant(argument), False


def constant(argument: Argument) -> int:
    if not isinstance(argument, Number):
        told = "`{found}` should be a plain number here"
        raise wrong(argument, Told("mistake-plain-number", told, found=argument.written()))
    return argument.value
