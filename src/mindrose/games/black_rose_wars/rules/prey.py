"""BR-23.1.1 What evocations of the Black Rose go for, and on which way."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components import lodge
from mindrose.games.black_rose_wars.components.things import FIRST_EVOCATION, ROOMS
from mindrose.games.black_rose_wars.rules import attack, priorities, values
from mindrose.games.black_rose_wars.rules.damage import is_spared
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64

ONE: Final[i64] = 1


def preferred(table: BlackRoseWars, figure: i64, moves: i64) -> i64:
    """BR-23.1.1 The figures that come first as its target, a bit each; the crown decides between them."""
    return priorities.foremost(table, priorities.HUNT, figure, game(table, figure, moves), False)


def explain(table: BlackRoseWars, figure: i64, moves: i64, chosen: i64) -> None:
    """BR-30.4.2 to BR-30.4.4 Tells by which of them it goes after somebody, and who was passed over."""
    considered = game(table, figure, moves)
    priority: i64 = priorities.TRAIL
    if chosen >= FIRST_EVOCATION:
        priority = priorities.PROWL
    elif within(table, figure, considered, moves) != 0:
        priority = priorities.HUNT
    priorities.explain(table, priority, figure, considered, chosen, False)


def game(table: BlackRoseWars, figure: i64, moves: i64) -> i64:
    """BR-30.4.1 to BR-30.4.4 What it goes after, a bit each: mages that it can attack, moving or staying.

    Where there are none, evocations; where there are none of these either, a mage to go to. BR-30.4.5 Never the Avatar,
    nor one of its own.
    """
    mages = enemies(table, figure, 0, FIRST_EVOCATION)
    found = within(table, figure, mages, moves)
    if found == 0:
        found = enemies(table, figure, FIRST_EVOCATION, table.content.figures)
    return found if found != 0 else mages


def enemies(table: BlackRoseWars, figure: i64, first: i64, end: i64) -> i64:
    """BR-23.1.1 Figures in the lodge that it does not spare, a bit each."""
    found: i64 = 0
    for other in range(first, end):
        if table.in_lodge(other) and not is_spared(table, table.controller[figure], figure, other):
            found |= ONE << other
    return found


def within(table: BlackRoseWars, figure: i64, others: i64, moves: i64) -> i64:
    """BR-23.1.1 Those of some figures that it can attack with so many Moves; BR-23.2.4 none without strength."""
    if values.strength(table, figure) <= 0:
        return 0
    rooms: i64 = 0
    for room in range(i64(ROOMS)):
        if lodge.distance(table.place[figure], room) <= moves:
            rooms |= attack.covered(table, figure, room)
    found: i64 = 0
    for other in range(table.content.figures):
        if (others >> other) & 1 and lodge.has(rooms, table.place[other]):
            found |= ONE << other
    return found


def nearer(table: BlackRoseWars, figure: i64, target: i64) -> i64:
    """BR-23.1.1 The rooms next to it from which it is nearer to its target, a bit each; none if it is near enough."""
    place, goal = table.place[figure], table.place[target]
    if values.strength(table, figure) > 0 and lodge.has(attack.covered(table, figure, place), goal):
        return 0
    found: i64 = 0
    for room in range(i64(ROOMS)):
        if lodge.distance(place, room) == 1 and lodge.distance(room, goal) < lodge.distance(place, goal):
            found |= ONE << room
    return found
