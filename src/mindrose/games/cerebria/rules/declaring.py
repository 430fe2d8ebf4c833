"""CB-7.1, CB-7.4.6 Declaring a Spirit action: the upgrades to use, perhaps a Vibe first, and paying for all of it.

All of it is a draft; nothing happens before the costs are paid.
"""

from __future__ import annotations

from mindrose.games.cerebria import events, replies
from mindrose.games.cerebria.components.things import ACTIONS, FORTIFY, MODERATES
from mindrose.games.cerebria.rules.action_vibe import colours_for, may_repeat, vibe_allowed, vibe_possible
from mindrose.games.cerebria.rules.cards import discard
from mindrose.games.cerebria.rules.costs import ambition_cost, used_set
from mindrose.games.cerebria.rules.means import pay
from mindrose.games.cerebria.rules.pointing import not_now, pointed_card
from mindrose.games.cerebria.rules.upgrades import (
    BONUS_REALM,
    SECOND_CARD,
    UPS,
    VIBE_CARD,
    VIBE_COLOUR,
    SpiritAction,
    copies_left,
    declarable,
    drafted_bits,
    saving,
    upgrades_named,
    wp_of,
)
from mindrose.games.cerebria.rules.vibes import ALL_SLOTS, place_vibe, row_bits, tokens_left
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.errors import Refusal
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Answers, Choice, Fit, Frame, Question, Stack, Step


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
        first = slots[VIBE_CARD]
        second = slots[SECOND_CARD]
        realm = slots[BONUS_REALM]
        if bits & 1 == 1:
            unlocked = bits >> 1
            always = saving(table, seat, action.row, unlocked)
            for ups in range(always, unlocked + 1):
                if ups & ~unlocked == 0 and ups & always == always and declarable(table, seat, action, ups):
                    if action.feasible(table, seat, ups, bits, first, second, realm):
                        answers.add(replies.UPGRADES + ups)
        if second >= 0 or (first >= 0 and not may_repeat(table, seat)) or not vibe_allowed(table, bits, realm):
            return
        last: i64 = NOTHING
        for i in range(table.hand_size(seat)):
            card = table.hand_card(seat, i)
            if card != last and copies_left(table, seat, card, first, NOTHING) > 0:
                if vibe_possible(table, frame, action, bits, card):
                    answers.add(replies.CARD + card)
                last = card

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        if answer < replies.CARD:
            frame.slots[UPS] = answer - replies.UPGRADES
        elif frame.slots[VIBE_CARD] < 0:
            frame.slots[VIBE_CARD] = answer - replies.CARD
        else:
            frame.slots[SECOND_CARD] = answer - replies.CARD

    def refusal(self, table: Cerebria, frame: Frame, answer: int) -> Refusal:
        seat = int(frame.seat)
        bits = int(drafted_bits(table, frame, self.action.row))
        if replies.UPGRADES <= answer < replies.SEAT:
            return self.why_not_upgrades(table, seat, bits, answer - replies.UPGRADES)
        if replies.CARD <= answer < replies.CARD + MODERATES:
            return self.why_not_card(table, frame, bits, answer - replies.CARD)
        if answer >= replies.NUMBER:
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
        if not vibe_allowed(table, bits, frame.slots[BONUS_REALM]):
            return Refusal("E_LOCKED", "CB-21.2.9")
        if bits == ALL_SLOTS:
            return Refusal("E_ROW_FULL", "CB-7.2.4")
        if colours_for(table, seat, row, card, frame.slots[VIBE_COLOUR]) == 0:
            if not tokens_left(table, seat, table.content.vibe[card]):
                return Refusal("E_LIMIT", "CB-2.3.7")
            return Refusal("E_VIBE_COLOUR", "CB-7.2.5", card=table.content.ids[card])
        return self.action.why_not(table, seat, 0, bits)

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
