"""Piles of cards, against plain lists."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from mindrose.kernel.chance import Chance, QuickChance, key_of
from mindrose.kernel.ints import i64
from mindrose.kernel.piles import Piles, empty_piles, no_piles

ROOM = [6, 3, 10]

Deed = tuple[str, int, int, int]
DEEDS = some.lists(
    some.tuples(
        some.sampled_from(["put", "draw", "take", "slip", "tuck", "set", "move_all", "shuffle"]),
        some.integers(0, len(ROOM) - 1),
        some.integers(0, 2**15 - 1),
        some.integers(0, 9),
    ),
    max_size=40,
)


def contents(piles: Piles) -> list[list[int]]:
    return [piles.cards(pile) for pile in range(len(ROOM))]


def slip(cards: list[int], card: int) -> None:
    """The card goes below the first one from the top that is not greater."""
    place = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def apply(piles: Piles, model: list[list[int]], deed: Deed) -> None:
    """One deed on both, where there are cards and room for it."""
    verb, pile, card, number = deed
    cards = model[pile]
    other = number % len(ROOM)
    full = len(cards) == ROOM[pile]
    index = number % len(cards) if cards else 0
    if verb == "put" and not full:
        piles.put(pile, card)
        cards.append(card)
    elif verb == "slip" and not full:
        piles.slip(pile, card)
        slip(cards, card)
    elif verb == "tuck" and not full:
        piles.tuck(pile, card)
        cards.insert(0, card)
    elif verb == "draw" and cards:
        assert piles.draw(pile) == cards.pop()
    elif verb == "take" and cards:
        assert piles.take(pile, index) == cards.pop(index)
    elif verb == "set" and cards:
        piles.set(pile, index, card)
        cards[index] = card
    elif verb == "move_all" and other != pile and len(model[other]) + len(cards) <= ROOM[other]:
        piles.move_all(pile, other)
        model[other] += cards
        cards.clear()
    elif verb == "shuffle":
        piles.shuffle(pile, QuickChance(i64(number)))
        assert Counter(piles.cards(pile)) == Counter(cards)
        cards[:] = piles.cards(pile)


@settings(max_examples=200, deadline=None)
@given(DEEDS)
def test_piles_behave_like_lists(deeds: list[Deed]) -> None:
    piles = empty_piles(ROOM)
    model: list[list[int]] = [[] for _ in ROOM]
    for deed in deeds:
        twin, before = no_piles(), contents(piles)
        twin.copy(piles)
        apply(piles, model, deed)
        assert contents(piles) == model
        assert [int(piles.size(pile)) for pile in range(len(ROOM))] == [len(cards) for cards in model]
        assert contents(twin) == before, "a copy stays as it was"
        assert (piles.words() == twin.words()) == (model == before)
        for pile, cards in enumerate(model):
            assert [int(piles.at(pile, index)) for index in range(len(cards))] == cards


def test_the_words_tell_where_a_card_lies() -> None:
    here, there = empty_piles([2, 2]), empty_piles([2, 2])
    here.put(0, 5)
    there.put(1, 5)
    assert here.words() != there.words()


def test_a_card_that_was_taken_away_leaves_no_trace() -> None:
    piles = empty_piles([3])
    piles.put(0, 5)
    piles.put(0, 6)
    piles.draw(0)
    fresh = empty_piles([3])
    fresh.put(0, 5)
    assert piles.words() == fresh.words()


@pytest.mark.parametrize("verb", ["put", "slip", "tuck"])
def test_a_pile_does_not_run_into_the_next_one(verb: str) -> None:
    piles = empty_piles([1, 2])
    piles.put(0, 5)
    piles.put(1, 6)
    deed: Any = getattr(piles, verb)
    with pytest.raises(OverflowError):
        deed(0, 7)
    assert [piles.cards(0), piles.cards(1)] == [[5], [6]]


@pytest.mark.parametrize("pile", [0, 1])
def test_nothing_can_be_drawn_from_an_empty_pile(pile: int) -> None:
    piles = empty_piles([2, 2])
    piles.put(1 - pile, 6)
    before = piles.words()
    with pytest.raises(IndexError):
        piles.draw(pile)
    assert piles.words() == before


@pytest.mark.parametrize("index", [-1, 1, 2])
def test_nothing_can_be_taken_from_where_nothing_lies(index: int) -> None:
    piles = empty_piles([3, 2])
    piles.put(0, 5)
    piles.put(1, 6)
    before = piles.words()
    with pytest.raises(IndexError):
        piles.take(0, index)
    assert piles.words() == before


def test_a_shuffle_is_fair_and_can_be_repeated() -> None:
    """All 24 orders of four cards, 2,400 times; what chance alone exceeds once in a thousand times is 49.7."""
    chance = Chance(key_of(1))
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        piles = empty_piles([4])
        for card in range(4):
            piles.put(0, card)
        piles.shuffle(0, chance)
        found[tuple(piles.cards(0))] += 1
    assert len(found) == 24
    assert sum((count - 100) ** 2 for count in found.values()) / 100 < 49.7
    first, second = empty_piles([9]), empty_piles([9])
    for piles in (first, second):
        for card in range(9):
            piles.put(0, card)
        piles.shuffle(0, Chance(key_of(2)))
    assert first.cards(0) == second.cards(0)


def test_a_known_shuffle_stays_what_it_is() -> None:
    piles = empty_piles([8])
    for card in range(8):
        piles.put(0, card)
    piles.shuffle(0, Chance(key_of("mindrose")))
    assert piles.cards(0) == [2, 6, 7, 1, 5, 3, 0, 4]
