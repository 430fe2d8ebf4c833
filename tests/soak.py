"""A long soak: thousands of random games of each player count pass the checks, and the bots keep their order.

`make soak` runs it for every game of this house: 10,000 games a count by default, on two processes. What a game is
checked for beyond the rest, `conserved` and `permuted`, stands in `tests/checks/<game>.py`; where not only tables with
the usual options are soaked, `tables` says there which.
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
from tests.checks.every_game import Checker

BATCH = 50
SEARCHED = ("cerebria-cards",)  # where search has to beat greedy; elsewhere it takes too long for a soak


def batch(name: str, players: int, first: int, count: int = BATCH) -> int:
    """Some games with every check; the dear ones at one moment in three hundred."""
    game = mindrose.load(name)
    checks = import_module(f"tests.checks.{name.replace('-', '_')}")
    checking = Checker(game, checks.conserved, checks.permuted, often=1 / 300)
    tables = checks.tables(players) if hasattr(checks, "tables") else [{}]
    for seed in range(first, first + count):
        checking.play(game.new(players, f"soak-{seed}", **tables[seed % len(tables)]), seed)
    return count


def main(games: int = 10_000, jobs: int = 2, strength: int = 200, game: str = "") -> None:
    """Play and check; the first broken check stops with its traceback."""
    names = [game] if game else [listing.id for listing in registry.SHIPPED]
    for name in names:
        loaded = mindrose.load(name)
        for players in range(loaded.players_min, loaded.players_max + 1):
            start = time.perf_counter()
            with ProcessPoolExecutor(jobs) as pool:
                futures = [pool.submit(batch, name, players, first) for first in range(0, games, BATCH)]
                done = sum(future.result() for future in track(futures, f"{name}, {players} players"))
            took = time.perf_counter() - start
            print(f"{name}: {done} games of {players} players passed every check in {took:.0f} s", flush=True)
    weak = [weaker for name in names for weaker in out_of_order(name, strength, jobs)]
    sys.exit(f"not stronger: {', '.join(weak)}" if weak else 0)


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
    typer.run(main)
