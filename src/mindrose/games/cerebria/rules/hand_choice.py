"""A card in hand that an action needs besides those discarded for Vibes (CB-10.1.2, CB-21.9.9)."""

from __future__ import annotations

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.rules.pointing import card_id, names_card, pointed_card
from mindrose.games.cerebria.rules.upgrades import SECOND_CARD, VIBE_CARD, copies_left
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Question
from mindrose.kernel.reasons import NONE, about, reason


class ChooseFromHand(Question[Cerebria]):
    """The card is remembered in a slot of the draft, and is not one of those that the draft discards."""

    def __init__(self, kind: str, rule: str, slot: int) -> None:
        super().__init__(kind, rule)
        self.slot: i64 = slot
        self.not_now: i64 = reason("E_TURN", rule)
        self.missing: i64 = reason("E_NO_CARD", rule, card=card_id)

    def needed(self, table: Cerebria, frame: Frame) -> bool:
        """With the declared upgrades a card is needed at all."""
        raise NotImplementedError

    def why_unfit(self, table: Cerebria, frame: Frame, card: i64) -> i64:
        """The card goes with the target."""
        raise NotImplementedError

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if not self.needed(table, frame):
            return
        last: i64 = NOTHING
        for i in range(table.hand_size(frame.seat)):
            card = table.hand_card(frame.seat, i)
            if card != last and self.why_not(table, frame, replies.CARD + card) == NONE:
                answers.add(replies.CARD + card)
            last = card

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[self.slot] = answer - replies.CARD

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_card(answer):
            return self.not_now
        card = answer - replies.CARD
        if copies_left(table, frame.seat, card, frame.slots[VIBE_CARD], frame.slots[SECOND_CARD]) <= 0:
            return about(self.missing, card)
        return self.why_unfit(table, frame, card)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice(self.kind, pointed_card(table, answer))
