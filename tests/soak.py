"""A long soak: thousands of random games of each player count pass the checks, and the bots keep their order.

`make soak` runs it for every game of this house: 10,000 games a count by default, on two processes. What a game is
checked for is its `checker` in `tests/checks/<game>.py`; its `tables`, if there are any, are the ways to play that are
soaked in turn. Of the tables of a way one half is as usual, the others choose options (`tests/checks/options.py`).

A soak can be run in pieces: `python -m tests.soak --game black-rose-wars --players 3 --first 5000 --games 1000`. A game
is the same in whatever piece it is played; a piece leaves out how strong the bots are.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module

import typer
from rich.progress import track

import mindrose
from mindrose import registry
from mindrose.arena.crew import crew_of
from mindrose.arena.tournament import Pairing, compete
from mindrose.kernel.game import Game
from mindrose.kernel.table import Table
from tests.checks.options import spread

BATCH = 50
SEARCHED = ("cerebria-cards",)  # where search has to beat greedy; elsewhere it takes too long for a soak


def batch(name: str, players: int, first: int, count: int = BATCH) -> int:
    """Some games with every check; the dear ones at one moment in three hundred."""
    game = mindrose.load(name)
    checks = import_module(f"tests.checks.{name.replace('-', '_')}")
    checking = checks.checker(often=1 / 300)
    for seed in range(first, first + count):
        table = table_of(game, players, seed)
        try:
            checking.play(table, seed)
        except Exception as broken:
            broken.add_note(f"{name}: game {seed} of {players} players, with {table.options}")
            raise
    return count


def table_of(game: Game, players: int, seed: int) -> Table:
    """The table that is soaked under a number."""
    checks = import_module(f"tests.checks.{game.id.replace('-', '_')}")
    ways = checks.tables(players) if hasattr(checks, "tables") else [{}]
    return spread(game, players, seed // len(ways), ways[seed % len(ways)], f"soak-{seed}")


def main(
    games: int = 10_000, jobs: int = 2, strength: int = 200, game: str = "", players: int = 0, first: int = 0
) -> None:
    """Play and check; the first broken check stops with its traceback."""
    names = [game] if game else [listing.id for listing in registry.SHIPPED]
    told = [line for name in names for line in soaked(name, players, range(first, first + games), jobs)]
    print("\n".join(told), flush=True)
    whole = not players and not first
    weak = [weaker for name in names for weaker in out_of_order(name, strength, jobs)] if whole else []
    sys.exit(f"not stronger: {', '.join(weak)}" if weak else 0)


def soaked(name: str, players: int, seeds: range, jobs: int) -> list[str]:
    """A line for each player count, of all or of one."""
    loaded = mindrose.load(name)
    counts = [players] if players else range(loaded.players_min, loaded.players_max + 1)
    return [line_of(name, count, seeds, jobs) for count in counts]


def line_of(name: str, players: int, seeds: range, jobs: int) -> str:
    start = time.perf_counter()
    pool = ProcessPoolExecutor(jobs)
    try:
        batches = [seeds[i : i + BATCH] for i in range(0, len(seeds), BATCH)]
        futures = [pool.submit(batch, name, players, part.start, len(part)) for part in batches]
        done = sum(future.result() for future in track(futures, f"{name}, {players} players"))
    finally:
        pool.shutdown(cancel_futures=True)
    took = time.perf_counter() - start
    return f"{name}: {done} games of {players} players passed every check in {took:.0f} s"


def out_of_order(name: str, games: int, jobs: int) -> list[str]:
    """The players of a game that do not beat those whom they should."""
    weak = []
    order = [*([("search", "greedy")] if name in SEARCHED else []), ("greedy", "random")]
    for players in (2, 4):
        for better, worse in order:
            with crew_of(jobs) as crew:
                result = compete(Pairing(name, players, better, worse, "soak"), games, crew)
            low, high = result.interval
            won = f"{result.rate:.1%} ({low:.1%} – {high:.1%})"
            print(f"{name}, {players} players: {better} wins {won} against {worse}", flush=True)
            weak += [] if result.verdict == "stronger" else [f"{better} against {worse} in {name}"]
    return weak


if __name__ == "__main__":
    command = typer.Typer(pretty_exceptions_enable=False)
    command.command()(main)
    command()
