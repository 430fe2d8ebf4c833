"""CB-23.2.1 Cards that powers make players discard: each of these players chooses them from the own hand."""

from __future__ import annotations

from typing import Any

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.kinds import SEAT_BITS
from mindrose.games.cerebria.powers.effects import Effect
from mindrose.games.cerebria.powers.subjects import ONE, Seats, announce
from mindrose.games.cerebria.rules.cards import discard
from mindrose.games.cerebria.rules.pointing import names_card, pointed_card
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Question
from mindrose.kernel.reasons import NONE, shared_reason
from mindrose.kernel.slots import Kind
from mindrose.language.steps import Number


class CallToDiscard(Effect):
    """Who has to discard, and how many cards each; whoever has none is left out."""

    def __init__(self, seats: Seats, number: Number[Any], called: i64, each: i64, left: i64) -> None:
        super().__init__()
        self.seats = seats
        self.number = number
        self.called: i64 = called
        self.each: i64 = each
        self.left: i64 = left

    def fills(self, kinds: list[Kind]) -> None:
        kinds[self.called] = SEAT_BITS

    def run(self, table: Cerebria, frame: Frame) -> None:
        called = self.holders(table, frame)
        number: i64 = self.number.of(table, frame)
        frame.slots[self.called] = called if number > 0 else 0
        frame.slots[self.each] = frame.slots[self.left] = max(number, 0)
        if called != 0 and number > 0:
            announce(table, frame)

    def holders(self, table: Cerebria, frame: Frame) -> i64:
        """Those of the players who hold a card."""
        seats = self.seats.of(table, frame)
        found: i64 = 0
        for seat in range(table.players):
            if (seats >> seat) & 1 == 1 and table.hand_size(seat) > 0:
                found |= ONE << seat
        return found

    def possible(self, table: Cerebria, frame: Frame) -> bool:
        return self.holders(table, frame) != 0 and self.affordable(table, frame)

    def affordable(self, table: Cerebria, frame: Frame) -> bool:
        number: i64 = self.number.of(table, frame)
        return number > 0


class DiscardCard(Question[Cerebria]):
    """One card after the other, shown to all (CB-24.1.5); the actor first, then the others as they sit."""

    def __init__(self, rule: str, called: i64, each: i64, left: i64) -> None:
        super().__init__("power_discard", rule, hidden=True)
        self.called: i64 = called
        self.each: i64 = each
        self.left: i64 = left
        self.not_now: i64 = shared_reason("E_TURN", rule)
        self.missing: i64 = shared_reason("E_NO_CARD", rule)

    def seat(self, table: Cerebria, frame: Frame) -> i64:
        for step in range(table.players):
            seat = (frame.seat + step) % table.players
            if frame.slots[self.called] >= 0 and (frame.slots[self.called] >> seat) & 1 == 1:
                return seat
        return frame.seat

    def pending(self, frame: Frame) -> bool:
        return frame.slots[self.called] > 0

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if self.pending(frame):
            seat = self.seat(table, frame)
            last: i64 = NOTHING
            for index in range(table.hand_size(seat)):
                card = table.hand_card(seat, index)
                if card != last:
                    answers.add(replies.CARD + card)
                last = card

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        seat = self.seat(table, frame)
        discard(table, seat, answer - replies.CARD)
        frame.slots[self.left] -= 1
        if frame.slots[self.left] == 0 or table.hand_size(seat) == 0:
            frame.slots[self.called] &= ~(ONE << seat)
            frame.slots[self.left] = frame.slots[self.each]
        frame.repeat()

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_card(answer) or not self.pending(frame):
            return self.not_now
        held = table.in_hand(self.seat(table, frame), answer - replies.CARD)
        return NONE if held > 0 else self.missing

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("discard", pointed_card(table, answer))
