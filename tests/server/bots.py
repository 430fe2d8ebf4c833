"""Bots of tests, in the place of those that think in workers: what they choose, and how long they take, is known."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest

from mindrose.players.player import own_answers
from tests.server.houses import OpenHouse

Choose = Callable[[list[int]], int]


def first(answers: list[int]) -> int:
    return answers[0]


class Bot:
    """Chooses one of its answers after so many seconds, or after the pause of a hidden window if that is longer."""

    def __init__(self, choose: Choose = first, seconds: float = 0.0, pauses: bool = False) -> None:
        self.choose = choose
        self.seconds = seconds
        self.pauses = pauses

    async def answer(
        self,
        game: str,
        level: str,
        view: dict[str, Any],
        seed: int,
        quick: bool,
        pack: object,
        asker: object,
        pause: float,
    ) -> int | None:
        await self.think(view["seat"], max(self.seconds, pause) if self.pauses else self.seconds)
        return self.choose(own_answers(view))

    async def think(self, seat: int, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def play_at(self, house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
        """All bots of a house are this one."""
        monkeypatch.setattr(house.hall.thinking, "answer", self.answer)


class Noting(Bot):
    """Notes who was asked how often, who thought at the same time, and whose thoughts were not wanted any more."""

    def __init__(self, choose: Choose, seconds: float = 0.0) -> None:
        super().__init__(choose, seconds)
        self.asked: dict[int, int] = defaultdict(int)
        self.thinking: set[int] = set()
        self.together = 0
        self.cancelled = 0

    async def think(self, seat: int, seconds: float) -> None:
        self.asked[seat] += 1
        self.thinking.add(seat)
        self.together = max(self.together, len(self.thinking))
        try:
            await asyncio.sleep(seconds)
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        finally:
            self.thinking.discard(seat)


def dicing(seed: int) -> Choose:
    return random.Random(seed).choice


def lying(lies: int, lie: int) -> Choose:
    """So many times what is no answer, then the last one."""
    left = [lie] * lies
    return lambda answers: left.pop() if left else answers[-1]
