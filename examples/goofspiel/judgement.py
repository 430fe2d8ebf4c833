"""What a bot plays for: many points, compared with the others."""

from __future__ import annotations

from goofspiel.state import CARDS, NOTHING, GoofspielTable
from mindrose.kernel.arrays import filled
from mindrose.kernel.ints import i64
from mindrose.kernel.judge import Judge
from mindrose.kernel.machine import State


class GoofspielJudge(Judge):
    """The points won so far, and of every prize ahead the share that a seat's card has in all the cards for it.

    A bid is the card for the prize that lies open; else everybody keeps the highest cards for the highest prizes.
    """

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, GoofspielTable)
        own = float(state.points(seat))
        total = 0.0
        hands = filled(0, state.players)
        for other in range(state.players):
            total += float(state.points(other))
            hands[other] = state.hand(other)
        ahead = state.ahead()
        prize: i64 = CARDS
        while prize > 0:
            if (ahead >> prize) & 1:
                mine: i64 = 0
                cards: i64 = 0
                for other in range(state.players):
                    card = state.bid(other) if prize == state.prize() else NOTHING
                    if card == NOTHING:
                        card = highest(hands[other])
                        hands[other] ^= 1 << card
                    cards += card
                    if other == seat:
                        mine = card
                own += float(prize * mine) / float(cards)
                total += float(prize)
            prize -= 1
        players = float(state.players)
        return 1.0 / players + (own - total / players) / float(state.worth())


def highest(cards: i64) -> i64:
    """The highest card of a set."""
    card: i64 = CARDS
    while (cards >> card) & 1 == 0:
        card -= 1
    return card
