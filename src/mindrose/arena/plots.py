"""The plots of a balance report, as SVG files. matplotlib draws them, where it is installed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mindrose.arena.findings import CardFinding, Findings, average_effect, standing
from mindrose.arena.rates import Rate

MISSING = "matplotlib is not installed, so the report has no plots: pip install matplotlib"
PLAIN, STRIKING, BAND = "#5b6078", "#c2543f", "#dfe8dc"
SIDES = ("#5b8bb0", "#a05f7d")
BAR_HEIGHT = 0.19  # inches a row takes
MARGIN = 1.0


def draw(findings: Findings, folder: Path) -> tuple[list[str], str]:
    """Draws everything that the findings allow: the names of the files, and what to say if there are none."""
    try:
        import matplotlib
    except ImportError:
        return [], MISSING
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "mindrose"  # the same games give the same files
    matplotlib.rcParams["font.size"] = 8
    from matplotlib import pyplot

    figures: dict[str, Any] = {"rates.svg": rates(findings), "length.svg": length(findings)}
    if len(findings.sides) == 2 and "pair" in findings.traits():
        figures["pairs.svg"] = pairs(findings)
    if findings.sources():
        figures["points.svg"] = points(findings)
    for deed in findings.deeds():
        compared = [finding for finding in findings.cards(deed) if finding.effect]
        if compared:
            figures[f"{deed.lower()}.svg"] = effects(compared, deed)
    for name, figure in figures.items():
        figure.savefig(folder / name, metadata={"Date": None})
        pyplot.close(figure)
    return list(figures), ""


def canvas(rows: int, width: float = 7.5) -> tuple[Any, Any]:
    """A figure with room for so many rows, the first on top."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(width, MARGIN + BAR_HEIGHT * rows), layout="constrained")
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def rates(findings: Findings) -> Any:
    """Every trait with its interval, over the band of what is balanced."""
    named: list[tuple[str, Rate]] = []
    for kind, found in findings.traits().items():
        ranked = sorted(found.items(), key=lambda entry: -entry[1].rate)
        named += [(f"{kind}: {name}", rate) for name, rate in ranked]
    figure, axes = canvas(len(named))
    low, high = findings.band
    axes.axvspan(100 * low, 100 * high, color=BAND)
    axes.axvline(100 * findings.fair, color="white")
    for row, (_, rate) in enumerate(named):
        colour = PLAIN if low <= rate.rate <= high else STRIKING
        axes.plot([100 * bound for bound in rate.interval], [row, row], color=colour, linewidth=1.5)
        axes.plot([100 * rate.rate], [row], "o", color=colour, markersize=4)
    axes.set_yticks(range(len(named)), [name for name, _ in named])
    axes.set_ylim(len(named) - 0.5, -0.5)
    axes.set_xlabel("victories, %, with 95 % intervals; the band is what counts as balanced")
    return figure


def length(findings: Findings) -> Any:
    figure, axes = canvas(12)
    measure = findings.measures()[0]
    numbers = findings.lengths(measure)
    axes.hist(numbers, bins=min(30, max(numbers) - min(numbers) + 1), color=PLAIN, rwidth=0.9)
    axes.set_xlabel(measure)
    axes.set_ylabel("games")
    return figure


def pairs(findings: Findings) -> Any:
    """How often the first side won, by its pair and that of the other side."""
    met = findings.meetings("pair")
    ours, theirs = sorted({one for one, _ in met}), sorted({other for _, other in met})
    figure, axes = canvas(3 * len(ours) + 4)
    shares = [[100 * met[one, other].rate if (one, other) in met else 50.0 for other in theirs] for one in ours]
    axes.imshow(shares, cmap="RdBu", vmin=0, vmax=100, aspect="auto")
    for (one, other), rate in met.items():
        words = f"{100 * rate.rate:.0f} %\n({rate.games})"
        colour = "white" if abs(rate.rate - 0.5) > 0.3 else "black"
        axes.text(theirs.index(other), ours.index(one), words, ha="center", va="center", color=colour)
    axes.set_xticks(range(len(theirs)), [name.replace(" + ", "\n+ ") for name in theirs])
    axes.set_yticks(range(len(ours)), ours)
    axes.set_title(f"victories of {findings.sides[0]} (rows) against {findings.sides[1]}, and games")
    return figure


def points(findings: Findings) -> Any:
    """Points a game by source, those who score beside each other."""
    found = findings.sources()
    sources = list(next(iter(found.values())))
    figure, axes = canvas(2 * len(sources))
    thickness = 0.8 / len(found)
    for number, party in enumerate(found):
        rows = [row + thickness * number for row in range(len(sources))]
        means = [found[party][source][0] for source in sources]
        values, spreads = [mean.value for mean in means], [mean.spread for mean in means]
        axes.barh(rows, values, thickness, xerr=spreads, label=party, color=SIDES[number % len(SIDES)])
    middle = thickness * (len(found) - 1) / 2
    axes.set_yticks([row + middle for row in range(len(sources))], sources)
    axes.invert_yaxis()
    axes.set_xlabel("points a game, with 95 % intervals")
    axes.legend(frameon=False)
    return figure


def effects(found: list[CardFinding], deed: str) -> Any:
    """How much more often a side won where a card was played, beside the average of all cards."""
    average = average_effect(found)
    figure, axes = canvas(len(found))
    axes.axvline(100 * average, color=PLAIN, linewidth=0.8, linestyle="--")
    for row, finding in enumerate(found):
        assert finding.effect is not None
        colour = STRIKING if standing(finding, average) else PLAIN
        axes.plot([100 * bound for bound in finding.effect.interval], [row, row], color=colour, linewidth=1.5)
        axes.plot([100 * finding.effect.difference], [row], "o", color=colour, markersize=4)
    axes.set_yticks(range(len(found)), [f"{finding.card} ({finding.side})" for finding in found])
    axes.set_ylim(len(found) - 0.5, -0.5)
    axes.set_xlabel(f"percentage points won more where it was {deed}; dashed: the average of all")
    return figure
