"""Who plays many games: this process, several of this machine, or the nodes of a Ray cluster (`cluster.py`).

Games are numbered, and what comes of a number never depends on who plays it. Whoever plays, results come in the order
of the numbers, each of them once.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise
from types import TracebackType
from typing import Any, Final, Protocol, Self, TypeVar

from mindrose.kernel.errors import MindroseError

AHEAD: Final = 4  # parts that wait for each hand
RETRIES: Final = 5  # how often a part is begun again whose player died
SHORT: Final = 0.2  # seconds: parts that take less are made longer
LONG: Final = 0.8
MOST: Final = 5000  # games of a part


class Played(Protocol):
    """What is played: a game with options, by whomever."""

    @property
    def game(self) -> str: ...
    @property
    def options(self) -> tuple[tuple[str, Any], ...]: ...


P = TypeVar("P", bound=Played)
R = TypeVar("R")
Play = Callable[[P, int, int], R]  # so many games of a plan, from a number on


@dataclass(frozen=True)
class Part:
    """Some games in a row: the number of the first one, and how many."""

    first: int
    number: int

    def __str__(self) -> str:
        last = self.first + self.number - 1
        return f"game {self.first}" if self.number == 1 else f"games {self.first} to {last}"


def timed(play: Play[P, R], plan: P, part: Part) -> tuple[float, R]:
    """How long a part took, and what came of it."""
    start = time.perf_counter()
    result = play(plan, part.first, part.number)
    return time.perf_counter() - start, result


class Cutting:
    """Cuts the numbers of games into parts that take long enough to be worth handing out, and not too long."""

    def __init__(self, numbers: Iterable[int], hands: int) -> None:
        listed = sorted(numbers)
        breaks = [place for place, (one, other) in enumerate(pairwise(listed), start=1) if other != one + 1]
        edges = [0, *breaks, len(listed)]
        self.runs = deque(range(listed[low], listed[high - 1] + 1) for low, high in pairwise(edges) if high > low)
        self.left = len(listed)
        self.hands = hands
        self.size = 1

    def next(self) -> Part | None:
        """The next part, if anything is left to do."""
        if not self.runs:
            return None
        run = self.runs.popleft()
        number = min(len(run), self.size, max(1, self.left // (2 * self.hands)))
        if rest := run[number:]:
            self.runs.appendleft(rest)
        self.left -= number
        return Part(run[0], number)

    def took(self, part: Part, seconds: float) -> None:
        """Learns from how long a part took."""
        if seconds < SHORT:
            self.size = min(MOST, max(self.size, 2 * part.number))
        elif seconds > LONG:
            self.size = max(1, min(self.size, part.number // 2))


class Died(Exception):
    """Whoever played is gone, and so is everybody who plays in the same pool."""


class Crew(ABC):
    """Those who play. A context: at its end everybody goes home."""

    hands = 1

    def __init__(self) -> None:
        self.remarks: dict[str, str] = {}  # what people should know of those who played, by who it is

    def results(self, play: Play[P, R], plan: P, numbers: Iterable[int]) -> Generator[R, None, None]:
        """What comes of all these games, part by part in their order."""
        cutting = Cutting(numbers, self.hands)
        waiting: deque[tuple[Part, Any]] = deque()
        deaths = 0
        try:
            while True:
                while len(waiting) < AHEAD * self.hands and (part := cutting.next()) is not None:
                    waiting.append((part, self.give(play, plan, part)))
                if not waiting:
                    return
                part, given = waiting[0]
                try:
                    seconds, result = self.take(part, given)
                except Died:
                    deaths += 1
                    if deaths > RETRIES:
                        raise lost(part) from None
                    waiting = deque((each, self.give(play, plan, each)) for each, _ in waiting)
                    continue
                waiting.popleft()
                deaths = 0
                cutting.took(part, seconds)
                yield result
        finally:
            self.drop([given for _, given in waiting])

    @abstractmethod
    def give(self, play: Play[P, R], plan: P, part: Part) -> Any:
        """Hands a part out; what it can be asked for with."""

    @abstractmethod
    def take(self, part: Part, given: Any) -> tuple[float, Any]:
        """Waits for a part that was handed out: how long it took, and what came of it."""

    @abstractmethod
    def drop(self, given: list[Any]) -> None:
        """Nobody waits for these any more."""

    @abstractmethod
    def close(self) -> None:
        """Lets everybody go."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def lost(part: Part) -> MindroseError:
    """Said when a part kills whoever plays it."""
    return MindroseError(f"{part} ended the process that played, {RETRIES + 1} times: is there memory enough?")


class Here(Crew):
    """This process, one game after another."""

    def give(self, play: Play[P, R], plan: P, part: Part) -> Any:
        return play, plan

    def take(self, part: Part, given: Any) -> tuple[float, Any]:
        play, plan = given
        return timed(play, plan, part)

    def drop(self, given: list[Any]) -> None:
        pass

    def close(self) -> None:
        pass


class Processes(Crew):
    """Several processes of this machine; what one that dies had in hand is played again by another."""

    def __init__(self, hands: int) -> None:
        super().__init__()
        self.hands = hands
        self.pool: ProcessPoolExecutor | None = None
        self.strangers = set(multiprocessing.active_children())

    def give(self, play: Play[P, R], plan: P, part: Part) -> Future[tuple[float, R]]:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.hands, initializer=leave_quietly)
        try:
            return self.pool.submit(timed, play, plan, part)
        except BrokenProcessPool:  # known before anybody has waited
            failed: Future[tuple[float, R]] = Future()
            failed.set_exception(BrokenProcessPool())
            return failed

    def take(self, part: Part, given: Future[tuple[float, R]]) -> tuple[float, R]:
        try:
            return given.result()
        except BrokenProcessPool:
            self.close()
            raise Died from None

    def drop(self, given: list[Any]) -> None:
        if given:  # interrupted: a game can take long, and nobody waits for it
            self.close()

    def close(self) -> None:
        if self.pool is None:
            return
        pool, self.pool = self.pool, None
        for child in set(multiprocessing.active_children()) - self.strangers:
            child.terminate()
        pool.shutdown(cancel_futures=True)


def leave_quietly() -> None:
    """An interrupt is told by the process that asked for the games, once."""
    with suppress(ValueError):  # not in a main thread: then there is nobody to interrupt
        signal.signal(signal.SIGINT, lambda *_: os._exit(130))


HERE: Final = Here()


def crew_of(jobs: int, ray: str = "") -> Crew:
    """Those who play: on a Ray cluster if one is named, else on so many processes."""
    if ray:
        from mindrose.arena.cluster import Cluster

        return Cluster(ray, jobs)
    return Processes(jobs) if jobs > 1 else HERE
