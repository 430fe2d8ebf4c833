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
        self.kept = False
        self.common = b""  # fields without the braces around them, and but for what they say of the seats
        self.seats: list[Document] = []
        self.written: Written | None = None

    def stale(self) -> None:
        """The table has changed for all who look."""
        self.kept = False

    def packed(self, viewer: int | None) -> list[bytes]:
        """A view as JSON, in pieces: the first is the same for all."""
        if not self.kept:
            self.look()
        own = self.own(viewer)
        return [b"{", self.common, b"," if self.common and own else b"", own, b"}"]

    def look(self) -> None:
        table = self.table
        game = table.game
        if game.writes and not table.stopped:
            self.written = game.write_common(table.state)
            self.common = self.written.fields
        else:
            document = game.common(table.state)
            self.written, self.seats = None, document.pop("seats", [])
            self.common = PACK.encode(document)[1:-1]
        self.kept = True

    def own(self, viewer: int | None) -> bytes:
        table = self.table
        if self.written is not None:
            return table.game.write_own(table.state, viewer, self.written)
        own = table.game.own(table.state, viewer)
        if table.stopped:
            own["question"] = []
        if self.seats:
            own["seats"] = [{**seen, **besides} for seen, besides in zip(self.seats, own["seats"], strict=True)]
        return PACK.encode(own)[1:-1]
