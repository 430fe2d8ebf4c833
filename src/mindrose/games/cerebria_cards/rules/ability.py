"""CC-6 Using an ability: who may, what it costs, and where the spent fragment goes."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria_cards import events, replies
from mindrose.games.cerebria_cards.components.kinds import A_COLUMN, A_COUNT, A_PLACE, A_SEAT, AN_OWN_PLACE, SEATS_ASKED
from mindrose.games.cerebria_cards.components.things import (
    BLISS,
    DESTROY,
    DRAIN,
    DRAW,
    GLOOM,
    PLACES,
    STEAL,
    SUMMON,
    SWAP,
)
from mindrose.games.cerebria_cards.rules.pointing import (
    place_of,
    place_pointed_at,
    pointed_place,
    target,
    while_pending,
)
from mindrose.games.cerebria_cards.state import DECK, DISCARD, NOTHING, READY, RECEIVED, CardTable
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import EVERYBODY
from mindrose.kernel.programs import Answers, Choice, Frame, Question, Step
from mindrose.kernel.reasons import NONE, about, as_number, reason
from mindrose.kernel.slots import Slot

# Slots of a use. Places but the first are numbers on the whole table.
PLACE: Final = 0  # the own place of the emotion used
PAID: Final = 1  # the place that absorbs the fragment
ASKED: Final = 2  # how far the counter window has gone round
AIM: Final = 3  # the emotion destroyed, drained or taken
OWN: Final = 4  # the own emotion that receives or is given
COLUMN: Final = 5
VICTIM: Final = 6
NUMBER: Final = 7  # columns deprived so far; fragments drained from fragment slots
PRICE: Final = 1  # CC-6.9 the fragments that a use costs
SLOTS: Final = (
    Slot("place", AN_OWN_PLACE, begun=True),
    Slot("paid", A_PLACE),
    Slot("asked", SEATS_ASKED),
    Slot("aim", A_PLACE),
    Slot("own", A_PLACE),
    Slot("column", A_COLUMN),
    Slot("victim", A_SEAT),
    Slot("number", A_COUNT),
)

NO_EMOTION: Final = reason("E_TARGET", "CC-6.1")
NO_ABILITY: Final = reason("E_NO_ABILITY", "CC-6.2", card=as_number)
NO_FRAGMENT: Final = reason("E_NO_FRAGMENT", "CC-6.3", card=as_number)
NOT_READY: Final = reason("E_NOT_READY", "CC-6.4", card=as_number)
TYPE_USED: Final = reason("E_TYPE_USED", "CC-6.6", ability=as_number)
NO_EFFECT: Final = reason("E_NO_EFFECT", "CC-6.7", ability=as_number)
NO_ABSORB_SLOT: Final = reason("E_TARGET", "CC-6.13")
OTHER_POLARITY: Final = reason("E_ABSORB_POLARITY", "CC-6.13")
ABSORB_SLOTS_FULL: Final = reason("E_ABSORB_FULL", "CC-6.13")
OTHER_FUSED: Final = reason("E_ABSORB_FUSED", "CC-6.13")
DECLARING: Final = reason("E_PENDING", "CC-6.16")


def why_not_usable(table: CardTable, seat: i64, own: i64) -> i64:
    """CC-6.1 to CC-6.7 Why a seat may not use the emotion on an own place in its turn, in the order of CC-14."""
    place = seat * PLACES + own
    card = table.card[place]
    if card < 0:
        return NO_EMOTION
    ability = table.cards.ability[card]
    if ability < 0:
        return about(NO_ABILITY, card)
    if table.fragments[place] == 0:
        return about(NO_FRAGMENT, card)
    if not is_ready(table, place):
        return about(NOT_READY, card)
    if (table.used >> ability) & 1 == 1:
        return about(TYPE_USED, ability)
    if table.settings.empty_use or has_effect(table, seat, place, ability):
        return NONE
    return about(NO_EFFECT, ability)


def is_ready(table: CardTable, place: i64) -> bool:
    """CC-6.4 It was there when the turn began; CC-6.5 a fused emotion need not have been."""
    return is_ready_after(table, place, table.fresh[place])


def is_ready_after(table: CardTable, place: i64, fresh: i64) -> bool:
    """CC-6.5, CC-8.29 The same, had it arrived like this; of a fused emotion received by Swap an option says it."""
    if table.base[place] >= 0:
        return fresh != RECEIVED or table.settings.swapped_fused_ready
    return fresh == READY


def is_ready_for(table: CardTable, seat: i64, place: i64) -> bool:
    """CC-6.4 The seat could use the emotion in this turn: its own one, or (CC-8.29) another's that it got by Swap."""
    return is_ready_after(table, place, table.fresh[place] if place // PLACES == seat else RECEIVED)


def has_effect(table: CardTable, seat: i64, source: i64, ability: i64) -> bool:
    """CC-6.7 The effect can do something. Destroy, Deprive and Embrace always can (CC-8.1, CC-8.12, CC-8.34).

    The emotion `source` is about to pay; once it has, that is told by NOTHING.
    """
    if ability == DRAIN:
        return can_drain(table, seat, source)
    if ability == SUMMON:
        return table.hand_size(seat) > 0  # CC-8.17
    if ability == STEAL:
        return opponent_with_cards(table, seat)  # CC-8.21
    if ability == SWAP:
        return can_swap(table, seat)
    if ability == DRAW:
        return table.piles.size(DECK) + table.piles.size(DISCARD) > 0  # CC-8.31
    return True


def caution(table: CardTable, seat: int, source: int) -> str:
    """CC-6.7 A use that does nothing, or (CC-8.1) can only destroy an own emotion, is asked about once more."""
    ability = table.cards.ability[table.card[source]]
    if not has_effect(table, seat, source, ability):
        return "empty"
    return "only_own" if ability == DESTROY and not opponent_with_emotion(table, seat) else ""


def opponent_with_emotion(table: CardTable, seat: i64) -> bool:
    for place in range(table.players * PLACES):
        if table.card[place] >= 0 and place // PLACES != seat:
            return True
    return False


def opponent_with_cards(table: CardTable, seat: i64) -> bool:
    for other in range(table.players):
        if other != seat and table.hand_size(other) > 0:
            return True
    return False


def can_swap(table: CardTable, seat: i64) -> bool:
    """CC-8.25 There is an own emotion, and another one for it."""
    for own in range(seat * PLACES, seat * PLACES + PLACES):
        if table.card[own] >= 0 and has_partner(table, own):
            return True
    return False


def has_partner(table: CardTable, own: i64) -> bool:
    for place in range(table.players * PLACES):
        if table.card[place] >= 0 and swappable(table, own, place):
            return True
    return False


def swappable(table: CardTable, own: i64, place: i64) -> bool:
    """CC-8.25 An own emotion and another one, in any mindset or, without `swap_own`, in an opponent's."""
    if place // PLACES == own // PLACES:
        return table.settings.swap_own and place != own
    return True


def can_drain(table: CardTable, seat: i64, source: i64) -> bool:
    """CC-8.4 An opponent's emotion with a fragment, and an own one with a slot for its polarity after payment."""
    for place in range(table.players * PLACES):
        if table.card[place] >= 0 and place // PLACES != seat:
            if drainable(table, seat, place, source, NOTHING):
                return True
    return False


def drainable(table: CardTable, seat: i64, place: i64, source: i64, paid: i64) -> bool:
    """CC-8.7 Some own emotion has an empty slot for fragments of this emotion."""
    for own in range(seat * PLACES, seat * PLACES + PLACES):
        if table.card[own] >= 0 and fits(table, place, own, source, paid):
            return True
    return False


def fits(table: CardTable, place: i64, own: i64, source: i64, paid: i64) -> bool:
    """At least one fragment of one emotion would go from it to the other."""
    if holding(table, place, BLISS) > 0 and room(table, own, BLISS, source, paid) > 0:
        return True
    return holding(table, place, GLOOM) > 0 and room(table, own, GLOOM, source, paid) > 0


def holding(table: CardTable, place: i64, polarity: i64) -> i64:
    """CC-8.6 The fragments of a polarity on an emotion, in fragment slots and absorb slots."""
    number: i64 = 0
    if table.cards.polarity[table.card[place]] == polarity:
        number += table.fragments[place]
    if table.absorbed[place] > 0 and table.absorbing_polarity(place) == polarity:
        number += table.absorbed[place]
    return number


def room(table: CardTable, place: i64, polarity: i64, source: i64, paid: i64) -> i64:
    """CC-8.9 The empty slots of an emotion that Drain can fill, once `source` has paid and `paid` has absorbed.

    A payment that has been made already is told by NOTHING for both.
    """
    slots: i64 = 0
    if table.cards.polarity[table.card[place]] == polarity:
        slots += table.fragment_slots(place) - table.fragments[place]
        if place == source:
            slots += 1
    open_absorb = table.base[place] < 0 or table.settings.drain_into_fused_absorb
    if open_absorb and table.absorb_slots(place) > 0 and table.absorbing_polarity(place) == polarity:
        slots += table.absorb_slots(place) - table.absorbed[place]
        if place == paid:
            slots -= 1
    return slots


def draining(table: CardTable, place: i64, own: i64, polarity: i64, source: i64, paid: i64) -> i64:
    """CC-8.8 As many fragments of a polarity move as there are and as fit; the drainer cannot choose fewer."""
    there = holding(table, place, polarity)
    free = room(table, own, polarity, source, paid)
    return there if there < free else free


class PayTo(Question[CardTable]):
    """CC-6.10 to CC-6.12 D-05 The spent fragment goes to the supply, or to an absorb slot that takes it."""

    def answers(self, table: CardTable, frame: Frame, answers: Answers) -> None:
        answers.add(replies.PASS)
        seat = frame.seat
        source = seat * PLACES + frame.slots[PLACE]
        for place in range(seat * PLACES, seat * PLACES + PLACES):
            if table.card[place] >= 0 and why_not_absorb(table, place, source) == NONE:
                answers.add(target(table, seat, place))

    def answer(self, table: CardTable, frame: Frame, answer: i64) -> None:
        if answer != replies.PASS:
            frame.slots[PAID] = place_of(table, frame.seat, answer)

    def why_not(self, table: CardTable, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            return NONE
        if answer < replies.TARGET:
            return while_pending(answer, DECLARING)
        place = place_pointed_at(table, frame.seat, answer)
        if place < 0 or place // PLACES != frame.seat:
            return NO_ABSORB_SLOT
        return why_not_absorb(table, place, frame.seat * PLACES + frame.slots[PLACE])

    def choice(self, table: CardTable, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("spend", {})
        return Choice("absorb", pointed_place(table, place_pointed_at(table, frame.seat, answer)))

    def timeout(self, table: CardTable, frame: Frame, answers: Answers) -> int:
        """Absorbed rather than spent."""
        return answers.items[answers.count - 1]


def why_not_absorb(table: CardTable, place: i64, source: i64) -> i64:
    """CC-6.13 CC-6.11 A lone base takes any own fragment of its polarity, CC-6.12 a fused one only its partner's."""
    if table.absorb_slots(place) == 0:
        return NO_ABSORB_SLOT
    if table.absorbing_polarity(place) != table.cards.polarity[table.card[source]]:
        return OTHER_POLARITY
    if table.absorbed[place] >= table.absorb_slots(place):
        return ABSORB_SLOTS_FULL
    return OTHER_FUSED if table.base[place] >= 0 and place != source else NONE


class Pay(Step[CardTable]):
    """CC-6.9, CC-6.17 One fragment moves and the ability type is used up; from here on nothing is taken back.

    CC-6.8 No action is spent. CC-6.14 What is absorbed can be scored, drained or lost, never spent. CC-7.8, CC-7.9
    Payment and use stand even if the effect is countered.
    """

    def run(self, table: CardTable, frame: Frame) -> None:
        source = frame.seat * PLACES + frame.slots[PLACE]
        card = table.card[source]
        table.fragments[source] -= PRICE
        ability = table.cards.ability[card]
        table.used |= 1 << ability
        table.seal(known=EVERYBODY)  # CC-6.16
        table.tell(events.USED, frame.seat, frame.slots[PLACE], card, ability)
        paid = frame.slots[PAID]
        if paid >= 0:
            table.absorbed[paid] += PRICE
            table.tell(events.ABSORBED, frame.seat, paid % PLACES, table.card[paid])
        else:
            table.supply[table.cards.polarity[card]] += PRICE
        frame.slots[ASKED] = 0
