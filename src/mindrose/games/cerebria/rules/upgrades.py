"""CB-7.1, CB-7.2 Declaring a Spirit action: a Vibe for its row, the upgrades to use, then what the action needs.

All of it is a draft; nothing happens before the costs are paid (CB-7.4.6).
"""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events
from mindrose.games.cerebria.rules.cards import discard
from mindrose.games.cerebria.rules.costs import (
    UPGRADE_SLOTS,
    ambition_cost,
    board_row,
    raw_wp,
    upgrade_in,
    used_set,
)
from mindrose.games.cerebria.rules.means import pay
from mindrose.games.cerebria.rules.pointing import not_now, pointed_card, pointed_colour, pointed_slot
from mindrose.games.cerebria.rules.vibes import (
    FULL_ROW,
    colour_fits,
    place_vibe,
    row_bits,
    row_open,
    slot_open,
    tokens_left,
    why_not_colour,
)
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.games.cerebria.vocabulary import (
    ACTIONS,
    CARD,
    COLOUR,
    FORTIFY,
    HARMONY,
    MODERATES,
    NUMBER,
    SEAT,
    SLOT,
    SLOTS,
    UPGRADE_NAMES,
    UPGRADES,
    VIBES,
)
from mindrose.kernel.errors import Refusal
from mindrose.kernel.ints import i64, mypyc_attr
from mindrose.kernel.machine import Choice, Frame, Options, Question, Step

# Slots of the frame of a Spirit action; what only one action needs comes after them.
VIBE_CARD: Final = 0  # the card discarded for a Vibe
VIBE_SLOT: Final = 1
VIBE_COLOUR: Final = 2
SECOND_CARD: Final = 3  # CB-20.8.2 Harmony's second Vibe
SECOND_SLOT: Final = 4
SECOND_COLOUR: Final = 5
UPS: Final = 6  # a bit per upgrade slot that is used; NOTHING while it is not declared
REALM: Final = 7  # CB-21.2.7 the Realm of a bonus Invoke; NOTHING for an action of the turn
OWN: Final = 8  # the first slot of each action's own
COMMON_SLOTS: Final = (
    "vibe_card", "vibe_slot", "vibe_colour", "second_card", "second_slot", "second_colour", "upgrades", "realm",
)  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class SpiritAction:
    """One row of a Spirit board: what it needs beyond Vibe and upgrades."""

    def __init__(self, row: int, rule: str) -> None:
        self.row: i64 = row
        self.rule = rule

    def compatible(self, table: Cerebria, seat: i64, ups: i64) -> bool:
        """Part 5.4 No two of the upgrades exclude each other."""
        return True

    def feasible(self, table: Cerebria, seat: i64, ups: i64, bits: i64, gone: i64, gone_too: i64, realm: i64) -> bool:
        """CB-6.1.7 With these upgrades the action can be carried out completely.

        `bits` are the filled slots of the row; the cards `gone` and `gone_too` are discarded for Vibes.
        """
        raise NotImplementedError

    def why_not(self, table: Cerebria, seat: int, ups: int, bits: int) -> Refusal:
        """Why it cannot be carried out with these upgrades, which are all there."""
        raise NotImplementedError

    def lowest(self, table: Cerebria, seat: int, ups: int, bits: int, frame: Frame | None) -> int:
        """The lowest price among all that can be chosen with these upgrades; what is chosen may cost more."""
        return int(raw_wp(table, seat, self.row, ups, bits, False))

    def tax(self, table: Cerebria, frame: Frame) -> i64:
        """WP that powers and conditions add for what was chosen."""
        return 0

    def repels(self, table: Cerebria, frame: Frame) -> bool:
        """CB-21.6.5 Repel is used and its condition is met."""
        return False

    def essence(self, table: Cerebria, frame: Frame) -> i64:
        """Essence of the own board that is paid with it."""
        return 0


def lowest_price(table: Cerebria, seat: int, action: SpiritAction) -> int:
    """What an action costs at least, before anything of it is declared."""
    bits = int(row_bits(table, seat, action.row))
    unlocked = bits >> 1
    prices = [
        action.lowest(table, seat, ups, bits, None)
        for ups in range(unlocked + 1)
        if not ups & ~unlocked
        and declarable(table, seat, action, ups)
        and action.feasible(table, seat, ups, bits, NOTHING, NOTHING, NOTHING)
    ]
    return max(0, min(prices, default=int(raw_wp(table, seat, action.row, 0, bits, False))))


def nearest(refusals: list[Refusal], rule: str) -> Refusal:
    """Of the refusals of several targets the first that is of a right one; a wrong target says least."""
    for refusal in refusals:
        if refusal.code != "E_TARGET":
            return refusal
    return refusals[0] if refusals else Refusal("E_TARGET", rule)


# What a draft has so far


def drafted_bits(table: Cerebria, frame: Frame, row: i64) -> i64:
    """The filled slots of the row, those of this draft included."""
    bits = row_bits(table, frame.seat, row)
    if frame.slots[VIBE_SLOT] >= 0:
        bits |= 1 << frame.slots[VIBE_SLOT]
    if frame.slots[SECOND_SLOT] >= 0:
        bits |= 1 << frame.slots[SECOND_SLOT]
    return bits


def copies_left(table: Cerebria, seat: i64, card: i64, gone: i64, gone_too: i64) -> i64:
    """How many copies of a card are in hand beyond those discarded in this draft."""
    copies = table.in_hand(seat, card)
    if gone == card:
        copies -= 1
    if gone_too == card:
        copies -= 1
    return copies


def wp_of(table: Cerebria, frame: Frame, action: SpiritAction) -> i64:
    """CB-7.4.1, CB-7.4.5, CB-5.4.5 What the declared action costs as the board is now."""
    bits = drafted_bits(table, frame, action.row)
    cost = raw_wp(table, frame.seat, action.row, frame.slots[UPS], bits, action.repels(table, frame))
    cost += action.tax(table, frame)
    return cost if cost > 0 else 0


def affordable(table: Cerebria, seat: i64, row: i64, ups: i64, bits: i64, tax: i64, repels: bool) -> bool:
    """CB-7.4 The WP for this choice is there; Ambition is looked at where upgrades are declared."""
    cost = raw_wp(table, seat, row, ups, bits, repels) + tax
    return cost <= table.wp[seat] or cost <= 0


# Which upgrades


def saving(table: Cerebria, seat: i64, row: i64, unlocked: i64) -> i64:
    """CB-7.4.2 The slot of Determination if it is unlocked: it is always used, because it only saves."""
    return table.content.boards.determination[board_row(table, seat, row)] & unlocked


def declarable(table: Cerebria, seat: i64, action: SpiritAction, ups: i64) -> bool:
    """CB-7.4.7 The Ambition for these upgrades is there, and they go together (part 5.4)."""
    if ambition_cost(table, seat, action.row, ups) > table.ambition[table.faction[seat]]:
        return False
    return action.compatible(table, seat, ups)


def some_mask(
    table: Cerebria, seat: i64, action: SpiritAction, bits: i64, gone: i64, gone_too: i64, realm: i64
) -> bool:
    """CB-7.1.2 The action is unlocked and can be carried out with some of its upgrades (CB-7.1.3, CB-7.1.5)."""
    if bits & 1 == 0:
        return False
    unlocked = bits >> 1
    always = saving(table, seat, action.row, unlocked)
    for ups in range(always, unlocked + 1):
        if ups & ~unlocked == 0 and ups & always == always and declarable(table, seat, action, ups):
            if action.feasible(table, seat, ups, bits, gone, gone_too, realm):
                return True
    return False


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
                if some_mask(table, frame.seat, action, filled, first, card, slots[REALM]):
                    return True
            elif completed(table, frame.seat, action, filled, card, slots[REALM]):
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
    if bits == FULL_ROW or table.hand_size(seat) == 0 or not vibe_allowed(table, bits, realm):
        return False
    if not some_mask(table, seat, action, FULL_ROW, NOTHING, NOTHING, realm):
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


def vibe_allowed(table: Cerebria, bits: i64, realm: i64) -> bool:
    """CB-21.2.9 A bonus Invoke of the first edition needs a row that is unlocked already."""
    return realm < 0 or not table.settings.first or bits & 1 == 1


class Declare(Question[Cerebria]):
    """CB-7.1.4, CB-7.2.1 S1, S2 Which upgrades to use; or first a card to discard for a Vibe on the row.

    It is asked even if there is one way only, so that nobody pays, or discards a card, without having seen it.
    """

    def __init__(self, action: SpiritAction) -> None:
        super().__init__("upgrades", "CB-7.1.4", hidden=True)
        self.action = action

    def options(self, table: Cerebria, frame: Frame, options: Options) -> None:
        action = self.action
        seat = frame.seat
        slots = frame.slots
        bits = drafted_bits(table, frame, action.row)
        first = slots[VIBE_CARD]
        second = slots[SECOND_CARD]
        if bits & 1 == 1:
            unlocked = bits >> 1
            always = saving(table, seat, action.row, unlocked)
            for ups in range(always, unlocked + 1):
                if ups & ~unlocked == 0 and ups & always == always and declarable(table, seat, action, ups):
                    if action.feasible(table, seat, ups, bits, first, second, slots[REALM]):
                        options.add(UPGRADES + ups)
        if second >= 0 or (first >= 0 and not may_repeat(table, seat)) or not vibe_allowed(table, bits, slots[REALM]):
            return
        last: i64 = NOTHING
        for i in range(table.hand_size(seat)):
            card = table.hand_card(seat, i)
            if card != last and copies_left(table, seat, card, first, NOTHING) > 0:
                if vibe_possible(table, frame, action, bits, card):
                    options.add(CARD + card)
                last = card

    def answer(self, table: Cerebria, frame: Frame, option: i64) -> None:
        if option < CARD:
            frame.slots[UPS] = option - UPGRADES
        elif frame.slots[VIBE_CARD] < 0:
            frame.slots[VIBE_CARD] = option - CARD
        else:
            frame.slots[SECOND_CARD] = option - CARD

    def refusal(self, table: Cerebria, frame: Frame, option: int) -> Refusal:
        seat = int(frame.seat)
        bits = int(drafted_bits(table, frame, self.action.row))
        if UPGRADES <= option < SEAT:
            return self.why_not_upgrades(table, seat, bits, option - UPGRADES)
        if CARD <= option < CARD + MODERATES:
            return self.why_not_card(table, frame, bits, option - CARD)
        if option >= NUMBER:
            return Refusal("E_UPGRADE_TWICE", "CB-7.1.5")
        return not_now("CB-7.1.4")

    def why_not_upgrades(self, table: Cerebria, seat: int, bits: int, ups: int) -> Refusal:
        row = self.action.row
        if not bits & 1:
            return Refusal("E_LOCKED", "CB-7.1.2")
        if (ups << 1) & ~bits:
            return Refusal("E_UPGRADE_LOCKED", "CB-7.1.3")
        if ambition_cost(table, seat, row, ups) > table.ambition[table.faction[seat]]:
            return Refusal("E_AMBITION", "CB-7.4.7")
        if not self.action.compatible(table, seat, ups):
            return Refusal("E_UPGRADE_CONFLICT", "CB-11.4.1" if row == FORTIFY else "CB-7.1.4")
        always = saving(table, seat, row, bits >> 1)
        if ups & always != always:
            return Refusal("E_UPGRADE_CONFLICT", "CB-7.4.2")
        return self.action.why_not(table, seat, ups, bits)

    def why_not_card(self, table: Cerebria, frame: Frame, bits: int, card: int) -> Refusal:
        seat = int(frame.seat)
        row = self.action.row
        first = int(frame.slots[VIBE_CARD])
        if copies_left(table, seat, card, first, NOTHING) <= 0:
            return Refusal("E_NO_CARD", "CB-7.2.2", card=table.content.ids[card])
        if frame.slots[SECOND_CARD] >= 0 or (first >= 0 and not may_repeat(table, seat)):
            return Refusal("E_LIMIT", "CB-7.2.9")
        if not vibe_allowed(table, bits, frame.slots[REALM]):
            return Refusal("E_LOCKED", "CB-21.2.9")
        if bits == FULL_ROW:
            return Refusal("E_ROW_FULL", "CB-7.2.4")
        if colours_for(table, seat, row, card, frame.slots[VIBE_COLOUR]) == 0:
            if not tokens_left(table, seat, table.content.vibe[card]):
                return Refusal("E_LIMIT", "CB-2.3.7")
            return Refusal("E_VIBE_COLOUR", "CB-7.2.5", card=table.content.ids[card])
        return self.action.why_not(table, seat, 0, bits)

    def choice(self, table: Cerebria, frame: Frame, option: int) -> Choice:
        if option >= CARD:
            return Choice("vibe_card", pointed_card(table, option))
        row = self.action.row
        seat = int(frame.seat)
        ups = option - UPGRADES
        bits = drafted_bits(table, frame, row)
        wp = self.action.lowest(table, seat, ups, int(bits), frame)
        points: dict[str, int | str] = {"action": ACTIONS[row], "upgrades": upgrades_named(table, seat, row, ups)}
        return Choice("use", {**points, "wp": max(0, wp), "ambition": int(ambition_cost(table, seat, row, ups))})


def upgrades_named(table: Cerebria, seat: int, row: int, ups: int) -> str:
    """`haste+determination`; nothing for none."""
    used = [slot for slot in range(UPGRADE_SLOTS) if (ups >> slot) & 1]
    return "+".join(UPGRADE_NAMES[upgrade_in(table, seat, row, slot)] for slot in used)


def placing_second(frame: Frame) -> bool:
    return frame.slots[SECOND_CARD] >= 0


class VibeSlot(Question[Cerebria]):
    """CB-7.2.3, CB-7.2.4 S1 The slot of the declared row for the Vibe."""

    def __init__(self, action: SpiritAction) -> None:
        super().__init__("vibe_slot", "CB-7.2.4")
        self.action = action

    def options(self, table: Cerebria, frame: Frame, options: Options) -> None:
        if frame.slots[UPS] >= 0:
            return
        action = self.action
        bits = drafted_bits(table, frame, action.row)
        for slot in range(SLOTS):
            if slot_open(bits, slot) and self.completes(table, frame, bits | 1 << slot):
                options.add(SLOT + action.row * SLOTS + slot)

    def completes(self, table: Cerebria, frame: Frame, bits: i64) -> bool:
        """With the Vibe there the action can be carried out, perhaps with a second one."""
        slots = frame.slots
        if placing_second(frame):
            return some_mask(table, frame.seat, self.action, bits, slots[VIBE_CARD], slots[SECOND_CARD], slots[REALM])
        return completed(table, frame.seat, self.action, bits, slots[VIBE_CARD], slots[REALM])

    def answer(self, table: Cerebria, frame: Frame, option: i64) -> None:
        frame.slots[SECOND_SLOT if placing_second(frame) else VIBE_SLOT] = (option - SLOT) % SLOTS

    def refusal(self, table: Cerebria, frame: Frame, option: int) -> Refusal:
        if not SLOT <= option < COLOUR:
            return not_now("CB-7.2.4")
        row, slot = divmod(option - SLOT, SLOTS)
        bits = drafted_bits(table, frame, self.action.row)
        if row != self.action.row:
            return Refusal("E_TARGET", "CB-7.2.3")
        if (bits >> slot) & 1:
            return Refusal("E_ROW_FULL", "CB-7.2.4")
        if not slot_open(bits, slot):
            return Refusal("E_ROW_LOCKED", "CB-7.2.4")
        return self.action.why_not(table, int(frame.seat), 0, int(bits))

    def choice(self, table: Cerebria, frame: Frame, option: int) -> Choice:
        return Choice("vibe", pointed_slot(table, int(frame.seat), option))


class VibeColour(Question[Cerebria]):
    """CB-7.2.2 The Vibe has the colour of the card; CB-20.8.1 Harmony chooses any that the row does not have."""

    def __init__(self, action: SpiritAction) -> None:
        super().__init__("vibe_colour", "CB-20.8.1")
        self.action = action

    def options(self, table: Cerebria, frame: Frame, options: Options) -> None:
        slots = frame.slots
        if slots[UPS] >= 0:
            return
        seat = frame.seat
        row = self.action.row
        taken = slots[VIBE_COLOUR] if placing_second(frame) else NOTHING
        if not table.has_power(seat, HARMONY):
            options.add(COLOUR + table.content.vibe[slots[VIBE_CARD]])
            return
        for colour in range(len(VIBES)):
            if colour != taken and colour_fits(table, seat, row, colour):
                options.add(COLOUR + colour)

    def answer(self, table: Cerebria, frame: Frame, option: i64) -> None:
        frame.slots[SECOND_COLOUR if placing_second(frame) else VIBE_COLOUR] = option - COLOUR

    def refusal(self, table: Cerebria, frame: Frame, option: int) -> Refusal:
        return why_not_colour(table, int(frame.seat), option)

    def choice(self, table: Cerebria, frame: Frame, option: int) -> Choice:
        return Choice("colour", pointed_colour(option))


class DeclareOn(Step[Cerebria]):
    """After a Vibe the upgrades are still to be declared."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        if frame.slots[UPS] < 0:
            frame.at = 0


class Pay(Step[Cerebria]):
    """CB-7.4.6 The action is committed: its costs are paid, its Vibes placed, one of the turn's actions is spent."""

    def __init__(self, action: SpiritAction) -> None:
        super().__init__()
        self.action = action

    def run(self, table: Cerebria, frame: Frame) -> None:
        seat = frame.seat
        row = self.action.row
        wp = wp_of(table, frame, self.action)
        ambition = ambition_cost(table, seat, row, frame.slots[UPS])
        essence = self.action.essence(table, frame)
        table.tell(events.ACTION, seat, row, used_set(table, seat, row, frame.slots[UPS]))
        if frame.slots[REALM] < 0:
            table.actions -= 1
        self.place(table, frame, VIBE_CARD)
        self.place(table, frame, SECOND_CARD)
        pay(table, seat, wp, ambition, essence)

    def place(self, table: Cerebria, frame: Frame, first: i64) -> None:
        """CB-7.2.2, CB-24.1.5 The card is discarded for all to see, the Vibe placed."""
        card = frame.slots[first]
        if card >= 0:
            discard(table, frame.seat, card)
            place_vibe(table, frame.seat, self.action.row, frame.slots[first + 1], frame.slots[first + 2])


def used(table: Cerebria, frame: Frame, action: SpiritAction, upgrade: i64) -> bool:
    """CB-7.1.4 An upgrade was declared in this action."""
    return (used_set(table, frame.seat, action.row, frame.slots[UPS]) >> upgrade) & 1 == 1
