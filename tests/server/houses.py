"""Servers for tests that play: one inside the test, which may look behind the tables, and one that can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import signal
from collections.abc import Callable, Coroutine
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from types import TracebackType
from typing import Any, ParamSpec, Self

import uvicorn
from litestar import Litestar

from mindrose.kernel.errors import BadOption
from mindrose.server.config import Config
from mindrose.server.door import Doors
from mindrose.server.hall import Hall
from mindrose.server.live import LiveTable
from mindrose.server.people import People
from mindrose.server.serve import bound, serve, settings
from tests.commands import FORKING
from tests.server.serving import FREELY

P = ParamSpec("P")
STARTING = 60.0  # seconds that a server may take to start or to end
NO_PAUSE = (0.0, 0.0)


def played(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that waits: it runs in a loop of its own, and not for ever."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def in_time() -> None:
            async with asyncio.timeout(200):
                await test(*args, **kwargs)

        asyncio.run(in_time())

    return run


class OpenHouse:
    """A server inside the test, over real sockets: the test may look behind the tables."""

    def __init__(
        self, database: str, pause: tuple[float, float] = NO_PAUSE, messages: int = 10**5, **more: Any
    ) -> None:
        limits = {**FREELY, "messages": messages, **more}
        self.config = Config(database=database, pause=pause, thinkers=1, **limits)

    async def __aenter__(self) -> Self:
        served = settings(self.config)
        served.port = 0
        self.app = served.app
        self.server = uvicorn.Server(served)
        self.task = asyncio.create_task(self.server.serve())
        while not self.server.started:
            assert not self.task.done(), "the server has not started"
            await asyncio.sleep(0.01)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.should_exit = True
        await self.task

    @property
    def hall(self) -> Hall:
        assert isinstance(self.app, Litestar)
        hall: Hall = self.app.state.hall
        return hall

    @property
    def people(self) -> People:
        assert isinstance(self.app, Litestar)
        people: People = self.app.state.people
        return people

    @property
    def doors(self) -> Doors:
        door: Any = self.server.config.http
        doors: Doors = door.keywords["doors"]
        return doors

    def live(self, table: str) -> LiveTable:
        return self.hall.live[table]


def is_free(port: int) -> bool:
    try:
        bound("127.0.0.1", port).close()
    except BadOption:
        return False
    return True


def serve_for_tests(database: str, port: int, ready: Connection) -> None:
    """A server like that of `mindrose serve`, but for the pauses and the limits: tests play faster than people."""
    config = Config(database=database, pause=(0.0, 0.01), thinkers=1, **FREELY)
    serve(config, "127.0.0.1", port, ready.send)


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.port = 0
        self.running: ForkServerProcess | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> Self:
        """Listens at the same address as before, which a killed server's child holds until it has become a worker."""
        async with asyncio.timeout(STARTING):
            while not is_free(self.port):
                await asyncio.sleep(0.01)
        told, ready = FORKING.Pipe(duplex=False)
        self.running = FORKING.Process(target=serve_for_tests, args=(self.database, self.port, ready))
        self.running.start()
        ready.close()
        try:
            assert await asyncio.to_thread(told.poll, STARTING), "the server has not started"
            self.port = int(told.recv().rstrip("/").rpartition(":")[2])
        except BaseException:
            await self.kill()
            raise
        return self

    async def end(self, how: signal.Signals) -> None:
        running, self.running = self.running, None
        if running is not None:
            assert running.pid is not None
            with contextlib.suppress(ProcessLookupError):
                os.kill(running.pid, how)
            await asyncio.to_thread(running.join, STARTING)
            assert running.exitcode is not None, "the server has not ended"

    async def kill(self) -> None:
        """Without any warning, as when the power goes."""
        await self.end(signal.SIGKILL)

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.end(signal.SIGTERM)
