"""Playing over the wire, in the words of the game: guests, and the seats they look from."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

import mindrose
from mindrose.kernel.game import Game
from mindrose.players import roster
from mindrose.players.player import own_answers
from mindrose.server import wire

Document = dict[str, Any]
Options = dict[str, int | str | bool | None]
Talk = wire.Accepted | wire.Refused | wire.Reason | wire.Previewed
Chooser = Callable[[Document], int]
GAME: Game = mindrose.load("cerebria-cards")
PATIENCE = 20.0  # seconds that anything may take; only a broken promise takes so long
SHORT: Options = {"single_goal": 3, "balance_goal": 2}  # a whole game of a few turns
news = msgspec.json.Decoder(wire.ServerMessage)
stream_news = msgspec.json.Decoder(wire.StreamMessage)
PERSON = wire.NewSeat("person")
OPEN = wire.NewSeat("open")
EASY = wire.NewSeat("bot", "easy")
MEDIUM = wire.NewSeat("bot", "medium")


# People


class Guest:
    """Somebody with a browser: a name, a cookie, and requests."""

    def __init__(self, address: str, token: str = "", local: str | None = None) -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.local = local  # the address that they come from
        self.browser = httpx.AsyncClient(
            base_url=address,
            headers=headers,
            timeout=PATIENCE,
            transport=httpx.AsyncHTTPTransport(verify=False, trust_env=False, local_address=local),
        )
        self.id = ""

    @classmethod
    async def arrive(cls, address: str, name: str, local: str | None = None) -> Guest:
        guest = cls(address, local=local)
        reply = await guest.browser.post("/api/me", json={"name": name})
        assert reply.status_code == 200, reply.text
        guest.id = reply.json()["id"]
        return guest

    @property
    def address(self) -> str:
        return str(self.browser.base_url).rstrip("/")

    @property
    def badge(self) -> dict[str, str]:
        """What shows the server who this is."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())
        token = self.browser.headers.get("authorization")
        return ({"Cookie": cookies} if cookies else {}) | ({"Authorization": token} if token else {})

    def at(self, address: str) -> Guest:
        """The same person at another server."""
        other = Guest(address, local=self.local)
        other.id = self.id
        other.browser.cookies = self.browser.cookies
        return other

    async def ask(self, path: str, body: Any = None) -> httpx.Response:
        """A request as it is; with a body it changes something."""
        if body is None:
            return await self.browser.get(path)
        return await self.browser.post(
            path, content=msgspec.json.encode(body), headers={"content-type": "application/json"}
        )

    async def get(self, path: str) -> Any:
        reply = await self.ask(path)
        assert reply.status_code == 200, reply.text
        return reply.json()

    async def refused(self, path: str, body: Any = None) -> str:
        """The code of the refusal."""
        reply = await self.ask(path, body)
        assert reply.status_code >= 400, reply.text
        return str(reply.json()["code"])

    async def table(self, path: str, body: Any) -> wire.TableInfo:
        reply = await self.ask(path, body)
        assert reply.status_code in (200, 201), reply.text
        return msgspec.json.decode(reply.content, type=wire.TableInfo)

    async def set_up(self, *seats: wire.NewSeat, **more: Any) -> str:
        """A new table; gives its id."""
        game = more.pop("game", GAME.id)
        more.setdefault("options", SHORT if game == GAME.id else {})
        new = wire.NewTable(game, list(seats), **more)
        return (await self.table("/api/tables", new)).id

    async def look(self, table: str) -> wire.TableInfo:
        return msgspec.json.decode((await self.ask(f"/api/tables/{table}")).content, type=wire.TableInfo)

    async def join(self, table: str, seat: int | None = None) -> wire.TableInfo:
        return await self.table(f"/api/tables/{table}/join", wire.Join(seat))

    async def leave(self, table: str) -> wire.TableInfo:
        return await self.table(f"/api/tables/{table}/leave", {})

    async def sit(self, table: str, seat: int | None = None, told: int = 0) -> Seat:
        return await Seat(self, table).open(seat, told)

    async def program(self, name: str) -> Guest:
        """A program of this person, which shows its token instead of a cookie."""
        made = (await self.ask("/api/programs", {"name": name})).json()
        program = Guest(self.address, made["token"])
        program.id = made["id"]
        return program

    async def close(self) -> None:
        await self.browser.aclose()


# Windows on a table


class Wire:
    """One end of a websocket; everything that came is kept as it came."""

    def __init__(self, guest: Guest, path: str) -> None:
        self.guest = guest
        self.path = path
        self.raw: list[bytes] = []
        self.changed = asyncio.Event()
        self.marks = itertools.count(1)
        self.replies: dict[str, Talk] = {}
        self.closed: tuple[int, str] | None = None

    async def dial(self, query: str = "", origin: str | None = None) -> Self:
        address = self.guest.address.replace("http", "ws", 1)
        self.socket: ClientConnection = await connect(
            f"{address}{self.path}{query}",
            additional_headers=self.guest.badge,
            origin=None if origin is None else Origin(origin),
            compression=None,
            max_size=None,
            ping_interval=None,
            local_addr=None if self.guest.local is None else (self.guest.local, 0),
        )
        self.reader = asyncio.create_task(self.read())
        return self

    async def read(self) -> None:
        try:
            async for message in self.socket:
                assert isinstance(message, str), "the server speaks in text"
                self.raw.append(message.encode())
                self.take(message)
                self.wake()
        except ConnectionClosed:
            pass
        finally:
            self.closed = (self.socket.close_code or 0, self.socket.close_reason or "")
            self.wake()

    def wake(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()

    def take(self, message: str) -> None:
        raise NotImplementedError

    async def until(self, happened: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Waits for something that messages bring about."""
        async with asyncio.timeout(seconds):
            while not happened():
                if self.closed is not None:
                    raise ConnectionError(f"closed: {self.closed}")
                await self.changed.wait()

    async def tell(self, message: Document | msgspec.Struct) -> Talk:
        """Says something with a mark of its own, and waits for the reply to it."""
        mark = str(next(self.marks))
        packed: Document = {**msgspec.to_builtins(message), "id": mark}
        try:
            await self.socket.send(msgspec.json.encode(packed).decode())
        except ConnectionClosed as error:
            await asyncio.wait([self.reader])  # who is told of it finds the window closed
            raise ConnectionError(str(error)) from None
        await self.until(lambda: mark in self.replies)
        return self.replies.pop(mark)

    async def close(self) -> None:
        await self.socket.close()
        await self.reader


class Seat(Wire):
    """A window on a table, from a seat or as a spectator. It checks that its story has no gap and nothing twice."""

    def __init__(self, guest: Guest, table: str) -> None:
        super().__init__(guest, f"/api/tables/{table}/socket")
        self.table_id = table
        self.info: wire.TableInfo | None = None
        self.now: wire.Moment | None = None
        self.moments: list[wire.Moment] = []
        self.told = 0
        self.story: list[Document] = []
        self.chat: list[wire.ChatLine] = []
        self.nudges = 0
        self.gone = False
        self.pointed: list[wire.Pointed] = []
        self.faults: list[str] = []

    async def open(self, seat: int | None = None, told: int = 0) -> Self:
        self.told = told
        await self.dial(f"?told={told}" + ("" if seat is None else f"&seat={seat}"))
        await self.until(lambda: self.info is not None)
        return self

    async def again(self) -> Seat:
        """Comes back after the connection was lost: says what it was told, and goes on with its story."""
        other = type(self)(self.guest, self.table_id)
        other.story = list(self.story)
        return await other.open(None if self.now is None else self.now.seat, len(self.story))

    def take(self, message: str) -> None:
        decoded = news.decode(message)
        match decoded:
            case wire.Moment():
                self.see(decoded)
            case wire.TableNews(table=table):
                self.info = table
            case wire.ChatNews(lines=lines):
                self.chat += lines
            case wire.Nudged():
                self.nudges += 1
            case wire.Gone():
                self.gone = True
            case wire.Pointed():
                self.pointed.append(decoded)
            case _:
                self.replies[decoded.id] = decoded

    def see(self, moment: wire.Moment) -> None:
        if self.now is not None and moment.seat != self.now.seat:
            self.told = 0
            self.story = []
        if moment.told - len(moment.events) != self.told:
            self.faults.append(f"told {moment.told} with {len(moment.events)} events after {self.told}")
        if self.now is not None and moment.seat == self.now.seat and moment.number < self.now.number:
            self.faults.append(f"the number fell from {self.now.number} to {moment.number}")
        self.told = moment.told
        self.story += moment.events
        self.now = moment
        self.moments.append(moment)

    async def moved_on(self, moment: wire.Moment) -> None:
        """Waits for what comes after a moment."""
        await self.until(lambda: self.now is not moment)

    async def reached(self, number: int) -> None:
        """Waits until the seat knows of so much."""
        await self.until(lambda: self.now is not None and self.now.number >= number)

    async def moment(self) -> wire.Moment:
        """What this window shows."""
        await self.until(lambda: self.now is not None)
        assert self.now is not None
        assert not self.faults, self.faults
        return self.now

    async def asked(self, seconds: float = PATIENCE) -> wire.Moment:
        """Waits until this seat is asked."""
        await self.until(lambda: self.now is not None and self.now.question is not None, seconds)
        return await self.moment()

    async def over(self) -> wire.Moment:
        await self.until(lambda: self.now is not None and self.now.outcome is not None)
        return await self.moment()

    async def answer(self, answer: int | None = None, number: int | None = None) -> Talk:
        """Answers the open question; without an answer the first legal one."""
        if answer is None or number is None:
            moment = await self.asked()
            assert moment.question is not None
            answer = moment.question.choices[0].number if answer is None else answer
            number = moment.number if number is None else number
        return await self.tell(wire.Answer("", number, answer))

    async def do(self, verb: str, **points: int | str) -> Talk:
        """Answers by what the answer means."""
        return await self.answer(self.meant(await self.asked(), verb, **points))

    def meant(self, moment: wire.Moment, verb: str, **points: int | str) -> int:
        assert moment.question is not None
        for choice in moment.question.choices:
            if choice.verb == verb and points.items() <= choice.points.items():
                return choice.number
        raise AssertionError(f"{verb} {points} is not among {moment.question.choices}")

    async def undo(self) -> Talk:
        return await self.tell(wire.Undo("", (await self.moment()).number))

    async def withdraw(self) -> Talk:
        return await self.tell(wire.Withdraw("", (await self.moment()).number))

    async def play(self, choose: Chooser, most: int = 10**6) -> int:
        """Answers what this seat is asked until the game ends, or so many times; gives how often."""
        given = 0
        while given < most:
            await self.until(lambda: self.now is not None and (self.now.question or self.now.outcome) is not None)
            moment = await self.moment()
            if moment.outcome is not None:
                break
            reply = await self.tell(wire.Answer("", moment.number, choose(moment.view)))
            if isinstance(reply, wire.Accepted):
                given += 1
            else:
                assert isinstance(reply, wire.Refused)
                assert reply.code == "E_STALE", reply
                if moment is self.now:
                    await self.moved_on(moment)
        return given

    async def quiet(self, seconds: float = 0.15) -> list[bytes]:
        """What comes within a short time; nobody who should hear nothing may hear anything."""
        before = len(self.raw)
        await asyncio.sleep(seconds)
        return self.raw[before:]


class Stream(Wire):
    """A player's own stream."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest, "/api/me/socket")
        self.lobby: list[wire.TableInfo] | None = None
        self.tables: dict[str, wire.TableInfo] = {}
        self.questions: list[wire.Asked] = []
        self.gone: set[str] = set()

    def take(self, message: str) -> None:
        decoded = stream_news.decode(message)
        match decoded:
            case wire.Lobby(tables=tables):
                self.lobby = tables
            case wire.TableNews(table=table):
                self.tables[table.id] = table
            case wire.Asked():
                self.questions.append(decoded)
            case wire.Gone(table=table_id):
                self.gone.add(table_id)
            case _:
                self.replies[decoded.id] = decoded


# Who chooses


def greedy(seed: int = 0) -> Chooser:
    return roster.make(GAME, "greedy", seed).choose


def at_random(seed: int = 0) -> Chooser:
    dice = random.Random(seed)
    return lambda view: dice.choice(own_answers(view))


# Whole companies


@dataclass
class Company:
    """A table, the people who sit there in the order of their seats, and their windows."""

    table: str
    guests: list[Guest]
    seats: list[Seat]

    def __iter__(self) -> Iterator[Seat]:
        return iter(self.seats)

    async def asked(self) -> Seat:
        """The first seat that is asked, when one is."""
        waits = [asyncio.create_task(seat.asked()) for seat in self.seats]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
        finally:
            for wait in waits:
                wait.cancel()
            await asyncio.gather(*waits, return_exceptions=True)
        return next(seat for seat in self.seats if seat.now is not None and seat.now.question is not None)

    async def play(self, choose: Chooser, answers: int) -> None:
        """So many answers, by whoever is asked."""
        for _ in range(answers):
            await (await self.asked()).play(choose, most=1)

    async def close(self) -> None:
        for seat in self.seats:
            await seat.close()
        for guest in self.guests:
            await guest.close()


@asynccontextmanager
async def company(
    addresses: str | list[str], people: int = 2, *bots: wire.NewSeat, **table: Any
) -> AsyncIterator[Company]:
    """People at a table, each at one of the addresses in turn, and bots after them."""
    listed = [addresses] if isinstance(addresses, str) else addresses
    guests = [await Guest.arrive(listed[seat % len(listed)], f"guest {seat}") for seat in range(people)]
    table_id = await guests[0].set_up(PERSON, *[OPEN] * (people - 1), *bots, **table)
    for seat in range(1, people):
        await guests[seat].join(table_id, seat)
    gathered = Company(table_id, guests, [await guest.sit(table_id) for guest in guests])
    try:
        yield gathered
    finally:
        await gathered.close()


async def together(*deeds: Awaitable[Any]) -> list[Any]:
    return list(await asyncio.gather(*deeds))
