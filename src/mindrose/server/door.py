"""The door: a connection has so much time and room for what it asks, and an address has so many connections.

uvicorn waits for ever for the rest of a request, and keeps all that comes of its headers.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from mindrose.kernel.errors import BadOption
from mindrose.server.config import Config
from mindrose.server.line import Line

LARGEST_HEAD: Final = 32 * 1024  # bytes of a request besides its body: its headers, the sizes of pieces, what trails
MOST_HEADERS: Final = 100
TOO_LARGE: Final = b"431 Request Header Fields Too Large"
TOO_MANY: Final = b"503 Service Unavailable"
TOO_LATE: Final = b"408 Request Timeout"


class Doors:
    """Who is inside: how many connections each address has, and all together."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.proxies = [network(proxy.strip()) for proxy in config.proxies.split(",") if proxy.strip()]
        self.inside: Counter[str] = Counter()
        self.all = 0

    def enter(self, address: str) -> bool:
        """Lets one more in; a proxy brings everybody, and counts them itself."""
        full = self.inside[address] >= self.config.connections and not self.trusts(address)
        if full or self.all >= self.config.room:
            return False
        self.inside[address] += 1
        self.all += 1
        return True

    def leave(self, address: str) -> None:
        self.all -= 1
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]

    def trusts(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in proxy for proxy in self.proxies)


def network(proxy: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(proxy)
    except ValueError as error:
        raise BadOption(f"MINDROSE_PROXIES has addresses and networks, with commas: {error}") from None


class Door(HttpToolsProtocol):
    """uvicorn's own connection, which ends when it keeps the server waiting."""

    def __init__(self, *args: Any, doors: Doors, **more: Any) -> None:
        super().__init__(*args, **more)
        self.doors = doors
        self.seconds = doors.config.patience
        self.address = ""
        self.admitted = False
        self.heading = True  # a request has not come to its body yet
        self.size = 0  # bytes of a request so far that are not its body
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = counted(self.client[0]) if self.client else ""
        self.admitted = self.doors.enter(self.address)
        if self.admitted:
            self.expect()
        else:
            self.refuse(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self.rest()
        self.go()
        super().connection_lost(exc)

    def go(self) -> None:
        if self.admitted:
            self.admitted = False
            self.doors.leave(self.address)

    # Time

    def expect(self) -> None:
        """From now on the other end has so many seconds."""
        self.rest()
        self.deadline = self.loop.call_later(self.seconds, self.give_up)

    def rest(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.refuse(TOO_LATE)
        self.transport.abort()

    def refuse(self, status: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(b"HTTP/1.1 " + status + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()

    # What comes

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.size = max(0, self.size) + len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self.size > LARGEST_HEAD and not self.upgraded():
            self.refuse(TOO_LARGE)
        elif self.deadline is None and self.heading and self.timeout_keep_alive_task is None and not self.working():
            self.expect()

    def working(self) -> bool:
        """A request is being answered, or the connection is a websocket's now."""
        answering = self.cycle is not None and not self.cycle.response_complete
        return answering or self.upgraded()

    def upgraded(self) -> bool:
        return self.transport.get_protocol() is not self

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.expect()

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            self.refuse(TOO_LARGE)
            raise ValueError("too many headers")  # the parser stops
        super().on_header(name, value)

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.heading = False
        self.expect()

    def on_body(self, body: bytes) -> None:
        self.size -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.heading, self.size = True, 0
        self.rest()

    def handle_websocket_upgrade(self) -> None:
        """The line goes on with this connection, and leaves for it."""
        self.rest()
        super().handle_websocket_upgrade()
        line: object = self.transport.get_protocol()
        if isinstance(line, Line):
            line.gone = self.go
        else:
            self.go()
        self.parser = None  # type: ignore[assignment]  # it leads back here, and nothing more comes

    # Who does not read what was asked for

    def pause_writing(self) -> None:
        super().pause_writing()
        self.expect()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.rest()


def counted(address: str) -> str:
    """Who is counted as one: an IPv4 address, or an IPv6 network, of which one person has all addresses."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
