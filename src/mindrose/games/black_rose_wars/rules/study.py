"""BR-10.3 The Study phase: cards from the grimoire and the library, and at its end the limit of the hand."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events, replies
from mindrose.games.black_rose_wars.components.things import HAND_LIMIT, LIBRARY_DRAW, NOTHING, STUDY_DRAW
from mindrose.games.black_rose_wars.effects.subjects import report
from mindrose.games.black_rose_wars.rules import cards, values
from mindrose.games.black_rose_wars.rules.turn_order import FirstMage, NextMage
from mindrose.games.black_rose_wars.state import KNOWING, LOOKED_AT, BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import ANYTHING, FLAG, Slot

DRAWN: Final = 2  # BR-10.3.1
PICKS: Final = 4  # BR-10.3.2
KEPT: Final = 2  # BR-10.3.3
ONE: Final[i64] = 1

# Slot of the phase.
WHOSE: Final = 0

# Slots of studying.
LEFT: Final = 0  # picks that are not named yet
KEEP: Final = 1  # cards that are still to be kept
TOOK: Final = 2  # cards that were kept
REPORTS: Final = 3  # 1 where an effect wants to know how many
FROM: Final = 4  # + school: how many picks it has

EMPTY_SCHOOL: Final = reason("E_AMOUNT", "BR-10.2.1")
SPREADING: Final = reason("E_TURN", "BR-10.3.2")
NOT_DRAWN: Final = reason("E_TARGET", "BR-10.3.3")
KEEPING: Final = reason("E_TURN", "BR-10.3.3")
NO_SCHOOL_SPELL: Final = reason("E_SCHOOL", "BR-10.3.4")
REMOVING: Final = reason("E_TURN", "BR-10.3.4")
NOT_IN_HAND: Final = reason("E_TARGET", "BR-10.3.5")
DROPPING: Final = reason("E_TURN", "BR-10.3.5")


def names_spell(answer: i64) -> bool:
    return replies.SPELL <= answer < replies.SPELL + replies.SPELLS


class DrawCards(Step[BlackRoseWars]):
    """BR-10.3.1 Step 1: every mage draws 2 cards from its grimoire, or as many as effects make of it.

    BR-10.3.6 The Avatar, which is no seat, does nothing in this phase.
    """

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for place in range(table.players):
            seat = table.turn(place)
            cards.draw(table, seat, max(DRAWN + values.changes(table, seat, STUDY_DRAW), i64(0)))


class StudyInTurn(Step[BlackRoseWars]):
    """BR-10.3.2 Step 2: the mage whose turn it is studies 4 cards of the library, or as many as effects make of it."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        seat = table.turn(frame.slots[WHOSE])
        picks = max(PICKS + values.changes(table, seat, LIBRARY_DRAW), i64(0))
        push_study(table, seat, picks, KEPT).slots[REPORTS] = 0

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is STUDYING

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return table.turn(frame.slots[WHOSE])


# Studying the library


def begin_study(table: BlackRoseWars, seat: i64, picks: i64, keep: i64) -> None:
    """4.6, 22, DC-27 An effect lets a mage study: it learns how many cards were kept."""
    push_study(table, seat, picks, keep).slots[REPORTS] = 1


def push_study(table: BlackRoseWars, seat: i64, picks: i64, keep: i64) -> Frame:
    frame = table.push(STUDYING, seat)
    frame.slots[LEFT] = picks
    frame.slots[KEEP] = keep
    frame.slots[TOOK] = 0
    for school in range(i64(replies.SCHOOLS)):
        frame.slots[FROM + school] = 0
    return frame


class Spread(Question[BlackRoseWars]):
    """BR-10.3.2, DC-06, DC-S2 A school for the next pick, before any card is looked at; everybody hears it."""

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        school = answer - replies.SCHOOL
        if not 0 <= school < table.content.schools:
            return SPREADING
        left = cards.in_school(table, school) - frame.slots[FROM + school]
        return NONE if left > 0 and frame.slots[LEFT] > 0 else EMPTY_SCHOOL

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        for school in range(table.content.schools):
            if self.why_not(table, frame, replies.SCHOOL + school) == NONE:
                answers.add(replies.SCHOOL + school)

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        frame.slots[FROM + answer - replies.SCHOOL] += 1
        frame.slots[LEFT] -= 1
        frame.repeat()

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice("study", {"school": answer - replies.SCHOOL})


class DrawPicks(Step[BlackRoseWars]):
    """BR-10.3.2 The picks are drawn together, seen by the mage only; BR-10.3.3 too few of them are all kept."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for school in range(table.content.schools):
            picks = frame.slots[FROM + school]
            if picks > 0:
                table.seal()
                table.tell(events.PICKS, frame.seat, school, picks)
            for _ in range(picks):
                table.piles.slip(LOOKED_AT + frame.seat, cards.draw_from_school(table, school))
        if table.piles.size(LOOKED_AT + frame.seat) <= frame.slots[KEEP]:
            while table.piles.size(LOOKED_AT + frame.seat) > 0:
                keep(table, frame, 0)


def keep(table: BlackRoseWars, frame: Frame, place: i64) -> None:
    """BR-10.3.3 One of the drawn cards comes to the hand."""
    cards.take(table, frame.seat, KNOWING * table.piles.take(LOOKED_AT + frame.seat, place))
    frame.slots[KEEP] -= 1
    frame.slots[TOOK] += 1


class KeepCard(Question[BlackRoseWars]):
    """BR-10.3.3, DC-07a One more of the drawn cards comes to the hand, unseen by the others.

    Hidden: a question that is left out would tell them that the cards that are left are all alike.
    """

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        if not names_spell(answer):
            return KEEPING
        found = looked_at(table, frame.seat, answer - replies.SPELL) != NOTHING
        return NONE if found and frame.slots[KEEP] > 0 else NOT_DRAWN

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        if frame.slots[KEEP] <= 0:
            return
        last: i64 = NOTHING
        for i in range(table.piles.size(LOOKED_AT + frame.seat)):
            spell = table.piles.at(LOOKED_AT + frame.seat, i)
            if spell != last:
                answers.add(replies.SPELL + spell)
            last = spell

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        keep(table, frame, looked_at(table, frame.seat, answer - replies.SPELL))
        frame.repeat()

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice("keep", {"spell": answer - replies.SPELL})

    def series(self, table: BlackRoseWars, frame: Frame) -> int:
        return int(min(frame.slots[KEEP], table.piles.size(LOOKED_AT + frame.seat)))


def looked_at(table: BlackRoseWars, seat: i64, spell: i64) -> i64:
    """Where a spell lies among those that a mage has drawn, NOTHING if it is not there."""
    for i in range(table.piles.size(LOOKED_AT + seat)):
        if table.piles.at(LOOKED_AT + seat, i) == spell:
            return i
    return NOTHING


class ReturnOthers(Step[BlackRoseWars]):
    """BR-10.3.3, DC-S2 The other cards go face up to the discards of their schools, before the next mage picks."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        table.seal(known=ONE << frame.seat)
        table.tell(events.KEPT, frame.seat, frame.slots[TOOK])
        while table.piles.size(LOOKED_AT + frame.seat) > 0:
            spell = table.piles.take(LOOKED_AT + frame.seat, 0)
            cards.return_to_school(table, spell)
            table.tell(events.RETURNED, frame.seat, spell)
        if frame.slots[REPORTS] == 1:
            report(table, frame.slots[TOOK])


# The end of the phase: what a mage chooses is the card that it removes, and above that a bit for each card it drops.

REMOVED: Final[i64] = 64  # 1 + the place of the card in the hand, 0 for none


def removed(table: BlackRoseWars, seat: i64) -> i64:
    """The place in the hand of the card that a mage removes, NOTHING if it keeps all."""
    return table.choosing[seat] % REMOVED - 1


def stays(table: BlackRoseWars, seat: i64, index: i64) -> bool:
    """Whether a card of a hand is neither removed nor dropped, as far as its mage has chosen."""
    return index != removed(table, seat) and (table.choosing[seat] // REMOVED >> index) & 1 == 0


def place_of(table: BlackRoseWars, seat: i64, spell: i64) -> i64:
    """Where a spell that stays lies in a hand, NOTHING if there is none."""
    for index in range(table.hand_size(seat)):
        if table.hand_card(seat, index) == spell and stays(table, seat, index):
            return index
    return NOTHING


def surplus(table: BlackRoseWars, seat: i64) -> i64:
    """BR-10.3.5 How many cards of a hand are above its limit."""
    number: i64 = 0
    for index in range(table.hand_size(seat)):
        if stays(table, seat, index):
            number += 1
    return number - values.value(table, seat, HAND_LIMIT)


class ReviewHands(Step[BlackRoseWars]):
    """DC-07b All mages look through their hands at the same time."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for seat in range(table.players):
            table.choosing[seat] = 0
        table.fork(REVIEWING, self.owners(table, frame))

    def owners(self, table: BlackRoseWars, frame: Frame) -> list[int]:
        return table.turn_order()

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is REVIEWING


class RemoveSpell(Question[BlackRoseWars]):
    """BR-10.3.4 One spell may go to the discard of its school; personal and forgotten ones have none.

    Hidden where backs do not show schools: then only the mage knows whether there is a choice.
    """

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            return NONE
        if not names_spell(answer):
            return REMOVING
        spell = answer - replies.SPELL
        if spell >= table.content.spells or not cards.has_school(table, spell):
            return NO_SCHOOL_SPELL
        return NONE if place_of(table, frame.seat, spell) != NOTHING else NO_SCHOOL_SPELL

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        last: i64 = NOTHING
        for index in range(table.hand_size(frame.seat)):
            spell = table.hand_card(frame.seat, index)
            if cards.has_school(table, spell) or not table.settings.backs_public:
                if answers.count == 0:
                    answers.add(replies.PASS)
                if spell != last and cards.has_school(table, spell):
                    answers.add(replies.SPELL + spell)
            last = spell

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        if answer != replies.PASS:
            table.choosing[frame.seat] = place_of(table, frame.seat, answer - replies.SPELL) + 1

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice("pass", {}) if answer == replies.PASS else Choice("remove", {"spell": answer - replies.SPELL})


class DropSpell(Question[BlackRoseWars]):
    """BR-10.3.5 One more card is discarded, until the hand is down to its limit."""

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        if not names_spell(answer):
            return DROPPING
        found = place_of(table, frame.seat, answer - replies.SPELL) != NOTHING
        return NONE if found and surplus(table, frame.seat) > 0 else NOT_IN_HAND

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        if surplus(table, frame.seat) <= 0:
            return
        last: i64 = NOTHING
        for index in range(table.hand_size(frame.seat)):
            spell = table.hand_card(frame.seat, index)
            if spell != last and stays(table, frame.seat, index):
                answers.add(replies.SPELL + spell)
                last = spell

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        place = place_of(table, frame.seat, answer - replies.SPELL)
        table.choosing[frame.seat] += REMOVED * (ONE << place)
        frame.repeat()

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice("discard", {"spell": answer - replies.SPELL})

    def series(self, table: BlackRoseWars, frame: Frame) -> int:
        return int(surplus(table, frame.seat))


class SettleHands(Step[BlackRoseWars]):
    """BR-10.3.4, BR-10.3.5 What all have chosen is done in turn order, face up."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for place in range(table.players):
            seat = table.turn(place)
            gone = removed(table, seat)
            out: i64 = table.hand_card(seat, gone) if gone != NOTHING else NOTHING
            dropped: list[i64] = []
            for index in range(table.hand_size(seat)):
                if index != gone and not stays(table, seat, index):
                    dropped.append(table.hand_card(seat, index))
            table.choosing[seat] = 0
            if out != NOTHING:
                cards.take_from_hand(table, seat, out)
                cards.return_to_school(table, out)
                table.tell(events.RETURNED, seat, out)
            for spell in dropped:
                cards.discard_from_hand(table, seat, spell)


STUDYING: Final = Program(
    "studying",
    "BR-10.3.2",
    [Spread("study", "BR-10.3.2"), DrawPicks(), KeepCard("keep", "BR-10.3.3", hidden=True), ReturnOthers()],
    slots=[
        Slot("left", ANYTHING, begun=True),
        Slot("keep", ANYTHING, begun=True),
        Slot("took", ANYTHING, begun=True),
        Slot("reports", FLAG, begun=True),
        *[Slot(f"school_{number}", ANYTHING, begun=True) for number in range(replies.SCHOOLS)],
    ],
)
REVIEWING: Final = Program(
    "reviewing",
    "BR-10.3.4",
    [RemoveSpell("remove", "BR-10.3.4", hidden=True), DropSpell("drop", "BR-10.3.5")],
)
STUDY_STEPS: Final = Program(
    "study_phase",
    "BR-10.3.1",
    [DrawCards(), FirstMage(WHOSE), StudyInTurn(), NextMage(WHOSE), ReviewHands(), SettleHands()],
    slots=["turn"],
)
