"""CC-8.21 to CC-8.24, CC-13.5 Steal: look at a hand, and take one of its cards or none."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria_cards import events, replies
from mindrose.games.cerebria_cards.rules.ability import VICTIM
from mindrose.games.cerebria_cards.rules.pointing import (
    names_card,
    offer_hand,
    pointed_card,
    while_pending,
    why_not_held,
)
from mindrose.games.cerebria_cards.state import HAND, SEEN, CardTable
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Question, Step
from mindrose.kernel.reasons import NONE, as_number, reason

NOT_IN_HAND: Final = reason("E_NOT_IN_HAND", "CC-8.23", card=as_number)
PENDING: Final = reason("E_PENDING", "CC-8.23")


class OpenHand(Step[CardTable]):
    """CC-8.22 Only the active player sees the whole hand, and remembers it (CC-13.5)."""

    def run(self, table: CardTable, frame: Frame) -> None:
        victim = frame.slots[VICTIM]
        hand = HAND + victim
        table.tell(events.LOOKED, frame.seat, victim)
        for i in range(table.piles.size(hand)):
            entry = table.piles.at(hand, i)
            table.piles.set(hand, i, entry // SEEN * SEEN + (entry % SEEN | (1 << frame.seat)))
            table.confide(1 << frame.seat, events.SAW, frame.seat, victim, entry // SEEN)


class TakeCard(Question[CardTable]):
    """CC-8.23 D-12 One of the cards, or none."""

    def answers(self, table: CardTable, frame: Frame, answers: Answers) -> None:
        answers.add(replies.PASS)
        offer_hand(table, frame.slots[VICTIM], answers)

    def answer(self, table: CardTable, frame: Frame, answer: i64) -> None:
        victim = frame.slots[VICTIM]
        if answer == replies.PASS:
            table.tell(events.SPARED, frame.seat, victim)
            return
        card = answer - replies.CARD
        take(table, frame.seat, victim, card)
        table.confide((1 << frame.seat) | (1 << victim), events.STOLE, frame.seat, victim, card)

    def why_not(self, table: CardTable, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            return NONE
        if names_card(answer):
            return why_not_held(table, frame.slots[VICTIM], answer - replies.CARD, NOT_IN_HAND)
        return while_pending(answer, PENDING)

    def choice(self, table: CardTable, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("spare", {})
        return Choice("take", pointed_card(table, answer - replies.CARD))


def take(table: CardTable, thief: i64, victim: i64, card: i64) -> None:
    """CC-8.24, CC-13.5 Thief and victim know the card; the others no longer know what the victim holds.

    Only where everything in the hand was one known card do they know what was taken, and what is left.
    """
    hand = HAND + victim
    witnesses = sure_of_all(table, victim)
    table.piles.take(hand, table.in_hand(victim, card))
    insiders = (1 << thief) | (1 << victim)
    for i in range(table.piles.size(hand)):
        entry = table.piles.at(hand, i)
        table.piles.set(hand, i, entry // SEEN * SEEN + (entry % SEEN & (insiders | witnesses)))
    table.gain(thief, card, insiders | witnesses)


def sure_of_all(table: CardTable, victim: i64) -> i64:
    """The seats that know every card of a hand, if all its cards are alike; nobody otherwise."""
    hand = HAND + victim
    first = table.piles.at(hand, 0)
    knowing = first % SEEN
    for i in range(table.piles.size(hand)):
        entry = table.piles.at(hand, i)
        if entry // SEEN != first // SEEN:
            return 0
        knowing &= entry % SEEN
    return knowing
