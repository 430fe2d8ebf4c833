"""What the server itself does at a table: bots think, windows are passed, and time runs out."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from typing import TYPE_CHECKING, Final

from mindrose.server import entries as log_of
from mindrose.server.match import Match
from mindrose.server.part import Part
from mindrose.server.problems import Denied
from mindrose.server.thinking import Asker

if TYPE_CHECKING:
    from mindrose.server.live import LiveTable

log = logging.getLogger("mindrose.server")
RETRY_AFTER: Final = 2.0
SKEW: Final = 1.0  # seconds by which clocks may differ
CLOCK: Final = -1  # stands for no seat: whatever runs out of time next
Reason = tuple[object, ...]


class Deed:
    """Something that is under way: why, and the task that does it."""

    def __init__(self, reason: Reason, task: asyncio.Task[None]) -> None:
        self.reason = reason
        self.task = task


class Driver(Part["LiveTable"]):
    """Plans what happens at one table without a person: a deed for each seat that it answers for, and the clock."""

    def __init__(self, table: LiveTable) -> None:
        super().__init__(table)
        self.deeds: dict[int, Deed] = {}
        self.stopped = False

    # Planning

    def plan(self) -> None:
        """Begins what there is to do now, and drops what there is not any more; the rest goes on undisturbed."""
        table = self.table
        if self.stopped or table.writing:
            return  # what is being written plans when it is done
        if not self.deeds and (table.match is None or table.due.time(time.time()) is None):
            return
        self.right_clocks()
        wanted = self.wanted()
        for seat in list(self.deeds):
            if wanted.get(seat) != self.deeds[seat].reason or self.over(self.deeds[seat].task):
                self.drop(seat)
        if table.match is not None and not table.match.table.over:
            table.renew_due()
        for seat, reason in wanted.items():
            if seat not in self.deeds:
                self.deeds[seat] = Deed(reason, asyncio.create_task(self.carry_out(seat)))

    def right_clocks(self) -> None:
        """Where the clock of this machine was set back, nobody was asked in the future: the time begins anew."""
        match, now = self.table.match, time.time()
        if match is None or match.limit is None:
            return
        for seat, since in match.since.items():
            if since > now + SKEW:
                match.since[seat] = match.clocks[seat] = now

    def wanted(self) -> dict[int, Reason]:
        """All that is to be done, each with what it depends on; who else comes, goes or answers is nothing to it."""
        table, match = self.table, self.table.match
        if match is None or match.table.over or not match.since or table.resting():
            return {}
        if not table.hall.nodes.drives(table.row.id):
            return {}
        found: dict[int, Reason] = {}
        for seat in match.since:
            row = table.seats[seat]
            if row.kind == "bot" or self.table.windows.passes(seat):
                found[seat] = (id(match), match.put[seat], row.kind, row.player, row.level, row.passing)
        if match.limit is not None:
            found[CLOCK] = (id(match), min(match.since.values()))
        return found

    def over(self, task: asyncio.Task[None]) -> bool:
        """The task is done, or is the one that plans now because it has done what it was for."""
        return task.done() or task is asyncio.current_task()

    def drop(self, seat: int) -> None:
        task = self.deeds.pop(seat).task
        if task is not asyncio.current_task():
            task.cancel()

    def idle(self) -> bool:
        """Nothing is under way here, or something that was has failed."""
        return not self.deeds or any(deed.task.done() for deed in self.deeds.values())

    def stop(self) -> None:
        """The table leaves the memory: whoever still turns away from it begins nothing here."""
        self.stopped = True
        for seat in list(self.deeds):
            self.drop(seat)

    async def carry_out(self, seat: int) -> None:
        """Waits or thinks, then answers for a seat; a change that makes it pointless has cancelled it."""
        table = self.table  # it is there as long as this is under way
        try:
            match = table.started()
            if seat == CLOCK:
                await self.wait_for_clock(match)
            elif table.seats[seat].kind == "bot":
                await self.answer_as_bot(match, seat)
            else:
                put = match.put[seat]
                await asyncio.sleep(self.pause())
                await self.answer_for(match, seat, put, None, log_of.PASS)
        except Denied as denied:
            log.warning("the server could not act at table %(table)s: %(why)s", {"table": table.row.id, "why": denied})
            await asyncio.sleep(RETRY_AFTER)
            self.plan()
        except Exception:  # the table waits for the next sweep, and the others go on
            log.exception("a table cannot go on by itself: %(table)s", {"table": table.row.id})

    async def answer_for(
        self, match: Match, seat: int, put: int, answer: int | None, kind: int = log_of.ANSWER
    ) -> None:
        """Answers the question that was put then, if it is still open; None is its time-out answer."""
        async with self.table.lock:
            asked = match.asked(seat)
            if asked is not None and self.current(match, seat, put):
                await self.table.enter(kind, seat, asked.timeout if answer is None else answer)
            else:
                self.plan()

    def current(self, match: Match, seat: int, put: int) -> bool:
        return match is self.table.match and seat in match.since and match.put[seat] == put

    def pause(self) -> float:
        """A moment that tells nothing; where nobody is, nobody waits."""
        watched = self.table.listeners or any(seat.kind == "person" for seat in self.table.seats)
        return random.uniform(*self.table.hall.config.pause) if watched else 0.0

    # Bots

    def shown_only(self) -> bool:
        """Bots among themselves play slowly enough to be watched."""
        return all(seat.kind == "bot" for seat in self.table.seats)

    async def answer_as_bot(self, match: Match, seat: int) -> None:
        """In a window that others may not see into, every bot takes the same time."""
        asked = match.asked(seat)
        if asked is None:
            return
        put = match.put[seat]
        hidden = asked.stack.question().hidden and not asked.stack.frames[-1].drafting()
        pause = self.pause() if hidden or self.shown_only() else 0.0
        answer = None
        if asked.forced and not hidden:
            await asyncio.sleep(pause)
        else:
            answer = await self.thought(match, seat, put, hidden, pause)
        await self.answer_for(match, seat, put, answer)

    async def thought(self, match: Match, seat: int, put: int, hidden: bool, pause: float) -> int | None:
        """What the bot chooses. One that breaks the rules is asked once more; None if it has no answer after all."""
        table = self.table
        level = table.seats[seat].level or "medium"
        view = match.table.view(seat)
        pack = match.table.game.snapshot(match.table.options)
        addresses = frozenset(listener.address for listener in table.listeners)
        asker = Asker(table.row.host, bool(table.here()), addresses)
        ask = table.hall.thinking.answer
        for _ in range(2):
            found = await ask(table.row.game, level, view, secrets.randbits(31), hidden, pack, asker, pause)
            if not self.current(match, seat, put):
                return None
            if found is None:
                break
            if match.table.refusal(found, seat) is None:
                return found
            self.report(match, seat, f"answered {found}")
        self.report(match, seat, "gets the time-out answer")
        return None

    def report(self, match: Match, seat: int, what: str) -> None:
        """A bot that cannot play is a fault that somebody has to mend."""
        asked = match.asked(seat)
        if asked is not None:
            log.error(
                "a bot failed: %(game)s, table %(table)s, seat %(seat)d, asked %(question)s, "
                "%(what)s; legal is %(legal)s",
                {
                    "game": self.table.row.game,
                    "table": self.table.row.id,
                    "seat": seat,
                    "question": asked.kind,
                    "what": what,
                    "legal": asked.stack.answers.listed(),
                },
            )

    # Time

    async def wait_for_clock(self, match: Match) -> None:
        """Everybody whose time is up at that moment is answered for."""
        limit = match.limit
        if limit is None or not match.since:
            return
        await asyncio.sleep(max(0.0, min(match.since.values()) + limit - time.time()))
        async with self.table.lock:
            late = match.timed_out(time.time())
            for seat in late:
                if match is self.table.match and seat in match.timed_out(time.time()):
                    await self.time_out(match, seat)
            if not late:
                self.plan()

    async def time_out(self, match: Match, seat: int) -> None:
        """A command that was begun is dropped; then the question's time-out answer is given."""
        begun = match.withdrawn(seat)
        if begun is not None:
            await self.table.enter(log_of.UNDO, seat, begun)
        asked = match.asked(seat)
        if asked is not None:
            await self.table.enter(log_of.TIMEOUT, seat, asked.timeout)
