"""CB-4 The board: rings of spaces, who is next to whom. All numbers are taken round their ring; clockwise is rising."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.components.things import REALMS, SPACES, SPIRIT_SPACES
from mindrose.kernel.ints import i64

# Kinds of Emotion spaces: two in a Realm, one on the Frontier that follows it (CB-4.1.1).
LEFT: Final = 0
RIGHT: Final = 1
FRONTIER: Final = 2


def after(space: i64) -> i64:
    """CB-4.1.4 The next Emotion space clockwise."""
    return space + 1 if space + 1 < SPACES else 0


def before(space: i64) -> i64:
    """CB-4.1.4 The next Emotion space counter-clockwise."""
    return space - 1 if space > 0 else SPACES - 1


def on_frontier(space: i64) -> bool:
    return space % 3 == FRONTIER


def spirit_space_of(space: i64) -> i64:
    """CB-4.1.5, CB-4.1.6 The one Spirit space that is adjacent to an Emotion space."""
    return 2 * (space // 3) + 1 if space % 3 == FRONTIER else 2 * (space // 3)


def first_space(spirit_space: i64) -> i64:
    """CB-4.1.5, CB-4.1.6 The first Emotion space adjacent to a Spirit space."""
    return 3 * (spirit_space // 2) + (FRONTIER if spirit_space % 2 == 1 else LEFT)


def last_space(spirit_space: i64) -> i64:
    """CB-4.1.5, CB-4.1.6 The last Emotion space adjacent to a Spirit space: one on a Frontier, two in a Realm."""
    return 3 * (spirit_space // 2) + (FRONTIER if spirit_space % 2 == 1 else RIGHT)


def adjacent(spirit_space: i64, space: i64) -> bool:
    """A Spirit there is adjacent to this Emotion space."""
    return spirit_space_of(space) == spirit_space


def touches(space: i64, realm: i64) -> bool:
    """An Emotion there touches a Realm: its own, or both beside its Frontier."""
    own = space // 3
    if own == realm:
        return True
    return space % 3 == FRONTIER and (own + 1) % REALMS == realm


def triad_of(space: i64) -> i64:
    """CB-5.2.1 The Frontier that an Emotion space influences."""
    return ((space + SPACES - 1) // 3) % REALMS


def same_realm(space: i64, other: i64) -> bool:
    """Both are the spaces of one Realm."""
    return space // 3 == other // 3 and space % 3 != FRONTIER and other % 3 != FRONTIER


def next_to(space: i64, other: i64) -> bool:
    """CB-4.1.4 The two Emotion spaces are neighbours."""
    return after(space) == other or after(other) == space


def step_from(spirit_space: i64, steps: i64) -> i64:
    """CB-4.1.2 The Spirit space some steps clockwise (or, below zero, counter-clockwise)."""
    return (spirit_space + steps + SPIRIT_SPACES) % SPIRIT_SPACES


def first_site(spirit_space: i64) -> i64:
    """CB-4.1.7 The first Fortress site adjacent to a Spirit space."""
    return spirit_space // 2


def last_site(spirit_space: i64) -> i64:
    """CB-4.1.7 The last Fortress site adjacent to a Spirit space: one in a Realm, two on a Frontier."""
    return (spirit_space // 2 + spirit_space % 2) % REALMS


def first_frontier(spirit_space: i64) -> i64:
    """CB-4.1.8 The first Frontier adjacent to a Spirit space."""
    return spirit_space // 2 if spirit_space % 2 == 1 else (spirit_space // 2 + REALMS - 1) % REALMS


def last_frontier(spirit_space: i64) -> i64:
    """CB-4.1.8 The last Frontier adjacent to a Spirit space: its own, or both of a Realm."""
    return spirit_space // 2


def reflected(realm: i64) -> i64:
    """CB-18.2.10 The Frontier opposite to a Realm."""
    return (realm + 2) % REALMS
