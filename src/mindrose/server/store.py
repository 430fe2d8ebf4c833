"""Writing to the database, many moves in one commit: whoever waits for a write goes on when it is on the disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mindrose.server.arrivals import Arrivals
from mindrose.server.changes import Change, Statement, Written
from mindrose.server.database import is_shared, open_file
from mindrose.server.problems import Denied
from mindrose.server.rows import ENTRY_COLUMNS, EntryRow

log = logging.getLogger("mindrose.server")
Statements = list[tuple[sa.Executable, list[dict[str, Any]]]]
Enter = Callable[[sa.Connection, list[EntryRow]], None]
ADD_ENTRY = f"INSERT INTO entries ({ENTRY_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)"  # as PostgreSQL is told
# Seconds in which changes come together before a commit; more do while one is under way. A file is quick to write to,
# each commit to another process costs a good deal.
GATHER = 0.001
GATHER_SHARED = 0.008
LAST_WRITES = 10.0  # seconds that a server which ends may still write
MOST = 500  # changes in one commit
NOTICES = 80  # in one announcement, which PostgreSQL limits to 8000 bytes


class Lost(Exception):
    """Somebody else has written this row first: read again, then decide again."""


class Store:
    """The one writer of this process. Changes that come while a commit runs share the next one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.announces = is_shared(engine)
        self.gather = GATHER_SHARED if self.announces else GATHER
        # An SQLite file is written by one thread of its own: a commit is one hop there and back, not one a statement.
        self.file = None if self.announces else FileWriter(str(engine.url.database))
        self.deeds: list[Callable[[], None]] = []  # what is done just before the next commit
        self.waiting: list[Change] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.commits = 0
        self.busy = False  # a commit is under way

    def start(self) -> None:
        if self.file is not None:
            self.file.start()
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """What is to be written is written first."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WRITES):
                while self.deeds or self.waiting or self.busy:
                    await asyncio.sleep(self.gather)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        if self.file is not None:
            self.file.close()

    async def write(
        self,
        *statements: Statement,
        guards: list[Statement] | None = None,
        notice: str = "",
        entries: list[EntryRow] | None = None,
    ) -> None:
        """Returns when all is durable; `Lost` if somebody else was first, `Denied` if storing failed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(list(statements), lambda error: settled(done, error), guards, notice, entries)
        await done

    def submit(
        self,
        statements: list[Statement],
        then: Written,
        guards: list[Statement] | None = None,
        notice: str = "",
        entries: list[EntryRow] | None = None,
    ) -> None:
        """The same for who does not wait, but is told."""
        self.waiting.append(Change(statements, entries or [], guards or [], notice, then))
        self.wake.set()

    def before_commit(self, deed: Callable[[], None]) -> None:
        """Does something that will write, when the next commit is made: whatever came until then is done in a row.

        A way that was just gone is quicker to go.
        """
        self.deeds.append(deed)
        self.wake.set()

    async def run(self) -> None:
        while True:
            await self.wake.wait()
            await asyncio.sleep(self.gather)
            self.busy = True
            self.wake.clear()
            deeds, self.deeds = self.deeds, []  # what they bring about may be the next of them
            for deed in deeds:
                try:
                    deed()
                except Exception:
                    log.exception("what was to be written failed")
            batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            if self.waiting:
                self.wake.set()
            if batch:
                await self.commit(batch)
            self.busy = False

    async def commit(self, batch: list[Change]) -> None:
        try:
            lost = await self.together(batch)
        except SQLAlchemyError:
            await self.one_by_one(batch)
        except Exception as error:
            report(error)
            self.settle(batch, lambda: Denied("E_STORAGE"))
        else:
            self.settle(lost, Lost)
            self.settle([change for change in batch if change not in lost] if lost else batch, None)

    async def one_by_one(self, batch: list[Change]) -> None:
        """One change that cannot be written does not take the others with it."""
        for change in batch:
            try:
                lost = await self.together([change])
            except IntegrityError:
                self.settle([change], Lost)
            except Exception as error:
                report(error)
                self.settle([change], lambda: Denied("E_STORAGE"))
            else:
                self.settle([change], Lost if lost else None)

    async def together(self, batch: list[Change]) -> list[Change]:
        """One commit; gives the changes that were lost."""
        self.commits += 1
        if self.file is not None:
            return await self.file.write(batch)
        async with self.engine.begin() as connection:
            lost = await connection.run_sync(carry_out, batch, add_entries)
            await self.announce(connection, [change.notice for change in batch if change.notice and change not in lost])
        return lost

    async def announce(self, connection: AsyncConnection, notices: list[str]) -> None:
        for start in range(0, len(notices), NOTICES):
            text = "\n".join(notices[start : start + NOTICES])
            await connection.execute(sa.text("SELECT pg_notify('mindrose', :text)"), {"text": text})

    def settle(self, batch: list[Change], error: Callable[[], Exception] | None) -> None:
        for change in batch:
            try:
                change.then(None if error is None else error())
            except Exception:
                log.exception("what follows a commit failed")


def report(error: Exception) -> None:
    """Names the kind of failure only: the text of a driver's error may hold what was to be kept secret."""
    cause = getattr(error, "orig", None) or error
    log.error("a commit failed: %(error)s", {"error": type(cause).__name__})


def settled(done: asyncio.Future[None], error: Exception | None) -> None:
    """Lets somebody who waits go on, if they still do."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


class FileWriter:
    """The one connection that writes to an SQLite file, in a thread of its own."""

    def __init__(self, path: str) -> None:
        self.thread = ThreadPoolExecutor(1, "writer")
        self.engine = open_file(path)
        self.connection: sa.Connection | None = None
        self.arrivals = Arrivals()

    def start(self) -> None:
        """A server that was killed may have left arrivals."""
        self.thread.submit(self.fold)

    async def write(self, batch: list[Change]) -> list[Change]:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.commit, batch)

    def opened(self) -> sa.Connection:
        if self.connection is None:
            self.connection = self.engine.connect()
        return self.connection

    def commit(self, batch: list[Change]) -> list[Change]:
        connection = self.opened()
        with connection.begin():
            lost = carry_out(connection, batch, self.arrivals.append)
        if self.arrivals.are_many():
            self.thread.submit(self.fold)  # the next thing it does: nobody of this commit waits for it
        return lost

    def fold(self) -> None:
        """Nothing is lost if it fails; it is tried again when as many more have gathered."""
        try:
            connection = self.opened()
            with connection.begin():
                self.arrivals.fold(connection)
        except Exception as error:
            report(error)

    def close(self) -> None:
        self.thread.submit(self.leave).result()
        self.thread.shutdown()
        self.engine.dispose()

    def leave(self) -> None:
        if self.connection is not None:
            self.connection.close()


def carry_out(connection: sa.Connection, batch: list[Change], enter: Enter) -> list[Change]:
    """Statements of one kind go to the database as one call with many rows; guarded changes go by themselves.

    Gives the changes that a guard has stopped: nothing of them is written.
    """
    lost: list[Change] = []
    free: list[Change] = []
    for change in batch:
        if not change.guards:
            free.append(change)
        elif all(connection.execute(*guard).rowcount == 1 for guard in change.guards):
            execute(connection, [change], enter)
        else:
            lost.append(change)
    execute(connection, free, enter)
    return lost


def execute(connection: sa.Connection, batch: list[Change], enter: Enter) -> None:
    """Entries first: a table that goes takes along what came to it in the same commit."""
    rows = [row for change in batch for row in change.entries]
    if rows:
        enter(connection, rows)
    for statement, values in gathered(batch):
        connection.execute(statement, values)


def add_entries(connection: sa.Connection, rows: list[EntryRow]) -> None:
    """Into the logs themselves, where the key lets one of each number in."""
    connection.exec_driver_sql(ADD_ENTRY, rows)


def gathered(batch: list[Change]) -> Statements:
    """The statements of all changes, each once, with its rows in their order."""
    found: Statements = []
    places: dict[int, list[dict[str, Any]]] = {}
    for change in batch:
        for statement, row in change.statements:
            rows = places.get(id(statement))
            if rows is None:
                rows = places[id(statement)] = []
                found.append((statement, rows))
            rows.append(row)
    return found
