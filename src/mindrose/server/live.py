"""A table in the memory of this process: those who look at it, one change after another, and the clock."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING, Final

import msgspec

from mindrose.kernel.game import Game
from mindrose.kernel.table import Asked, Table
from mindrose.server import match as log_of
from mindrose.server.listener import Listener
from mindrose.server.match import Entry, Match, Viewer
from mindrose.server.problems import Denied
from mindrose.server.rows import (
    ADD_CHAT,
    SeatRow,
    TableRow,
    entry_row,
    info,
    read_chat,
    read_entries,
    seat_change,
    table_change,
)
from mindrose.server.store import Lost
from mindrose.server.wire import (
    Asked as AskedNews,
)
from mindrose.server.wire import (
    ChatLine,
    ChatNews,
    Nudged,
    Position,
    Reason,
    TableInfo,
    TableNews,
    Until,
)

if TYPE_CHECKING:
    from mindrose.server.hall import Hall

log = logging.getLogger("mindrose.server")
NUDGE_EVERY: Final = 15.0
RETRY_AFTER: Final = 2.0
PRESENCE_LASTS: Final = 60.0
CONSENTS: Final = (log_of.ASK, log_of.AGREE, log_of.DECLINE, log_of.TAKEBACK)


class LiveTable:
    """All changes go through `lock`: an entry is checked, applied, stored, and only then shown."""

    def __init__(self, hall: Hall, game: Game, row: TableRow, seats: list[SeatRow]) -> None:
        self.hall = hall
        self.game = game
        self.row = row
        self.seats = seats
        self.match: Match | None = None
        self.chat: list[ChatLine] = []
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.remote: dict[str, tuple[float, set[int]]] = {}  # who is connected to other nodes
        self.shown: dict[Viewer, int] = {}  # the hash of the view that each viewer was shown last
        self.planned: asyncio.Task[None] | None = None
        self.nudged: dict[int, float] = {}
        self.writing = False
        self.touched = time.time()

    # Coming and going

    async def load(self) -> None:
        """Reads the log and the chat from the beginning."""
        async with self.hall.engine.connect() as connection:
            entries = await read_entries(connection, self.row.id, 0)
            self.chat = await read_chat(connection, self.row.id, 0)
        if self.row.state != "open":
            self.match = self.played(entries)

    def played(self, entries: list[Entry]) -> Match:
        row = self.row
        if (row.rules, row.content) != (self.game.rules_version, self.game.content_hash()):
            raise Denied("E_RECORD", "this table was played under other rules or cards than the server has now")
        table = Table(self.game, row.seed, row.players, dict(row.options), row.start)
        table.begin()
        started = row.started or row.created
        found = Match(table, started, row.limit)
        for entry in entries:
            found.apply(entry)
        if entries and entries[-1].at < started:  # they came with a record
            found.start_clocks(started, {})
        return found

    def started(self) -> Match:
        if self.match is None:
            raise Denied("E_NOT_STARTED")
        return self.match

    def here(self) -> set[int]:
        """Seats whose people look at this table, on this node or on another."""
        seats = self.present()
        for seen, others in self.remote.values():
            if seen > time.time() - PRESENCE_LASTS:
                seats |= others
        return seats

    def present(self) -> set[int]:
        """Seats whose people look at this table on this node."""
        players = {listener.player for listener in self.listeners}
        return {seat.seat for seat in self.seats if seat.player is not None and seat.player in players}

    def reseat(self) -> None:
        """After a change of seats everybody looks from a seat of their own, or watches."""
        for listener in self.listeners:
            mine = self.seats_of(listener.player)
            if listener.seat not in mine and (mine or listener.seat is not None):
                listener.seat, listener.told = (mine[0] if mine else None), 0

    def info(self, player: str | None) -> TableInfo:
        return info(self.row, self.seats, player, self.here())

    def seats_of(self, player: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if player is not None and seat.player == player]

    async def welcome(self, listener: Listener) -> None:
        """Shows everything to somebody who has just come."""
        async with self.lock:
            self.listeners.add(listener)
            self.touched = time.time()
            listener.send(msgspec.json.encode(ChatNews(self.chat)))
            self.show_table()
            if self.match is not None:
                self.show_to(listener)
        self.hall.nodes.announce_presence(self)
        self.plan()

    def farewell(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.touched = time.time()
        self.show_table()
        self.hall.nodes.announce_presence(self)

    # What people say

    async def answer(self, seat: int, number: int, option: int) -> None:
        async with self.lock:
            match = self.current(seat, number)
            refusal = match.table.refusal(option, seat)
            if refusal is not None:
                raise refusal
            await self.enter(log_of.ANSWER, seat, option)

    async def undo(self, seat: int, number: int) -> None:
        """Takes the last answer back if that is free, else asks the others."""
        async with self.lock:
            match = self.current(seat, number)
            if match.table.over:
                raise Denied("E_NO_UNDO", "the game is over, and its seed is known: nothing can be taken back")
            if match.free_undo(seat):
                await self.enter(log_of.UNDO, seat, match.table.given.count - 1)
                return
            if match.before_last(seat) is None or match.takeback is not None:
                raise Denied("E_NO_UNDO")
            await self.enter(log_of.ASK, seat, 0)
            await self.take_back_if_agreed()

    async def withdraw(self, seat: int, number: int) -> None:
        async with self.lock:
            left = self.current(seat, number).withdrawn(seat)
            if left is None:
                raise Denied("E_NO_DRAFT")
            await self.enter(log_of.UNDO, seat, left)

    async def agree(self, seat: int, agree: bool) -> None:
        async with self.lock:
            takeback = self.started().takeback
            if takeback is None or (takeback.seat == seat and agree):
                raise Denied("E_NO_TAKEBACK")
            if seat not in takeback.agreed:
                await self.enter(log_of.AGREE if agree else log_of.DECLINE, seat, 0)
                await self.take_back_if_agreed()

    async def take_back_if_agreed(self) -> None:
        """Bots never mind."""
        match = self.started()
        takeback = match.takeback
        if takeback is None:
            return
        people = {seat.seat for seat in self.seats if seat.kind == "person"}
        if people <= {takeback.seat, *takeback.agreed}:
            left = match.before_last(takeback.seat)
            assert left is not None
            await self.enter(log_of.TAKEBACK, takeback.seat, left)

    def reason(self, seat: int, option: int, mark: str) -> Reason:
        refusal = self.started().table.refusal(option, seat)
        if refusal is None:
            return Reason(mark, option, "", "", {})
        return Reason(mark, option, refusal.code, refusal.rule, refusal.about)

    async def say(self, name: str, seat: int | None, text: str) -> None:
        async with self.lock:
            line = ChatLine(len(self.chat), name, seat, text, time.time())
            columns = {"number": line.number, "seat": seat, "name": name, "text": text, "at": line.at}
            try:
                await self.hall.store.write(
                    (ADD_CHAT, {"table": self.row.id, **columns}), notice=self.hall.nodes.notice("chat", self.row.id)
                )
            except Lost:
                await self.hear()
                raise Denied("E_STALE") from None
            self.chat.append(line)
            self.spread(ChatNews([line]))

    async def let_pass(self, seat: int, until: Until) -> None:
        async with self.lock:
            self.seats[seat].passing = until
            await self.store_seats(seat)
            self.show([seat])
        self.plan()

    def nudge(self, seat: int) -> None:
        """Reminds a person who is asked."""
        match = self.started()
        now = time.time()
        if seat >= len(self.seats):
            raise Denied("E_SEAT_UNKNOWN")
        if seat not in match.since or now - self.nudged.get(seat, 0) < NUDGE_EVERY:
            raise Denied("E_RATE")
        self.nudged[seat] = now
        self.deliver_nudge(seat)
        self.hall.nodes.tell("nudge", self.row.id, str(seat))

    def deliver_nudge(self, seat: int) -> None:
        for listener in self.listeners:
            if listener.seat == seat:
                listener.send(msgspec.json.encode(Nudged(seat)))

    # The log

    def current(self, seat: int, number: int) -> Match:
        match = self.started()
        if number != match.number(seat):
            raise Denied("E_STALE")
        return match

    async def enter(self, kind: int, seat: int, option: int) -> None:
        """Applies an entry, stores it, and shows what it changed; if it cannot be stored, nothing has happened."""
        match = self.started()
        now = time.time()
        entry = Entry(match.length, kind, seat, option, now)
        before = {viewer: match.number(viewer) for viewer in match.viewers}
        match.apply(entry)
        statements = [entry_row(self.row.id, entry)]
        if self.follow(now):
            statements.append(table_change(self.row))
        self.writing = True
        try:
            await self.hall.store.write(*statements, notice=self.hall.nodes.notice("entry", self.row.id))
        except Lost:
            await self.reload()
            raise Denied("E_STALE") from None
        except BaseException:
            await self.reload()
            raise
        finally:
            self.writing = False
        self.show(self.touched_by(entry, before))
        self.after_entry()

    def touched_by(self, entry: Entry, before: dict[Viewer, int]) -> list[Viewer]:
        """Those for whom an entry changed something that they may know of; nobody else hears of it at all."""
        match = self.started()
        if entry.kind in CONSENTS or match.table.over:
            return match.viewers
        return [
            viewer
            for viewer in match.viewers
            if viewer == entry.seat or match.number(viewer) != before[viewer] or self.view_changed(viewer)
        ]

    def view_changed(self, viewer: Viewer) -> bool:
        return viewer in self.shown and self.shown[viewer] != hash(
            msgspec.json.encode(self.started().table.view(viewer))
        )

    def follow(self, now: float) -> bool:
        """Brings the table's row up to the match; True if others should know it from the database."""
        match = self.started()
        row = self.row
        self.end_passes(match)
        asked, due = list(match.since), self.due_time(now)
        changed = asked != row.asked or due != row.due or now - row.moved > 30 or match.table.over
        row.asked, row.due, row.moved = asked, due, now
        if match.table.over:
            outcome = match.table.outcome
            assert outcome is not None
            row.state, row.outcome = "over", outcome.document()
        return changed

    def due_time(self, now: float) -> float | None:
        """When the server itself has to act here, in whole seconds."""
        match = self.started()
        if any(self.seats[seat].kind == "bot" or self.passes(seat) for seat in match.since):
            return float(int(now))
        if match.limit is None or not match.since:
            return None
        return float(int(min(match.since.values()) + match.limit))

    def end_passes(self, match: Match) -> None:
        """Who lets things pass until the next turn of their own is asked again from then on."""
        for seat in match.since:
            asked = match.asked(seat)
            if self.seats[seat].passing == "turn" and asked is not None and not asked.stack.question().hidden:
                self.seats[seat].passing = "ask"

    def after_entry(self) -> None:
        self.touched = time.time()
        self.hall.table_changed(self)
        if self.started().table.over:
            self.show_table()
        self.plan()

    async def reload(self) -> None:
        """What is in memory was not what is stored: begin anew from what is stored."""
        await self.hall.reread(self)
        await self.load()
        self.show(self.match.viewers if self.match is not None else [])
        self.plan()

    async def hear(self) -> None:
        """Another node has written: read on. The caller holds the lock."""
        async with self.hall.engine.connect() as connection:
            entries = await read_entries(connection, self.row.id, 0 if self.match is None else self.match.length)
            lines = await read_chat(connection, self.row.id, len(self.chat))
        if lines:
            self.chat += lines
            self.spread(ChatNews(lines))
        if self.match is None and self.row.state != "open":
            self.match = self.played(entries)
            self.show(self.match.viewers)
        elif self.match is not None:
            for entry in entries:
                before = {viewer: self.match.number(viewer) for viewer in self.match.viewers}
                self.match.apply(entry)
                self.follow(entry.at)
                self.show(self.touched_by(entry, before))
        if self.match is not None:
            self.after_entry()

    async def store_seats(self, *seats: int) -> None:
        """Stores changed seats and the table's row."""
        if self.match is not None:
            self.row.due = self.due_time(time.time())
        changes = [seat_change(self.seats[seat]) for seat in seats]
        try:
            await self.hall.store.write(
                *changes, table_change(self.row), notice=self.hall.nodes.notice("table", self.row.id)
            )
        except BaseException:
            await self.reload()
            raise

    # Showing

    def spread(self, message: ChatNews) -> None:
        packed = msgspec.json.encode(message)
        for listener in self.listeners:
            listener.send(packed)

    def show_table(self) -> None:
        """Tells everybody here who sits where and how the table stands."""
        packed: dict[str | None, bytes] = {}
        for listener in self.listeners:
            player = listener.player
            if player not in packed:
                packed[player] = msgspec.json.encode(TableNews(self.info(player)))
            listener.send(packed[player])

    def show(self, viewers: list[Viewer]) -> None:
        """Sends the position to those who look from these seats."""
        packed: dict[tuple[Viewer, int], bytes] = {}
        for listener in self.listeners:
            if listener.seat in viewers:
                self.show_to(listener, packed)

    def show_to(self, listener: Listener, packed: dict[tuple[Viewer, int], bytes] | None = None) -> None:
        match = self.started()
        key = (listener.seat, min(listener.told, match.seen[listener.seat]))
        if packed is None or key not in packed:
            message = msgspec.json.encode(self.position(*key))
            if packed is not None:
                packed[key] = message
        else:
            message = packed[key]
        listener.told = match.seen[listener.seat]
        listener.send(message)

    def position(self, viewer: Viewer, told: int) -> Position:
        passing: Until = "ask" if viewer is None else self.seats[viewer].passing
        found = self.started().position(viewer, told, passing, time.time())
        packed = msgspec.json.encode(found.view)
        self.shown[viewer] = hash(packed)
        return msgspec.structs.replace(found, view=msgspec.Raw(packed))

    def asked_news(self, seat: int) -> AskedNews:
        """The question to a program, with the whole story."""
        return AskedNews(self.row.id, self.position(seat, self.started().seen[seat]))

    # What the server itself does: bots, passes, and the clock

    def plan(self) -> None:
        """Prepares the next thing that happens here without a person."""
        if self.writing:
            return  # what is being written plans when it is done
        if self.planned is not None and self.planned is not asyncio.current_task():
            self.planned.cancel()
        self.planned = None
        if self.match is None or self.match.table.over or not self.hall.nodes.drives(self.row.id):
            return
        if self.due_time(time.time()) is not None:
            self.planned = asyncio.create_task(self.carry_out())

    async def carry_out(self) -> None:
        """Waits or thinks, then answers for a seat; a change in between has cancelled it."""
        match = self.started()
        try:
            for seat in list(match.since):
                asked = match.asked(seat)
                if asked is None:
                    continue
                if self.seats[seat].kind == "bot":
                    await self.answer_for(seat, *await self.bot_answer(seat, asked))
                    return
                if self.passes(seat):
                    await asyncio.sleep(self.pause())
                    await self.answer_for(seat, log_of.ANSWER, asked.timeout, match.number(seat))
                    return
            await self.wait_for_clock(match)
        except Denied as denied:
            log.warning("table %s: %s", self.row.id, denied)
            await asyncio.sleep(RETRY_AFTER)
            self.plan()
        except Exception:  # the table waits for the next sweep, and the others go on
            log.exception("table %s cannot go on by itself", self.row.id)

    def passes(self, seat: int) -> bool:
        """A window is passed unasked: its person wants that, or cannot do anything else and no person would notice."""
        match = self.started()
        asked = match.asked(seat)
        if asked is None or self.seats[seat].kind != "person" or not asked.stack.question().hidden:
            return False
        if self.seats[seat].passing != "ask":
            return asked.timeout in asked.stack.options.listed()
        return asked.forced and not self.watched(seat)

    def watched(self, seat: int) -> bool:
        """Somebody else could draw conclusions from how long this seat takes."""
        others = any(other.kind != "bot" and other.seat != seat for other in self.seats)
        return others or any(listener.player != self.seats[seat].player for listener in self.listeners)

    def pause(self) -> float:
        """A moment that tells nothing; where nobody is, nobody waits."""
        watched = self.listeners or any(seat.kind == "person" for seat in self.seats)
        return random.uniform(*self.hall.config.pause) if watched else 0.0

    def shown_only(self) -> bool:
        """Bots among themselves play slowly enough to be watched."""
        return all(seat.kind == "bot" for seat in self.seats)

    async def bot_answer(self, seat: int, asked: Asked) -> tuple[int, int, int]:
        """What a bot answers. In a window that others may not see into, every bot takes the same time."""
        match = self.started()
        number = match.number(seat)
        hidden = asked.stack.question().hidden
        level = self.seats[seat].level or "medium"
        pause = asyncio.create_task(asyncio.sleep(self.pause() if hidden or self.shown_only() else 0.0))
        view = match.table.view(seat)
        try:
            if asked.forced:
                option: int | None = asked.timeout
            else:
                option = await self.hall.thinking.answer(self.row.game, level, view, match.length, hidden)
            await pause
        finally:
            pause.cancel()
        if option is None or match.table.refusal(option, seat) is not None:
            option = asked.timeout
        return log_of.ANSWER, option, number

    async def wait_for_clock(self, match: Match) -> None:
        assert match.limit is not None
        await asyncio.sleep(max(0.0, min(match.since.values()) + match.limit - time.time()))
        for seat in match.timed_out(time.time()):
            number = match.number(seat)
            async with self.lock:
                if match is self.match and match.number(seat) == number:
                    await self.time_out(match, seat)
            return

    async def time_out(self, match: Match, seat: int) -> None:
        """A command that was begun is dropped; then the question's time-out answer is given."""
        left = match.withdrawn(seat)
        if left is not None:
            await self.enter(log_of.UNDO, seat, left)
        asked = match.asked(seat)
        if asked is not None:
            await self.enter(log_of.TIMEOUT, seat, asked.timeout)

    async def answer_for(self, seat: int, kind: int, option: int, number: int) -> None:
        async with self.lock:
            match = self.started()
            if match.number(seat) == number and match.table.refusal(option, seat) is None:
                await self.enter(kind, seat, option)
            else:
                self.plan()

    def idle(self) -> bool:
        """Nothing is planned here, or what was planned has failed."""
        return self.planned is None or self.planned.done()

    def stop(self) -> None:
        if self.planned is not None:
            self.planned.cancel()
