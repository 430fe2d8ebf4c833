"""What the server itself does at a table: bots think, windows are passed, and time runs out."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from typing import TYPE_CHECKING, Final

from mindrose.kernel.table import Asked
from mindrose.server import entries as log_of
from mindrose.server.match import Match
from mindrose.server.problems import Denied

if TYPE_CHECKING:
    from mindrose.server.live import LiveTable

log = logging.getLogger("mindrose.server")
RETRY_AFTER: Final = 2.0


class Driver:
    """Plans the next thing that happens at one table without a person, and carries it out."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.planned: asyncio.Task[None] | None = None
        self.planned_for: tuple[object, ...] = ()

    def plan(self) -> None:
        table = self.table
        if table.writing:
            return  # what is being written plans when it is done
        if self.planned is None and (table.match is None or table.due_time(time.time()) is None):
            return
        situation = self.situation()
        own = self.planned is asyncio.current_task()
        if not own and not self.idle() and situation == self.planned_for:
            return  # who comes and goes does not hold up what is under way
        if self.planned is not None and not own:
            self.planned.cancel()
        self.planned, self.planned_for = None, situation
        if table.match is None or table.match.table.over or not table.hall.nodes.drives(table.row.id):
            return
        table.row.due = table.due_time(time.time())
        if table.row.due is not None:
            self.planned = asyncio.create_task(self.carry_out())

    def situation(self) -> tuple[object, ...]:
        """What a plan depends on."""
        match = self.table.match
        if match is None:
            return ()
        asked = [self.table.seats[seat] for seat in match.since]
        seats = [(seat.kind, seat.player, seat.level, seat.kind == "person" and seat.passing) for seat in asked]
        return (id(match), match.length, *seats)

    async def carry_out(self) -> None:
        """Waits or thinks, then answers for a seat; a change in between has cancelled it."""
        match = self.table.started()
        try:
            for seat in list(match.since):
                asked = match.asked(seat)
                if asked is None:
                    continue
                if self.table.seats[seat].kind == "bot":
                    await self.answer_for(seat, *await self.bot_answer(seat, asked))
                    return
                if self.passes(seat):
                    await asyncio.sleep(self.pause())
                    await self.answer_for(seat, log_of.ANSWER, asked.timeout, match.number(seat))
                    return
            await self.wait_for_clock(match)
        except Denied as denied:
            log.warning("table %s: %s", self.table.row.id, denied)
            await asyncio.sleep(RETRY_AFTER)
            self.plan()
        except Exception:  # the table waits for the next sweep, and the others go on
            log.exception("table %s cannot go on by itself", self.table.row.id)

    def passes(self, seat: int) -> bool:
        """A window is passed unasked: its person wants that, or cannot do anything else and no person would notice."""
        match = self.table.started()
        asked = match.asked(seat)
        if asked is None or self.table.seats[seat].kind != "person" or not asked.stack.question().window:
            return False
        if self.table.seats[seat].passing != "ask":
            return asked.timeout in asked.stack.answers.listed()
        return asked.forced and not self.watched(seat)

    def watched(self, seat: int) -> bool:
        """Somebody else could draw conclusions from how long this seat takes."""
        others = any(other.kind != "bot" and other.seat != seat for other in self.table.seats)
        return others or any(listener.player != self.table.seats[seat].player for listener in self.table.listeners)

    def pause(self) -> float:
        """A moment that tells nothing; where nobody is, nobody waits."""
        watched = self.table.listeners or any(seat.kind == "person" for seat in self.table.seats)
        return random.uniform(*self.table.hall.config.pause) if watched else 0.0

    def shown_only(self) -> bool:
        """Bots among themselves play slowly enough to be watched."""
        return all(seat.kind == "bot" for seat in self.table.seats)

    async def bot_answer(self, seat: int, asked: Asked) -> tuple[int, int, int]:
        """What a bot answers. In a window that others may not see into, every bot takes the same time."""
        match = self.table.started()
        number = match.number(seat)
        hidden = asked.stack.question().hidden and not asked.stack.frames[-1].drafting()
        level = self.table.seats[seat].level or "medium"
        pause = asyncio.create_task(asyncio.sleep(self.pause() if hidden or self.shown_only() else 0.0))
        view = match.table.view(seat)
        try:
            if asked.forced and not hidden:
                option: int | None = asked.timeout
            else:
                option = await self.table.hall.thinking.answer(
                    self.table.row.game, level, view, secrets.randbits(31), hidden
                )
            await pause
        finally:
            pause.cancel()
        if option is None or match.table.refusal(option, seat) is not None:
            option = asked.timeout
        return log_of.ANSWER, option, number

    async def wait_for_clock(self, match: Match) -> None:
        if match.limit is None or not match.since:
            return
        await asyncio.sleep(max(0.0, min(match.since.values()) + match.limit - time.time()))
        for seat in match.timed_out(time.time()):
            number = match.number(seat)
            async with self.table.lock:
                if match is self.table.match and match.number(seat) == number:
                    await self.time_out(match, seat)
            return

    async def time_out(self, match: Match, seat: int) -> None:
        """A command that was begun is dropped; then the question's time-out answer is given."""
        left = match.withdrawn(seat)
        if left is not None:
            await self.table.enter(log_of.UNDO, seat, left)
        asked = match.asked(seat)
        if asked is not None:
            await self.table.enter(log_of.TIMEOUT, seat, asked.timeout)

    async def answer_for(self, seat: int, kind: int, option: int, number: int) -> None:
        async with self.table.lock:
            match = self.table.started()
            if match.number(seat) == number and match.table.refusal(option, seat) is None:
                await self.table.enter(kind, seat, option)
            else:
                self.plan()

    def idle(self) -> bool:
        """Nothing is planned here, or what was planned has failed."""
        return self.planned is None or self.planned.done()

    def stop(self) -> None:
        if self.planned is not None:
            self.planned.cancel()
