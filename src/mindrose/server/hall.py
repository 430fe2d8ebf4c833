"""The hall: all tables, those that are in memory, the lobby, and the streams of everybody who listens."""

from __future__ import annotations

import asyncio
import re
import time
from collections import defaultdict
from contextlib import suppress
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from mindrose.kernel.errors import BadContent, MindroseError, NoPack
from mindrose.kernel.game import Game
from mindrose.server import lessons, schema
from mindrose.server.caretaker import Caretaker
from mindrose.server.config import Config
from mindrose.server.entries import Entry
from mindrose.server.fairness import Promises, new_seed, stirred
from mindrose.server.listener import Listener
from mindrose.server.live import LiveTable
from mindrose.server.making import (
    LONGEST_SEED,
    blank_row,
    bring_pack,
    game_of,
    new_id,
    pack_row,
    played_entries,
    settle_options,
    take_record,
)
from mindrose.server.nodes import nodes_of
from mindrose.server.people import Player
from mindrose.server.problems import Denied
from mindrose.server.replaying import replay_steps
from mindrose.server.rows import (
    ADD_SEAT,
    ADD_TABLE,
    SeatRow,
    TableRow,
    entry_row,
    fields,
    info,
    read_seats,
    read_tables,
    table_follows,
)
from mindrose.server.seats import away, bot_seat, free_seat, new_seat, open_seat, person_seat, resigning_seat
from mindrose.server.store import Store
from mindrose.server.thinking import Thinking
from mindrose.server.wire import ChangeSeat, Join, Lobby, NewSeat, NewTable, Steps, TableInfo, TableNews

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")
LOBBY_SIZE: Final = 60
MINE_SIZE: Final = 200
UNFINISHED: Final = 60  # tables one player may host at a time


class Hall:
    """One per server."""

    def __init__(self, config: Config, engine: AsyncEngine, store: Store) -> None:
        self.config = config
        self.engine = engine
        self.store = store
        self.thinking = Thinking(config.thinkers)
        self.nodes = nodes_of(self, config.database)
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.streams: dict[str, set[Listener]] = defaultdict(set)
        self.programs: set[str] = set()  # those of the streams that are programs
        self.lagging: set[LiveTable] = set()  # tables whose row in the database is behind their log
        self.promises = Promises()
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
        condition = sa.and_(schema.tables.c.public, schema.tables.c.state != "over")
        return await self.infos(condition, LOBBY_SIZE, player)

    async def mine(self, player: Player) -> list[TableInfo]:
        seats = sa.select(schema.seats.c.table).where(schema.seats.c.player == player.id)
        mine = sa.or_(schema.tables.c.id.in_(seats), schema.tables.c.host == player.id)
        return await self.infos(sa.and_(mine, schema.tables.c.lesson.is_(None)), MINE_SIZE, player)

    async def infos(self, condition: sa.ColumnElement[bool], most: int, player: Player | None) -> list[TableInfo]:
        rows = await read_tables(self.engine, condition, most)
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

    async def record(self, table_id: str) -> str:
        """The record of a finished game: whoever has it knows the seed."""
        table = await self.finished(table_id)
        return await asyncio.to_thread(table.started().table.record().json)

    async def finished(self, table_id: str) -> LiveTable:
        table = await self.table(table_id)
        if table.row.state != "over" or table.writing:
            raise Denied("E_NOT_OVER")
        return table

    async def steps(self, table_id: str, seat: int | None, first: int, count: int) -> Steps:
        """A finished game answer by answer, as one seat saw it."""
        table = await self.finished(table_id)
        if seat is not None and not 0 <= seat < table.row.players:
            raise Denied("E_SEAT_UNKNOWN")
        return await asyncio.to_thread(replay_steps, table, seat, first, count)

    # Making and joining

    async def create(self, player: Player, new: NewTable) -> TableInfo:
        game = game_of(new.game)
        columns = schema.tables.c
        hosted = sa.and_(columns.host == player.id, columns.state != "over", columns.lesson.is_(None))
        if len(await read_tables(self.engine, hosted, UNFINISHED)) >= UNFINISHED:
            raise Denied("E_TOO_MANY", most=UNFINISHED)
        row, answers = await self.set_up(game, player, new)
        own = next((seat for seat, wish in enumerate(new.seats) if wish.kind == "person"), None)
        if own is not None and row.state == "open":
            row.seed = stirred(row.seed, own, new.salt, LONGEST_SEED)
        seats = [new_seat(row.id, seat, wish, player) for seat, wish in enumerate(new.seats)]
        if row.state == "over":
            seats = [free_seat(row.id, seat) for seat in range(row.players)]
        elif all(seat.kind != "open" for seat in seats):
            row.state = "playing"
        return await self.place(row, seats, answers, player)

    async def teach(self, player: Player, game_id: str, lesson_id: str) -> TableInfo:
        """A table for a lesson: the player, and a bot in every other seat."""
        game = game_of(game_id)
        prepared = lessons.prepared(game, lesson_id)
        await self.leave_lessons(player)
        new = NewTable(game_id, [NewSeat("person"), *[NewSeat("bot", "medium")] * (prepared.players - 1)])
        row = blank_row(game, player, new)
        settle_options(game, row, prepared.options)
        row.state, row.lesson = "playing", lesson_id
        row.start, row.seed = prepared.start, prepared.seed
        seats = [new_seat(row.id, seat, wish, player) for seat, wish in enumerate(new.seats)]
        return await self.place(row, seats, played_entries(prepared, row.created), player)

    async def leave_lessons(self, player: Player) -> None:
        """One lesson at a time: bots play on at those that were left in the middle."""
        columns = schema.tables.c
        begun = sa.and_(columns.host == player.id, columns.state == "playing", columns.lesson.is_not(None))
        for row in await read_tables(self.engine, begun, UNFINISHED):
            with suppress(MindroseError):  # one of rules that have changed since cannot be left, and need not be
                if (await self.table(row.id)).seats_of(player.id):
                    await self.leave(row.id, player)

    async def set_up(self, game: Game, player: Player, new: NewTable) -> tuple[TableRow, list[Entry]]:
        """The row of a new table, and the answers that a record brings along."""
        row = blank_row(game, player, new)
        if new.promise:
            row.seed = self.promises.take(new.promise, player.id)
        if new.record is not None:
            return row, await asyncio.to_thread(take_record, game, row, new)
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
            table.follow(row.created, True)
        await self.store.write(
            (ADD_TABLE, fields(row)),
            *((ADD_SEAT, fields(seat)) for seat in seats),
            *(entry_row(row.id, entry) for entry in answers),
            *pack_row(table.game, row),
            notice=self.nodes.notice("table", row.id),
        )
        table = self.live.setdefault(row.id, table)
        self.table_changed(table)
        table.driver.plan()
        return table.info(player.id)

    async def join(self, table_id: str, player: Player, wish: Join) -> TableInfo:
        """Takes an open seat; the game starts when the last one is taken."""
        table = await self.table(table_id)
        async with table.lock:
            if table.row.state == "over":
                raise Denied("E_STARTED")
            if table.row.state == "playing" and table.seats_of(player.id):
                raise Denied("E_ALREADY_SEATED", "nobody takes a second hand in the middle of a game")
            seat = open_seat(table, wish.seat, player)
            table.seats[seat] = person_seat(table_id, seat, player, wish.name)
            if table.row.state == "open":
                table.row.seed = stirred(table.row.seed, seat, wish.salt, LONGEST_SEED)
            await self.seats_changed(table, seat)
        return table.info(player.id)

    async def leave(self, table_id: str, player: Player) -> TableInfo:
        """Before the start the seat is free again; later a bot plays on."""
        table = await self.table(table_id)
        async with table.lock:
            mine = table.seats_of(player.id)
            if not mine:
                raise Denied("E_NOT_SEATED")
            for seat in mine:
                if table.row.state == "open":
                    table.seats[seat] = free_seat(table_id, seat)
                elif table.row.state == "playing":
                    table.seats[seat] = bot_seat(table_id, seat, "medium", table.seats[seat].name)
            await self.seats_changed(table, *mine)
        self.tell_player(table, player.id)
        return table.info(player.id)

    async def resign(self, table_id: str, player: Player, wanted: int | None) -> TableInfo:
        """Ends a game of two sides: the other side wins."""
        table = await self.table(table_id)
        async with table.lock:
            await table.resign(resigning_seat(table, wanted, player))
        return table.info(player.id)

    async def change_seat(self, table_id: str, player: Player, seat: int, wish: ChangeSeat) -> TableInfo:
        table = await self.table(table_id)
        async with table.lock:
            if table.row.host != player.id:
                raise Denied("E_NOT_HOST")
            if not 0 <= seat < len(table.seats):
                raise Denied("E_SEAT_UNKNOWN")
            if table.row.state == "over":
                raise Denied("E_STARTED")
            if table.row.state == "playing" and not away(table, seat, player):
                raise Denied("E_SEAT_TAKEN", "its player is here, or has not been away long enough")
            bot = wish.kind == "bot"
            table.seats[seat] = bot_seat(table_id, seat, wish.level) if bot else free_seat(table_id, seat)
            await self.seats_changed(table, seat)
        return table.info(player.id)

    async def start_table(self, table_id: str, player: Player) -> TableInfo:
        table = await self.table(table_id)
        async with table.lock:
            if table.row.host != player.id:
                raise Denied("E_NOT_HOST")
            if table.row.state != "open":
                raise Denied("E_STARTED")
            if any(seat.kind == "open" for seat in table.seats):
                raise Denied("E_OPEN_SEATS")
            await self.seats_changed(table)
        return table.info(player.id)

    async def seats_changed(self, table: LiveTable, *seats: int) -> None:
        """Stores seats, and starts the game when all are taken. The caller holds the table's lock."""
        if table.row.state == "open" and all(seat.kind != "open" for seat in table.seats):
            table.row.state, table.row.started = "playing", time.time()
            await table.begin()
            table.follow(time.time(), True)
        await table.store_seats(*seats)
        table.reseat()
        table.show_table()
        if table.match is not None:
            table.show(table.match.viewers)
        self.table_changed(table)
        table.driver.plan()

    async def rematch(self, table_id: str, player: Player) -> TableInfo:
        """A new table with the same people, options and bots; the old one shows the way to it."""
        table = await self.finished(table_id)
        async with table.lock:
            if not table.seats_of(player.id):
                raise Denied("E_NOT_SEATED")
            if table.row.next is not None:
                return await self.info(table.row.next, player)
            now = time.time()
            fresh = msgspec.structs.replace(
                table.row, id=new_id(), seed=new_seed(), start=None, host=player.id, state="open",
                created=now, started=None, moved=now, asked=[], due=None, outcome=None, next=None, lesson=None,
            )  # fmt: skip
            seats = [msgspec.structs.replace(seat, table=fresh.id, passing="ask") for seat in table.seats]
            if all(seat.kind != "open" for seat in seats):
                fresh.state = "playing"
            made = await self.place(fresh, seats, [], player)
            table.row.next = fresh.id
            await table.store_seats()
            table.show_table()
            return made

    # Listening

    def table_changed(self, table: LiveTable) -> None:
        """Tells the streams of those who sit here, and the lobby if it is concerned; a lesson is nobody's game."""
        if table.row.lesson is not None or not (self.streams or table.row.public):
            return
        if table.row.public:
            self.lobby_changed = True
        for player in {seat.player for seat in table.seats if seat.player in self.streams}:
            assert player is not None
            self.tell_player(table, player)
            self.ask_program(table, player)

    def tell_player(self, table: LiveTable, player: str) -> None:
        if player in self.streams:
            packed = msgspec.json.encode(TableNews(table.info(player)))
            for listener in self.streams[player]:
                listener.send(packed)

    def ask_program(self, table: LiveTable, player: str | None) -> None:
        """Puts the open questions of a table to a player that is a program."""
        if player is None or player not in self.programs or table.match is None:
            return
        for seat in table.seats_of(player):
            if seat in table.started().since and not table.driver.passes(seat):
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

    async def hear(self, table_id: str, kind: str = "table") -> None:
        """Another node has changed a table; of entries and chat, those who may know of them are told."""
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
