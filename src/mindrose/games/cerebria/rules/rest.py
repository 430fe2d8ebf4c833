"""CB-6.3.1 to CB-6.3.4 The end of a turn: powers, Ambition or cards, a last WP, and the Action tracker is set back."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.powers.running import TurnEndPowers
from mindrose.games.cerebria.rules.cards import discard, draw_cards
from mindrose.games.cerebria.rules.means import gain_ambition, gain_wp
from mindrose.games.cerebria.rules.pointing import names_card, pointed_card
from mindrose.games.cerebria.state import MOST_AMBITION, NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason

CARDS: Final = 2

RESTING: Final = reason("E_TURN", "CB-6.3.1")
DISCARDING: Final = reason("E_TURN", "CB-23.1.4")
NO_SUCH_CARD: Final = reason("E_NO_CARD", "CB-23.1.4")


class AmbitionOrCards(Question[Cerebria]):
    """CB-6.3.1 One Ambition for the faction or two cards; CB-6.3.2 only cards if all tokens are active."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if self.why_not(table, frame, replies.TAKE_AMBITION) == NONE:
            answers.add(replies.TAKE_AMBITION)
        answers.add(replies.TAKE_CARDS)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        if answer == replies.TAKE_AMBITION:
            gain_ambition(table, table.faction[frame.seat], 1)
        else:
            draw_cards(table, frame.seat, CARDS)

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if answer == replies.TAKE_AMBITION and table.ambition[table.faction[frame.seat]] < MOST_AMBITION:
            return NONE
        return NONE if answer == replies.TAKE_CARDS else RESTING

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("ambition" if answer == replies.TAKE_AMBITION else "cards", {})


class DiscardDown(Question[Cerebria]):
    """CB-23.1.4 With the option `hand_limit`, a card that is too many goes under the deck, until none is."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if table.hand_size(frame.seat) > table.settings.hand_limit:
            last: i64 = NOTHING
            for index in range(table.hand_size(frame.seat)):
                card = table.hand_card(frame.seat, index)
                if card != last:
                    answers.add(replies.CARD + card)
                last = card

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        discard(table, frame.seat, answer - replies.CARD)
        frame.repeat()

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_card(answer):
            return DISCARDING
        return NONE if table.in_hand(frame.seat, answer - replies.CARD) > 0 else NO_SUCH_CARD

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("discard", pointed_card(table, answer))

    def series(self, table: Cerebria, frame: Frame) -> int:
        return table.hand_size(frame.seat) - table.settings.hand_limit


class LastWillpower(Step[Cerebria]):
    """CB-6.3.3 Nobody goes without any WP."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        if table.wp[frame.seat] == 0:
            gain_wp(table, frame.seat, 1)


class ResetTracker(Step[Cerebria]):
    """CB-6.3.4 The Action tracker is set back: Absorb can be used in the next turn."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        table.ready = 1


REST: Final = Program(
    "rest",
    "CB-6.3.1",
    [
        TurnEndPowers(),
        AmbitionOrCards("rest", "CB-6.3.1"),
        DiscardDown("discard", "CB-23.1.4", hidden=True),
        LastWillpower(),
        ResetTracker(),
    ],
)
