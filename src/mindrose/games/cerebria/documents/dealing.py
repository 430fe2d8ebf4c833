"""What a document leaves open about hidden cards, dealt at random: by positions once, by imagined worlds often."""

from __future__ import annotations

from mindrose.games.cerebria.state import COMMON, DECK, HAND, HIDDEN, NOTHING, Cerebria
from mindrose.kernel.chance import Chance
from mindrose.kernel.ints import i64, vec


class SeatDealing:
    """The cards of one seat that nothing names, and the places in its hand and deck that they can be in."""

    def __init__(self, seat: i64, pool: vec[i64], hand: i64, cells: vec[i64]) -> None:
        self.seat: i64 = seat
        self.pool = pool
        self.hand: i64 = hand
        self.cells = cells  # indices in the deck, from its bottom

    def deal(self, table: Cerebria, chance: Chance) -> None:
        pool = self.pool[:]
        size = len(pool)
        for i in range(self.hand + len(self.cells)):
            j = i + chance.below(size - i)
            card = pool[j]
            pool[j] = pool[i]
            if i < self.hand:
                table.piles.slip(HAND + self.seat, 2 * card)
            else:
                table.piles.set(DECK + self.seat, self.cells[i - self.hand], 2 * card)


class HiddenDealing:
    """The Hidden deck of a faction: the cards seen at its top, and those below them in an order nobody knows."""

    def __init__(self, faction: i64, seen: vec[i64], below: vec[i64]) -> None:
        self.faction: i64 = faction
        self.seen = seen  # from the top
        self.below = below

    def deal(self, table: Cerebria, chance: Chance) -> None:
        """CB-3.6.3, CB-17.4.5 A Hidden Aspiration that is not seen differs from the Common one if it can."""
        pile = HIDDEN + self.faction
        for i in range(len(self.below)):
            table.piles.put(pile, self.below[i])
        table.piles.shuffle(pile, chance)
        if len(self.seen) == 0:
            self.differ(table, chance)
        i = len(self.seen) - 1
        while i >= 0:
            table.piles.put(pile, self.seen[i])
            i -= 1

    def differ(self, table: Cerebria, chance: Chance) -> None:
        pile = HIDDEN + self.faction
        last = table.piles.size(pile) - 1
        current = table.piles.at(COMMON, 0) if table.piles.size(COMMON) > 0 else NOTHING
        if last > 0 and table.piles.at(pile, last) == current:
            other = chance.below(last)
            table.piles.set(pile, last, table.piles.at(pile, other))
            table.piles.set(pile, other, current)


class Dealing:
    """All that a document leaves open."""

    def __init__(self) -> None:
        self.seats: list[SeatDealing] = []
        self.factions: list[HiddenDealing] = []

    def deal(self, table: Cerebria, chance: Chance) -> None:
        for seat in self.seats:
            seat.deal(table, chance)
        for faction in self.factions:
            faction.deal(table, chance)
