"""BR-4 The lodge: nineteen hexagonal rooms, who is next to whom, how far, and in which rows one can see."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components.things import ROOMS
from mindrose.kernel.ints import i64, vec

RADIUS: Final = 2
FAR: Final = 4  # the greatest distance between two rooms
WHOLE_LODGE: Final = FAR + 1  # BR-4.2.4 the range `*`
# Axial coordinates of P01 to P19: q grows to the right, r downwards.
PLACES: Final = [(q, r) for r in range(-RADIUS, RADIUS + 1) for q in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS]
NAMES: Final = [f"P{number + 1:02}" for number in range(ROOMS)]
HALL: Final = 9  # BR-3.1.2 the middle
EVERYWHERE: Final[i64] = (1 << ROOMS) - 1
ONE: Final[i64] = 1


def steps(a: tuple[int, int], b: tuple[int, int]) -> int:
    """BR-4.2.1 The least number of steps from room to room."""
    q, r = b[0] - a[0], b[1] - a[1]
    return max(abs(q), abs(r), abs(q + r))


def in_row(a: tuple[int, int], b: tuple[int, int]) -> bool:
    """BR-4.2.2 On one of the six straight rows; the layout has no gaps."""
    return a[0] == b[0] or a[1] == b[1] or sum(a) == sum(b)


def reached(origin: int, most: int, needs_sight: bool) -> int:
    """The rooms within a distance, a bit each."""
    start = PLACES[origin]
    rooms = 0
    for number, place in enumerate(PLACES):
        if steps(start, place) <= most and (not needs_sight or in_row(start, place)):
            rooms |= 1 << number
    return rooms


DISTANCES: Final[vec[i64]] = vec[i64]([steps(a, b) for a in PLACES for b in PLACES])
# Rooms in range: 6 * room + range, with sight and without; the last range is the whole lodge.
SEEN: Final[vec[i64]] = vec[i64](
    [reached(room, most, True) if most <= FAR else (1 << ROOMS) - 1 for room in range(ROOMS) for most in range(FAR + 2)]
)
NEAR: Final[vec[i64]] = vec[i64](
    [
        reached(room, most, False) if most <= FAR else (1 << ROOMS) - 1
        for room in range(ROOMS)
        for most in range(FAR + 2)
    ]
)


def distance(a: i64, b: i64) -> i64:
    """BR-4.2.1"""
    return DISTANCES[ROOMS * a + b]


def neighbours(room: i64) -> i64:
    """BR-4.1.1 The rooms that share a side with a room, a bit each."""
    return NEAR[(FAR + 2) * room + 1] & ~(ONE << room)


def in_range(room: i64, reach: i64, needs_sight: bool) -> i64:
    """BR-4.2.3, BR-4.2.4 The rooms that a range covers, a bit each; BR-4.1.2 whatever stands in between."""
    place = (FAR + 2) * room + min(reach, i64(WHOLE_LODGE))
    return SEEN[place] if needs_sight else NEAR[place]


def has(rooms: i64, room: i64) -> bool:
    """Whether a set of rooms has one of them."""
    return room >= 0 and (rooms >> room) & 1 == 1
