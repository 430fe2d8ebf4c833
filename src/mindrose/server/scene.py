"""A table as those see it who look at it: whom an entry concerns, and what each of them is sent.

This is most of the work of a move; it is compiled with the engine.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec

from mindrose.kernel.ints import mypyc_attr
from mindrose.server import entries as log_of
from mindrose.server.entries import Entry
from mindrose.server.listener import Listener
from mindrose.server.match import Match, Viewer
from mindrose.server.problems import Denied
from mindrose.server.rows import SeatRow, TableRow, info
from mindrose.server.wire import Asked, ChatNews, Position, TableInfo, TableNews, Until

PRESENCE_LASTS: Final = 60.0
PACK: Final = msgspec.json.Encoder()
CONSENTS: Final = (log_of.ASK, log_of.AGREE, log_of.DECLINE, log_of.TAKEBACK)


@mypyc_attr(allow_interpreted_subclasses=True)
class Scene:
    """Row, seats and match of a table, and the listeners around it."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.match: Match | None = None
        self.listeners: set[Listener] = set()
        self.remote: dict[str, tuple[float, set[int]]] = {}  # who is connected to other nodes
        self.shown: dict[Viewer, int] = {}  # the hash of the view that each viewer was shown last

    def started(self) -> Match:
        if self.match is None:
            raise Denied("E_NOT_STARTED")
        return self.match

    def here(self) -> set[int]:
        """Seats whose people look at this table, on this node or on another."""
        seats = self.present()
        for seen, others in self.remote.values():
            if seen > time.time() - PRESENCE_LASTS:
                seats |= others
        return seats

    def present(self) -> set[int]:
        """Seats whose people look at this table on this node."""
        players = {listener.player for listener in self.listeners}
        return {seat.seat for seat in self.seats if seat.player is not None and seat.player in players}

    def reseat(self) -> None:
        """After a change of seats everybody looks from a seat of their own, or watches."""
        for listener in self.listeners:
            mine = self.seats_of(listener.player)
            if listener.seat not in mine and (mine or listener.seat is not None):
                listener.seat, listener.told = (mine[0] if mine else None), 0

    def info(self, player: str | None) -> TableInfo:
        return info(self.row, self.seats, player, self.here())

    def seats_of(self, player: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if player is not None and seat.player == player]

    # Entries

    def applied(self, match: Match, entry: Entry) -> tuple[list[Viewer], bool]:
        """Applies an entry; gives those for whom it changed something they may know of, and whether all may know of it.

        Nobody else hears of it at all: what is not complete yet is the secret of the seat that puts it together.
        """
        before = [match.number(viewer) for viewer in match.viewers]
        asked = list(match.since)
        match.apply(entry)
        if entry.kind in CONSENTS or match.table.over:
            return match.viewers, True
        pairs = zip(match.viewers, before, strict=True)
        touched = [viewer for viewer, number in pairs if viewer == entry.seat or match.number(viewer) != number]
        if len(touched) < len(match.viewers) and not match.drafting(entry.seat):
            touched += [viewer for viewer in match.viewers if viewer not in touched and self.view_changed(viewer)]
        return touched, None in touched or asked != list(match.since)

    def view_changed(self, viewer: Viewer) -> bool:
        return viewer in self.shown and self.shown[viewer] != hash(self.packed_view(viewer))

    def packed_view(self, viewer: Viewer) -> bytes:
        return PACK.encode(self.started().table.view(viewer))

    def only_people(self) -> bool:
        """Nothing happens here but what people do: no bot, no clock, nobody who lets windows pass, and no one alone."""
        if self.row.limit is not None or len(self.seats) < 2:
            return False
        return all(seat.kind != "bot" and seat.passing == "ask" for seat in self.seats)

    # Showing

    def spread(self, message: ChatNews) -> None:
        packed = PACK.encode(message)
        for listener in self.listeners:
            listener.send(packed)

    def show_table(self) -> None:
        """Tells everybody here who sits where and how the table stands."""
        packed: dict[str | None, bytes] = {}
        for listener in self.listeners:
            player = listener.player
            if player not in packed:
                packed[player] = PACK.encode(TableNews(self.info(player)))
            listener.send(packed[player])

    def show(self, viewers: list[Viewer]) -> None:
        """Sends the position to those who look from these seats."""
        self.send_out(self.news(viewers))

    def show_to(self, listener: Listener) -> None:
        match = self.started()
        told = min(listener.told, match.seen[listener.seat])
        listener.told = match.seen[listener.seat]
        listener.send(PACK.encode(self.position(listener.seat, told)))

    def news(self, viewers: list[Viewer]) -> list[tuple[Listener, Viewer, int, bytes]]:
        """The positions for all who look from these seats, packed while the table is at hand."""
        match = self.started()
        packed: dict[tuple[Viewer, int], bytes] = {}
        found = []
        for listener in self.listeners:
            seat = listener.seat
            if seat in viewers:
                seen = match.seen[seat]
                key = (seat, min(listener.told, seen))
                if key not in packed:
                    packed[key] = PACK.encode(self.position(*key))
                found.append((listener, seat, seen, packed[key]))
        return found

    def send_out(self, news: list[tuple[Listener, Viewer, int, bytes]]) -> None:
        for listener, seat, seen, message in news:
            if listener.seat == seat:  # else they have changed seats meanwhile, and were shown everything
                listener.told = seen
                listener.send(message)

    def position(self, viewer: Viewer, told: int) -> Position:
        passing: Until = "ask" if viewer is None else self.seats[viewer].passing
        packed = self.packed_view(viewer)
        self.shown[viewer] = hash(packed)
        return self.started().position(viewer, told, passing, time.time(), msgspec.Raw(packed))

    def asked_news(self, seat: int) -> Asked:
        """The question to a program; the view says what it needs to know."""
        return Asked(self.row.id, self.position(seat, self.started().seen[seat]))
