"""One game between players, and many of them on several processes."""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from mindrose import library
from mindrose.engine import compiled
from mindrose.kernel.chance import Chance, QuickChance, key_of
from mindrose.kernel.game import Game, Outcome
from mindrose.kernel.ints import i64
from mindrose.kernel.table import Table
from mindrose.players import roster
from mindrose.players.player import Player
from mindrose.players.playout import play_out

BATCH = 50


@dataclass(frozen=True)
class Plan:
    """Games to play: which game, how many players, who they are, from which seed on."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str = "0"
    options: tuple[tuple[str, Any], ...] = ()

    def player(self, game: Game, index: int, seat: int) -> Player:
        """The player on a seat of one game; fewer names than seats are repeated."""
        return roster.make(game, self.bots[seat % len(self.bots)], hash_seed(self.seed, index, seat))


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    reasons: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    nobody: int = 0  # games that no seat won

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.reasons.update(other.reasons)
        self.wins.update(other.wins)
        self.nobody += other.nobody

    def count(self, outcome: Outcome, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.reasons[outcome.reason] += 1
        for seat in outcome.winners:
            self.wins[seat] += 1
        self.nobody += not outcome.winners

    def document(self) -> dict[str, Any]:
        """What `mindrose simulate --json` prints."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "outcomes": {
                "reasons": dict(self.reasons.most_common()),
                "wins_by_seat": {str(seat): self.wins[seat] for seat in sorted(self.wins)},
                "won_by_nobody": self.nobody,
            },
            "compiled": compiled(),
        }


def play(table: Table, players: list[Player]) -> Table:
    """Plays a table to its end; each player sees only the view of its seat."""
    while not table.over:
        waiting = [asked.seat for asked in table.questions if not asked.settled]
        answers = [players[seat].choose(table.view(seat)) for seat in waiting]  # before any of them is given
        for seat, answer in zip(waiting, answers, strict=True):
            table.answer(answer, seat)
    return table


def play_batch(plan: Plan, first: int, number: int) -> Tally:
    """Some games of a plan, one after another; random players play inside the engine."""
    tally = Tally()
    start = time.perf_counter()
    if all(bot == "random" for bot in plan.bots):
        play_randomly(plan, first, number, tally)
    else:
        game = library.load(plan.game)
        for index in range(first, first + number):
            table = game.new(plan.players, f"{plan.seed}-{index}", **dict(plan.options))
            play(table, [plan.player(game, index, seat) for seat in range(plan.players)])
            outcome = table.outcome
            assert outcome is not None
            tally.count(outcome, len(table.given))
    tally.seconds = time.perf_counter() - start
    return tally


def play_randomly(plan: Plan, first: int, number: int, tally: Tally) -> None:
    game = library.load(plan.game)
    options = game.checked_options(dict(plan.options))
    players = game.checked_players(plan.players)
    for index in range(first, first + number):
        state = game.setup(players, options, Chance(key_of(f"{plan.seed}-{index}")), None)
        decisions = play_out(state, QuickChance(i64(hash_seed(plan.seed, index, 0))))
        tally.count(game.outcome(state), int(decisions))


def hash_seed(seed: str, index: int, seat: int) -> int:
    """A seed for one player of one game."""
    return int.from_bytes(key_of(f"player {seed} {index} {seat}")[:6], "big")


def simulate(
    plan: Plan, games: int, jobs: int, progress: Callable[[int], None] = lambda done: None, first: int = 0
) -> Tally:
    """Plays so many games of a plan, from the number `first` on, on so many processes; `seconds` is the time it took.

    Whoever interrupts it gets what was played before, which are the first of them.
    """
    tally = Tally()
    start = time.perf_counter()
    with contextlib.suppress(KeyboardInterrupt), contextlib.closing(batches(plan, games, jobs, first)) as parts:
        for part in parts:
            tally.add(part)
            progress(part.games)
    tally.seconds = time.perf_counter() - start
    return tally


def batches(plan: Plan, games: int, jobs: int, first: int = 0) -> Generator[Tally, None, None]:
    size = max(1, min(BATCH, games // (4 * jobs) or 1))
    end = first + games
    work = [(number, min(size, end - number)) for number in range(first, end, size)]
    if jobs == 1:
        for number, count in work:
            yield play_batch(plan, number, count)
        return
    pool = ProcessPoolExecutor(jobs)
    try:
        futures = [pool.submit(play_batch, plan, number, count) for number, count in work]
        for future in futures:
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)
