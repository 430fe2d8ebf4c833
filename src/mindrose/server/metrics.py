"""What the server has done and how it is, as Prometheus reads it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from mindrose.server.latencies import Latencies

if TYPE_CHECKING:
    from mindrose.server.hall import Hall

BEAT: Final = 0.05  # seconds between two looks at the loop


class Metrics:
    """One per hall."""

    def __init__(self) -> None:
        self.started = time.time()
        self.answers = Latencies()
        self.late = Latencies()
        self.refused = 0
        self.removed = 0

    async def watch(self) -> None:
        """Whatever keeps the loop busy in one piece, or the machine from giving it a core, is seen here."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self.late.add(max(0.0, loop.time() - due))

    def text(self, hall: Hall) -> str:
        live = list(hall.live.values())
        gauges = {
            "tables_live": ("tables in memory", len(live)),
            "listeners": ("sockets at tables", sum(len(table.listeners) for table in live)),
            "streams": ("streams of players", sum(len(streams) for streams in hall.streams.values())),
            "bots_waiting": ("thoughts that wait for a worker", len(hall.thinking.waiting)),
            "bots_thinking": ("thoughts under way", len(hall.thinking.thoughts)),
            "records_waiting": ("records that wait for the clerk", hall.archive.waiting),
            "writes_waiting": ("changes that wait for a commit", len(hall.store.waiting)),
            "uptime_seconds": ("since the start", time.time() - self.started),
        }
        counters = {
            "commits": ("commits to the database", hall.store.commits),
            "refusals": ("messages that were refused", self.refused),
            "tables_removed": ("tables that have gone", self.removed),
        }
        lines = self.answers.lines("mindrose_answer_seconds", "from an answer to its acknowledgement")
        lines += self.late.lines("mindrose_loop_late_seconds", "by which the loop comes late to its timers")
        for name, (told, value) in gauges.items():
            lines += sample(f"mindrose_{name}", told, "gauge", value)
        for name, (told, count) in counters.items():
            lines += sample(f"mindrose_{name}_total", told, "counter", count)
        return "\n".join(lines) + "\n"


def sample(name: str, told: str, kind: str, value: float) -> list[str]:
    return [f"# HELP {name} {told}", f"# TYPE {name} {kind}", f"{name} {value:g}"]
