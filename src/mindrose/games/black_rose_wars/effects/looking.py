"""4.6 Looking at cards of others: primitive 27. It stays known to whoever looked (DC-S9), and nobody else learns it."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars import events, replies
from mindrose.games.black_rose_wars.components.things import ROSE, SPELL_SLOTS
from mindrose.games.black_rose_wars.effects import zones
from mindrose.games.black_rose_wars.effects.instructions import Deed, Inquiry, tally
from mindrose.games.black_rose_wars.effects.picking import PICKING, WHOSE, PickMember
from mindrose.games.black_rose_wars.effects.subjects import Figures, decider
from mindrose.games.black_rose_wars.effects.zones import ACTIVATED_SPELLS, PREPARED_SPELLS, face_down
from mindrose.games.black_rose_wars.rules import orders
from mindrose.games.black_rose_wars.state import GRIMOIRE, HAND, KNOWING, BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program, Step
from mindrose.kernel.slots import Kind, Slot
from mindrose.language.steps import Number

ONE: Final[i64] = 1
SEEN: Final = 2  # slots that were looked at, a bit each


def peeking(whom: Figures, zone: i64, number: Number[Any], from_event: bool) -> Step[BlackRoseWars]:
    """27 `peek X zone n`"""
    if zone == zones.HAND:
        return LookAtHand(whom, number, from_event)
    if zone == zones.GRIMOIRE_TOP:
        return LookAtTop(whom, number, from_event)
    program = LOOKING_AT_PREPARED if zone == PREPARED_SPELLS else LOOKING_AT_ACTIVATED
    return LookAtBoard(program, whom, number, from_event, by_actor=True)


def look(table: BlackRoseWars, seat: i64, spell: i64, mage: i64) -> None:
    table.confide(ONE << seat, events.LOOKED, seat, spell, mage)


class LookAtCards(Deed):
    """27 So many cards; BR-29.3.6 of the Avatar, whose order deck is both hand and grimoire, the orders on top."""

    def __init__(self, whom: Figures, number: Number[Any], from_event: bool) -> None:
        super().__init__(whom, from_event)
        self.number = number

    def do_for_rose(self, table: BlackRoseWars, frame: Frame) -> i64:
        return orders.look_at(table, decider(table, frame), self.number.of(table, frame)) if table.plays(ROSE) else 0


class LookAtHand(LookAtCards):
    """27 `hand` Cards at random, where not all of them are looked at."""

    def do(self, table: BlackRoseWars, frame: Frame, mage: i64) -> i64:
        seat = decider(table, frame)
        number: i64 = min(self.number.of(table, frame), table.hand_size(mage))
        held = table.piles.cards(HAND + mage)
        if number < len(held):
            held = table.chance.shuffled(held)[: max(number, i64(0))]
        for card in sorted(held):
            learn(table, mage, card, seat)
            look(table, seat, card // KNOWING, mage)
        return len(held)


def learn(table: BlackRoseWars, mage: i64, card: i64, seat: i64) -> None:
    """DC-S9 A seat knows a card of a hand from now on; the hand stays in order."""
    piles = table.piles
    index: i64 = 0
    while piles.at(HAND + mage, index) != card:
        index += 1
    piles.slip(HAND + mage, piles.take(HAND + mage, index) | (ONE << seat))


class LookAtTop(LookAtCards):
    """27 `grim` The top cards, as many as there are."""

    def do(self, table: BlackRoseWars, frame: Frame, mage: i64) -> i64:
        seat = decider(table, frame)
        piles = table.piles
        size = piles.size(GRIMOIRE + mage)
        number: i64 = max(min(self.number.of(table, frame), size), i64(0))
        for depth in range(number):
            card = piles.at(GRIMOIRE + mage, size - 1 - depth)
            piles.set(GRIMOIRE + mage, size - 1 - depth, card | (ONE << seat))
            look(table, seat, card // KNOWING, mage)
        return number


class LookAtSlot(PickMember):
    """27 `prepared`, `activated` At which of the cards that lie face down."""

    def __init__(self, zone: i64) -> None:
        super().__init__("peek", "BR-2.4.2", replies.SLOT, SPELL_SLOTS)
        self.zone: i64 = zone

    def members(self, table: BlackRoseWars, frame: Frame) -> i64:
        return face_down(table, frame.slots[WHOSE], self.zone) & ~frame.slots[SEEN]

    def take(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        place = SPELL_SLOTS * frame.slots[WHOSE] + number
        frame.slots[SEEN] |= ONE << number
        table.known[place] |= ONE << frame.seat
        look(table, frame.seat, table.spell[place], frame.slots[WHOSE])
        tally(table, 1)

    def points(self, table: BlackRoseWars, frame: Frame, number: int) -> dict[str, int | str]:
        return {"seat": int(frame.slots[WHOSE]), "slot": number}


SLOTS: Final = (*PICKING, Slot("seen", Kind("slots of a board, a bit each", 0, 2**SPELL_SLOTS - 1), begun=True))
LOOKING_AT_PREPARED: Final = Program("looking_at_prepared", "BR-2.4.2", [LookAtSlot(PREPARED_SPELLS)], SLOTS)
LOOKING_AT_ACTIVATED: Final = Program("looking_at_activated", "BR-2.4.2", [LookAtSlot(ACTIVATED_SPELLS)], SLOTS)


class LookAtBoard(Inquiry):
    """27 `prepared`, `activated`"""

    def fill(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> None:
        begun.slots[SEEN] = 0
