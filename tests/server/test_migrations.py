"""The schema: made from nothing, brought up to date, and the same as the code says."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import AsyncEngine

from mindrose.server import database, schema
from mindrose.server.people import People


def differences(connection: sa.Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, schema.metadata))


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
    from alembic import command
    from alembic.config import Config

    async def check() -> list[str]:
        engine = await upgraded(address)
        config = Config()
        config.set_main_option("script_location", str(database.MIGRATIONS))

        def down(connection: sa.Connection) -> list[str]:
            config.attributes["connection"] = connection
            command.downgrade(config, "base")
            return sa.inspect(connection).get_table_names()

        async with engine.begin() as connection:
            left = await connection.run_sync(down)
        await engine.dispose()
        return left

    assert asyncio.run(check()) == ["alembic_version"]
