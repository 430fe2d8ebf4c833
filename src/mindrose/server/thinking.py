"""Bots think in worker processes: not in the server's loop, not longer than they may; a crash stops no table."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from mindrose.kernel.form import Document
from mindrose.server.thinker import Thought
from mindrose.server.wire import Level

log = logging.getLogger("mindrose.server")
LIMIT = 8.0  # seconds of one thought
LARGEST = 1 << 22  # bytes of a line
NICE = 5
SLOT = 0.3  # seconds that a thought takes, no less, where others see how long it takes
LONG: tuple[Level, ...] = ("hard", "expert")
HALVED = 30.0  # seconds after which half of what somebody had is forgotten
REMEMBERED = 1000  # hosts and addresses
COMMAND = (sys.executable, "-m", "mindrose.server.thinker")


class Worker:
    """One process; it is started when it is first needed, and again when it has died."""

    def __init__(self, command: tuple[str, ...], largest: int = LARGEST, nice: int = 0) -> None:
        self.command = command
        self.largest = largest
        self.nice = nice  # by how much the server itself comes first, from the first moment on
        self.process: Process | None = None

    async def ask(self, line: bytes, limit: float) -> bytes:
        """The answer; any failure ends the process and is raised."""
        try:
            if self.process is None or self.process.returncode is not None:
                # A group can be ended as one. A session would be scheduled as one, and being nice would be for nothing.
                self.process = await asyncio.create_subprocess_exec(
                    *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=self.largest, preexec_fn=os.setpgrp
                )
                with suppress(OSError):
                    os.setpriority(os.PRIO_PROCESS, self.process.pid, os.getpriority(os.PRIO_PROCESS, 0) + self.nice)
            return await asyncio.wait_for(self.exchange(self.process, line), limit)
        except BaseException:
            await self.end()
            raise

    async def exchange(self, process: Process, line: bytes) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line + b"\n")
        await process.stdin.drain()
        reply = await process.stdout.readline()
        if not reply:
            raise ConnectionError("the worker has died")
        return reply

    async def end(self) -> None:
        """Ends the process and all that it has started, and waits until nothing of it is left."""
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
            await process.communicate()


class Asker(Struct, frozen=True):
    """For whom a bot thinks: the host of its table, whether anybody looks on, and from which addresses."""

    host: str = ""
    watched: bool = True
    addresses: frozenset[str] = frozenset()


NOBODY = Asker()


class Turn:
    """Somebody who waits for a worker."""

    def __init__(self, asker: Asker, heavy: bool) -> None:
        self.asker = asker
        self.heavy = heavy
        self.worker: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()


class Thinking:
    """A few workers, and a fair queue for them: tables with people before others, and of these who had least.

    What counts is what the host had, or the address that looks on, whichever is more: many guests of one address are
    one. Of several addresses the one that had least counts, so that nobody loses by the company they keep.

    Where there are several workers, one is never busy with a long thought: short ones do not wait for those.
    """

    def __init__(self, workers: int, limit: float = LIMIT, command: tuple[str, ...] = COMMAND) -> None:
        self.limit = limit
        self.workers = [Worker(command, nice=NICE) for _ in range(workers)]
        self.free = list(self.workers)
        self.most_heavy = max(1, workers - 1)
        self.heavy = 0  # long thoughts that are thought now
        self.waiting: list[Turn] = []
        self.had: dict[str, Share] = {}
        self.thoughts: set[asyncio.Task[int]] = set()
        self.ending = False

    async def answer(
        self,
        game: str,
        level: Level,
        view: dict[str, Any],
        seed: int,
        quick: bool = False,
        pack: Document | None = None,
        asker: Asker = NOBODY,
        pause: float = 0.0,
    ) -> int | None:
        """A bot's answer, `pause` seconds after it began to think at the earliest; None if it found none, twice.

        The time in the queue is not counted: it says nothing about the question.
        """
        slot = min(SLOT, pause) if quick and level in LONG else 0.0  # the others know at once, whatever they are asked
        line = msgspec.json.encode(Thought(game, level, view, seed, quick, slot, pack))
        heavy = level in LONG and not quick
        for _ in range(2):
            worker = await self.turn(Turn(asker, heavy))
            began = time.monotonic()
            thought = asyncio.create_task(answered(worker, line, self.limit))
            self.thoughts.add(thought)
            thought.add_done_callback(partial(self.rest, worker, asker, heavy, began))
            try:
                found = await asyncio.shield(thought)  # who does not want it any more does not end the process
                await asyncio.sleep(began + pause - time.monotonic())
                return found
            except (OSError, ValueError, TimeoutError, msgspec.MsgspecError) as error:
                log.warning("a bot's worker failed: %(error)s", {"error": type(error).__name__})
        return None

    # The queue

    async def turn(self, turn: Turn) -> Worker:
        self.waiting.append(turn)
        self.call()
        try:
            return await turn.worker
        except asyncio.CancelledError:
            if turn.worker.done() and not turn.worker.cancelled():
                self.give_back(turn.worker.result(), turn.heavy)
            raise

    def call(self) -> None:
        """Workers that are free go to those whose turn it is."""
        self.waiting = [turn for turn in self.waiting if not turn.worker.done()]
        while self.free and not self.ending:
            able = [turn for turn in self.waiting if not turn.heavy or self.heavy < self.most_heavy]
            if not able:
                return
            now = time.monotonic()
            turn = min(able, key=lambda turn: (not turn.asker.watched, self.had_by(turn.asker, now)))
            self.waiting.remove(turn)
            self.heavy += turn.heavy
            turn.worker.set_result(self.free.pop())

    def had_by(self, asker: Asker, now: float) -> float:
        least = min((self.share(address).at(now) for address in asker.addresses), default=0.0)
        return max(self.share(asker.host).at(now), least)

    def share(self, host: str) -> Share:
        if host not in self.had:
            if len(self.had) > REMEMBERED:
                now = time.monotonic()
                self.had = {known: share for known, share in self.had.items() if share.at(now) > 0.01}
            self.had[host] = Share()
        return self.had[host]

    def give_back(self, worker: Worker, heavy: bool) -> None:
        self.heavy -= heavy
        self.free.append(worker)
        self.call()

    def rest(self, worker: Worker, asker: Asker, heavy: bool, began: float, thought: asyncio.Task[int]) -> None:
        self.thoughts.discard(thought)
        if not thought.cancelled():
            thought.exception()  # whoever still waits for it has it too
        for known in {asker.host, *asker.addresses}:
            self.share(known).add(time.monotonic(), began)
        self.give_back(worker, heavy)

    async def stop(self) -> None:
        """Ends all workers; who still waits for one gets none."""
        self.ending = True
        thoughts = list(self.thoughts)
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self.workers))


async def answered(worker: Worker, line: bytes, limit: float) -> int:
    """A worker that says what is no number is not to be trusted any more."""
    reply = await worker.ask(line, limit)
    try:
        return msgspec.json.decode(reply, type=int)
    except msgspec.MsgspecError:
        await worker.end()
        raise


class Share:
    """The seconds of thought that a host or an address had lately; what was long ago counts less."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.counted = 0.0

    def at(self, now: float) -> float:
        return float(self.seconds * 0.5 ** ((now - self.counted) / HALVED))

    def add(self, now: float, began: float) -> None:
        self.seconds, self.counted = self.at(now) + now - began, now
