"""A card in hand that an action needs besides those discarded for Vibes (CB-10.1.2, CB-21.9.9)."""

from __future__ import annotations

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import MODERATES
from mindrose.games.cerebria.rules.pointing import not_now, pointed_card
from mindrose.games.cerebria.rules.upgrades import SECOND_CARD, VIBE_CARD, copies_left
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.errors import Refusal
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Answers, Choice, Frame, Question


class ChooseFromHand(Question[Cerebria]):
    """The card is remembered in a slot of the draft, and is not one of those that the draft discards."""

    def __init__(self, kind: str, rule: str, slot: int) -> None:
        super().__init__(kind, rule)
        self.slot: i64 = slot

    def needed(self, table: Cerebria, frame: Frame) -> bool:
        """With the declared upgrades a card is needed at all."""
        raise NotImplementedError

    def fits(self, table: Cerebria, frame: Frame, card: i64) -> bool:
        """The card goes with the target."""
        raise NotImplementedError

    def why_unfit(self, table: Cerebria, frame: Frame, card: int) -> Refusal:
        raise NotImplementedError

    def in_hand(self, table: Cerebria, frame: Frame, card: i64) -> bool:
        return copies_left(table, frame.seat, card, frame.slots[VIBE_CARD], frame.slots[SECOND_CARD]) > 0

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if not self.needed(table, frame):
            return
        last: i64 = NOTHING
        for i in range(table.hand_size(frame.seat)):
            card = table.hand_card(frame.seat, i)
            if card != last and self.fits(table, frame, card) and self.in_hand(table, frame, card):
                answers.add(replies.CARD + card)
            last = card

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[self.slot] = answer - replies.CARD

    def refusal(self, table: Cerebria, frame: Frame, answer: int) -> Refusal:
        card = answer - replies.CARD
        if not 0 <= card < MODERATES:
            return not_now(self.rule)
        if not self.in_hand(table, frame, card):
            return Refusal("E_NO_CARD", self.rule, card=table.content.ids[card])
        return self.why_unfit(table, frame, card)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice(self.kind, pointed_card(table, answer))
