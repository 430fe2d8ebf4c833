"""Connections: none may stay for nothing, take room without end, or keep others out."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mindrose.server.config import Config
from mindrose.server.door import LARGEST_HEAD, MOST_HEADERS, Doors
from mindrose.server.safety import HostGuard
from mindrose.server.serve import MOST_FILES, RESERVED
from tests.server.houses import OpenHouse, played

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
HALF_BODY = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
IN_PIECES = (
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
)
WHOLE = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n"
Wires = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def dialled(house: OpenHouse, said: bytes = b"") -> AsyncIterator[Wires]:
    """A connection on which something was said."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(house.address.rpartition(":")[2]))
    writer.write(said)
    try:
        yield reader, writer
    finally:
        writer.close()


async def ended(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the server ends the connection."""
    try:
        async with asyncio.timeout(10):
            return await reader.read()
    except ConnectionError:
        return b""


async def pour(writer: asyncio.StreamWriter, most: int) -> None:
    for _ in range(0, most, LARGEST_HEAD):
        writer.write(b"a" * LARGEST_HEAD)
        await writer.drain()
        await asyncio.sleep(0.001)


async def said_to(address: str, message: bytes | list[bytes]) -> None:
    """Says something on a socket, and listens until it is closed."""
    async with connect(address) as socket:
        await socket.send(message, text=True)
        while True:
            await socket.recv()


async def answers(house: OpenHouse) -> bool:
    async with httpx.AsyncClient(base_url=house.address, trust_env=False, timeout=5) as browser:
        return (await browser.get("/api/me")).status_code == 200


# Room


@played
async def test_headers_without_end_are_cut_off(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        async with dialled(house, HALF + b"x: ") as (reader, writer):
            with pytest.raises(ConnectionError):
                await pour(writer, 100 * LARGEST_HEAD)
        async with dialled(house, HALF + b"x: " + b"a" * LARGEST_HEAD) as (reader, writer):
            assert (await ended(reader)).startswith(b"HTTP/1.1 431")
        many = b"".join(b"x%d: y\r\n" % number for number in range(2 * MOST_HEADERS))
        async with dialled(house, HALF + many) as (reader, writer):
            assert (await ended(reader)).startswith(b"HTTP/1.1 431")
        async with dialled(house, b"GET /" + b"a" * 2 * LARGEST_HEAD) as (reader, writer):
            assert (await ended(reader)).startswith(b"HTTP/1.1 431")
        assert await answers(house)


@played
async def test_what_trails_a_body_is_cut_off_like_headers(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        async with dialled(house, IN_PIECES + b"0\r\nx: ") as (reader, writer):
            with pytest.raises(ConnectionError):
                await pour(writer, 100 * LARGEST_HEAD)
        async with dialled(house, IN_PIECES + b"0\r\nx: " + b"a" * LARGEST_HEAD) as (reader, writer):
            assert (await ended(reader)).startswith(b"HTTP/1.1 431")
        async with dialled(house, IN_PIECES + b"1\r\n \r\n" * 3000 + b"2\r\n{}\r\n0\r\n\r\n") as (reader, _):
            assert (await ended(reader)).startswith(b"HTTP/1.1 400"), "a body in pieces is heard"
        assert await answers(house)


# Time


@pytest.mark.parametrize("said", [b"", HALF, HALF_BODY, WHOLE + b"\r\n", WHOLE + HALF])
@played
async def test_who_keeps_the_server_waiting_is_shown_the_door(
    sqlite: str, caplog: pytest.LogCaptureFixture, said: bytes
) -> None:
    async with OpenHouse(sqlite, patience=0.3) as house:
        began = time.monotonic()
        async with dialled(house, said) as (reader, _):
            await ended(reader)
        assert time.monotonic() - began < 6
        assert await answers(house)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


@played
async def test_a_request_that_drips_in_is_late_all_the_same(sqlite: str) -> None:
    async with OpenHouse(sqlite, patience=0.5) as house, dialled(house, HALF) as (reader, writer):
        began = time.monotonic()
        waiting = asyncio.create_task(ended(reader))
        while not waiting.done():
            writer.write(b"a")
            await asyncio.sleep(0.05)
        assert time.monotonic() - began < 3


@played
async def test_who_does_not_read_the_reply_is_shown_the_door(sqlite: str) -> None:
    async with OpenHouse(sqlite, patience=0.5) as house, dialled(house) as (_, writer):
        doors = house.doors
        wires: Any = writer.transport
        wires.pause_reading()
        for _ in range(200):
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
        async with asyncio.timeout(20):
            while doors.all:
                await asyncio.sleep(0.05)


@played
async def test_a_player_at_a_table_may_be_silent(sqlite: str) -> None:
    async with OpenHouse(sqlite, patience=0.2) as house:
        async with connect(f"{house.address.replace('http', 'ws')}/api/tables/none/socket") as socket:
            assert "E_NO_TABLE" in str(await socket.recv())
        async with httpx.AsyncClient(base_url=house.address, trust_env=False) as browser:
            await browser.post("/api/me", json={"name": "Ann"})
            cookie = {"cookie": f"mindrose={browser.cookies['mindrose']}"}
        async with connect(f"{house.address.replace('http', 'ws')}/api/me/socket", additional_headers=cookie) as socket:
            await asyncio.sleep(0.6)
            await socket.ping()
            assert house.doors.all == 1
        await asyncio.sleep(0.1)
        assert house.doors.all == 0


# Addresses


@played
async def test_an_address_has_only_so_many_connections(sqlite: str) -> None:
    async with OpenHouse(sqlite, connections=3) as house:
        async with dialled(house), dialled(house), dialled(house):
            await asyncio.sleep(0.05)
            async with dialled(house, WHOLE) as (reader, _):
                assert (await ended(reader)).startswith(b"HTTP/1.1 503")
        await asyncio.sleep(0.05)
        assert await answers(house)


def test_a_proxy_brings_everybody_and_the_house_has_an_end() -> None:
    doors = Doors(Config(database="", connections=2, proxies="10.0.0.0/8, ::1", room=5))
    assert [doors.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [doors.enter("10.1.2.3") for _ in range(4)] == [True, True, True, False]
    doors.leave("192.0.2.1")
    assert doors.enter("10.1.2.3")


def test_a_server_takes_all_the_room_that_the_system_gives() -> None:
    """In a process of its own, whose limit is low."""
    program = (
        "import resource\n"
        "from mindrose.server import serve\n"
        "from mindrose.server.config import Config\n"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (200, hard))\n"
        "serve.load_games = lambda: None\n"
        "serve.Announced.run = lambda *_, **__: None\n"
        "config = Config(database='postgresql://house/mindrose')\n"
        "serve.serve(config, '127.0.0.1', 0, print)\n"
        "print(config.room, resource.getrlimit(resource.RLIMIT_NOFILE)[0], hard)\n"
    )
    told = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    room, soft, hard = map(int, told.stdout.split())
    assert soft == (MOST_FILES if hard < 0 else min(hard, MOST_FILES))
    assert room == soft - RESERVED


@played
async def test_who_says_to_be_somebody_else_is_not_believed(sqlite: str) -> None:
    believed, not_believed = [200, 200, 429], [200, 429, 429]
    for proxies, statuses in (("", not_believed), ("127.0.0.1", believed), ("10.0.0.0/8", not_believed)):
        async with OpenHouse(sqlite, requests=1, proxies=proxies) as house:
            async with httpx.AsyncClient(base_url=house.address, trust_env=False) as browser:
                found = [
                    (await browser.get("/api/me", headers={"x-forwarded-for": address})).status_code
                    for address in ("192.0.2.1", "192.0.2.2", "192.0.2.1")
                ]
            assert found == statuses


def test_the_server_answers_to_its_own_names_only() -> None:
    async def app(*_: object) -> None: ...

    guard = HostGuard(app, Config(database="", hosts="play.example, Other.Example"))
    for host in ("localhost:8000", "127.0.0.1", "[::1]:8000", "192.0.2.7:80", "play.example", "other.example:443"):
        assert guard.is_ours(host)
    for host in ("evil.example", "play.example.evil", "", "localhost.evil.example:8000"):
        assert not guard.is_ours(host)
    assert HostGuard(app, Config(database="", hosts="*")).is_ours("anything.example")


@played
async def test_another_name_is_refused(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        async with httpx.AsyncClient(base_url=house.address, trust_env=False) as browser:
            reply = await browser.get("/api/me", headers={"host": "evil.example"})
            assert (reply.status_code, reply.json()["code"]) == (421, "E_HOST")
        with pytest.raises(InvalidStatus) as error:
            async with connect(
                f"{house.address.replace('http', 'ws')}/api/me/socket", additional_headers={"host": "evil.example"}
            ):
                pass
        assert error.value.response.status_code == 421


# Logs


@played
async def test_what_clients_do_wrong_is_not_logged(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async with OpenHouse(sqlite) as house:
        address = house.address.replace("http", "ws")
        for message in (b"\xff", [b"\xff", b"\xfe"]):
            with pytest.raises(ConnectionClosed):
                await said_to(f"{address}/api/tables/none/socket", message)
        with pytest.raises(InvalidStatus):
            async with connect(f"{address}/api/me/socket", additional_headers={"origin": "http://evil.example"}):
                pass
        for said in (b"\x16\x03\x01\x02\x00", b"NONSENSE\r\n\r\n", WHOLE.replace(b"/api", b"/\xff")):
            async with dialled(house, said):
                await asyncio.sleep(0.02)
        assert await answers(house)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
