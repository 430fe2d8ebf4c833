"""What is seen of a table, packed: what everybody sees once for all who look, and what each sees besides."""

from __future__ import annotations

from mindrose.kernel.form import Document
from mindrose.kernel.table import Table
from mindrose.server.wire import PACK


class Sight:
    """A table as views of it are packed. What everybody sees is kept until it is `stale`."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kept = False
        self.common = b""  # but for what it says of the seats
        self.seats: list[Document] = []

    def stale(self) -> None:
        """The table has changed for all who look."""
        self.kept = False

    def packed(self, viewer: int | None) -> bytes:
        """A view, as JSON."""
        table = self.table
        if not self.kept:
            self.look()
        own = table.game.own(table.state, viewer)
        if table.stopped:
            own["question"] = []
        if self.seats:
            own["seats"] = [{**seen, **besides} for seen, besides in zip(self.seats, own["seats"], strict=True)]
        return joined(self.common, PACK.encode(own))

    def look(self) -> None:
        common = self.table.game.common(self.table.state)
        self.seats = common.pop("seats", [])
        self.common = PACK.encode(common)
        self.kept = True


def joined(first: bytes, second: bytes) -> bytes:
    """Two packed mappings as one."""
    return first[:-1] + b"," + second[1:] if len(first) > 2 else second
