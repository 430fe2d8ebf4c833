"""How rates grow with the cores that are there: processes, Ray, and tables that share memory."""

from __future__ import annotations

import os
from dataclasses import dataclass
from time import perf_counter

import numpy

import mindrose
from mindrose.arena.crew import Crew, crew_of
from mindrose.arena.games import Plan, simulate

GAME = "cerebria"
PLAYERS = 4
TABLES = 512  # of each process
WARMING = 200  # games, after which everybody is there and has loaded the game


@dataclass(frozen=True)
class Scale:
    """Decisions per second on so many cores."""

    cores: int
    processes: float
    ray: float
    vector: float

    def row(self, one: Scale) -> str:
        pairs = ((self.processes, one.processes), (self.ray, one.ray), (self.vector, one.vector))
        return f"| {self.cores} | " + " | ".join(f"{rate:,.0f} | {rate / alone:.2f}" for rate, alone in pairs) + " |"


def scaling(seconds: float) -> list[Scale]:
    """Every number of cores from one on, each measured for about so long."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    found = []
    for number in range(1, cores + 1):
        with crew_of(number) as crew:
            processes = games_by(crew, number, seconds)
        with crew_of(number, "local") as crew:
            ray = games_by(crew, number, seconds)
        found.append(Scale(number, processes, ray, tables_by(number, seconds)))
        print(
            f"{number} cores: {processes:,.0f}, Ray {ray:,.0f}, vector {found[-1].vector:,.0f} per second", flush=True
        )
    return found


def games_by(crew: Crew, cores: int, seconds: float) -> float:
    """Decisions per second of random games."""
    plan = Plan(GAME, PLAYERS, ("random",), "scaling")
    warm = simulate(plan, WARMING * cores, crew)
    again = simulate(plan, WARMING * cores, crew)
    tally = simulate(plan, round(seconds * warm.games / again.seconds) + 1, crew)
    return tally.decisions / tally.seconds


def tables_by(processes: int, seconds: float) -> float:
    """Decisions per second of tables that are answered together; the answers are chosen before."""
    with mindrose.vector(GAME, tables=TABLES * processes, players=PLAYERS, seed=1, processes=processes) as tables:
        spent, done = 0.0, 0
        while spent < seconds:
            answers = tables.now.mask.argmax(1).astype(numpy.int64)
            start = perf_counter()
            tables.step(answers)
            spent += perf_counter() - start
            done += tables.tables
        return done / spent


if __name__ == "__main__":
    for scale in (scales := scaling(5.0)):
        print(scale.row(scales[0]))
