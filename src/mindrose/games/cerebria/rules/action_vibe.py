"""CB-7.2 The Vibe for its own row that a Spirit action may begin with, and with it whether the action can begin."""

from __future__ import annotations

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import HARMONY, SLOTS, VIBES
from mindrose.games.cerebria.rules.pointing import not_now, pointed_colour, pointed_slot
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
    some_mask,
)
from mindrose.games.cerebria.rules.vibes import ALL_SLOTS, colour_fits, row_bits, row_open, slot_open, why_not_colour
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.errors import Refusal
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Answers, Choice, Frame, Question


def vibe_allowed(table: Cerebria, bits: i64, realm: i64) -> bool:
    """CB-21.2.9 A bonus Invoke of the first edition needs a row that is unlocked already."""
    return realm < 0 or not table.settings.first or bits & 1 == 1


def may_repeat(table: Cerebria, seat: i64) -> bool:
    """CB-20.8.2, CB-7.2.9 Only Harmony, in the revised edition, may place a second Vibe in one action."""
    return table.has_power(seat, HARMONY) and not table.settings.first


def colours_for(table: Cerebria, seat: i64, row: i64, card: i64, taken: i64) -> i64:
    """How many colours a Vibe for this card may have.

    CB-7.2.2 The card's own, if the row does not have it; CB-20.8.1, CB-20.8.3 for Harmony any that it does not have.
    """
    if not table.has_power(seat, HARMONY):
        own = table.content.vibe[card]
        return 1 if own != taken and colour_fits(table, seat, row, own) else 0
    number: i64 = 0
    for colour in range(len(VIBES)):
        if colour != taken and colour_fits(table, seat, row, colour):
            number += 1
    return number


def vibe_possible(table: Cerebria, frame: Frame, action: SpiritAction, bits: i64, card: i64) -> bool:
    """CB-7.2.1 Discarding this card for a Vibe on the row leads to a complete action."""
    slots = frame.slots
    first = slots[VIBE_CARD]
    if colours_for(table, frame.seat, action.row, card, slots[VIBE_COLOUR]) == 0:
        return False
    for slot in range(SLOTS):
        if slot_open(bits, slot):
            filled = bits | 1 << slot
            if first >= 0:
                if some_mask(table, frame.seat, action, filled, first, card, slots[BONUS_REALM]):
                    return True
            elif completed(table, frame.seat, action, filled, card, slots[BONUS_REALM]):
                return True
    return False


def completed(table: Cerebria, seat: i64, action: SpiritAction, bits: i64, card: i64, realm: i64) -> bool:
    """With one Vibe placed for a card the action can be carried out, perhaps with a second one (CB-20.8.2)."""
    if some_mask(table, seat, action, bits, card, NOTHING, realm):
        return True
    if not may_repeat(table, seat) or colours_for(table, seat, action.row, card, NOTHING) < 2:
        return False
    for i in range(table.hand_size(seat)):
        other = table.hand_card(seat, i)
        if i > 0 and other == table.hand_card(seat, i - 1):
            continue
        if copies_left(table, seat, other, card, NOTHING) > 0:
            for slot in range(SLOTS):
                if slot_open(bits, slot) and some_mask(table, seat, action, bits | 1 << slot, card, other, realm):
                    return True
    return False


def startable(table: Cerebria, seat: i64, action: SpiritAction, realm: i64) -> bool:
    """CB-6.1.7, part 5.1 A complete legal draft exists; a Vibe placed in it counts (CB-7.2.8)."""
    if not row_open(table, action.row):
        return False
    bits = row_bits(table, seat, action.row)
    if some_mask(table, seat, action, bits, NOTHING, NOTHING, realm):
        return True
    if bits == ALL_SLOTS or table.hand_size(seat) == 0 or not vibe_allowed(table, bits, realm):
        return False
    if not some_mask(table, seat, action, ALL_SLOTS, NOTHING, NOTHING, realm):
        return False  # not even with the whole row, and no card gone
    for i in range(table.hand_size(seat)):
        card = table.hand_card(seat, i)
        if i > 0 and card == table.hand_card(seat, i - 1):
            continue
        if colours_for(table, seat, action.row, card, NOTHING) > 0:
            for slot in range(SLOTS):
                if slot_open(bits, slot) and completed(table, seat, action, bits | 1 << slot, card, realm):
                    return True
    return False


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
        action = self.action
        bits = drafted_bits(table, frame, action.row)
        for slot in range(SLOTS):
            if slot_open(bits, slot) and self.completes(table, frame, bits | 1 << slot):
                answers.add(replies.SLOT + action.row * SLOTS + slot)

    def completes(self, table: Cerebria, frame: Frame, bits: i64) -> bool:
        """With the Vibe there the action can be carried out, perhaps with a second one."""
        slots = frame.slots
        if placing_second(frame):
            return some_mask(
                table, frame.seat, self.action, bits, slots[VIBE_CARD], slots[SECOND_CARD], slots[BONUS_REALM]
            )
        return completed(table, frame.seat, self.action, bits, slots[VIBE_CARD], slots[BONUS_REALM])

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[SECOND_SLOT if placing_second(frame) else VIBE_SLOT] = (answer - replies.SLOT) % SLOTS

    def refusal(self, table: Cerebria, frame: Frame, answer: int) -> Refusal:
        if not replies.SLOT <= answer < replies.COLOUR:
            return not_now("CB-7.2.4")
        row, slot = divmod(answer - replies.SLOT, SLOTS)
        bits = drafted_bits(table, frame, self.action.row)
        if row != self.action.row:
            return Refusal("E_TARGET", "CB-7.2.3")
        if (bits >> slot) & 1:
            return Refusal("E_ROW_FULL", "CB-7.2.4")
        if not slot_open(bits, slot):
            return Refusal("E_ROW_LOCKED", "CB-7.2.4")
        return self.action.why_not(table, int(frame.seat), 0, int(bits))

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("vibe", pointed_slot(table, int(frame.seat), answer))


class VibeColour(Question[Cerebria]):
    """CB-7.2.2 The Vibe has the colour of the card; CB-20.8.1 Harmony chooses any that the row does not have."""

    def __init__(self, action: SpiritAction) -> None:
        super().__init__("vibe_colour", "CB-20.8.1")
        self.action = action

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        slots = frame.slots
        if slots[UPS] >= 0:
            return
        seat = frame.seat
        row = self.action.row
        taken = slots[VIBE_COLOUR] if placing_second(frame) else NOTHING
        if not table.has_power(seat, HARMONY):
            answers.add(replies.COLOUR + table.content.vibe[slots[VIBE_CARD]])
            return
        for colour in range(len(VIBES)):
            if colour != taken and colour_fits(table, seat, row, colour):
                answers.add(replies.COLOUR + colour)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[SECOND_COLOUR if placing_second(frame) else VIBE_COLOUR] = answer - replies.COLOUR

    def refusal(self, table: Cerebria, frame: Frame, answer: int) -> Refusal:
        return why_not_colour(table, int(frame.seat), answer)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("colour", pointed_colour(answer))
