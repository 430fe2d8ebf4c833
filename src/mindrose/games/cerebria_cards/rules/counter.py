"""CC-7 The counter window: after payment and before the effect, every opponent in turn may cancel it."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria_cards import events, replies
from mindrose.games.cerebria_cards.components.things import PLACES, VIBES
from mindrose.games.cerebria_cards.rules.ability import ASKED, PLACE
from mindrose.games.cerebria_cards.rules.pointing import names_card, pointed_card, while_reacting, why_not_held
from mindrose.games.cerebria_cards.state import DISCARD, NOTHING, CardTable
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Question, Step
from mindrose.kernel.reasons import NONE, about, as_number, reason

PAIR: Final = 4  # a card and a vibe in one number: PAIR * card + vibe


def card_of_pair(table: CardTable, pair: int) -> int:
    return pair // PAIR


def vibe_of_pair(table: CardTable, pair: int) -> str:
    return VIBES[pair % PAIR]


PENDING: Final = reason("E_PENDING", "CC-7.2")
NOT_IN_HAND: Final = reason("E_NOT_IN_HAND", "CC-7.3", card=as_number)
OTHER_VIBE: Final = reason("E_COUNTER_VIBE", "CC-7.3", card=card_of_pair, vibe=vibe_of_pair)


def vibe_used(table: CardTable, frame: Frame) -> i64:
    return table.vibe(frame.seat * PLACES + frame.slots[PLACE])


def is_asked(table: CardTable, seat: i64, vibe: i64) -> bool:
    """CC-7.13 Whoever has a card in hand could have a fitting one; an emotion without a vibe cannot be countered."""
    return vibe >= 0 and table.hand_size(seat) > 0


class NextToCounter(Step[CardTable]):
    """CC-7.1, CC-7.2 Clockwise from the left of the active player, once each; CC-7.11 the active player never.

    Who cannot have a fitting card passes unasked.
    """

    def run(self, table: CardTable, frame: Frame) -> None:
        asked = frame.slots[ASKED] + 1
        vibe = vibe_used(table, frame)
        while asked < table.players and not is_asked(table, table.left_of(frame.seat, asked), vibe):
            asked += 1
        frame.slots[ASKED] = asked
        if asked >= table.players:
            frame.at += 1


def why_not_counter(table: CardTable, card: i64, vibe: i64) -> i64:
    """CC-7.3 The card has the vibe of the emotion used."""
    return NONE if table.cards.vibe[card] == vibe else about(OTHER_VIBE, PAIR * card + vibe)


def countering(table: CardTable, seat: i64, place: i64) -> list[int]:
    """CC-7.1 The seats that would be asked, in turn, were the emotion used now by its player."""
    vibe = table.vibe(place)
    others = [table.left_of(seat, steps) for steps in range(1, table.players)]
    return [int(other) for other in others if is_asked(table, other, vibe)]


class Counter(Question[CardTable]):
    """CC-7.3, CC-7.12 D-16 Pass, or discard a card whose vibe is that of the emotion used.

    CC-7.4 Nothing else of the card matters; CC-7.5 against a fused emotion the vibe of its top card counts.
    CC-7.13 It is asked although only a pass may be possible: nobody must see whether a pass was forced.
    """

    def seat(self, table: CardTable, frame: Frame) -> i64:
        return table.left_of(frame.seat, frame.slots[ASKED])

    def answers(self, table: CardTable, frame: Frame, answers: Answers) -> None:
        answers.add(replies.PASS)
        vibe = vibe_used(table, frame)
        seat = self.seat(table, frame)
        last: i64 = NOTHING
        for i in range(table.hand_size(seat)):
            card = table.hand_card(seat, i)
            if card != last and why_not_counter(table, card, vibe) == NONE:
                answers.add(replies.CARD + card)
                last = card

    def answer(self, table: CardTable, frame: Frame, answer: i64) -> None:
        seat = self.seat(table, frame)
        if answer == replies.PASS:
            table.tell(events.PASSED, seat)
            frame.back_to(NextToCounter)
        else:
            counter(table, frame, seat, answer - replies.CARD)

    def why_not(self, table: CardTable, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            return NONE
        if not names_card(answer):
            return while_reacting(answer, PENDING)
        missing = why_not_held(table, self.seat(table, frame), answer - replies.CARD, NOT_IN_HAND)
        return missing if missing != NONE else why_not_counter(table, answer - replies.CARD, vibe_used(table, frame))

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
