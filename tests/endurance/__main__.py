"""`make endure`: a night of kills, restarts, full disks, cut lines, and hours of many tables."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
import tempfile
import time
from collections.abc import Coroutine
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from mindrose.engine import ROOT
from tests.endurance import disks, kills, lines, long, nodes, report
from tests.endurance.tables import Result
from tests.server import postgres

PARTS = "kills,nodes,disks,lines,long,report"
SQLITE, POSTGRESQL = "SQLite", "PostgreSQL"


async def endable(work: Coroutine[Any, Any, None]) -> None:
    """Work that ends what it has started when somebody ends it."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await work


def run(work: Coroutine[Any, Any, None], result: Result, folder: Path) -> list[str]:
    """Runs a part, writes down what came of it, and gives what went wrong."""
    began, wrong = time.monotonic(), ""
    try:
        asyncio.run(endable(work))
    except Exception as error:
        wrong = f"{result.told}, {result.database}, after {result.times} times: {type(error).__name__}: {error}"
        result.lost, result.twice = int("LOST" in wrong), int("TWICE" in wrong)
        print(wrong, file=sys.stderr, flush=True)
    result.seconds = round(time.monotonic() - began, 1)
    with (folder / "parts.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps({**asdict(result), "wrong": wrong}) + "\n")
    print(
        f"{result.told}, {result.database}: {result.times:,} times in {result.seconds:.0f} s, "
        f"{result.answers:,} acknowledged answers looked up, {result.lost} lost, {result.twice} applied twice",
        flush=True,
    )
    return [wrong] if wrong else []


def main(
    parts: Annotated[str, typer.Option(help="which, with commas; `report` only writes the page again")] = PARTS,
    times: Annotated[int, typer.Option("--kills", help="of the server, half of them on each database")] = 1000,
    accidents: Annotated[int, typer.Option(help="of several servers on one PostgreSQL")] = 200,
    full: Annotated[int, typer.Option(help="times that the disk is full")] = 200,
    cuts: Annotated[int, typer.Option(help="of lines between people and the server")] = 2000,
    tables: Annotated[int, typer.Option(help="live tables of the long part")] = 300,
    minutes: Annotated[float, typer.Option(help="that the long part lasts")] = 120.0,
    pace: Annotated[float, typer.Option(help="answers a minute of one person who is asked")] = 20.0,
    every: Annotated[float, typer.Option(help="seconds between two samples of the long part")] = 5.0,
    folder: Annotated[Path, typer.Option(help="what the parts write down")] = ROOT / "build" / "endurance",
    docs: Annotated[Path, typer.Option(help="where endurance.md and endurance.svg are written")] = ROOT / "docs",
) -> None:
    """Runs the parts one after another, on this machine alone, and tells at the end which promise was broken."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = parts.split(",")
    unknown = set(wanted) - set(PARTS.split(","))
    if unknown:
        sys.exit(f"there is no part {', '.join(sorted(unknown))}: {PARTS}")
    broken: list[str] = []
    with ExitStack() as stack:
        place = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="endure")))
        if "kills" in wanted:
            found = Result("kills", "kill -9", SQLITE)
            broken += run(kills.killed(str(place / "kills.sqlite"), times - times // 2, found), found, folder)
        if "disks" in wanted:
            found = Result("disks", "the disk is full", SQLITE)
            broken += run(disks.filled(str(place / "disks.sqlite"), full, found), found, folder)
        if "lines" in wanted:
            found = Result("lines", "a line is cut", SQLITE)
            broken += run(lines.cut(str(place / "lines.sqlite"), cuts, found), found, folder)
        if ("kills" in wanted and times > 1) or "nodes" in wanted:
            cluster = stack.enter_context(postgres.cluster(postgres.DURABLE))
            if "kills" in wanted and times > 1:
                found = Result("kills", "kill -9", POSTGRESQL)
                broken += run(kills.killed(postgres.fresh(str(cluster.folder)), times // 2, found), found, folder)
            if "nodes" in wanted:
                found = Result(
                    "nodes", "a server, the database, or a line to it", f"{POSTGRESQL}, {nodes.NODES} servers"
                )
                address = postgres.fresh(str(cluster.folder))
                broken += run(nodes.shaken(cluster, address, accidents, found), found, folder)
    if "long" in wanted:
        wrong = asyncio.run(long.run(folder, tables, minutes, pace, every))
        broken += [wrong] if wrong else []
    if "report" in wanted:
        broken += report.write(folder, docs)
    sys.exit("\n".join(dict.fromkeys(broken)) if broken else 0)


if __name__ == "__main__":
    typer.run(main)
