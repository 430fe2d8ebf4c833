"""A town of people for a server: they set up tables, play at the pace of people, go out, come back, and leave."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from mindrose.server import wire
from mindrose.server.rows import read_entries
from tests.server.playing import EASY, MEDIUM, OPEN, PERSON, SHORT, Guest, Seat
from tests.server.sitters import BROKEN, Habits, Sitter

HARD = wire.NewSeat("bot", "hard")
# Tables that people set up, and how often: the game, its seats, its options.
WISHES: list[tuple[int, str, tuple[wire.NewSeat, ...], dict[str, Any]]] = [
    (3, "cerebria-cards", (PERSON, OPEN), SHORT),
    (2, "cerebria-cards", (PERSON, OPEN), {}),
    (2, "cerebria-cards", (PERSON, MEDIUM), SHORT),
    (1, "cerebria-cards", (PERSON, HARD), SHORT),
    (2, "cerebria-cards", (PERSON, OPEN, EASY, MEDIUM), {}),
    (2, "cerebria", (PERSON, MEDIUM), {}),
    (2, "cerebria", (PERSON, OPEN, EASY, EASY), {}),
    (2, "black-rose-wars", (PERSON, EASY), {}),
    (2, "black-rose-wars", (PERSON, OPEN, OPEN), {}),
]
EVENING = 600.0  # seconds on average that a table is played, if the game does not end before
LONGEST = 1800.0
AWAY = 20.0  # seconds on average that somebody's window is closed
GOING_OUT, LEAVING = 0.02, 0.004  # how often, for each answer, somebody closes the window, or gets up for good
AGAIN = 0.5  # of the finished games, as many are followed by a rematch
ARRIVING = 5.0  # seconds on average between one who sits down and the next


class Window(Seat):
    """A seat that remembers no more than it needs to come back."""

    def take(self, message: str) -> None:
        super().take(message)
        for kept in (self.raw, self.moments, self.story, self.chat, self.pointed):
            kept.clear()

    async def again(self) -> Seat:
        other = Window(self.guest, self.table_id)
        return await other.open(None if self.now is None else self.now.seat, self.told)


@dataclass
class Town:
    """Everybody who plays, and what they felt."""

    address: str
    engine: AsyncEngine  # of the server's database, to look up what was acknowledged
    pace: float  # answers a minute of one person whose turn it is
    dice: random.Random
    felt: list[float] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    trouble: list[str] = field(default_factory=list)
    numbers: itertools.count[int] = field(default_factory=itertools.count)
    seated: dict[str, list[Sitter]] = field(default_factory=dict)

    async def arrive(self) -> Guest:
        """Somebody new, from an address of their own: the limits of the server are the usual ones."""
        number = next(self.numbers)
        self.counts["people"] += 1
        local = f"127.{1 + number // 62500 % 200}.{number // 250 % 250}.{1 + number % 250}"
        return await Guest.arrive(self.address, f"guest {number}", local)

    async def sit(self, guest: Guest, table: str, seat: int) -> Sitter:
        window = await Window(guest, table).open(seat)
        dice = random.Random(self.dice.random())
        habits = Habits(undoing=0.05, chatting=0.03, thought=60 / self.pace, patience=LONGEST)
        return Sitter(guest, window, seat, dice, habits, self.felt)

    async def place(self, opens: float) -> None:
        """One of the tables of the town, always with people at it, some seconds after the beginning."""
        await asyncio.sleep(opens)
        while True:
            try:
                await self.evening()
            except BROKEN as error:  # as when the server is ended
                self.counts["broken"] += 1
                self.trouble.append(f"{type(error).__name__}: {error}")
                await asyncio.sleep(1)

    async def evening(self) -> None:
        """New people, a table, and perhaps another game."""
        weights = [wish[0] for wish in WISHES]
        _, game, seats, options = self.dice.choices(WISHES, weights)[0]
        host = await self.arrive()
        guests = {0: host}
        try:
            public = self.dice.random() < 0.3
            table = await host.set_up(*seats, game=game, options=options, public=public)
            for seat, wish in enumerate(seats):
                if wish is OPEN:
                    await asyncio.sleep(self.dice.expovariate(1 / ARRIVING))
                    guests[seat] = await self.arrive()
                    await guests[seat].join(table, seat)
            while await self.played(table, guests) and self.dice.random() < AGAIN:
                self.counts["rematches"] += 1
                table = (await host.table(f"/api/tables/{table}/rematch", {})).id
        finally:
            await asyncio.gather(*(guest.close() for guest in guests.values()), return_exceptions=True)

    async def played(self, table: str, guests: dict[int, Guest]) -> bool:
        """One game; whether it was played to its end by all who began it."""
        self.counts["games"] += 1
        sitters = [await self.sit(guest, table, seat) for seat, guest in guests.items()]
        self.seated[table] = sitters
        lives = [asyncio.create_task(self.live(sitter)) for sitter in sitters]
        watcher = asyncio.create_task(self.watch(table)) if self.dice.random() < 0.15 else None
        try:
            evening = min(LONGEST, self.dice.expovariate(1 / EVENING))
            done, _ = await asyncio.wait(lives, timeout=evening, return_when=asyncio.FIRST_EXCEPTION)
            stayed = [sitter for sitter, task in zip(sitters, lives, strict=True) if task not in done or task.result()]
        finally:
            await ended(*lives, *([watcher] if watcher else []))
        await self.look_up(table)
        over = len(stayed) == len(sitters) and all(sitter.over for sitter in sitters)
        self.counts["finished"] += over
        if not over and stayed:
            await self.go_home(table, stayed)
        await asyncio.gather(*(sitter.seat.close() for sitter in sitters), return_exceptions=True)
        return over

    async def live(self, sitter: Sitter) -> bool:
        """Plays, with windows that are closed and opened again; False if they got up before the end."""
        while not sitter.over:
            await sitter.turn()
            luck = self.dice.random()
            if luck < LEAVING and not sitter.over:
                self.counts["left"] += 1
                sitter.ledger.handed_on = True
                await sitter.seat.close()
                await sitter.guest.leave(sitter.seat.table_id)
                return False
            if luck < LEAVING + GOING_OUT:
                self.counts["returns"] += 1
                await sitter.seat.close()
                await asyncio.sleep(self.dice.expovariate(1 / AWAY))
                await sitter.come_back()
        return True

    async def watch(self, table: str) -> None:
        """Somebody who comes by and looks on for a while, from the lobby on."""
        guest = await self.arrive()
        try:
            await guest.get("/api/tables")
            window = await Window(guest, table).open()
            self.counts["watched"] += 1
            try:
                await asyncio.sleep(self.dice.uniform(10, 300))
            finally:
                await window.close()
        finally:
            await guest.close()

    async def go_home(self, table: str, sitters: list[Sitter]) -> None:
        """It is late: who plays alone puts the game away, one gives up where that ends it, else bots are left alone."""
        self.counts["given up"] += 1
        host = sitters[0].guest
        reply = await host.browser.delete(f"/api/tables/{table}")
        if reply.status_code != 200:
            reply = await host.ask(f"/api/tables/{table}/resign", {})
        if reply.status_code != 200:
            for sitter in sitters:
                await sitter.guest.ask(f"/api/tables/{table}/leave", {})

    async def look_up(self, table: str) -> None:
        """Whatever was acknowledged at a table stands in its log."""
        async with self.engine.connect() as connection:
            entries = await read_entries(connection, table, 0)
        for sitter in self.seated.pop(table):
            sitter.ledger.check(entries)
            self.counts["looked up"] += sitter.ledger.acknowledged

    async def look_up_all(self) -> None:
        """The same for all tables that are still played."""
        for table in list(self.seated):
            await self.look_up(table)


async def ended(*tasks: asyncio.Task[Any]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
