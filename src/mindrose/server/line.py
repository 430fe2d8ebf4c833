"""A websocket without detours: once a conversation has begun, its messages go past the layers of the framework.

Most of what a move costs a server in Python is the way of its messages through the generic machinery. Text in one
frame, which is all that clients send, is read here, and what is sent at one moment goes out in one piece. Everything
else (the handshake, pings, fragments, closing, every mistake) is left to uvicorn.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from mindrose.server.allowance import Allowance
from mindrose.server.frames import TEXT, frame_size, text_of, whole_text
from mindrose.server.outbox import Outbox, post_of

EXTENSION: Final = "mindrose.line"
MOST: Final = 64  # messages that wait to be heard before no more are read
UNREAD: Final = 100_000  # bytes that wait for a reader who need not see everything
PIECE: Final = 2048  # bytes that are left to uvicorn at once: it looks at all of them before it stops
SIGNS: Final = 2.0  # pings and pongs a second; who sends many more wants the server to do nothing else
SIGNS_S: Final = 60.0  # seconds' worth at once


class Line(WebSocketsSansIOProtocol):
    """uvicorn's own websocket; the handler finds it in its scope and takes it over after accepting."""

    taken = False
    gone: Callable[[], None] | None = None  # is told when the connection has ended

    def handle_connect(self, event: Request) -> None:
        self.inbox: deque[str | None] = deque()
        self.outbox = Outbox(self, post_of(self.loop))
        self.ear: Callable[[str | None], None] | None = None
        self.busy = False  # a message was heard and is not answered yet
        self.attending = False
        self.pending = b""  # the beginning of a frame
        self.foreign = False  # something came that only uvicorn understands
        self.signs = Allowance(SIGNS, SIGNS_S)
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = {"line": self}

    async def run_asgi(self) -> None:
        await super().run_asgi()
        del self.scope  # it leads back here, and a line that has ended leaves the memory at once

    def take(self) -> None:
        """From now on messages are heard and said here."""
        self.taken = True
        self.foreign = bool(self.conn.reader.buffer)
        self.move()

    # Hearing

    def listen(self, ear: Callable[[str | None], None]) -> None:
        """Who hears the messages: each when the one before is `answered`, an empty one for what is no text.

        None is heard when the other end is gone.
        """
        self.ear = ear
        self.attend()

    def answered(self) -> None:
        """The last message is done with; the next one may be heard."""
        self.busy = False
        if self.inbox:
            self.attend()

    def attend(self) -> None:
        if self.attending or self.ear is None:
            return
        self.attending = True
        while self.inbox and not self.busy:
            text = self.inbox.popleft()
            if self.read_paused and not self.inbox:
                self.read_on()
            self.busy = True
            self.ear(text)
        self.attending = False

    def deliver(self, text: str | None) -> None:
        if self.ear is not None and not (self.busy or self.attending or self.inbox):
            self.busy = True
            self.ear(text)
            return
        self.inbox.append(text)
        if not self.busy:
            self.attend()
        if len(self.inbox) > MOST and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if not self.taken or self.foreign:
            self.pass_on(data)
            return
        if not (self.pending or self.frames or self.close_sent or self.transport.is_closing()):
            text = whole_text(data)
            if text is not None:
                self.deliver(text)
                return
        if self.pending:
            data = self.pending + data
        start = 0
        while size := frame_size(data, start):
            if self.transport.is_closing():
                return
            if size < 0:
                self.foreign = True
                self.pass_on(data[start:])
                self.move()
                return
            self.frame_received(data if size == len(data) else data[start : start + size])
            start += size
        self.pending = data[start:]

    def pass_on(self, data: bytes) -> None:
        """Leaves something to uvicorn, a little at a time: of a line that ends on the way the rest is not read."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def frame_received(self, frame: bytes) -> None:
        if frame[0] == TEXT and not self.frames and not self.close_sent:
            try:
                text = text_of(frame)
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

    def handle_ping(self) -> None:
        if self.signs.take():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_pong(self, event: Any) -> None:
        if self.signs.take():
            super().handle_pong(event)
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
            self.gone = None
        super().connection_lost(exc)
        self.outbox.close()
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
        self.outbox.say(message)

    def clogged(self) -> bool:
        """The other end has not read yet what it was told."""
        return self.transport.get_write_buffer_size() > UNREAD

    def flush(self) -> None:
        self.outbox.flush()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
