"""Random numbers: the same on every machine, fair, and not to be guessed."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable

import pytest

from mindrose.kernel.chance import Chance, QuickChance, commitment, key_of
from mindrose.kernel.ints import i64


def fresh(seed: int | str = "mindrose") -> Chance:
    return Chance(key_of(seed))


def quick(seed: int = 7) -> QuickChance:
    return QuickChance(i64(seed))


Make = Callable[[], Chance]
KINDS: list[Make] = [fresh, quick]


def test_known_numbers_stay_what_they_are() -> None:
    """A change of any of these makes every record ever written worthless."""
    assert [int(fresh().word()), int(Chance(key_of("mindrose"), 16).word())] == [2480035913, 664055425]
    dice = fresh()
    assert [int(dice.below(6)) for _ in range(20)] == [3, 0, 3, 3, 2, 2, 1, 3, 5, 4, 2, 5, 1, 2, 2, 5, 0, 5, 2, 3]


def test_known_quick_numbers_stay_what_they_are() -> None:
    dice = quick()
    assert [int(dice.below(6)) for _ in range(20)] == [5, 5, 1, 2, 0, 2, 4, 0, 5, 1, 5, 4, 3, 5, 5, 3, 3, 4, 4, 0]
    large = quick(2**40 + 7)
    assert [int(large.word()), int(large.word())] == [2295440274, 1435133174]


def test_the_numbers_are_blake2b_in_counter_mode() -> None:
    """Written down a second time, as anyone could who checks a shuffle."""
    key = hashlib.sha256(b"mindrose key mindrose").digest()
    stream = b"".join(hashlib.blake2b(key + str(block).encode()).digest() for block in range(3))
    words = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    chance = fresh()
    assert [int(chance.word()) for _ in words] == words


def test_a_number_depends_on_the_key_and_its_place_alone() -> None:
    chance = fresh()
    numbers = [int(chance.word()) for _ in range(50)]
    assert [int(Chance(key_of("mindrose"), i64(place)).word()) for place in range(50)] == numbers


@pytest.mark.parametrize("make", KINDS)
@pytest.mark.parametrize("place", [0, 5, 16, 21])
def test_a_clone_goes_on_alike_and_on_its_own(make: Make, place: int) -> None:
    chance = make()
    for _ in range(place):
        chance.word()
    twin = chance.clone()
    numbers = [int(chance.below(1000)) for _ in range(40)]
    assert (int(twin.drawn), int(chance.drawn) >= place + 40) == (place, True)
    assert [int(twin.below(1000)) for _ in range(40)] == numbers


def test_seeds_are_told_apart_and_numbers_may_be_written_as_text() -> None:
    assert key_of(1) == key_of("1")
    assert len({key_of(seed) for seed in range(1000)}) == 1000
    assert len({tuple(int(chance.word()) for _ in range(2)) for chance in map(quick, range(1000))}) == 1000


def test_the_commitment_shows_the_seed_to_nobody_and_proves_it_to_everybody() -> None:
    assert commitment("mindrose") == "d7a7eee2ad82f71e4b19996ff6bdf570f79f396a9a7ff526f1a23f4da7b83da6"
    assert commitment(1) == commitment("1") == hashlib.sha256(b"mindrose seed 1").hexdigest()
    assert commitment(1) != commitment(2)
    assert commitment("mindrose") != key_of("mindrose").hex(), "the key must not be what is shown"


@pytest.mark.parametrize("make", KINDS)
@pytest.mark.parametrize("n", [1, 2, 3, 7, 52, 96, 1000, 2**16 + 1, 2**29 - 1, 3 * 2**28, 2**30 - 1])
def test_below_stays_in_bounds(make: Make, n: int) -> None:
    chance = make()
    numbers = [int(chance.below(n)) for _ in range(400)]
    assert min(numbers) >= 0
    assert max(numbers) < n
    assert n == 1 or len(set(numbers)) > 1


@pytest.mark.parametrize("make", KINDS)
def test_one_of_one_still_draws_a_number(make: Make) -> None:
    """How much is drawn depends on nothing but how often it is asked, or the next number could tell a secret."""
    chance = make()
    assert (int(chance.below(1)), int(chance.drawn)) == (0, 1)


def spread(counts: list[int]) -> float:
    """Chi-square over its degrees of freedom: about 1 if every count is equally likely."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected / (len(counts) - 1)


@pytest.mark.parametrize("make", KINDS)
@pytest.mark.parametrize(("n", "most"), [(2, 10.8), (3, 6.9), (6, 4.1), (10, 3.1), (52, 1.7), (96, 1.5)])
def test_every_number_is_equally_likely(make: Make, n: int, most: float) -> None:
    """`most` is what chance alone exceeds once in a thousand times; the numbers here are always the same ones."""
    chance = make()
    found = Counter(int(chance.below(n)) for _ in range(300 * n))
    assert spread([found[number] for number in range(n)]) < most


@pytest.mark.parametrize("make", KINDS)
def test_numbers_that_do_not_divide_the_range_are_not_favoured(make: Make) -> None:
    """Of three quarters of 2**30 a third would come up an eighth too often, were no draw rejected."""
    chance = make()
    found = Counter(int(chance.below(3 * 2**28)) % 3 for _ in range(6000))
    assert spread([found[rest] for rest in range(3)]) < 6.9
    assert int(chance.drawn) > 6000, "some draws were rejected"


@pytest.mark.parametrize("make", KINDS)
def test_neighbours_are_independent(make: Make) -> None:
    chance = make()
    pairs = Counter((int(chance.below(6)), int(chance.below(6))) for _ in range(7200))
    assert spread([pairs[a, b] for a in range(6) for b in range(6)]) < 1.9


def test_the_first_numbers_of_neighbouring_quick_seeds_are_independent() -> None:
    found = Counter(int(quick(seed).below(6)) for seed in range(3000))
    assert spread([found[number] for number in range(6)]) < 4.1
