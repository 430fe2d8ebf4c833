"""A server that somebody leaves running: what goes, what is told of its health, backups, upgrades and a clean end."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from typer.testing import CliRunner

from mindrose.cli import app
from mindrose.kernel.errors import BadOption
from mindrose.server import caretaker, database, housekeeping, people, schema, wire
from mindrose.server.config import Config
from mindrose.server.database import is_shared
from mindrose.server.door import Doors
from mindrose.server.rows import ADD_CHAT
from mindrose.server.store import Store
from tests.server.houses import OpenHouse, played
from tests.server.moments import moment_of
from tests.server.playing import EASY, OPEN, PERSON, Guest, Seat, company, together
from tests.server.test_migrations import downgraded

DAY = housekeeping.DAY


async def age(house: OpenHouse, table: str, days: float) -> None:
    """As if nobody had moved there for so long."""
    moved = sa.update(schema.tables).where(schema.tables.c.id == table).values(moved=time.time() - days * DAY)
    async with house.hall.engine.begin() as connection:
        await connection.execute(moved)


async def count(house: OpenHouse, table: sa.Table, *those: sa.ColumnElement[bool]) -> int:
    async with house.hall.engine.connect() as connection:
        return int(await connection.scalar(sa.select(sa.func.count()).select_from(table).where(*those)) or 0)


async def logged(house: OpenHouse) -> int:
    """All entries of all logs, wherever they stand."""
    return sum([await count(house, log) for log in schema.logs(is_shared(house.hall.engine))])


# What goes


@played
async def test_tables_that_nobody_needs_go_with_all_that_is_stored_of_them(address: str) -> None:
    async with OpenHouse(address, keep_open=14, keep_abandoned=90, keep_finished=0) as house:
        host = await Guest.arrive(house.address, "host")
        waiting, fresh = await host.set_up(PERSON, OPEN), await host.set_up(PERSON, OPEN)
        abandoned, watched = await host.set_up(PERSON, PERSON), await host.set_up(PERSON, PERSON)
        for table in (abandoned, watched):
            seat = await host.sit(table)
            moment = await seat.moment()
            if moment.question is None:
                await seat.tell(wire.Look("", moment.waiting[0].seat))
            await seat.answer()
            await seat.tell(wire.Say("", "hello"))
            if table == abandoned:
                await seat.close()
        await house.hall.catch_up()
        for table, days in ((waiting, 20), (fresh, 5), (abandoned, 100), (watched, 100)):
            await age(house, table, days)
        await asyncio.sleep(0.1)
        await housekeeping.keep_house(house.hall)
        for table, status in ((waiting, 404), (fresh, 200), (abandoned, 404), (watched, 200)):
            assert (await host.ask(f"/api/tables/{table}")).status_code == status
        assert await count(house, schema.tables) == 2
        assert await count(house, schema.seats) == 4
        assert await count(house, schema.chat) == 1
        assert await logged(house) == 1
        await together(seat.close(), host.close())


@played
async def test_a_table_that_nobody_looks_at_leaves_the_memory_at_once(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The collector of a server hardly ever looks at what is old: of a table there is nothing for it to find."""
    monkeypatch.setattr(caretaker, "SWEEP_EVERY", 0.05)
    async with OpenHouse(address) as house:
        host = await Guest.arrive(house.address, "host")
        table = await host.set_up(PERSON, PERSON)
        seat = await host.sit(table)
        moment = await seat.moment()
        if moment.question is None:
            await seat.tell(wire.Look("", moment.waiting[0].seat))
        gc.collect()
        gc.disable()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            await seat.answer()
            await seat.tell(wire.Say("", "hello"))
            await seat.close()
            monkeypatch.setattr(caretaker, "IDLE", -1.0)
            while table in house.hall.live:
                await asyncio.sleep(0.05)
            gc.collect()
            kinds = {type(thing) for thing in gc.garbage}
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()
        await host.close()
        ours = {kind.__name__ for kind in kinds if kind.__module__.startswith("mindrose.")}
        assert not ours


@played
async def test_bots_that_are_left_alone_keep_no_table_in_the_memory(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caretaker, "SWEEP_EVERY", 0.05)
    async with OpenHouse(address) as house:
        host = await Guest.arrive(house.address, "host")
        tables = [await host.set_up(PERSON, EASY) for _ in range(3)]
        for table in tables:
            seat = await host.sit(table)
            await seat.asked()
            await host.ask(f"/api/tables/{table}/leave", {})
            match = house.live(table).started()
            length = match.length
            while match.length < length + 2:  # bots go on while somebody looks
                await asyncio.sleep(0.01)
            await seat.close()
        due = schema.tables.c.due.is_not(None)
        async with house.hall.engine.begin() as connection:  # as it may stand there when its server was killed
            await connection.execute(sa.update(schema.tables).where(schema.tables.c.id == tables[0]).values(due=1000.0))
        house.hall.drop(house.live(tables[0]))
        monkeypatch.setattr(caretaker, "IDLE", 0.2)
        async with asyncio.timeout(20):
            while house.hall.live or await count(house, schema.tables, due):
                await asyncio.sleep(0.05)
        watching = await host.sit(tables[0])
        await watching.until(lambda: len(watching.story) > 20)
        await together(watching.close(), host.close())


@played
async def test_nothing_is_begun_at_a_table_that_has_gone(address: str) -> None:
    """Whoever looked at it turns away from it after it has gone: no clock runs there again."""
    async with OpenHouse(address) as house:
        host = await Guest.arrive(house.address, "host")
        table = await host.set_up(PERSON, EASY, limit=60)
        seat = await host.sit(table)
        await seat.asked()
        live = house.live(table)
        assert live.driver.deeds, "the clock runs"
        assert (await host.browser.delete(f"/api/tables/{table}")).status_code == 200
        await seat.close()
        while live.listeners:
            await asyncio.sleep(0.01)
        assert not live.driver.deeds
        await host.close()


@played
async def test_a_table_that_somebody_asks_for_stays(address: str) -> None:
    """They are about to sit down at it: it must not leave the memory between the two."""
    async with OpenHouse(address) as house:
        host = await Guest.arrive(house.address, "host")
        table = await host.set_up(PERSON, OPEN)
        live = house.live(table)
        live.touched -= 2 * caretaker.IDLE
        assert await house.hall.table(table) is live
        house.hall.caretaker.let_go()
        assert house.hall.live[table] is live
        live.touched -= 2 * caretaker.IDLE
        house.hall.caretaker.let_go()
        assert table not in house.hall.live
        await host.close()


@played
async def test_guests_and_sessions_go_when_they_were_not_here_for_long(address: str) -> None:
    async with OpenHouse(address, keep_guests=90, keep_sessions=365) as house:
        gone, seated, owner, fresh = [await Guest.arrive(house.address, name) for name in ("a", "b", "c", "d")]
        await seated.set_up(PERSON, OPEN)
        await owner.ask("/api/account", {"login": "owner", "password": "correct horse"})
        await gone.program("robot")
        long_ago = time.time() - 400 * DAY
        async with house.hall.engine.begin() as connection:
            others = schema.players.c.id != fresh.id
            await connection.execute(sa.update(schema.players).where(others).values(created=long_ago))
            await connection.execute(
                sa.update(schema.sessions).where(schema.sessions.c.player != fresh.id).values(created=long_ago)
            )
        await housekeeping.keep_house(house.hall)
        async with house.hall.engine.connect() as connection:
            left = set((await connection.execute(sa.select(schema.players.c.id))).scalars())
            sessions = set((await connection.execute(sa.select(schema.sessions.c.player))).scalars())
        assert left == {seated.id, owner.id, fresh.id}
        assert sessions == {fresh.id}
        await together(gone.close(), seated.close(), owner.close(), fresh.close())


@played
async def test_who_came_by_is_not_remembered_for_long(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "KNOWN", 0.2)
    async with OpenHouse(sqlite) as house:
        guests = [await Guest.arrive(house.address, name) for name in ("Ann", "Bob", "Eve")]
        known = house.people.remembered
        for guest in guests[:2]:
            await guest.get("/api/me")
        assert len(known) == 2
        await asyncio.sleep(0.25)
        await guests[2].get("/api/me")
        assert len(known) == 1
        await together(*(guest.close() for guest in guests))


@played
async def test_where_much_has_to_go_rounds_follow_each_other(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "AT_ONCE", 3)
    async with OpenHouse(sqlite) as house:
        keeper = house.hall.caretaker
        keeper.tidy = time.monotonic() + 1000  # not by itself
        host = await Guest.arrive(house.address, "host")
        for _ in range(4):
            await age(house, await host.set_up(PERSON, OPEN), 20)
        guests = [await Guest.arrive(house.address, f"guest {number}") for number in range(7)]
        long_ago = {"created": time.time() - 400 * DAY}
        async with house.hall.engine.begin() as connection:
            await connection.execute(sa.update(schema.players).where(schema.players.c.id != host.id).values(long_ago))
            await connection.execute(
                sa.update(schema.sessions).where(schema.sessions.c.player != host.id).values(long_ago)
            )
        for tables, players, soon in ((1, 5, True), (0, 2, True), (0, 1, False)):
            keeper.tidy = time.monotonic()
            await keeper.tidy_up()
            assert (await count(house, schema.tables), await count(house, schema.players)) == (tables, players)
            assert (keeper.tidy <= time.monotonic()) is soon
        await together(host.close(), *(guest.close() for guest in guests))


def test_with_nothing_set_nothing_is_ever_old_enough() -> None:
    assert housekeeping.before(0) == 0.0
    assert abs(housekeeping.before(2) - (time.time() - 2 * DAY)) < 5


# Clocks


@played
async def test_every_overdue_table_is_woken_the_oldest_first(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretaker, "WAKEN", 3)
    async with OpenHouse(sqlite) as house:
        host = await Guest.arrive(house.address, "host")
        tables = [await host.set_up(PERSON, PERSON, limit=3600) for _ in range(8)]
        await house.hall.caretaker.stop()
        for table in tables:
            house.live(table).driver.stop()
        house.hall.live.clear()
        due = sa.update(schema.tables).where(schema.tables.c.id == sa.bindparam("key")).values(due=sa.bindparam("at"))
        async with house.hall.engine.begin() as connection:
            for number, table in enumerate(tables):
                await connection.execute(due, {"key": table, "at": 1000.0 + number})
        await house.hall.caretaker.wake_due()
        assert list(house.hall.live) == tables[:3]
        for _ in range(2):
            await house.hall.caretaker.wake_due()
        assert list(house.hall.live) == tables
        await host.close()


@played
async def test_a_clock_that_is_set_back_gives_nobody_hours(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2, limit=60) as people:
        table = house.live(people.table)
        match = table.started()
        for seat in match.since:
            match.since[seat] = match.clocks[seat] = time.time() + 7200
        table.driver.plan()
        left = [waiting.until - time.time() for waiting in moment_of(match, None).waiting if waiting.until is not None]
        assert left
        assert max(left) <= 61
        await house.hall.caretaker.stop()
        table.driver.stop()
        house.hall.live.clear()
        async with house.hall.engine.begin() as connection:
            await connection.execute(sa.update(schema.tables).values(moved=time.time() + 7200, due=time.time() + 7260))
        await house.hall.caretaker.wake_due()
        assert list(house.hall.live) == [people.table], "one that sleeps is looked at, too"


# Logs


@played
async def test_a_database_that_is_away_is_told_of_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(caretaker, "SWEEP_EVERY", 0.02)

    async def fail() -> None:
        raise OperationalError("SELECT", {}, ConnectionRefusedError())

    async with OpenHouse(sqlite) as house:
        monkeypatch.setattr(house.hall, "catch_up", fail)
        await asyncio.sleep(0.3)
        monkeypatch.undo()
        monkeypatch.setattr(caretaker, "SWEEP_EVERY", 0.02)
        await asyncio.sleep(0.3)
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert told == ["the database is away: ConnectionRefusedError", "the database is back"]


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with (
        pytest.raises(BadOption, match=r"cannot be written .* --database"),
        database.sole_server(str(tmp_path / "file" / "mine.sqlite")),
    ):
        pass
    (tmp_path / "folder.sqlite.lock").mkdir()
    with pytest.raises(BadOption, match="cannot be written"), database.sole_server(str(tmp_path / "folder.sqlite")):
        pass


# Health


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("MINDROSE_REQUESTS", "many"),
        ("MINDROSE_SHARE", "0"),
        ("MINDROSE_THINKERS", "0"),
        ("MINDROSE_LOGINS", "-5"),
        ("MINDROSE_KEEP_OPEN", "-1"),
        ("MINDROSE_PROXIES", "the proxy"),
        ("MINDROSE_PROXIES", "10.0.0.1/8"),
    ],
)
def test_a_setting_that_cannot_be_is_named(monkeypatch: pytest.MonkeyPatch, name: str, said: str) -> None:
    monkeypatch.setenv(name, said)
    with pytest.raises(BadOption, match=name):
        Doors(Config())
    monkeypatch.setenv(name, "10.0.0.0/8, ::1" if name == "MINDROSE_PROXIES" else "")
    assert Doors(Config()).trusts("10.1.2.3") is (name == "MINDROSE_PROXIES")
    monkeypatch.setenv("MINDROSE_KEEP_GUESTS", "0")
    assert Config().keep_guests == 0


@played
async def test_health_and_metrics(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 1, EASY) as people:
        await people.seats[0].answer()
        async with httpx.AsyncClient(base_url=house.address, trust_env=False) as browser:
            assert (await browser.get("/health")).json() == {"status": "ok"}
            told = (await browser.get("/metrics")).text
            assert (await browser.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})).status_code == 404
        lines = dict(line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#"))
        assert lines["mindrose_tables_live"] == "1"
        assert lines["mindrose_answer_seconds_count"] == "1"
        assert lines['mindrose_answer_seconds_bucket{le="+Inf"}'] == "1"
        assert float(lines["mindrose_commits_total"]) >= 2
        assert {"mindrose_bots_waiting", "mindrose_bots_thinking", "mindrose_writes_waiting"} <= set(lines)


# Backups


@played
async def test_a_backup_of_a_running_server_brings_its_games_back(tmp_path: Path) -> None:
    running, copy, other = (str(tmp_path / name) for name in ("run.sqlite", "copy.sqlite", "other.sqlite"))
    async with OpenHouse(running) as house, company(house.address) as people:
        for _ in range(4):
            await (await people.asked()).answer()
        made = await asyncio.to_thread(CliRunner().invoke, app, ["backup", copy, "--database", running])
        assert made.exit_code == 0, made.output
        given = house.live(people.table).started().table.given.count
        await (await people.asked()).answer()
        refused = CliRunner().invoke(app, ["backup", copy, "--database", running])
        assert isinstance(refused.exception, BadOption)
        badges = [guest.browser.cookies for guest in people.guests]
    brought = CliRunner().invoke(app, ["restore", copy, "--database", other])
    assert brought.exit_code == 0, brought.output
    async with OpenHouse(other) as house:
        ann = Guest(house.address)
        ann.browser.cookies = badges[0]
        seat = await Seat(ann, people.table).open()
        await seat.moment()
        assert house.live(people.table).started().table.given.count == given
        await together(seat.close(), ann.close())


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database" * 100)
    for source in ("text", "missing"):
        with pytest.raises(BadOption):
            database.restore(str(tmp_path / "mine.sqlite"), tmp_path / source)
    with pytest.raises(BadOption, match="pg_dump"):
        database.backup("postgresql://house/mindrose", tmp_path / "x")


# Upgrades and ends


@played
async def test_games_of_the_first_version_go_on_after_the_upgrade(address: str) -> None:
    async with OpenHouse(address) as house, company(house.address) as people:
        for _ in range(3):
            await (await people.asked()).answer()
        await people.seats[0].tell(wire.Say("", "hello"))
        cookies = people.guests[0].browser.cookies
        before = (await people.seats[0].moment()).view
    engine = database.open_engine(address)
    await downgraded(engine, "0001")
    await engine.dispose()
    async with OpenHouse(address) as house:
        ann = Guest(house.address)
        ann.browser.cookies = cookies
        seat = await Seat(ann, people.table).open()
        await seat.until(lambda: bool(seat.chat) and seat.now is not None)
        assert (await seat.moment()).view == before
        assert [line.text for line in seat.chat] == ["hello"]
        assert (await ann.look(people.table)).you == [0]
        await together(seat.close(), ann.close())


@played
async def test_a_server_that_ends_writes_what_waits(sqlite: str) -> None:
    engine = database.open_engine(sqlite)
    await database.upgrade(engine)
    store = Store(engine)
    store.start()
    lines = [
        {"table": "t", "number": n, "seat": None, "name": "n", "text": "x", "at": 0.0, "player": None}
        for n in range(50)
    ]
    writes = [asyncio.create_task(store.write((ADD_CHAT, line))) for line in lines]
    await asyncio.sleep(0)
    await store.stop()
    await asyncio.gather(*writes)
    async with engine.connect() as connection:
        assert await connection.scalar(sa.select(sa.func.count()).select_from(schema.chat)) == 50
    await engine.dispose()


@played
async def test_a_server_that_ends_tells_its_clients(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address) as people:
        house.server.should_exit = True
        await asyncio.wait_for(people.seats[0].reader, 10)
        assert people.seats[0].closed is not None
        assert people.seats[0].closed[0] == 1012
