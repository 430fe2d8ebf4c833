"""The fields of a table, named once: copying a table and telling two of them apart follow from that.

A game's state names each field in one line of its method `fields`: `self.wp = each.row(self.wp, other.wp)`. Whoever
goes through them says what is done: `Copying` makes them those of the other table, `Wording` writes them down.
"""

from __future__ import annotations

from typing import Final

from mindrose.kernel.ints import i64, mypyc_attr, vec
from mindrose.kernel.piles import Piles
from mindrose.kernel.programs import Frame, copy_frames, frame_words

SHORT: Final = 32  # a longer row is copied faster as a new one


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields:
    """Goes through the fields of a table, with those of another one beside them; each gives what the field is to be."""

    def number(self, own: i64, other: i64) -> i64:
        raise NotImplementedError

    def row(self, own: vec[i64], other: vec[i64]) -> vec[i64]:
        raise NotImplementedError

    def derived(self, own: vec[i64], other: vec[i64]) -> vec[i64]:
        """A row that follows from the other fields: it tells no two tables apart."""
        raise NotImplementedError

    def piles(self, own: Piles, other: Piles) -> Piles:
        raise NotImplementedError

    def frames(self, own: list[Frame], other: list[Frame]) -> list[Frame]:
        """Programs that do not run but wait for something to happen, with what their slots hold."""
        raise NotImplementedError

    def weave(self, rows: i64) -> None:
        """The next so many rows, all of one length, are written down entry by entry instead of row by row."""


class Copying(Fields):
    """Makes every field that of the other table, in the place that it has already."""

    def number(self, own: i64, other: i64) -> i64:
        return other

    def row(self, own: vec[i64], other: vec[i64]) -> vec[i64]:
        size: i64 = len(other)
        if size > SHORT or len(own) != size:
            return other[:]
        for i in range(size):
            own[i] = other[i]
        return own

    def derived(self, own: vec[i64], other: vec[i64]) -> vec[i64]:
        return self.row(own, other)

    def piles(self, own: Piles, other: Piles) -> Piles:
        own.copy(other)
        return own

    def frames(self, own: list[Frame], other: list[Frame]) -> list[Frame]:
        copy_frames(own, other)
        return own


class Wording(Fields):
    """Writes every field down that tells two tables apart, as whole numbers."""

    def __init__(self, words: list[int]) -> None:
        self.words = words
        self.weaving: i64 = 0  # rows that are still missing
        self.woven: list[list[int]] = []

    def weave(self, rows: i64) -> None:
        self.weaving = rows

    def number(self, own: i64, other: i64) -> i64:
        self.words.append(own)
        return own

    def row(self, own: vec[i64], other: vec[i64]) -> vec[i64]:
        if self.weaving == 0:
            self.words += list(own)
            return own
        self.woven.append(list(own))
        self.weaving -= 1
        if self.weaving == 0:
            for entries in zip(*self.woven, strict=True):
                self.words += entries
            self.woven = []
        return own

    def derived(self, own: vec[i64], other: vec[i64]) -> vec[i64]:
        return own

    def piles(self, own: Piles, other: Piles) -> Piles:
        self.words += own.words()
        return own

    def frames(self, own: list[Frame], other: list[Frame]) -> list[Frame]:
        frame_words(own, self.words)
        return own


COPY: Final = Copying()
