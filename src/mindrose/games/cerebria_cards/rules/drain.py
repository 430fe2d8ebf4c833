"""CC-8.8 to CC-8.11 Drain: how many fragments move, which ones stay, and where they go."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria_cards import events, replies
from mindrose.games.cerebria_cards.components.things import BLISS, GLOOM, PLACES
from mindrose.games.cerebria_cards.rules.ability import AIM, NUMBER, OWN, draining
from mindrose.games.cerebria_cards.rules.pointing import while_reacting
from mindrose.games.cerebria_cards.state import NOTHING, CardTable
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Question, Step
from mindrose.kernel.reasons import NONE, reason

PENDING: Final = reason("E_PENDING", "CC-8.10")
NOT_SO_MANY: Final = reason("E_TARGET", "CC-8.8")


def moving(table: CardTable, frame: Frame, polarity: i64) -> i64:
    """CC-8.8 How many fragments of a polarity move, now that the ability is paid for."""
    return draining(table, frame.slots[AIM], frame.slots[OWN], polarity, NOTHING, NOTHING)


def least_spendable(table: CardTable, frame: Frame) -> i64:
    """CC-8.10 The fragments that leave fragment slots because absorb slots do not hold enough."""
    place = frame.slots[AIM]
    polarity = table.cards.polarity[table.card[place]]
    moved = moving(table, frame, polarity)
    locked = table.absorbed[place] if table.absorbing_polarity(place) == polarity else 0
    return moved - locked if moved > locked else 0


def most_spendable(table: CardTable, frame: Frame) -> i64:
    """CC-8.10 The fragments that can leave fragment slots."""
    place = frame.slots[AIM]
    moved = moving(table, frame, table.cards.polarity[table.card[place]])
    return table.fragments[place] if table.fragments[place] < moved else moved


class Surplus(Question[CardTable]):
    """CC-8.10 D-17 If not all can move, the controller of the drained emotion says how many leave fragment slots."""

    def seat(self, table: CardTable, frame: Frame) -> i64:
        return frame.slots[AIM] // PLACES

    def answers(self, table: CardTable, frame: Frame, answers: Answers) -> None:
        for number in range(least_spendable(table, frame), most_spendable(table, frame) + 1):
            answers.add(replies.COUNT + number)

    def answer(self, table: CardTable, frame: Frame, answer: i64) -> None:
        frame.slots[NUMBER] = answer - replies.COUNT

    def why_not(self, table: CardTable, frame: Frame, answer: i64) -> i64:
        if answer < replies.COUNT:
            return while_reacting(answer, PENDING)
        number = answer - replies.COUNT
        if number < least_spendable(table, frame) or number > most_spendable(table, frame):
            return NOT_SO_MANY
        return NONE

    def choice(self, table: CardTable, frame: Frame, answer: int) -> Choice:
        return Choice("give", {"number": answer - replies.COUNT})


class Drain(Step[CardTable]):
    """CC-8.8 The fragments move, colour by colour (CC-1.10).

    CC-8.11 Those in fragment slots can be spent at once, those in absorb slots not.
    """

    def run(self, table: CardTable, frame: Frame) -> None:
        place = frame.slots[AIM]
        own = frame.slots[OWN]
        total: i64 = 0
        for polarity in (BLISS, GLOOM):
            moved = moving(table, frame, polarity)
            if moved > 0:
                take_from(table, place, polarity, moved, frame.slots[NUMBER])
                receive(table, own, polarity, moved)
                total += moved
        table.tell(events.DRAINED, place, table.card[place], own, table.card[own], total)


def take_from(table: CardTable, place: i64, polarity: i64, moved: i64, spendable: i64) -> None:
    from_slots: i64 = 0
    if table.cards.polarity[table.card[place]] == polarity:
        from_slots = spendable
    table.fragments[place] -= from_slots
    table.absorbed[place] -= moved - from_slots


def receive(table: CardTable, own: i64, polarity: i64, moved: i64) -> None:
    """CC-8.9 Into fragment slots first, where they can be spent."""
    spendable: i64 = 0
    if table.cards.polarity[table.card[own]] == polarity:
        spendable = table.fragment_slots(own) - table.fragments[own]
        if spendable > moved:
            spendable = moved
    table.fragments[own] += spendable
    table.absorbed[own] += moved - spendable
