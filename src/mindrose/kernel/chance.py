"""Random numbers that a replay repeats exactly: number k of a game depends on its key and on k alone."""

from __future__ import annotations

import hashlib
from typing import Final

from mindrose.kernel.ints import i64, mypyc_attr, vec

WORD: Final[i64] = 0xFFFFFFFF
WORDS_PER_BLOCK: Final = 16
NO_WORDS: Final = vec[i64]([0] * WORDS_PER_BLOCK)


STIRRED: Final = ":"  # before each number that was stirred into a seed


def key_of(seed: int | str) -> bytes:
    """The key that a seed stands for; 1 and "1" are the same seed."""
    return hashlib.sha256(b"mindrose key " + str(seed).encode("utf-8", "surrogatepass")).digest()


def commitment(seed: int | str) -> str:
    """What may be shown before a game so that anyone can check the seed after it.

    It is the hash of what the seed was before anybody stirred a number into it.
    """
    promised = str(seed).partition(STIRRED)[0]
    return hashlib.sha256(b"mindrose seed " + promised.encode("utf-8", "surrogatepass")).hexdigest()


def stirred_in(seed: str) -> list[tuple[int, str]]:
    """The numbers that were stirred into a seed, each with the seat that named it."""
    named = [part.partition("=") for part in seed.split(STIRRED)[1:]]
    return [(int(seat), number) for seat, _, number in named if seat.isdecimal()]


@mypyc_attr(acyclic=True)
class Chance:
    """BLAKE2b in counter mode: nobody can tell the next number from those already seen."""

    def __init__(self, key: bytes, drawn: i64 = 0) -> None:
        self.key = key
        self.drawn: i64 = drawn
        self.block: i64 = -1
        self.words = NO_WORDS

    def clone(self) -> Chance:
        other = Chance(self.key, self.drawn)
        other.block = self.block
        other.words = self.words  # never written to: a new block is a new array
        return other

    def become(self, other: Chance) -> bool:
        """Becomes equal to another chance of its own class; whether it could."""
        return False

    def word(self) -> i64:
        """The next 32 random bits."""
        block = self.drawn // WORDS_PER_BLOCK
        if block != self.block:
            self.words = block_of_words(self.key, block)
            self.block = block
        word = self.words[self.drawn % WORDS_PER_BLOCK]
        self.drawn += 1
        return word

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely (n below 2**30)."""
        product = self.word() * n
        low = product & WORD
        if low < n:
            short = (WORD + 1) % n
            while low < short:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def shuffled(self, things: list[int]) -> list[int]:
        """The same things in any order, each equally likely."""
        order = list(things)
        for i in range(len(order) - 1, 0, -1):
            j = int(self.below(i + 1))
            order[i], order[j] = order[j], order[i]
        return order


def block_of_words(key: bytes, block: i64) -> vec[i64]:
    digest = hashlib.blake2b(key + b"%d" % int(block)).digest()
    words = NO_WORDS[:]
    for i in range(i64(WORDS_PER_BLOCK)):
        at = 4 * i
        words[i] = (
            (i64(digest[at]) << 24) | (i64(digest[at + 1]) << 16) | (i64(digest[at + 2]) << 8) | i64(digest[at + 3])
        )
    return words


@mypyc_attr(acyclic=True)
class QuickChance(Chance):
    """The same interface for imagined worlds and random play: quick, and good enough where nobody has to trust it."""

    def __init__(self, seed: i64, drawn: i64 = 0) -> None:
        self.key = b""
        self.drawn = drawn
        self.block = -1
        self.words = NO_WORDS
        self.seed: i64 = seed
        self.low: i64 = seed & WORD
        self.high: i64 = (seed >> 32) & WORD

    def clone(self) -> QuickChance:
        return QuickChance(self.seed, self.drawn)

    def become(self, other: Chance) -> bool:
        if not isinstance(other, QuickChance):
            return False
        self.drawn = other.drawn
        self.seed = other.seed
        self.low = other.low
        self.high = other.high
        return True

    def word(self) -> i64:
        """Mixes 32 bits; all products stay below 2**63, so that compiled and interpreted code agree."""
        drawn = self.drawn
        self.drawn = (drawn + 1) & WORD
        x = ((drawn * 0x1E3779B1 + self.low) & WORD) ^ self.high
        x ^= x >> 16
        x = (x * 0x21F0AAAD) & WORD
        x ^= x >> 15
        x = (x * 0x735A2D97) & WORD
        return x ^ (x >> 15)

    def another(self) -> QuickChance:
        """A chance of its own, whose seed is drawn from this one."""
        return QuickChance(self.word() * 65536 + self.word() % 65536)
