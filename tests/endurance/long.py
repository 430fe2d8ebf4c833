"""The long part: hours of many live tables, and every few seconds how the server is."""

from __future__ import annotations

import asyncio
import datetime
import json
import os
import platform
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

import httpx
from bench.load.servers import Process, address_of, cpu_of, family, resident

from mindrose import engine
from mindrose.server.database import open_engine
from tests.endurance.town import Town, ended

GATHERING = 0.2  # seconds between two tables that are set up at the beginning
ENDING = 30.0  # seconds that a server may take to end


@contextmanager
def served(database: Path, log: Path) -> Iterator[tuple[Process, str]]:
    """`mindrose serve` with its usual settings, in a group of processes of its own; and its address."""
    command = [sys.executable, "-m", "mindrose", "serve", "--port", "0", "--database", str(database)]
    with log.open("w") as errors:
        process: Process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "COLUMNS": "200"},
            start_new_session=True,
        )
    try:
        yield process, address_of(process)
    finally:
        process.terminate()
        try:
            process.wait(ENDING)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


class Diary:
    """The file of samples: a line about the run, one for every sample, one about the end."""

    def __init__(self, file: TextIO) -> None:
        self.file = file
        self.began = time.monotonic()

    def write(self, **line: Any) -> None:
        self.file.write(json.dumps(line) + "\n")
        self.file.flush()

    async def sample(self, process: Process, town: Town, browser: httpx.AsyncClient) -> None:
        felt = [round(seconds * 1000, 1) for seconds in town.felt]
        town.felt.clear()
        asked = time.monotonic()
        told = metrics((await browser.get("/metrics")).text)
        workers = [pid for pid in family(process.pid) if pid != process.pid]
        self.write(
            at=round(asked - self.began, 1),
            server=resident(process.pid),
            workers=sum(resident(pid) for pid in workers),
            files=len(os.listdir(f"/proc/{process.pid}/fd")),
            cpu=round(cpu_of(process), 2),
            metrics_ms=round((time.monotonic() - asked) * 1000, 1),
            felt=felt,
            machine=os.getloadavg()[0],
            own=resident(os.getpid()),
            own_cpu=round(time.process_time(), 2),
            counts=dict(town.counts),
            trouble=town.trouble[:10],
            **{
                name: told[f"mindrose_{name}"]
                for name in ("tables_live", "listeners", "bots_waiting", "writes_waiting")
            },
        )
        town.trouble.clear()


def metrics(text: str) -> dict[str, float]:
    pairs = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in pairs}


async def live(
    process: Process, address: str, database: Path, diary: Diary, town: Town, tables: int, every: float
) -> str:
    """Until somebody stops it (or the time is up, which the caller sees to): why it ended."""
    stop = asyncio.Event()
    for word in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(word, stop.set)
    places: set[asyncio.Task[None]] = set()
    stopped = asyncio.create_task(stop.wait())
    try:
        async with httpx.AsyncClient(base_url=address, timeout=30) as browser:
            places |= {asyncio.create_task(town.place(place * GATHERING)) for place in range(tables)}
            while process.poll() is None:
                done, _ = await asyncio.wait({*places, stopped}, timeout=every, return_when=asyncio.FIRST_COMPLETED)
                await diary.sample(process, town, browser)
                if done:
                    return broken(done - {stopped}) or "stopped"
            return "the server has ended by itself"
    finally:
        await ended(*places, stopped)


def broken(done: set[Any]) -> str:
    """What a place of the town has died of: it never ends otherwise."""
    return "; ".join(f"{type(task.exception()).__name__}: {task.exception()}" for task in done)


async def run(folder: Path, tables: int, minutes: float, pace: float, every: float) -> str:
    """Fills a fresh server with tables for so long; empty if all went well, else what did not."""
    database = folder / "long.sqlite"
    for behind in ("", "-wal", "-shm", ".lock"):
        Path(f"{database}{behind}").unlink(missing_ok=True)
    with served(database, folder / "long.log") as (process, address), (folder / "long.jsonl").open("w") as file:
        diary = Diary(file)
        diary.write(
            tables=tables,
            minutes=minutes,
            pace=pace,
            every=every,
            engine="compiled" if engine.compiled() else "plain",
            python=platform.python_version(),
            machine=platform.machine(),
            cores=os.cpu_count(),
            date=datetime.date.today().isoformat(),
        )
        store = open_engine(str(database))
        town = Town(address, store, pace, random.Random(tables))
        try:
            async with asyncio.timeout(minutes * 60):
                why = await live(process, address, database, diary, town, tables, every)
        except TimeoutError:
            why = ""
        try:
            await town.look_up_all()
        except AssertionError as error:
            why = str(error)
        finally:
            await store.dispose()
        diary.write(
            end=why or "the time was up", counts=dict(town.counts), said=(folder / "long.log").read_text()[-4000:]
        )
    return "" if why == "stopped" else why
