"""BR-7 Events: drawn, laid on the event board, applied, slid and discarded."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components.things import (
    ALWAYS,
    EVENT_SLOTS,
    IMMEDIATE,
    NOBODY,
    NOTHING,
    ROSE,
)
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.rules import happenings, listening
from mindrose.games.black_rose_wars.rules.power import gain
from mindrose.games.black_rose_wars.rules.turn_order import take_crown
from mindrose.games.black_rose_wars.state import EVENT_DECK, EVENT_DISCARD, BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program, Step

QUEUE: Final = 0  # + slot of the event board: the events that are still to be applied


def draw_event(table: BlackRoseWars, drawer: i64, moon: i64) -> bool:
    """BR-6.1.2 to BR-6.1.6, BR-7.1.2 The top event of a moon is revealed, and laid on the board or applied at once.

    BR-27.1.1 With a fixed crown its symbol is ignored. VX-46 What acts in every phase is applied when it arrives.
    """
    event = top(table, moon)
    if event == NOTHING:
        return False
    content = table.content
    table.seal()
    turner = drawer if drawer != NOBODY else table.neighbour  # BR-29.1.2
    table.tell(events.EVENT_DRAWN, turner, event, content.event_slot[event])
    if content.event_crown[event] == 1 and not table.settings.fixed_crown:
        take_crown(table, drawer)
    gain(table, ROSE, content.event_reveal[event])
    if content.event_phase[event] == IMMEDIATE:
        discard(table, event)
        gain(table, ROSE, content.event_discard[event])
    else:
        lay(table, event, content.event_slot[event])
    if content.event_phase[event] in (IMMEDIATE, ALWAYS):
        apply_event(table, event, drawer)
    return True


def top(table: BlackRoseWars, moon: i64) -> i64:
    """BR-7.1.7 An empty deck is made anew of the discarded events of its moon; NOTHING if there are none."""
    piles = table.piles
    deck = EVENT_DECK + moon
    if piles.size(deck) == 0:
        i = piles.size(EVENT_DISCARD) - 1
        while i >= 0:
            if table.content.event_moon[piles.at(EVENT_DISCARD, i)] == moon:
                piles.put(deck, piles.take(EVENT_DISCARD, i))
            i -= 1
        piles.shuffle(deck, table.chance)
    return piles.draw(deck) if piles.size(deck) > 0 else NOTHING


def lay(table: BlackRoseWars, event: i64, slot: i64) -> None:
    """BR-6.1.5 An event comes to a slot; a card that lies there makes room. Rooms that run remember what they drew."""
    if table.event[slot] >= 0:
        slide(table, slot)
    table.event[slot] = event
    table.ears[0] = NOTHING
    for happening in range(happenings.number_of(table)):
        if happenings.fact(table, happening, happenings.KIND) == happenings.ACTS:
            happenings.change_fact(table, happening, happenings.WHAT, event)


def slide(table: BlackRoseWars, slot: i64) -> None:
    """BR-6.1.1, BR-6.1.5 A card moves one slot right and pushes others; out of the last one it pays the Black Rose.

    BR-7.1.4 Nothing else but an effect takes it away, no new moon either.
    """
    event = table.event[slot]
    table.event[slot] = NOTHING
    table.ears[0] = NOTHING
    if slot + 1 == EVENT_SLOTS:
        discard(table, event)
        gain(table, ROSE, table.content.event_discard[event])
        return
    if table.event[slot + 1] >= 0:
        slide(table, slot + 1)
    table.event[slot + 1] = event
    table.tell(events.SLID, event, slot + 1)


def discard_event(table: BlackRoseWars, slot: i64) -> None:
    """BR-7.1.3 An effect takes an open event off the board: nobody gains anything, and no other card moves."""
    event = table.event[slot]
    table.event[slot] = NOTHING
    table.ears[0] = NOTHING
    discard(table, event)


def discard(table: BlackRoseWars, event: i64) -> None:
    table.piles.put(EVENT_DISCARD, event)
    table.tell(events.EVENT_DISCARDED, event)


# Applying


def apply_event(table: BlackRoseWars, event: i64, drawer: i64) -> None:
    """BR-6.1.6, BR-6.1.7 The Black Rose applies what an event does, apart from what it does during a phase.

    BR-7.1.6 It reaches mages in their cells.
    """
    program = table.content.event_effects[event]
    if program is not None:
        table.tell(events.EVENT_APPLIED, event)
        frame = listening.begin(table, program, ROSE, event, NOTHING)
        frame.slots[frames.DRAWER] = drawer


def begin_events(table: BlackRoseWars, phase: i64) -> None:
    """BR-5.1.2 The open events of a phase are applied; BR-7.1.5 one that comes to the board meanwhile is not."""
    due = False
    for slot in range(i64(EVENT_SLOTS)):
        due = due or is_due(table, slot, phase)
    if due:
        frame = table.push(APPLYING, table.first)
        for slot in range(i64(EVENT_SLOTS)):
            frame.slots[QUEUE + slot] = table.event[slot] if is_due(table, slot, phase) else NOTHING


def is_due(table: BlackRoseWars, slot: i64, phase: i64) -> bool:
    """Whether the event in a slot has something to apply in a phase."""
    event = table.event[slot]
    if event < 0 or table.content.event_phase[event] != phase:
        return False
    return table.content.event_effects[event] is not None


class ApplyNextEvent(Step[BlackRoseWars]):
    """BR-5.1.2, BR-6.1.7 From slot 1 to slot 3, each as an effect of its own, if it still lies open."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for slot in range(i64(EVENT_SLOTS)):
            event = frame.slots[QUEUE + slot]
            if event >= 0:
                frame.slots[QUEUE + slot] = NOTHING
                frame.repeat()
                if listening.lies_open(table, event):
                    apply_event(table, event, NOBODY)
                return

    def repeats(self) -> bool:
        return True

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return table.content.is_effect(begun.program)

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return NOBODY


APPLYING: Final = Program("events", "BR-5.1.2", [ApplyNextEvent()], slots=("event_1", "event_2", "event_3"))
