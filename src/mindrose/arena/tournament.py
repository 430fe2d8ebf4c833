"""Who is stronger: every pair of players meets on every side, and each result has its interval."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from mindrose import library
from mindrose.arena.games import hash_seed, play
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


@dataclass(frozen=True)
class Share:
    """What the challenger had of one victory, and whether any seat had one: an automaton may have won."""

    won: float
    nobody: bool


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


def play_pairing(pairing: Pairing, index: int) -> Share:
    """One game: the challenger's side goes round; its share of the victory."""
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
    return Share(outcome.returns(sides.index(side)), not outcome.winners)


def pairings(
    game: str, players: int, bots: list[str], seed: str, options: tuple[tuple[str, Any], ...] = ()
) -> list[Pairing]:
    """Every bot against those named after it; each one alone where there is nobody else to play against."""
    if len(set(library.load(game).sides(players))) == 1:
        return [Pairing(game, players, bot, "", seed, options) for bot in bots]
    return [Pairing(game, players, one, other, seed, options) for one, other in combinations(bots, 2)]


def compete(pairing: Pairing, games: int, jobs: int, progress: Callable[[int], None] = lambda done: None) -> Result:
    """Plays a pairing so many times."""
    shares: list[Share] = []
    for share in played(pairing, games, jobs):
        shares.append(share)
        progress(1)
    return Result(pairing, games, sum(share.won for share in shares), sum(share.nobody for share in shares))


def played(pairing: Pairing, games: int, jobs: int) -> Iterator[Share]:
    if jobs == 1:
        yield from (play_pairing(pairing, index) for index in range(games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_pairing, [pairing] * games, range(games), chunksize=max(1, games // (8 * jobs)))
