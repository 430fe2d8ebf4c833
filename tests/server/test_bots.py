"""Bots at a table: they play to the end, they stop no table, and nobody stops them."""

from __future__ import annotations

import asyncio
import time

import pytest

from mindrose.server import wire
from mindrose.server.thinking import Thinking
from tests.server.bots import Bot
from tests.server.houses import OpenHouse, played
from tests.server.playing import EASY, MEDIUM, Guest, company, greedy
from tests.server.test_thinking import saying


@played
async def test_bots_alone_play_a_game_to_its_end(address: str) -> None:
    async with OpenHouse(address) as house:
        host = await Guest.arrive(house.address, "host")
        table = await host.set_up(EASY, MEDIUM)
        spectator = await host.sit(table)
        end = await spectator.over()
        assert end.seat is None
        assert (await host.look(table)).outcome == end.outcome
        await spectator.close()
        await host.close()


@pytest.mark.parametrize(
    "command",
    [
        ("/bin/sh", "-c", "exit 1"),
        ("/bin/sleep", "60"),
        saying("nonsense"),
        saying("99"),
        saying("-1"),
        saying("9" * 30),
    ],
    ids=["crashes", "hangs", "nonsense", "illegal", "negative", "huge"],
)
@played
async def test_a_worker_that_fails_stops_no_table(sqlite: str, command: tuple[str, ...]) -> None:
    """The bot gives time-out answers instead, and other tables go on."""
    async with OpenHouse(sqlite) as house:
        house.hall.thinking = Thinking(1, limit=0.05, command=command)
        async with company(house.address, 1, MEDIUM) as people:
            (seat,) = people
            table = house.live(people.table).started().table
            while sum(given.seat == 1 for given in table.given.since(0)) < 3 and not table.over:
                await seat.play(greedy(1), most=1)


@played
async def test_people_who_come_and_go_do_not_keep_a_bot_from_answering(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with OpenHouse(sqlite) as house:
        Bot(seconds=0.5).play_at(house, monkeypatch)
        async with company(house.address, 1, EASY) as people:
            (seat,) = people
            await seat.do("keep")
            watcher = await Guest.arrive(house.address, "watcher")
            began = time.monotonic()
            given = house.live(people.table).started().table.given
            before = given.count
            while given.count == before and time.monotonic() - began < 5.0:
                spectator = await watcher.sit(people.table)
                await seat.tell(wire.Passing("", "ask"))
                await spectator.close()
                await asyncio.sleep(0.1)
            assert given.count > before, "the bot has not answered"
            await watcher.close()


@played
async def test_while_a_bot_thinks_the_table_is_open_to_people(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 1, wire.NewSeat("bot", "expert")) as people:
        (seat,) = people
        live = house.live(people.table)
        await seat.play(greedy(1), most=1)
        longest = 0.0
        for _ in range(10):
            if 1 not in live.started().since:
                await seat.answer()
            began = time.monotonic()
            assert isinstance(await seat.tell(wire.Why("", 5)), wire.Reason)
            longest = max(longest, time.monotonic() - began)
            await asyncio.sleep(0.1)
        assert longest < 1.0


@played
async def test_bots_that_nobody_watches_wait(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        host = await Guest.arrive(house.address, "host")
        table = await host.set_up(EASY, EASY)
        await asyncio.sleep(0.3)
        live = house.live(table)
        assert live.started().table.given.count == 0
        assert live.row.due is None, "nor does a restart wake them"
        spectator = await host.sit(table)
        await spectator.until(lambda: live.started().table.given.count > 3)
        await spectator.close()
        await asyncio.sleep(0.2)
        given = live.started().table.given.count
        await asyncio.sleep(0.3)
        assert live.started().table.given.count == given
        await host.close()
