"""What every request passes before it reaches a page or a table: limits, the check of its origin, and safe headers.

Pure ASGI, wrapped around the whole application, so that refusals and unknown addresses are covered as well.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import re
import socket
import time
from collections import Counter, OrderedDict
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from mindrose.kernel.errors import shown
from mindrose.server.config import Config
from mindrose.server.door import counted
from mindrose.server.packing import Packing
from mindrose.server.problems import Denied

BODY_LIMIT = 64 * 1024
RECORD_LIMIT = 2 * 1024 * 1024  # a new table may come with the record of a game
LARGE_EVERY = 0.1  # seconds between two bodies that are larger than usual: reading one takes some of them
ADDRESSES = 10_000  # whose requests are counted
AT_ONCE = 8  # requests of one address: a browser has six connections
READING = ("GET", "HEAD", "OPTIONS")
MAKING = re.compile(r"/(rematch|lessons/[^/]*)$")
LOGIN_PATHS = ("/api/session", "/api/account")
STARTS = ("http.response.start", "websocket.http.response.start")
SAFE_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def guarded(app: ASGIApp, config: Config) -> ASGIApp:
    """The application behind all its guards; a request passes them from the last to the first."""
    app = Packing(app)
    app = SizeGuard(app)
    app = JsonGuard(app)
    app = OriginGuard(app)
    app = TurnGuard(app, config)
    app = RateGuard(app, config)
    app = HostGuard(app, config)
    return HeaderGuard(app, config)


class HeaderGuard:
    """Puts the safe headers on every reply that does not bring its own."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        headers = dict(SAFE_HEADERS)
        if config.secure:
            headers["strict-transport-security"] = "max-age=31536000"
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = list(self.headers)
        if scope["path"].startswith("/api/"):
            headers.append((b"cache-control", b"no-store"))

        async def send_safely(message: Message) -> None:
            if message["type"] in STARTS:
                start: Any = message  # all of these kinds have headers
                given = start.get("headers", [])
                names = {name.lower() for name, _ in given}
                start["headers"] = [*given, *(header for header in headers if header[0] not in names)]
            await send(message)

        await self.app(scope, receive, send_safely)


class HostGuard:
    """Answers only to the names of this server: a page elsewhere may give its own name the address of this machine."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        machine = socket.gethostname().lower()
        named = {name.strip().lower() for name in config.hosts.split(",")} - {""}
        self.names = {"localhost", machine, f"{machine}.local", *named}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        hosts = Headers.from_scope(scope).getall("host", [""])
        if all(self.is_ours(host.lower()) for host in hosts):
            await self.app(scope, receive, send)
        else:
            await refuse(scope, send, Denied("E_HOST", host=shown(hosts[-1])))

    def is_ours(self, host: str) -> bool:
        """A bare address is nobody's name."""
        name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return "*" in self.names or name in self.names
        return True


class RateGuard:
    """Limits the requests of one address, and more strictly those that cost much and its attempts to log in."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.requests = Buckets(config.requests)
        self.logins = Buckets(config.logins)
        self.costly = Buckets(config.costly)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        wait = self.requests.take(address)
        if wait == 0 and is_login(scope):
            wait = self.logins.take(address)
        if wait == 0 and is_costly(scope):
            wait = self.costly.take(address)
        if wait == 0:
            await self.app(scope, receive, send)
        else:
            await refuse(scope, send, Denied("E_RATE", seconds=math.ceil(wait)), ("retry-after", str(math.ceil(wait))))


class TurnGuard:
    """Of one address a few requests are under way at a time, others wait; and so many sockets are open.

    A proxy brings many people on its own connections, so that the door cannot count them.
    """

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self.most = config.connections
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        if scope["type"] == ScopeType.HTTP:
            async with self.turns.setdefault(address, asyncio.Semaphore(AT_ONCE)):
                await self.app(scope, receive, send)
        elif self.sockets[address] >= self.most:
            await refuse(scope, send, Denied("E_RATE", "you have too many windows open here: close some"))
        else:
            self.sockets[address] += 1
            try:
                await self.app(scope, receive, send)
            finally:
                self.sockets[address] -= 1
                if not self.sockets[address]:
                    del self.sockets[address]


class OriginGuard:
    """Refuses what another site makes a browser do: every change, and every socket."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if is_reading(scope) or allowed_origin(scope):
            await self.app(scope, receive, send)
        else:
            await refuse(scope, send, Denied("E_ORIGIN"))


class JsonGuard:
    """Lets a change through only as JSON: a form on another site cannot send that."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if scope["type"] == ScopeType.WEBSOCKET or is_reading(scope) or empty or kind == "application/json":
            await self.app(scope, receive, send)
        else:
            sentence = "the message is not understood: send JSON, with content-type application/json"
            await refuse(scope, send, Denied("E_MALFORMED", sentence))


class SizeGuard:
    """Refuses large bodies: at once where the size is announced, else as soon as too much has come.

    Those that may be large are read one after another, and others have their turn between them.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.large = asyncio.Lock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        limit = RECORD_LIMIT if scope["path"].rstrip("/") == "/api/tables" else BODY_LIMIT
        announced = Headers.from_scope(scope).get("content-length", "0")
        if not announced.isdecimal() or int(announced[:20]) > limit:
            await refuse(scope, send, too_large(limit))
            return
        size, whole = 0, False

        async def receive_some() -> Any:
            nonlocal size, whole
            message = await receive()
            if message["type"] == "http.request":
                size += len(message.get("body", b""))
                if size > limit:
                    raise too_large(limit)
                whole = not message.get("more_body", False)
                if whole and size > BODY_LIMIT:
                    async with self.large:
                        await asyncio.sleep(LARGE_EVERY)
            elif not whole:  # gone in the middle of it
                raise Denied("E_MALFORMED")
            return message

        await self.app(scope, receive_some, send)


class Buckets:
    """A bucket of tokens for each address: full at first, refilled evenly; each request takes one out."""

    def __init__(self, a_minute: int, addresses: int = ADDRESSES) -> None:
        self.most = float(a_minute)
        self.a_second = a_minute / 60
        self.addresses = addresses
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str) -> float:
        """0 if the request may pass, else the seconds until the next one may."""
        now = time.monotonic()
        left, at = self.left.pop(address, (self.most, now))
        left = min(self.most, left + (now - at) * self.a_second)
        passes = left >= 1
        self.left[address] = (left - 1 if passes else left, now)
        self.forget(now - self.most / self.a_second)
        return 0 if passes else (1 - left) / self.a_second

    def forget(self, since: float) -> None:
        """A bucket that has been left alone since then is full, and nothing need be known of it."""
        while len(self.left) > self.addresses or next(iter(self.left.values()))[1] < since:
            self.left.popitem(last=False)


def allowed_origin(scope: Scope) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    headers = Headers.from_scope(scope)
    if headers.get("sec-fetch-site") == "cross-site":
        return False
    host = headers.get("host", "").lower()
    return all(is_own(origin, host) for origin in headers.getall("origin", []))


def is_own(origin: str, host: str) -> bool:
    """The scheme does not count: a proxy in front of the server may speak https for it."""
    try:
        parts = urlsplit(origin.lower())
    except ValueError:
        return False
    port = {"http": ":80", "https": ":443"}.get(parts.scheme, "")
    return parts.netloc != "" and parts.netloc.removesuffix(port) == host.removesuffix(port)


def is_reading(scope: Scope) -> bool:
    return scope.get("method") in READING  # a socket has no method


def is_login(scope: Scope) -> bool:
    return scope.get("method") == "POST" and scope["path"].rstrip("/") in LOGIN_PATHS


def is_costly(scope: Scope) -> bool:
    """A new table or guest, a whole game once more, or all that happened at a table."""
    path = scope["path"].rstrip("/")
    if scope["type"] == ScopeType.WEBSOCKET or path.endswith(("/steps", "/record")):
        return True
    return scope.get("method") == "POST" and (path in ("/api/tables", "/api/me") or bool(MAKING.search(path)))


def address_of(scope: Scope) -> str:
    """Who asks, as far as limits count."""
    client = scope.get("client")
    return counted(client[0]) if client else ""


def too_large(limit: int) -> Denied:
    return Denied("E_TOO_LARGE", f"the message is too large: at most {limit // 1024} kB", limit=limit)


async def refuse(scope: Scope, send: Send, denied: Denied, *more: tuple[str, str]) -> None:
    """Replies with the problem; a socket is refused before it is open."""
    kind = "http.response"
    if scope["type"] == ScopeType.WEBSOCKET:
        if "websocket.http.response" not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": 1008, "reason": denied.code})
            return
        kind = "websocket.http.response"
    body = msgspec.json.encode(denied.problem())
    headers = [("content-type", "application/json"), ("content-length", str(len(body))), *more]
    start: Any = {
        "type": f"{kind}.start",
        "status": denied.status,
        "headers": [(name.encode(), value.encode()) for name, value in headers],
    }
    content: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(content)
