"""CB-7.1 The upgrades of a Spirit action: what is drafted, what it costs, and which upgrades can be used together."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.components.kinds import A_CARD, A_COLOUR, A_REALM, A_ROW_SLOT, UPGRADE_BITS
from mindrose.games.cerebria.components.things import UPGRADE_NAMES, UPGRADE_SLOTS
from mindrose.games.cerebria.rules.costs import ambition_cost, board_row, raw_wp, upgrade_in, used_set
from mindrose.games.cerebria.rules.vibes import row_bits
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.ints import i64, mypyc_attr
from mindrose.kernel.programs import Frame
from mindrose.kernel.reasons import MOST, NONE, reason
from mindrose.kernel.slots import Slot

# Slots of the frame of a Spirit action; what only one action needs comes after them.
VIBE_CARD: Final = 0  # the card discarded for a Vibe
VIBE_SLOT: Final = 1
VIBE_COLOUR: Final = 2
SECOND_CARD: Final = 3  # CB-20.8.2 Harmony's second Vibe
SECOND_SLOT: Final = 4
SECOND_COLOUR: Final = 5
UPS: Final = 6  # a bit per upgrade slot that is used; NOTHING while it is not declared
BONUS_REALM: Final = 7  # CB-21.2.7 the Realm of a bonus Invoke; NOTHING for an action of the turn
OWN: Final = 8  # the first slot of each action's own
COMMON_SLOTS: Final = (
    Slot("vibe_card", A_CARD),
    Slot("vibe_slot", A_ROW_SLOT),
    Slot("vibe_colour", A_COLOUR),
    Slot("second_card", A_CARD),
    Slot("second_slot", A_ROW_SLOT),
    Slot("second_colour", A_COLOUR),
    Slot("upgrades", UPGRADE_BITS, begun=True),
    Slot("realm", A_REALM),
)

LOCKED: Final = reason("E_LOCKED", "CB-7.1.2")
UPGRADE_LOCKED: Final = reason("E_UPGRADE_LOCKED", "CB-7.1.3")
CONFLICT: Final = reason("E_UPGRADE_CONFLICT", "CB-7.1.4")
MUST_SAVE: Final = reason("E_UPGRADE_CONFLICT", "CB-7.4.2")
NO_AMBITION: Final = reason("E_AMBITION", "CB-7.4.7")


@mypyc_attr(allow_interpreted_subclasses=True)
class SpiritAction:
    """One row of a Spirit board: what it needs beyond Vibe and upgrades."""

    def __init__(self, row: int, rule: str) -> None:
        self.row: i64 = row
        self.rule = rule

    def conflict(self, table: Cerebria, seat: i64, ups: i64) -> i64:
        """Part 5.4 No two of the upgrades exclude each other."""
        return NONE

    def obstacle(self, table: Cerebria, seat: i64, ups: i64, bits: i64, gone: i64, gone_too: i64, realm: i64) -> i64:
        """CB-6.1.7 With these upgrades the action can be carried out completely.

        `bits` are the filled slots of the row; the cards `gone` and `gone_too` are discarded for Vibes.
        """
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


def prices(table: Cerebria, seat: int, action: SpiritAction, bits: int, gone: int, gone_too: int) -> list[int]:
    """What an action costs at least with each set of upgrades that it can be carried out with.

    `bits` are the filled slots of the row; the cards `gone` and `gone_too` are discarded for Vibes.
    """
    unlocked = bits >> 1
    return [
        max(0, action.lowest(table, seat, ups, bits, None))
        for ups in range(unlocked + 1)
        if bits & 1
        and not ups & ~unlocked
        and why_not_declared(table, seat, action, ups) == NONE
        and action.obstacle(table, seat, ups, bits, gone, gone_too, NOTHING) == NONE
    ]


def nearest(found: i64, why: i64) -> i64:
    """Of the reasons against two targets the one that says more: an action declares first what says least."""
    return why if why % MOST > found % MOST else found


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


def why_not_declared(table: Cerebria, seat: i64, action: SpiritAction, ups: i64) -> i64:
    """CB-7.4.7 The Ambition for these upgrades is there, and they go together (part 5.4)."""
    if ambition_cost(table, seat, action.row, ups) > table.ambition[table.faction[seat]]:
        return NO_AMBITION
    return action.conflict(table, seat, ups)


def why_not_any(
    table: Cerebria, seat: i64, action: SpiritAction, bits: i64, gone: i64, gone_too: i64, realm: i64
) -> i64:
    """CB-7.1.2 The action is unlocked and can be carried out with some of its upgrades (CB-7.1.3, CB-7.1.5).

    If it cannot, the reason is the one against the plain action.
    """
    if bits & 1 == 0:
        return LOCKED
    unlocked = bits >> 1
    always = saving(table, seat, action.row, unlocked)
    plain: i64 = NONE
    for ups in range(always, unlocked + 1):
        if ups & ~unlocked == 0 and ups & always == always:
            why = why_not_declared(table, seat, action, ups)
            if why == NONE:
                why = action.obstacle(table, seat, ups, bits, gone, gone_too, realm)
                if why == NONE:
                    return NONE
            if ups == always:
                plain = why
    return plain


def upgrades_named(table: Cerebria, seat: int, row: int, ups: int) -> str:
    """`haste+determination`; nothing for none."""
    used = [slot for slot in range(UPGRADE_SLOTS) if (ups >> slot) & 1]
    return "+".join(UPGRADE_NAMES[upgrade_in(table, seat, row, slot)] for slot in used)


def used(table: Cerebria, frame: Frame, action: SpiritAction, upgrade: i64) -> bool:
    """CB-7.1.4 An upgrade was declared in this action."""
    return (used_set(table, frame.seat, action.row, frame.slots[UPS]) >> upgrade) & 1 == 1
