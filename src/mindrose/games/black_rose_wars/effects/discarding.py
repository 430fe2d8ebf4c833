"""4.6 Cards that are discarded or removed: primitives 24 and 26."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars import events, replies
from mindrose.games.black_rose_wars.components.things import NOTHING, ROSE, SPELL_SLOTS
from mindrose.games.black_rose_wars.effects import frames, zones
from mindrose.games.black_rose_wars.effects.instructions import Deed, Inquiry, tally
from mindrose.games.black_rose_wars.effects.picking import PICKING, WANTED, WHOSE, PickMember, PickSpell
from mindrose.games.black_rose_wars.effects.subjects import Figures
from mindrose.games.black_rose_wars.effects.zones import ACTIVATED_SPELLS, PREPARED_SPELLS, face_down
from mindrose.games.black_rose_wars.rules import cards, orders
from mindrose.games.black_rose_wars.state import GRIMOIRE, HAND, KNOWING, BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.language.steps import Number

# 24 Who chooses.
BY_OWNER: Final = 0
BY_ACTOR: Final = 1
AT_RANDOM: Final = 2
CHOOSERS: Final = ("own", "actor", "rnd")

ONE: Final[i64] = 1
NOT_DISCARDING: Final = reason("E_TURN", "BR-10.1.1")
NOT_SEEN: Final = reason("E_TARGET", "BR-2.4.2")
OTHER_SCHOOL: Final = reason("E_SCHOOL", "BR-10.3.4")


def discarding(whom: Figures, number: Number[Any], zone: i64, who: i64, from_event: bool) -> Step[BlackRoseWars]:
    """24 `disc X n zone who`"""
    if zone == zones.GRIMOIRE_TOP:
        return DiscardTop(whom, number, from_event)
    if zone != zones.HAND:
        if who == AT_RANDOM:
            return DiscardSlotsAtRandom(whom, number, zone, from_event)
        program = DISCARDING_PREPARED if zone == PREPARED_SPELLS else DISCARDING_ACTIVATED
        return Inquiry(program, whom, number, from_event, by_actor=who == BY_ACTOR)
    if who == AT_RANDOM:
        return DiscardAtRandom(whom, number, from_event)
    if who == BY_ACTOR:
        return DiscardFromHand(DISCARDING_FOR_ANOTHER, whom, number, from_event, by_actor=True)
    return DiscardFromHand(DISCARDING, whom, number, from_event)


# From hands: face up, so that everybody sees what it was (BR-10.1.1)


class DiscardFromHand(Inquiry):
    """24 `hand own`, `hand actor`; BR-29.3.6 for the Avatar that is the top of its orders, and nothing is chosen."""

    def ask(self, table: BlackRoseWars, frame: Frame, participant: i64, number: i64) -> None:
        if participant != ROSE:
            super().ask(table, frame, participant, number)
        elif table.plays(ROSE):
            frame.slots[frames.LAST] += orders.discard(table, number)


class DiscardUnchosen(Deed):
    """24 So many cards, which nobody chooses; BR-29.3.6 the Avatar discards the top of its orders."""

    def __init__(self, whom: Figures, number: Number[Any], from_event: bool) -> None:
        super().__init__(whom, from_event)
        self.number = number

    def do_for_rose(self, table: BlackRoseWars, frame: Frame) -> i64:
        return orders.discard(table, self.number.of(table, frame)) if table.plays(ROSE) else 0


class DiscardTop(DiscardUnchosen):
    """24 `grim` The top cards of the grimoire, as many as there are."""

    def do(self, table: BlackRoseWars, frame: Frame, mage: i64) -> i64:
        number: i64 = min(self.number.of(table, frame), table.piles.size(GRIMOIRE + mage))
        for _ in range(number):
            spell = table.piles.draw(GRIMOIRE + mage) // KNOWING
            cards.remember(table, mage, spell)
            table.seal()
            table.tell(events.DISCARDED, mage, spell)
        return max(number, i64(0))


class DiscardAtRandom(DiscardUnchosen):
    """24 `hand rnd`"""

    def do(self, table: BlackRoseWars, frame: Frame, mage: i64) -> i64:
        number: i64 = min(self.number.of(table, frame), table.hand_size(mage))
        for _ in range(number):
            index = table.chance.below(table.hand_size(mage))
            cards.discard_from_hand(table, mage, table.hand_card(mage, index))
        return max(number, i64(0))


class DiscardWholeHand(Step[BlackRoseWars]):
    """24 Nothing is chosen where all cards have to go: as many as there are (4.11)."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        mage = frame.slots[WHOSE]
        if table.hand_size(mage) > frame.slots[WANTED]:
            return
        frame.slots[WANTED] = 0
        tally(table, table.hand_size(mage))
        table.seal(known=ONE << mage)
        while table.hand_size(mage) > 0:
            cards.discard_from_hand(table, mage, table.hand_card(mage, 0))


class DiscardCard(PickSpell):
    """24 `hand own`, DC-26 The owner chooses exactly so many."""

    def take(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        cards.discard_from_hand(table, frame.slots[WHOSE], number)
        tally(table, 1)


class DiscardForAnother(Question[BlackRoseWars]):
    """24 `hand actor` Cards whose faces it knows (DC-S9), or one of those of which it sees only the back (DC-S6)."""

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        if frame.slots[WANTED] <= 0:
            return
        if table.settings.backs_public:
            for back in range(backs(table)):
                if unseen(table, frame, back) > 0:
                    answers.add(replies.SCHOOL + back)
        elif unseen(table, frame, ANY_BACK) > 0:
            answers.add(replies.YES)
        last: i64 = -1
        for i in range(table.hand_size(frame.slots[WHOSE])):
            spell = table.hand_card(frame.slots[WHOSE], i)
            if spell != last and self.knows(table, frame, spell):
                answers.add(replies.SPELL + spell)
                last = spell

    def knows(self, table: BlackRoseWars, frame: Frame, spell: i64) -> bool:
        hand = HAND + frame.slots[WHOSE]
        for i in range(table.piles.size(hand)):
            card = table.piles.at(hand, i)
            if card // KNOWING == spell and (card >> frame.seat) & 1:
                return True
        return False

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        if frame.slots[WANTED] <= 0:
            return NOT_DISCARDING
        if replies.SPELL <= answer < replies.SPELL + replies.SPELLS:
            return NONE if self.knows(table, frame, answer - replies.SPELL) else NOT_SEEN
        by_back = table.settings.backs_public
        if by_back and replies.SCHOOL <= answer < replies.SCHOOL + backs(table):
            return NONE if unseen(table, frame, answer - replies.SCHOOL) > 0 else NOT_SEEN
        if not by_back and answer == replies.YES:
            return NONE if unseen(table, frame, ANY_BACK) > 0 else NOT_SEEN
        return NOT_DISCARDING

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        spell = answer - replies.SPELL
        if answer < replies.SPELL:
            back = ANY_BACK if answer == replies.YES else answer - replies.SCHOOL
            spell = blind(table, frame, back, table.chance.below(unseen(table, frame, back)))
        frame.slots[WANTED] -= 1
        frame.repeat()
        cards.discard_from_hand(table, frame.slots[WHOSE], spell)
        tally(table, 1)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        points: dict[str, int | str] = {"seat": int(frame.slots[WHOSE])}
        if answer >= replies.SPELL:
            return Choice("discard", {**points, "spell": answer - replies.SPELL})
        back = answer - replies.SCHOOL
        if 0 <= back < table.content.schools:
            return Choice("discard_unseen", {**points, "school": back})
        if back < 0:
            return Choice("discard_unseen", points)
        return Choice("discard_unseen", {**points, "back": BACKS[back - int(table.content.schools)]})


# DC-S6 Backs: a school by its number, then these.
BACKS: Final = ("personal", "forgotten")
ANY_BACK: Final = -1


def backs(table: BlackRoseWars) -> i64:
    return table.content.schools + len(BACKS)


def back_of(table: BlackRoseWars, spell: i64) -> i64:
    """DC-S6 What a card shows face down."""
    if cards.has_school(table, spell):
        return table.content.school_of[spell]
    return table.content.schools + (1 if cards.is_forgotten(table, spell) else 0)


def is_unseen(table: BlackRoseWars, frame: Frame, card: i64, back: i64) -> bool:
    """Whoever chooses does not know a card, and it shows that back."""
    return (card >> frame.seat) & 1 == 0 and (back == ANY_BACK or back_of(table, card // KNOWING) == back)


def unseen(table: BlackRoseWars, frame: Frame, back: i64) -> i64:
    """How many cards of a hand show a back and nothing else to whoever chooses."""
    hand = HAND + frame.slots[WHOSE]
    number: i64 = 0
    for i in range(table.piles.size(hand)):
        if is_unseen(table, frame, table.piles.at(hand, i), back):
            number += 1
    return number


def blind(table: BlackRoseWars, frame: Frame, back: i64, number: i64) -> i64:
    """The spell that one of those cards is."""
    hand = HAND + frame.slots[WHOSE]
    index: i64 = 0
    while True:
        card = table.piles.at(hand, index)
        if is_unseen(table, frame, card, back):
            if number == 0:
                return card // KNOWING
            number -= 1
        index += 1


DISCARDING: Final = Program(
    "discarding", "BR-10.1.1", [DiscardWholeHand(), DiscardCard("discard", "BR-10.1.1", HAND, hidden=True)], PICKING
)
DISCARDING_FOR_ANOTHER: Final = Program(
    "discarding_for_another", "BR-10.1.1", [DiscardWholeHand(), DiscardForAnother("discard", "BR-10.1.1")], PICKING
)


# From boards


class DiscardSlot(PickMember):
    """24 `prepared`, `activated` One of the cards that lie face down; whoever does not own them sees only the slots."""

    def __init__(self, zone: i64) -> None:
        super().__init__("discard_slot", "BR-10.1.1", replies.SLOT, SPELL_SLOTS)
        self.zone: i64 = zone

    def members(self, table: BlackRoseWars, frame: Frame) -> i64:
        return face_down(table, frame.slots[WHOSE], self.zone)

    def take(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        table.seal(known=ONE << frame.slots[WHOSE])
        cards.discard_from_board(table, SPELL_SLOTS * frame.slots[WHOSE] + number)
        tally(table, 1)

    def points(self, table: BlackRoseWars, frame: Frame, number: int) -> dict[str, int | str]:
        return {"seat": int(frame.slots[WHOSE]), "slot": number}


class DiscardSlotsAtRandom(Deed):
    """24 `prepared rnd`, `activated rnd`"""

    def __init__(self, whom: Figures, number: Number[Any], zone: i64, from_event: bool) -> None:
        super().__init__(whom, from_event)
        self.number = number
        self.zone: i64 = zone

    def do(self, table: BlackRoseWars, frame: Frame, mage: i64) -> i64:
        wanted: i64 = self.number.of(table, frame)
        discarded: i64 = 0
        slots = face_down(table, mage, self.zone)
        while discarded < wanted and slots != 0:
            slot = table.chance.below(SPELL_SLOTS)
            if (slots >> slot) & 1:
                cards.discard_from_board(table, SPELL_SLOTS * mage + slot)
                slots &= ~(ONE << slot)
                discarded += 1
        return discarded


DISCARDING_PREPARED: Final = Program("discarding_prepared", "BR-10.1.1", [DiscardSlot(PREPARED_SPELLS)], PICKING)
DISCARDING_ACTIVATED: Final = Program("discarding_activated", "BR-10.1.1", [DiscardSlot(ACTIVATED_SPELLS)], PICKING)


# To the library


class BanCard(PickSpell):
    """26, BR-10.3.4 A spell of a school goes from the hand to the discards of that school.

    Where backs do not show schools, only the mage knows whether it has one: it is asked in any case.
    """

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        if self.has_only_others(table, frame):
            answers.add(replies.PASS)
        else:
            super().answers(table, frame, answers)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS and self.has_only_others(table, frame):
            return NONE
        return super().why_not(table, frame, answer)

    def has_only_others(self, table: BlackRoseWars, frame: Frame) -> bool:
        """Nobody else sees that it could remove nothing."""
        if table.settings.backs_public or frame.slots[WANTED] <= 0 or self.there(table, frame) == 0:
            return False
        return self.following(table, frame, NOTHING) == NOTHING

    def may_be(self, table: BlackRoseWars, spell: i64) -> bool:
        return cards.has_school(table, spell)

    def against(self, table: BlackRoseWars, frame: Frame, number: i64) -> i64:
        held = number < table.content.spells and cards.find_in_hand(table, frame.slots[WHOSE], number) >= 0
        return OTHER_SCHOOL if held else self.missing

    def take(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        cards.take_from_hand(table, frame.slots[WHOSE], number)
        cards.return_to_school(table, number)
        table.tell(events.RETURNED, frame.slots[WHOSE], number)
        tally(table, 1)


BANNING: Final = Program(
    "banning", "BR-10.3.4", [BanCard("ban", "BR-10.3.4", HAND, hidden=True, optional=True)], PICKING
)


class BanCards(Inquiry):
    """26 `ban X n`: X may remove up to n cards."""

    def __init__(self, whom: Figures, number: Number[Any], from_event: bool) -> None:
        super().__init__(BANNING, whom, number, from_event)
