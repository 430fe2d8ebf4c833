"""Bots think in worker processes: not in the server's loop, not longer than they may; a crash stops no table."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from functools import partial
from typing import Any, Generic, TypeVar

import msgspec

from mindrose.kernel.form import Document
from mindrose.server.thinker import Thought
from mindrose.server.wire import Level

Reply = TypeVar("Reply")
log = logging.getLogger("mindrose.server")
LIMIT = 8.0  # seconds of one thought
LARGEST = 1 << 22  # bytes of a line
COMMAND = (sys.executable, "-m", "mindrose.server.thinker")


class Worker(Generic[Reply]):
    """One process; it is started when it is first needed, and again when it has died."""

    def __init__(self, command: tuple[str, ...], reply: type[Reply]) -> None:
        self.command = command
        self.decoder = msgspec.json.Decoder(reply)
        self.process: Process | None = None

    async def ask(self, line: bytes, limit: float) -> Reply:
        """The answer; any failure ends the process and is raised."""
        try:
            if self.process is None or self.process.returncode is not None:
                self.process = await asyncio.create_subprocess_exec(
                    *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LARGEST, start_new_session=True
                )
            return await asyncio.wait_for(self.exchange(self.process, line), limit)
        except BaseException:
            await self.end()
            raise

    async def exchange(self, process: Process, line: bytes) -> Reply:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line + b"\n")
        await process.stdin.drain()
        reply = await process.stdout.readline()
        if not reply:
            raise ConnectionError("the worker has died")
        return self.decoder.decode(reply)

    async def end(self) -> None:
        """Ends the process and all that it has started, and waits until nothing of it is left."""
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
            await process.communicate()


class Thinking:
    """A few workers, and a queue for them."""

    def __init__(self, workers: int, limit: float = LIMIT, command: tuple[str, ...] = COMMAND) -> None:
        self.limit = limit
        self.workers = [Worker(command, int) for _ in range(workers)]
        self.free: asyncio.LifoQueue[Worker[int]] = asyncio.LifoQueue()
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.thoughts: set[asyncio.Task[int]] = set()

    async def answer(
        self,
        game: str,
        level: Level,
        view: dict[str, Any],
        seed: int,
        quick: bool = False,
        pack: Document | None = None,
    ) -> int | None:
        """A bot's answer; None if it has not found one in time, twice."""
        line = msgspec.json.encode(Thought(game, level, view, seed, quick, pack))
        for _ in range(2):
            worker = await self.free.get()
            thought = asyncio.create_task(worker.ask(line, self.limit))
            self.thoughts.add(thought)
            thought.add_done_callback(partial(self.rest, worker))
            try:
                return await asyncio.shield(thought)  # who does not want it any more does not end the process
            except (OSError, ValueError, TimeoutError, msgspec.MsgspecError) as error:
                log.warning("a bot's worker failed: %s", type(error).__name__)
        return None

    def rest(self, worker: Worker[int], thought: asyncio.Task[int]) -> None:
        self.thoughts.discard(thought)
        if not thought.cancelled():
            thought.exception()  # whoever still waits for it has it too
        self.free.put_nowait(worker)

    async def stop(self) -> None:
        thoughts = list(self.thoughts)
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self.workers))
