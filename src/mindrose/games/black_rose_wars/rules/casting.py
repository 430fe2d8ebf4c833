"""BR-13.6 Spells that are cast: turned up and applied, or activated face down; and spells that are applied again."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components.things import (
    ACTIVATED,
    DEFENCE,
    NOTHING,
    QUICK,
    REVEALED,
    SPELL_SLOTS,
    TRAP,
)
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.rules import listening
from mindrose.games.black_rose_wars.rules.happenings import CAST, REVEALS, note_spell, number_of
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence
from mindrose.games.black_rose_wars.state import ONE, BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program
from mindrose.kernel.slots import ANYTHING, Slot

BASE: Final = 0  # where what happens when a spell is laid face down begins


def cast(table: BlackRoseWars, seat: i64, slot: i64) -> None:
    """BR-13.6.2, BR-13.6.3 A prepared spell is cast, whether or not it can do anything (BR-13.6.4)."""
    place = SPELL_SLOTS * seat + slot
    type = table.content.types[2 * table.spell[place] + table.side[place]]
    if type in (DEFENCE, TRAP):
        put_token(table, place, type)
    else:
        turn_up(table, place)


def put_token(table: BlackRoseWars, place: i64, type: i64) -> None:
    """BR-13.6.3 It stays face down with a token; BR-14.2.10 that it was cast is answered at once.

    That is a sentence of its own: what cancels it does not end the effect that let it be cast (VX-30).
    """
    seat = place // SPELL_SLOTS
    table.push(FACE_DOWN, seat).slots[BASE] = number_of(table)
    table.status[place] = ACTIVATED
    table.ears[0] = NOTHING
    table.seal(known=ONE << seat)
    table.tell(events.ACTIVATED, seat, type, place % SPELL_SLOTS)
    note_spell(table, CAST, seat, place)


def turn_up(table: BlackRoseWars, place: i64) -> None:
    """BR-13.6.2, BR-11.2.2, VX-52 It is turned up for good; BR-14.2.10 that it was cast is of its first sentence."""
    seat = place // SPELL_SLOTS
    table.status[place] = REVEALED
    table.seal(known=ONE << seat)
    table.tell(events.CAST, seat, table.spell[place], table.side[place], place % SPELL_SLOTS)
    apply_side(table, place)
    note_spell(table, CAST, seat, place)
    note_spell(table, REVEALS, seat, place)


def apply_side(table: BlackRoseWars, place: i64) -> Frame:
    """Begins the active side of a spell on a board."""
    side = table.content.side_at(table, place)
    assert side is not None
    program = side.text.program
    assert program is not None
    return listening.begin(table, program, place // SPELL_SLOTS, place, NOTHING)


def cast_next(table: BlackRoseWars, seat: i64) -> bool:
    """VX-30 A mage in the lodge casts its lowest numbered spell at once, else its quick one: whether it had one."""
    if not table.in_lodge(seat):
        return False
    slot = table.next_prepared(seat)
    if slot == NOTHING:
        slot = QUICK
    if not table.is_prepared(SPELL_SLOTS * seat + slot):
        return False
    cast(table, seat, slot)
    return True


def repeat(table: BlackRoseWars, place: i64) -> bool:
    """4.6 29, 4.11 A combat or conjunction spell that was turned up is applied once more, without its symbol."""
    if table.spell[place] < 0 or table.status[place] != REVEALED:
        return False
    if table.content.types[2 * table.spell[place] + table.side[place]] in (DEFENCE, TRAP):
        return False
    apply_side(table, place).slots[frames.AGAIN] = 1
    return True


def is_casting(table: BlackRoseWars, begun: Frame) -> bool:
    """Whether a frame is what casting a spell begins."""
    return begun.program is FACE_DOWN or listening.is_answer(table, begun)


FACE_DOWN: Final = Program("face_down", "BR-13.6.3", [EndSentence(BASE)], slots=[Slot("base", ANYTHING, begun=True)])
