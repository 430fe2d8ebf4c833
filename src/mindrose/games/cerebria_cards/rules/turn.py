"""CC-3, CC-4 The turn: two actions, and abilities around them."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria_cards import events, replies
from mindrose.games.cerebria_cards.components.kinds import A_COUNT, SEATS_ASKED
from mindrose.games.cerebria_cards.components.things import PLACES
from mindrose.games.cerebria_cards.rules import ability
from mindrose.games.cerebria_cards.rules.effects import USES, program_of
from mindrose.games.cerebria_cards.rules.entry import ENTRY, SPENDS_ACTION, begin_entry
from mindrose.games.cerebria_cards.rules.market import fullest_column, refill, take_card
from mindrose.games.cerebria_cards.rules.mulligan import Mulligan, OfferMulligan
from mindrose.games.cerebria_cards.rules.pointing import (
    NO_MULLIGAN,
    offer_hand,
    pointed_card,
    pointed_column,
    pointed_place,
    why_not_column,
    why_not_held,
)
from mindrose.games.cerebria_cards.rules.revelation import REVELATION
from mindrose.games.cerebria_cards.state import IMPULSE, READY, CardTable
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, about, as_number, reason
from mindrose.kernel.slots import Slot

CYCLE: Final = 2  # a slot of the game's own frame: the cycle in which the last turn was played

ACTIONS_LEFT: Final = reason("E_ACTIONS_LEFT", "CC-3.7", number=as_number)
NO_ACTIONS: Final = reason("E_NO_ACTIONS", "CC-3.8")
NOT_IN_HAND: Final = reason("E_NOT_IN_HAND", "CC-4.6", card=as_number)
NO_REMOVAL: Final = reason("E_REMOVE_TARGET", "CC-5.6")


class StartTurn(Step[CardTable]):
    """CC-3.2 Two actions, no ability type used, and every emotion in the own mindset becomes ready."""

    def run(self, table: CardTable, frame: Frame) -> None:
        table.actions = table.settings.actions
        table.used = 0
        for place in range(frame.seat * PLACES, frame.seat * PLACES + PLACES):
            table.fresh[place] = READY
        table.tell(events.TURN, frame.seat)


def why_not_end(table: CardTable) -> i64:
    """CC-3.7 Actions may not be skipped."""
    return NONE if table.actions == 0 else about(ACTIONS_LEFT, table.actions)


def why_not_act(table: CardTable) -> i64:
    """CC-3.8 An action is left."""
    return NONE if table.actions > 0 else NO_ACTIONS


class Menu(Question[CardTable]):
    """CC-3.4, CC-3.5 D-02 An action, an ability, or the end of the turn.

    CC-4.4 With an action left every column can be taken from (CC-1.11). CC-4.7 Any card in hand can be evoked, also
    a lone base card. CC-4.8, CC-7.14 Actions open no counter window. CC-6.18 Abilities have no limit but their types.
    """

    def answers(self, table: CardTable, frame: Frame, answers: Answers) -> None:
        seat = frame.seat
        if why_not_end(table) == NONE:
            answers.add(replies.PASS)  # CC-3.9 alone it ends the turn without asking
        if why_not_act(table) == NONE:
            for column in range(table.settings.columns):
                answers.add(replies.COLUMN + column)
            offer_hand(table, seat, answers)
        first = seat * PLACES
        for place in range(PLACES):
            if table.card[first + place] >= 0 and ability.why_not_usable(table, seat, place) == NONE:
                answers.add(replies.ACTIVATE + place)

    def answer(self, table: CardTable, frame: Frame, answer: i64) -> None:
        seat = frame.seat
        if answer == replies.PASS:
            frame.leave()
        elif answer < replies.CARD:
            take_impulse(table, seat, answer - replies.COLUMN)
        elif answer < replies.ACTIVATE:
            begin_entry(table, seat, answer - replies.CARD).slots[SPENDS_ACTION] = 1
        else:
            place = answer - replies.ACTIVATE
            use = table.push(program_of(table, seat * PLACES + place), seat)
            use.slots[ability.PLACE] = place

    def begins(self, table: CardTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is ENTRY or any(begun.program in uses for uses in USES)

    def why_not(self, table: CardTable, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            return why_not_end(table)
        if answer == replies.CONFIRM:
            return NO_MULLIGAN
        if answer < replies.ACTIVATE:
            if why_not_act(table) != NONE:
                return why_not_act(table)
            if answer < replies.CARD:
                return why_not_column(table, answer - replies.COLUMN)
            return why_not_held(table, frame.seat, answer - replies.CARD, NOT_IN_HAND)
        if answer < replies.TARGET:
            return ability.why_not_usable(table, frame.seat, answer - replies.ACTIVATE)
        return NO_REMOVAL

    def choice(self, table: CardTable, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("end", {})
        if answer < replies.CARD:
            return Choice("impulse", pointed_column(table, answer - replies.COLUMN))
        if answer < replies.ACTIVATE:
            return Choice("evoke", pointed_card(table, answer - replies.CARD))
        place = frame.seat * PLACES + answer - replies.ACTIVATE
        return Choice("use", pointed_place(table, place), ability.caution(table, frame.seat, place))

    def timeout(self, table: CardTable, frame: Frame, answers: Answers) -> int:
        """With an action left the fullest column, else the end of the turn."""
        return replies.COLUMN + fullest_column(table) if table.actions > 0 else replies.PASS


def take_impulse(table: CardTable, seat: i64, column: i64) -> None:
    """CC-4.1 The face-up card into hand, for one action. CC-13.4 Everybody knows the card."""
    table.actions -= 1
    card = take_card(table, seat, column)
    table.tell(events.IMPULSE, seat, column, card)


class Again(Step[CardTable]):
    """CC-4.2 What an Impulse took from the row is replaced at once; whoever looks ahead comes as far as this.

    CC-3.5 After an action or ability the player chooses again, until the turn is ended.
    """

    def run(self, table: CardTable, frame: Frame) -> None:
        frame.back_to(Menu)
        taken = table.piles.empty(IMPULSE, table.settings.columns)
        if taken >= 0:
            refill(table, taken - IMPULSE)


class PlayTurn(Step[CardTable]):
    """CC-2.13, CC-3.1 The active player's turn."""

    def run(self, table: CardTable, frame: Frame) -> None:
        table.push(TURN, table.active)

    def begins(self, table: CardTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is TURN or begun.program is REVELATION

    def runner(self, table: CardTable, frame: Frame, begun: Frame) -> i64:
        return table.active


class NextPlayer(Step[CardTable]):
    """CC-3.10, CC-11.10 The player to the left is next, also after a Revelation; nobody is ever skipped."""

    def run(self, table: CardTable, frame: Frame) -> None:
        new_cycle = frame.slots[CYCLE] != table.cycle
        frame.slots[CYCLE] = table.cycle
        if new_cycle and table.settings.starter_begins_cycles:
            table.active = table.starter
        else:
            table.active = table.left_of(table.active, 1)
        frame.back_to(PlayTurn)


class CountCycles(Step[CardTable]):
    """CC-2.13 The first cycle begins."""

    def run(self, table: CardTable, frame: Frame) -> None:
        frame.slots[CYCLE] = table.cycle


TURN: Final = Program("turn", "CC-3", [StartTurn(), Menu("main", "CC-3.4"), Again()])

GAME: Final = Program(
    "game",
    "CC-2.13",
    [OfferMulligan(), Mulligan("mulligan", "CC-2.10"), CountCycles(), PlayTurn(), NextPlayer()],
    slots=(Slot("offered", SEATS_ASKED), Slot("taken", A_COUNT), Slot("cycle", A_COUNT)),
)
