"""What one guest could do to everybody else: a test for each way that was found, and that another player feels none."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mindrose.kernel.errors import FAULTS
from mindrose.kernel.options import LONGEST_TEXT
from mindrose.server import packing, safety, saying, schema, wire
from mindrose.server.archive import MOST_WAITING, Archive
from mindrose.server.clerk import Errand
from mindrose.server.config import Config
from mindrose.server.http import games
from mindrose.server.packing import small
from mindrose.server.problems import Denied
from mindrose.server.rows import read_tables
from mindrose.server.safety import BODY_LIMIT, TurnGuard, is_costly
from mindrose.server.serve import load_games
from mindrose.server.shelf import Shelf
from tests.server.houses import OpenHouse, played
from tests.server.playing import EASY, GAME, PERSON, Guest, together

AT_ONCE = 5.0  # seconds, on a machine with other work; what held everybody up took twenty and more on a quiet one


async def refusal(guest: Guest, path: str, body: Any) -> tuple[str, int, float]:
    """The code of a refusal, how long it is, and how long it took."""
    began = time.monotonic()
    reply = await guest.ask(path, body)
    assert 400 <= reply.status_code < 500, reply.text[:200]
    return str(reply.json()["code"]), len(reply.content), time.monotonic() - began


class Pulse:
    """How long the loop stood still at most, while something else went on."""

    async def __aenter__(self) -> Pulse:
        self.longest = 0.0
        self.task = asyncio.create_task(self.beat())
        return self

    async def beat(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(0.01)
            self.longest = max(self.longest, time.monotonic() - began)

    async def __aexit__(self, *_: object) -> None:
        self.task.cancel()


def long_record() -> dict[str, Any]:
    """A finished game of two at random: playing it again takes a while."""
    table = GAME.new(4, 1, single_goal=12, balance_goal=8)
    dice = random.Random(1)
    while not table.over:
        table.answer(dice.choice(table.legal()))
    document: dict[str, Any] = msgspec.json.decode(table.record().json())
    return document


# Requests that are much to answer


@played
async def test_an_option_of_a_hundred_thousand_near_names_is_refused_at_once(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        guest = await Guest.arrive(house.address, "Eve")
        load_games()
        new = wire.NewTable("cerebria", [PERSON, EASY], {"deck_0": "couragf 2, " * 120_000})
        code, size, took = await refusal(guest, "/api/tables", new)
        assert (code, size < 1000, took < AT_ONCE) == ("E_TOO_LARGE", True, True)
        for count in (LONGEST_TEXT // 3 * 10, LONGEST_TEXT // 3):
            new = wire.NewTable("cerebria", [PERSON, EASY], {"deck_0": "xy," * count})
            code, size, took = await refusal(guest, "/api/tables", new)
            assert (code, size < 8000, took < AT_ONCE) == ("E_OPTION", True, True)
        await guest.close()


@played
async def test_a_large_message_needs_a_record_in_it(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        guest = await Guest.arrive(house.address, "Eve")
        seats = [PERSON, wire.NewSeat("open", name="x" * 24)]
        for length, code in ((BODY_LIMIT, "E_TOO_LARGE"), (1000, "E_OPTION")):
            new = wire.NewTable(GAME.id, seats, {"x" * length: 1})
            assert (await refusal(guest, "/api/tables", new))[0] == code
        await guest.close()


@played
async def test_a_record_with_ten_thousand_unknown_options_is_refused_at_once(sqlite: str) -> None:
    record = msgspec.json.decode(GAME.new(2, 1).record().json())
    async with OpenHouse(sqlite) as house:
        guest = await Guest.arrive(house.address, "Eve")
        await guest.set_up(PERSON, EASY, record=record)  # the clerk comes to work
        for options in ({f"single_goak_{n}": 1 for n in range(60_000)}, {"single_goak" * 9000: 1}):
            new = wire.NewTable(GAME.id, [PERSON, EASY], record={**record, "options": options})
            code, size, took = await refusal(guest, "/api/tables", new)
            assert (code, size < 20_000, took < AT_ONCE) == ("E_RECORD", True, True)
        await guest.close()


def test_nobody_waits_for_the_words_of_the_first_refusal() -> None:
    """In a process of its own, which has said nothing yet."""
    program = (
        "import time, mindrose\n"
        "from mindrose.server.serve import find_words, load_games\n"
        "load_games(); find_words()\n"
        "took = []\n"
        "for game in ('cerebria', 'cerebria-cards', 'black-rose-wars'):\n"
        "    table = mindrose.load(game).new(2, '1')\n"
        "    began = time.process_time()\n"
        "    table.refusal(1, table.questions[0].seat)\n"
        "    took.append(time.process_time() - began)\n"
        "print(max(took))\n"
    )
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert float(told.stdout) < 0.1, "without it the first reason takes half a second"


def test_who_makes_many_mistakes_reads_of_a_few() -> None:
    faults = GAME.option_faults({f"single_goak_{n}": 1 for n in range(1000)})
    assert len(faults) == FAULTS + 1
    assert faults[-1].startswith("there is more")


@played
async def test_whole_games_are_played_again_beside_the_loop_and_kept(sqlite: str) -> None:
    record = long_record()
    async with OpenHouse(sqlite) as house:
        guest = await Guest.arrive(house.address, "Eve")
        table = await guest.set_up(*[PERSON] * 4, record=record)
        await guest.get(f"/api/tables/{table}/steps?count=1")
        async with Pulse() as pulse:
            floods = [guest.ask(f"/api/tables/{table}/steps?seat={seat}&count=500") for seat in range(4)]
            floods += [guest.ask(f"/api/tables/{table}/record") for _ in range(10)]
            assert {reply.status_code for reply in await together(*floods)} == {200}
        assert pulse.longest < 1.0
        await guest.get(f"/api/tables/{table}/steps?seat=3&count=500")
        assert house.hall.archive.waiting == 0
        assert len(house.hall.archive.shelf.kept) == 6
        await guest.close()


@played
async def test_a_clerk_has_a_short_queue(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    archive = Archive()
    monkeypatch.setattr(archive.clerk, "ask", lambda *_: asyncio.sleep(0.2, b"{}"))
    found = await asyncio.gather(*(archive.send(Errand(msgspec.Raw(b"{}"))) for _ in range(30)), return_exceptions=True)
    assert sum(isinstance(one, Denied) for one in found) == 30 - MOST_WAITING


def test_a_shelf_has_an_end() -> None:
    shelf = Shelf(room=100)
    for number in range(50):
        shelf.put((number,), b"x" * 30)
    assert (shelf.size, len(shelf.kept)) == (90, 3)
    assert shelf.get((49,)) is not None
    assert shelf.put(("large",), b"x" * 101) == b"x" * 101
    assert ("large",) not in shelf.kept


@played
async def test_looking_from_seat_to_seat_has_an_end(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saying, "LOOK_RATE", 2_000.0)
    async with OpenHouse(sqlite) as house:
        guest = await Guest.arrive(house.address, "Eve")
        table = await guest.set_up(*[PERSON] * 4)
        seat = await guest.sit(table)
        before = len(b"".join(seat.raw))
        replies = [await seat.tell(wire.Look("", number % 4)) for number in range(50)]
        assert any(isinstance(reply, wire.Refused) and reply.code == "E_RATE" for reply in replies)
        assert len(b"".join(seat.raw)) - before < 1_000_000
        await together(seat.close(), guest.close())


# Many requests at once


@played
async def test_of_one_address_a_few_requests_are_under_way_and_so_many_sockets_open() -> None:
    inside, most = 0, 0

    async def app(*_: object) -> None:
        nonlocal inside, most
        inside += 1
        most = max(most, inside)
        await asyncio.sleep(0.02)
        inside -= 1

    def scope(kind: str, address: str) -> Any:
        return {"type": kind, "path": "/", "client": (address, 5)}

    refused: list[Any] = []

    async def send(message: Any) -> None:
        refused.append(message)

    guard = TurnGuard(app, Config(database="", connections=20))
    unused: Any = None
    one = [guard(scope("http", "192.0.2.1"), unused, send) for _ in range(30)]
    other = asyncio.create_task(guard(scope("http", "192.0.2.2"), unused, send))
    flood = asyncio.gather(*one)
    await asyncio.wait_for(other, 10)
    assert not flood.done(), "another address does not wait for them"
    await flood
    assert (inside, most <= safety.AT_ONCE + 1, refused) == (0, True, [])
    await asyncio.gather(*(guard(scope("websocket", "192.0.2.1"), unused, send) for _ in range(25)))
    assert [message["reason"] for message in refused] == ["E_RATE"] * 5
    await guard(scope("websocket", "192.0.2.1"), unused, send)
    assert (len(refused), len(guard.sockets), len(guard.turns)) == (5, 0, 0)


@played
async def test_a_large_page_is_packed_once_and_beside_the_loop(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "large.js").write_text("".join(f"const x{number} = {number};" for number in range(60_000)))
    threads: list[str] = []

    def slowly(body: bytes) -> bytes:
        threads.append(threading.current_thread().name)
        return small(body)

    monkeypatch.setattr(packing, "small", slowly)
    async with OpenHouse(sqlite, web=tmp_path) as house:
        guest = await Guest.arrive(house.address, "Eve")
        for path in ("/large.js", "/api/games/", "/api/schema/openapi.json"):
            threads.clear()
            replies = await together(*(guest.ask(path) for _ in range(20)))
            assert {(reply.status_code, reply.headers["content-encoding"]) for reply in replies} == {(200, "gzip")}
            assert len({reply.content for reply in replies}) == 1
            assert "MainThread" not in threads
            assert path == "/api/schema/openapi.json" or len(threads) == 1
        plain = await guest.browser.get("/large.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        await guest.close()


@played
async def test_powers_of_what_is_no_card_are_looked_for_in_no_text(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Any, ...]] = []

    def told(*about: Any) -> tuple[Any, str]:
        asked.append(about)
        return {}, '"x"'

    monkeypatch.setattr(games, "powers_told", told)
    async with OpenHouse(sqlite) as house:
        guest = await Guest.arrive(house.address, "Eve")
        for number in range(5):
            assert await guest.get(f"/api/games/cerebria/powers/en?card=nothing-{number}") == {}
        assert asked == []
        await guest.get("/api/games/cerebria/powers/en?card=anger")
        assert len(asked) == 1
        await guest.close()


@played
async def test_one_lesson_at_a_time_however_many_are_begun_at_once(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        guest = await Guest.arrive(house.address, "Eve")
        lesson = (await guest.get("/api/games/cerebria/lessons"))[0]["id"]
        await together(*(guest.ask(f"/api/games/cerebria/lessons/{lesson}", {}) for _ in range(8)))
        assert len(await read_tables(house.hall.engine, schema.tables.c.host == guest.id, 100)) == 1
        await guest.close()


def test_what_costs_much_has_a_budget() -> None:
    for method, path, costly in (
        ("GET", "/api/tables/x/steps", True),
        ("GET", "/api/tables/x/record", True),
        ("POST", "/api/tables/", True),
        ("POST", "/api/tables/x/rematch", True),
        ("POST", "/api/games/x/lessons/y", True),
        ("POST", "/api/me", True),
        ("GET", "/api/me", False),
        ("GET", "/api/tables", False),
        ("POST", "/api/tables/x/join", False),
    ):
        scope: Any = {"type": "http", "method": method, "path": path}
        assert is_costly(scope) is costly
    socket: Any = {"type": "websocket", "path": "/api/me/socket"}
    assert is_costly(socket)
