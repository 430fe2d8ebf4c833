"""CB-7.1, CB-7.4.6 Declaring a Spirit action: the upgrades to use, perhaps a Vibe first, and paying for all of it.

All of it is a draft; nothing happens before the costs are paid.
"""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events, replies
from mindrose.games.cerebria.components.things import ACTIONS
from mindrose.games.cerebria.rules.action_vibe import why_no_vibe, why_not_card
from mindrose.games.cerebria.rules.cards import discard
from mindrose.games.cerebria.rules.costs import ambition_cost, used_set
from mindrose.games.cerebria.rules.means import pay
from mindrose.games.cerebria.rules.pointing import names_card, pointed_card
from mindrose.games.cerebria.rules.upgrades import (
    BONUS_REALM,
    LOCKED,
    MUST_SAVE,
    SECOND_CARD,
    UPGRADE_LOCKED,
    UPS,
    VIBE_CARD,
    SpiritAction,
    drafted_bits,
    saving,
    upgrades_named,
    why_not_declared,
    wp_of,
)
from mindrose.games.cerebria.rules.vibes import place_vibe, row_bits
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Stack
from mindrose.kernel.programs import Answers, Choice, Fit, Frame, Question, Step
from mindrose.kernel.reasons import NONE, reason

TWICE: Final = reason("E_UPGRADE_TWICE", "CB-7.1.5")
DECLARING: Final = reason("E_TURN", "CB-7.1.4")


class Unlocked(Fit[Cerebria]):
    """CB-7.1.3 The upgrades that a Spirit action uses are unlocked on its row."""

    def __init__(self, action: SpiritAction) -> None:
        self.action = action

    def faults(self, table: Cerebria, stack: Stack, number: int) -> list[str]:
        frame = stack.frames[number]
        if frame.drafting() or (frame.slots[UPS] << 1) & ~row_bits(table, frame.seat, self.action.row) == 0:
            return []
        return [f"'upgrades' {frame.slots[UPS]} are not all unlocked (CB-7.1.3)"]


class Declare(Question[Cerebria]):
    """CB-7.1.4, CB-7.2.1 S1, S2 Which upgrades to use; or first a card to discard for a Vibe on the row.

    It is asked even if there is one way only, so that nobody pays, or discards a card, without having seen it.
    """

    def __init__(self, action: SpiritAction) -> None:
        super().__init__("upgrades", "CB-7.1.4", hidden=True)
        self.action = action

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        action = self.action
        seat = frame.seat
        slots = frame.slots
        bits = drafted_bits(table, frame, action.row)
        for ups in range((bits >> 1) + 1):
            if self.why_not_upgrades(table, frame, bits, ups) == NONE:
                answers.add(replies.UPGRADES + ups)
        if why_no_vibe(table, seat, bits, slots[VIBE_CARD], slots[SECOND_CARD], slots[BONUS_REALM]) != NONE:
            return
        last: i64 = NOTHING
        for i in range(table.hand_size(seat)):
            card = table.hand_card(seat, i)
            if card != last and why_not_card(table, frame, action, bits, card) == NONE:
                answers.add(replies.CARD + card)
            last = card

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        if answer < replies.CARD:
            frame.slots[UPS] = answer - replies.UPGRADES
        elif frame.slots[VIBE_CARD] < 0:
            frame.slots[VIBE_CARD] = answer - replies.CARD
        else:
            frame.slots[SECOND_CARD] = answer - replies.CARD

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        bits = drafted_bits(table, frame, self.action.row)
        if replies.UPGRADES <= answer < replies.SEAT:
            return self.why_not_upgrades(table, frame, bits, answer - replies.UPGRADES)
        if names_card(answer):
            return why_not_card(table, frame, self.action, bits, answer - replies.CARD)
        return TWICE if answer >= replies.NUMBER else DECLARING

    def why_not_upgrades(self, table: Cerebria, frame: Frame, bits: i64, ups: i64) -> i64:
        """CB-7.1.2, CB-7.1.3 Action and upgrades are unlocked, CB-7.4.2 what only saves is used, nothing is missing."""
        if bits & 1 == 0:
            return LOCKED
        if (ups << 1) & ~bits != 0:
            return UPGRADE_LOCKED
        slots = frame.slots
        seat = frame.seat
        why = why_not_declared(table, seat, self.action, ups)
        if why != NONE:
            return why
        always = saving(table, seat, self.action.row, bits >> 1)
        if ups & always != always:
            return MUST_SAVE
        gone, gone_too = slots[VIBE_CARD], slots[SECOND_CARD]
        return self.action.obstacle(table, seat, ups, bits, gone, gone_too, slots[BONUS_REALM])

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        if answer >= replies.CARD:
            return Choice("vibe_card", pointed_card(table, answer))
        row = self.action.row
        seat = int(frame.seat)
        ups = answer - replies.UPGRADES
        bits = drafted_bits(table, frame, row)
        wp = self.action.lowest(table, seat, ups, int(bits), frame)
        points: dict[str, int | str] = {"action": ACTIONS[row], "upgrades": upgrades_named(table, seat, row, ups)}
        return Choice("use", {**points, "wp": max(0, wp), "ambition": int(ambition_cost(table, seat, row, ups))})


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
        if frame.slots[BONUS_REALM] < 0:
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
