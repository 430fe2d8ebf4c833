"""Machine integers, flat arrays of them, and texts that grow: native in the compiled engine, plain Python otherwise.

Compiled code reads the types below at compile time and never runs this module's `else` branch; interpreted code
gets lists and ints, which are faster there. A `vec` keeps its length: what changes in length counts its own
entries (see `Piles`, `Answers`). A copy is `array[:]` in both worlds, and an array of bytes lends others its memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from librt.strings import StringWriter as StringWriter
    from librt.vecs import vec as vec
    from mypy_extensions import i16 as i16
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    i16 = int
    i64 = int

    class u8(int):
        """A byte; another class than `int`, so that arrays of them are told apart."""

    def mypyc_attr(**about: int) -> Callable[[T], T]:
        """How the compiler is to treat a class; nothing to anybody else."""
        return lambda marked: marked

    class StringWriter:
        """A text that grows: a list of its pieces when nothing is compiled."""

        def __init__(self) -> None:
            self.pieces = []
            self.write = self.pieces.append

        def append(self, letter: int) -> None:
            self.pieces.append(chr(letter))

        def getvalue(self) -> str:
            return "".join(self.pieces)

    class vec(list):
        """`vec[i64](items)` is a list when nothing is compiled, `vec[u8](items)` a bytearray."""

        def __class_getitem__(cls, item: object) -> type[list | bytearray]:
            return bytearray if item is u8 else list
