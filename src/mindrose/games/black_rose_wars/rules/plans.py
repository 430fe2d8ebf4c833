"""BR-12 What mages plan to lay on their boards, while all plan at the same time.

DC-S1 Until all are ready the cards stay in the hands. A plan is, for each slot of the board, 0 or one more than twice
the place of a card in the hand and its side.
"""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components.things import NOTHING, PLAN_MAX, SPELL_SLOTS
from mindrose.games.black_rose_wars.rules import values
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.reasons import reason

FEWEST: Final = 2  # BR-12.1.2
BITS: Final[i64] = 8  # of a slot
MASK: Final[i64] = 255

TOO_FEW: Final = reason("E_AMOUNT", "BR-12.1.3")


def planned_card(table: BlackRoseWars, seat: i64, slot: i64) -> i64:
    """The place in the hand of the card that a mage plans to lay on a slot, NOTHING for none."""
    entry = (table.choosing[seat] >> (BITS * slot)) & MASK
    return (entry - 1) // 2 if entry > 0 else NOTHING


def planned_spell(table: BlackRoseWars, seat: i64, slot: i64) -> i64:
    """The spell that a mage plans to lay on a slot, NOTHING for none."""
    card = planned_card(table, seat, slot)
    return table.hand_card(seat, card) if card != NOTHING else NOTHING


def planned_side(table: BlackRoseWars, seat: i64, slot: i64) -> i64:
    """The side of the card that a mage plans to lay on a slot."""
    return (((table.choosing[seat] >> (BITS * slot)) & MASK) - 1) % 2


def plan(table: BlackRoseWars, seat: i64, slot: i64, card: i64, side: i64) -> None:
    """A mage plans to lay a card of its hand on a slot; NOTHING takes back what it planned."""
    table.choosing[seat] &= ~(MASK << (BITS * slot))
    if card != NOTHING:
        table.choosing[seat] |= (2 * card + side + 1) << (BITS * slot)


def planned(table: BlackRoseWars, seat: i64) -> i64:
    """How many spells a mage plans to lay."""
    number: i64 = 0
    for slot in range(i64(SPELL_SLOTS)):
        if planned_card(table, seat, slot) != NOTHING:
            number += 1
    return number


def is_planned(table: BlackRoseWars, seat: i64, card: i64) -> bool:
    for slot in range(i64(SPELL_SLOTS)):
        if planned_card(table, seat, slot) == card:
            return True
    return False


def free_card(table: BlackRoseWars, seat: i64, spell: i64) -> i64:
    """The place in the hand of a copy of a spell that is not planned, NOTHING if there is none."""
    for card in range(table.hand_size(seat)):
        if table.hand_card(seat, card) == spell and not is_planned(table, seat, card):
            return card
    return NOTHING


def is_free(table: BlackRoseWars, seat: i64, slot: i64) -> bool:
    """Whether no spell lies on a slot of a board."""
    return table.spell[SPELL_SLOTS * seat + slot] < 0


def most(table: BlackRoseWars, seat: i64) -> i64:
    """BR-12.1.3 How many spells a mage may lay: 4, or what effects make of it, but not below 2."""
    free: i64 = 0
    for slot in range(i64(SPELL_SLOTS)):
        if is_free(table, seat, slot):
            free += 1
    limit = max(SPELL_SLOTS + values.changes(table, seat, PLAN_MAX), i64(FEWEST))
    return min(limit, free, table.hand_size(seat))


def can_be_left(table: BlackRoseWars, seat: i64, slot: i64) -> bool:
    """BR-12.1.3 A slot may stay empty as long as 2 spells, or all that there are, still find one behind it."""
    behind: i64 = 0
    for other in range(slot + 1, i64(SPELL_SLOTS)):
        if is_free(table, seat, other):
            behind += 1
    return planned(table, seat) + behind >= min(i64(FEWEST), most(table, seat))
