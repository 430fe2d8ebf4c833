"""What the games of a balance report say: rates with their intervals, lengths, points, goals, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from statistics import fmean

from mindrose.arena.rates import Change, Rate
from mindrose.arena.survey import Facts

Rates = dict[str, Rate]


class Score:
    """Victories that are being counted."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()

    def count(self, name: str, won: float) -> None:
        self.games[name] += 1
        self.wins[name] += won  # type: ignore[assignment]

    def rates(self, fair: float) -> Rates:
        return {name: Rate(self.games[name], self.wins[name], fair) for name in sorted(self.games)}


@dataclass(frozen=True)
class CardFinding:
    """What a card did: in how many games it could, did, how often, and how its side won with it and without."""

    card: str
    side: str
    games: int
    times: int
    played: Rate | None
    unplayed: Rate | None

    @property
    def effect(self) -> Change | None:
        """Nothing where the card was always or never played."""
        return Change(self.played, self.unplayed) if self.played and self.unplayed else None


class Findings:
    """All that can be said of some games."""

    def __init__(self, lines: list[Facts], by_side: Iterable[str] = ()) -> None:
        self.lines = lines
        self.sides: list[str] = [side["name"] for side in lines[0]["sides"]]
        self.fair = 1 / len(self.sides)
        self.by_side = set(by_side)

    def all_sides(self) -> Iterator[Facts]:
        for line in self.lines:
            yield from line["sides"]

    # Victories

    def traits(self) -> dict[str, Rates]:
        """How often sides with a trait won, by kind of trait and by the trait."""
        scores: dict[str, Score] = {}
        for side in self.all_sides():
            for kind, values in side["traits"].items():
                for value in values:
                    scores.setdefault(kind, Score()).count(value, side["won"])
        return {kind: score.rates(self.fair) for kind, score in scores.items()}

    def places(self) -> Rates:
        """How often each side won from each place in the turn order."""
        score = Score()
        for side in self.all_sides():
            for place in side["traits"].get("place", []):
                score.count(f"{side['name']}, {place}", side["won"])
        return score.rates(self.fair)

    def settings(self) -> dict[str, Rates]:
        """How often each side won, by each option that differs between the games."""
        found: dict[str, Rates] = {}
        for name in sorted({name for line in self.lines for name in line["options"]} - self.by_side):
            if len({str(line["options"].get(name)) for line in self.lines}) > 1:
                score = Score()
                for line in self.lines:
                    for side in line["sides"]:
                        score.count(f"{line['options'].get(name)}: {side['name']}", side["won"])
                found[name] = score.rates(self.fair)
        return found

    def meetings(self, kind: str) -> dict[tuple[str, str], Rate]:
        """How often the first side won, by its trait and that of the second one."""
        score = Score()
        names: dict[str, tuple[str, str]] = {}
        for line in self.lines:
            one, other = (side["traits"].get(kind, [""])[0] for side in line["sides"][:2])
            names[f"{one} v. {other}"] = (one, other)
            score.count(f"{one} v. {other}", line["sides"][0]["won"])
        return {names[name]: rate for name, rate in score.rates(self.fair).items()}

    def reasons(self) -> dict[str, Counter[str]]:
        """How often games ended for what, and who won them (`games`: all of them)."""
        found: dict[str, Counter[str]] = {}
        for line in self.lines:
            counts = found.setdefault(line["reason"], Counter())
            counts["games"] += 1
            winners = [side["name"] for side in line["sides"] if side["won"]]
            counts[winners[0] if len(winners) == 1 else "shared"] += 1
        return dict(sorted(found.items()))

    # Lengths and points

    def lengths(self, kind: str) -> list[int]:
        """The turns or decisions of the games, ascending."""
        return sorted(line[kind] for line in self.lines)

    def sources(self) -> dict[str, dict[str, list[float]]]:
        """Points of a side by source: on average, in games it won, in games it lost."""
        found: dict[str, dict[str, list[float]]] = {}
        names = sorted({name for side in self.all_sides() for name in side["sources"]})
        for number, name in enumerate(self.sides):
            own = [line["sides"][number] for line in self.lines]
            parts = (own, [side for side in own if side["won"] == 1], [side for side in own if side["won"] == 0])
            if names:
                found[name] = {source: [mean_of(part, source) for part in parts] for source in names}
        return found

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
        score, could, times = Score(), Counter[str](), Counter[str]()
        owner: dict[str, str] = {}
        for side in self.all_sides():
            done = side["cards"][deed]
            for card in {*side["cards"]["could"][deed], *done}:
                owner[card] = side["name"]
                could[card] += 1
                times[card] += done.get(card, 0)
                score.count(f"{card} {card in done}", side["won"])
        rates = score.rates(self.fair)
        found = [
            CardFinding(card, owner[card], could[card], times[card], rates.get(f"{card} True"), rates.get(f"{card} False"))
            for card in sorted(could)
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


def mean_of(sides: list[Facts], source: str) -> float:
    return fmean(side["sources"].get(source, 0) for side in sides) if sides else 0.0


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
