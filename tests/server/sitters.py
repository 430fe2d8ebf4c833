"""People who play on whatever happens to the server: they remember what it acknowledged, and look it up in the log."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import httpx
from websockets.exceptions import WebSocketException

from mindrose.server import entries as log_of
from mindrose.server import wire
from mindrose.server.database import open_engine
from mindrose.server.entries import Entry
from mindrose.server.rows import read_chat, read_entries
from tests.server.playing import PATIENCE, Guest, Options, Seat

ENDLESS: Options = {"single_goal": 60, "balance_goal": 60, "max_cycles": 200, "dead_supply_end": False}
OWN = {log_of.ANSWER: log_of.ANSWER, log_of.UNDO: log_of.UNDO, log_of.ASK: log_of.UNDO}
PERHAPS = ("E_STORAGE", "E_STALE")  # what is refused so may have been stored all the same, where a line broke
IDLY = ("E_NO_UNDO", "E_UNDOS", "E_ASKED")
BROKEN = (OSError, EOFError, TimeoutError, httpx.HTTPError, WebSocketException)  # a line, or the server behind it
RETURNING = 60.0  # seconds after which a server is back
Meant = tuple[int, int]  # the kind of an entry, and of an answer which


@dataclass(eq=False)
class Deed:
    """What somebody said to the server, and whether it was acknowledged."""

    meant: Meant
    number: int = 0  # of the moment that it was said to
    sure: bool = False


@dataclass
class Ledger:
    """All that one seat has done, in its order."""

    table: str
    seat: int
    deeds: list[Deed] = field(default_factory=list)
    said: dict[str, bool] = field(default_factory=dict)  # lines of chat, and whether they were acknowledged
    handed_on: bool = False  # a bot plays on at this seat

    @property
    def acknowledged(self) -> int:
        return sum(deed.sure for deed in self.deeds)

    def check(self, entries: Sequence[Entry]) -> None:
        """Every deed that was acknowledged is in the log once, in its order; one that was not, once or not at all.

        Nothing else of this seat is there, unless a bot has acted for it since.
        """
        found = [
            (OWN[entry.kind], entry.answer if entry.kind == log_of.ANSWER else 0)
            for entry in entries
            if entry.seat == self.seat and entry.kind in OWN
        ]
        ends = {0}  # how much of the log the deeds so far may account for
        for place, deed in enumerate(self.deeds):
            further = {end + 1 for end in ends if end < len(found) and found[end] == deed.meant}
            if deed.sure and not further:
                raise AssertionError(
                    f"LOST {self.called(place)}: acknowledged, but the log has {found[min(ends) :][:3]}"
                )
            ends = further if deed.sure else ends | further
        if self.handed_on:
            return
        if len(found) not in ends:
            raise AssertionError(f"TWICE {self.called(max(ends))}: the log has {found[max(ends) :][:3]} besides")
        self.deeds = [Deed(meant, sure=True) for meant in found]

    def check_chat(self, lines: Sequence[wire.ChatLine]) -> None:
        texts = [line.text for line in lines if line.seat == self.seat]
        for text, sure in self.said.items():
            if texts.count(text) > 1 or (sure and text not in texts):
                raise AssertionError(f"{texts.count(text)} TIMES in the chat of table {self.table}: {text!r}")

    def called(self, place: int) -> str:
        return f"at table {self.table}: number {place} of what seat {self.seat} did"


@dataclass(frozen=True)
class Habits:
    """How somebody plays."""

    undoing: float = 0.0  # how often they take back where they could, and say something
    chatting: float = 0.0
    thought: float = 0.0  # seconds on average before an answer
    patience: float = PATIENCE


PLAIN = Habits()


@dataclass
class Sitter:
    """Somebody at a table: the guest, their window, and what they remember."""

    guest: Guest
    seat: Seat
    number: int
    dice: random.Random
    habits: Habits
    felt: list[float] = field(default_factory=list)  # how long acknowledgements took
    refused: Counter[str] = field(default_factory=Counter)
    resting: bool = False
    ledger: Ledger = field(init=False)

    def __post_init__(self) -> None:
        self.ledger = Ledger(self.seat.table_id, self.number)

    @property
    def over(self) -> bool:
        return self.seat.now is not None and self.seat.now.outcome is not None

    async def play(self) -> None:
        """Until the game ends or the server is gone."""
        with suppress(ConnectionError, TimeoutError):
            while not (self.over or self.resting):
                await self.turn()

    async def persist(self, where: Callable[[], str]) -> None:
        """Plays on through everything, until told to rest: comes back, and says again what was not acknowledged."""
        while not (self.over or (self.resting and self.seat.closed is None)):
            await self.play()
            with suppress(*BROKEN):
                if self.seat.closed is not None:
                    await self.return_to(where)
                    last = self.ledger.deeds[-1:]
                    if last and not last[0].sure:
                        await self.repeat(last[0])

    async def return_to(self, where: Callable[[], str]) -> None:
        """Tries to come back until somebody opens."""
        async with asyncio.timeout(RETURNING):
            while True:
                try:
                    return await self.come_back(where())
                except BROKEN:
                    await asyncio.sleep(0.05)

    def rest(self) -> None:
        self.resting = True
        self.seat.wake()

    async def turn(self) -> None:
        """Waits for a question, thinks, and says something to it."""
        seat = self.seat
        await seat.until(lambda: self.resting or is_asked(seat), self.habits.patience)
        if self.resting:
            return
        if self.habits.thought:
            await asyncio.sleep(self.dice.expovariate(1 / self.habits.thought))
        moment = await seat.moment()
        if self.dice.random() < self.habits.chatting:
            await self.say()
        if moment is not seat.now or moment.question is None:
            return
        if moment.undo and self.dice.random() < self.habits.undoing:
            await self.repeat(Deed((log_of.UNDO, 0), moment.number))
        else:
            choice = self.dice.choice(moment.question.choices)
            await self.repeat(Deed((log_of.ANSWER, choice.number), moment.number))

    async def repeat(self, deed: Deed) -> None:
        """Says a deed to the server, for the first time or once more; it stands in the ledger once."""
        kind, answer = deed.meant
        if self.ledger.deeds[-1:] != [deed]:
            self.ledger.deeds.append(deed)
        message = wire.Undo("", deed.number) if kind == log_of.UNDO else wire.Answer("", deed.number, answer)
        began = time.perf_counter()
        reply = await self.seat.tell(message)
        if isinstance(reply, wire.Accepted):
            self.felt.append(time.perf_counter() - began)
            deed.sure = True
            return
        assert isinstance(reply, wire.Refused), reply
        self.refused[reply.code] += 1
        if reply.code in IDLY:
            self.ledger.deeds.pop()
        else:
            assert reply.code in PERHAPS, f"refused at table {self.seat.table_id}: {reply}"
            await self.look_again(deed.number)

    async def look_again(self, number: int) -> None:
        """After a refusal the server shows what stands; nothing new comes where nothing has changed."""
        with suppress(TimeoutError):
            await self.seat.until(lambda: self.seat.now is not None and self.seat.now.number != number, 0.1)

    async def say(self) -> None:
        text = f"line {self.dice.getrandbits(40):x}"
        self.ledger.said[text] = False
        reply = await self.seat.tell(wire.Say("", text))
        self.ledger.said[text] = isinstance(reply, wire.Accepted)

    async def come_back(self, address: str | None = None) -> None:
        """Opens the window anew, at the same server or another, and says what it was told."""
        await self.seat.close()
        if address is not None and address != self.guest.address:
            self.seat.guest = self.guest = self.guest.at(address)
        self.seat = await self.seat.again()

    async def leave(self) -> None:
        await self.seat.close()
        await self.guest.close()


def is_asked(seat: Seat) -> bool:
    return seat.now is not None and (seat.now.question or seat.now.outcome) is not None


async def sat_down(
    address: str,
    *seats: wire.NewSeat,
    dice: random.Random,
    game: str = "cerebria-cards",
    habits: Habits = PLAIN,
) -> list[Sitter]:
    """People at a new table who keep on playing; bots sit at the other seats."""
    people = [seat for seat, wish in enumerate(seats) if wish.kind != "bot"]
    guests = [await Guest.arrive(address, f"guest {seat}") for seat in people]
    options = {"options": ENDLESS} if game == "cerebria-cards" else {}
    table = await guests[0].set_up(*seats, game=game, **options)
    for seat, guest in list(zip(people, guests, strict=True))[1:]:
        await guest.join(table, seat)
    return [
        Sitter(guest, await guest.sit(table), seat, random.Random(dice.random()), habits)
        for seat, guest in zip(people, guests, strict=True)
    ]


async def entries_of(database: str, table: str) -> list[Entry]:
    """The log of a table, which has no gap."""
    return (await log_and_chat(database, table))[0]


async def log_and_chat(database: str, table: str) -> tuple[list[Entry], list[wire.ChatLine]]:
    engine = open_engine(database)
    try:
        async with engine.connect() as connection:
            found = await read_entries(connection, table, 0), await read_chat(connection, table, 0)
    finally:
        await engine.dispose()
    assert [entry.number for entry in found[0]] == list(range(len(found[0]))), f"the log of table {table} has a gap"
    return found


async def look_up(database: str, sitters: Sequence[Sitter]) -> int:
    """Looks up all that was acknowledged; says how much that was."""
    for table in {sitter.seat.table_id: None for sitter in sitters}:
        entries, lines = await log_and_chat(database, table)
        for sitter in sitters:
            if sitter.seat.table_id == table:
                sitter.ledger.check(entries)
                sitter.ledger.check_chat(lines)
    return sum(sitter.ledger.acknowledged for sitter in sitters)
