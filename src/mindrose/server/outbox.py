"""What is said on websockets: all that is said on one in a turn of the loop goes out in one piece in the next turn."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from mindrose.server.frames import head

if TYPE_CHECKING:
    from mindrose.server.line import Line

SLOWEST: Final = 4_000_000  # bytes that wait for a slow reader before the connection is given up


class Outbox:
    """What waits to go out on one line."""

    def __init__(self, line: Line, post: Post) -> None:
        self.line: Line | None = line
        self.post = post
        self.pieces: list[bytes] = []  # of frames

    def say(self, message: bytes) -> None:
        self.say_pieces([message])

    def say_pieces(self, message: list[bytes]) -> None:
        """A message that is put together only when it goes out."""
        line = self.line
        if line is not None:
            if not self.pieces:
                self.post.add(self, line.loop)
            size = 0
            for piece in message:
                size += len(piece)
            self.pieces.append(head(size))
            self.pieces += message

    def flush(self) -> None:
        pieces, self.pieces = self.pieces, []
        line = self.line
        if line is None or not pieces or line.disconnected or line.close_sent or line.transport.is_closing():
            return
        transport = line.transport
        transport.write(b"".join(pieces))
        if transport.get_write_buffer_size() > SLOWEST:
            transport.abort()

    def close(self) -> None:
        """The line has ended, and is held by nobody any more."""
        self.line = None


class Post:
    """The outboxes of a loop in which something lies."""

    def __init__(self) -> None:
        self.outboxes: list[Outbox] = []

    def add(self, outbox: Outbox, loop: asyncio.AbstractEventLoop) -> None:
        if not self.outboxes:
            loop.call_soon(self.flush)
        self.outboxes.append(outbox)

    def flush(self) -> None:
        outboxes, self.outboxes = self.outboxes, []
        for outbox in outboxes:
            outbox.flush()


POSTS: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Post]] = WeakKeyDictionary()


def post_of(loop: asyncio.AbstractEventLoop) -> Post:
    if loop not in POSTS:
        POSTS[loop] = Post()
    return POSTS[loop]
