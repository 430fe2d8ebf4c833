"""CB-7.2 The Vibe for its own row that a Spirit action may begin with, and with it whether the action can begin."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import HARMONY, SLOTS, VIBES
from mindrose.games.cerebria.rules.costs import raw_wp
from mindrose.games.cerebria.rules.pointing import card_id, pointed_colour, pointed_slot
from mindrose.games.cerebria.rules.upgrades import (
    BONUS_REALM,
    SECOND_CARD,
    SECOND_COLOUR,
    SECOND_SLOT,
    UPS,
    VIBE_CARD,
    VIBE_COLOUR,
    VIBE_SLOT,
    SpiritAction,
    copies_left,
    drafted_bits,
    prices,
    why_not_any,
)
from mindrose.games.cerebria.rules.vibes import (
    ALL_SLOTS,
    COLOUR_TWICE,
    NO_ROW,
    NO_TOKEN,
    SLOT_FILLED,
    names_colour,
    row_bits,
    row_open,
    tokens_left,
    why_no_colour,
    why_not_colour,
    why_not_slot,
)
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Question
from mindrose.kernel.reasons import NONE, about, reason

ONE_VIBE: Final = reason("E_LIMIT", "CB-7.2.9")
STILL_LOCKED: Final = reason("E_LOCKED", "CB-21.2.9")
NO_SUCH_CARD: Final = reason("E_NO_CARD", "CB-7.2.2", card=card_id)
CARDS_COLOUR_TWICE: Final = reason("E_VIBE_COLOUR", "CB-7.2.5", card=card_id)
OTHER_COLOUR: Final = reason("E_VIBE_MATCH", "CB-7.2.2")
OTHER_ROW: Final = reason("E_TARGET", "CB-7.2.3")
CHOOSING_SLOT: Final = reason("E_TURN", "CB-7.2.4")


def why_no_vibe(table: Cerebria, seat: i64, bits: i64, first: i64, second: i64, realm: i64) -> i64:
    """CB-7.2.9 One Vibe for a card; CB-21.2.9 a bonus Invoke of the first edition needs an unlocked row already."""
    if second >= 0 or (first >= 0 and not may_repeat(table, seat)):
        return ONE_VIBE
    return STILL_LOCKED if realm >= 0 and table.settings.first and bits & 1 == 0 else NONE


def may_repeat(table: Cerebria, seat: i64) -> bool:
    """CB-20.8.2, CB-7.2.9 Only Harmony, in the revised edition, may place a second Vibe in one action."""
    return table.has_power(seat, HARMONY) and not table.settings.first


def colours_for(table: Cerebria, seat: i64, row: i64, card: i64, taken: i64) -> i64:
    """How many colours a Vibe for this card may have.

    CB-7.2.2 The card's own, if the row does not have it; CB-20.8.1, CB-20.8.3 for Harmony any that it does not have.
    """
    if not table.has_power(seat, HARMONY):
        own = table.content.vibe[card]
        return 1 if own != taken and why_not_colour(table, seat, row, own) == NONE else 0
    number: i64 = 0
    for colour in range(len(VIBES)):
        if colour != taken and why_not_colour(table, seat, row, colour) == NONE:
            number += 1
    return number


def why_not_card(table: Cerebria, frame: Frame, action: SpiritAction, bits: i64, card: i64) -> i64:
    """CB-7.2.1, CB-7.2.2 This card can be discarded for a Vibe on the row, and that leads to a complete action."""
    slots = frame.slots
    seat = frame.seat
    first = slots[VIBE_CARD]
    if copies_left(table, seat, card, first, NOTHING) <= 0:
        return about(NO_SUCH_CARD, card)
    why = why_no_vibe(table, seat, bits, first, slots[SECOND_CARD], slots[BONUS_REALM])
    if why != NONE:
        return why
    if bits == ALL_SLOTS:
        return SLOT_FILLED
    if colours_for(table, seat, action.row, card, slots[VIBE_COLOUR]) == 0:
        return about(CARDS_COLOUR_TWICE, card) if tokens_left(table, seat, table.content.vibe[card]) else NO_TOKEN
    for slot in range(SLOTS):
        if why_not_slot(bits, slot) == NONE:
            filled = bits | 1 << slot
            if first >= 0:
                found = why_not_any(table, seat, action, filled, first, card, slots[BONUS_REALM])
            else:
                found = why_not_completed(table, seat, action, filled, card, slots[BONUS_REALM])
            if found == NONE:
                return NONE
            if why == NONE:
                why = found
    return why


def why_not_completed(table: Cerebria, seat: i64, action: SpiritAction, bits: i64, card: i64, realm: i64) -> i64:
    """With one Vibe placed for a card the action can be carried out, perhaps with a second one (CB-20.8.2)."""
    why = why_not_any(table, seat, action, bits, card, NOTHING, realm)
    if why == NONE or not may_repeat(table, seat) or colours_for(table, seat, action.row, card, NOTHING) < 2:
        return why
    for i in range(table.hand_size(seat)):
        other = table.hand_card(seat, i)
        if i > 0 and other == table.hand_card(seat, i - 1):
            continue
        if copies_left(table, seat, other, card, NOTHING) > 0:
            for slot in range(SLOTS):
                if why_not_slot(bits, slot) == NONE:
                    if why_not_any(table, seat, action, bits | 1 << slot, card, other, realm) == NONE:
                        return NONE
    return why


def why_not_start(table: Cerebria, seat: i64, action: SpiritAction, realm: i64) -> i64:
    """CB-6.1.7, part 5.1 A complete legal draft exists; a Vibe placed in it counts (CB-7.2.8)."""
    if not row_open(table, action.row):
        return NO_ROW
    bits = row_bits(table, seat, action.row)
    why = why_not_any(table, seat, action, bits, NOTHING, NOTHING, realm)
    if why == NONE or bits == ALL_SLOTS or table.hand_size(seat) == 0:
        return why
    if why_no_vibe(table, seat, bits, NOTHING, NOTHING, realm) != NONE:
        return why
    if why_not_any(table, seat, action, ALL_SLOTS, NOTHING, NOTHING, realm) != NONE:
        return why  # not even with the whole row, and no card gone
    for i in range(table.hand_size(seat)):
        card = table.hand_card(seat, i)
        if i > 0 and card == table.hand_card(seat, i - 1):
            continue
        if colours_for(table, seat, action.row, card, NOTHING) > 0:
            for slot in range(SLOTS):
                if why_not_slot(bits, slot) == NONE:
                    if why_not_completed(table, seat, action, bits | 1 << slot, card, realm) == NONE:
                        return NONE
    return why


def price_to_start(table: Cerebria, seat: int, action: SpiritAction) -> tuple[int, int]:
    """What an action costs at least, and how many cards must be discarded for Vibes before it can be carried out."""
    bits = int(row_bits(table, seat, action.row))
    found = prices(table, seat, action, bits, NOTHING, NOTHING)
    if found:
        return min(found), 0
    with_one = with_vibe(table, seat, action.row, bits, NOTHING)
    found = [price for card, filled in with_one for price in prices(table, seat, action, filled, card, NOTHING)]
    if found:
        return min(found), 1
    if may_repeat(table, seat):
        found = [
            price
            for card, filled in with_one
            for other, both in with_vibe(table, seat, action.row, filled, card)
            for price in prices(table, seat, action, both, card, other)
        ]
    return (min(found), 2) if found else (max(0, int(raw_wp(table, seat, action.row, 0, bits, False))), 0)


def with_vibe(table: Cerebria, seat: int, row: int, bits: int, gone: int) -> list[tuple[int, int]]:
    """The cards that can be discarded for a Vibe on a row, each with the slots that are filled then."""
    held = {int(table.hand_card(seat, i)) for i in range(table.hand_size(seat))}
    return [
        (card, bits | 1 << slot)
        for card in sorted(held)
        if copies_left(table, seat, card, gone, NOTHING) > 0 and colours_for(table, seat, row, card, NOTHING) > 0
        for slot in range(SLOTS)
        if why_not_slot(bits, slot) == NONE
    ]


def placing_second(frame: Frame) -> bool:
    return frame.slots[SECOND_CARD] >= 0


class VibeSlot(Question[Cerebria]):
    """CB-7.2.3, CB-7.2.4 S1 The slot of the declared row for the Vibe."""

    def __init__(self, action: SpiritAction) -> None:
        super().__init__("vibe_slot", "CB-7.2.4")
        self.action = action

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if frame.slots[UPS] >= 0:
            return
        first = replies.SLOT + self.action.row * SLOTS
        for answer in range(first, first + SLOTS):
            if self.why_not(table, frame, answer) == NONE:
                answers.add(answer)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[SECOND_SLOT if placing_second(frame) else VIBE_SLOT] = (answer - replies.SLOT) % SLOTS

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        """With the Vibe there the action can be carried out, perhaps with a second one."""
        if answer < replies.SLOT or answer >= replies.COLOUR:
            return CHOOSING_SLOT
        action = self.action
        if (answer - replies.SLOT) // SLOTS != action.row:
            return OTHER_ROW
        slot = (answer - replies.SLOT) % SLOTS
        bits = drafted_bits(table, frame, action.row)
        why = why_not_slot(bits, slot)
        if why != NONE:
            return why
        slots = frame.slots
        bits |= 1 << slot
        if placing_second(frame):
            return why_not_any(
                table, frame.seat, action, bits, slots[VIBE_CARD], slots[SECOND_CARD], slots[BONUS_REALM]
            )
        return why_not_completed(table, frame.seat, action, bits, slots[VIBE_CARD], slots[BONUS_REALM])

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("vibe", pointed_slot(table, int(frame.seat), answer))


class VibeColour(Question[Cerebria]):
    """CB-7.2.2 The Vibe has the colour of the card; CB-20.8.1 Harmony chooses any that the row does not have."""

    def __init__(self, action: SpiritAction) -> None:
        super().__init__("vibe_colour", "CB-20.8.1")
        self.action = action

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if frame.slots[UPS] >= 0:
            return
        for answer in range(replies.COLOUR, replies.COLOUR + len(VIBES)):
            if self.why_not(table, frame, answer) == NONE:
                answers.add(answer)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[SECOND_COLOUR if placing_second(frame) else VIBE_COLOUR] = answer - replies.COLOUR

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_colour(answer):
            return why_no_colour(answer)
        colour = answer - replies.COLOUR
        if not table.has_power(frame.seat, HARMONY):
            return NONE if colour == table.content.vibe[frame.slots[VIBE_CARD]] else OTHER_COLOUR
        if placing_second(frame) and colour == frame.slots[VIBE_COLOUR]:
            return COLOUR_TWICE
        return why_not_colour(table, frame.seat, self.action.row, colour)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("colour", pointed_colour(answer))
