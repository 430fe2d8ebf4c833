"""Automatons on other people's tables: asked in a process of their own, and no longer than they may."""

from __future__ import annotations

import asyncio
import logging
import math
import sys
from typing import Final

import msgspec

from mindrose.server.consultant import Enquiry, Report
from mindrose.server.problems import Denied
from mindrose.server.safety import Buckets
from mindrose.server.thinking import Worker

log = logging.getLogger("mindrose.server")
NICE: Final = 10  # those who play come first
LIMIT: Final = 20.0  # seconds of one enquiry, the start of the process among them
MOST_WAITING: Final = 16
MOST_REASONS: Final = 20
COMMAND: Final = (sys.executable, "-m", "mindrose.server.consultant")


class Consulting:
    """One worker, and a short queue for it. Nothing of what is asked is kept."""

    def __init__(self, a_minute: int, limit: float = LIMIT, command: tuple[str, ...] = COMMAND) -> None:
        self.limit = limit
        self.worker = Worker(command, nice=NICE)
        self.free = asyncio.Lock()
        self.waiting = 0
        self.rate = Buckets(a_minute)

    async def ask(self, enquiry: Enquiry, address: str) -> Report:
        """What the automaton does; `Denied` says what is wrong with the table."""
        wait = self.rate.take(address)
        if wait > 0 or self.waiting >= MOST_WAITING:
            raise Denied("E_RATE", seconds=max(math.ceil(wait), 1))
        self.waiting += 1
        try:
            async with self.free:
                told = await self.worker.ask(encoded(enquiry), self.limit)
            report = msgspec.json.decode(told, type=Report)
        except TimeoutError:
            raise refused(["it took too long: try again"]) from None
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            log.warning("the consultant failed: %(error)s", {"error": type(error).__name__})
            raise Denied("E_INTERNAL") from None
        finally:
            self.waiting -= 1
        if report.reasons:
            raise refused(report.reasons)
        return report

    async def stop(self) -> None:
        await self.worker.end()


def encoded(enquiry: Enquiry) -> bytes:
    try:
        return msgspec.json.encode(enquiry)
    except RecursionError:
        raise refused(["the document goes too deep: nothing in a position lies in so many others"]) from None


def refused(reasons: list[str]) -> Denied:
    """All that is wrong, a line each."""
    told = "\n".join(reasons[:MOST_REASONS])
    return Denied("E_POSITION", f"this table cannot be asked about:\n{told}", reasons=told)
