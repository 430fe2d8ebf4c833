"""The schema: made from nothing, brought up to date, and the same as the code says."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import AsyncEngine

from mindrose.server import database, schema
from mindrose.server.people import People
from mindrose.server.store import Lost
from tests.server.test_store import enter, entry, numbers, opened


def differences(connection: sa.Connection) -> list[Any]:
    def kept(thing: sa.schema.SchemaItem, *_: object) -> bool:
        return thing is not schema.arrivals or connection.dialect.name == "sqlite"

    compared = {"compare_type": True, "compare_server_default": True, "include_object": kept}
    return list(compare_metadata(MigrationContext.configure(connection, opts=compared), schema.metadata))


async def upgraded(address: str) -> AsyncEngine:
    engine = database.open_engine(address)
    await database.upgrade(engine)
    return engine


def test_from_nothing_the_schema_is_what_the_code_says(address: str) -> None:
    async def check() -> list[Any]:
        engine = await upgraded(address)
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(check()) == []


def test_an_upgrade_of_the_newest_changes_nothing(address: str) -> None:
    async def check() -> None:
        engine = await upgraded(address)
        guest, _ = await People(engine).welcome("Ann")
        before = time.monotonic()
        await database.upgrade(engine)
        assert time.monotonic() - before < 10
        async with engine.connect() as connection:
            names = (await connection.execute(sa.select(schema.players.c.name))).scalars().all()
            assert list(names) == [guest.name]
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    asyncio.run(check())


def test_nodes_that_start_together_upgrade_once(postgresql: str) -> None:
    async def check() -> None:
        engines = await asyncio.gather(*(upgraded(postgresql) for _ in range(4)))
        for engine in engines:
            await engine.dispose()

    asyncio.run(check())


def test_every_migration_can_be_undone(address: str) -> None:
    async def check() -> list[str]:
        engine = await upgraded(address)
        left = await downgraded(engine, "base")
        await engine.dispose()
        return left

    assert asyncio.run(check()) == ["alembic_version"]


@pytest.mark.parametrize("version", ["0001", "0005"])
def test_logs_of_an_earlier_version_go_on_after_the_upgrade(address: str, version: str) -> None:
    """What has arrived and is not folded yet comes along, on the way back, too."""

    async def check() -> None:
        async with opened(address) as (store, engine):
            await asyncio.gather(*(enter(store, number, table) for number in range(5) for table in "ba"))
        await downgraded(engine, version)
        async with engine.connect() as connection:
            kept = (await connection.execute(sa.select(schema.entries))).all()
        assert {tuple(row) for row in kept} == {entry(number, table) for number in range(5) for table in "ba"}
        async with opened(address) as (store, engine):
            assert await numbers(engine, "a") == await numbers(engine, "b") == list(range(5))
            with pytest.raises(Lost):
                await enter(store, 4)
            await enter(store, 5)
            assert await numbers(engine) == list(range(6))

    asyncio.run(check())


async def downgraded(engine: AsyncEngine, version: str) -> list[str]:
    """The database as a server of that version has left it; the names of its tables."""
    config = Config()
    config.set_main_option("script_location", str(database.MIGRATIONS))

    def down(connection: sa.Connection) -> list[str]:
        config.attributes["connection"] = connection
        command.downgrade(config, version)
        return sa.inspect(connection).get_table_names()

    async with engine.begin() as connection:
        return await connection.run_sync(down)
