"""What came of it: docs/endurance.md and its plot, made of the files that the parts have written."""

from __future__ import annotations

import json
import textwrap
from dataclasses import dataclass
from pathlib import Path
from statistics import linear_regression, mean
from typing import Any

WARM_UP = 0.25  # of the time; tables leave the memory ten minutes after the last person, and games have to grow old
MOST_GROWTH = 0.05  # of the memory, in an hour
MOST_SLOWER = 1.5  # times, last quarter against first
SLACK_MS = 10.0  # by which quarters may differ whatever their ratio
MB = 1e6
HOUR = 3600.0
FEWEST = 20  # samples
SAID = {"the time was up": "its time was up", "stopped": "it was stopped by hand"}
ENDS = tuple(SAID)
Sample = dict[str, Any]


@dataclass
class Long:
    """The samples of a long run."""

    header: dict[str, Any]
    samples: list[Sample]
    end: str
    counts: dict[str, int]

    @classmethod
    def read(cls, path: Path) -> Long:
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.endswith("}")]
        samples = [line for line in lines if "at" in line]
        ends = [line for line in lines if "end" in line] or [{"end": "it was killed", "counts": samples[-1]["counts"]}]
        return cls(lines[0], samples, ends[0]["end"], ends[0]["counts"])

    @property
    def lasted(self) -> float:
        return float(self.samples[-1]["at"])

    @property
    def warm(self) -> list[Sample]:
        """The samples after the warm-up."""
        return [sample for sample in self.samples if sample["at"] >= WARM_UP * self.lasted]

    def quarter(self, number: int) -> list[Sample]:
        warm = self.warm
        begin, length = warm[0]["at"], warm[-1]["at"] - warm[0]["at"]
        low, high = begin + number * length / 4, begin + (number + 1) * length / 4
        return [sample for sample in warm if low <= sample["at"] <= high]

    def growth(self) -> tuple[float, float]:
        """Of the memory after the warm-up: bytes an hour, and the mean."""
        times = [sample["at"] / HOUR for sample in self.warm]
        memory = [held(sample) for sample in self.warm]
        return linear_regression(times, memory).slope, mean(memory)

    def busy(self) -> float:
        """Of one core, after the warm-up."""
        first, last = self.warm[0], self.warm[-1]
        return float((last["cpu"] - first["cpu"]) / (last["at"] - first["at"]))

    def broken(self) -> list[str]:
        """The promises that were not kept."""
        found = [] if self.end in ENDS else [self.end]
        if len(self.samples) < FEWEST:
            return [*found, f"{len(self.samples)} samples are too few to judge"]
        slope, memory = self.growth()
        if slope > MOST_GROWTH * memory:
            found.append(f"the memory grew by {slope / memory:.1%} an hour; at most {MOST_GROWTH:.0%} are promised")
        early, late = (percentile(answers(self.quarter(number)), 0.99) for number in (0, 3))
        if late > max(MOST_SLOWER * early, early + SLACK_MS):
            found.append(f"p99 rose from {early:.0f} ms to {late:.0f} ms; at most {MOST_SLOWER:g} times are promised")
        return found


def held(sample: Sample) -> float:
    return float(sample["server"] + sample["workers"])


def answers(samples: list[Sample]) -> list[float]:
    return sorted(took for sample in samples for took in sample["felt"])


def percentile(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0


def write(folder: Path, docs: Path) -> list[str]:
    """Writes the page and the plot; gives the promises that were not kept."""
    lines, broken = [*HEAD], []
    parts = folder / "parts.jsonl"
    if parts.exists():
        lines += part_lines([json.loads(line) for line in parts.read_text(encoding="utf-8").splitlines()])
    if (folder / "long.jsonl").exists():
        long = Long.read(folder / "long.jsonl")
        broken = long.broken()
        lines += long_lines(long, broken)
        if len(long.samples) >= FEWEST:
            draw(long, docs / "endurance.svg")
    (docs / "endurance.md").write_text("\n".join([*lines, *METHOD]) + "\n", encoding="utf-8")
    return broken


def part_lines(parts: list[dict[str, Any]]) -> list[str]:
    """A line for each part; what ran again counts as it was last."""
    latest = {(part["part"], part["database"]): part for part in parts}
    lines = [
        "| what | database | times | answers looked up | lost | applied twice | minutes |",
        "|---|---|---|---|---|---|---|",
    ]
    for part in latest.values():
        lines.append(
            f"| {part['told']} | {part['database']} | {part['times']:,} | {part['answers']:,} | {part['lost']} "
            f"| {part['twice']} | {part['seconds'] / 60:.1f} |"
        )
    return [*lines, ""]


def long_lines(long: Long, broken: list[str]) -> list[str]:
    header, told = long.header, Counted({name: f"{count:,}" for name, count in long.counts.items()})
    lost = "none was lost" if long.end in ENDS else f"**{long.end}**"
    paragraph = (
        f"One server on SQLite ({header['engine']} engine, Python {header['python']}, {header['machine']}), on "
        f"{header['cores']} cores that it shared with its players and with other work, {header['date']}. Always "
        f"{header['tables']} tables with people, who answer {header['pace']:g} times a minute when they are asked "
        f"(parts of a command and windows count, too): {told['people']} people in all, {told['games']} games begun, "
        f"{told['finished']} played to the end, {told['rematches']} rematches, {told['returns']} windows closed "
        f"and opened again, {told['left']} people who left a running game, {told['watched']} who watched. "
        f"{told['looked up']} acknowledged answers and undos were looked up in the logs of their tables: {lost}."
    )
    lines = [f"## {header['tables']} tables, {long.lasted / 60:.0f} minutes", "", *wrapped(paragraph), ""]
    if len(long.samples) >= FEWEST:
        lines += ["![Memory, latency, tables and load over time](endurance.svg)", "", *quarter_lines(long)]
        lines += ["", *wrapped(verdict(long)), ""]
    return [*lines, *(f"**Not kept in this run:** {promise}." for promise in broken), *([""] if broken else [])]


class Counted(dict[str, str]):
    """What never happened was counted, too."""

    def __missing__(self, name: str) -> str:
        return "0"


def wrapped(paragraph: str) -> list[str]:
    return textwrap.wrap(paragraph, 140, break_long_words=False, break_on_hyphens=False)


def quarter_lines(long: Long) -> list[str]:
    lines = [
        "| | answers | p50, ms | p99, ms | longest, ms | memory, MB | tables in memory | load of the machine |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name, samples in quarters(long):
        felt = answers(samples) or [0.0]
        lines.append(
            f"| {name} | {len(felt):,} | {percentile(felt, 0.5):.1f} | {percentile(felt, 0.99):.1f} | {felt[-1]:,.0f} "
            f"| {mean(map(held, samples)) / MB:.0f} | {mean(sample['tables_live'] for sample in samples):.0f} "
            f"| {mean(sample['machine'] for sample in samples):.1f} |"
        )
    return lines


def verdict(long: Long) -> str:
    slope, memory = long.growth()
    early, late = (percentile(answers(long.quarter(number)), 0.99) for number in (0, 3))
    return (
        f"After the warm-up, the first quarter of the time, the server and its workers held {memory / MB:.0f} MB, "
        f"which changed by {slope / MB:+.1f} MB an hour ({slope / memory:+.1%}; promised: at most +{MOST_GROWTH:.0%}). "
        f"p99 was {early:.0f} ms in the first quarter of the rest and {late:.0f} ms in the last (promised: at most "
        f"{MOST_SLOWER:g} times, or {SLACK_MS:g} ms more). The server and its workers took {long.busy():.0%} "
        f"of one core. Tables stay in memory for ten minutes after the last person. "
        f"The run ended because {SAID.get(long.end, long.end)}."
    )


def quarters(long: Long) -> list[tuple[str, list[Sample]]]:
    warming = [sample for sample in long.samples if sample["at"] < WARM_UP * long.lasted]
    names = ("first quarter after it", "second", "third", "last")
    return [("warm-up", warming), *((name, long.quarter(number)) for number, name in enumerate(names))]


def draw(long: Long, path: Path) -> None:
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "mindrose"  # the same samples give the same file
    matplotlib.rcParams["font.size"] = 8
    from matplotlib import pyplot

    figure, rows = pyplot.subplots(4, 1, figsize=(8, 7.5), sharex=True, layout="constrained")
    minutes = [sample["at"] / 60 for sample in long.samples]
    lines: list[list[tuple[str, list[float], str]]] = [
        [
            ("server and workers", [held(sample) / MB for sample in long.samples], "#5b6078"),
            ("server", [sample["server"] / MB for sample in long.samples], "#a05f7d"),
        ],
        [],
        [
            ("tables in memory", [sample["tables_live"] for sample in long.samples], "#5b6078"),
            ("windows at tables", [sample["listeners"] for sample in long.samples], "#5b8bb0"),
            ("open files", [sample["files"] for sample in long.samples], "#a05f7d"),
        ],
        [("load of the machine", [sample["machine"] for sample in long.samples], "#5b6078")],
    ]
    titles = ("memory, MB", "answers, ms", "how many", "processes that want a core")
    for axes, title, drawn in zip(rows, titles, lines, strict=True):
        axes.set_title(title, loc="left")
        axes.spines[["top", "right"]].set_visible(False)
        axes.axvspan(0, WARM_UP * long.lasted / 60, color="#eeeeee", lw=0)
        for name, values, colour in drawn:
            axes.plot(minutes, values, color=colour, lw=1, label=name)
    for name, part, colour in (("p99 of each minute", 0.99, "#c2543f"), ("p50", 0.5, "#5b6078")):
        found = by_minute(long, part)
        rows[1].plot(list(found), list(found.values()), color=colour, lw=1, label=name)
    rows[1].set_yscale("log")
    for axes in (rows[0], rows[2], rows[3]):
        axes.set_ylim(bottom=0)
    for axes in rows:
        axes.legend(loc="upper left", frameon=False, ncols=3)
    rows[3].set_xlabel("minutes; grey: warm-up")
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)


def by_minute(long: Long, part: float) -> dict[float, float]:
    felt: dict[int, list[float]] = {}
    for sample in long.samples:
        felt.setdefault(int(sample["at"] // 60), []).extend(sample["felt"])
    return {minute + 0.5: percentile(sorted(found), part) for minute, found in felt.items() if found}


HEAD = ["# Endurance", "", "Written by `make endure`, which takes a night; how is told below.", ""]
METHOD = """## How it is measured

Everything happens on one machine, over its loopback. People are programs: each remembers what the server has
acknowledged (answers, undos, lines of chat), and all of it is looked up in the log of its table, in the database
and not in the server. What was not acknowledged may stand there once or not at all; what nobody said may not. A
lost answer ends its part with the table and its number, and the command fails.

- **kill -9**: people and bots play six tables of all three games; the server is killed at a random moment, one time
  in seven while it starts, and everybody comes back and plays on.
- **A server, the database, or a line to it**: people at three servers on one PostgreSQL. In turn a server is
  killed, the connections on which servers hear of each other are cut, a server is ended (SIGTERM), the database
  crashes and starts again, and all connections to it are cut. Everybody goes on at another server, or at the same
  one.
- **The disk is full**: a limit on the size of files stands for it, because that needs no rights: a write is cut
  short and then fails. Answers are refused meanwhile. Then there is room again, or the server is killed while there
  is none.
- **A line is cut**: a relay between people and the server cuts every line after some bytes, within messages in both
  directions. Who comes back says what they were told and sends again what was not acknowledged.
- **The long part** is `mindrose serve` with its usual settings and limits; every person comes from an address of
  their own. People think (times are drawn from an exponential distribution), chat, take back, close the window and
  come back, give up, leave for good, play again; bots of three levels sit beside them, and some people watch.
  Latency is what a person feels: from sending an answer until its acknowledgement is read, by a program that plays
  for hundreds of people at a time, so it is more than the server's own.
- Memory is what the processes hold (resident; what they share is counted in each). The load is that of the whole
  machine: where it is above the number of its cores, others wanted them too, and p99 and the longest answer show
  that before anything else.
""".rstrip().splitlines()
