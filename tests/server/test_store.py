"""The store: nobody goes on before it is durable, many share a commit, and one failure is nobody else's."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from mindrose.server import schema, wire
from mindrose.server.database import open_engine, upgrade
from mindrose.server.entries import ANSWER, Entry
from mindrose.server.problems import Denied
from mindrose.server.rows import ADD_CHAT, EntryRow, entry_row, read_entries, table_change, table_follows
from mindrose.server.store import Lost, Store
from tests.server.houses import OpenHouse, played
from tests.server.playing import company, greedy

NO_SUCH_TABLE = sa.insert(sa.table("no_such_table", sa.column("number")))


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[tuple[Store, AsyncEngine]]:
    engine = open_engine(database)
    await upgrade(engine)
    store = Store(engine)
    store.start()
    try:
        yield store, engine
    finally:
        await store.stop()
        await engine.dispose()


async def fail(*_: object) -> None:
    raise OSError("the disk is full")


@played
async def test_what_is_done_before_a_commit_may_fail_or_bring_about_more_of_it(sqlite: str) -> None:
    async with opened(sqlite) as (store, _):
        told, done = list[str](), asyncio.Event()

        def first() -> None:
            told.append("first")
            store.before_commit(last)

        def failing() -> None:
            told.append("failing")
            raise ValueError

        def last() -> None:
            told.append("last")
            done.set()

        store.before_commit(first)
        store.before_commit(failing)
        await asyncio.wait_for(done.wait(), 10)
        assert told == ["first", "failing", "last"]


def entry(number: int, table: str = "a") -> EntryRow:
    return entry_row(table, Entry(number, 0, 0, number, 1000.0))


async def enter(store: Store, number: int, table: str = "a") -> None:
    await store.write(entries=[entry(number, table)])


async def numbers(engine: AsyncEngine, table: str = "a") -> list[int]:
    async with engine.connect() as connection:
        return [found.number for found in await read_entries(connection, table, 0)]


@played
async def test_many_writers_share_commits_and_all_is_there(address: str) -> None:
    async with opened(address) as (store, engine):
        await asyncio.gather(*(enter(store, number) for number in range(600)))
        assert await numbers(engine) == list(range(600))
        assert store.commits <= 10


@played
async def test_what_is_acknowledged_can_be_read_by_others_at_once(address: str) -> None:
    async with opened(address) as (store, _):
        other = open_engine(address)
        for number in range(5):
            await enter(store, number)
            assert await numbers(other) == list(range(number + 1))
        await other.dispose()


@played
async def test_nobody_goes_on_while_a_commit_waits(sqlite: str) -> None:
    async with opened(sqlite) as (store, engine):
        other = open_engine(sqlite)
        async with other.connect() as connection:
            await connection.execute(sa.text("BEGIN IMMEDIATE"))
            write = asyncio.create_task(enter(store, 0))
            await asyncio.sleep(0.3)
            assert not write.done()
            await connection.rollback()
        await asyncio.wait_for(write, 15)
        assert await numbers(engine) == [0]
        await other.dispose()


@played
async def test_a_write_that_fails_refuses_only_its_own(address: str) -> None:
    async with opened(address) as (store, engine):
        await enter(store, 7)
        writes = [enter(store, number) for number in range(20)]
        writes.append(store.write((NO_SUCH_TABLE, {"number": 1}), entries=[entry(100)]))
        found = await asyncio.gather(*writes, return_exceptions=True)
        assert isinstance(found[7], Lost)
        assert isinstance(found[20], Denied)
        assert found[20].code == "E_STORAGE"
        assert [result for place, result in enumerate(found) if place not in (7, 20)] == [None] * 19
        assert await numbers(engine) == list(range(20)), "what belongs together is stored together or not at all"


@played
async def test_of_two_servers_that_write_the_same_entry_one_has_lost(postgresql: str) -> None:
    async with opened(postgresql) as (one, engine), opened(postgresql) as (two, _):
        for number in range(10):
            found = await asyncio.gather(enter(one, number), enter(two, number), return_exceptions=True)
            assert sorted(type(result).__name__ for result in found) == ["Lost", "NoneType"]
        assert await numbers(engine) == list(range(10))


@played
async def test_who_no_longer_waits_does_not_hold_up_the_others(sqlite: str) -> None:
    async with opened(sqlite) as (store, engine):
        impatient = asyncio.create_task(enter(store, 0))
        await asyncio.sleep(0)
        patient = asyncio.create_task(enter(store, 1))
        impatient.cancel()
        await asyncio.wait_for(patient, 10)
        assert 1 in await numbers(engine)


@played
async def test_what_nobody_waits_for_any_more_fails_without_a_fault_in_the_log(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        asked = await people.asked()
        table = house.live(people.table)
        seat = (await asked.moment()).seat
        assert seat is not None
        with monkeypatch.context() as broken:
            broken.setattr(house.hall.store, "together", fail)
            gone = asyncio.create_task(table.enter(ANSWER, seat, table.started().table.legal(seat)[0]))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.wait([gone])
            assert gone.cancelled()
        del gone
        assert isinstance(await asked.answer(), wire.Accepted)
        gc.collect()
        assert faults == []


@played
async def test_statements_of_one_kind_keep_their_order(sqlite: str) -> None:
    async with opened(sqlite) as (store, engine):
        line = {"table": "a", "seat": None, "name": "n", "at": 1.0}
        update = (
            sa.update(schema.chat).where(schema.chat.c.number == sa.bindparam("key")).values(text=sa.bindparam("new"))
        )
        await store.write((ADD_CHAT, {**line, "number": 0, "text": "old"}))
        await asyncio.gather(*(store.write((update, {"key": 0, "new": f"text {turn}"})) for turn in range(30)))
        async with engine.connect() as connection:
            assert (await connection.execute(sa.select(schema.chat.c.text))).scalar_one() == "text 29"


@played
async def test_a_move_that_cannot_be_stored_is_refused_and_has_not_happened(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with OpenHouse(address) as house, company(house.address, 2) as people:
        await people.play(greedy(1), 3)
        asked = await people.asked()
        other = next(seat for seat in people if seat is not asked)
        before, others = await asked.moment(), await other.moment()

        with monkeypatch.context() as broken:
            broken.setattr(house.hall.store, "together", fail)
            refused = await asked.answer()
        assert isinstance(refused, wire.Refused)
        assert refused.code == "E_STORAGE"
        now = await asked.moment()
        assert (now.view, now.question, now.number, now.told) == (
            before.view,
            before.question,
            before.number,
            before.told,
        )
        assert (await other.moment()).view == others.view
        assert isinstance(await asked.answer(), wire.Accepted)
        await people.play(greedy(1), 3)


@played
async def test_a_table_whose_log_cannot_be_read_again_is_let_go_and_its_log_has_no_gap(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        await people.play(greedy(1), 3)
        live = house.live(people.table)
        seat = next(iter(live.started().since))

        async def fail(*_: object) -> None:
            raise OSError("the database is gone")

        with monkeypatch.context() as broken:
            broken.setattr(house.hall.store, "together", fail)
            broken.setattr(house.hall, "reread", fail)
            with pytest.raises(OSError, match="gone"):
                await live.answer(seat, live.started().number(seat), live.started().table.legal(seat)[0])
        assert house.hall.live.get(people.table) is not live
        again = await house.hall.table(people.table)
        assert again.started().length == 3
        await again.answer(seat, again.started().number(seat), again.started().table.legal(seat)[0])
        async with house.hall.engine.connect() as connection:
            stored = await read_entries(connection, people.table, 0)
        assert [entry.number for entry in stored] == [0, 1, 2, 3]


@played
async def test_a_row_that_comes_late_does_not_undo_the_end_of_a_game(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        row = house.live(people.table).row
        late = msgspec.structs.replace(row, moved=row.moved + 60, asked=[1])
        over = msgspec.structs.replace(row, state="over", moved=row.moved + 50)
        await house.hall.store.write(table_change(over))
        await house.hall.store.write(table_follows(late))
        found, _ = await house.hall.read(people.table)
        assert (found.state, found.moved) == ("over", row.moved + 50)


@played
async def test_a_move_that_somebody_else_has_written_first_is_stale_and_the_table_catches_up(address: str) -> None:
    """As when another node answers at the same moment."""
    async with OpenHouse(address) as house, company(house.address, 2) as people:
        asked = await people.asked()
        moment = await asked.moment()
        assert moment.question is not None
        assert moment.seat is not None
        live = house.live(people.table)
        stored = Entry(live.started().length, 0, moment.seat, 1, 1000.0)
        await house.hall.store.write(entries=[entry_row(people.table, stored)])
        late = await asked.answer(0)
        assert isinstance(late, wire.Refused)
        assert late.code == "E_STALE"
        assert [given.answer for given in live.started().table.given.since(0)] == [1]
        await people.play(greedy(1), 3)
