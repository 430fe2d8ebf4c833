"""BR-18: instability that is placed, replaced and removed, and rooms that are restored."""

from __future__ import annotations

import pytest

from mindrose.games.black_rose_wars.effects.placing import Clear, Convert, Place, Restore, TurnRoom
from mindrose.games.black_rose_wars.rules import happenings
from mindrose.games.black_rose_wars.rules.happenings import CONVERTS, REPLACES, RESTORED, UNSTABLE, WHERE
from mindrose.games.black_rose_wars.rules.instability import restore_full_rooms
from tests.rulebook import rule
from tests.rules.black_rose_wars.bare import A, B, Bare, C, K, R, content, n, some

HALL, THRONE, CRYPT = 0, 1, 2  # 10, 10 and 6 slots


def room_of(slots: int, rewards: list[int]) -> int:
    """A room with so many slots and these values."""
    return next(
        room
        for room in range(len(content().room_ids))
        if content().room_slots[room] == slots and list(content().rewards[3 * room : 3 * room + 3]) == rewards
    )


@rule("BR-18.1.1", "BR-18.1.2")
def test_instability_fills_slots_from_the_left() -> None:
    bare = Bare()
    bare.unstable(CRYPT, B, K)
    bare.run(Place(R, n(2)), r=some(CRYPT))
    assert (bare.within(CRYPT), bare.last) == ([B, K, A, A], 2)
    assert bare.happened(UNSTABLE, happenings.TRIG, WHERE, happenings.AMOUNT) == [(A, CRYPT, 2)]


@rule("BR-18.1.1", "BR-18.1.5")
def test_a_room_takes_as_many_as_it_has_slots() -> None:
    """2 in a room with 1 free slot: 1; in a restored room: 0. Full is not yet restored."""
    bare = Bare()
    bare.unstable(CRYPT, *[B] * 5)
    bare.run(Place(R, n(2)), r=some(CRYPT))
    assert (bare.within(CRYPT), bare.last, bare.table.restored) == ([B] * 5 + [A], 1, 0)
    bare.table.restored |= some(THRONE)
    bare.run(Place(R, n(2)), r=some(THRONE))
    assert (bare.within(THRONE), bare.last, bare.happened(UNSTABLE, WHERE)) == ([], 0, [(CRYPT,)])


@rule("BR-21.2.1", "BR-21.2.2")
def test_instability_needs_own_cubes() -> None:
    bare = Bare()
    bare.keep(A, 1)
    bare.run(Place(R, n(2)), r=some(CRYPT))
    assert (bare.within(CRYPT), bare.last) == ([A], 1)
    bare.run(Place(R, n(2)), r=some(CRYPT))
    assert (bare.last, bare.within(CRYPT)) == (0, [A])


@rule("BR-18.1.1")
def test_instability_is_spread_over_several_rooms() -> None:
    """All that fit, in any way; each room happens once."""
    bare = Bare()
    bare.unstable(CRYPT, *[B] * 5)
    bare.run(Place(R, n(4)), r=some(HALL, THRONE, CRYPT))
    assert bare.asked() == (A, "spread", [0, 1, 2, 3, 4])
    assert bare.points == {"room": HALL, "number": 1}
    bare.answer(2)
    assert bare.asked() == (A, "spread", [1, 2])
    bare.answer(1)
    assert bare.asked() is None
    assert (len(bare.within(HALL)), len(bare.within(THRONE)), len(bare.within(CRYPT))) == (2, 1, 6)
    assert bare.last == 4
    assert bare.happened(UNSTABLE, WHERE, happenings.AMOUNT) == [(HALL, 2), (THRONE, 1), (CRYPT, 1)]


@rule("BR-21.2.3")
def test_the_crown_spreads_black_instability() -> None:
    """And where everything is full it is not asked."""
    bare = Bare()
    bare.table.crown = B
    bare.unstable(CRYPT, *[C] * 5)
    bare.run(Place(R, n(1)), me=K, r=some(THRONE, CRYPT))
    assert bare.asked() == (B, "spread", [0, 1])
    bare.answer(0)
    assert bare.within(CRYPT) == [C] * 5 + [K]


@rule("BR-18.1.3", "VX-54")
def test_instability_is_replaced_in_its_slots() -> None:
    """Cubes of others, black ones too; once as a replacement, and once for each room (VX-54)."""
    bare = Bare()
    bare.unstable(THRONE, B, A, K, B)
    bare.unstable(CRYPT, C)
    bare.run(Convert(R, n(3)), r=some(THRONE, CRYPT))
    assert bare.asked() == (A, "convert", [0, 1, 2])
    assert bare.points == {"room": THRONE, "participant": B, "number": 1}
    bare.answer(1).answer(1).answer(1)
    assert (bare.within(THRONE), bare.within(CRYPT), bare.last) == ([B, A, A, A], [A], 3)
    assert bare.happened(REPLACES, happenings.TRIG, happenings.AMOUNT) == [(A, 3)]
    assert bare.happened(CONVERTS, happenings.TRIG, WHERE, happenings.AMOUNT) == [(A, THRONE, 2), (A, CRYPT, 1)]


@rule("BR-18.1.3", "BR-18.1.5")
def test_a_room_that_is_left_alone_is_not_converted() -> None:
    bare = Bare()
    bare.unstable(THRONE, B)
    bare.unstable(CRYPT, *[C] * 6)
    bare.run(Convert(R, n(1)), r=some(THRONE, CRYPT))
    bare.answer(0).answer(1)
    assert (bare.within(THRONE), bare.within(CRYPT)) == ([B], [C] * 5 + [A])
    assert bare.happened(CONVERTS, WHERE) == [(CRYPT,)]


@rule("VX-01")
def test_the_black_rose_converts_as_much_as_it_can() -> None:
    """VX-01 The crown decides which."""
    bare = Bare()
    bare.unstable(THRONE, B, C, C)
    bare.run(Convert(R, n(2)), me=B, actor=K, r=some(THRONE))
    assert bare.asked() == (A, "convert", [0, 1])
    bare.answer(0)
    assert (bare.asked(), bare.within(THRONE), bare.last) == (None, [B, K, K], 2)


@rule("BR-21.2.2")
def test_nothing_is_converted_without_cubes() -> None:
    """Or where only own cubes lie."""
    bare = Bare()
    bare.unstable(THRONE, A, A)
    bare.run(Convert(R, n(2)), r=some(THRONE))
    assert (bare.asked(), bare.last) == (None, 0)
    bare.unstable(CRYPT, B)
    bare.keep(A, 0)
    bare.run(Convert(R, n(2)), r=some(CRYPT))
    assert (bare.asked(), bare.last, bare.happened(REPLACES, happenings.TRIG)) == (None, 0, [])


@rule("BR-18.1.2")
def test_instability_is_removed() -> None:
    """4.6 0 to n cubes of any colours, own ones too; the others close up."""
    bare = Bare()
    bare.unstable(THRONE, A, B, A, K)
    bare.run(Clear(R, n(2)), r=some(THRONE))
    assert bare.asked() == (A, "clear", [0, 1, 2])
    bare.answer(1).answer(0)
    assert bare.asked() == (A, "clear", [0, 1])
    bare.answer(1)
    assert (bare.within(THRONE), bare.last) == ([A, B], 2)
    assert bare.happened(REPLACES, happenings.TRIG) == bare.happened(CONVERTS, happenings.TRIG) == []


# Tokens and restoration


@rule("BR-17.1.3")
def test_tokens_of_restored_rooms_are_turned() -> None:
    """Ruined rooms have none, and one that lies so already is not turned."""
    bare = Bare()
    bare.table.restored = some(HALL, THRONE)
    bare.table.used = some(HALL)
    bare.run(TurnRoom(R, used=True), r=some(HALL, THRONE, CRYPT))
    assert (bare.table.used, bare.last) == (some(HALL, THRONE), 1)
    bare.run(TurnRoom(R, used=False), r=some(HALL, CRYPT))
    assert (bare.table.used, bare.last) == (some(THRONE), 1)


@rule("BR-18.2.1", "BR-18.2.2", "BR-18.2.3", "BR-18.2.4", "BR-18.2.5")
@pytest.mark.parametrize(
    ("slots", "rewards", "laid", "gained"),
    [
        (10, [6, 3, 1], [A] * 4 + [B] * 3 + [C] * 2 + [K], {A: 6, B: 3, C: 1, K: 1}),
        (10, [6, 3, 1], [A] * 5 + [B] * 3 + [C, K], {A: 6, B: 3, C: 1, K: 1}),
        (10, [6, 3, 1], [A] * 4 + [B] * 4 + [K] * 2, {A: 5, B: 5, C: 0, K: 3}),
        (5, [3, 1, 1], [A] * 3 + [B, K], {A: 3, B: 0, C: 0, K: 0}),
        (5, [3, 1, 1], [A] * 2 + [B] * 2 + [K], {A: 2, B: 2, C: 0, K: 1}),
        (4, [2, 1, 0], [A] * 2 + [B, K], {A: 2, B: 0, C: 0, K: 0}),
        (6, [4, 2, 1], [A] * 6, {A: 4, B: 0, C: 0, K: 0}),
        (6, [4, 2, 1], [A] * 3 + [B, C, K], {A: 4, B: 1, C: 1, K: 1}),
    ],
)
def test_full_rooms_are_restored(slots: int, rewards: list[int], laid: list[int], gained: dict[int, int]) -> None:
    """Most, second and others; a tie for one of the first two ranks costs 1."""
    bare = Bare()
    bare.table.room[5] = room_of(slots, rewards)
    bare.unstable(5, *laid)
    bare.unstable(CRYPT, A)
    restore_full_rooms(bare.table)
    assert {who: int(bare.table.power[who]) for who in gained} == gained
    assert (bare.within(5), bare.table.restored, bare.within(CRYPT)) == ([], some(5), [A])
    bare.check()


@rule("BR-18.2.2", "BR-18.2.5")
def test_a_room_is_restored_before_it_is_full() -> None:
    """4.6 With scoring; a restored one stays as it is."""
    bare = Bare()
    bare.unstable(CRYPT, B, B, A)
    bare.table.restored = some(THRONE)
    bare.table.used = some(THRONE)
    bare.run(Restore(R), r=some(THRONE, CRYPT))
    assert (bare.table.restored, bare.table.used, bare.last) == (some(THRONE, CRYPT), some(THRONE), 1)
    assert (bare.table.power[B], bare.table.power[A]) == (4, 2)
    assert bare.happened(RESTORED, WHERE) == [(CRYPT,)]


@rule("BR-18.1.2", "BR-18.1.3")
def test_a_cube_that_replaces_another_lies_in_its_slot() -> None:
    bare = Bare()
    bare.unstable(THRONE, B, C, K)
    bare.run(Convert(R, n(1)), r=some(THRONE)).answer(1)
    assert bare.within(THRONE) == [A, C, K]
