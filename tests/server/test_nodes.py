"""Two servers on one PostgreSQL: people at either play together, and one goes on when the other is killed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

import pytest

import mindrose
from mindrose.server import loading, wire
from mindrose.server.entries import Entry
from mindrose.server.live import LiveTable
from mindrose.server.rows import read_entries
from tests.server import prepared
from tests.server.houses import OpenHouse, Process, played
from tests.server.playing import EASY, OPEN, PERSON, Guest, Seat, Stream, company, greedy, together


@asynccontextmanager
async def two_servers(database: str) -> AsyncIterator[tuple[Process, Process]]:
    one, two = Process(database), Process(database)
    try:
        await together(one.start(), two.start())
        yield one, two
    finally:
        await together(one.kill(), two.kill())


def all_there(window: Seat) -> bool:
    return window.info is not None and all(seat.connected for seat in window.info.seats)


@asynccontextmanager
async def two_houses(database: str) -> AsyncIterator[tuple[OpenHouse, OpenHouse]]:
    """The same inside the test, where nothing has to be killed."""
    async with OpenHouse(database) as one, OpenHouse(database) as two:
        yield one, two


@played
async def test_people_at_two_servers_and_a_bot_finish_a_game_together(postgresql: str) -> None:
    async with two_servers(postgresql) as (one, two), company([one.address, two.address], 2, EASY) as people:
        await together(*(seat.play(greedy(number)) for number, seat in enumerate(people)))
        ends = [await seat.over() for seat in people]
        assert ends[0].outcome == ends[1].outcome
        records = [(await guest.ask(f"/api/tables/{people.table}/record")).text for guest in people.guests]
        assert records[0] == records[1]
        whole = mindrose.replay(json.loads(records[0]))
        for number, seat in enumerate(people):
            assert seat.story == whole.events(number)


@played
async def test_of_answers_at_two_servers_exactly_one_is_accepted(postgresql: str) -> None:
    async with two_houses(postgresql) as (one, two), company(one.address, 2, options={}) as people:
        others = [await guest.at(two.address).sit(people.table) for guest in people.guests]
        accepted = []
        for turn in range(15):
            asked = await people.asked()
            moment = await asked.moment()
            assert moment.question is not None
            assert moment.seat is not None
            other = others[moment.seat]
            await other.reached(moment.number)
            choices = [choice.number for choice in moment.question.choices]
            pair = [asked.answer(choices[0], moment.number), other.answer(choices[-1], moment.number)]
            replies = await together(*(pair if turn % 2 else pair[::-1]))
            assert sorted(type(reply).__name__ for reply in replies) == ["Accepted", "Refused"]
            refused = next(reply for reply in replies if isinstance(reply, wire.Refused))
            assert refused.code == "E_STALE"
            accepted.append(moment.seat)
            for window in (asked, other):
                await window.reached(moment.number + 1)
        given = one.live(people.table).started().table.given
        assert [answer.seat for answer in given.since(0)] == accepted
        for here, there in zip(people, others, strict=True):
            number = (await here.moment()).number
            await there.reached(number)
            assert here.story == there.story
        await together(*(seat.close() for seat in others), *(seat.guest.close() for seat in others))


@played
async def test_when_one_server_is_killed_the_other_goes_on_with_bots_and_clock(postgresql: str) -> None:
    async with two_servers(postgresql) as (one, two):
        host = await Guest.arrive(one.address, "host")
        with_bot = await host.set_up(PERSON, EASY)
        timed = await host.set_up(PERSON, PERSON, limit=5)
        before = await host.sit(with_bot)
        await before.play(greedy(1), most=2)
        await before.close()
        await one.kill()
        survivor = host.at(two.address)
        seat = await survivor.sit(with_bot)
        clock = await survivor.sit(timed)
        number = (await clock.moment()).number
        await seat.play(greedy(2))
        assert (await seat.over()).outcome is not None
        await clock.until(lambda: any(event["event"] == "timeout" for event in clock.story))
        assert (await clock.moment()).number > number
        await one.start()
        back = await host.sit(with_bot)
        assert (await back.over()).outcome == (await seat.over()).outcome
        await together(seat.close(), clock.close(), back.close())
        await together(survivor.close(), host.close())


@played
async def test_chat_presence_joining_and_reminders_cross_servers(postgresql: str) -> None:
    async with two_houses(postgresql) as (one, two):
        host, friend = await Guest.arrive(one.address, "host"), await Guest.arrive(two.address, "friend")
        stream = await Stream(friend).dial()
        table = await host.set_up(PERSON, OPEN, public=True)
        await stream.until(lambda: table in [shown.id for shown in stream.lobby or []])
        here = await host.sit(table)
        await friend.join(table)
        await here.moment()
        assert here.info is not None
        assert here.info.state == "playing"
        there = await friend.sit(table)
        for window in (here, there):
            await window.until(partial(all_there, window), 10)
        await here.tell(wire.Say("", "hello"))
        await there.until(lambda: len(there.chat) == 1)
        await there.tell(wire.Say("", "hello yourself"))
        await here.until(lambda: len(here.chat) == 2)
        assert here.chat == there.chat
        asked, other = (here, there) if (await here.moment()).question is not None else (there, here)
        seat = (await asked.moment()).seat
        assert seat is not None
        assert isinstance(await other.tell(wire.Nudge("", seat)), wire.Accepted)
        await asked.until(lambda: asked.nudges == 1)
        await there.close()
        await here.until(lambda: here.info is not None and not here.info.seats[1].connected)
        left = await friend.leave(table)
        assert left.seats[1].kind == "bot"
        await here.until(lambda: here.info is not None and here.info.seats[1].kind == "bot")
        await here.play(greedy(1), most=2)
        await together(here.close(), stream.close())
        await together(host.close(), friend.close())


@played
async def test_chat_lines_said_at_two_servers_at_once_are_all_there(postgresql: str) -> None:
    async with two_houses(postgresql) as (one, two), company([one.address, two.address], 2) as people:
        said = await together(*(seat.tell(wire.Say("", f"line {turn}")) for turn in range(2) for seat in people))
        accepted = sum(isinstance(reply, wire.Accepted) for reply in said)
        assert accepted == len(said), said
        for seat in people:
            await seat.until(partial(lambda seat: len(seat.chat) == accepted, seat))
            assert [line.number for line in seat.chat] == list(range(accepted))


@played
async def test_a_server_that_could_not_read_what_another_told_of_catches_up_by_itself(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_houses(postgresql) as (one, two), company([one.address, two.address], 2) as people:
        here, there = people
        read, failed = two.hall.hear, []

        async def fail(*_: object) -> None:
            failed.append(True)
            monkeypatch.setattr(two.hall, "hear", read)
            raise OSError("the database is away")

        monkeypatch.setattr(two.hall, "hear", fail)
        assert isinstance(await here.tell(wire.Say("", "hello")), wire.Accepted)
        await there.until(lambda: len(there.chat) == 1)
        assert failed


async def quiet(heard: Callable[[], tuple[int, ...]]) -> None:
    """Waits until what somebody has heard stays the same for a while."""
    before = heard()
    for _ in range(40):
        await asyncio.sleep(0.5)
        if heard() == before:
            return
        before = heard()


@played
async def test_a_draft_at_one_server_is_nothing_at_the_other(postgresql: str) -> None:
    table = prepared.drafting()
    async with two_houses(postgresql) as (one, two), company([one.address, two.address], 2, record=table) as people:
        drafter, other = people.seats
        await other.until(lambda: all_there(other))
        stream = await Stream(other.guest).dial()
        await quiet(lambda: (len(other.raw), len(stream.raw)))
        heard = len(other.raw), len(stream.raw)
        await drafter.do("evoke", card="anger")
        await drafter.withdraw()
        await drafter.do("evoke", card="anger")
        await asyncio.sleep(0.4)
        assert (len(other.raw), len(stream.raw)) == heard
        await drafter.do("alone")
        await other.until(lambda: len(other.story) == 1)
        await stream.close()


async def told_of(house: OpenHouse, table: str, entries: int) -> LiveTable:
    """A table at one of the servers, as soon as it knows so much of it."""
    live = house.live(table)
    async with asyncio.timeout(5):
        while live.started().length < entries:
            await asyncio.sleep(0.01)
    return live


@played
async def test_what_another_server_tells_is_taken_only_where_nothing_is_missing(postgresql: str) -> None:
    async with two_houses(postgresql) as (one, two), company([one.address, two.address], 2) as people:
        await people.play(greedy(1), 4)
        live = await told_of(two, people.table, 4)
        before = live.started().number(0)
        assert live.heard(Entry(3, 0, 0, 0, 1.0)), "it is known already"
        assert not live.heard(Entry(5, 0, 0, 0, 1.0)), "one is missing, and has to be read"
        assert (live.started().length, live.started().number(0)) == (4, before)
        await two.hall.hear(people.table, "entry", Entry(9, 0, 0, 0, 1.0))
        assert live.started().length == 4, "what is stored counts, not what is told"
        await people.play(greedy(1), 4)


@played
async def test_a_server_reads_on_before_it_shows_somebody_less_than_another_did(postgresql: str) -> None:
    async with two_houses(postgresql) as (one, two), company([one.address, two.address], 2) as people:
        await people.play(greedy(1), 4)
        live = await told_of(two, people.table, 4)
        async with two.hall.engine.connect() as connection:
            entries = await read_entries(connection, people.table, 0)
        live.match = await loading.played(live, entries[:1])  # as after a time without a database
        there = await people.seats[1].again()
        await there.until(lambda: there.moment is not None)
        assert live.started().length == 4
        await there.close()
