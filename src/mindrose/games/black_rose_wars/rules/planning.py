"""BR-12 The Planning phase: everybody lays spells face down, at the same time and unseen by the others."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events, replies
from mindrose.games.black_rose_wars.components.things import (
    NOTHING,
    PREPARED,
    REVEALED,
    SIDES,
    SPELL_SLOTS,
)
from mindrose.games.black_rose_wars.effects.subjects import report
from mindrose.games.black_rose_wars.rules import cards
from mindrose.games.black_rose_wars.rules.plans import (
    TOO_FEW,
    can_be_left,
    free_card,
    is_free,
    is_planned,
    most,
    plan,
    planned,
    planned_side,
    planned_spell,
)
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import ANYTHING, Kind, Slot

ONE: Final[i64] = 1

# Slots of all programs that lay a spell.
SLOT: Final = 0
SPELL: Final = 1
SIDE: Final = 2
# Slots of preparing by an effect.
LEFT: Final = 3  # spells that may still be laid
DONE: Final = 4  # spells that were laid

A_SLOT: Final = Kind("a slot of the board", 0, SPELL_SLOTS - 1)
A_SPELL: Final = Kind("a spell", 0, replies.SPELLS - 1)
A_SIDE: Final = Kind("a side", 0, len(SIDES) - 1)

TOO_MANY: Final = reason("E_AMOUNT", "BR-12.1.3")
OCCUPIED: Final = reason("E_SLOT", "BR-12.1.2")
PLANNING_NOW: Final = reason("E_TURN", "BR-12.1.1")
NOT_IN_HAND: Final = reason("E_TARGET", "BR-12.1.2")
CHOOSING_SPELL: Final = reason("E_TURN", "BR-12.1.2")
CHOOSING_SIDE: Final = reason("E_TURN", "BR-11.1.2")
READY: Final = reason("E_TURN", "BR-12.1.5")


# Questions


class BeginPlan(Step[BlackRoseWars]):
    """BR-12.1.2 A plan is made slot by slot, beginning with the quick one; one that is made anew begins empty."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        table.choosing[frame.seat] = 0
        frame.slots[SLOT] = 0


class ChooseSpell(Question[BlackRoseWars]):
    """BR-12.1.2 The card of the hand that is laid on the chosen slot."""

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        if not replies.SPELL <= answer < replies.SPELL + replies.SPELLS:
            return CHOOSING_SPELL
        return NONE if free_card(table, frame.seat, answer - replies.SPELL) != NOTHING else NOT_IN_HAND

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        if frame.slots[SLOT] == NOTHING:
            return
        last: i64 = NOTHING
        for card in range(table.hand_size(frame.seat)):
            spell = table.hand_card(frame.seat, card)
            if spell != last and not is_planned(table, frame.seat, card):
                answers.add(replies.SPELL + spell)
                last = spell

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        frame.slots[SPELL] = answer - replies.SPELL

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice("lay", {"spell": answer - replies.SPELL, "slot": int(frame.slots[SLOT])})


class PlanSpell(ChooseSpell):
    """BR-12.1.2, DC-08 The spell for the slot, or none: BR-12.1.4 gaps are allowed, BR-12.1.3 too few are not."""

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        seat, slot = frame.seat, frame.slots[SLOT]
        if answer == replies.PASS:
            return NONE if can_be_left(table, seat, slot) else TOO_FEW
        against = super().why_not(table, frame, answer)
        if against != NONE:
            return against
        return NONE if planned(table, seat) < most(table, seat) else TOO_MANY

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        if not is_free(table, frame.seat, frame.slots[SLOT]) or planned(table, frame.seat) >= most(table, frame.seat):
            return
        if can_be_left(table, frame.seat, frame.slots[SLOT]):
            answers.add(replies.PASS)
        super().answers(table, frame, answers)

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        if answer != replies.PASS:
            super().answer(table, frame, answer)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("leave_empty", {"slot": int(frame.slots[SLOT])})
        return super().choice(table, frame, answer)


class ChooseSide(Question[BlackRoseWars]):
    """BR-11.1.2 The active side is fixed when the card is laid."""

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        return NONE if 0 <= answer - replies.SIDE < len(SIDES) else CHOOSING_SIDE

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        if frame.slots[SPELL] != NOTHING:
            for side in range(i64(len(SIDES))):
                answers.add(replies.SIDE + side)

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        frame.slots[SIDE] = answer - replies.SIDE

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        spell, side = int(frame.slots[SPELL]), answer - replies.SIDE
        printed = len(SIDES) * spell + side
        points: dict[str, int | str] = {"spell": spell, "slot": int(frame.slots[SLOT]), "side": side}
        points["type"] = int(table.content.types[printed])
        points["element"] = int(table.content.elements[printed])
        return Choice("side", points)


class AddToPlan(Step[BlackRoseWars]):
    """BR-12.1.1 The slot is settled, and the next one comes; after the last the plan is ready."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        slot, spell = frame.slots[SLOT], frame.slots[SPELL]
        if spell != NOTHING:
            plan(table, frame.seat, slot, free_card(table, frame.seat, spell), frame.slots[SIDE])
        forget_choice(frame)
        if slot + 1 < SPELL_SLOTS:
            frame.slots[SLOT] = slot + 1
            frame.back_to(PlanSpell)


def forget_choice(frame: Frame) -> None:
    """A card is laid; the next one has yet to be chosen."""
    frame.slots[SLOT] = NOTHING
    frame.slots[SPELL] = NOTHING
    frame.slots[SIDE] = NOTHING


class Reconsider(Question[BlackRoseWars]):
    """BR-12.1.5, DC-S1 A plan that is ready may be withdrawn as long as somebody else is still planning."""

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        return NONE if answer == replies.YES else READY

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        answers.add(replies.YES)

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        frame.back_to(BeginPlan)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice("withdraw", {})


# The phase


class LetPlan(Step[BlackRoseWars]):
    """BR-12.1.1 All mages plan at the same time and secretly; BR-12.1.7 the Avatar, which is no seat, lays nothing."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for seat in range(table.players):
            table.choosing[seat] = 0
        table.fork(PLANNING, self.owners(table, frame))

    def owners(self, table: BlackRoseWars, frame: Frame) -> list[int]:
        return table.turn_order()

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is PLANNING


class LayPlans(Step[BlackRoseWars]):
    """BR-12.1.5, BR-12.1.6 All are ready: the cards come to the boards, and everybody sees which slots are taken."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for place in range(table.players):
            seat = table.turn(place)
            slots: i64 = 0
            for slot in range(i64(SPELL_SLOTS)):
                spell = planned_spell(table, seat, slot)
                if spell != NOTHING:
                    cards.lay(table, SPELL_SLOTS * seat + slot, spell, planned_side(table, seat, slot), PREPARED)
                    slots |= ONE << slot
            table.choosing[seat] = 0
            for slot in range(i64(SPELL_SLOTS)):
                if (slots >> slot) & 1:
                    cards.take_from_hand(table, seat, table.spell[SPELL_SLOTS * seat + slot])
            mix(table, seat, slots)


def mix(table: BlackRoseWars, seat: i64, slots: i64) -> None:
    """DC-S9 Cards were laid from a hand face down: nobody else knows what is left in it."""
    if slots != 0:
        cards.mix_hand(table, seat)
        table.seal(known=ONE << seat)
        table.tell(events.LAID, seat, slots)


# By an effect


def begin_prepare(table: BlackRoseWars, seat: i64, number: i64) -> None:
    """4.6, 28 A mage may lay so many cards on empty slots; the effect learns how many it did."""
    frame = table.push(PREPARING, seat)
    frame.slots[LEFT] = number
    frame.slots[DONE] = 0


class PrepareSlot(Question[BlackRoseWars]):
    """4.6, 28 An empty slot for another spell, or no more."""

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            return NONE
        slot = answer - replies.SLOT
        if not 0 <= slot < SPELL_SLOTS:
            return PLANNING_NOW
        return NONE if is_free(table, frame.seat, slot) else OCCUPIED

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        if frame.slots[LEFT] <= 0 or table.hand_size(frame.seat) == 0:
            return
        answers.add(replies.PASS)
        for slot in range(i64(SPELL_SLOTS)):
            if is_free(table, frame.seat, slot):
                answers.add(replies.SLOT + slot)

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        if answer != replies.PASS:
            frame.slots[SLOT] = answer - replies.SLOT

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice("pass", {}) if answer == replies.PASS else Choice("slot", {"slot": answer - replies.SLOT})


class LayPrepared(Step[BlackRoseWars]):
    """4.6, 28 The card lies face down, and the mage goes on while it may; then the effect learns how many it laid."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        slot = frame.slots[SLOT]
        if slot == NOTHING:
            report(table, frame.slots[DONE])
            return
        cards.take_from_hand(table, frame.seat, frame.slots[SPELL])
        cards.lay(table, SPELL_SLOTS * frame.seat + slot, frame.slots[SPELL], frame.slots[SIDE], PREPARED)
        mix(table, frame.seat, ONE << slot)
        frame.slots[LEFT] -= 1
        frame.slots[DONE] += 1
        forget_choice(frame)
        frame.back_to(PrepareSlot)


def begin_trade(table: BlackRoseWars, place: i64) -> None:
    """VX-32 A mage lays a card of its hand instead of a revealed spell, which it takes back."""
    frame = table.push(TRADING, place // SPELL_SLOTS)
    frame.slots[SLOT] = place % SPELL_SLOTS


class Trade(Step[BlackRoseWars]):
    """VX-32 The spell goes to the hand, and what hangs on it ends; without a card in hand nothing happens."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        place = SPELL_SLOTS * frame.seat + frame.slots[SLOT]
        spell = frame.slots[SPELL]
        if spell == NOTHING:
            report(table, 0)
            return
        cards.take_from_hand(table, frame.seat, spell)
        cards.take_from_board(table, place)
        cards.lay(table, place, spell, frame.slots[SIDE], PREPARED)
        mix(table, frame.seat, ONE << frame.slots[SLOT])
        report(table, 1)


class ChooseTraded(ChooseSpell):
    """VX-32 The card that is laid; only for an own revealed spell that is not a forgotten one."""

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        place = SPELL_SLOTS * frame.seat + frame.slots[SLOT]
        spell = table.spell[place]
        if spell >= 0 and table.status[place] == REVEALED and not cards.is_forgotten(table, spell):
            super().answers(table, frame, answers)


LAID_SPELL: Final = [Slot("slot", A_SLOT), Slot("spell", A_SPELL), Slot("side", A_SIDE)]
PLANNING: Final = Program(
    "planning",
    "BR-12.1.1",
    [
        BeginPlan(),
        PlanSpell("plan", "BR-12.1.2"),
        ChooseSide("side", "BR-11.1.2"),
        AddToPlan(),
        Reconsider("reconsider", "BR-12.1.5", hidden=True, resting=True),
    ],
    slots=LAID_SPELL,
    secret=("slot", "spell", "side"),
)
PLANNING_STEPS: Final = Program("planning_phase", "BR-12.1.1", [LetPlan(), LayPlans()])
PREPARING: Final = Program(
    "preparing",
    "BR-11.2.1",
    [
        PrepareSlot("prepare", "BR-11.2.1"),
        ChooseSpell("prepare_spell", "BR-11.2.1", hidden=True),
        ChooseSide("side", "BR-11.1.2"),
        LayPrepared(),
    ],
    slots=[*LAID_SPELL, Slot("left", ANYTHING, begun=True), Slot("done", ANYTHING, begun=True)],
    secret=("spell", "side"),
)
TRADING: Final = Program(
    "trading",
    "BR-11.2.1",
    [ChooseTraded("trade", "BR-11.2.1", hidden=True), ChooseSide("side", "BR-11.1.2"), Trade()],
    slots=[Slot("slot", A_SLOT, begun=True), *LAID_SPELL[1:]],
    secret=("spell", "side"),
)
