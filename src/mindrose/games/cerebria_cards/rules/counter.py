"""CC-7 The counter window: after payment and before the effect, every opponent in turn may cancel it."""

from __future__ import annotations

from mindrose.games.cerebria_cards import events, replies
from mindrose.games.cerebria_cards.components.things import PLACES, TYPES
from mindrose.games.cerebria_cards.rules.ability import ASKED, PLACE
from mindrose.games.cerebria_cards.rules.pointing import not_active, pointed_card, vibe_word
from mindrose.games.cerebria_cards.state import DISCARD, NOTHING, CardTable
from mindrose.kernel.errors import Refusal
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Answers, Choice, Frame, Question, Step


class NextToCounter(Step[CardTable]):
    """CC-7.1, CC-7.2 Clockwise from the left of the active player, once each; CC-7.11 the active player never.

    Whoever has a card in hand could have a fitting one, so that is who is asked (CC-7.13); the others pass.
    """

    def run(self, table: CardTable, frame: Frame) -> None:
        asked = frame.slots[ASKED] + 1
        if table.vibe(frame.seat * PLACES + frame.slots[PLACE]) < 0:
            asked = table.players  # an emotion without a vibe cannot be countered
        while asked < table.players and table.hand_size(table.left_of(frame.seat, asked)) == 0:
            asked += 1
        frame.slots[ASKED] = asked
        if asked >= table.players:
            frame.at += 1


class Counter(Question[CardTable]):
    """CC-7.3, CC-7.12 D-16 Pass, or discard a card whose vibe is that of the emotion used.

    CC-7.4 Nothing else of the card matters; CC-7.5 against a fused emotion the vibe of its top card counts.
    CC-7.13 It is asked although only a pass may be possible: nobody must see whether a pass was forced.
    """

    def seat(self, table: CardTable, frame: Frame) -> i64:
        return table.left_of(frame.seat, frame.slots[ASKED])

    def answers(self, table: CardTable, frame: Frame, answers: Answers) -> None:
        answers.add(replies.PASS)
        vibe = table.vibe(frame.seat * PLACES + frame.slots[PLACE])
        seat = self.seat(table, frame)
        last: i64 = NOTHING
        for i in range(table.hand_size(seat)):
            card = table.hand_card(seat, i)
            if card != last and table.cards.vibe[card] == vibe:
                answers.add(replies.CARD + card)
                last = card

    def answer(self, table: CardTable, frame: Frame, answer: i64) -> None:
        seat = self.seat(table, frame)
        if answer == replies.PASS:
            table.tell(events.PASSED, seat)
            frame.back(2)
        else:
            counter(table, frame, seat, answer - replies.CARD)

    def refusal(self, table: CardTable, frame: Frame, answer: int) -> Refusal:
        card = answer - replies.CARD
        if not 0 <= card < TYPES:
            return not_active(answer, "CC-7.2")
        if table.in_hand(self.seat(table, frame), card) < 0:
            return Refusal("E_NOT_IN_HAND", "CC-7.3", card=card)
        vibe = vibe_word(table, int(frame.seat * PLACES + frame.slots[PLACE]))
        return Refusal("E_COUNTER_VIBE", "CC-7.3", card=card, vibe=vibe)

    def choice(self, table: CardTable, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("pass", {})
        return Choice("counter", pointed_card(table, answer - replies.CARD))


def counter(table: CardTable, frame: Frame, seat: i64, card: i64) -> None:
    """CC-7.6, CC-7.7 The first counter closes the window; the ability has no effect at all.

    CC-7.10 A counter opens no window and is no action or ability.
    """
    table.lose(seat, card)
    table.piles.put(DISCARD, card)
    table.tell(events.COUNTERED, seat, card)
    frame.leave()
