"""BR-17.1: rooms that effects activate, or whose effect they apply."""

from __future__ import annotations

from mindrose.games.black_rose_wars.components.things import CELL, NO_ACT, NOTHING, ROUND
from mindrose.games.black_rose_wars.effects.activating import Activate, Copy
from mindrose.games.black_rose_wars.rules import happenings, values
from mindrose.games.black_rose_wars.rules.happenings import ACTS, UNSTABLE, WHERE
from tests.rulebook import rule
from tests.rules.black_rose_wars.bare import A, Bare, R, some

HERE, OTHER = 0, 7


@rule("BR-17.1.2", "BR-17.1.4", "VX-44")
def test_an_effect_activates_a_ruined_room_again_and_again() -> None:
    """VX-44 That it is activated has happened before its text runs, in the same sentence."""
    bare = Bare()
    bare.run(Activate(R), Activate(R), r=some(OTHER))
    assert (bare.within(OTHER), bare.last) == ([A, A], 1)
    assert bare.happened(ACTS, happenings.TRIG, WHERE) == [(A, OTHER), (A, OTHER)]
    assert bare.happened(UNSTABLE, WHERE) == [(OTHER,), (OTHER,)]


@rule("BR-17.1.3", "BR-17.1.6")
def test_an_effect_does_not_activate_a_used_room() -> None:
    """The token is turned; then nothing happens until it is ready again."""
    bare = Bare()
    bare.table.restored = some(OTHER)
    bare.run(Activate(R), r=some(OTHER))
    assert (bare.table.used, bare.last) == (some(OTHER), 1)
    bare.run(Activate(R), r=some(OTHER))
    assert (bare.last, len(bare.happened(ACTS, happenings.TRIG))) == (0, 1)


@rule("VX-17")
def test_who_cannot_activate_rooms() -> None:
    """4.6 `noact`; and nobody activates no room (VX-17)."""
    bare = Bare()
    bare.run(Activate(R))
    assert bare.last == 0
    values.change(bare.table, A, NO_ACT, 1, ROUND, NOTHING)
    bare.run(Activate(R), r=some(OTHER))
    assert (bare.last, bare.within(OTHER)) == (0, [])


@rule("VX-31")
def test_the_effect_of_a_restored_room_is_copied() -> None:
    """VX-31 Where the mage is; the token does not matter and stays, and nothing is activated."""
    bare = Bare()
    bare.table.restored = some(OTHER)
    bare.table.used = some(OTHER)
    bare.run(Copy(R), r=some(OTHER))
    assert (bare.within(HERE), bare.last) == ([A, A], 1)
    assert bare.table.used == some(OTHER)
    assert bare.happened(ACTS, happenings.TRIG) == []


@rule("VX-31")
def test_a_ruined_room_is_not_copied() -> None:
    """VX-31"""
    bare = Bare()
    bare.run(Copy(R), r=some(OTHER))
    assert (bare.last, bare.within(HERE), bare.within(OTHER)) == (0, [], [])


@rule("VX-31", "BR-4.2.7")
def test_a_mage_in_its_cell_copies_a_room_that_is_nowhere() -> None:
    """VX-31 `here` is the actor's own room, not the one where it was last."""
    bare = Bare()
    bare.table.restored = some(OTHER)
    bare.table.left[A] = HERE
    bare.table.place[A] = CELL
    bare.run(Copy(R), r=some(OTHER))
    assert (bare.within(HERE), bare.within(OTHER), bare.last) == ([], [], 1)
