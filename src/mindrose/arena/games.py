"""One game between players, and many of them, by whoever plays them."""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from mindrose import library
from mindrose.arena.crew import HERE, Crew
from mindrose.arena.ledger import Ledger, Row, check_same
from mindrose.engine import compiled
from mindrose.kernel.chance import Chance, QuickChance, key_of
from mindrose.kernel.game import Game, Outcome
from mindrose.kernel.ints import i64
from mindrose.kernel.table import Table
from mindrose.players import roster
from mindrose.players.player import Player
from mindrose.players.playout import play_out

Options = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """Games to play: which game, how many players, who they are, from which seed on."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str = "0"
    options: tuple[tuple[str, Any], ...] = ()
    rows: bool = False  # whether each game is told, or only what came of all of them

    def player(self, game: Game, index: int, seat: int) -> Player:
        """The player on a seat of one game; fewer names than seats are repeated."""
        return roster.make(game, self.bots[seat % len(self.bots)], hash_seed(self.seed, index, seat))

    def origin(self) -> Row:
        """What all rows of the plan have in common: with the number it says how to play a game again."""
        return {**origin(self.game, self.players, self.options), "bots": list(self.bots), "seed": self.seed}


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    reasons: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    nobody: int = 0  # games that no seat won
    kept: int = 0  # games that were there before, and took no time now
    kept_decisions: int = 0
    rows: list[Row] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.reasons.update(other.reasons)
        self.wins.update(other.wins)
        self.nobody += other.nobody

    def count(self, winners: list[int], reason: str, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.reasons[reason] += 1
        self.wins.update(winners)
        self.nobody += not winners

    def keep(self, row: Row) -> None:
        """Counts a game that was played before."""
        self.count(row["winners"], row["reason"], row["decisions"])
        self.kept += 1
        self.kept_decisions += row["decisions"]

    def document(self) -> dict[str, Any]:
        """What `mindrose simulate --json` prints."""
        played = self.decisions - self.kept_decisions
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(played / self.seconds) if self.seconds else 0,
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
    game = library.load(plan.game)
    shared = plan.origin() if plan.rows else {}
    options = game.checked_options(dict(plan.options))
    one = play_randomly if all(bot == "random" for bot in plan.bots) else play_by_view
    for index in range(first, first + number):
        outcome, decisions = one(plan, game, options, index)
        tally.count(outcome.winners, outcome.reason, decisions)
        if plan.rows:
            tally.rows.append({
                **shared, "number": index, "winners": outcome.winners, "reason": outcome.reason,
                "points": outcome.points, "decisions": decisions,
            })  # fmt: skip
    return tally


def play_by_view(plan: Plan, game: Game, options: Options, index: int) -> tuple[Outcome, int]:
    """A game by the players of the plan, and how many decisions it took."""
    table = game.new(plan.players, f"{plan.seed}-{index}", **options)
    outcome = play(table, [plan.player(game, index, seat) for seat in range(plan.players)]).outcome
    assert outcome is not None
    return outcome, len(table.given)


def play_randomly(plan: Plan, game: Game, options: Options, index: int) -> tuple[Outcome, int]:
    state = game.setup(game.checked_players(plan.players), options, Chance(key_of(f"{plan.seed}-{index}")), None)
    decisions = play_out(state, QuickChance(i64(hash_seed(plan.seed, index, 0))))
    return game.outcome(state), int(decisions)


def hash_seed(seed: str, index: int, seat: int) -> int:
    """A seed for one player of one game."""
    return int.from_bytes(key_of(f"player {seed} {index} {seat}")[:6], "big")


def origin(game: str, players: int, options: tuple[tuple[str, Any], ...]) -> Row:
    """Which game was played, by which rules, with which cards."""
    loaded, given = library.load(game), dict(options)
    return {
        "game": game, "rules": loaded.rules_version, "content": loaded.content_hash(given), "players": players,
        "options": given,
    }  # fmt: skip


def simulate(
    plan: Plan,
    games: int,
    crew: Crew = HERE,
    progress: Callable[[int], None] = lambda done: None,
    first: int = 0,
    out: Path | None = None,
) -> Tally:
    """Plays so many games of a plan, from the number `first` on; `seconds` is the time it took.

    With a file for them, those that it holds already are counted and not played again. Whoever interrupts it gets what
    was played before, which are the first of them.
    """
    tally = Tally()
    numbers = dict.fromkeys(range(first, first + games))
    with contextlib.ExitStack() as stack:
        ledger = None
        if out is not None:
            plan, ledger = replace(plan, rows=True), Ledger(out)
            wanted = plan.origin()
            for row in ledger.rows():
                check_same(out, row, wanted)
                if row["number"] in numbers:
                    del numbers[row["number"]]
                    tally.keep(row)
            stack.enter_context(ledger)
        progress(tally.kept)
        start = time.perf_counter()
        with (
            contextlib.suppress(KeyboardInterrupt),
            contextlib.closing(crew.results(play_batch, plan, numbers)) as parts,
        ):
            for part in parts:
                if ledger is not None:
                    ledger.add(part.rows)
                tally.add(part)
                progress(part.games)
        tally.seconds = time.perf_counter() - start
    return tally
