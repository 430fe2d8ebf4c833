"""Taking back: what is free, what the others are asked for, and how often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mindrose.server import entries as log_of
from mindrose.server.match import Match
from mindrose.server.part import Part
from mindrose.server.problems import Denied
from mindrose.server.story import Played

if TYPE_CHECKING:
    from mindrose.server.live import LiveTable

MOST_UNDOS: Final = 60  # how often a seat takes something back before anybody else sees that the game goes on


class Takebacks(Part["LiveTable"]):
    """What the seats of a table take back."""

    def __init__(self, table: LiveTable) -> None:
        super().__init__(table)
        self.begged: dict[int, Played] = {}  # the answer that each seat asked last to take back

    async def undo(self, seat: int, number: int) -> None:
        """Takes the last answer back if that is free, else asks the others."""
        async with self.table.lock:
            match = self.table.current(seat, number)
            if match.table.over:
                raise Denied("E_NO_UNDO", "the game is over, and its seed is known: nothing can be taken back")
            last = match.last(seat)
            if last is not None and match.free_undo(seat):
                self.check_undos(match, seat)
                await self.table.enter(log_of.UNDO, seat, last)
                return
            if last is None or match.takeback is not None:
                raise Denied("E_NO_UNDO")
            self.beg(seat, last)
            await self.table.enter(log_of.ASK, seat, 0)
            await self.take_back_if_agreed()

    def beg(self, seat: int, answer: int) -> None:
        """The others are asked once about an answer, however often the seat would like to."""
        played = self.table.started().played[answer]
        if self.begged.get(seat) is played:
            raise Denied("E_ASKED")
        self.begged[seat] = played

    async def withdraw(self, seat: int, number: int) -> None:
        async with self.table.lock:
            begun = self.table.current(seat, number).withdrawn(seat)
            if begun is None:
                raise Denied("E_NO_DRAFT")
            self.check_undos(self.table.started(), seat)
            await self.table.enter(log_of.UNDO, seat, begun)

    def check_undos(self, match: Match, seat: int) -> None:
        if match.undos[seat] >= MOST_UNDOS:
            raise Denied("E_UNDOS", most=MOST_UNDOS)

    async def agree(self, seat: int, agree: bool) -> None:
        async with self.table.lock:
            takeback = self.table.started().takeback
            if takeback is None or (takeback.seat == seat and agree):
                raise Denied("E_NO_TAKEBACK")
            if seat not in takeback.agreed:
                await self.table.enter(log_of.AGREE if agree else log_of.DECLINE, seat, 0)
                await self.take_back_if_agreed()

    async def take_back_if_agreed(self) -> None:
        """Bots never mind."""
        match = self.table.started()
        takeback = match.takeback
        if takeback is None:
            return
        people = {seat.seat for seat in self.table.seats if seat.kind == "person"}
        if people <= {takeback.seat, *takeback.agreed}:
            last = match.last(takeback.seat)
            assert last is not None
            await self.table.enter(log_of.TAKEBACK, takeback.seat, last)
