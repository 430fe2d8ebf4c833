"""Rows of cubes, on a life panel, an evocation's card or the slots of a room: which colour lies at which place.

A row is one whole number, three bits a cube from the left; a colour is a participant. Rows have no gaps (BR-18.1.2,
BR-19.2.2), so that the highest bits that are set are those of the last cube.
"""

from __future__ import annotations

from typing import Final

from mindrose.kernel.ints import i64

BITS: Final[i64] = 3
MASK: Final[i64] = 7
ONE: Final[i64] = 1
EMPTY: Final[i64] = 0
MOST_CUBES: Final = 20  # in one row


def size(row: i64) -> i64:
    """How many cubes lie there."""
    number: i64 = 0
    while row != 0:
        row >>= BITS
        number += 1
    return number


def at(row: i64, place: i64) -> i64:
    """The colour of the cube at a place."""
    return ((row >> (BITS * place)) & MASK) - 1


def number_of(row: i64, colour: i64) -> i64:
    """How many cubes of a colour lie there."""
    number: i64 = 0
    while row != 0:
        if (row & MASK) == colour + 1:
            number += 1
        row >>= BITS
    return number


def added(row: i64, colour: i64, number: i64) -> i64:
    """The row with more cubes on its right."""
    place = size(row)
    for _ in range(number):
        row |= (colour + ONE) << (BITS * place)
        place += 1
    return row


def removed(row: i64, place: i64) -> i64:
    """The row without the cube at a place; those behind it close up."""
    below = row & ((ONE << (BITS * place)) - 1)
    above = row >> (BITS * (place + 1))
    return below | (above << (BITS * place))


def replaced(row: i64, place: i64, colour: i64) -> i64:
    """The row with a cube of another colour at a place."""
    return row & ~(MASK << (BITS * place)) | ((colour + ONE) << (BITS * place))


def last_of(row: i64, colour: i64) -> i64:
    """Where the rightmost cube of a colour lies, -1 if there is none."""
    place = size(row) - 1
    while place >= 0 and at(row, place) != colour:
        place -= 1
    return place


def colours(row: i64) -> i64:
    """The colours that lie there, a bit each."""
    found: i64 = 0
    while row != 0:
        found |= ONE << ((row & MASK) - 1)
        row >>= BITS
    return found


def listed(row: i64) -> list[int]:
    """The colours from left to right."""
    return [int(at(row, place)) for place in range(size(row))]


def row_of(cubes: list[int]) -> i64:
    """A row from the colours of its cubes."""
    row: i64 = 0
    for place in range(len(cubes)):
        row |= i64(cubes[place] + 1) << (BITS * i64(place))
    return row
