"""Piles of cards: decks, hands, discards and boards of one game in one flat array."""

from __future__ import annotations

from typing import Final

from mindrose.kernel.chance import Chance
from mindrose.kernel.ints import i16, i64, mypyc_attr, vec

NO_STARTS: Final = vec[i64]([])
NO_CELLS: Final = vec[i16]([])


@mypyc_attr(acyclic=True)
class Piles:
    """Numbered piles of small whole numbers below 2**15; entry 0 is the bottom, the last one the top."""

    def __init__(self, starts: vec[i64], sizes: vec[i64], cells: vec[i16]) -> None:
        self.starts = starts
        self.sizes = sizes
        self.cells = cells

    def copy(self, other: Piles) -> None:
        """Becomes equal to other piles of the same shape."""
        self.starts = other.starts
        if len(self.sizes) != len(other.sizes):
            self.sizes = other.sizes[:]
        else:
            for i in range(i64(len(other.sizes))):
                self.sizes[i] = other.sizes[i]
        self.cells = other.cells[:]

    def size(self, pile: i64) -> i64:
        return self.sizes[pile]

    def empty(self, first: i64, count: i64) -> i64:
        """The first of so many piles in a row in which nothing lies; -1 if there is none."""
        for pile in range(first, first + count):
            if self.sizes[pile] == 0:
                return pile
        return -1

    def at(self, pile: i64, index: i64) -> i64:
        return i64(self.cells[self.starts[pile] + index])

    def set(self, pile: i64, index: i64, card: i64) -> None:
        self.cells[self.starts[pile] + index] = i16(card)

    def put(self, pile: i64, card: i64) -> None:
        """Lays a card on top."""
        size = self.sizes[pile]
        if self.starts[pile] + size >= self.starts[pile + 1]:
            raise OverflowError("a pile holds more cards than there are")
        self.cells[self.starts[pile] + size] = i16(card)
        self.sizes[pile] = size + 1

    def draw(self, pile: i64) -> i64:
        """Takes the top card."""
        size = self.sizes[pile] - 1
        if size < 0:
            raise IndexError("there is no card in this pile")
        self.sizes[pile] = size
        return i64(self.cells[self.starts[pile] + size])

    def take(self, pile: i64, index: i64) -> i64:
        """Takes one card out; those above it close up."""
        start = self.starts[pile]
        size = self.sizes[pile] - 1
        if index < 0 or index > size:
            raise IndexError("there is no such card in this pile")
        card = i64(self.cells[start + index])
        for i in range(start + index, start + size):
            self.cells[i] = self.cells[i + 1]
        self.sizes[pile] = size
        return card

    def slip(self, pile: i64, card: i64) -> None:
        """Puts a card into a pile that is kept in ascending order, as a hand is."""
        self.put(pile, card)
        start = self.starts[pile]
        i = start + self.sizes[pile] - 1
        while i > start and i64(self.cells[i - 1]) > card:
            self.cells[i] = self.cells[i - 1]
            i -= 1
        self.cells[i] = i16(card)

    def tuck(self, pile: i64, card: i64) -> None:
        """Lays a card below the others."""
        self.put(pile, card)
        start = self.starts[pile]
        i = start + self.sizes[pile] - 1
        while i > start:
            self.cells[i] = self.cells[i - 1]
            i -= 1
        self.cells[start] = i16(card)

    def move_all(self, source: i64, target: i64) -> None:
        """Lays a whole pile on another, order kept."""
        for i in range(self.sizes[source]):
            self.put(target, self.at(source, i))
        self.sizes[source] = 0

    def shuffle(self, pile: i64, chance: Chance) -> None:
        start = self.starts[pile]
        i = self.sizes[pile] - 1
        while i > 0:
            j = chance.below(i + 1)
            card = self.cells[start + i]
            self.cells[start + i] = self.cells[start + j]
            self.cells[start + j] = card
            i -= 1

    def cards(self, pile: i64) -> list[int]:
        """The cards of a pile, bottom first."""
        return [self.at(pile, i) for i in range(self.sizes[pile])]

    def words(self) -> list[int]:
        """Everything that tells two sets of piles apart."""
        words: list[int] = []
        for pile in range(len(self.sizes)):
            words.append(self.sizes[pile])
            words.extend(self.cards(pile))
        return words


def empty_piles(room: list[int]) -> Piles:
    """One empty pile for each entry, with room for that many cards."""
    starts = [0]
    for cards in room:
        starts.append(starts[-1] + cards)
    return Piles(vec[i64](starts), vec[i64]([0] * len(room)), vec[i16]([i16(0)] * starts[-1]))


def no_piles() -> Piles:
    """What a table has in the place of its piles until it becomes a copy of another one."""
    return Piles(NO_STARTS, NO_STARTS, NO_CELLS)
