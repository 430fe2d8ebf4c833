"""Many tables on one server, played over its own websockets, side by side with the same load on boardgame.io.

Writes docs/load.md, and fails when a promise is broken.
"""

from __future__ import annotations

import os
import platform
import sys
import tempfile
from pathlib import Path
from statistics import median

import typer

from bench.load.servers import ROOT, Kind, Load, kinds, measure
from mindrose import engine

TIMES = 4.0  # promised: so many times the moves per second of server CPU, in every round
OURS, NODES, THEIRS = "Mindrose", "Mindrose, two nodes", "boardgame.io, memory"
BUSY = 0.5  # the share of a core at which people still wait for nobody
THOUGHT = 5.0  # seconds from one answer at a table to the next


def middle(loads: list[Load], figure: str) -> float:
    return float(median(getattr(load, figure) for load in loads))


def broken_promises(found: dict[str, list[Load]]) -> list[str]:
    ours, theirs = found[OURS], found[THEIRS]
    broken = []
    for number, (our, their) in enumerate(zip(ours, theirs, strict=True), 1):
        ratio = our.per_cpu_second / their.per_cpu_second
        if ratio < TIMES:
            told = f"{ratio:.2f} times boardgame.io's moves per second of server CPU; promised is {TIMES:g}"
            broken.append(f"round {number}: {told}")
    if middle(ours, "p99") > middle(theirs, "p99"):
        broken.append(f"p99 is {middle(ours, 'p99'):.0f} ms, boardgame.io's is {middle(theirs, 'p99'):.0f} ms")
    return broken


def report(found: dict[str, list[Load]], broken: list[str], tables: int, rounds: int, moves: int) -> str:
    lines = [
        "# Load",
        "",
        f"Written by `make load`: {tables} tables with two connected players each, all of them playing all the time;",
        f"{rounds} rounds of {tables * moves:,} moves, the servers in turn, in one run on a shared machine "
        f"({platform.machine()},",
        f"Python {platform.python_version()}). Medians of the rounds; the ratios are what to look at.",
        "",
        "| server | moves per second of server CPU | ratio | moves per second | p50, ms | p99, ms | kB per table "
        "| kB sent per move | server CPU |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for name, loads in found.items():
        ratio = middle(found[OURS], "per_cpu_second") / middle(loads, "per_cpu_second")
        lines.append(
            f"| {name} | {middle(loads, 'per_cpu_second'):,.0f} | {ratio:.2f} | {middle(loads, 'per_second'):,.0f} "
            f"| {middle(loads, 'p50'):.1f} | {middle(loads, 'p99'):.1f} | {middle(loads, 'memory') / 1024:,.0f} "
            f"| {middle(loads, 'bytes_per_move') / 1024:.1f} | {middle(loads, 'busy'):.0%} |"
        )
    lines += ["", *(f"**Not kept in this run:** {promise}." for promise in broken)]
    return "\n".join([*lines, *capacity(found)]).rstrip() + "\n" + METHOD


def capacity(found: dict[str, list[Load]]) -> list[str]:
    """What people can expect of one core, and of one node of several."""
    lines = [
        "",
        "## What one core and one node hold",
        "",
        f"Worked out from the lines above, for a core that is {BUSY:.0%} busy, and tables at which somebody answers",
        f"every {THOUGHT:g} seconds. One node plays on one core; bots and replays have processes of their own.",
        "",
        "| | moves per second | tables that are played | memory for them, MB |",
        "|---|---|---|---|",
    ]
    for name, told in ((OURS, "one core, SQLite"), (NODES, "one of two nodes, PostgreSQL")):
        moves = middle(found[name], "per_cpu_second") * BUSY
        tables = moves * THOUGHT
        memory = tables * middle(found[name], "memory") / 2**20
        lines.append(f"| {told} | {moves:,.0f} | {tables:,.0f} | {memory:,.0f} |")
    return lines


METHOD = """
`ratio` is Mindrose's moves per second of server CPU over the server's in that line. Promised: at least 4 times
boardgame.io with its storage in memory, in every round, at no worse p99, while the rules are run and every move is on
the disk before it is acknowledged.

How it is measured:

- Each server is a process of its own on one core; the players are another process on the other cores, and what they
  cost is not counted. Server CPU is the user and system time of the server with all its threads and children.
- The same program plays both (`bench/load/boardgame/players.js`): two sockets a table, a random legal answer as soon as
  a seat is asked, and a new table for the same two people when a game ends. What is timed is one move at the player who
  makes it, from sending it until its acknowledgement and the new moment have come.
- Mindrose runs the Card Game whole, its engine compiled, on an SQLite file that is synced at every commit.
- The two nodes run on the same core and share a PostgreSQL that syncs every commit, whose own CPU is not counted. The
  two players of a table are at different nodes, so that every move is told from one to the other.
- boardgame.io runs its own server in its default set-up (`NODE_ENV=production`, storage in memory: a crash loses
  every game), and a second time with its FlatFile storage, which does not wait for the disk either. Its game
  (`game.js`) has as many cards, hidden hands stripped by `PlayerView.STRIP_SECRETS`, about as many moves and as large a
  state; its rules are next to nothing, which is to its advantage.
- Memory is what the server grew by, between the first table and the last, divided by the tables between.
"""


def print_load(name: str, load: Load) -> None:
    print(
        f"{name:<24}{load.per_cpu_second:>8,.0f} moves per CPU second {load.per_second:>8,.0f} per second, "
        f"p50 {load.p50:.1f} ms, p99 {load.p99:.1f} ms, {load.memory / 1024:,.0f} kB per table, "
        f"server {load.busy:.0%}, players {load.players_busy:.0%}, {load.finished} games ended, {load.refused} refused",
        flush=True,
    )


def main(
    tables: int = 100, rounds: int = 3, moves: int = 200, warm: int = 60, only: str = "", write: bool = True
) -> None:
    """Load every server in turn, write the report, and say which promises are broken."""
    if not engine.compiled():
        sys.exit("make load measures the compiled engine; there is none (is a C compiler installed?)")
    if sys.platform != "linux":
        sys.exit("make load reads the servers' CPU time from /proc: it needs Linux")
    servers: list[Kind] = [kind for kind in kinds() if only in kind.name]
    found: dict[str, list[Load]] = {kind.name: [] for kind in servers}
    (ROOT / "build").mkdir(exist_ok=True)
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}")
        for kind in servers:
            with tempfile.TemporaryDirectory(dir=ROOT / "build", prefix="load-") as folder:
                load = measure(kind, Path(folder), tables, warm, moves)
            found[kind.name].append(load)
            print_load(kind.name, load)
    if only:
        return
    broken = broken_promises(found)
    text = report(found, broken, tables, rounds, moves)
    print(text)
    for promise in broken:
        print(f"BROKEN: {promise}")
    if write:
        (ROOT / "docs" / "load.md").write_text(text, encoding="utf-8")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    os.chdir(ROOT)
    typer.run(main)
