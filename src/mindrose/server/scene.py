"""A table as those see it who look at it: who they are, and what each of them is sent.

It reads the match and never changes it. This is most of the work of a move; it is compiled with the engine.
"""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from mindrose.kernel.ints import mypyc_attr
from mindrose.server.crowd import Crowd
from mindrose.server.listener import Listener
from mindrose.server.match import Match
from mindrose.server.problems import Denied
from mindrose.server.rows import SeatRow, TableRow, info
from mindrose.server.story import Viewer
from mindrose.server.windows import Windows
from mindrose.server.wire import PACK, Asked, ChatLine, ChatNews, TableInfo, TableNews

PRESENCE_LASTS: Final = 60.0
SPECTATORS: Final = -1  # stands for no seat: whoever watches


def audible(lines: list[ChatLine], listener: Listener) -> list[ChatLine]:
    """What somebody wants to hear."""
    return [line for line in lines if line.player is None or line.player not in listener.deaf]


@mypyc_attr(allow_interpreted_subclasses=True)
class Scene:
    """Row, seats and match of a table, and the listeners around it."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.match: Match | None = None
        self.writing = False  # an entry is applied, and not stored yet
        self.listeners: set[Listener] = set()
        self.remote: dict[str, tuple[float, set[int]]] = {}  # who is connected to other nodes
        self.windows = Windows(self)
        self.crowd = Crowd(self)

    def started(self) -> Match:
        if self.match is None:
            raise Denied("E_NOT_STARTED")
        return self.match

    def here(self) -> set[int]:
        """Seats whose people look at this table, on this node or on another; `SPECTATORS` if others do."""
        seats = self.present()
        for seen, others in self.remote.values():
            if seen > time.time() - PRESENCE_LASTS:
                seats |= others
        return seats

    def present(self) -> set[int]:
        """Seats whose people look at this table on this node; `SPECTATORS` if others do."""
        players = {listener.player for listener in self.listeners}
        found = {seat.seat for seat in self.seats if seat.player is not None and seat.player in players}
        if any(listener.seat is None for listener in self.listeners):
            found.add(SPECTATORS)
        return found

    def resting(self) -> bool:
        """Only bots sit here and nobody looks: they wait until somebody does."""
        return all(seat.kind == "bot" for seat in self.seats) and not self.here()

    def reseat(self) -> None:
        """After a change of seats everybody looks from a seat of their own, or watches."""
        for listener in self.listeners:
            mine = self.seats_of(listener.player)
            if listener.seat not in mine and (mine or listener.seat is not None):
                listener.seat, listener.told = (mine[0] if mine else None), 0

    def info(self, player: str | None) -> TableInfo:
        """The seed of a finished game is told when its last answer is stored, not before."""
        found = info(self.row, self.seats, player, self.here())
        return msgspec.structs.replace(found, seed=None) if self.writing else found

    def seats_of(self, player: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if player is not None and seat.player == player]

    def only_people(self) -> bool:
        """Nothing happens here but what people do: no bot, no clock, nobody who lets windows pass, and no one alone."""
        if self.row.limit is not None or len(self.seats) < 2:
            return False
        return all(seat.kind != "bot" and seat.passing == "ask" for seat in self.seats)

    # Showing

    def spread(self, message: ChatNews) -> None:
        packed = PACK.encode(message)
        for listener in self.listeners:
            heard = audible(message.lines, listener)
            if len(heard) == len(message.lines):
                listener.send(packed)
            elif heard:
                listener.send(PACK.encode(ChatNews(heard)))

    def show_table(self) -> None:
        """Tells everybody here who sits where and how the table stands."""
        packed: dict[str | None, bytes] = {}
        for listener in self.listeners:
            player = listener.player
            if player not in packed:
                packed[player] = PACK.encode(TableNews(self.info(player)))
            listener.send(packed[player])

    def show(self, viewers: list[Viewer]) -> None:
        """Shows the table as it is to those who look from these seats; a crowd sees it a little later."""
        if None in viewers and self.crowd.is_large():
            viewers = [viewer for viewer in viewers if viewer is not None]
            self.crowd.show_later()
        story = self.started().story
        packed: dict[tuple[Viewer, int], list[bytes]] = {}
        for listener in self.listeners:
            seat = listener.seat
            if seat in viewers:
                seen = story.seen[seat]
                key = (seat, min(listener.told, seen))
                if key not in packed:
                    packed[key] = self.moment(seat, key[1])
                listener.told = seen
                listener.send_pieces(packed[key])

    def show_to(self, listener: Listener) -> int:
        """Shows somebody the table; gives how much that was to send."""
        seen = self.started().story.seen[listener.seat]
        told, listener.told = min(listener.told, seen), seen
        message = self.moment(listener.seat, told)
        listener.send_pieces(message)
        return sum([len(piece) for piece in message])

    def moment(self, viewer: Viewer, told: int) -> list[bytes]:
        """What a viewer is shown, packed in pieces."""
        match = self.started()
        if viewer is None:
            return match.moment(None, told, "ask", time.time())
        return match.moment(viewer, told, self.seats[viewer].passing, time.time(), not self.windows.passes(viewer))

    def question_to(self, seat: int) -> Asked:
        """The question to a program; the view says what it needs to know."""
        moment: Any = msgspec.Raw(b"".join(self.moment(seat, self.started().story.seen[seat])))
        return Asked(self.row.id, moment)
