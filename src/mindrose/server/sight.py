"""What is seen of a table, packed: what everybody sees once for all who look, and what each sees besides."""

from __future__ import annotations

from mindrose.kernel.form import Document
from mindrose.kernel.table import Table
from mindrose.kernel.writing import Written
from mindrose.server.wire import PACK


class Sight:
    """A table as packed views of it. What everybody sees is kept until it is `stale`."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.common: Written | None = None

    def stale(self) -> None:
        """The table has changed for all who look."""
        self.common = None

    def packed(self, viewer: int | None) -> bytes:
        """A view, as JSON."""
        table = self.table
        game = table.game
        if self.common is None:
            self.common = game.write_common(table.state) if game.writes else packed(game.common(table.state))
        if table.stopped:
            own = game.own(table.state, viewer)
            own["question"] = []
            return self.common.with_own(packed(own))
        return self.common.with_own(
            game.write_own(table.state, viewer) if game.writes else packed(game.own(table.state, viewer))
        )


def packed(document: Document) -> Written:
    """A part of a view that its game says as a document."""
    seats: list[Document] = document.pop("seats", [])
    return Written(PACK.encode(document)[1:-1], [PACK.encode(seat)[1:-1] for seat in seats])
