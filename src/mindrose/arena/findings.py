"""What the games of a balance report say: rates with their intervals, lengths, points, goals, cards."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Generic, TypeVar

from mindrose.arena.rates import CONFIDENCE, TOLERANCE, Change, Rate, band_of
from mindrose.arena.survey import Facts

MEASURES = ("turns", "rounds", "decisions")
Rates = dict[str, Rate]
Name = TypeVar("Name", str, tuple[str, str])


class Score(Generic[Name]):
    """Victories that are being counted."""

    def __init__(self) -> None:
        self.games: Counter[Name] = Counter()
        self.wins: defaultdict[Name, float] = defaultdict(float)

    def count(self, name: Name, won: float) -> None:
        self.games[name] += 1
        self.wins[name] += won


@dataclass(frozen=True)
class CardFinding:
    """What a card did: in how many games it could, did, how often, and how its side won with it and without."""

    card: str
    side: str
    times: int
    played: Rate | None
    unplayed: Rate | None

    @property
    def games(self) -> int:
        return sum(rate.games for rate in (self.played, self.unplayed) if rate)

    @property
    def effect(self) -> Change | None:
        """Nothing where the card was always or never played."""
        return Change(self.played, self.unplayed) if self.played and self.unplayed else None


@dataclass(frozen=True)
class Mean:
    """An average, and how far the true one may be from it, at 95 %."""

    value: float
    spread: float


class Findings:
    """All that can be said of some games."""

    def __init__(self, lines: list[Facts], by_side: Iterable[str] = (), tolerance: float = TOLERANCE) -> None:
        self.lines = lines
        self.sides: list[str] = [side["name"] for side in lines[0]["sides"]]
        self.others: list[str] = list(
            dict.fromkeys(other["name"] for line in lines for other in line.get("others", []))
        )
        self.fair = fmean(side["won"] for side in self.all_sides())
        self.tolerance = tolerance
        self.by_side = set(by_side)

    def all_sides(self) -> Iterator[Facts]:
        for line in self.lines:
            yield from line["sides"]

    def parties(self) -> dict[str, list[Facts]]:
        """Everybody who scores, by the name under which that is told: sides, and others that no seat plays."""
        found: dict[str, list[Facts]] = {}
        for line in self.lines:
            for each in [*line["sides"], *line.get("others", [])]:
                found.setdefault(each.get("party", each["name"]), []).append(each)
        return found

    # Victories

    @property
    def band(self) -> tuple[float, float]:
        """Where balanced rates lie: about what a side won on average."""
        return band_of(self.fair, self.tolerance)

    def rates(self, score: Score[Name]) -> dict[Name, Rate]:
        return {
            name: Rate(score.games[name], score.wins[name], self.fair, self.tolerance) for name in sorted(score.games)
        }

    def traits(self) -> dict[str, Rates]:
        """How often sides with a trait won, by its kind and the trait; a kind that repeats another is left out."""
        scores: dict[str, Score[str]] = {}
        for side in self.all_sides():
            for kind, values in side["traits"].items():
                score = scores.setdefault(kind, Score())
                for value in values:
                    score.count(value, side["won"])
        found: dict[str, Rates] = {}
        for kind, score in scores.items():
            rates = self.rates(score)
            if rates not in found.values():  # as decks do where each Spirit has its own
                found[kind] = rates
        return found

    def owners(self, kind: str) -> dict[str, str]:
        """The side that each trait belongs to, if each belongs to one, and some side has several of them."""
        sides: dict[str, set[str]] = {}
        for side in self.all_sides():
            for value in side["traits"].get(kind, []):
                sides.setdefault(value, set()).add(side["name"])
        if len(sides) <= len(self.sides) or any(len(owners) > 1 for owners in sides.values()):
            return {}
        return {value: owners.pop() for value, owners in sides.items()}

    def own_rates(self) -> Rates:
        """How often each side won."""
        score: Score[str] = Score()
        for side in self.all_sides():
            score.count(side["name"], side["won"])
        return self.rates(score)

    def places(self) -> Rates:
        """How often each side won from each place in the turn order."""
        score: Score[str] = Score()
        for side in self.all_sides():
            for place in side["traits"].get("place", []):
                score.count(f"{side['name']}, {place}", side["won"])
        return self.rates(score)

    def settings(self) -> dict[str, Rates]:
        """How often each side won, by each option that differs between the games."""
        found: dict[str, Rates] = {}
        for name in sorted({name for line in self.lines for name in line["options"]} - self.by_side):
            if len({str(line["options"].get(name)) for line in self.lines}) > 1:
                score: Score[str] = Score()
                for line in self.lines:
                    for side in line["sides"]:
                        score.count(f"{line['options'].get(name)}: {side['name']}", side["won"])
                found[name] = self.rates(score)
        return found

    def meetings(self, kind: str) -> dict[tuple[str, str], Rate]:
        """How often the first side won, by its trait and that of the second one."""
        score: Score[tuple[str, str]] = Score()
        for line in self.lines:
            one, other = line["sides"]
            score.count((one["traits"][kind][0], other["traits"][kind][0]), one["won"])
        return self.rates(score)

    def reasons(self) -> dict[str, Counter[str]]:
        """How often games ended for what, and who won them; `games`: all of them, `nobody`: no side."""
        found: dict[str, Counter[str]] = {}
        for line in self.lines:
            counts = found.setdefault(line["reason"], Counter())
            counts["games"] += 1
            winners = [each["name"] for each in [*line["sides"], *line.get("others", [])] if each["won"]]
            counts[winners[0] if len(winners) == 1 else "shared" if winners else "nobody"] += 1
        return dict(sorted(found.items()))

    # Lengths and points

    def measures(self) -> list[str]:
        """What the length of a game is counted in, the coarsest first."""
        return [kind for kind in MEASURES if kind in self.lines[0]]

    def lengths(self, kind: str) -> list[int]:
        """The turns, rounds or decisions of the games, ascending."""
        return sorted(line[kind] for line in self.lines)

    def sources(self) -> dict[str, dict[str, list[Mean]]]:
        """Points of a party by source: on average, in games it won, in games it lost."""
        parties = self.parties()
        names = sorted({name for own in parties.values() for each in own for name in each["sources"]})
        found: dict[str, dict[str, list[Mean]]] = {}
        for party, own in parties.items():
            parts = (own, [each for each in own if each["won"] == 1], [each for each in own if each["won"] == 0])
            if names:
                found[party] = {source: [mean_of(part, source) for part in parts] for source in names}
        return found

    def sources_by(self, kind: str) -> dict[str, dict[str, Mean]]:
        """Points of sides by a trait and by source, on average."""
        sides: dict[str, list[Facts]] = {}
        for side in self.all_sides():
            for value in side["traits"].get(kind, []):
                sides.setdefault(value, []).append(side)
        names = sorted({name for side in self.all_sides() for name in side["sources"]})
        return {value: {source: mean_of(sides[value], source) for source in names} for value in sorted(sides)}

    def goals(self) -> dict[tuple[str, str], Counter[str]]:
        """Tests of a goal, common or of one side, and who fulfilled it; `games`: how often it was tested."""
        found: dict[tuple[str, str], Counter[str]] = {}
        for line in self.lines:
            for test in line.get("goals", []):
                counts = found.setdefault((test["goal"], test["of"]), Counter())
                counts["games"] += 1
                counts[test["by"] or "nobody"] += 1
        return dict(sorted(found.items()))

    # Cards

    def deeds(self) -> list[str]:
        """What can be done with cards in this game."""
        return list(dict.fromkeys(deed for side in self.all_sides() for deed in side["cards"].get("could", {})))

    def cards(self, deed: str) -> list[CardFinding]:
        """What each card did, the most useful first; cards whose use cannot be compared stand at the end."""
        played: Score[str] = Score()
        unplayed: Score[str] = Score()
        times: Counter[str] = Counter()
        owner: dict[str, str] = {}
        for side in self.all_sides():
            done = side["cards"][deed]
            for card in {*side["cards"]["could"][deed], *done}:
                owner[card] = side["cards"].get("owner", side["name"])
                times[card] += done.get(card, 0)
                (played if card in done else unplayed).count(card, side["won"])
        used, unused = self.rates(played), self.rates(unplayed)
        found = [
            CardFinding(card, owner[card], times[card], used.get(card), unused.get(card)) for card in sorted(owner)
        ]
        return sorted(found, key=rank)

    def powers(self) -> Counter[str]:
        """How often the power of each card worked."""
        found: Counter[str] = Counter()
        for side in self.all_sides():
            found.update(side["cards"].get("power", {}))
        return found


def rank(finding: CardFinding) -> tuple[bool, float]:
    return finding.effect is None, -finding.effect.difference if finding.effect else 0.0


def mean_of(parties: list[Facts], source: str) -> Mean:
    numbers = [each["sources"].get(source, 0) for each in parties]
    if len(numbers) < 2:
        return Mean(float(sum(numbers)), 0.0)
    return Mean(fmean(numbers), CONFIDENCE * stdev(numbers) / math.sqrt(len(numbers)))


def average_effect(findings: list[CardFinding]) -> float:
    """What playing any card goes with: who is ahead plays more of them."""
    effects = [finding.effect.difference for finding in findings if finding.effect]
    return fmean(effects) if effects else 0.0


def standing(finding: CardFinding, average: float) -> str:
    """Whether a card does more or less for its side than others, as far as its interval tells."""
    if finding.effect is None:
        return ""
    low, high = finding.effect.interval
    return "strong" if low > average else "weak" if high < average else ""
