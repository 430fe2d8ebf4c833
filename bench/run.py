"""Speed side by side with other libraries: one run, one core, rounds in turn, ratios of medians.

Fails when a ratio falls below its target or far below the last report, else writes docs/speed.md and docs/speed.svg.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import numpy
import typer

import mindrose
from mindrose import engine
from mindrose.arena import speed
from mindrose.kernel.game import Game

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "examples"))

from bench import forks, peers
from bench.scaling import Scale, scaling
from hearts.game import Hearts

PLAYERS = 4
TABLES = 256  # answered at once
FORK = 0.334  # times the rate outside, at least: a clone and an answer take at most three times as long
STEADY = 0.6  # below this share of the last ratio something has become slower, noise allowed for
MANY = "many tables at once, with observation and mask"
Measurement = Callable[[float], float]
WINDOW = {  # of Black Rose Wars: an attack that any of the four may answer
    "seats": [
        {"at": "P10", "board": {"i": "liquefy-the-pain activated"}},
        {"at": "P10", "board": {"i": "master-of-pleasure reverse activated"}},
        {"at": "P10", "board": {"i": "vengeful-ancestors reverse activated"}},
        {"at": "P05", "board": {"i": "torment activated"}},
    ]
}


@dataclass(frozen=True)
class Target:
    """What is promised: one rate is at least so many times another."""

    what: str
    ours: str
    theirs: str
    least: float | None  # None: reported, not promised


TARGETS = [
    Target("random play, whole games inside the engine", "cards: random play", "open_spiel hearts, Python", 6),
    Target("random play, whole games inside the engine", "cards: random play", "catanatron", 50),
    Target("clone", "cards: clones", "catanatron copies", 20),
    Target("copy into a used table", "cards: copies", "catanatron copies", 50),
    Target("copy into a used table", "cerebria: copies", "catanatron copies", 25),
    Target("random play, whole games inside the engine", "cerebria: random play", "catanatron", 20),
    Target("clone", "cerebria: clones", "catanatron copies", 10),
    Target("decision by decision from Python", "cerebria: driven from Python", "catanatron", None),
    Target("random play, whole games inside the engine", "black rose: random play", "catanatron", 15),
    Target("random play, forced answers not counted", "black rose: real choices", "catanatron", None),
    Target("clone", "black rose: clones", "catanatron copies", 10),
    Target("clone in a window with four owners", "black rose: clones in a window", "catanatron copies", 10),
    Target("copy into a used table", "black rose: copies", "catanatron copies", None),
    Target("clone in a fork of four", "black rose: clones in a window", "black rose: clones before it", FORK),
    Target("answer in a fork of four", "goofspiel: bids in a fork", "goofspiel: bids in turn", FORK),
    Target("decision by decision from Python", "black rose: driven from Python", "catanatron", None),
    Target("search, simulated decisions", "cards: search", "open_spiel hearts, Python search", 5),
    Target("search, simulated decisions", "cards: search", "open_spiel hearts, Python search, lean", None),
    Target("search, simulated decisions", "cards: search", "open_spiel hearts, C++ search", 1.0),
    Target("decision by decision from Python", "cards: driven from Python", "open_spiel hearts, Python", 1),
    Target("uncompiled random play", "cards: random play, plain", "catanatron", 4),
    Target("hearts against hearts, random play", "hearts: random play", "open_spiel hearts, Python", 3),
    Target("hearts against hearts, from Python", "hearts: driven from Python", "open_spiel hearts, Python", None),
    Target("hearts against hearts, C++ loop", "hearts: random play", "open_spiel hearts, C++ loop", None),
    *[
        Target(MANY, f"{game}: mindrose.vector", theirs, 1)
        for game in ("cards", "cerebria", "black rose")
        for theirs in (
            "open_spiel hearts, vector environment",
            "rlcard uno",
            "pettingzoo texas hold'em",
            "pettingzoo hanabi",
            "pgx sparrow mahjong",
            "pgx backgammon",
        )
    ],
    Target(MANY, "cards: mindrose.vector", "pgx leduc hold'em", None),
    Target("random play", "cards: random play", "rlcard uno", None),
    Target("random play", "cards: random play", "pettingzoo texas hold'em", None),
]
PROMISED = {  # a second, on one core
    "cards: copies": 2_000_000,
    "cerebria: copies": 1_250_000,
    "cards: observations": 400_000,
    "cerebria: observations": 150_000,
    "black rose: observations": 80_000,
    "cards: takebacks": 20_000,  # 50 µs each, the answer that is given again included
    "cerebria: takebacks": 20_000,
    "black rose: takebacks": 20_000,
    "cards: mindrose.vector": 300_000,
    "cerebria: mindrose.vector": 100_000,
    "black rose: mindrose.vector": 60_000,
}
UNSHOWN = ("copies", "clones", "bids", "search", "games", "takebacks", "observations")  # in the plot of random play
TOY = "pgx leduc hold'em"  # quicker than any of ours, and why


def peer(function: Callable[[float], peers.Rate]) -> Measurement:
    return lambda seconds: function(seconds).per_second


def plain_engine(seconds: float) -> float:
    """Random play of the uncompiled engine, in a process of its own on the same core."""
    command = [sys.executable, "-m", "mindrose", "bench", "--json", "--seconds", str(seconds), "--only", "random play"]
    environment = {**os.environ, "MINDROSE_ENGINE": "plain"}
    printed = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    return float(json.loads(printed)["rates"][0]["per_second"])


def answered_at_random(game: Game, seconds: float) -> float:
    """Decisions per second through `mindrose.vector`, the random choice of the answers included."""
    pick = numpy.random.default_rng(1)
    with mindrose.vector(game, tables=TABLES, players=PLAYERS, seed=1) as tables:

        def answer() -> int:
            mask = tables.now.mask
            tables.step((pick.random(mask.shape, numpy.float32) * mask).argmax(1))
            return TABLES

        return speed.per_second(answer, seconds)


def measurements() -> dict[str, Measurement]:
    """Everything that is measured, in the order of a round."""
    cards, cerebria, hearts = mindrose.load("cerebria-cards"), mindrose.load("cerebria"), Hearts()
    rose = mindrose.load("black-rose-wars")
    attack = rose.from_position(WINDOW).do("fight")
    before, window = attack.clone().state, attack.do("attack", figure=2).state
    return {
        "cards: random play": lambda seconds: speed.random_play(cards, PLAYERS, seconds),
        "open_spiel hearts, Python": peer(peers.hearts_games),
        "catanatron": peer(peers.catan_decisions),
        "cerebria: random play": lambda seconds: speed.random_play(cerebria, PLAYERS, seconds),
        "cerebria: driven from Python": lambda seconds: speed.driven_play(cerebria, PLAYERS, seconds),
        "black rose: random play": lambda seconds: speed.random_play(rose, PLAYERS, seconds),
        "black rose: real choices": lambda seconds: speed.random_play(rose, PLAYERS, seconds, least=2),
        "black rose: games": lambda seconds: speed.random_games(rose, PLAYERS, seconds),
        "black rose: driven from Python": lambda seconds: speed.driven_play(rose, PLAYERS, seconds),
        "cards: random play, plain": plain_engine,
        "hearts: random play": lambda seconds: speed.random_play(hearts, PLAYERS, seconds),
        "open_spiel hearts, C++ loop": peer(peers.hearts_cpp_rollouts),
        "cards: driven from Python": lambda seconds: speed.driven_play(cards, PLAYERS, seconds),
        "hearts: driven from Python": lambda seconds: speed.driven_play(hearts, PLAYERS, seconds),
        "cards: clones": lambda seconds: speed.clones(cards, PLAYERS, seconds),
        "cards: copies": lambda seconds: speed.copies(cards, PLAYERS, seconds),
        "cerebria: copies": lambda seconds: speed.copies(cerebria, PLAYERS, seconds),
        "hearts: clones": lambda seconds: speed.clones(hearts, PLAYERS, seconds),
        "catanatron copies": peer(peers.catan_copies),
        "cerebria: clones": lambda seconds: speed.clones(cerebria, PLAYERS, seconds),
        "black rose: clones": lambda seconds: speed.clones(rose, PLAYERS, seconds),
        "black rose: clones in a window": lambda seconds: speed.clones_of(window, seconds),
        "black rose: clones before it": lambda seconds: speed.clones_of(before, seconds),
        "goofspiel: bids in a fork": lambda seconds: forks.bids(forks.TOGETHER, seconds),
        "goofspiel: bids in turn": lambda seconds: forks.bids(forks.IN_TURN, seconds),
        "black rose: copies": lambda seconds: speed.copies(rose, PLAYERS, seconds),
        "cerebria: search": lambda seconds: speed.search(cerebria, PLAYERS, seconds),
        "open_spiel hearts copies": peer(peers.hearts_copies),
        "cards: search": lambda seconds: speed.search(cards, PLAYERS, seconds),
        "open_spiel hearts, Python search": peer(peers.hearts_python_search),
        "open_spiel hearts, Python search, lean": peer(peers.hearts_lean_search),
        "open_spiel hearts, C++ search": peer(peers.hearts_cpp_search),
        "cards: observations": lambda seconds: speed.observations(cards, PLAYERS, seconds),
        "cerebria: observations": lambda seconds: speed.observations(cerebria, PLAYERS, seconds),
        "black rose: observations": lambda seconds: speed.observations(rose, PLAYERS, seconds),
        "cards: takebacks": lambda seconds: speed.takebacks(cards, PLAYERS, seconds),
        "cerebria: takebacks": lambda seconds: speed.takebacks(cerebria, PLAYERS, seconds),
        "black rose: takebacks": lambda seconds: speed.takebacks(rose, PLAYERS, seconds),
        "cards: mindrose.vector": lambda seconds: answered_at_random(cards, seconds),
        "cerebria: mindrose.vector": lambda seconds: answered_at_random(cerebria, seconds),
        "black rose: mindrose.vector": lambda seconds: answered_at_random(rose, seconds),
        "open_spiel hearts, vector environment": peer(peers.hearts_tables),
        "rlcard uno": peer(peers.uno_decisions),
        "rlcard bridge": peer(peers.bridge_decisions),
        "pettingzoo texas hold'em": peer(peers.holdem_decisions),
        "pettingzoo hanabi": peer(peers.hanabi_decisions),
        "pgx sparrow mahjong": peer(peers.mahjong_tables),
        "pgx backgammon": peer(peers.backgammon_tables),
        TOY: peer(peers.leduc_tables),
    }


def one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def measure(rounds: int, seconds: float) -> dict[str, list[float]]:
    """Rates by name, one entry a round; a round takes everything in turn, so that noise hits all alike."""
    todo = measurements()
    rates: dict[str, list[float]] = {name: [] for name in todo}
    for number in range(rounds):
        for name, measured in todo.items():
            rates[name].append(measured(seconds))
            print(f"round {number + 1} of {rounds}: {name:<42}{rates[name][-1]:>14,.0f} per second", flush=True)
    return rates


def ratio(rates: dict[str, list[float]], target: Target) -> float:
    return median(rates[target.ours]) / median(rates[target.theirs])


def last_ratios() -> dict[tuple[str, str], float]:
    """The ratios of the last report, by what was compared with what."""
    found: dict[tuple[str, str], float] = {}
    page = ROOT / "docs" / "speed.md"
    for line in page.read_text(encoding="utf-8").splitlines() if page.exists() else []:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 5 and cells[3].replace(".", "").isdecimal():
            found[cells[1], cells[2]] = float(cells[3])
    return found


def broken_promises(rates: dict[str, list[float]], before: dict[tuple[str, str], float]) -> list[str]:
    """Ratios below their target, or far below the last report's."""
    found = []
    for target in TARGETS:
        now, then = ratio(rates, target), before.get((target.ours, target.theirs), 0.0)
        if target.least is not None and now < target.least:
            found.append(f"{target.ours} is {now:.2f} times {target.theirs}; promised is {target.least:g}")
        elif now < STEADY * then:
            found.append(f"{target.ours} is {now:.2f} times {target.theirs}; the last report says {then:.2f}")
    for name, least in PROMISED.items():
        if (rate := median(rates[name])) < least:
            found.append(f"{name} is {rate:,.0f} per second; promised is {least:,}")
    return found


def report(rates: dict[str, list[float]], scales: list[Scale], rounds: int, seconds: float) -> str:
    lines = [
        "# Speed",
        "",
        f"Written by `make bench`: {rounds} rounds of {seconds:g} s a measurement, in one run on one core of a",
        f"shared machine ({platform.machine()}, Python {platform.python_version()}). Rates are medians and vary from",
        "machine to machine; the ratios are what to look at. A decision is one answer of one player, forced ones",
        "included, on both sides, but for `real choices`; whole games include their dealing. Our games have four",
        "players, Cerebria in full. Of `mindrose.vector` only real choices are counted, as forced answers are never",
        "asked for, and the random choice of the answers is in the time. Leduc hold'em has six cards, three answers",
        "and 34 numbers to observe: it shows what JAX does where a game is next to nothing.",
        "",
        "![Decisions per second of random play](speed.svg)",
        "",
        "| what | Mindrose | compared with | ratio | promised |",
        "|---|---|---|---|---|",
    ]
    for target in TARGETS:
        promised = "–" if target.least is None else f"at least {target.least:g}"
        found = ratio(rates, target)
        lines.append(f"| {target.what} | {target.ours} | {target.theirs} | {found:.2f} | {promised} |")
    lines += ["", "| measurement | per second | lowest – highest round | promised |", "|---|---|---|---|"]
    for name, values in rates.items():
        promised = f"at least {PROMISED[name]:,}" if name in PROMISED else "–"
        lines.append(f"| {name} | {median(values):,.0f} | {min(values):,.0f} – {max(values):,.0f} | {promised} |")
    lines += [
        "",
        "How rates grow with the cores, in decisions per second: random games of the Inside World on the processes of",
        "`--jobs` and on those of `--ray local`, and tables of `mindrose.vector` with `processes`.",
        "",
        "| cores | --jobs | times one | --ray local | times one | mindrose.vector | times one |",
        "|---|---|---|---|---|---|---|",
    ]
    lines += [scale.row(scales[0]) for scale in scales]
    return "\n".join(lines) + "\n"


def plot(rates: dict[str, list[float]], path: Path) -> None:
    """Decisions per second of random play, on a logarithmic scale."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "mindrose"
    from matplotlib import pyplot

    shown = [name for name in rates if not any(word in name for word in UNSHOWN)]
    shown.sort(key=lambda name: median(rates[name]))
    figure, axes = pyplot.subplots(figsize=(8, 4.2), layout="constrained")
    ours = [
        "#c2543f" if name.startswith(("cards", "cerebria", "black rose", "hearts")) else "#8a8fa3" for name in shown
    ]
    bars = axes.barh(shown, [median(rates[name]) for name in shown], color=ours)
    axes.bar_label(bars, [f"{median(rates[name]):,.0f}" for name in shown], padding=4, fontsize=8)
    axes.set_xscale("log")
    axes.set_xlim(right=max(median(rates[name]) for name in shown) * 8)
    axes.set_xlabel("decisions per second, random play, one core")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, metadata={"Date": None})


def main(rounds: int = 5, seconds: float = 1.0, write: bool = True) -> None:
    """Measure, write the report, and say which promises are broken."""
    if not engine.compiled():
        sys.exit("make bench measures the compiled engine; there is none (is a C compiler installed?)")
    scales = scaling(5 * seconds)
    one_core()
    rates = measure(rounds, seconds)
    text = report(rates, scales, rounds, seconds)
    broken = broken_promises(rates, last_ratios())
    print(text)
    for promise in broken:
        print(f"BROKEN: {promise}")
    if write and not broken:
        (ROOT / "docs" / "speed.md").write_text(text, encoding="utf-8")
        plot(rates, ROOT / "docs" / "speed.svg")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    typer.run(main)
