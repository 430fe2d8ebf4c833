"""What belongs to a table and does not keep it: one that nobody looks at any more leaves the memory at once.

The collector of circles hardly ever looks at what is old (see `serve.rarely_collect`), so there are none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar
from weakref import ref

from mindrose.kernel.ints import mypyc_attr

if TYPE_CHECKING:
    from mindrose.server.scene import Scene

Whole = TypeVar("Whole", bound="Scene")


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Generic[Whole]):
    """A part of a table. Whoever uses it has the table."""

    def __init__(self, table: Whole) -> None:
        self.whole: Final = ref(table)

    @property
    def table(self) -> Whole:
        table = self.whole()
        assert table is not None
        return table
