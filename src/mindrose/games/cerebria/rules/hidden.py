"""CB-17.4.1 to CB-17.4.8 Hidden Aspirations: which one a faction has, and how it comes to the next one."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events, replies
from mindrose.games.cerebria.components.kinds import A_FACTION, SEEN_CARDS
from mindrose.games.cerebria.components.things import ASPIRATIONS
from mindrose.games.cerebria.rules.pointing import names_aspiration, pointed_aspiration, yes_or_no
from mindrose.games.cerebria.state import COMMON, HIDDEN, NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Stack
from mindrose.kernel.programs import Answers, Choice, Fit, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import FLAG, Slot

MOST_SEEN: Final = 3

# Slots of the frame.
FACTION: Final = 0
FAILED: Final = 1  # 1 if the faction fulfilled nothing
SEEN: Final = 2  # how many cards it looks at, NOTHING if it does not

LOOKING: Final = reason("E_TURN", "CB-17.4.2")
NOT_SEEN: Final = reason("E_TARGET", "CB-17.4.2")
SAME_AS_COMMON: Final = reason("E_SAME_AS_COMMON", "CB-17.4.3")


def next_of(table: Cerebria, faction: i64) -> i64:
    """CB-24.1.6 The member of a faction who plays next; the factions alternate, and a Shaper is always the one."""
    steps: i64 = 2 if table.faction[table.order[table.place]] == faction else 1
    return table.order[(table.place + steps) % len(table.order)]


def hidden_aspiration(table: Cerebria, faction: i64) -> i64:
    """CB-3.6.2 The top card of the Hidden deck; CB-17.4.7 NOTHING if it could not be another than the Common one."""
    size = table.piles.size(HIDDEN + faction)
    if size == 0 or table.piles.size(COMMON) == 0:
        return NOTHING
    top = table.piles.at(HIDDEN + faction, size - 1)
    return NOTHING if top == table.piles.at(COMMON, 0) else top


def allowed(table: Cerebria, faction: i64, number: i64, aspiration: i64) -> i64:
    """Where one of the top cards of a Hidden deck is; CB-17.4.3 NOTHING for the Common Aspiration."""
    size = table.piles.size(HIDDEN + faction)
    if aspiration != table.piles.at(COMMON, 0):
        for index in range(size - number, size):
            if table.piles.at(HIDDEN + faction, index) == aspiration:
                return index
    return NOTHING


class Look(Question[Cerebria]):
    """CB-17.4.2 Who fulfilled nothing may look at the top three cards; CB-17.4.4 at fewer if there are no more.

    CB-17.4.7 Nobody is asked when there is nothing but the Common Aspiration.
    """

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if frame.slots[FAILED] == 1 and different_cards(table, frame.slots[FACTION]) > 0:
            answers.add(replies.PASS)
            answers.add(replies.YES)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        if answer == replies.PASS:
            return
        faction = frame.slots[FACTION]
        size = table.piles.size(HIDDEN + faction)
        number: i64 = MOST_SEEN if size > MOST_SEEN else size
        frame.slots[SEEN] = number
        table.tell(events.LOOKED, frame.seat, number)
        for index in range(size - number, size):
            table.confide(table.team(faction), events.SAW, frame.seat, table.piles.at(HIDDEN + faction, index))

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        return NONE if yes_or_no(answer) else LOOKING

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("look", {}) if answer == replies.YES else Choice("decline", {}, rare=True)

    def timeout(self, table: Cerebria, frame: Frame, answers: Answers) -> int:
        return replies.YES


def different_cards(table: Cerebria, faction: i64) -> i64:
    """How many cards of a Hidden deck are not the Common Aspiration."""
    number: i64 = 0
    for index in range(table.piles.size(HIDDEN + faction)):
        if table.piles.at(HIDDEN + faction, index) != table.piles.at(COMMON, 0):
            number += 1
    return number


class Keep(Question[Cerebria]):
    """CB-17.4.2, CB-17.4.3 One of the cards seen goes on top; the others are shuffled into the deck."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if frame.slots[SEEN] > 0:
            for aspiration in range(len(ASPIRATIONS)):
                if allowed(table, frame.slots[FACTION], frame.slots[SEEN], aspiration) >= 0:
                    answers.add(replies.ASPIRATION + aspiration)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        faction = frame.slots[FACTION]
        index = allowed(table, faction, frame.slots[SEEN], answer - replies.ASPIRATION)
        kept = table.piles.take(HIDDEN + faction, index)
        table.piles.shuffle(HIDDEN + faction, table.chance)
        table.piles.put(HIDDEN + faction, kept)

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_aspiration(answer):
            return LOOKING
        aspiration = answer - replies.ASPIRATION
        if aspiration == table.piles.at(COMMON, 0):
            return SAME_AS_COMMON
        return NONE if allowed(table, frame.slots[FACTION], frame.slots[SEEN], aspiration) >= 0 else NOT_SEEN

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("keep", pointed_aspiration(answer))


class TakeNext(Step[Cerebria]):
    """CB-17.4.5, CB-17.4.6 The top card is the new Hidden Aspiration; if it is the Common one, the deck is reshuffled.

    CB-17.4.7 If no other card is left, the faction has none.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        faction = frame.slots[FACTION]
        if different_cards(table, faction) > 0:
            table.seal()  # whether the deck is reshuffled shows already what lies on it
            while hidden_aspiration(table, faction) < 0:
                table.piles.shuffle(HIDDEN + faction, table.chance)
            table.confide(table.team(faction), events.HIDDEN, faction, hidden_aspiration(table, faction))


class CardsSeen(Fit[Cerebria]):
    """CB-17.4.4 As many cards are looked at as there are, but no more than so many."""

    def faults(self, table: Cerebria, stack: Stack, number: int) -> list[str]:
        slots = stack.frames[number].slots
        if slots[SEEN] == NOTHING:
            return []
        most = min(MOST_SEEN, int(table.piles.size(HIDDEN + slots[FACTION])))
        return [] if slots[SEEN] == most else [f"'seen' is {most}, as many cards as can be looked at (CB-17.4.4)"]


RENEWAL: Final = Program(
    "renewal",
    "CB-17.4.2",
    [Look("look", "CB-17.4.2"), Keep("keep", "CB-17.4.3"), TakeNext()],
    slots=(
        Slot("faction", A_FACTION, begun=True),
        Slot("failed", FLAG, begun=True),
        Slot("seen", SEEN_CARDS, by=Look),
    ),
    fit=CardsSeen(),
)


def renew(table: Cerebria, faction: i64, failed: bool) -> None:
    """CB-17.4.1 A faction gets its next Hidden Aspiration; CB-24.1.6 the member who plays next decides."""
    frame = table.push(RENEWAL, next_of(table, faction))
    frame.slots[FACTION] = faction
    frame.slots[FAILED] = 1 if failed else 0
