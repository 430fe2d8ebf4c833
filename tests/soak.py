"""A long soak: thousands of random games of each player count pass the checks, and the bots keep their order.

`make soak` runs it: 10,000 games a count by default, on two processes.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor

import typer
from rich.progress import track

from mindrose.arena.tournament import Pairing, compete
from tests.checks.cerebria_cards import conserved, permuted
from tests.checks.every_game import Checker
from tests.rules.cerebria_cards.playing import GAME

BATCH = 50
STRENGTH = [(2, "search", "greedy"), (4, "search", "greedy"), (2, "greedy", "random"), (4, "greedy", "random")]


def batch(players: int, first: int) -> int:
    """Some games with every check; the dear ones at one moment in three hundred."""
    checking = Checker(GAME, conserved, permuted, often=1 / 300)
    for seed in range(first, first + BATCH):
        checking.play(GAME.new(players, f"soak-{seed}"), seed)
    return BATCH


def main(games: int = 10_000, jobs: int = 2, strength: int = 200) -> None:
    """Play and check; the first broken check stops with its traceback."""
    for players in range(GAME.players_min, GAME.players_max + 1):
        start = time.perf_counter()
        with ProcessPoolExecutor(jobs) as pool:
            futures = [pool.submit(batch, players, first) for first in range(0, games, BATCH)]
            done = sum(future.result() for future in track(futures, f"{players} players"))
        print(
            f"{done} games of {players} players passed every check in {time.perf_counter() - start:.0f} s", flush=True
        )
    weak = []
    for players, better, worse in STRENGTH:
        result = compete(Pairing(GAME.id, players, better, worse, "soak"), strength, jobs)
        low, high = result.interval
        print(
            f"{players} players: {better} wins {result.rate:.1%} ({low:.1%} – {high:.1%}) against {worse}", flush=True
        )
        weak += [] if result.verdict == "stronger" else [f"{better} against {worse}"]
    sys.exit(f"not stronger: {', '.join(weak)}" if weak else 0)


if __name__ == "__main__":
    typer.run(main)
