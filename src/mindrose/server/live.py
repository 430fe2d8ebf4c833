"""A table in the memory of this process: those who look at it, one change after another, and the clock."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from mindrose.kernel.errors import MindroseError
from mindrose.kernel.game import Game
from mindrose.kernel.programs import Frame
from mindrose.kernel.table import Table
from mindrose.server import entries as log_of
from mindrose.server.driver import Driver
from mindrose.server.entries import Entry
from mindrose.server.listener import Allowance, Listener
from mindrose.server.match import Match
from mindrose.server.memory import takes_back, usable
from mindrose.server.names import likeness
from mindrose.server.people import Player
from mindrose.server.problems import Denied
from mindrose.server.rows import (
    ADD_CHAT,
    SeatRow,
    TableRow,
    claim,
    entry_row,
    memory_row,
    read_chat,
    read_entries,
    read_memories,
    seat_change,
    table_change,
)
from mindrose.server.scene import Letter, Scene, audible
from mindrose.server.store import Lost
from mindrose.server.story import Played, Viewer
from mindrose.server.wire import (
    PACK,
    ChatLine,
    ChatNews,
    Moment,
    Nudged,
    Previewed,
    Reason,
    TableInfo,
    TableNews,
    Until,
)

if TYPE_CHECKING:
    from mindrose.server.hall import Hall

log = logging.getLogger("mindrose.server")
NUDGE_EVERY: Final = 15.0
CHAT_RATE: Final = 1.0  # lines a second of one person at one table
LONGEST_CHAT: Final = 5000  # lines
MOST_WATCHERS: Final = 300
MOST_WINDOWS: Final = 20  # of one player on one table
CROWD: Final = 25  # spectators who see everything at once
CROWD_EVERY: Final = 0.5  # seconds between what more of them see
CHAT_SHOWN: Final = 200  # lines that somebody who comes is shown
LONGEST_LOG: Final = 20_000  # entries that came to something; then the table is closed
MOST_ENTRIES: Final = 5 * LONGEST_LOG  # those that were taken back included
MOST_UNDOS: Final = 60  # how often a seat takes something back before anybody else sees that the game goes on
SLICE_S: Final = 0.005  # as long as this, and no longer, a log is played before others have their turn


class LiveTable(Scene):
    """All changes go through `lock`: an entry is checked, applied, stored, and only then shown."""

    def __init__(self, hall: Hall, game: Game, row: TableRow, seats: list[SeatRow]) -> None:
        super().__init__(row, seats)
        self.hall = hall
        self.game = game
        self.brought: list[Entry] = []  # of an open table: the answers that its record has
        self.chat: list[ChatLine] = []
        self.lock = asyncio.Lock()
        self.nudged: dict[int, float] = {}
        self.writing = False
        self.driver = Driver(self)
        self.touched = time.time()
        self.begged: dict[int, Played] = {}  # the answer that each seat asked last to take back
        self.let_by: dict[int, Frame] = {}  # what each seat lets by that passes until it is over
        self.chatter: dict[str, Allowance] = {}
        self.crowd: asyncio.Task[None] | None = None
        self.crowd_waits = False  # there is something that not all spectators have seen

    # Coming and going

    async def load(self) -> None:
        """Reads the log and the chat from the beginning."""
        async with self.hall.engine.connect() as connection:
            self.brought = await read_entries(connection, self.row.id, 0)
            self.chat = await read_chat(connection, self.row.id, 0)
        if self.row.state != "open":
            await self.begin()

    async def begin(self) -> None:
        """Plays the log as far as it goes."""
        self.match = await self.played(self.brought)
        self.brought = []
        self.row.due = self.due_time(time.time())

    async def played(self, entries: list[Entry]) -> Match:
        """The match that a log tells; however long it is, nobody waits for it.

        What was taken back is not played. Of all tables that are loaded, one plays at a time, and lets others in.
        """
        row = self.row
        if (row.rules, row.content) != (self.game.rules_version, self.content_now()):
            raise self.otherwise()
        table = Table(self.game, row.seed, row.players, dict(row.options), row.start)
        table.begin()
        started = row.started or row.created
        found = Match(table, started, row.limit)
        if any(takes_back(entry) for entry in entries):
            found.remember(usable(entries, await read_memories(self.hall.engine, row.id)))
        while found.length < len(entries):
            async with self.hall.slice:
                until = time.perf_counter() + SLICE_S
                while found.length < len(entries) and time.perf_counter() < until:
                    entry = entries[found.length]
                    if entry.number != found.length:
                        raise Denied("E_RECORD", f"the log of this table has no entry {found.length}")
                    found.carry_out(entry)
                await asyncio.sleep(0)
        if entries and entries[-1].at < started:  # they came with a record
            found.start_clocks(started, {}, None)
        return found

    def content_now(self) -> str:
        """What the server has of the cards that this table is played with; nothing if their pack is gone."""
        try:
            return self.game.content_hash(dict(self.row.options))
        except MindroseError:
            return ""

    def passing(self) -> list[int]:
        """The seats whose window passes by itself now."""
        return [] if self.match is None else [seat for seat in self.match.since if self.driver.passes(seat)]

    def moment(self, viewer: Viewer, told: int) -> Moment:
        """What passes by itself is no question to its seat."""
        found = super().moment(viewer, told)
        if viewer is None or found.question is None or not self.driver.passes(viewer):
            return found
        return msgspec.structs.replace(found, question=None)

    def otherwise(self) -> Denied:
        """What the server has no longer as it was when the table was made."""
        row, now = self.row, self.game.rules_version
        if row.rules != now:
            return Denied("E_RECORD", f"this table was played under the rules {row.rules}; the server has {now} now")
        pack = self.game.pack_of(dict(row.options))
        told = f"this table was played with other cards than the server has now in {pack or self.game.id}"
        return Denied("E_RECORD", told, **({"pack": pack} if pack else {}))

    async def welcome(self, listener: Listener) -> None:
        """Shows everything to somebody who has just come."""
        async with self.lock:
            if listener.seat is None and self.watchers() >= MOST_WATCHERS:
                raise Denied("E_TOO_MANY", "too many people watch this table: come back later", most=MOST_WATCHERS)
            if listener.seat is not None and self.windows(listener.player) >= MOST_WINDOWS:
                raise Denied("E_TOO_MANY", "you have too many windows on this table: close some", most=MOST_WINDOWS)
            if self.match is not None and listener.told > self.match.story.seen[listener.seat]:
                await self.catch_up()
            passing, here = self.passing(), self.here()
            self.listeners.add(listener)
            self.touched = time.time()
            listener.send(PACK.encode(ChatNews(audible(self.chat[-CHAT_SHOWN:], listener))))
            self.show_arrival(listener, here)
            if self.match is not None:
                self.show_to(listener)
                self.show([seat for seat in passing if not self.driver.passes(seat)])
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

    # The crowd

    def watchers(self) -> int:
        return sum(listener.seat is None for listener in self.listeners)

    def windows(self, player: str | None) -> int:
        return sum(listener.player == player for listener in self.listeners)

    def show_arrival(self, listener: Listener, here: set[int]) -> None:
        """Who comes to a seat is seen by all; of a spectator nobody else hears, nor of one more window."""
        if listener.seat is None or self.here() == here:
            listener.send(PACK.encode(TableNews(self.info(listener.player))))
        else:
            self.show_table()

    def letters(self, viewers: list[Viewer]) -> list[Letter]:
        """Where many watch, they see a little later what the players see at once."""
        if None in viewers and self.watchers() > CROWD:
            viewers = [viewer for viewer in viewers if viewer is not None]
            self.crowd_waits = True
            if self.crowd is None or self.crowd.done():
                self.crowd = asyncio.create_task(self.show_crowd())
        return super().letters(viewers)

    async def show_crowd(self) -> None:
        """A few spectators at a time, until all have seen the last moment."""
        while self.crowd_waits:
            self.crowd_waits = False
            await asyncio.sleep(CROWD_EVERY)
            packed: dict[tuple[int, int], bytes] = {}
            for place, listener in enumerate([one for one in self.listeners if one.seat is None]):
                if place % CROWD == CROWD - 1:
                    await asyncio.sleep(0.005)
                if listener in self.listeners and self.match is not None:
                    self.show_spectator(listener, packed)

    def show_spectator(self, listener: Listener, packed: dict[tuple[int, int], bytes]) -> None:
        """Who has not read the last moment yet is shown a later one; what is not stored yet is shown to nobody."""
        if self.writing or listener.line.clogged():
            self.crowd_waits = True
            return
        match = self.started()
        seen = match.story.seen[None]
        key = (min(listener.told, seen), match.length)
        if key not in packed:
            packed[key] = PACK.encode(self.moment(None, key[0]))
        listener.told = seen
        listener.send(packed[key])

    def info(self, player: str | None) -> TableInfo:
        """The seed of a finished game is told when its last answer is stored, not before."""
        found = super().info(player)
        return msgspec.structs.replace(found, seed=None) if self.writing else found

    # What people say

    async def answer(self, seat: int, number: int, answer: int) -> None:
        async with self.lock:
            match = self.current(seat, number)
            refusal = match.table.refusal(answer, seat)
            if refusal is not None:
                raise refusal
            await self.enter(log_of.ANSWER, seat, answer)

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

    async def undo(self, seat: int, number: int) -> None:
        """Takes the last answer back if that is free, else asks the others."""
        async with self.lock:
            match = self.current(seat, number)
            if match.table.over:
                raise Denied("E_NO_UNDO", "the game is over, and its seed is known: nothing can be taken back")
            last = match.last(seat)
            if last is not None and match.free_undo(seat):
                self.check_undos(match, seat)
                await self.enter(log_of.UNDO, seat, last)
                return
            if last is None or match.takeback is not None:
                raise Denied("E_NO_UNDO")
            self.beg(seat, last)
            await self.enter(log_of.ASK, seat, 0)
            await self.take_back_if_agreed()

    def beg(self, seat: int, answer: int) -> None:
        """The others are asked once about an answer, however often the seat would like to."""
        played = self.started().played[answer]
        if self.begged.get(seat) is played:
            raise Denied("E_ASKED")
        self.begged[seat] = played

    async def withdraw(self, seat: int, number: int) -> None:
        async with self.lock:
            begun = self.current(seat, number).withdrawn(seat)
            if begun is None:
                raise Denied("E_NO_DRAFT")
            self.check_undos(self.started(), seat)
            await self.enter(log_of.UNDO, seat, begun)

    def check_undos(self, match: Match, seat: int) -> None:
        if match.undos[seat] >= MOST_UNDOS:
            raise Denied("E_UNDOS", most=MOST_UNDOS)

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
            last = match.last(takeback.seat)
            assert last is not None
            await self.enter(log_of.TAKEBACK, takeback.seat, last)

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

    async def say(self, player: Player, seat: int | None, text: str) -> None:
        """A line of chat; whoever opens many windows says no more than others."""
        if len(self.chatter) > CHAT_SHOWN:
            self.chatter.clear()
        if not self.chatter.setdefault(player.id, Allowance(CHAT_RATE, 5.0)).take():
            raise Denied("E_RATE")
        if len(self.chat) >= LONGEST_CHAT:
            raise Denied("E_TOO_MANY", f"the chat of this table is full: it has {LONGEST_CHAT} lines")
        async with self.lock:
            line = await self.stored_line(self.called(player, seat), player.id, seat, text)
            self.chat.append(line)
            self.spread(ChatNews([line]))

    def called(self, player: Player, seat: int | None) -> str:
        """The name of whoever speaks: that of the seat, or one that nobody at the table has."""
        if seat is not None and self.seats[seat].player == player.id:
            return self.seats[seat].name
        taken = {likeness(row.name) for row in self.seats if row.kind != "open"}
        return f"{player.name} (?)" if likeness(player.name) in taken else player.name

    async def stored_line(self, name: str, player: str, seat: int | None, text: str) -> ChatLine:
        """Who spoke on another node at the same moment comes first."""
        while True:
            line = ChatLine(len(self.chat), name, seat, text, time.time(), player)
            columns = {"number": line.number, "seat": seat, "name": name, "text": text, "at": line.at, "player": player}
            notice = self.hall.nodes.notice("chat", self.row.id)
            try:
                await self.hall.store.write((ADD_CHAT, {"table": self.row.id, **columns}), notice=notice)
                return line
            except Lost:
                await self.hear()

    async def let_pass(self, seat: int, until: Until) -> None:
        async with self.lock:
            self.let_by.pop(seat, None)
            if until == "spell" and (self.match is None or self.match.interrupted(seat) is None):
                raise Denied("E_STALE")
            self.seats[seat].passing = until
            if self.match is not None:
                self.end_passes(self.match)
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

    async def point(self, seat: int, number: int, thing: str, answers: list[int]) -> None:
        """Shows something to the partners of a seat; it is stored nowhere."""
        async with self.lock:
            if answers:
                self.current(seat, number)
            self.deliver_point(seat, thing, answers)
        shown = " ".join([str(seat), thing, *map(str, answers)])
        self.hall.nodes.tell("point", self.row.id, shown)

    def deliver_point(self, seat: int, thing: str, answers: list[int]) -> None:
        match, sides = self.started(), self.game.sides(self.row.players)
        mates = [mate for mate in range(self.row.players) if mate != seat and sides[mate] == sides[seat]]
        for listener in self.listeners:
            mate = listener.seat
            if mate is not None and mate in mates and mate in self.seats_of(listener.player):
                listener.send(PACK.encode(match.pointed(seat, mate, thing, answers)))

    def deliver_nudge(self, seat: int, by: str) -> None:
        for listener in self.listeners:
            if listener.seat == seat and by not in listener.deaf:
                listener.send(PACK.encode(Nudged(seat)))

    # The log

    def current(self, seat: int, number: int) -> Match:
        match = self.started()
        if number != match.number(seat):
            raise Denied("E_STALE")
        return match

    async def enter(self, kind: int, seat: int, answer: int) -> None:
        """Applies an entry, stores it, and shows what it changed; if it cannot be stored, nothing has happened."""
        match = self.started()
        entry = Entry(match.length, kind, seat, answer, time.time())
        self.writing = True
        try:
            change = match.apply(entry)
            statements = [entry_row(self.row.id, entry)]
            if takes_back(entry) and match.memory is not None:
                statements.append(memory_row(self.row.id, entry.number, match.memory))
            ended = self.end_passes(match)
            statements += [seat_change(self.seats[seat]) for seat in ended]
            if self.follow(entry.at, change.public):
                statements.append(table_change(self.row))
            elif change.public:
                self.hall.lagging.add(self)
            letters = self.letters([*change.viewers, *(seat for seat in ended if seat not in change.viewers)])
            notice = self.hall.nodes.entry_notice(self.row.id, entry, change.public)
            await self.hall.store.write(*statements, notice=notice)
        except BaseException as error:
            self.writing = False
            await self.reload()
            if isinstance(error, Lost):
                raise Denied("E_STALE") from None
            raise
        self.writing = False
        self.send(letters)
        self.after_entry(entry, change.public)
        if (match.weight >= LONGEST_LOG or match.length >= MOST_ENTRIES) and not match.table.over:
            await self.enter(log_of.CLOSE, 0, 0)

    def follow(self, now: float, public: bool) -> bool:
        """Brings the table's row up to the match; True if the database has to know it at once.

        The rest may come a little later: who is asked follows from the log, and a time that is too early does no harm.
        """
        match = self.started()
        row = self.row
        was = row.due
        row.asked, row.due = list(match.since), self.due_time(now)
        row.moved = now if public else row.moved
        if match.table.over:
            outcome = match.table.outcome
            assert outcome is not None
            row.state, row.outcome = "over", outcome.document()
        if was is None or row.due is None:
            return match.table.over or was is not row.due
        return match.table.over or row.due < was

    def due_time(self, now: float) -> float | None:
        """When the server itself has to act here, in whole seconds."""
        if self.only_people() or self.resting():
            return None
        match = self.started()
        if any(self.seats[seat].kind == "bot" or self.driver.passes(seat) for seat in match.since):
            return float(int(now))
        if match.limit is None or not match.since:
            return None
        return float(int(min(match.since.values()) + match.limit))

    def end_passes(self, match: Match) -> list[int]:
        """Who lets things pass until something is over, or until the next turn of their own, is asked again then."""
        ended = [row.seat for row in self.seats if self.has_passed(match, row)]
        for seat in ended:
            self.seats[seat].passing = "ask"
            self.let_by.pop(seat, None)
        return ended

    def has_passed(self, match: Match, row: SeatRow) -> bool:
        """What a seat wanted to let pass has; what that is every server finds out when it first hears of the wish."""
        if row.passing == "turn" and row.seat in match.since:
            asked = match.asked(row.seat)
            return asked is not None and not asked.stack.question().window
        if row.passing != "spell":
            return False
        found = self.let_by.get(row.seat) or match.interrupted(row.seat)
        if found is None or not match.under_way(found):
            return True
        self.let_by[row.seat] = found
        return False

    def after_entry(self, entry: Entry, public: bool) -> None:
        self.touched = time.time()
        if public:
            self.hall.table_changed(self)
        else:
            self.hall.ask_program(self, self.seats[entry.seat].player)
        if self.started().table.over:
            self.show_table()
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
            self.chat += lines
            self.spread(ChatNews(lines))
        if self.match is None and self.row.state != "open":
            self.match = await self.played(entries)
            self.show(self.match.viewers)
        elif self.match is not None:
            for entry in entries:
                self.follow_entry(self.match, entry)
            self.end_passes(self.match)  # somebody may have begun to let something pass

    def heard(self, entry: Entry) -> bool:
        """Takes what another node has stored and told; False if something before it is missing here."""
        if self.match is None or entry.number > self.match.length:
            return False
        if entry.number == self.match.length:
            self.follow_entry(self.match, entry)
        return True

    def follow_entry(self, match: Match, entry: Entry) -> None:
        change = match.apply(entry)
        self.end_passes(match)
        self.follow(entry.at, change.public)
        self.show(change.viewers)
        self.after_entry(entry, change.public)

    async def store_seats(self, *seats: int) -> None:
        """Stores changed seats and the table's row; `Lost` if another server has changed them first."""
        if self.match is not None:
            self.row.due = self.due_time(time.time())
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
