"""The balance report in words and tables."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any

from mindrose import library
from mindrose.arena.balance import GAMES, survey_of
from mindrose.arena.findings import CardFinding, Findings, Mean, Rates, average_effect, standing
from mindrose.arena.plots import draw
from mindrose.arena.rates import PERHAPS, TOO_STRONG, TOO_WEAK, Change, Rate
from mindrose.arena.survey import Facts
from mindrose.kernel.errors import MindroseError, several

PAGE = "report.md"
MEETING = "pair"  # the trait whose values are set against each other
NOBODY_WON = "Nobody won any of these games: nothing can be judged by victories."
BEYOND = (TOO_STRONG, TOO_WEAK)


@dataclass(frozen=True)
class Judged:
    """One rate of the report and what it is of."""

    kind: str
    name: str
    rate: Rate

    def sentence(self) -> str:
        return (
            f"{self.kind} **{self.name}** {percent(self.rate.rate)} ({span(self.rate.interval)}): {self.rate.verdict}"
        )

    def document(self) -> dict[str, Any]:
        return {"kind": self.kind, "name": self.name, **self.rate.document()}


def write(lines: list[Facts], folder: Path, against: tuple[str, list[Facts]] | None = None) -> dict[str, Any]:
    """Writes the report and its plots into a folder; the document that `--json` prints."""
    findings = findings_of(lines)
    files, missing = draw(findings, folder)
    page = folder / PAGE
    try:
        page.write_text(text_of(findings, files, against), encoding="utf-8")
    except OSError as error:
        raise MindroseError(f"cannot write {page}: {error.strerror}") from None
    judged = list(rates_judged(findings))
    return {
        "report": str(page),
        "plots": files,
        "missing": missing,
        "games": len(lines),
        "judged": findings.fair > 0,
        "outside": [entry.document() for entry in judged if entry.rate.verdict in BEYOND],
        "perhaps": [entry.document() for entry in judged if entry.rate.verdict.startswith(PERHAPS)],
    }


def findings_of(lines: list[Facts]) -> Findings:
    survey = survey_of(lines[0]["game"])
    return Findings(lines, survey.by_side(), survey.tolerance)


def text_of(findings: Findings, files: list[str], against: tuple[str, list[Facts]] | None) -> str:
    parts = [*opening(findings), *verdict(findings), *victories(findings, files), *lengths(findings, files)]
    parts += [*points(findings, files), *points_by_traits(findings), *goals(findings), *cards(findings, files)]
    if against is not None:
        parts += comparison(findings, findings_of(against[1]), against[0])
    return "\n\n".join(parts) + "\n"


# Words and tables


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def span(interval: tuple[float, float]) -> str:
    return f"{100 * interval[0]:.1f} – {100 * interval[1]:.1f} %"


def points_of(change: Change) -> str:
    low, high = change.interval
    return f"{100 * change.difference:+.1f} ({100 * low:+.1f} … {100 * high:+.1f})"


def grid(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    titles = list(head)
    table = ["| " + " | ".join(titles) + " |", "|" + "---|" * len(titles)]
    return "\n".join(table + ["| " + " | ".join(str(value) for value in row) + " |" for row in rows])


def rate_grid(kind: str, rates: Rates) -> str:
    """The best first."""
    rows = [(name, rate.games, percent(rate.rate), span(rate.interval), rate.verdict) for name, rate in ranked(rates)]
    return grid((kind, "games", "won", "95 % interval", "verdict"), rows)


def ranked(rates: Rates) -> list[tuple[str, Rate]]:
    return sorted(rates.items(), key=lambda entry: -entry[1].rate)


def picture(name: str, words: str, files: list[str]) -> list[str]:
    return [f"![{words}]({name})"] if name in files else []


def spelled(option: object) -> str:
    return "none" if option is None else str(option)


# The parts of the report


def opening(findings: Findings) -> list[str]:
    line, lines = findings.lines[0], findings.lines
    fixed = {
        name: value
        for name, value in sorted(line["options"].items())
        if all(other["options"].get(name) == value for other in lines)
    }
    seeds = sorted({other["seed"] for other in lines})
    options = ", ".join(f"{name}={spelled(value)}" for name, value in fixed.items()) or "all as usual"
    return [
        f"# Balance of {library.load(line['game']).title}",
        f"{several(len(lines), 'game')} of {several(line['players'], 'player')}, `{line['bot']}` on every seat. "
        f"Fixed options: {options}. "
        f"Cards `{line['content'][:12]}`, rules `{line['rules']}`, seed {', '.join(f'`{seed}`' for seed in seeds)}. "
        f"Each game is a line of `{GAMES}`.",
    ]


def rates_judged(findings: Findings) -> Iterator[Judged]:
    for kind, rates in findings.traits().items():
        yield from (Judged(kind, name, rate) for name, rate in rates.items())
    for kind, rates in findings.settings().items():
        yield from (Judged(kind, name, rate) for name, rate in rates.items())


def verdict(findings: Findings) -> list[str]:
    """What lies outside the band: for certain, or by its estimate."""
    if findings.fair == 0:
        return ["## Verdict", NOBODY_WON]
    least, most = findings.band
    judged = list(rates_judged(findings))
    beyond = [entry for entry in judged if entry.rate.verdict in BEYOND]
    perhaps = [entry for entry in judged if entry.rate.verdict.startswith(PERHAPS)]
    parts = [
        "## Verdict",
        f"Balanced is {percent(least)} to {percent(most)} of the victories: within {100 * findings.tolerance:.0f} % of "
        f"the mean of all sides, {percent(findings.fair)}. {len(judged)} rates were judged: "
        f"{len(beyond)} outside, {len(perhaps)} perhaps, {len(judged) - len(beyond) - len(perhaps)} inside.",
    ]
    if beyond:
        parts.append("Outside, with the whole interval:\n\n" + listed(beyond))
    if perhaps:
        parts.append("Perhaps outside (the estimate is, its interval is not; more games tell):\n\n" + listed(perhaps))
    for deed in findings.deeds():
        parts += cards_named(findings, deed)
    return parts


def listed(entries: list[Judged]) -> str:
    farthest = sorted(entries, key=lambda entry: -abs(entry.rate.rate - entry.rate.fair))
    return "\n".join(f"- {entry.sentence()}" for entry in farthest)


def cards_named(findings: Findings, deed: str) -> list[str]:
    """The cards that do more or less for their side than cards on average."""
    found = findings.cards(deed)
    average = average_effect(found)
    parts = []
    for word in ("strong", "weak"):
        named = [finding for finding in found if standing(finding, average) == word]
        if named:
            names = ", ".join(f"{finding.card} ({effect_of(finding)})" for finding in named)
            parts.append(f"{deed}, {word} beside the average of {100 * average:+.1f} points: {names}.")
    return parts


def effect_of(finding: CardFinding) -> str:
    return "–" if finding.effect is None else f"{100 * finding.effect.difference:+.1f}"


def victories(findings: Findings, files: list[str]) -> list[str]:
    parts = ["## Victories", *picture("rates.svg", "Victories with their intervals", files)]
    for kind, rates in findings.traits().items():
        parts += [f"### By {kind}", *trait_grids(findings, kind, rates)]
    if 0 < len(findings.places()) <= 2 * len(findings.sides):
        parts += ["### By side and place in the turn order", rate_grid("side and place", findings.places())]
    for kind, rates in findings.settings().items():
        parts += [f"### By {kind}", rate_grid(kind, rates)]
    if len(findings.sides) == 2 and MEETING in findings.lines[0]["sides"][0]["traits"]:
        parts += [f"### {MEETING.capitalize()} against {MEETING}", *picture("pairs.svg", "Pairs against pairs", files)]
        parts += [f"How often {findings.sides[0]} (rows) won, and of how many games.", meeting_grid(findings)]
    return parts


def trait_grids(findings: Findings, kind: str, rates: Rates) -> list[str]:
    """One table, or one for each side where a trait belongs to one, which tells what is its own share of it."""
    owners = findings.owners(kind)
    if not owners:
        return [rate_grid(kind, rates)]
    head = ("games", "won", "95 % interval", "beside its side", "verdict")
    grids = []
    for side, own in findings.own_rates().items():
        rows = [
            (
                name,
                rate.games,
                percent(rate.rate),
                span(rate.interval),
                f"{100 * (rate.rate - own.rate):+.1f}",
                rate.verdict,
            )
            for name, rate in ranked(rates)
            if owners[name] == side
        ]
        grids.append(grid((f"{kind} of {side}", *head), rows))
    return grids


def meeting_grid(findings: Findings) -> str:
    met = findings.meetings(MEETING)
    ours, theirs = sorted({one for one, _ in met}), sorted({other for _, other in met})
    rows = [[one, *[meeting(met.get((one, other))) for other in theirs]] for one in ours]
    return grid(["", *theirs], rows)


def meeting(rate: Rate | None) -> str:
    return "–" if rate is None else f"{percent(rate.rate)} of {rate.games}"


def lengths(findings: Findings, files: list[str]) -> list[str]:
    rows = [(kind, *spread(findings.lengths(kind))) for kind in findings.measures()]
    reasons = findings.reasons()
    others = ["shared", "nobody"] if any(counts["nobody"] for counts in reasons.values()) else ["shared"]
    winners = [*findings.sides, *findings.others]
    ends = [
        (
            reason, counts["games"], percent(counts["games"] / len(findings.lines)),
            span(Rate(len(findings.lines), counts["games"]).interval), *shares(counts, [*winners, *others]),
        )
        for reason, counts in reasons.items()
    ]  # fmt: skip
    return [
        "## Length",
        *picture("length.svg", f"{findings.measures()[0].capitalize()} of the games", files),
        grid(("", "shortest", "a quarter up to", "half up to", "three quarters up to", "longest", "mean"), rows),
        "## Ends",
        grid(("reason", "games", "share", "95 % interval", *[f"won by {name}" for name in winners], *others), ends),
    ]


def spread(numbers: list[int]) -> list[str]:
    middle = [math.floor(cut) for cut in quantiles(numbers, method="inclusive")] if len(numbers) > 1 else numbers * 3
    return [str(number) for number in (numbers[0], *middle, numbers[-1])] + [f"{fmean(numbers):.1f}"]


def shares(counts: dict[str, int], winners: list[str]) -> list[str]:
    return [percent(counts[name] / counts["games"]) for name in winners]


def points(findings: Findings, files: list[str]) -> list[str]:
    found = findings.sources()
    if not found:
        return []
    sources = next(iter(found.values()))
    rows = [[source, *[mean(one) for means in found.values() for one in means[source]]] for source in sources]
    sums = [summed(column) for means in found.values() for column in zip(*means.values(), strict=True)]
    head = [f"{party}{when}" for party in found for when in ("", " when won", " when lost")]
    return [
        "## Points by source",
        *picture("points.svg", "Points by source", files),
        "Points a game, on average, with 95 % intervals.",
        grid(["source", *head], [*rows, ["**all**", *sums]]),
    ]


def points_by_traits(findings: Findings) -> list[str]:
    parts: list[str] = []
    for kind in survey_of(findings.lines[0]["game"]).points_by:
        found = findings.sources_by(kind)
        rows = [[source, *[mean(found[value][source]) for value in found]] for source in next(iter(found.values()))]
        sums = [summed(list(found[value].values())) for value in found]
        parts += [f"### Points by {kind}", grid(["source", *found], [*rows, ["**all**", *sums]])]
    return parts


def mean(one: Mean) -> str:
    return f"{one.value:.2f} ± {one.spread:.2f}"


def summed(means: Iterable[Mean]) -> str:
    return f"**{sum(one.value for one in means):.2f}**"


def goals(findings: Findings) -> list[str]:
    found = findings.goals()
    if not found:
        return []
    rows = [
        (goal, of, counts["games"], *[percent(counts[name] / counts["games"]) for name in [*findings.sides, "nobody"]])
        for (goal, of), counts in found.items()
    ]
    head = ("goal", "of", "tested", *[f"fulfilled by {side}" for side in findings.sides], "by nobody")
    return ["## Goals", "A goal of one side can be fulfilled by that side alone.", grid(head, rows)]


def cards(findings: Findings, files: list[str]) -> list[str]:
    parts: list[str] = []
    powers = findings.powers()
    for deed in findings.deeds():
        found = findings.cards(deed)
        average = average_effect(found)
        worked = ["power a game"] if powers else []
        head = ("card", "side", "games", "times a game", *worked, "won with", "won without", "effect", "standing")
        rows = [
            (
                finding.card, finding.side, finding.games, f"{finding.times / finding.games:.2f}",
                *[f"{powers[finding.card] / finding.games:.2f}" for _ in worked], share_of(finding.played),
                share_of(finding.unplayed), points_of(finding.effect) if finding.effect else "–",
                standing(finding, average),
            )
            for finding in found
        ]  # fmt: skip
        parts += [
            f"## Cards {deed}",
            *picture(f"{deed.lower()}.svg", f"Effect of cards {deed}", files),
            f"Of the games in which a card was in a deck of its side: how often that side won where it was {deed} and "
            f"where it was not, and the difference in percentage points. Who is ahead does more of everything, so a "
            f"card is to be compared with the average of {100 * average:+.1f}."
            + (" Powers are counted where they work at a moment, not where they last." if powers else ""),
            grid(head, rows),
        ]
    return parts


def share_of(rate: Rate | None) -> str:
    return "–" if rate is None else f"{percent(rate.rate)} of {rate.games}"


# Two runs beside each other


def comparison(findings: Findings, other: Findings, name: str) -> list[str]:
    """What has changed since another run, such as one with another content pack."""
    parts = [
        f"## Compared with {name}",
        f"There: {len(other.lines)} games, `{other.lines[0]['bot']}`, cards `{other.lines[0]['content'][:12]}`.",
        grid(("", "", "there", "here", "change in points", ""), rates_compared(findings, other)),
        grid(("mean", "there", "here", "change"), means_compared(findings, other)),
    ]
    for deed in findings.deeds():
        if deed in other.deeds():
            head = (f"card {deed}", "times a game there", "here", "effect there", "here")
            parts.append(grid(head, cards_compared(findings.cards(deed), other.cards(deed))))
    return parts


def rates_compared(findings: Findings, other: Findings) -> Iterator[tuple[str, ...]]:
    for kind, rates in findings.traits().items():
        before = other.traits().get(kind, {})
        for value, rate in rates.items():
            if value in before:
                change = Change(rate, before[value])
                low, high = change.interval
                then, now = (f"{percent(either.rate)} ({either.verdict})" for either in (before[value], rate))
                yield kind, value, then, now, points_of(change), "changed" if low > 0 or high < 0 else ""


def means_compared(findings: Findings, other: Findings) -> Iterator[tuple[str, ...]]:
    for kind in findings.measures():
        yield mean_row(kind, fmean(other.lengths(kind)), fmean(findings.lengths(kind)))
    there = other.sources()
    for party, sources in findings.sources().items():
        for source, means in sources.items():
            was = there.get(party, {}).get(source)
            yield mean_row(f"points of {party}, {source}", was[0].value if was else 0.0, means[0].value)


def mean_row(name: str, was: float, now: float) -> tuple[str, ...]:
    return name, f"{was:.2f}", f"{now:.2f}", f"{now - was:+.2f}"


def cards_compared(here: list[CardFinding], there: list[CardFinding]) -> Iterator[tuple[str, ...]]:
    before = {finding.card: finding for finding in there}
    for now in here:
        was = before.get(now.card)
        if was is not None:
            often = (f"{finding.times / finding.games:.2f}" for finding in (was, now))
            yield now.card, *often, effect_of(was), effect_of(now)
