"""The 52 cards: a card is the number 4 * rank + suit, a set of cards a whole number with a bit per card.

Written in hexadecimal, each digit of a set is a rank, and each bit of the digit a suit.
"""

from __future__ import annotations

from typing import Final

from mindrose.kernel.ints import i64, vec

CARDS: Final = 52
RANKS: Final = "23456789TJQKA"
SUITS: Final = "CDHS"
NAMES: Final = [rank + suit for rank in RANKS for suit in SUITS]

CLUBS: Final[i64] = 0x1111111111111
HEARTS: Final[i64] = 0x4444444444444
TWO_OF_CLUBS: Final[i64] = 0x1
JACK_OF_DIAMONDS: Final[i64] = 0x2000000000
QUEEN_OF_SPADES: Final[i64] = 0x80000000000
PENALTIES: Final[i64] = 0x44C4444444444  # all hearts and the queen of spades


def numbers_by_remainder() -> list[int]:
    """2 is a primitive root of 53, so a single bit is known by its remainder."""
    numbers = [0] * 53
    for card in range(CARDS):
        numbers[(1 << card) % 53] = card
    return numbers


ONE: Final[i64] = 1
NUMBERS: Final = vec[i64](numbers_by_remainder())


def bit(card: i64) -> i64:
    """The set of one card."""
    return ONE << card


def lowest(cards: i64) -> i64:
    """The number of the lowest card of a set."""
    return NUMBERS[(cards & -cards) % 53]


def size(cards: i64) -> i64:
    number: i64 = 0
    while cards:
        cards &= cards - 1
        number += 1
    return number


def suit_of(card: i64) -> i64:
    """All cards of the suit of a card."""
    return CLUBS << (card % 4)


def names(cards: i64) -> list[str]:
    return [NAMES[card] for card in range(CARDS) if (cards >> card) & 1]
