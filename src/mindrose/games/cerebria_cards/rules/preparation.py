"""CC-11 Preparation for the next cycle, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria_cards import events, replies
from mindrose.games.cerebria_cards.components.kinds import SEATS_ASKED
from mindrose.games.cerebria_cards.components.things import BASE, MILD, PLACES
from mindrose.games.cerebria_cards.rules.deck import draw_to_hand, top_card
from mindrose.games.cerebria_cards.rules.pointing import (
    names_card,
    offer_hand,
    pointed_card,
    while_reacting,
    why_not_held,
)
from mindrose.games.cerebria_cards.state import DISCARD, IMPULSE, STACK, CardTable
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import about, as_number, reason
from mindrose.kernel.slots import FLAG, Slot

# Slots of the preparation and of its clearing.
CLEARED: Final = 0
ASKED_TO_TRIM: Final = 0

REVEALING: Final = reason("E_PENDING", "CC-9.4")
NOT_IN_HAND: Final = reason("E_NOT_IN_HAND", "CC-11.6", card=as_number)
MUST_TRIM: Final = reason("E_TRIM", "CC-11.6", number=as_number)


def first_of_next_cycle(table: CardTable) -> i64:
    """CC-11.10 The player left of the one whose turn the Revelation ended, or the starting player by option."""
    if table.settings.starter_begins_cycles:
        return table.starter
    return table.left_of(table.active, 1)


class DiscardImpulses(Step[CardTable]):
    """CC-11.1 The impulses still in the row are discarded."""

    def run(self, table: CardTable, frame: Frame) -> None:
        frame.slots[CLEARED] = 0
        for column in range(table.settings.columns):
            if table.piles.size(IMPULSE + column) > 0:
                table.piles.put(DISCARD, table.piles.draw(IMPULSE + column))


class DealImpulses(Step[CardTable]):
    """CC-11.2 New impulses from the main deck, column 0 first."""

    def run(self, table: CardTable, frame: Frame) -> None:
        for column in range(table.settings.columns):
            if table.piles.size(IMPULSE + column) == 0:
                card = top_card(table)
                if card < 0:
                    clear_early(table, frame)
                    return
                table.piles.put(IMPULSE + column, card)
                table.seal()
                table.tell(events.DEALT, column, card)

    def begins(self, table: CardTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is CLEARING

    def runner(self, table: CardTable, frame: Frame, begun: Frame) -> i64:
        return first_of_next_cycle(table)

    def repeats(self) -> bool:
        return True


class FillStacks(Step[CardTable]):
    """CC-11.3, CC-11.4 Each stack is filled up from the main deck; the new cards go below the old ones."""

    def run(self, table: CardTable, frame: Frame) -> None:
        full = table.players + table.settings.stack_extra
        for column in range(table.settings.columns):
            while table.piles.size(STACK + column) < full:
                card = top_card(table)
                if card < 0:
                    clear_early(table, frame)
                    return
                table.piles.tuck(STACK + column, card)

    def begins(self, table: CardTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is CLEARING

    def runner(self, table: CardTable, frame: Frame, begun: Frame) -> i64:
        return first_of_next_cycle(table)

    def repeats(self) -> bool:
        return True


def clear_early(table: CardTable, frame: Frame) -> None:
    """CC-12.7 No card is left for the market: mindsets and hands are cleared now, then the dealing goes on."""
    if frame.slots[CLEARED] == 1:
        raise AssertionError("the options leave too few cards, although they were checked")
    frame.repeat()
    frame.slots[CLEARED] = 1
    table.push(CLEARING, first_of_next_cycle(table))


class Clear(Step[CardTable]):
    """CC-11.5, CC-11.6 Mindsets and hands, unless they had to be cleared early."""

    def run(self, table: CardTable, frame: Frame) -> None:
        if frame.slots[CLEARED] == 0:
            table.push(CLEARING, first_of_next_cycle(table))

    def begins(self, table: CardTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is CLEARING

    def runner(self, table: CardTable, frame: Frame, begun: Frame) -> i64:
        return first_of_next_cycle(table)


class ClearMindsets(Step[CardTable]):
    """CC-11.5 All mindsets are discarded completely; they hold no fragments any more (CC-9.5). CC-11.12"""

    def run(self, table: CardTable, frame: Frame) -> None:
        frame.slots[ASKED_TO_TRIM] = 0
        for place in range(table.players * PLACES):
            if table.card[place] >= 0:
                table.discard_emotion(place)


class NextToTrim(Step[CardTable]):
    """CC-11.6 Each player with more cards than may be kept, in turn order."""

    def run(self, table: CardTable, frame: Frame) -> None:
        asked = frame.slots[ASKED_TO_TRIM]
        while asked < table.players and table.hand_size(table.left_of(frame.seat, asked)) <= table.settings.hand_keep:
            asked += 1
        frame.slots[ASKED_TO_TRIM] = asked
        if asked >= table.players:
            frame.leave()


class Trim(Question[CardTable]):
    """CC-11.6 D-18 A card to discard, asked until four are left."""

    def seat(self, table: CardTable, frame: Frame) -> i64:
        return table.left_of(frame.seat, frame.slots[ASKED_TO_TRIM])

    def answers(self, table: CardTable, frame: Frame, answers: Answers) -> None:
        offer_hand(table, self.seat(table, frame), answers)

    def answer(self, table: CardTable, frame: Frame, answer: i64) -> None:
        seat = self.seat(table, frame)
        table.lose(seat, answer - replies.CARD)
        table.piles.put(DISCARD, answer - replies.CARD)
        table.tell(events.TRIMMED, seat, answer - replies.CARD)
        frame.back_to(NextToTrim)

    def why_not(self, table: CardTable, frame: Frame, answer: i64) -> i64:
        if names_card(answer):
            return why_not_held(table, self.seat(table, frame), answer - replies.CARD, NOT_IN_HAND)
        if answer == replies.PASS:
            return about(MUST_TRIM, table.settings.hand_keep)
        return while_reacting(answer, REVEALING)

    def choice(self, table: CardTable, frame: Frame, answer: int) -> Choice:
        return Choice("trim", pointed_card(table, answer - replies.CARD))

    def timeout(self, table: CardTable, frame: Frame, answers: Answers) -> int:
        """Base cards first, then mild ones."""
        for kind in (BASE, MILD):
            for answer in answers.listed():
                if table.cards.kind[answer - replies.CARD] == kind:
                    return answer
        return answers.items[0]

    def series(self, table: CardTable, frame: Frame) -> int:
        return table.hand_size(self.seat(table, frame)) - table.settings.hand_keep


class DrawUp(Step[CardTable]):
    """CC-11.7 Each player with fewer than four cards draws up to four, in turn order from the next active player."""

    def run(self, table: CardTable, frame: Frame) -> None:
        for steps in range(table.players):
            seat = table.left_of(first_of_next_cycle(table), steps)
            while table.hand_size(seat) < table.settings.hand_keep:
                if not draw_to_hand(table, seat):
                    return


class BeginCycle(Step[CardTable]):
    """CC-11.8 The mood marker is flipped, one half each; CC-11.9 scores and supply stay; CC-11.11 no mulligan."""

    def run(self, table: CardTable, frame: Frame) -> None:
        table.cycle += 1
        table.tell(events.CYCLE, table.cycle)
        table.mood = table.chance.below(2)
        table.tell(events.MOOD, table.mood)


CLEARING: Final = Program(
    "clearing",
    "CC-11.5",
    [ClearMindsets(), NextToTrim(), Trim("trim", "CC-11.6", hidden=True, window=True)],
    slots=[Slot("asked", SEATS_ASKED, by=ClearMindsets)],
)

PREPARATION: Final = Program(
    "preparation",
    "CC-11",
    [DiscardImpulses(), DealImpulses(), FillStacks(), Clear(), DrawUp(), BeginCycle()],
    slots=[Slot("cleared", FLAG, by=DiscardImpulses)],
)
