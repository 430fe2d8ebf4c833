"""What a seat can imagine from its view: tables that agree with all that it sees, the rest dealt anew for each."""

from __future__ import annotations

from typing import Generic, TypeVar

from mindrose.kernel.chance import QuickChance
from mindrose.kernel.ints import mypyc_attr
from mindrose.kernel.machine import State

TableT = TypeVar("TableT", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(Generic[TableT]):
    """A table that holds what a view says, with its programs put on it; a game deals what the view does not say."""

    def __init__(self, template: TableT) -> None:
        self.template = template

    def deal(self, table: TableT, chance: QuickChance) -> None:
        """Lays what the seat does not see on a copy of the template."""
        raise NotImplementedError

    def sample(self, chance: QuickChance) -> TableT:
        """One of these tables, at the question that its seat sees, with a chance of its own for what comes."""
        table = self.template.clone()
        table.chance = chance.another()
        self.deal(table, chance)
        table.proceed(table.stack)
        return table
