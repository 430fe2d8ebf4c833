"""Programs of other people: token, questions, answers; and the example bot of the documentation plays a whole game."""

from __future__ import annotations

import asyncio
import os
import sys
from functools import partial

import pytest
from websockets.exceptions import InvalidStatus

from mindrose.engine import ROOT
from mindrose.server import wire
from tests.server.houses import OpenHouse, played
from tests.server.playing import EASY, OPEN, PERSON, Guest, Stream, Talk, company, greedy, together

EXAMPLE = ROOT / "examples" / "bots" / "example_bot.py"


async def reply_to(stream: Stream, asked: wire.Asked, answer: int | None = None) -> Talk:
    assert asked.moment.question is not None
    chosen = asked.moment.question.choices[0].number if answer is None else answer
    return await stream.tell(wire.Reply("", asked.table, asked.moment.number, chosen))


@played
async def test_the_example_bot_plays_a_game_to_its_end(address: str) -> None:
    async with OpenHouse(address) as house:
        host = await Guest.arrive(house.address, "host")
        program = await host.program("example")
        table = await host.set_up(PERSON, OPEN)
        token = program.browser.headers["authorization"].removeprefix("Bearer ")
        bot = await asyncio.create_subprocess_exec(
            sys.executable, str(EXAMPLE), house.address, table,
            env={**os.environ, "MINDROSE_TOKEN": token}, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        seat = await host.sit(table)
        await seat.play(greedy(1))
        assert (await seat.over()).outcome is not None
        said, _ = await asyncio.wait_for(bot.communicate(), 20)
        assert said.startswith(b"The game is over:")
        assert bot.returncode == 0
        info = await host.look(table)
        assert (info.seats[1].name, info.seats[1].kind) == ("example", "person")
        await seat.close()
        await together(host.close(), program.close())


def test_the_example_is_short_and_needs_only_websockets() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 60
    imports = {line.split()[1].split(".")[0] for line in text.splitlines() if line.startswith(("import ", "from "))}
    assert imports - sys.stdlib_module_names == {"websockets"}


@played
async def test_a_program_is_asked_answers_and_is_refused_like_everybody(address: str) -> None:
    async with OpenHouse(address) as house:
        host = await Guest.arrive(house.address, "host")
        program = await host.program("robot")
        table = await host.set_up(PERSON, OPEN)
        stream = await Stream(program).dial()
        await program.join(table)
        screen = await host.sit(table)
        if (await screen.moment()).question is not None:
            await screen.answer()
        await stream.until(lambda: stream.questions != [])
        asked = stream.questions[-1]
        assert (asked.table, asked.moment.seat) == (table, 1)
        foreign = await host.set_up(PERSON, EASY)
        for refused, code in (
            (await reply_to(stream, asked, 107), None),
            (await stream.tell(wire.Reply("", table, asked.moment.number + 1, 0)), "E_STALE"),
            (await stream.tell(wire.Reply("", foreign, 0, 0)), "E_NOT_SEATED"),
            (await stream.tell(wire.Reply("", "nowhere", 0, 0)), "E_NO_TABLE"),
        ):
            assert isinstance(refused, wire.Refused)
            assert code is None or refused.code == code
        assert isinstance(await reply_to(stream, asked), wire.Accepted)
        again = await reply_to(stream, asked)
        assert isinstance(again, wire.Refused)
        assert again.code == "E_STALE"
        await together(screen.close(), stream.close())
        await together(host.close(), program.close())


@played
async def test_a_program_that_comes_late_is_asked_what_is_open(address: str) -> None:
    async with OpenHouse(address) as house:
        host = await Guest.arrive(house.address, "host")
        program = await host.program("robot")
        tables = [await host.set_up(PERSON, OPEN) for _ in range(2)]
        for table in tables:
            await program.join(table)
            screen = await host.sit(table)
            if (await screen.moment()).question is not None:
                await screen.answer()
            await screen.close()
        for _ in range(2):
            stream = await Stream(program).dial()
            await stream.until(
                partial(lambda stream: {asked.table for asked in stream.questions} == set(tables), stream)
            )
            await stream.close()
        await together(host.close(), program.close())


@played
async def test_a_program_plays_a_whole_game_on_its_stream(sqlite: str) -> None:
    """A question may come more than once; its number tells, and the answer to it is accepted once."""
    async with OpenHouse(sqlite) as house:
        host = await Guest.arrive(house.address, "host")
        program = await host.program("robot")
        table = await host.set_up(PERSON, OPEN)
        stream = await Stream(program).dial()
        await program.join(table)
        screen = await host.sit(table)
        playing = asyncio.create_task(screen.play(greedy(1)))
        seen, answered = 0, -1
        while stream.tables.get(table) is None or stream.tables[table].outcome is None:
            await stream.until(
                partial(lambda seen: len(stream.questions) > seen or stream.tables[table].outcome is not None, seen)
            )
            seen = len(stream.questions)
            if seen and stream.questions[-1].moment.number > answered:
                answered = stream.questions[-1].moment.number
                reply = await reply_to(stream, stream.questions[-1])
                assert isinstance(reply, wire.Accepted), reply
        await playing
        assert (await screen.over()).outcome == stream.tables[table].outcome
        await together(screen.close(), stream.close())
        await together(host.close(), program.close())


@played
async def test_a_deleted_program_is_nobody_and_a_bot_plays_on(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        host = await Guest.arrive(house.address, "host")
        program = await host.program("robot")
        table = await host.set_up(PERSON, OPEN)
        await program.join(table)
        reply = await host.browser.delete(f"/api/programs/{program.id}")
        assert reply.status_code == 200
        assert (await host.look(table)).seats[1].kind == "bot"
        assert await program.refused(f"/api/tables/{table}/leave", {}) == "E_NO_PLAYER"
        stream = await Stream(program).dial()
        async with asyncio.timeout(10):
            await stream.reader
        assert stream.closed == (1008, "E_NO_PLAYER")
        screen = await host.sit(table)
        await screen.play(greedy(1), most=3)
        await screen.close()
        await together(host.close(), program.close())


@played
async def test_a_program_can_use_the_sockets_of_tables_too(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 1, OPEN) as people:
        program = await people.guests[0].program("robot")
        await program.join(people.table)
        seat = await program.sit(people.table)
        assert (await seat.moment()).seat == 1
        people.seats.append(seat)
        await people.play(greedy(1), 4)
        await program.close()


@pytest.mark.parametrize("path", ["/api/me/socket", "/api/tables/x/socket"])
@played
async def test_a_socket_of_another_site_is_refused(sqlite: str, path: str) -> None:
    async with OpenHouse(sqlite) as house:
        guest = await Guest.arrive(house.address, "guest")
        window = Stream(guest)
        window.path = path
        with pytest.raises(InvalidStatus) as refused:
            await window.dial(origin="https://elsewhere.example")
        assert refused.value.response.status_code == 403
        await guest.close()
