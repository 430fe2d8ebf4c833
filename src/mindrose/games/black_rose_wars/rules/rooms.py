"""BR-17.1 Rooms and what they do: ruined ones again and again, restored ones once a round by their token."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components.things import NO_ACT, NOTHING, ROOMS
from mindrose.games.black_rose_wars.rules import listening, quests, values
from mindrose.games.black_rose_wars.rules.happenings import ACTS, note, number_of
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.reasons import NONE, reason

ONE: Final[i64] = 1
NO_ROOM: Final = reason("E_CELL", "BR-17.1.4")
USED: Final = reason("E_USED", "BR-17.1.3")
BARRED: Final = reason("E_BARRED", "BR-1.1.1")


def is_restored(table: BlackRoseWars, room: i64) -> bool:
    """BR-17.1.7 It was restored once, and stays so."""
    return (table.restored >> room) & 1 == 1


def why_not(table: BlackRoseWars, participant: i64, room: i64) -> i64:
    """BR-17.1.3, BR-17.1.6, 4.6 The reason why a participant cannot activate a room now."""
    if not 0 <= room < ROOMS:
        return NO_ROOM
    if is_restored(table, room) and (table.used >> room) & 1 == 1:
        return USED
    return BARRED if values.has(table, participant, NO_ACT) else NONE


def activate(table: BlackRoseWars, participant: i64, room: i64) -> bool:
    """BR-17.1.2 to BR-17.1.4, 4.6 14 Begins what a room does: whether it could be activated.

    That it is activated has happened before its text runs (VX-44), in the sentence that activates it (EM-9).
    """
    if why_not(table, participant, room) != NONE:
        return False
    restored = is_restored(table, room)
    if restored:
        table.used |= ONE << room
    table.tell(events.ROOM, participant, table.room_at(room))
    before = number_of(table)
    note(table, ACTS, trig=participant, where=room)
    if number_of(table) > before:
        quests.read_at_once(table, before)
    program = table.content.rooms[2 * table.room[room] + (1 if restored else 0)]
    listening.begin(table, program, participant, room, NOTHING)
    return True


def copy(table: BlackRoseWars, participant: i64, room: i64) -> bool:
    """VX-31 Begins what a restored room does, where the participant is; its token does not matter.

    BR-4.2.7 A mage in its cell is nowhere.
    """
    if not 0 <= room < ROOMS or not is_restored(table, room):
        return False
    program = table.content.rooms[2 * table.room[room] + 1]
    here = table.place[participant] if table.in_lodge(participant) else NOTHING
    listening.begin(table, program, participant, here, NOTHING)
    return True
