"""A table in the memory of this process: those who look at it, one change after another, and the clock."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from mindrose.kernel.game import Game
from mindrose.server import entries as log_of
from mindrose.server.allowance import Allowance
from mindrose.server.changes import Written
from mindrose.server.chat import CHAT_SHOWN, Chat
from mindrose.server.crowd import MOST_WATCHERS
from mindrose.server.driver import Driver
from mindrose.server.entering import Entered, Entering
from mindrose.server.entries import Entry
from mindrose.server.listener import Listener
from mindrose.server.loading import played
from mindrose.server.match import Match
from mindrose.server.problems import Denied
from mindrose.server.rows import (
    SeatRow,
    TableRow,
    claim,
    read_chat,
    read_entries,
    seat_change,
    table_change,
)
from mindrose.server.scene import audible
from mindrose.server.store import Lost, settled
from mindrose.server.takebacks import Takebacks
from mindrose.server.wire import (
    PACK,
    ChatNews,
    Nudged,
    Previewed,
    Reason,
    TableNews,
    Until,
)

if TYPE_CHECKING:
    from mindrose.server.hall import Hall

log = logging.getLogger("mindrose.server")
NUDGE_EVERY: Final = 15.0
WISHES: Final = 2.0  # a second, of one seat: each is stored, and told to other nodes
MOST_WINDOWS: Final = 20  # of one player on one table
LONGEST_LOG: Final = 20_000  # entries that came to something; then the table is closed
MOST_ENTRIES: Final = 5 * LONGEST_LOG  # those that were taken back included


class LiveTable(Entering):
    """All changes go through `lock`: an entry is checked, applied, stored, and only then shown."""

    def __init__(self, hall: Hall, game: Game, row: TableRow, seats: list[SeatRow]) -> None:
        super().__init__(hall, game, row, seats)
        self.brought: list[Entry] = []  # of an open table: the answers that its record has
        self.chat = Chat(self)
        self.nudged: dict[int, float] = {}
        self.wishes: dict[int, Allowance] = {}  # by seat: how often it may wish to let something else pass
        self.driver = Driver(self)
        self.takebacks = Takebacks(self)
        self.reloading: set[asyncio.Task[None]] = set()

    # Coming and going

    async def load(self) -> None:
        """Reads the log and the chat from the beginning."""
        async with self.hall.engine.connect() as connection:
            self.brought = await read_entries(connection, self.row.id, 0)
            self.chat.lines = await read_chat(connection, self.row.id, 0)
        if self.row.state != "open":
            await self.begin()

    async def begin(self) -> None:
        """Plays the log as far as it goes."""
        self.match = await played(self, self.brought)
        self.brought = []
        self.renew_due()

    def renew_due(self) -> None:
        """The row says when the server has to act here: it wakes what it has to, and nothing else."""
        if self.due.renew(time.time()):
            self.hall.lagging.add(self)

    async def welcome(self, listener: Listener) -> None:
        """Shows everything to somebody who has just come."""
        async with self.lock:
            if listener.seat is None and self.crowd.watchers() >= MOST_WATCHERS:
                raise Denied("E_TOO_MANY", "too many people watch this table: come back later", most=MOST_WATCHERS)
            if listener.seat is not None and self.crowd.windows(listener.player) >= MOST_WINDOWS:
                raise Denied("E_TOO_MANY", "you have too many windows on this table: close some", most=MOST_WINDOWS)
            if self.match is not None and listener.told > self.match.story.seen[listener.seat]:
                await self.catch_up()
            passing, here = self.windows.passing(), self.here()
            self.listeners.add(listener)
            self.touched = time.time()
            listener.send(PACK.encode(ChatNews(audible(self.chat.lines[-CHAT_SHOWN:], listener))))
            self.show_arrival(listener, here)
            if self.match is not None:
                self.show_to(listener)
                self.show([seat for seat in passing if not self.windows.passes(seat)])
        self.hall.nodes.announce_presence(self)
        self.driver.plan()

    def farewell(self, listener: Listener) -> None:
        if listener not in self.listeners:
            return
        here = self.here()
        self.listeners.discard(listener)
        self.touched = time.time()
        if listener.seat is not None and self.here() != here:
            self.show_table()
        self.hall.nodes.announce_presence(self)
        self.driver.plan()

    def show_arrival(self, listener: Listener, here: set[int]) -> None:
        """Who comes to a seat is seen by all; of a spectator nobody else hears, nor of one more window."""
        if listener.seat is None or self.here() == here:
            listener.send(PACK.encode(TableNews(self.info(listener.player))))
        else:
            self.show_table()

    # What people say

    async def answer(self, seat: int, number: int, answer: int) -> None:
        """Gives an answer, and waits until it is stored and shown."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take(seat, number, answer, lambda error: settled(done, error))
        await done

    async def answer_all(self, seat: int, number: int, answers: list[int]) -> int:
        """Takes answers in order up to the first that no longer fits, or comes after what could not be foreseen.

        Says how many were taken.
        """
        async with self.lock:
            table = self.current(seat, number).table
            refusal = table.refusal(answers[0], seat)
            if refusal is not None:
                raise refusal
            taken = table.preview(seat, answers).taken
            for answer in answers[:taken]:
                await self.enter(log_of.ANSWER, seat, answer)
            return taken

    def preview(self, seat: int, number: int, answers: list[int], mark: str) -> Previewed:
        """What would be after some answers. The caller holds the lock."""
        return self.current(seat, number).previewed(seat, answers, mark)

    async def resign(self, seat: int) -> None:
        """Gives the game up for the side of a seat, which all its people must want. The caller holds the lock."""
        match = self.started()
        if match.table.over:
            raise Denied("E_OVER")
        if self.game.surrender(self.row.players, seat) is None:
            raise Denied("E_MANY_SIDES")
        sides, player = self.game.sides(self.row.players), self.seats[seat].player
        mates = [mate for mate in self.seats if sides[mate.seat] == sides[seat] and mate.kind == "person"]
        if any(mate.player != player for mate in mates):
            raise Denied("E_TEAMMATE")
        if any(match.drafting(mate.seat) for mate in mates):
            raise Denied("E_BEGUN")
        await self.enter(log_of.RESIGN, seat, 0)

    def reason(self, seat: int, answer: int, mark: str) -> Reason:
        refusal = self.started().table.refusal(answer, seat)
        if refusal is None:
            return Reason(mark, answer, "", "", {})
        return Reason(mark, answer, refusal.code, refusal.rule, refusal.about)

    async def let_pass(self, seat: int, until: Until) -> None:
        async with self.lock:
            if until == self.seats[seat].passing != "spell":
                return  # nothing to store, and to tell nobody
            if not self.wishes.setdefault(seat, Allowance(WISHES, 5.0)).take():
                raise Denied("E_RATE")
            self.windows.begin(seat)
            if until == "spell" and (self.match is None or self.match.interrupted(seat) is None):
                raise Denied("E_STALE")
            self.seats[seat].passing = until
            if self.match is not None:
                self.windows.end(self.match)
            try:
                await self.store_seats(seat)
            except Lost:
                raise Denied("E_STALE") from None
            self.show([seat])
        self.driver.plan()

    def nudge(self, seat: int, by: str | None) -> None:
        """Reminds a person who is asked."""
        match = self.started()
        now = time.time()
        if seat >= len(self.seats):
            raise Denied("E_SEAT_UNKNOWN")
        if seat not in match.since or now - self.nudged.get(seat, 0) < NUDGE_EVERY:
            raise Denied("E_RATE")
        self.nudged[seat] = now
        self.deliver_nudge(seat, by or "")
        self.hall.nodes.tell("nudge", self.row.id, f"{seat},{by or ''}")

    async def point(self, seat: int, number: int, thing: str, answers: list[int], address: str) -> None:
        """Shows something to the partners of a seat; it is stored nowhere."""
        async with self.lock:
            if answers:
                self.current(seat, number)
            with self.hall.tolls.measured(address):
                self.deliver_point(seat, thing, answers)
        shown = " ".join([str(seat), thing, *map(str, answers)])
        self.hall.nodes.tell("point", self.row.id, shown)

    def deliver_point(self, seat: int, thing: str, answers: list[int]) -> None:
        match, sides = self.started(), self.game.sides(self.row.players)
        mates = [mate for mate in range(self.row.players) if mate != seat and sides[mate] == sides[seat]]
        packed: dict[int, bytes] = {}  # a partner may have many windows
        for listener in self.listeners:
            mate = listener.seat
            if mate is not None and mate in mates and mate in self.seats_of(listener.player):
                if mate not in packed:
                    packed[mate] = PACK.encode(match.pointed(seat, mate, thing, answers))
                listener.send(packed[mate])

    def deliver_nudge(self, seat: int, by: str) -> None:
        for listener in self.listeners:
            if listener.seat == seat and by not in listener.deaf:
                listener.send(PACK.encode(Nudged(seat)))

    # The log

    async def enter(self, kind: int, seat: int, answer: int) -> None:
        """Applies an entry, stores it, and shows what it changed; if it cannot be stored, nothing has happened.

        The caller holds the lock, and keeps it until that is decided, even when it is cancelled.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        Entered(self, kind, seat, answer, lambda error: settled(done, error)).begin()
        try:
            await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])
            done.exception()  # nobody waits for it any more, and that is no fault to be logged
            self.plan()
            raise
        self.plan()

    def is_full(self, match: Match) -> bool:
        return match.weight >= LONGEST_LOG or match.length >= MOST_ENTRIES

    def undo_entry(self, error: Exception, then: Written) -> None:
        self.writing = False
        task = asyncio.create_task(self.reload())
        self.reloading.add(task)

        def done(task: asyncio.Task[None]) -> None:
            self.reloading.discard(task)
            failed = None if task.cancelled() else task.exception()
            if isinstance(failed, Exception):
                then(failed)
            else:
                then(Denied("E_STALE") if isinstance(error, Lost) else error)

        task.add_done_callback(done)

    def plan(self) -> None:
        if self.row.due is not None or self.driver.deeds:
            self.driver.plan()

    async def reload(self) -> None:
        """What is in memory was not what is stored: begin anew from what is stored, or let go of the table."""
        self.match = None
        try:
            await self.hall.reread(self)
            await self.load()
        except BaseException:
            self.hall.drop(self)
            raise
        if self.match is not None:
            self.show(self.match.viewers)
        self.driver.plan()

    async def catch_up(self) -> None:
        """Somebody was told more at another node than is known here: read on, or say that it cannot be done now."""
        try:
            await self.hear()
        except (SQLAlchemyError, OSError):
            raise Denied("E_STORAGE") from None

    async def hear(self) -> None:
        """Another node has written: read on. The caller holds the lock."""
        async with self.hall.engine.connect() as connection:
            entries = await read_entries(connection, self.row.id, 0 if self.match is None else self.match.length)
            lines = await read_chat(connection, self.row.id, len(self.chat))
        if lines:
            self.chat.lines += lines
            self.spread(ChatNews(lines))
        if self.match is None and self.row.state != "open":
            self.match = await played(self, entries)
            self.show(self.match.viewers)
        elif self.match is not None:
            for entry in entries:
                self.follow_entry(self.match, entry)
            self.windows.end(self.match)  # somebody may have begun to let something pass

    def heard(self, entry: Entry) -> bool:
        """Takes what another node has stored and told; False if something before it is missing here."""
        if self.match is None or entry.number > self.match.length:
            return False
        if entry.number == self.match.length:
            self.follow_entry(self.match, entry)
        return True

    def follow_entry(self, match: Match, entry: Entry) -> None:
        change = match.apply(entry)
        self.windows.end(match)
        self.due.follow(entry.at, change.public)
        self.show(change.viewers)
        self.after_entry(entry, change.public)
        self.plan()

    async def store_seats(self, *seats: int) -> None:
        """Stores changed seats and the table's row; `Lost` if another server has changed them first."""
        if self.match is not None:
            self.row.due = self.due.time(time.time())
        changes = [seat_change(self.seats[seat]) for seat in seats]
        try:
            await self.hall.store.write(
                *changes,
                table_change(self.row),
                guards=[claim(self.row)],
                notice=self.hall.nodes.notice("table", self.row.id),
            )
            self.row.version += 1
        except BaseException:
            await self.reload()
            raise
