"""Whatever is sent on a socket: a clear refusal, or a close with a reason; the table is as before, the server alive."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from mindrose.server import wire
from mindrose.server.line import PIECE, SIGNS, SIGNS_S
from mindrose.server.problems import SENTENCES
from tests.server import prepared
from tests.server.houses import OpenHouse, played
from tests.server.playing import Guest, Seat, Stream, Wire, company, greedy

MESSAGES = 150  # of each kind of visitor
TYPES = [
    "answer",
    "answers",
    "preview",
    "point",
    "undo",
    "withdraw",
    "agree",
    "why",
    "say",
    "passing",
    "look",
    "nudge",
    "moment",
    "accepted",
    "",
]
ODD: list[Any] = [
    None, True, False, -1, 0, 1, 107, 108, 2**31, 2**31 + 1, 2**63, 10**400, -(2**70), 0.5, 1e308,
    "", "0", "1", "ask", "\0", "é" * 300,
    "𝔘" * 50, [], [[]], {}, {"a": {}}, "x" * 41, "x" * 501, "'; DROP TABLE entries; --", "<script>", "../../etc/passwd",
]  # fmt: skip
DEEP = '{"id":' + "[" * 1900 + "]" * 1900 + "}"
BROKEN = [
    "", " ", "null", "0", "[]", "{}", '"answer"', "{", "}", "nan", "{'type': 'answer'}", '{"type": "answer"',
    "\ufeff{}", '{"type":"say","id":"","text":"\\u0000"}',
    '{"type":"answer","id":"","table":"\\u0000","number":0,"answer":0}',
    '{"type":"answer","type":"undo","id":"","number":0}', '{"type":"say","id":"","text":"\\ud800"}', '{"type":' * 300,
    "[" * 2000, DEEP, '{"a":' * 650 + "1" + "}" * 650,
    '{"type":"answer","id":"","number":' + "[" * 1900 + "]" * 1900 + ',"answer":0}', "x" * 4096, "x" * 4097,
    '{"type":"say","id":"","text":"' + "x" * 10_000 + '"}', " " * 20_000, "é" * 4096, "9" * 4000,
]  # fmt: skip


class Fuzz:
    """Makes messages that no honest client sends."""

    def __init__(self, seed: int, table: str) -> None:
        self.dice = random.Random(seed)
        self.table = table

    def message(self) -> str | bytes:
        kind = self.dice.random()
        if kind < 0.15:
            return self.dice.choice(BROKEN)
        if kind < 0.25:
            return self.dice.randbytes(self.dice.randint(0, 300))
        if kind < 0.35:
            return self.damaged(json.dumps({"type": "answer", "id": "1", "number": 3, "answer": 2}))
        return json.dumps(self.wrong())

    def damaged(self, text: str) -> str:
        place = self.dice.randrange(len(text))
        return (
            text[:place] + self.dice.choice(["", "\\", '"', "{", "\x00", "☃"]) + text[place + self.dice.randint(1, 3) :]
        )

    def wrong(self) -> dict[str, Any]:
        """Well-formed, with odd values, missing or additional fields."""
        fields = ["id", "number", "answer", "agree", "text", "until", "seat", "table", "answers", "more"]
        chosen = {name: self.dice.choice(ODD) for name in self.dice.sample(fields, self.dice.randint(0, 5))}
        return {"type": self.dice.choice([*TYPES, *ODD]), **chosen}


def refusals(window: Wire) -> list[dict[str, Any]]:
    return [message for message in map(json.loads, window.raw) if message["type"] == "refused"]


async def provoke(window: Wire, message: str | bytes) -> None:
    """Every message has exactly one reply, and that reply tells why."""
    before = len(talk(window))
    await window.socket.send(message)
    try:
        await window.until(lambda: len(talk(window)) > before, 5)
    except (ConnectionError, TimeoutError) as error:
        raise AssertionError(f"{message[:100]!r}: {error!r}") from None
    reply = json.loads(talk(window)[before])
    if reply["type"] == "refused":
        assert reply["code"].startswith("E_")
        assert len(reply["message"]) > 5
        assert reply["code"] in SENTENCES or reply["code"] in GAME_CODES, reply


GAME_CODES = {"E_NUMBER", "E_MULLIGAN", "E_NOT_YOUR_TURN", "E_PENDING", "E_MAIN"}


def talk(window: Wire) -> list[bytes]:
    kinds = (b"refused", b"accepted", b"reason", b"previewed")
    return [raw for raw in window.raw if raw.startswith(tuple(b'{"type":"%s"' % kind for kind in kinds))]


def standing(house: OpenHouse, table: str) -> tuple[Any, ...]:
    match = house.live(table).started()
    return match.length, match.takeback, [match.number(viewer) for viewer in match.viewers], match.table.position()


@pytest.mark.parametrize("visitor", ["asked", "waiting", "spectator", "stranger", "stream"])
@played
async def test_odd_messages_are_refused_and_change_nothing(address: str, visitor: str) -> None:
    async with OpenHouse(address) as house, company(house.address, 2, record=prepared.drafting()) as people:
        window = await visiting(house, visitor, people.seats, people.table)
        before = standing(house, people.table)
        fuzz = Fuzz(sum(visitor.encode()), people.table)
        for message in [*BROKEN, *(fuzz.message() for _ in range(MESSAGES))]:
            assert window.closed is None, "below two hundred refusals nobody is cut off"
            await provoke(window, message)
            assert standing(house, people.table) == before, message
        assert window.closed is None
        assert len(house.live(people.table).chat) == 0
        await people.play(greedy(1), 3)
        await window.close()


async def visiting(house: OpenHouse, visitor: str, seats: list[Seat], table: str) -> Wire:
    if visitor == "asked":
        return await seats[0].guest.sit(table)
    if visitor == "waiting":
        return await seats[1].guest.sit(table)
    if visitor == "spectator":
        return await (await Guest.arrive(house.address, "watcher")).sit(table)
    if visitor == "stranger":
        return await Guest(house.address).sit(table)
    return await Stream(seats[0].guest).dial()


@played
async def test_messages_for_foreign_seats_and_tables_are_refused(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people, company(house.address, 2) as others:
        asked = await people.asked()
        moment = await asked.moment()
        assert moment.seat is not None
        before = standing(house, people.table)
        for seat in others:
            stream = await Stream(seat.guest).dial()
            refused = await stream.tell(wire.Reply("", people.table, moment.number, 0))
            assert isinstance(refused, wire.Refused)
            assert refused.code == "E_NOT_SEATED"
            spectator = await seat.guest.sit(people.table, seat=moment.seat)
            refused = await spectator.tell(wire.Answer("", moment.number, 0))
            assert isinstance(refused, wire.Refused)
            assert refused.code == "E_NOT_SEATED"
            await stream.close()
            await spectator.close()
        assert standing(house, people.table) == before


@pytest.mark.parametrize("table", ["nowhere", "a" * 60, "%00", "%F0%9F%8E%B2", "'%20OR%201=1"])
@played
async def test_a_table_that_is_not_there_is_refused_with_a_reason(address: str, table: str) -> None:
    async with OpenHouse(address) as house:
        guest = await Guest.arrive(house.address, "guest")
        window = Seat(guest, table)
        await window.dial()
        async with asyncio.timeout(10):
            await window.reader
        assert window.closed == (4404, "E_NO_TABLE")
        assert refusals(window)[0]["code"] == "E_NO_TABLE"
        await guest.close()


@pytest.mark.parametrize(
    "query", ["told=-1", "told=x", "told=" + "9" * 400, "seat=99", "seat=-1", "seat=%00&told=1e9", "told="]
)
@played
async def test_odd_addresses_of_a_table_are_taken_as_well_as_can_be(sqlite: str, query: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        window = Seat(people.guests[0], people.table)
        await window.dial(f"?{query}")
        await window.until(lambda: window.now is not None)
        assert window.now is not None
        assert window.now.seat == 0
        await window.close()


FLOODS: dict[str, Callable[[], str | bytes]] = {
    "nonsense": lambda: "x",
    "binary": lambda: b"\0" * 100,
    "stale": lambda: json.dumps({"type": "answer", "id": "f", "number": 999, "answer": 0}),
    "chat": lambda: json.dumps({"type": "say", "id": "f", "text": "spam"}),
}


@pytest.mark.parametrize("kind", FLOODS)
@played
async def test_a_flood_is_cut_off_and_the_others_play_on(sqlite: str, kind: str) -> None:
    async with OpenHouse(sqlite, messages=40) as house, company(house.address, 2) as people:
        watcher = await Guest.arrive(house.address, "watcher")
        flood = await watcher.sit(people.table)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(3000):
                await flood.socket.send(FLOODS[kind]())
        async with asyncio.timeout(20):
            await flood.reader
        assert flood.closed == (1008, "E_RATE")
        assert len(house.live(people.table).chat) <= 10
        await people.play(greedy(1), 4)
        assert all(listener.player != watcher.id for listener in house.live(people.table).listeners)
        await watcher.close()


@played
async def test_an_enormous_message_ends_the_connection_with_a_reason(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        watcher = await Guest.arrive(house.address, "watcher")
        window = await watcher.sit(people.table)
        with contextlib.suppress(ConnectionClosed):
            await window.socket.send("x" * 30_000_000)
        async with asyncio.timeout(20):
            await window.reader
        assert window.closed is not None
        assert window.closed[0] == 1009
        await people.play(greedy(1), 2)
        await no_listener(house, people.table, watcher.id)
        await watcher.close()


@played
async def test_a_line_that_breaks_leaves_nobody_behind(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        watcher = await Guest.arrive(house.address, "watcher")
        for _ in range(10):
            window = await watcher.sit(people.table)
            await window.socket.send(DEEP)
            window.socket.transport.abort()
            await window.reader
        await no_listener(house, people.table, watcher.id)
        await people.play(greedy(1), 2)
        await watcher.close()


async def no_listener(house: OpenHouse, table: str, player: str) -> None:
    async with asyncio.timeout(10):
        while any(listener.player == player for listener in house.live(table).listeners):
            await asyncio.sleep(0.02)


@played
async def test_somebody_who_never_reads_holds_up_nobody(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        watcher = await Guest.arrive(house.address, "watcher")
        window = await watcher.sit(people.table)
        window.socket.transport.pause_reading()
        await asyncio.gather(*(seat.play(greedy(number)) for number, seat in enumerate(people)))
        assert (await people.seats[0].over()).outcome is not None
        window.socket.transport.abort()
        await watcher.close()


# Below the messages: frames as no honest library sends them


def frame(text: str | bytes, first: int = 0x81, masked: bool = True) -> bytes:
    """One frame of a websocket (RFC 6455, 5.2), with a mask of zeros."""
    body = text.encode() if isinstance(text, str) else text
    size = bytes([len(body)]) if len(body) < 126 else b"\x7e" + len(body).to_bytes(2, "big")
    mask = b"\0\0\0\0" if masked else b""
    return bytes([first, size[0] | (0x80 if masked else 0)]) + size[1:] + mask + body


class Bare:
    """A socket without a library: what is sent is up to the test."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table

    async def open(self) -> Bare:
        port = int(self.guest.address.rpartition(":")[2])
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port)
        headers = {
            "Host": f"127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version": "13",
            **self.guest.badge,
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self.writer.write(f"GET /api/tables/{self.table}/socket HTTP/1.1\r\n{lines}\r\n".encode())
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), 10)
        assert head.startswith(b"HTTP/1.1 101")
        return self

    async def heard(self, wanted: bytes) -> bytes:
        """Everything up to some words."""
        return await asyncio.wait_for(self.reader.readuntil(wanted), 10)

    async def ended(self) -> bytes:
        """What comes until the server has closed the line."""
        said = b""
        with contextlib.suppress(ConnectionResetError):
            async with asyncio.timeout(10):
                while some := await self.reader.read(65536):
                    said += some
        self.close()
        return said

    def close(self) -> None:
        self.writer.transport.abort()


def question(mark: str) -> str:
    return json.dumps({"type": "why", "id": mark, "answer": 5})


@played
async def test_messages_arrive_however_they_are_cut(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        bare = await Bare(people.guests[0], people.table).open()
        for byte in frame(question("slowly")):
            bare.writer.write(bytes([byte]))
            await bare.writer.drain()
            await asyncio.sleep(0)
        await bare.heard(b'"id":"slowly"')
        bare.writer.write(b"".join(frame(question(f"many {number}.")) for number in range(40)))
        await bare.heard(b'"id":"many 39."')
        text = question("pieces").encode()
        bare.writer.write(frame(text[:5], 0x01) + frame(b"ping", 0x89) + frame(text[5:9], 0x00) + frame(text[9:], 0x80))
        assert b"\x8a\x04ping" in await bare.heard(b'"id":"pieces"')
        long = json.dumps({"type": "say", "id": "long", "text": "x" * 300})
        bare.writer.write(frame(long)[:7])
        await asyncio.sleep(0.05)
        bare.writer.write(frame(long)[7:] + frame(question("after")))
        await bare.heard(b'"id":"after"')
        bare.writer.write(frame(b"\x03\xe8", 0x88))
        await bare.ended()
        assert [line.text for line in house.live(people.table).chat.lines] == ["x" * 300]


MISTAKES = {
    "not masked": frame(question("x"), masked=False),
    "reserved bits": frame(question("x"), 0xF1),
    "unknown kind": frame(b"", 0x83),
    "no utf-8": frame(b'{"type": "\xff\xfe"}'),
    "nothing to continue": frame(b"x", 0x80),
    "a message inside another": frame(b"x", 0x01) + frame(question("x")),
    "a ping in pieces": frame(b"x", 0x09),
    "a long ping": frame(b"x" * 200, 0x89),
    "a length of eight bytes": b"\x81\xff" + b"\xff" * 8 + b"\0" * 4,
    "a large message": b"\x81\xff" + (10**6).to_bytes(8, "big") + b"\0" * 4 + b"x" * 10**6,
    "a close code that is none": frame(b"\x00\x01", 0x88),
    "no frame at all": b"GET / HTTP/1.1\r\n\r\n",
}


@pytest.mark.parametrize("mistake", MISTAKES)
@played
async def test_a_broken_frame_ends_only_its_own_line(sqlite: str, mistake: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        watcher = await Guest.arrive(house.address, "watcher")
        bare = await Bare(watcher, people.table).open()
        await bare.heard(b'"type":"table"')
        before = standing(house, people.table)
        bare.writer.write(MISTAKES[mistake])
        await bare.ended()
        await no_listener(house, people.table, watcher.id)
        assert standing(house, people.table) == before
        await people.play(greedy(1), 2)
        await watcher.close()


LONG_ONE = b"\x81\xff" + (1).to_bytes(8, "big") + b"\0" * 4 + b"x"  # of a length that only a library reads


@pytest.mark.parametrize("first", [b"", LONG_ONE])
@pytest.mark.parametrize("sign", [0x89, 0x8A])
@played
async def test_signs_of_life_without_end_end_the_line(sqlite: str, first: bytes, sign: int) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        watcher = await Guest.arrive(house.address, "watcher")
        bare = await Bare(watcher, people.table).open()
        await bare.heard(b'"type":"moment"')
        few, most = int(SIGNS), SIGNS * SIGNS_S + PIECE
        bare.writer.write(first + frame(b"", sign) * few + frame(question("few")))
        await bare.heard(b'"id":"few"')
        bare.writer.write(frame(b"", sign) * 40_000)
        assert (await bare.ended()).count(b"\x8a\0") <= most
        await no_listener(house, people.table, watcher.id)
        await people.play(greedy(1), 2)
        await watcher.close()


@played
async def test_random_bytes_end_only_their_own_line(sqlite: str) -> None:
    dice = random.Random(11)
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        watcher = await Guest.arrive(house.address, "watcher")
        before = standing(house, people.table)
        for _ in range(40):
            bare = await Bare(watcher, people.table).open()
            bare.writer.write(frame(question("x"))[: dice.randint(0, 40)] + dice.randbytes(dice.randint(1, 400)))
            await asyncio.sleep(0.01)
            bare.close()
        await no_listener(house, people.table, watcher.id)
        assert standing(house, people.table) == before
        await people.play(greedy(1), 2)
        await watcher.close()
