"""Who is stronger: every pair of players meets on every side, and each result has its interval."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import closing, nullcontext, suppress
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, Self

from mindrose import library
from mindrose.arena.crew import HERE, Crew
from mindrose.arena.games import hash_seed, origin, play
from mindrose.arena.ledger import Ledger, Row, check_same
from mindrose.arena.rates import Rate
from mindrose.players import roster


@dataclass(frozen=True)
class Pairing:
    """One challenger, on all seats of one side, against a table full of another player.

    Where there is only one side, it plays against the game itself: `field` is empty then.
    """

    game: str
    players: int
    challenger: str
    field: str
    seed: str
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def sides(self) -> list[int]:
        """The side of each seat."""
        return library.load(self.game).sides(self.players)

    def origin(self) -> Row:
        """What all its rows have in common: with the number it says how to play a game again."""
        told = {"seed": self.seed, "challenger": self.challenger, "field": self.field}
        return {**origin(self.game, self.players, self.options), **told}


@dataclass(frozen=True)
class Result:
    """How often the challenger won; shared victories count in shares. `nobody`: games that no seat won."""

    pairing: Pairing
    games: int
    wins: float
    nobody: int = 0

    @property
    def won(self) -> Rate:
        return Rate(self.games, self.wins, self.fair)

    @property
    def rate(self) -> float:
        return self.won.rate

    @property
    def fair(self) -> float:
        """What an equal player would win, of what seats did win; against the game itself every other game."""
        sides = len(set(self.pairing.sides))
        return (1 - self.nobody / self.games) / sides if sides > 1 else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Of the rate, at 95 %."""
        return self.won.interval

    @property
    def verdict(self) -> str:
        low, high = self.interval
        if low > self.fair:
            return "stronger"
        return "weaker" if high < self.fair else "undecided"

    def document(self) -> dict[str, Any]:
        return {
            "challenger": self.pairing.challenger,
            "field": self.pairing.field,
            "players": self.pairing.players,
            **self.won.document(),
            "fair": round(self.fair, 4),
            "won_by_nobody": self.nobody,
            "verdict": self.verdict,
        }


def play_pairing(pairing: Pairing, index: int) -> Row:
    """One game: the challenger's side goes round; its share of the victory. An automaton may have won: then no seat."""
    game = library.load(pairing.game)
    sides = pairing.sides
    side = sorted(set(sides))[index % len(set(sides))]
    table = game.new(pairing.players, f"{pairing.seed}-{index}", **dict(pairing.options))
    seats = [
        roster.make(game, pairing.challenger if own == side else pairing.field, hash_seed(pairing.seed, index, seat))
        for seat, own in enumerate(sides)
    ]
    outcome = play(table, seats).outcome
    assert outcome is not None
    return {
        "number": index, "side": side, "won": outcome.returns(sides.index(side)), "winners": outcome.winners,
        "reason": outcome.reason, "points": outcome.points, "decisions": len(table.given),
    }  # fmt: skip


def play_pairings(pairing: Pairing, first: int, number: int) -> list[Row]:
    """Some games of a pairing, one after another."""
    shared = pairing.origin()
    return [{**shared, **play_pairing(pairing, index)} for index in range(first, first + number)]


def pairings(
    game: str, players: int, bots: list[str], seed: str, options: tuple[tuple[str, Any], ...] = ()
) -> list[Pairing]:
    """Every bot against those named after it; each one alone where there is nobody else to play against."""
    if len(set(library.load(game).sides(players))) == 1:
        return [Pairing(game, players, bot, "", seed, options) for bot in bots]
    return [Pairing(game, players, one, other, seed, options) for one, other in combinations(bots, 2)]


def result_of(pairing: Pairing, rows: Iterable[Row]) -> Result:
    """What came of a pairing."""
    played = list(rows)
    nobody = sum(not row["winners"] for row in played)
    return Result(pairing, len(played), sum(row["won"] for row in played), nobody)


def compete(
    pairing: Pairing, games: int, crew: Crew = HERE, progress: Callable[[int], None] = lambda done: None
) -> Result:
    """Plays a pairing so many times."""
    return Tournament([pairing], games).play(crew, lambda _, done: progress(done)).results()[0]


class Tournament:
    """Pairings that are played so many times each, and what was played of them."""

    def __init__(self, pairings: list[Pairing], games: int, out: Path | None = None) -> None:
        self.games = games
        self.rows: dict[Pairing, dict[int, Row]] = {pairing: {} for pairing in pairings}
        self.ledger = None if out is None else Ledger(out)
        if self.ledger is not None:
            self.go_on(self.ledger)

    def go_on(self, ledger: Ledger) -> None:
        """Takes over what a file holds already; games of others than these stay there and count for nothing."""
        by_names = {(pairing.challenger, pairing.field): pairing for pairing in self.rows}
        for row in ledger.rows():
            pairing = by_names.get((str(row.get("challenger")), str(row.get("field"))))
            if pairing is None:
                one = next(iter(self.rows))
                check_same(ledger.path, row, {**origin(one.game, one.players, one.options), "seed": one.seed})
                continue
            check_same(ledger.path, row, pairing.origin())
            if row["number"] < self.games:
                self.rows[pairing][row["number"]] = row

    @property
    def played(self) -> int:
        return sum(len(rows) for rows in self.rows.values())

    @property
    def missing(self) -> int:
        return self.games * len(self.rows) - self.played

    def play(self, crew: Crew = HERE, progress: Callable[[Pairing, int], None] = lambda pairing, done: None) -> Self:
        """Plays what is not played yet; after an interruption everything that was is there."""
        with suppress(KeyboardInterrupt), self.ledger or nullcontext():
            for pairing, rows in self.rows.items():
                progress(pairing, len(rows))
                numbers = [number for number in range(self.games) if number not in rows]
                with closing(crew.results(play_pairings, pairing, numbers)) as parts:
                    for part in parts:
                        if self.ledger is not None:
                            self.ledger.add(part)
                        rows.update({row["number"]: row for row in part})
                        progress(pairing, len(part))
        return self

    def results(self) -> list[Result]:
        """Of every pairing that was played at all."""
        return [result_of(pairing, rows.values()) for pairing, rows in self.rows.items() if rows]

    def all_rows(self) -> list[Row]:
        return [row for rows in self.rows.values() for row in rows.values()]
