"""The servers under load, the players, and what a round of load shows."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from tests.server import postgres

ROOT = Path(__file__).parents[2]
BOARDGAME = ROOT / "bench" / "load" / "boardgame"
Process = subprocess.Popen[str]


@dataclass(frozen=True)
class Kind:
    """A server that can be loaded: how it is started on a folder, and which language its players speak."""

    name: str
    dialect: str
    command: tuple[str, ...]
    folder: str  # the argument that names where it stores; empty: it does not
    environment: dict[str, str]
    nodes: int = 1  # several share one PostgreSQL


@dataclass(frozen=True)
class Load:
    """What one server did in one round."""

    moves: int
    seconds: float
    cpu: float
    players_cpu: float
    p50: float
    p99: float
    memory: float  # bytes a table
    bytes: int
    finished: int
    refused: int

    @property
    def per_cpu_second(self) -> float:
        return self.moves / self.cpu

    @property
    def per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def bytes_per_move(self) -> float:
        return self.bytes / self.moves

    @property
    def busy(self) -> float:
        return self.cpu / self.seconds

    @property
    def players_busy(self) -> float:
        return self.players_cpu / self.seconds


def kinds() -> list[Kind]:
    limits = ("REQUESTS", "COSTLY", "LOGINS", "MESSAGES", "SHARE", "CONNECTIONS")
    freely = dict.fromkeys((f"MINDROSE_{limit}" for limit in limits), "100000000")
    production = {"NODE_ENV": "production"}
    boardgame = ("node", str(BOARDGAME / "server.js"))
    mindrose = (sys.executable, "-m", "mindrose", "serve", "--port", "0", "--database")
    return [
        Kind("Mindrose", "mindrose", mindrose, "games.sqlite", {**freely, "MINDROSE_ENGINE": "fast", "COLUMNS": "200"}),
        Kind(
            "Mindrose, two nodes", "mindrose", mindrose, "", {**freely, "MINDROSE_ENGINE": "fast", "COLUMNS": "200"}, 2
        ),
        Kind("boardgame.io, memory", "boardgame", boardgame, "", production),
        Kind("boardgame.io, files", "boardgame", boardgame, "games", production),
    ]


def cores() -> tuple[set[int], set[int]]:
    """One core for the server, the others for the players."""
    found = sorted(os.sched_getaffinity(0))
    return set(found[:1]), set(found[1:] or found)


@contextmanager
def started(command: list[str], environment: dict[str, str], on: set[int]) -> Iterator[Process]:
    process = subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, on),
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def serving(kind: Kind, folder: Path, on: set[int]) -> Iterator[tuple[list[Process], str]]:
    """The running nodes of a server, and their addresses."""
    with ExitStack() as open_until_the_end:
        where = [str(folder / kind.folder)] if kind.folder else []
        if kind.nodes > 1:
            database = open_until_the_end.enter_context(postgres.cluster(postgres.DURABLE))
            where = [postgres.fresh(str(database.folder))]
        nodes, addresses = [], []
        for _ in range(kind.nodes):
            nodes.append(open_until_the_end.enter_context(started([*kind.command, *where], kind.environment, on)))
            addresses.append(address_of(nodes[-1]))
        yield nodes, ",".join(addresses)


def address_of(process: Process) -> str:
    """The first address that the server prints."""
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"http://[0-9.]+:[0-9]+", line)
        if found:
            return found.group()
    raise RuntimeError("the server ended before it was open")


class Players:
    """The process that plays."""

    def __init__(self, process: Process) -> None:
        self.process = process

    def order(self, word: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(word + "\n")
        self.process.stdin.flush()

    def reply(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the players ended early")
        return line


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    found = [pid]
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError):  # it has ended
            for child in (thread / "children").read_text().split():
                found += family(int(child))
    return found


def cpu_of(*processes: Process) -> float:
    """Seconds of user and system time, of all threads."""
    ticks = 0
    for pid in [pid for process in processes for pid in family(process.pid)]:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """Bytes of memory that one process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def memory_of(*processes: Process) -> int:
    """Bytes of resident memory."""
    return sum(resident(pid) for process in processes for pid in family(process.pid))


def measure(kind: Kind, folder: Path, tables: int, warm: int, moves: int) -> Load:
    """Fills a fresh server with tables, lets them play, and counts."""
    own, others = cores()
    command = ["node", str(BOARDGAME / "players.js"), kind.dialect]
    with (
        serving(kind, folder, own) as (nodes, address),
        started([*command, address, str(tables), str(warm), str(moves)], {"NODE_ENV": "production"}, others) as process,
    ):
        players = Players(process)
        players.order("first")
        players.reply()
        before = memory_of(*nodes)
        players.order("rest")
        players.reply()
        memory = (memory_of(*nodes) - before) / max(1, tables - 1)
        players.order("go")
        players.reply()
        begun, cpu, theirs = time.monotonic(), cpu_of(*nodes), cpu_of(process)
        players.reply()
        lasted, cpu, theirs = time.monotonic() - begun, cpu_of(*nodes) - cpu, cpu_of(process) - theirs
        counted = json.loads(players.reply())
    return Load(
        moves=counted["moves"],
        seconds=lasted,
        cpu=cpu,
        players_cpu=theirs,
        p50=counted["p50"],
        p99=counted["p99"],
        memory=memory,
        bytes=counted["bytes"],
        finished=counted["finished"],
        refused=counted["refused"],
    )
