"""When the server itself has to act at a table, and what the table's row in the database says of its match."""

from __future__ import annotations

from mindrose.server.part import Part
from mindrose.server.scene import Scene


class Due(Part[Scene]):
    """Keeps the row of a table up to its match."""

    def follow(self, now: float, public: bool) -> bool:
        """Brings the table's row up to the match; True if the database has to know it at once.

        The rest may come a little later: who is asked follows from the log, and a time that is too early does no harm.
        """
        match = self.table.started()
        row = self.table.row
        was = row.due
        row.asked, row.due = list(match.since), self.time(now)
        row.moved = now if public else row.moved
        if match.table.over:
            outcome = match.table.outcome
            assert outcome is not None
            row.state, row.outcome = "over", outcome.document()
        if was is None or row.due is None:
            return match.table.over or was is not row.due
        return match.table.over or row.due < was

    def renew(self, now: float) -> bool:
        """Who is here counts too: bots among themselves wait until somebody looks. True if the database has to know."""
        row, was = self.table.row, self.table.row.due
        row.due = self.time(now)
        return (row.due is None) is not (was is None)

    def time(self, now: float) -> float | None:
        """When the server itself has to act here, in whole seconds."""
        scene = self.table
        if scene.only_people() or scene.resting():
            return None
        match = scene.started()
        if any(scene.seats[seat].kind == "bot" or scene.windows.passes(seat) for seat in match.since):
            return float(int(now))
        if match.limit is None or not match.since:
            return None
        return float(int(min(match.since.values()) + match.limit))
