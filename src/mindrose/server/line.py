"""A websocket without detours: once a conversation has begun, its messages go past the layers of the framework.

Most of what a move costs a server in Python is the way of its messages through the generic machinery. Text in one
frame, which is all that clients send, is read here, and what is sent at one moment goes out in one piece. Everything
else (the handshake, pings, fragments, closing, every mistake) is left to uvicorn.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.speedups import apply_mask

EXTENSION: Final = "mindrose.line"
MOST: Final = 64  # messages that wait to be heard before no more are read
SLOWEST: Final = 4_000_000  # bytes that wait for a slow reader before the connection is given up
UNREAD: Final = 100_000  # bytes that wait for a reader who need not see everything
TEXT: Final = 0x81  # the first byte of a text message in one frame
MASKED: Final = 0x80


class Line(WebSocketsSansIOProtocol):
    """uvicorn's own websocket; the handler finds it in its scope and takes it over after accepting."""

    taken = False
    gone: Callable[[], None] | None = None  # is told when the connection has ended

    def handle_connect(self, event: Request) -> None:
        self.inbox: deque[str | None] = deque()
        self.outgoing: list[bytes] = []
        self.heard: asyncio.Future[None] | None = None
        self.pending = b""  # the beginning of a frame
        self.foreign = False  # something came that only uvicorn understands
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = {"line": self}

    def take(self) -> None:
        """From now on messages are heard and said here."""
        self.taken = True
        self.foreign = bool(self.conn.reader.buffer)
        self.move()

    # Hearing

    async def hear(self) -> str | None:
        """The next message, an empty one for what is no text; None when the other end is gone."""
        while not self.inbox:
            self.heard = self.loop.create_future()
            await self.heard
        text = self.inbox.popleft()
        if self.read_paused and not self.inbox:
            self.read_on()
        return text

    def deliver(self, text: str | None) -> None:
        self.inbox.append(text)
        if self.heard is not None and not self.heard.done():
            self.heard.set_result(None)
        if len(self.inbox) > MOST and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if not self.taken or self.foreign:
            super().data_received(data)
            return
        data = self.pending + data
        start = 0
        while size := frame_size(data, start):
            if size < 0:
                self.foreign = True
                super().data_received(data[start:])
                self.move()
                return
            self.frame_received(data[start : start + size])
            start += size
        self.pending = data[start:]

    def frame_received(self, frame: bytes) -> None:
        if frame[0] == TEXT and not self.frames and not self.close_sent:
            head = 2 if frame[1] - MASKED < 126 else 4
            try:
                text = str(apply_mask(frame[head + 4 :], frame[head : head + 4]), "utf-8")
            except UnicodeDecodeError:
                self.misspelled()
            else:
                self.deliver(text)
        else:
            super().data_received(frame)
            self.move()

    def misspelled(self) -> None:
        """Text that is none ends the conversation (RFC 6455, 8.1); it is no fault of the server's to be logged."""
        self.conn.fail(1007)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) < MOST:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # who does not answer will not read either what waits

    async def send(self, message: Any) -> None:
        """A handshake that was refused is complete; uvicorn would log each as a fault of the application."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    # What uvicorn itself has to say goes the same way.

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.misspelled()
            return
        super().send_receive_event_to_app()
        self.move()

    def handle_close(self, event: Any) -> None:
        super().handle_close(event)
        self.move()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.gone is not None:
            self.gone()
        super().connection_lost(exc)
        self.move()

    def shutdown(self) -> None:
        super().shutdown()
        self.move()

    def hang_up(self, code: int) -> None:
        """Ends the conversation from this end."""
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.flush()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
            self.move()

    def move(self) -> None:
        if self.taken:
            while not self.queue.empty():
                event: Any = self.queue.get_nowait()
                self.deliver(event.get("text") or "" if event["type"] == "websocket.receive" else None)
            if len(self.inbox) <= MOST:
                self.read_on()

    # Saying

    def say(self, message: bytes) -> None:
        """Sends a text message; those of one moment go out together."""
        size = len(message)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 1 << 16:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        if not self.outgoing:
            self.loop.call_soon(self.flush)
        self.outgoing += (head, message)

    def clogged(self) -> bool:
        """The other end has not read yet what it was told."""
        return self.transport.get_write_buffer_size() > UNREAD

    def flush(self) -> None:
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(self.outgoing))
            if self.transport.get_write_buffer_size() > SLOWEST:
                self.transport.abort()
        self.outgoing.clear()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def frame_size(data: bytes, start: int) -> int:
    """How long the frame is that begins there (RFC 6455, 5.2); 0 while not all of it has come.

    -1 for one that is not for us to read: it is not masked, or longer than any message may be.
    """
    there = len(data) - start
    if there < 2:
        return 0
    size = data[start + 1] - MASKED
    if size < 0 or size == 127:
        return -1
    if size == 126:
        if there < 4:
            return 0
        size = int.from_bytes(data[start + 2 : start + 4], "big") + 2
    return size + 6 if there >= size + 6 else 0
