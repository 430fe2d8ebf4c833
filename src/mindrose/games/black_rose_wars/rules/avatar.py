"""BR-29.2 The activation of the Avatar: an order is revealed, and what it says is done from top to bottom."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components import lodge
from mindrose.games.black_rose_wars.components.things import (
    COMBAT,
    NO_PART,
    NOTHING,
    ROSE,
    SPELL_PART,
)
from mindrose.games.black_rose_wars.rules import happenings, listening, movement, orders, priorities
from mindrose.games.black_rose_wars.rules.activation import EndTurnChanges, FinishActivation
from mindrose.games.black_rose_wars.rules.happenings import TURN_START, note, number_of
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence
from mindrose.games.black_rose_wars.rules.physical import COUNT
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program, Step
from mindrose.kernel.slots import FLAG, Kind, Slot

BASE: Final = 0
PART: Final = 1  # the part of the order that comes next
EXTRA: Final = 2  # 1 where the order is one more, which does not count
PARTS: Final = 2


def can_act(table: BlackRoseWars) -> bool:
    """BR-29.2.2, BR-29.2.7 The Avatar has not played all its orders of this phase, and one is left.

    BR-29.1.1 In the three phases before this one it does nothing.
    """
    return table.obeyed < table.settings.orders and orders.is_left(table)


def begin(table: BlackRoseWars) -> None:
    """BR-29.2.1 Its activation begins; BR-29.2.5 in its cell it is only placed in the Hall of the Black Rose."""
    if table.in_cell(ROSE):
        frame = table.push(DOMINION, table.crown)
        frame.slots[BASE] = number_of(table)
        table.tell(events.DOMINION)
        movement.enter(table, ROSE, lodge.HALL)
        return
    table.active = ROSE
    frame = table.push(OBEYING, table.crown)
    frame.slots[BASE] = number_of(table)
    frame.slots[PART] = 0
    frame.slots[EXTRA] = 0
    table.tell(events.ACTIVATION, ROSE)
    note(table, TURN_START, trig=ROSE)


class RevealOrder(Step[BlackRoseWars]):
    """BR-29.2.1, BR-29.2.3 The top order is revealed, and counts unless it is an extra one; in its cell none is."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        order: i64 = NOTHING
        if table.in_lodge(ROSE):
            order = orders.draw(table)
        if order == NOTHING:
            frame.leave()
            return
        if frame.slots[EXTRA] == 0:
            table.obeyed += 1
        frame.slots[PART] = 0
        table.order = order
        priorities.forget(table)
        table.tell(events.ORDER, order, table.obeyed)


class ApplyPart(Step[BlackRoseWars]):
    """BR-29.3.1, BR-29.3.5 The next effect of the order, applied by the Avatar; BR-29.3.4 a spell is cast by it.

    BR-29.4.4 What it would answer with from the top of its deck is no part of it.
    """

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        part = PARTS * table.order + frame.slots[PART]
        listening.begin(table, table.content.order_parts[part], ROSE, table.order, NOTHING)
        if table.content.order_kinds[part] == SPELL_PART:
            note(table, happenings.CAST, trig=ROSE, how=COMBAT)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return listening.is_answer(table, begun)

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return begun.seat


class EndPart(Step[BlackRoseWars]):
    """VX-53 A spell of the Avatar is over."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        if table.content.order_kinds[PARTS * table.order + frame.slots[PART]] == SPELL_PART:
            note(table, happenings.RESOLVED, trig=ROSE, how=COMBAT)
        frame.slots[PART] += 1


class NextPart(Step[BlackRoseWars]):
    """BR-29.3.8 Nothing more is applied or revealed in its cell; BR-29.2.3 an extra order follows at once."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        if not table.in_lodge(ROSE):
            return
        part = frame.slots[PART]
        if part < PARTS and table.content.order_kinds[PARTS * table.order + part] != NO_PART:
            frame.back_to(ApplyPart)
        elif table.content.order_extra[table.order] == 1:
            frame.slots[EXTRA] = 1
            frame.back_to(RevealOrder)


DOMINION: Final = Program("dominion", "BR-29.2.5", [EndSentence(BASE)], slots=[Slot("base", COUNT, begun=True)])
OBEYING: Final = Program(
    "obeying",
    "BR-29.2.1",
    [EndSentence(BASE), RevealOrder(), ApplyPart(), EndPart(), EndSentence(BASE), NextPart()],
    slots=[
        Slot("base", COUNT, begun=True),
        Slot("part", Kind("a part of an order", 0, PARTS), begun=True),
        Slot("extra", FLAG, begun=True),
    ],
    closing=[FinishActivation(), EndSentence(BASE), EndTurnChanges()],
)
