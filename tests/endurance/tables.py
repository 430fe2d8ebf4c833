"""Tables of all games whose people play on through whatever happens, and what is counted of them."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from mindrose.server import wire
from tests.server.houses import Process
from tests.server.playing import EASY, OPEN, PERSON, together
from tests.server.sitters import Habits, Sitter, look_up, sat_down

Shape = tuple[str, tuple[wire.NewSeat, ...]]
SHAPES: list[Shape] = [
    ("cerebria-cards", (PERSON, OPEN)),
    ("cerebria-cards", (PERSON, EASY, OPEN)),
    ("cerebria", (PERSON, OPEN)),
    ("cerebria", (PERSON, EASY)),
    ("black-rose-wars", (PERSON, OPEN)),
    ("black-rose-wars", (PERSON, EASY)),
]
HABITS = Habits(undoing=0.1, chatting=0.03)
OLDEST = 400  # deeds of one seat; then a table is left for a new one, whose log is short again
GOING_ON = 60.0  # seconds in which everybody has said something more


@dataclass
class Result:
    """What came of a part."""

    part: str
    told: str
    database: str
    times: int = 0
    answers: int = 0  # that were acknowledged and looked up
    lost: int = 0
    twice: int = 0
    seconds: float = 0.0


@dataclass
class Tables:
    """One table of each shape."""

    database: str
    dice: random.Random
    people: list[list[Sitter]] = field(default_factory=list)  # at each table
    past: int = 0  # acknowledged at tables that were left
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    async def set_up(self, address: str) -> None:
        self.people = [await self.gathered(shape, address) for shape in SHAPES]

    async def gathered(self, shape: Shape, address: str) -> list[Sitter]:
        game, seats = shape
        return await sat_down(address, *seats, dice=self.dice, game=game, habits=HABITS)

    @property
    def sitters(self) -> list[Sitter]:
        return [sitter for people in self.people for sitter in people]

    @property
    def acknowledged(self) -> int:
        return self.past + sum(sitter.ledger.acknowledged for sitter in self.sitters)

    def begin(self) -> None:
        """Everybody plays until the line is gone."""
        self.tasks = [asyncio.create_task(sitter.play()) for sitter in self.sitters]

    def persist(self, where: Callable[[], str]) -> None:
        """Everybody plays on, and comes back to the address when the line is gone."""
        for sitter in self.sitters:
            sitter.resting = False
        self.tasks = [asyncio.create_task(sitter.persist(where)) for sitter in self.sitters]

    async def go_on(self, part: float = 1.0) -> float:
        """Waits until so many of all have said something more; how long that took."""
        before = [sitter.ledger.acknowledged for sitter in self.sitters]
        began = time.monotonic()
        async with asyncio.timeout(GOING_ON):
            while True:
                pairs = zip(self.sitters, before, strict=True)
                done = sum(sitter.over or sitter.ledger.acknowledged > count for sitter, count in pairs)
                if done >= part * len(before):
                    return time.monotonic() - began
                await self.watch()

    async def watch(self) -> None:
        """A moment in which everybody plays; what somebody died of is raised."""
        await asyncio.sleep(0.01)
        for task in self.tasks:
            if task.done():
                task.result()

    async def gone(self) -> None:
        """The server is away: nobody has a line any more."""
        await together(*self.tasks)

    async def rest(self) -> None:
        """Everybody ends what they do, with a line that is open."""
        for sitter in self.sitters:
            sitter.rest()
        await together(*self.tasks)

    async def look_up(self) -> None:
        await look_up(self.database, self.sitters)

    async def renew(self, address: str) -> None:
        """Games that are over or old make room for new ones."""
        for place, people in enumerate(self.people):
            if any(sitter.over or len(sitter.ledger.deeds) > OLDEST for sitter in people):
                self.past += sum(sitter.ledger.acknowledged for sitter in people)
                await together(*(sitter.leave() for sitter in people))
                self.people[place] = await self.gathered(SHAPES[place], address)

    async def leave(self) -> None:
        await asyncio.gather(*(sitter.leave() for sitter in self.sitters), return_exceptions=True)


@asynccontextmanager
async def peopled(database: str, times: int) -> AsyncIterator[tuple[Process, Tables]]:
    """A server of its own with people at all its tables; whatever happens to it, they leave in peace."""
    async with Process(database) as server:
        tables = Tables(database, random.Random(times))
        await tables.set_up(server.address)
        yield server, tables
        await tables.leave()
