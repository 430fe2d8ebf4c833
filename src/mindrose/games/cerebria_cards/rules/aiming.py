"""CC-6.15 The choices that public information allows: they are declared with the payment."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria_cards import replies
from mindrose.games.cerebria_cards.components.things import BLISS, GLOOM, PLACES
from mindrose.games.cerebria_cards.rules.ability import (
    AIM,
    COLUMN,
    DECLARING,
    OWN,
    PAID,
    PLACE,
    VICTIM,
    drainable,
    draining,
    fits,
    has_partner,
    swappable,
)
from mindrose.games.cerebria_cards.rules.market import fullest_column
from mindrose.games.cerebria_cards.rules.pointing import (
    place_of,
    place_pointed_at,
    pointed_column,
    pointed_place,
    target,
    while_pending,
    why_not_column,
)
from mindrose.games.cerebria_cards.state import NOTHING, CardTable
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Question
from mindrose.kernel.reasons import NONE, reason

CARRYING_OUT: Final = reason("E_PENDING", "CC-3.6")
NO_VICTIM: Final = reason("E_TARGET", "CC-8.21")


def payer(frame: Frame) -> i64:
    """The emotion that is about to pay; NOTHING once it has paid."""
    return frame.seat * PLACES + frame.slots[PLACE] if frame.drafting() else NOTHING


def absorber(frame: Frame) -> i64:
    """The emotion that is about to absorb the payment; NOTHING once it has."""
    return frame.slots[PAID] if frame.drafting() else NOTHING


class ChooseEmotion(Question[CardTable]):
    """A choice among the emotions on the table; a kind of choice says which ones are legal."""

    def __init__(self, kind: str, rule: str) -> None:
        super().__init__(kind, rule)
        self.no_target: i64 = reason("E_TARGET", rule)

    def legal(self, table: CardTable, frame: Frame, place: i64) -> bool:
        raise NotImplementedError

    def slot(self) -> i64:
        return AIM

    def answers(self, table: CardTable, frame: Frame, answers: Answers) -> None:
        seat = frame.seat
        for steps in range(table.players):
            first = table.left_of(seat, steps) * PLACES
            for place in range(first, first + PLACES):
                if table.card[place] >= 0 and self.legal(table, frame, place):
                    answers.add(target(table, seat, place))

    def answer(self, table: CardTable, frame: Frame, answer: i64) -> None:
        frame.slots[self.slot()] = place_of(table, frame.seat, answer)

    def why_not(self, table: CardTable, frame: Frame, answer: i64) -> i64:
        if answer < replies.TARGET:
            return while_pending(answer, DECLARING)
        place = place_pointed_at(table, frame.seat, answer)
        return NONE if place >= 0 and self.legal(table, frame, place) else self.no_target

    def choice(self, table: CardTable, frame: Frame, answer: int) -> Choice:
        return Choice(self.kind, pointed_place(table, place_pointed_at(table, frame.seat, answer)))


class ChooseDestroyed(ChooseEmotion):
    """CC-8.1 D-06 Any emotion in any mindset, the own one and the one used included."""

    def legal(self, table: CardTable, frame: Frame, place: i64) -> bool:
        return True

    def choice(self, table: CardTable, frame: Frame, answer: int) -> Choice:
        place = place_pointed_at(table, frame.seat, answer)
        return Choice(self.kind, pointed_place(table, place), "own" if place // PLACES == frame.seat else "")


class ChooseDrained(ChooseEmotion):
    """CC-8.4, CC-8.7 D-07 An opponent's emotion with fragments that fit an own empty slot after payment."""

    def legal(self, table: CardTable, frame: Frame, place: i64) -> bool:
        if place // PLACES == frame.seat:
            return False
        return drainable(table, frame.seat, place, payer(frame), absorber(frame))


class ChooseReceiver(ChooseEmotion):
    """CC-8.5, CC-8.9 D-08 One own emotion with an empty slot for them; it may be the one used, and fresh."""

    def legal(self, table: CardTable, frame: Frame, place: i64) -> bool:
        if place // PLACES != frame.seat or frame.slots[AIM] < 0:
            return False
        return fits(table, frame.slots[AIM], place, payer(frame), absorber(frame))

    def slot(self) -> i64:
        return OWN

    def choice(self, table: CardTable, frame: Frame, answer: int) -> Choice:
        """CC-8.8 It also says how many fragments would move."""
        place = place_pointed_at(table, frame.seat, answer)
        number: i64 = 0
        for polarity in (BLISS, GLOOM):
            number += draining(table, frame.slots[AIM], place, polarity, payer(frame), absorber(frame))
        return Choice(self.kind, {**pointed_place(table, place), "number": int(number)})


class ChooseGiven(ChooseEmotion):
    """CC-8.28 D-13 Any own emotion, whatever it is, as long as there is another one for it (CC-8.25)."""

    def legal(self, table: CardTable, frame: Frame, place: i64) -> bool:
        return place // PLACES == frame.seat and has_partner(table, place)

    def slot(self) -> i64:
        return OWN


class ChooseTaken(ChooseEmotion):
    """CC-8.25 D-14 Another emotion, an opponent's or an own one."""

    def legal(self, table: CardTable, frame: Frame, place: i64) -> bool:
        return frame.slots[OWN] >= 0 and swappable(table, frame.slots[OWN], place)


class ChooseColumn(Question[CardTable]):
    """CC-6.15 D-09 One of the columns."""

    def answers(self, table: CardTable, frame: Frame, answers: Answers) -> None:
        for column in range(table.settings.columns):
            answers.add(replies.COLUMN + column)

    def answer(self, table: CardTable, frame: Frame, answer: i64) -> None:
        frame.slots[COLUMN] = answer - replies.COLUMN

    def why_not(self, table: CardTable, frame: Frame, answer: i64) -> i64:
        if replies.COLUMN <= answer < replies.CARD:
            return why_not_column(table, answer - replies.COLUMN)
        return while_pending(answer, CARRYING_OUT)

    def choice(self, table: CardTable, frame: Frame, answer: int) -> Choice:
        return Choice("column", pointed_column(table, answer - replies.COLUMN))

    def timeout(self, table: CardTable, frame: Frame, answers: Answers) -> int:
        """The column with the fullest stack."""
        return replies.COLUMN + fullest_column(table)


def why_not_victim(table: CardTable, seat: i64, steps: i64) -> i64:
    """CC-8.21 There is a player so many steps to the left, with a card in hand."""
    if steps >= table.players or table.hand_size(table.left_of(seat, steps)) == 0:
        return NO_VICTIM
    return NONE


class ChooseVictim(Question[CardTable]):
    """CC-8.21 D-11 An opponent with at least one card in hand."""

    def answers(self, table: CardTable, frame: Frame, answers: Answers) -> None:
        for steps in range(1, table.players):
            if why_not_victim(table, frame.seat, steps) == NONE:
                answers.add(replies.SEAT + steps)

    def answer(self, table: CardTable, frame: Frame, answer: i64) -> None:
        frame.slots[VICTIM] = table.left_of(frame.seat, answer - replies.SEAT)

    def why_not(self, table: CardTable, frame: Frame, answer: i64) -> i64:
        if replies.SEAT < answer < replies.COUNT:
            return why_not_victim(table, frame.seat, answer - replies.SEAT)
        return while_pending(answer, DECLARING)

    def choice(self, table: CardTable, frame: Frame, answer: int) -> Choice:
        return Choice("victim", {"seat": int(table.left_of(frame.seat, answer - replies.SEAT))})
