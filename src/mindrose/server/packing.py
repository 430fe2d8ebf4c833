"""Large replies go out small: packed once as long as they stay the same, and not in the server's loop.

The framework would pack each of them anew, and everybody would wait for it.
"""

from __future__ import annotations

import asyncio
import gzip
from typing import Any, Final

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from mindrose.server.shelf import Shelf

WORTH_IT: Final = 1024  # bytes
LARGE: Final = 16 * 1024  # bytes that take so long that others have their turn meanwhile
LEVEL: Final = 5


class Packing:
    """The application as those see it who can read packed replies."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.shelf = Shelf()
        self.turn = asyncio.Lock()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or "gzip" not in Headers.from_scope(scope).get("accept-encoding", ""):
            await self.app(scope, receive, send)
            return
        begun: Any = None

        async def send_small(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = message
                return
            if begun is not None and message["type"] == "http.response.body":
                start, begun = begun, None
                if len(message["body"]) >= WORTH_IT and not message["more_body"]:
                    await self.pack(start, message)
                await send(start)
            await send(message)

        await self.app(scope, receive, send_small)

    async def pack(self, start: Any, message: Any) -> None:
        headers = {name.lower(): value for name, value in start["headers"]}
        if b"content-encoding" in headers:
            return
        message["body"] = await self.packed(message["body"], headers.get(b"etag", b""))
        headers |= {b"content-encoding": b"gzip", b"content-length": str(len(message["body"])).encode()}
        headers[b"vary"] = b", ".join([*filter(None, [headers.get(b"vary")]), b"accept-encoding"])
        cookies = [(name, value) for name, value in start["headers"] if name.lower() == b"set-cookie"]
        start["headers"] = [*((name, value) for name, value in headers.items() if name != b"set-cookie"), *cookies]

    async def packed(self, body: bytes, tag: bytes) -> bytes:
        """What has a tag stays the same as long as it has it."""
        if len(body) < LARGE:
            return small(body)
        async with self.turn:
            kept = self.shelf.get((tag,)) if tag else None
            if kept is None:
                kept = await asyncio.to_thread(small, body)
                if tag:
                    self.shelf.put((tag,), kept)
            return kept


def small(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)
