"""Entries on their way into an SQLite file: each number of a log comes once, and none is lost between two places."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from mindrose.server import arrivals, database, schema
from mindrose.server.database import open_engine
from mindrose.server.rows import ADD_CHAT, read_chat, removal
from mindrose.server.store import Lost, Store
from tests.commands import FORKING
from tests.server.houses import played
from tests.server.test_store import NO_SUCH_TABLE, enter, entry, numbers, opened

FEW = 10


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few entries gather before they are folded."""
    monkeypatch.setattr(arrivals, "FOLD", FEW)


async def rest(store: Store) -> None:
    """What the writer has begun is done."""
    assert store.file is not None
    await asyncio.get_running_loop().run_in_executor(store.file.thread, lambda: None)


async def count(engine: AsyncEngine, table: sa.Table) -> int:
    async with engine.connect() as connection:
        return int(await connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0)


async def places(engine: AsyncEngine) -> tuple[int, int]:
    """How many entries are folded, and how many are not."""
    return await count(engine, schema.entries), await count(engine, schema.arrivals)


async def lines(engine: AsyncEngine) -> list[str]:
    async with engine.connect() as connection:
        return [line.text for line in await read_chat(connection, "a", 0)]


def said(text: str) -> tuple[sa.Executable, dict[str, Any]]:
    return ADD_CHAT, {"table": "a", "number": len(text), "seat": None, "name": "n", "text": text, "at": 1.0}


# One of each number


@played
async def test_of_two_with_one_number_in_a_commit_the_second_has_lost_and_nothing_of_it_is_written(sqlite: str) -> None:
    async with opened(sqlite) as (store, engine):
        changes = [("one", 0), ("three", 0), ("fifteen", 1)]
        writes = (store.write(said(text), entries=[entry(number)]) for text, number in changes)
        found = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result).__name__ for result in found] == ["NoneType", "Lost", "NoneType"]
        assert await numbers(engine) == [0, 1]
        assert await lines(engine) == ["one", "fifteen"]


@played
async def test_a_change_that_has_one_number_twice_is_lost(sqlite: str) -> None:
    async with opened(sqlite) as (store, engine):
        with pytest.raises(Lost):
            await store.write(said("one"), entries=[entry(0), entry(1), entry(1)])
        assert await numbers(engine) == []
        assert await lines(engine) == []
        await store.write(entries=[entry(0), entry(1)])
        assert await numbers(engine) == [0, 1]


@played
async def test_a_number_that_was_written_before_is_lost(sqlite: str) -> None:
    async with opened(sqlite) as (store, engine):
        for number in range(3):
            await enter(store, number)
        for number in range(3):
            with pytest.raises(Lost):
                await store.write(said("one"), entries=[entry(3), entry(number)])
        assert await places(engine) == (0, 3)
        assert await lines(engine) == []


@pytest.mark.usefixtures("often")
@played
async def test_a_number_that_has_been_folded_is_lost(sqlite: str) -> None:
    async with opened(sqlite) as (store, engine):
        await asyncio.gather(*(enter(store, number) for number in range(FEW)))
        await rest(store)
        assert await places(engine) == (FEW, 0)
        for number in (0, FEW - 1):
            with pytest.raises(Lost):
                await enter(store, number)
        await enter(store, FEW)
        assert await numbers(engine) == list(range(FEW + 1))


@played
async def test_a_number_that_an_earlier_server_wrote_is_lost(sqlite: str) -> None:
    async with opened(sqlite) as (store, _):
        await asyncio.gather(*(enter(store, number) for number in range(3)))
    async with opened(sqlite) as (store, engine):
        await rest(store)
        assert await places(engine) == (3, 0)
        with pytest.raises(Lost):
            await enter(store, 2)
        await enter(store, 3)
        assert await numbers(engine) == list(range(4))


@played
async def test_a_number_is_taken_when_what_a_killed_server_left_could_not_be_folded(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(sqlite) as (store, _):
        await asyncio.gather(*(enter(store, number) for number in range(3)))
    monkeypatch.setattr(arrivals, "MOVE", "INSERT INTO no_such_table SELECT * FROM arrivals")
    async with opened(sqlite) as (store, engine):
        await rest(store)
        assert [record.getMessage() for record in caplog.records] == ["a commit failed: OperationalError"]
        with pytest.raises(Lost):
            await enter(store, 2)
        await enter(store, 3)
        assert await places(engine) == (0, 4)


@played
async def test_a_number_that_could_not_be_written_is_free(sqlite: str) -> None:
    """What a writer remembers of a commit that failed does not keep it from being tried again."""
    async with opened(sqlite) as (store, engine):
        await enter(store, 0)
        broken = (store.write((NO_SUCH_TABLE, {"number": 1}), entries=[entry(number)]) for number in (1, 2))
        found = await asyncio.gather(*broken, return_exceptions=True)
        assert [type(result).__name__ for result in found] == ["Denied", "Denied"]
        assert await numbers(engine) == [0]
        await asyncio.gather(*(enter(store, number) for number in (1, 2)))
        with pytest.raises(Lost):
            await enter(store, 2)
        assert await numbers(engine) == [0, 1, 2]


@played
async def test_a_guard_that_stops_a_change_leaves_its_number_free(sqlite: str) -> None:
    stops = (sa.update(schema.chat).where(schema.chat.c.table == sa.bindparam("key")).values(text=""), {"key": "none"})
    async with opened(sqlite) as (store, engine):
        stopped = store.write(entries=[entry(0)], guards=[stops])
        found = await asyncio.gather(stopped, enter(store, 0), return_exceptions=True)
        assert [type(result).__name__ for result in found] == ["Lost", "NoneType"]
        assert await numbers(engine) == [0]


# Folding


@pytest.mark.usefixtures("often")
@played
async def test_a_fold_keeps_every_entry_of_every_log_in_its_order(sqlite: str) -> None:
    async with opened(sqlite) as (store, engine):
        for number in range(7):
            await asyncio.gather(*(enter(store, number, table) for table in "cab"))
            for table in "cab":
                assert await numbers(engine, table) == list(range(number + 1)), "wherever they stand"
        await rest(store)
        assert await places(engine) == (12, 9)
        async with engine.connect() as connection:
            kept = (await connection.execute(sa.select(schema.entries))).all()
        assert {tuple(row) for row in kept} == {entry(number, table) for number in range(4) for table in "cab"}


@played
async def test_who_reads_while_entries_are_folded_sees_each_of_them_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arrivals, "FOLD", 1)
    async with opened(sqlite) as (store, _):
        other = open_engine(sqlite)
        seen = 0
        for turn in range(80):
            write = asyncio.create_task(store.write(entries=[entry(FEW * turn + number) for number in range(FEW)]))
            while not write.done():
                found = await numbers(other)
                assert found == list(range(len(found)))
                assert len(found) >= seen
                seen = len(found)
        assert seen >= 79 * FEW
        await other.dispose()


@pytest.mark.usefixtures("often")
@played
async def test_entries_that_cannot_be_folded_stay_where_they_are(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite) as (store, engine):
        await rest(store)
        with monkeypatch.context() as broken:
            broken.setattr(arrivals, "MOVE", f"{arrivals.MOVE}; a mistake")
            await asyncio.gather(*(enter(store, number) for number in range(FEW)))
            await rest(store)
        assert await numbers(engine) == list(range(FEW))
        assert await places(engine) == (0, FEW)
        await asyncio.gather(*(enter(store, FEW + number) for number in range(FEW)))
        await rest(store)
        assert await places(engine) == (2 * FEW, 0)


@pytest.mark.usefixtures("often")
@played
async def test_only_so_many_tables_are_remembered(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrivals, "KNOWN", 5)
    async with opened(sqlite) as (store, engine):
        assert store.file is not None
        await asyncio.gather(*(enter(store, 0, f"table {number}") for number in range(FEW)))
        await rest(store)
        assert store.file.arrivals.last == {}
        with pytest.raises(Lost):
            await enter(store, 0, "table 3")
        assert await count(engine, schema.entries) == FEW


@pytest.mark.usefixtures("often")
@played
async def test_a_table_that_goes_leaves_nothing_in_either_place(sqlite: str) -> None:
    async with opened(sqlite) as (store, engine):
        for number in range(FEW):
            await asyncio.gather(enter(store, number, "a"), enter(store, number, "b"))
        await rest(store)
        await asyncio.gather(*(enter(store, FEW + number, table) for number in range(2) for table in "ab"))
        assert await places(engine) == (2 * FEW, 4)
        last = enter(store, FEW + 2, "a")
        await asyncio.gather(store.write(*removal("a", store.announces)), last)
        assert await numbers(engine, "a") == []
        assert await numbers(engine, "b") == list(range(FEW + 2))
        assert await places(engine) == (FEW, 2)


# Servers that are killed


def killed(address: str, at: str) -> None:
    """A server that is killed before it says this to its database, when more than a fold has gathered."""
    pytest.MonkeyPatch().setattr(arrivals, "FOLD", FEW)

    async def write() -> None:
        async with opened(address) as (here, _):
            await rest(here)
            assert here.file is not None
            sa.event.listen(here.file.engine, "before_cursor_execute", kill)
            await asyncio.gather(*(enter(here, number, table) for number in range(FEW) for table in "ba"))
            await rest(here)

    def kill(*told: Any) -> None:
        if told[2].startswith(at):
            os.kill(os.getpid(), signal.SIGKILL)

    asyncio.run(write())


@pytest.mark.parametrize(
    ("at", "left"),
    [("INSERT INTO arrivals", 0), ("INSERT INTO entries", 2 * FEW), ("DELETE FROM arrivals", 2 * FEW)],
)
def test_a_server_that_is_killed_leaves_whole_logs(sqlite: str, at: str, left: int) -> None:
    server = FORKING.Process(target=killed, args=(sqlite, at))
    server.start()
    server.join(60)
    assert server.exitcode == -signal.SIGKILL

    async def check() -> None:
        engine = open_engine(sqlite)
        assert await places(engine) == (0, left), "a fold happens whole, or not at all"
        assert await numbers(engine, "a") == await numbers(engine, "b") == list(range(left // 2))
        await engine.dispose()
        async with opened(sqlite) as (here, engine):
            await rest(here)
            assert await places(engine) == (left, 0)
            assert await numbers(engine, "a") == await numbers(engine, "b") == list(range(left // 2))
            await enter(here, left // 2)
            assert await numbers(engine) == list(range(left // 2 + 1))

    asyncio.run(check())


# Copies


def restored(source: str, target: Path) -> None:
    database.restore(str(target), Path(source))


@pytest.mark.parametrize("way", [database.backup, restored])
@played
async def test_a_copy_has_what_is_folded_and_what_is_not(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: Callable[[str, Path], None]
) -> None:
    monkeypatch.setattr(arrivals, "FOLD", FEW)
    copy = tmp_path / "copy.sqlite"
    async with opened(sqlite) as (here, engine):
        await asyncio.gather(*(enter(here, number) for number in range(FEW)))
        await rest(here)
        await enter(here, FEW)
        assert await places(engine) == (FEW, 1)
        way(sqlite, copy)
        await enter(here, FEW + 1)
    async with opened(str(copy)) as (there, engine):
        assert await numbers(engine) == list(range(FEW + 1))
        with pytest.raises(Lost):
            await enter(there, FEW)
