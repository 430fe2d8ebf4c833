"""CC-2.10 to CC-2.12 The mulligan: each player, in turn order, may replace the whole hand before the first turn."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria_cards import events, replies
from mindrose.games.cerebria_cards.rules.deck import draw_to_hand
from mindrose.games.cerebria_cards.rules.pointing import NO_MULLIGAN, names_card, while_reacting
from mindrose.games.cerebria_cards.state import DISCARD, HAND, SEEN, CardTable
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Question, Step
from mindrose.kernel.reasons import NONE, reason

# Slots of the game's own frame.
OFFERED: Final = 0  # how many players have decided
TAKEN: Final = 1  # mulligans taken by the player who is asked

PENDING: Final = reason("E_PENDING", "CC-2.10")


class OfferMulligan(Step[CardTable]):
    """CC-2.10 Each player is asked once, in turn order from the starting player; then CC-2.13 the first turn."""

    def run(self, table: CardTable, frame: Frame) -> None:
        if frame.slots[OFFERED] < 0:
            frame.slots[OFFERED] = 0
            frame.slots[TAKEN] = 0
        if frame.slots[TAKEN] >= table.settings.mulligans:
            frame.slots[OFFERED] += 1
            frame.slots[TAKEN] = 0
        if frame.slots[OFFERED] >= table.players or table.settings.mulligans == 0:
            frame.at += 1


class Mulligan(Question[CardTable]):
    """CC-2.10 D-01 Keep the hand, or discard all of it face up and draw as many cards."""

    def seat(self, table: CardTable, frame: Frame) -> i64:
        return table.left_of(table.starter, frame.slots[OFFERED])

    def answers(self, table: CardTable, frame: Frame, answers: Answers) -> None:
        answers.add(replies.PASS)
        answers.add(replies.CONFIRM)

    def answer(self, table: CardTable, frame: Frame, answer: i64) -> None:
        seat = self.seat(table, frame)
        if answer == replies.CONFIRM:
            replace_hand(table, seat)
            frame.slots[TAKEN] += 1
        else:
            table.tell(events.KEPT, seat)
            frame.slots[TAKEN] = table.settings.mulligans
        frame.back_to(OfferMulligan)

    def why_not(self, table: CardTable, frame: Frame, answer: i64) -> i64:
        if answer in (replies.PASS, replies.CONFIRM):
            return NONE
        return NO_MULLIGAN if names_card(answer) else while_reacting(answer, PENDING)

    def choice(self, table: CardTable, frame: Frame, answer: int) -> Choice:
        return Choice("replace" if answer == replies.CONFIRM else "keep", {})


def replace_hand(table: CardTable, seat: i64) -> None:
    """CC-2.11, CC-2.12 The whole hand; the thrown cards stay in the discard pile."""
    table.tell(events.MULLIGAN, seat)
    hand = HAND + seat
    while table.piles.size(hand) > 0:
        card = table.piles.draw(hand) // SEEN
        table.piles.put(DISCARD, card)
        table.tell(events.DISCARDED, seat, card)
    for _ in range(table.settings.hand_start):
        draw_to_hand(table, seat)
