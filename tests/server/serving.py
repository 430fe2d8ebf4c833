"""A server on a port of its own for a test, browsers for it, and a look into its database."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from mindrose.server import database, schema
from mindrose.server.config import Config
from mindrose.server.serve import settings

FREELY: dict[str, Any] = dict.fromkeys(
    ("requests", "costly", "logins", "messages", "share", "connections", "consultations"), 10**6
)


class House:
    """A running server."""

    def __init__(self, config: Config, address: str) -> None:
        self.config = config
        self.address = address
        self.browsers: list[httpx.Client] = []

    def browser(self, name: str | None = None, **headers: str) -> httpx.Client:
        """A browser with cookies of its own; with a name, its guest."""
        browser = httpx.Client(base_url=self.address, headers=headers, timeout=30)
        self.browsers.append(browser)
        if name is not None:
            browser.post("/api/me", json={"name": name}).raise_for_status()
        return browser

    def contents(self) -> dict[str, list[tuple[Any, ...]]]:
        return contents(self.config.database)


@contextmanager
def serving(config: Config) -> Iterator[House]:
    """Real HTTP on a free port of the loopback."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    served = settings(config)
    served.timeout_graceful_shutdown = 1
    server = uvicorn.Server(served)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.005)
    house = House(config, f"http://127.0.0.1:{listening.getsockname()[1]}")
    try:
        yield house
    finally:
        for browser in house.browsers:
            browser.close()
        server.should_exit = True
        thread.join(20)
        listening.close()


def generous(address: str, web: Path, **more: Any) -> Config:
    """A server that does not mind how much a test asks."""
    return Config(database=address, web=web, **{**FREELY, **more})


def contents(address: str) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""

    async def read() -> dict[str, list[tuple[Any, ...]]]:
        engine = database.open_engine(address)
        async with engine.connect() as connection:
            found = {
                table.name: [
                    tuple(row) for row in await connection.execute(table.select().order_by(*table.primary_key))
                ]
                for table in schema.metadata.sorted_tables
                if table is not schema.arrivals or not database.is_shared(engine)
            }
        await engine.dispose()
        return found

    return asyncio.run(read())
