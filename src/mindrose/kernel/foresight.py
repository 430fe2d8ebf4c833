"""How far one can look ahead without learning anything: up to chance, and up to what is hidden."""

from __future__ import annotations

from typing import Final, Literal

from mindrose.kernel.chance import NO_WORDS, Chance
from mindrose.kernel.ints import i64, mypyc_attr

# What ends a look ahead.
Stop = Literal["open", "other", "hidden", "chance", "over", "refused", "long"]
OPEN: Final = "open"  # all answers are given, and the seat is asked on
OTHER: Final = "other"  # somebody else decides
HIDDEN: Final = "hidden"  # something would be shown that its seat may not know yet
RANDOM: Final = "chance"
OVER: Final = "over"
REFUSED: Final = "refused"
LONG: Final = "long"  # more would happen at once than is looked at


class Unforeseen(Exception):
    """What comes next cannot be known before it happens. The table stands in the middle of a step."""

    def __init__(self, stop: Stop) -> None:
        super().__init__(stop)
        self.stop: Stop = stop


@mypyc_attr(acyclic=True)
class NoChance(Chance):
    """Knows how many numbers were drawn, and none that comes."""

    def __init__(self, drawn: i64) -> None:
        self.key = b""
        self.drawn = drawn
        self.block = -1
        self.words = NO_WORDS

    def clone(self) -> NoChance:
        return NoChance(self.drawn)

    def word(self) -> i64:
        raise Unforeseen(RANDOM)
