"""Windows that nobody need be asked in: which of them pass by themselves, and for how long seats let them pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mindrose.kernel.programs import Frame
from mindrose.server.match import Match
from mindrose.server.part import Part
from mindrose.server.rows import SeatRow

if TYPE_CHECKING:
    from mindrose.server.scene import Scene


class Windows(Part["Scene"]):
    """What the seats of a table let by."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.let_by: dict[int, Frame] = {}  # what each seat lets by that passes until it is over

    def passing(self) -> list[int]:
        """The seats whose window passes by itself now."""
        match = self.table.match
        return [] if match is None else [seat for seat in match.since if self.passes(seat)]

    def passes(self, seat: int) -> bool:
        """A window is passed unasked: its person wants that, or cannot do anything else and no person would notice."""
        scene = self.table
        asked = scene.started().asked(seat)
        row = scene.seats[seat]
        if asked is None or row.kind != "person" or not asked.stack.question().window:
            return False
        if row.passing != "ask":
            return asked.timeout in asked.stack.answers.listed()
        return asked.forced and not self.watched(seat)

    def watched(self, seat: int) -> bool:
        """Somebody else could draw conclusions from how long this seat takes."""
        scene = self.table
        if any(other.kind != "bot" and other.seat != seat for other in scene.seats):
            return True
        return any(listener.player != scene.seats[seat].player for listener in scene.listeners)

    def begin(self, seat: int) -> None:
        """The seat wishes something else than before."""
        self.let_by.pop(seat, None)

    def end(self, match: Match) -> list[int]:
        """Who lets things pass until something is over, or until the next turn of their own, is asked again then."""
        ended = [row.seat for row in self.table.seats if row.passing != "ask" and self.has_passed(match, row)]
        for seat in ended:
            self.table.seats[seat].passing = "ask"
            self.let_by.pop(seat, None)
        return ended

    def has_passed(self, match: Match, row: SeatRow) -> bool:
        """What a seat wanted to let pass has; what that is every server finds out when it first hears of the wish."""
        if row.passing == "turn" and row.seat in match.since:
            asked = match.asked(row.seat)
            return asked is not None and not asked.stack.question().window
        if row.passing != "spell":
            return False
        found = self.let_by.get(row.seat) or match.interrupted(row.seat)
        if found is None or not match.under_way(found):
            return True
        self.let_by[row.seat] = found
        return False
