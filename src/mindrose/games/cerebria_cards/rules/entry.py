"""CC-5 Entering a mindset, removal and fusion."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria_cards import events, replies
from mindrose.games.cerebria_cards.components.kinds import A_CARD, A_PLACE
from mindrose.games.cerebria_cards.components.things import BASE, PLACES
from mindrose.games.cerebria_cards.rules.pointing import (
    names_card,
    place_of,
    place_pointed_at,
    pointed_card,
    pointed_place,
    target,
    while_pending,
    why_not_held,
)
from mindrose.games.cerebria_cards.state import NOTHING, CardTable
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Stack
from mindrose.kernel.programs import Answers, Choice, Fit, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, about, as_number, reason
from mindrose.kernel.slots import ONCE, Slot

# Slots of an entry.
ENTERING: Final = 0
UNDERLAY: Final = 1
REMOVED: Final = 2
SPENDS_ACTION: Final = 3

ENTERING_NOW: Final = reason("E_PENDING", "CC-3.6")
MUST_REMOVE: Final = reason("E_MUST_REMOVE", "CC-5.4")
NOT_REMOVABLE: Final = reason("E_REMOVE_TARGET", "CC-5.6")
NOT_IN_HAND: Final = reason("E_NOT_IN_HAND", "CC-5.12", card=as_number)
NOT_FROM_HAND: Final = reason("E_FUSE_SOURCE", "CC-5.12")
NO_MIXED_FUSION: Final = reason("E_FUSE_KIND", "CC-5.17", card=as_number)
NO_BASE_AND_TOP: Final = reason("E_FUSE_KIND", "CC-5.18", card=as_number)


def begin_entry(table: CardTable, seat: i64, card: i64) -> Frame:
    """CC-5.1 An emotion enters only through the Evoke action or the Summon ability. CC-5.2 (a) the card is chosen."""
    entry = table.push(ENTRY, seat)
    entry.slots[ENTERING] = card
    return entry


class Fuse(Question[CardTable]):
    """CC-5.2 (b), CC-5.11, CC-5.13 D-03 Whether and with which base card from hand to fuse."""

    def answers(self, table: CardTable, frame: Frame, answers: Answers) -> None:
        answers.add(replies.PASS)
        entering = frame.slots[ENTERING]
        last: i64 = NOTHING
        for i in range(table.hand_size(frame.seat)):
            card = table.hand_card(frame.seat, i)
            if card != last and why_not_underlie(table, card, entering) == NONE:
                answers.add(replies.CARD + card)
                last = card

    def answer(self, table: CardTable, frame: Frame, answer: i64) -> None:
        if answer != replies.PASS:
            frame.slots[UNDERLAY] = answer - replies.CARD

    def why_not(self, table: CardTable, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            return NONE
        if names_card(answer):
            missing = why_not_held(table, frame.seat, answer - replies.CARD, NOT_IN_HAND)
            return missing if missing != NONE else why_not_underlie(table, answer - replies.CARD, frame.slots[ENTERING])
        return NOT_FROM_HAND if answer >= replies.TARGET else while_pending(answer, ENTERING_NOW)

    def choice(self, table: CardTable, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("alone", {})
        return Choice("fuse", pointed_card(table, answer - replies.CARD))


def why_not_underlie(table: CardTable, card: i64, top: i64) -> i64:
    """CC-5.18 Only a base card below, none on top; CC-5.17 of either polarity, unless mixed fusion is switched off."""
    if table.cards.kind[card] != BASE or table.cards.kind[top] == BASE:
        return about(NO_BASE_AND_TOP, card)
    if not table.settings.mixed_fusion and table.cards.polarity[card] != table.cards.polarity[top]:
        return about(NO_MIXED_FUSION, card)
    return NONE


def why_not_keep(table: CardTable, seat: i64) -> i64:
    """CC-5.4 There is a free place for the emotion that enters."""
    return NONE if table.size_of_mindset(seat) < table.settings.mindset_cap else MUST_REMOVE


class Remove(Question[CardTable]):
    """CC-5.2 (c) D-04 CC-5.4 With a full mindset one emotion must go, CC-5.5 otherwise one may."""

    def answers(self, table: CardTable, frame: Frame, answers: Answers) -> None:
        seat = frame.seat
        if why_not_keep(table, seat) == NONE:
            answers.add(replies.PASS)
        for place in range(seat * PLACES, seat * PLACES + PLACES):
            if table.card[place] >= 0:
                answers.add(target(table, seat, place))

    def answer(self, table: CardTable, frame: Frame, answer: i64) -> None:
        if answer != replies.PASS:
            frame.slots[REMOVED] = frame.seat * PLACES + answer - replies.TARGET

    def why_not(self, table: CardTable, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            return why_not_keep(table, frame.seat)
        if answer < replies.TARGET and not names_card(answer):
            return while_pending(answer, ENTERING_NOW)
        place = place_pointed_at(table, frame.seat, answer)
        return NONE if place >= 0 and place // PLACES == frame.seat else NOT_REMOVABLE

    def choice(self, table: CardTable, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("keep", {})
        return Choice("remove", pointed_place(table, place_pointed_at(table, frame.seat, answer)))

    def timeout(self, table: CardTable, frame: Frame, answers: Answers) -> int:
        """No removal where that is allowed, else the emotion with the fewest fragments."""
        if answers.has(replies.PASS):
            return replies.PASS
        return min(answers.listed(), key=lambda answer: fragments_on(table, place_of(table, frame.seat, answer)))


def fragments_on(table: CardTable, place: i64) -> i64:
    return table.fragments[place] + table.absorbed[place]


class Enter(Step[CardTable]):
    """CC-5.2 (c) to (e) The removal is carried out, the emotion is placed and filled; an Evoke costs its action."""

    def run(self, table: CardTable, frame: Frame) -> None:
        if frame.slots[SPENDS_ACTION] == 1:
            table.actions -= 1
        if frame.slots[REMOVED] >= 0:
            remove(table, frame.slots[REMOVED])
        place = lowest_free_place(table, frame.seat)
        card = frame.slots[ENTERING]
        table.lose(frame.seat, card)
        table.card[place] = card
        base = frame.slots[UNDERLAY]
        if base >= 0:
            table.lose(frame.seat, base)
            table.base[place] = base
        table.fresh[place] = 1
        table.tell(events.ENTERED, frame.seat, place % PLACES, card, base)
        fill(table, place)


def remove(table: CardTable, place: i64) -> None:
    """CC-5.7 Its cards are discarded and all its fragments return to the supply, before the new one is filled."""
    table.tell(events.REMOVED, place // PLACES, place % PLACES, table.card[place])
    table.dissolve(place)


def lowest_free_place(table: CardTable, seat: i64) -> i64:
    """CC-5.2 (d) Places have no meaning; the lowest free one is taken. CC-5.3 There is one: at most four emotions."""
    place = seat * PLACES
    while table.card[place] >= 0:
        place += 1
    return place


def fill(table: CardTable, place: i64) -> None:
    """CC-5.8 One fragment per fragment slot; CC-5.9 none for base cards; CC-5.10, CC-12.3 as far as the supply goes.

    CC-12.2 Besides the bonus of a Revelation the only way out of the supply.
    """
    polarity = table.cards.polarity[table.card[place]]
    wanted = table.fragment_slots(place)
    if wanted > table.supply[polarity]:
        wanted = table.supply[polarity]
    table.supply[polarity] -= wanted
    table.fragments[place] = wanted


class CardsThere(Fit[CardTable]):
    """CC-5.2 What enters is in the hand of the player whose turn it is, and what is removed is on the table."""

    def faults(self, table: CardTable, stack: Stack, number: int) -> list[str]:
        frame = stack.frames[number]
        entering, base = frame.slots[ENTERING], frame.slots[UNDERLAY]
        held = table.in_hand(frame.seat, entering) >= 0 and (base < 0 or table.in_hand(frame.seat, base) >= 0)
        if held and emotion_there(table, frame.slots[REMOVED]):
            return []
        return ["it does not fit what lies on the table"]


def emotion_there(table: CardTable, place: i64) -> bool:
    """Nothing is named, or an emotion that is on the table."""
    return place < 0 or (place < table.players * PLACES and table.card[place] >= 0)


ENTRY: Final = Program(
    "entry",
    "CC-5.2",
    draft=[Fuse("fuse", "CC-5.11"), Remove("remove", "CC-5.4")],
    steps=[Enter()],
    slots=(Slot("card", A_CARD, begun=True), Slot("base", A_CARD), Slot("removed", A_PLACE), Slot("action", ONCE)),
    secret=("card", "base", "removed", "action"),
    fit=CardsThere(),
)
