"""The rules of goofspiel: a prize is turned up, everybody bids in secret, the highest bid takes it."""

from __future__ import annotations

from typing import Final

from goofspiel.state import CARDS, GoofspielTable
from mindrose.kernel.chance import Chance
from mindrose.kernel.events import EventKind
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.kinds import NUMBER, SHARED
from mindrose.kernel.programs import Answers, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, about, as_number, reason

TURNED: Final = 0
SHOWED: Final = 1
WON: Final = 2
DISCARDED: Final = 3
EVENTS: Final = [
    EventKind("turned", ("prize",), rule="GO-2.1"),
    EventKind("showed", ("seat", "bid"), rule="GO-2.4"),
    EventKind("won", ("seat", "prize"), rule="GO-2.4"),
    EventKind("discarded", ("prize",), rule="GO-2.5"),
]
KINDS: Final = {**SHARED, "prize": NUMBER, "bid": NUMBER}

NOT_IN_HAND: Final = reason("E_NOT_IN_HAND", "GO-2.2", number=as_number)
SAME_BID: Final = reason("E_SAME_BID", "GO-2.3", number=as_number)


class TurnPrize(Step[GoofspielTable]):
    """GO-2.1 The top card of the deck is the prize of this round."""

    def run(self, table: GoofspielTable, frame: Frame) -> None:
        table.tell(TURNED, table.prize())


class LayBids(Step[GoofspielTable]):
    """GO-2.2 Everybody bids at the same time, unseen by the others."""

    def run(self, table: GoofspielTable, frame: Frame) -> None:
        table.fork(BID, self.owners(table, frame))

    def owners(self, table: GoofspielTable, frame: Frame) -> list[int]:
        return list(range(table.players))

    def begins(self, table: GoofspielTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is BID


class LayBid(Question[GoofspielTable]):
    """GO-2.2, GO-2.6 One card from the hand; the machine lays the last one, and nobody is asked."""

    def answers(self, table: GoofspielTable, frame: Frame, answers: Answers) -> None:
        hand = table.hand(frame.seat)
        for card in range(1, i64(CARDS + 1)):
            if (hand >> card) & 1:
                answers.add(card)

    def answer(self, table: GoofspielTable, frame: Frame, answer: i64) -> None:
        table.lay(frame.seat, answer)

    def why_not(self, table: GoofspielTable, frame: Frame, answer: i64) -> i64:
        return NONE if (table.hand(frame.seat) >> answer) & 1 else about(NOT_IN_HAND, answer)


class ChangeBid(LayBid):
    """GO-2.3 Another card instead, as often as one likes, until the last bid is laid."""

    def answer(self, table: GoofspielTable, frame: Frame, answer: i64) -> None:
        table.lay(frame.seat, answer)
        frame.repeat()

    def why_not(self, table: GoofspielTable, frame: Frame, answer: i64) -> i64:
        if answer == table.bid(frame.seat):
            return about(SAME_BID, answer)
        return super().why_not(table, frame, answer)


class ShowBids(Step[GoofspielTable]):
    """GO-2.4, GO-2.5 The highest bid takes the prize; if several seats made it, nobody does."""

    def run(self, table: GoofspielTable, frame: Frame) -> None:
        prize = table.prize()
        for seat in range(table.players):
            table.tell(SHOWED, seat, table.bid(seat))
        winner = table.winner(table.round)
        if winner >= 0:
            table.tell(WON, winner, prize)
        else:
            table.tell(DISCARDED, prize)
        table.round += 1
        if not table.finished():
            frame.back_to(TurnPrize)


BID: Final = Program("bid", "GO-2.2", [LayBid("bid", "GO-2.2"), ChangeBid("change", "GO-2.3", resting=True)])
ROUNDS: Final = Program("rounds", "GO-2.1", [TurnPrize(), LayBids(), ShowBids()])
CHANGE: Final = 1  # the number of the step in BID
SHOW: Final = 2  # the number of the step in ROUNDS


def deal(table: GoofspielTable) -> GoofspielTable:
    """GO-1.2 The prizes in the order of the table's option, and on to the first question."""
    order = table.options["order"]
    if order == "random":
        shuffle(table.deck, 0, table.chance)
    elif order == "descending":
        for i in range(table.cards):
            table.deck[i] = table.cards - i
    table.start(ROUNDS)
    return table


def shuffle(deck: vec[i64], first: i64, chance: Chance) -> None:
    """Every order of the cards from one on is equally likely."""
    for i in range(first, i64(len(deck))):
        j = i + chance.below(i64(len(deck)) - i)
        card = deck[i]
        deck[i] = deck[j]
        deck[j] = card
