"""BR-4.4 Movement: figures that step, are placed, swapped or sent to their cell, and what they enter and leave."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components import lodge
from mindrose.games.black_rose_wars.components.things import CELL, FIRST_EVOCATION, NO_MOVE, NOBODY, NOTHING
from mindrose.games.black_rose_wars.rules import happenings, values
from mindrose.games.black_rose_wars.rules.happenings import CELLED, ENTERS, LEAVES, note
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.reasons import reason

ONE: Final[i64] = 1
NOT_ADJACENT: Final = reason("E_ADJ", "BR-4.4.1")


def ways(table: BlackRoseWars, figure: i64) -> i64:
    """BR-4.4.1, 3.5 The rooms that a figure can step to, a bit each; BR-4.1.3, BR-17.2.7 nobody steps into a cell."""
    place = table.place[figure]
    if place == NOTHING or not can_move(table, figure):
        return 0
    if place == CELL:
        return table.content.exits(table.seats, table.cell[figure])
    return lodge.neighbours(place)


def can_move(table: BlackRoseWars, figure: i64) -> bool:
    """4.6 Nothing holds a figure where it is; UM-3 an assigned evocation moves with its bearer only."""
    return table.bearer[figure] == NOBODY and not values.has(table, figure, NO_MOVE)


def enter(table: BlackRoseWars, figure: i64, room: i64) -> None:
    """BR-4.4.3 A figure becomes present in a room, by whatever means; UM-3 Umbras follow, which is not entering."""
    before = table.place[figure]
    if before == room:
        return
    if before >= 0 and before != CELL:
        table.left[figure] = before
        note(table, LEAVES, trig=figure, where=before)
    table.place[figure] = room
    note(table, ENTERS, trig=figure, where=room)
    if figure < FIRST_EVOCATION:
        for follower in range(i64(FIRST_EVOCATION), table.content.figures):
            if table.bearer[follower] == figure and table.in_lodge(follower):
                table.place[follower] = room


def step(table: BlackRoseWars, figure: i64, room: i64) -> None:
    """BR-4.4.1 Move (1)."""
    table.tell(events.STEPPED, figure, table.room_at(room))
    enter(table, figure, room)
    note(table, happenings.MOVED, trig=figure, where=room)


def put(table: BlackRoseWars, figure: i64, room: i64) -> bool:
    """BR-4.4.4 A figure is placed in a room, wherever it was: whether it was somewhere else before."""
    if table.place[figure] == NOTHING or table.place[figure] == room or not can_move(table, figure):
        return False
    table.tell(events.PLACED, figure, table.room_at(room))
    enter(table, figure, room)
    return True


def swap(table: BlackRoseWars, figure: i64, other: i64) -> bool:
    """4.6, 19 Two figures in the lodge exchange their rooms, and both enter."""
    if not table.in_lodge(figure) or not table.in_lodge(other) or table.place[figure] == table.place[other]:
        return False
    if not can_move(table, figure) or not can_move(table, other):
        return False
    room = table.place[figure]
    table.tell(events.SWAPPED, figure, other)
    enter(table, figure, table.place[other])
    enter(table, other, room)
    return True


def send_to_cell(table: BlackRoseWars, mage: i64) -> bool:
    """4.6, 20, BR-20.2.5, VX-50 A mage is put in its cell: whether it was outside."""
    before = table.place[mage]
    if before in (CELL, NOTHING):
        return False
    table.left[mage] = before
    note(table, LEAVES, trig=mage, where=before)
    table.place[mage] = CELL
    table.tell(events.CELLED, mage)
    note(table, CELLED, trig=mage)
    return True
