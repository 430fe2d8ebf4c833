"""What lies on the table of goofspiel: the prizes in their order, and every bid.

All else follows from them. A card is its number, a set of cards a whole number with a bit per card.
"""

from __future__ import annotations

from typing import Final

from mindrose.kernel.arrays import filled
from mindrose.kernel.chance import Chance
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.fields import Fields
from mindrose.kernel.game import Value
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import State

SEATS: Final = 4  # at most
CARDS: Final = 13  # at most
ORDERS: Final = ("random", "ascending", "descending")
NOTHING: Final[i64] = 0  # instead of a card


class GoofspielTable(State):
    """A table of goofspiel: the deck of prizes, first to be turned first, and a bid for every round and seat."""

    def __init__(
        self,
        players: i64,
        options: dict[str, Value],
        cards: i64,
        chance: Chance,
        journal: Journal[Event] | None,
    ) -> None:
        super().__init__(players, chance, journal)
        self.options = options
        self.cards: i64 = cards  # in each hand, and in the deck
        self.deck = filled(NOTHING, cards)
        self.bids = filled(NOTHING, cards * players)
        self.round: i64 = 0  # how many rounds are over; the bids of the next one are secret

    def blank(self) -> GoofspielTable:
        return GoofspielTable(self.players, self.options, self.cards, self.chance, None)

    def fields(self, each: Fields, other: State) -> None:
        assert isinstance(other, GoofspielTable)
        self.round = each.number(self.round, other.round)
        self.deck = each.row(self.deck, other.deck)
        self.bids = each.row(self.bids, other.bids)

    def finished(self) -> bool:
        """GO-3.1 Every prize has been bid for."""
        return self.round == self.cards

    def prize(self) -> i64:
        """The prize that is bid for now."""
        return self.deck[self.round]

    def worth(self) -> i64:
        """All prizes together."""
        return self.cards * (self.cards + 1) // 2

    def ahead(self) -> i64:
        """The set of the prizes that nobody has bid for yet, the one that lies open included."""
        prizes: i64 = 0
        for i in range(self.round, self.cards):
            prizes |= 1 << self.deck[i]
        return prizes

    # Bids

    def bid(self, seat: i64) -> i64:
        """GO-2.2 The card that a seat has laid in the round that is not over yet."""
        return NOTHING if self.finished() else self.bids[self.round * self.players + seat]

    def lay(self, seat: i64, card: i64) -> None:
        self.bids[self.round * self.players + seat] = card

    def unspent(self, seat: i64) -> i64:
        """The cards of a seat that nobody else has seen laid: the hand, and the bid of this round."""
        cards: i64 = (2 << self.cards) - 2
        for i in range(self.round):
            cards ^= 1 << self.bids[i * self.players + seat]
        return cards

    def hand(self, seat: i64) -> i64:
        """The cards that a seat can lay."""
        bid = self.bid(seat)
        return self.unspent(seat) if bid == NOTHING else self.unspent(seat) ^ (1 << bid)

    # Prizes

    def winner(self, number: i64) -> i64:
        """GO-2.4, GO-2.5 The seat that alone has bid most in a round, -1 if several have."""
        best: i64 = 0
        winner: i64 = -1
        for seat in range(self.players):
            bid = self.bids[number * self.players + seat]
            if bid > best:
                best = bid
                winner = seat
            elif bid == best:
                winner = -1
        return winner

    def points(self, seat: i64) -> i64:
        """GO-3.1 What the prizes that a seat has won count."""
        points: i64 = 0
        for number in range(self.round):
            if self.winner(number) == seat:
                points += self.deck[number]
        return points


def empty_table(
    players: i64, options: dict[str, Value], chance: Chance, journal: Journal[Event] | None
) -> GoofspielTable:
    """GO-1.1 A table without bids; the deck lies in ascending order."""
    cards = options["cards"]
    assert isinstance(cards, int)
    table = GoofspielTable(players, options, cards, chance, journal)
    for i in range(cards):
        table.deck[i] = i + 1
    return table


def listed(cards: i64) -> list[int]:
    """The cards of a set, lowest first."""
    return [card for card in range(1, CARDS + 1) if (cards >> card) & 1]
