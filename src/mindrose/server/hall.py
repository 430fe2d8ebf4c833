"""The hall: all tables, those that are in memory, the lobby, and the streams of everybody who listens."""

from __future__ import annotations

import asyncio
import re
import time
from collections import defaultdict
from contextlib import suppress
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from mindrose.kernel.errors import BadContent, MindroseError, NoPack
from mindrose.kernel.game import Game
from mindrose.server import lessons, schema
from mindrose.server.archive import Archive
from mindrose.server.blocks import Blocks
from mindrose.server.caretaker import Caretaker
from mindrose.server.config import Config
from mindrose.server.entries import Entry
from mindrose.server.fairness import Promises, stirred
from mindrose.server.line import Line
from mindrose.server.listener import Listener
from mindrose.server.live import LiveTable
from mindrose.server.making import (
    LONGEST_SEED,
    blank_row,
    bring_pack,
    check_size,
    game_of,
    pack_row,
    played_entries,
    settle_options,
    take_record,
)
from mindrose.server.metrics import Metrics
from mindrose.server.nodes import nodes_of
from mindrose.server.people import Player
from mindrose.server.problems import Denied
from mindrose.server.rows import (
    ADD_SEAT,
    ADD_TABLE,
    MOST_PUBLIC,
    UNFINISHED,
    SeatRow,
    TableRow,
    entry_row,
    fields,
    info,
    read_abandoned,
    read_seats,
    read_tables,
    removal,
    room_for,
    table_follows,
    with_people,
)
from mindrose.server.scene import Scene
from mindrose.server.seats import free_seat, new_seats
from mindrose.server.store import Lost, Store
from mindrose.server.thinking import Thinking
from mindrose.server.tolls import Tolls
from mindrose.server.wire import Blocked, Gone, Lobby, NewSeat, NewTable, TableInfo, TableNews

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")
SIGNED_OFF: Final = 4401  # why a socket is closed: who opened it has logged out
LOBBY_SIZE: Final = 60
MINE_SIZE: Final = 200
MOST_ALONE: Final = 10  # tables of one host at which bots are left alone
MOST_FINISHED: Final = 200  # of one host, at which nobody else sat


class Hall:
    """One per server."""

    def __init__(self, config: Config, engine: AsyncEngine, store: Store) -> None:
        self.config = config
        self.engine = engine
        self.store = store
        self.thinking = Thinking(config.thinkers)
        self.archive = Archive()
        self.metrics = Metrics()
        self.tolls = Tolls(config.share)
        self.nodes = nodes_of(self, config.database)
        self.live: dict[str, LiveTable] = {}
        self.slice = asyncio.Lock()  # held by whoever plays a piece of a log: between two of them others have a turn
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.streams: dict[str, set[Listener]] = defaultdict(set)
        self.programs: set[str] = set()  # those of the streams that are programs
        self.lagging: set[Scene] = set()  # tables whose row in the database is behind their log
        self.promises = Promises(engine)
        self.making: WeakValueDictionary[str, asyncio.Lock] = (
            WeakValueDictionary()
        )  # by host, while somebody makes a table
        self.visits: dict[str, set[Line]] = defaultdict(set)  # open sockets, by session and by player
        self.blocks = Blocks(engine)
        self.lobby_changed = False
        self.caretaker = Caretaker(self)

    async def start(self) -> None:
        self.store.start()
        await self.nodes.start()
        self.caretaker.start()

    async def stop(self) -> None:
        await self.caretaker.stop()
        for table in self.live.values():
            table.driver.stop()
        with suppress(Denied):
            await self.catch_up()
        await self.thinking.stop()
        await self.archive.stop()
        await self.nodes.stop()
        await self.store.stop()

    async def catch_up(self) -> None:
        """Writes the rows that are behind."""
        lagging, self.lagging = self.lagging, set()
        try:
            if lagging:
                await self.store.write(*(table_follows(table.row) for table in lagging))
        except Denied:
            self.lagging |= lagging
            raise

    # Looking

    async def lobby(self, player: Player | None) -> list[TableInfo]:
        """Tables that wait for players come first; where bots play among themselves nobody is shown in."""
        columns = schema.tables.c
        wanted = sa.or_(columns.state == "open", sa.and_(columns.state == "playing", with_people()))
        return await self.infos(sa.and_(columns.public, wanted), LOBBY_SIZE, player, columns.state != "open")

    async def mine(self, player: Player) -> list[TableInfo]:
        seats = sa.select(schema.seats.c.table).where(schema.seats.c.player == player.id)
        mine = sa.or_(schema.tables.c.id.in_(seats), schema.tables.c.host == player.id)
        return await self.infos(sa.and_(mine, schema.tables.c.lesson.is_(None)), MINE_SIZE, player)

    async def infos(
        self,
        condition: sa.ColumnElement[bool],
        most: int,
        player: Player | None,
        *first: sa.ColumnElement[Any],
    ) -> list[TableInfo]:
        rows = await read_tables(self.engine, condition, most, *first)
        seats = await read_seats(self.engine, [row.id for row in rows])
        viewer = None if player is None else player.id
        return [
            self.live[row.id].info(viewer) if row.id in self.live else info(row, seats[row.id], viewer, set())
            for row in rows
        ]

    async def info(self, table_id: str, player: Player | None) -> TableInfo:
        return (await self.table(table_id)).info(None if player is None else player.id)

    async def table(self, table_id: str) -> LiveTable:
        """A table in memory; it is read from the database if it is not there yet."""
        if ID.fullmatch(table_id) is None:  # what cannot be an address does not reach the database
            raise Denied("E_NO_TABLE")
        found = self.live.get(table_id)
        if found is not None:
            found.touched = time.time()  # whoever asks for it is about to come
            return found
        if table_id not in self.loading:
            task = asyncio.create_task(self.load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def load(self, table_id: str) -> LiveTable:
        row, seats = await self.read(table_id)
        game = game_of(row.game)
        await bring_pack(self.engine, game, row.options)
        table = LiveTable(self, game, row, seats)
        await table.load()
        table = self.live.setdefault(table_id, table)
        self.nodes.tell("who", table_id)
        table.driver.plan()
        return table

    async def read(self, table_id: str) -> tuple[TableRow, list[SeatRow]]:
        rows = await read_tables(self.engine, schema.tables.c.id == table_id, 1)
        if not rows:
            raise Denied("E_NO_TABLE")
        return rows[0], (await read_seats(self.engine, [table_id]))[table_id]

    def drop(self, table: LiveTable) -> None:
        """Lets go of a table that cannot be trusted any more; whoever looked at it comes back and it is read anew."""
        self.live.pop(table.row.id, None)
        self.lagging.discard(table)
        table.driver.stop()
        self.nodes.release(table.row.id)
        for listener in list(table.listeners):
            listener.line.transport.abort()

    async def reread(self, table: LiveTable) -> None:
        table.row, table.seats = await self.read(table.row.id)

    async def record(self, table_id: str) -> bytes:
        """The record of a finished game: whoever has it knows the seed."""
        table = await self.finished(table_id)
        return await self.archive.record(table_id, table.started().table)

    async def finished(self, table_id: str) -> LiveTable:
        table = await self.table(table_id)
        if table.row.state != "over" or table.writing:
            raise Denied("E_NOT_OVER")
        return table

    async def steps(self, table_id: str, seat: int | None, first: int, count: int) -> bytes:
        """A finished game answer by answer, as one seat saw it."""
        table = await self.finished(table_id)
        if seat is not None and not 0 <= seat < table.row.players:
            raise Denied("E_SEAT_UNKNOWN")
        return await self.archive.steps(table_id, await self.record(table_id), seat, first, count)

    # Making

    async def create(self, player: Player, new: NewTable) -> TableInfo:
        """The tables of one host are made one after another: between them everybody else has a turn."""
        async with self.making.setdefault(player.id, asyncio.Lock()):
            return await self.made(player, new)

    async def made(self, player: Player, new: NewTable) -> TableInfo:
        game = game_of(new.game)
        row, answers = await self.set_up(game, player, new)
        own = next((seat for seat, wish in enumerate(new.seats) if wish.kind == "person"), None)
        if own is not None and row.state == "open":
            row.seed = stirred(row.seed, own, new.salt, LONGEST_SEED)
        seats = new_seats(row.id, new.seats, player)
        if row.state == "over":
            seats = [free_seat(row.id, seat) for seat in range(row.players)]
        elif all(seat.kind != "open" for seat in seats):
            row.state = "playing"
        return await self.place(row, seats, answers, player)

    async def teach(self, player: Player, game_id: str, lesson_id: str) -> TableInfo:
        """A table for a lesson: the player, and a bot in every other seat."""
        async with self.making.setdefault(player.id, asyncio.Lock()):
            return await self.taught(player, game_of(game_id), lesson_id)

    async def taught(self, player: Player, game: Game, lesson_id: str) -> TableInfo:
        prepared = lessons.prepared(game, lesson_id)
        await self.leave_lessons(player)
        new = NewTable(game.id, [NewSeat("person"), *[NewSeat("bot", "medium")] * (prepared.players - 1)])
        row = blank_row(game, player, new)
        settle_options(game, row, prepared.options)
        row.state, row.lesson = "playing", lesson_id
        row.start, row.seed = prepared.start, prepared.seed
        seats = new_seats(row.id, new.seats, player)
        return await self.place(row, seats, played_entries(prepared, row.created), player)

    async def leave_lessons(self, player: Player) -> None:
        """One lesson at a time: those that were left in the middle go."""
        columns = schema.tables.c
        begun = sa.and_(columns.host == player.id, columns.state == "playing", columns.lesson.is_not(None))
        for row in await read_tables(self.engine, begun, UNFINISHED):
            with suppress(MindroseError):  # one of rules that have changed since cannot be left, and need not be
                if (await self.table(row.id)).seats_of(player.id):
                    await self.remove(await self.table(row.id))

    async def set_up(self, game: Game, player: Player, new: NewTable) -> tuple[TableRow, list[Entry]]:
        """The row of a new table, and the answers that a record brings along."""
        row = blank_row(game, player, new)
        if new.promise:
            row.seed = await self.promises.take(new.promise, player.id)
        if new.record is not None:
            check_size(new.record)
            found = await self.archive.checked(new.record)
            return row, await asyncio.to_thread(take_record, game, row, new, found)
        try:
            row.players = game.checked_players(len(new.seats))
        except MindroseError as error:
            raise Denied("E_PLAYERS", str(error), least=game.players_min, most=game.players_max) from None
        try:
            settle_options(game, row, game.checked_options(dict(new.options)))
            game.new(row.players, row.seed, **row.options)
        except (BadContent, NoPack) as error:
            raise Denied("E_OPTION", str(error), pack=str(new.options["pack"])) from None
        except MindroseError as error:
            raise Denied("E_OPTION", str(error)) from None
        return row, []

    async def place(self, row: TableRow, seats: list[SeatRow], answers: list[Entry], player: Player) -> TableInfo:
        """Stores a new table and shows it where it belongs."""
        table = LiveTable(self, game_of(row.game), row, seats)
        table.brought = answers
        if row.state != "open":
            row.started = row.created
            await table.begin()
            table.due.follow(row.created, True)
        try:
            await self.store.write(
                (ADD_TABLE, fields(row)),
                *((ADD_SEAT, fields(seat)) for seat in seats),
                *pack_row(table.game, row),
                entries=[entry_row(row.id, entry) for entry in answers],
                guards=room_for(row),
                notice=self.nodes.notice("table", row.id),
            )
        except Lost:
            most = MOST_PUBLIC if row.public else UNFINISHED
            raise Denied("E_TOO_MANY", most=most) from None
        await self.clear_away(player.id)
        table = self.live.setdefault(row.id, table)
        self.table_changed(table)
        table.driver.plan()
        return table.info(player.id)

    # Going

    async def clear_away(self, host: str) -> None:
        """Tables where bots are left alone, and finished ones where nobody else sat: a host has so many, the newest."""
        found = await read_abandoned(self.engine, host, MOST_ALONE + MOST_FINISHED + UNFINISHED)
        alone = [table_id for table_id, state in found if state == "playing"]
        for table_id in alone[MOST_ALONE:]:
            table = self.live.get(table_id)
            if table is None or not table.here():
                await self.remove_stored([table_id])
        finished = [table_id for table_id, state in found if state == "over"]
        await self.remove_stored(finished[MOST_FINISHED:])

    async def remove(self, table: LiveTable) -> None:
        """A table goes with all that is stored of it. The caller holds its lock, or nobody can be there."""
        await self.remove_stored([table.row.id])

    async def remove_stored(self, ids: list[str]) -> None:
        """Tables go, from the database, the memory and the screens of all who look at them."""
        for table_id in ids:
            await self.store.write(*removal(table_id, self.store.announces), notice=self.nodes.notice("gone", table_id))
            self.forget(table_id)
            self.metrics.removed += 1

    def forget(self, table_id: str) -> None:
        """Whoever looks at a table that has gone is told so."""
        table = self.live.pop(table_id, None)
        self.lobby_changed = True
        if table is None:
            return
        self.lagging.discard(table)
        table.driver.stop()
        self.nodes.release(table_id)
        packed = msgspec.json.encode(Gone(table_id))
        players = {seat.player for seat in table.seats} | {table.row.host}
        streams = [stream for player in players if player in self.streams for stream in self.streams[player]]
        for listener in [*table.listeners, *streams]:
            listener.send(packed)

    # Visits

    def visit(self, line: Line, *whose: str) -> None:
        for key in whose:
            self.visits[key].add(line)

    def depart(self, line: Line, *whose: str) -> None:
        for key in whose:
            self.visits[key].discard(line)
            if not self.visits[key]:
                del self.visits[key]

    def end_visits(self, whose: str, everywhere: bool = True) -> None:
        """The sockets of a session that has ended, or of a player who is no more, are closed."""
        for line in list(self.visits.get(whose, ())):
            line.hang_up(SIGNED_OFF)
        if whose and everywhere:
            self.nodes.tell("ended", whose)

    def blocked(self, player: str, blocked: list[Blocked]) -> list[Blocked]:
        """Those who look on hear from now on what they want to hear."""
        deaf = frozenset(one.id for one in blocked)
        for table in self.live.values():
            for listener in table.listeners:
                if listener.player == player:
                    listener.deaf = deaf
        return blocked

    # Listening

    def table_changed(self, table: Scene) -> None:
        """Tells the streams of those who sit here, and the lobby if it is concerned; a lesson is nobody's game."""
        if table.row.lesson is not None or not (self.streams or table.row.public):
            return
        if table.row.public:
            self.lobby_changed = True
        for player in {seat.player for seat in table.seats if seat.player in self.streams}:
            assert player is not None
            self.tell_player(table, player)
            self.ask_program(table, player)

    def tell_player(self, table: Scene, player: str) -> None:
        if player in self.streams:
            packed = msgspec.json.encode(TableNews(table.info(player)))
            for listener in self.streams[player]:
                listener.send(packed)

    def ask_program(self, table: Scene, player: str | None) -> None:
        """Puts the open questions of a table to a player that is a program."""
        if player is None or player not in self.programs or table.match is None:
            return
        for seat in table.seats_of(player):
            if seat in table.started().since and not table.windows.passes(seat):
                packed = msgspec.json.encode(table.question_to(seat))
                for listener in self.streams[player]:
                    listener.send(packed)

    async def listen(self, player: Player, listener: Listener) -> None:
        """A stream begins: the lobby, and for a program all that it is asked already."""
        self.streams[player.id].add(listener)
        if player.owner is not None:
            self.programs.add(player.id)
        listener.send(msgspec.json.encode(Lobby(await self.lobby(player))))
        for found in await self.mine(player):
            listener.send(msgspec.json.encode(TableNews(found)))
            if player.owner is not None and found.state == "playing":
                with suppress(MindroseError):
                    self.ask_program(await self.table(found.id), player.id)

    def unlisten(self, player: Player, listener: Listener) -> None:
        self.streams[player.id].discard(listener)
        if not self.streams[player.id]:
            del self.streams[player.id]
            self.programs.discard(player.id)

    async def hear(self, table_id: str, kind: str = "table", entry: Entry | None = None) -> None:
        """Another node has changed a table; of entries and chat, those who may know of them are told.

        The entry that was told with the news is all that is needed where nothing is missing before it.
        """
        table = self.live.get(table_id)
        if table is None and table_id in self.loading:
            table = await self.table(table_id)
        if table is None and kind == "draft":
            return
        if table is None:
            self.lobby_changed = True
            await self.hear_for_streams(table_id)
            return
        async with table.lock:
            if entry is not None and table.heard(entry):
                return
            await self.reread(table)
            table.reseat()
            await table.hear()
            if kind == "table":
                table.show_table()
                if table.match is not None:
                    table.show(table.match.viewers)
                self.table_changed(table)
        table.driver.plan()

    async def hear_for_streams(self, table_id: str) -> None:
        if self.streams:
            seats = (await read_seats(self.engine, [table_id]))[table_id]
            if any(seat.player in self.streams for seat in seats):
                with suppress(MindroseError):
                    self.table_changed(await self.table(table_id))
