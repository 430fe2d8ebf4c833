"""Opening the database, SQLite or PostgreSQL, and bringing its schema up to date."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from mindrose.kernel.errors import BadOption

MIGRATIONS = Path(__file__).parent / "migrations"


def engine_url(database: str) -> str:
    """The address with the driver in it; a bare path is an SQLite file."""
    if database.startswith(("postgresql://", "postgres://")):
        return "postgresql+asyncpg://" + database.split("://", 1)[1]
    if database.startswith("sqlite:///"):
        return "sqlite+aiosqlite:///" + database.removeprefix("sqlite:///")
    if "://" in database:
        raise BadOption("MINDROSE_DATABASE is postgresql://… or sqlite:///FILE")
    return f"sqlite+aiosqlite:///{database}"


def is_postgresql(database: str) -> bool:
    return engine_url(database).startswith("postgresql")


def is_shared(database: AsyncEngine | AsyncConnection) -> bool:
    """Whether other servers may write here too; where none does, what this one remembers is true."""
    return database.dialect.name == "postgresql"


def file_of(database: str) -> Path:
    """The SQLite file, in a folder that is there."""
    path = Path(engine_url(database).removeprefix("sqlite+aiosqlite:///"))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise not_writable(path, str(error.strerror)) from None
    return path


def not_writable(path: Path, why: str) -> BadOption:
    return BadOption(f"{path} cannot be written ({why}): give the server another file with --database")


@contextmanager
def sole_server(database: str) -> Iterator[None]:
    """An SQLite file has one server, because a table in memory is the only one; PostgreSQL is for several.

    The lock is held on a file beside it, and the system lets go of it when the process ends in whatever way.
    """
    if is_postgresql(database):
        yield
        return
    path = file_of(database)
    with closing(locked(path)):
        yield


def locked(path: Path) -> sqlite3.Connection:
    try:
        lock = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if "locked" not in str(error):
            raise not_writable(path, str(error)) from None
        told = f"another server is using {path}: end it, or give this one a file of its own with --database"
        raise BadOption(f"{told} (several servers share a database with postgresql://…)") from None
    return lock


def backup(database: str, target: Path) -> None:
    """A whole copy of an SQLite file as it is at one moment, while a server goes on writing to it."""
    if is_postgresql(database):
        raise BadOption("PostgreSQL has its own tool for this: pg_dump, and pg_restore to bring it back")
    source = file_of(database)
    if not source.is_file():
        raise BadOption(f"there is no database {source}")
    if target.exists():
        raise BadOption(f"{target} is there already: name another file")
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    copy(source, part)
    part.rename(target)


def restore(database: str, source: Path) -> None:
    """Puts a backup where a server finds it; what was there is kept beside it, with `.before` behind its name."""
    if is_postgresql(database):
        raise BadOption("PostgreSQL has its own tool for this: pg_restore")
    check_backup(source)
    target = file_of(database)
    with sole_server(database):
        if target.exists():
            kept = target.with_name(f"{target.name}.before")
            kept.unlink(missing_ok=True)
            copy(target, kept)
        for behind in ("", "-wal", "-shm"):
            target.with_name(target.name + behind).unlink(missing_ok=True)
        copy(source, target)


def check_backup(source: Path) -> None:
    if not source.is_file():
        raise BadOption(f"there is no file {source}")
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise BadOption(f"{source} is no backup of a server: {error}") from None
    if not sound:
        raise BadOption(f"{source} is damaged")


def copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)


def open_engine(database: str) -> AsyncEngine:
    url = engine_url(database)
    if is_postgresql(database):
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
    file_of(database)
    engine = create_async_engine(url, hide_parameters=True)
    sa.event.listen(engine.sync_engine, "connect", careful)
    return engine


def open_file(path: str) -> sa.Engine:
    """An SQLite file for one thread, without a loop."""
    engine = sa.create_engine(f"sqlite:///{path}", hide_parameters=True)
    sa.event.listen(engine, "connect", careful)
    return engine


def careful(connection: Any, _: object) -> None:
    """SQLite: readers beside the writer, and a commit is on the disk before it returns."""
    cursor = connection.cursor()
    for pragma in (
        "page_size=1024",
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=10000",
        "wal_autocheckpoint=20000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def upgrade(engine: AsyncEngine) -> None:
    """Brings the schema to the newest version, from any earlier one or from nothing."""
    async with engine.begin() as connection:
        if is_shared(engine):
            await connection.execute(
                sa.text("SELECT pg_advisory_xact_lock(7405)")
            )  # one node migrates, the others wait
        await migrate(connection)


async def migrate(connection: AsyncConnection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))

    def run(sync: sa.Connection) -> None:
        config.attributes["connection"] = sync
        command.upgrade(config, "head")

    await connection.run_sync(run)
