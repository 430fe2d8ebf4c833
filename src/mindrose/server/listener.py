"""Somebody at the other end of a websocket."""

from __future__ import annotations

from mindrose.server.line import Line
from mindrose.server.story import Viewer


class Listener:
    """Who it is, from where, the seat they look from, and how many events they have been told."""

    def __init__(self, line: Line, player: str | None, seat: Viewer, told: int, address: str = "") -> None:
        self.line = line
        self.outbox = line.outbox
        self.player = player
        self.seat = seat
        self.told = told
        self.address = address
        self.deaf: frozenset[str] = frozenset()  # players whom they do not want to hear

    def send(self, message: bytes) -> None:
        self.outbox.say(message)

    def send_pieces(self, message: list[bytes]) -> None:
        self.outbox.say_pieces(message)
